import Foundation
import Glibc

/// A network of one thread's own: nothing but loopback, and addresses that are nobody else's.
///
/// Sockets that the thread makes, and threads and programs that it starts, are in it; it goes away with the last.
package enum NetworkNamespace {
    /// Whether this process may have any; root may.
    package static let isPermitted: Bool = {
        let done = DispatchSemaphore(value: 0)
        let answer = Answer()
        Thread {
            answer.isPermitted = leave() == 0
            done.signal()
        }.start()
        done.wait()
        return answer.isPermitted
    }()

    // Written before the signal, read behind it.
    private final class Answer: @unchecked Sendable {
        var isPermitted = false
    }

    /// Puts the calling thread into a network of its own, for the rest of its life.
    ///
    /// - Parameter address: an IPv4 address that is this host's there.
    package static func enter(adding address: String) throws {
        guard leave() == 0 else { throw ProgramError(description: "unshare: errno \(errno)") }
        for words in [["link", "set", "lo", "up"], ["address", "add", "\(address)/32", "dev", "lo"]] {
            let outcome = try Program.run(["ip"] + words, joinsErrors: true)
            guard outcome.status == 0 else { throw ProgramError(description: "ip \(words): \(outcome.text)") }
        }
    }

    /// `unshare(2)` for the network; the module of the C library does not show it.
    private static func leave() -> CInt {
        typealias Unshare = @convention(c) (CInt) -> CInt
        guard let symbol = unsafe dlsym(nil, "unshare") else { return -1 }
        let newNetwork: CInt = 0x4000_0000
        return unsafe unsafeBitCast(symbol, to: Unshare.self)(newNetwork)
    }
}
