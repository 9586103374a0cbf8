import Glibc
import SupportSanitizer

/// The error that a test client sees instead of an answer.
package enum WireError: Error, CustomStringConvertible {
    case cannotConnect(CInt)
    case cannotSend(CInt)
    case reset(CInt)
    case timedOut(String)
    case noAnswer(String)

    package var description: String {
        switch self {
        case .cannotConnect(let code): "connect: errno \(code)"
        case .cannotSend(let code): "send: errno \(code)"
        case .reset(let code): "receive: errno \(code)"
        case .timedOut(let what): "nothing came in time: \(what)"
        case .noAnswer(let what): "no answer: \(what)"
        }
    }
}

/// One TCP connection to loopback with blocking calls; each wait has its end.
///
/// Sendable unchecked: a test uses it on one thread at a time, and the descriptor does not change before `close`.
package final class Wire: @unchecked Sendable {
    private let descriptor: CInt
    private var isOpen = true

    /// - Parameter receiveBufferBytes: a small one makes a slow reader.
    package init(port: Int, receiveBufferBytes: CInt? = nil) throws(WireError) {
        descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw .cannotConnect(errno) }
        if var bytes = receiveBufferBytes {
            _ = unsafe setsockopt(
                descriptor, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout.size(ofValue: bytes)))
        }
        var one: CInt = 1
        _ = unsafe setsockopt(
            descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout.size(ofValue: one)))
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        _ = unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout.size(ofValue: patience)))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                unsafe connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let code = errno
            Glibc.close(descriptor)
            isOpen = false
            throw .cannotConnect(code)
        }
    }

    deinit { close() }

    package func send(_ bytes: [UInt8]) throws(WireError) {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.send(
                    descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, CInt(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw .cannotSend(errno) }
            sent += count
        }
    }

    /// The bytes that have come, at most 64 KiB; empty at the end of the stream.
    package func receive(within seconds: Double) throws(WireError) -> [UInt8] {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = unsafe poll(&watched, 1, CInt(max(0, seconds * Sanitizer.patience) * 1000))
        guard ready > 0 else { throw .timedOut("a byte within \(seconds) s") }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
        }
        guard count >= 0 else { throw .reset(errno) }
        return Array(bytes.prefix(count))
    }

    /// Says that nothing more will be sent.
    package func endSending() { shutdown(descriptor, CInt(SHUT_WR)) }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        Glibc.close(descriptor)
    }

    /// Cuts the connection: the other side gets a reset.
    package func cut() {
        var lingering = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout.size(ofValue: lingering)))
        close()
    }
}

/// Seconds of a clock that only goes on.
package func monotonicSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Looks again and again until something is so; `false` once the time is over.
package func poll(within seconds: Double, every interval: Double = 0.005, _ condition: () throws -> Bool) rethrows
    -> Bool
{
    let end = monotonicSeconds() + seconds * Sanitizer.patience
    while try !condition() {
        guard monotonicSeconds() < end else { return false }
        usleep(UInt32(interval * 1e6))
    }
    return true
}
