import Foundation
package import Glibc

/// Why a program did not run.
package struct ProgramError: Error, CustomStringConvertible {
    package let description: String
}

/// A program of the system beside a test.
///
/// Started by `posix_spawnp`, since Foundation's own way looks through `/proc/self/fd` in one that fails when there are
/// very many descriptors. It gets none of ours but its three, and no signal is blocked in it.
package final class Program: @unchecked Sendable {
    // One test owns it; what changes after the start changes on that test's thread.

    /// What came of a program that has ended.
    package struct Outcome: Sendable {
        /// Its exit status; minus the signal where one ended it.
        package let status: CInt
        /// What it wrote.
        package let output: [UInt8]

        /// The same as text.
        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// A number well above those of all descriptors that are open.
    private static var unused: CInt {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return max(1024, (names.compactMap { CInt($0) }.max() ?? 0) + 256)
    }

    package let pid: pid_t
    private var ended: CInt?

    /// Starts a program; what it reads and writes are descriptors of ours, or nothing where there is none.
    ///
    /// - Parameter words: its name, looked for in `PATH` unless there is a slash in it, and its arguments.
    package init(
        _ words: [String], in folder: String? = nil, input: CInt? = nil, output: CInt? = nil, errors: CInt? = nil
    ) throws {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (target, source) in [(0, input), (1, output), (2, errors)] as [(CInt, CInt?)] {
            if let source {
                unsafe posix_spawn_file_actions_adddup2(&actions, source, target)
            } else {
                unsafe posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
            }
        }
        // Most are closed by themselves; one that is not could keep a pipe open for as long as the program lives.
        for descriptor in 3..<Self.unused { unsafe posix_spawn_file_actions_addclose(&actions, descriptor) }
        let words = (folder.map { ["env", "--chdir=\($0)"] } ?? []) + words
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
        defer { unsafe arguments.forEach { unsafe free($0) } }
        unsafe arguments.append(nil)
        var pid: pid_t = 0
        let code = unsafe posix_spawnp(&pid, words[0], &actions, &attributes, arguments, environ)
        guard code == 0 else { throw ProgramError(description: "\(words[0]) cannot be started: errno \(code)") }
        self.pid = pid
    }

    deinit { kill() }

    /// It has not ended.
    package var isRunning: Bool { status(waits: false) == nil }

    /// Ends it without a word, and waits until it is gone.
    package func kill() {
        guard isRunning else { return }
        Glibc.kill(pid, SIGKILL)
        _ = status(waits: true)
    }

    /// Waits for its end, and gives its exit status, or minus the signal that ended it.
    package func wait() -> CInt { status(waits: true) ?? -1 }

    private func status(waits: Bool) -> CInt? {
        if let ended { return ended }
        var raw: CInt = 0
        var found: pid_t
        repeat { found = unsafe waitpid(pid, &raw, waits ? 0 : WNOHANG) } while found == -1 && errno == EINTR
        guard found == pid else { return nil }
        ended = raw & 0x7f == 0 ? (raw >> 8) & 0xff : -(raw & 0x7f)
        return ended
    }

    /// Runs a program to its end; blocks.
    ///
    /// - Parameters:
    ///   - input: what it reads, written while it does.
    ///   - joinsErrors: what it complains of stands in its output, and not nowhere.
    package static func run(
        _ words: [String], in folder: String? = nil, input: [UInt8] = [], joinsErrors: Bool = false
    ) throws -> Outcome {
        let output = try Pair()
        let given = try input.isEmpty ? nil : Pair()
        let program = try Program(
            words, in: folder, input: given?.reading, output: output.writing,
            errors: joinsErrors ? output.writing : nil)
        output.closeWriting()
        if let given {
            given.closeReading()
            // More than a pipe holds is written while it reads.
            Thread.detachNewThread { given.write(input) }
        }
        let bytes = output.readAll()
        return Outcome(status: program.wait(), output: bytes)
    }
}

/// Two ends of a stream, closed with it, and inherited by nobody: made so in one step, as sockets can be.
private final class Pair: @unchecked Sendable {
    // Each end is used by one thread.
    let reading: CInt
    let writing: CInt
    private var isReadingOpen = true
    private var isWritingOpen = true

    init() throws {
        var ends: [CInt] = [0, 0]
        let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw ProgramError(description: "socketpair: errno \(errno)")
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        closeReading()
        closeWriting()
    }

    func closeReading() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    func closeWriting() {
        if isWritingOpen { close(writing) }
        isWritingOpen = false
    }

    func readAll() -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe read(reading, &buffer, buffer.count)
            if count > 0 {
                all += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                return all
            }
        }
    }

    /// Writes all of it, or as much as is wanted, and closes.
    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe send(writing, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
            }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { break }
        }
        closeWriting()
    }
}
