import CSpawn
import Foundation
import Glibc
import Synchronization

/// Why a program did not run.
package struct ProgramError: Error, CustomStringConvertible {
    package let description: String
}

/// A program of the system beside a test, or ours.
///
/// It gets none of our descriptors but its three and those it is passed, and no signal is blocked or ignored in it.
/// Started by `posix_spawnp` and not by Foundation, which looks through `/proc/self/fd` and copies whole `dirent`
/// records on the way: one at the end of the system's buffer is shorter than that, and the copy faults.
///
/// Its end may be waited for, asked for and brought about on several threads at once.
package final class Program: Sendable {
    /// A place where a program reads or writes.
    package enum Stream: Sendable {
        /// Nothing is there, and what is written is gone.
        case nothing
        /// A descriptor of ours, which stays ours.
        case descriptor(CInt)
        /// A file, which what is written is appended to.
        case file(String)
    }

    package let pid: CInt
    /// Its exit status, or minus the signal that ended it, once somebody has asked.
    private let ended = Mutex<CInt?>(nil)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: its name, looked for in `PATH` unless there is a slash in it, and its arguments.
    ///   - variables: what its environment has beside or instead of ours.
    ///   - passing: what it finds from descriptor 3 on.
    package init(
        _ words: [String], in folder: String? = nil, environment variables: [String: String] = [:],
        input: Stream = .nothing, output: Stream = .nothing, errors: Stream = .nothing, passing: [CInt] = []
    ) throws {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (target, stream) in [(0, input), (1, output), (2, errors)] as [(CInt, Stream)] {
            switch stream {
            case .nothing: unsafe posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
            case .descriptor(let own): unsafe posix_spawn_file_actions_adddup2(&actions, own, target)
            case .file(let path):
                let flags = target == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_APPEND
                unsafe posix_spawn_file_actions_addopen(&actions, target, path, flags, 0o600)
            }
        }
        // The numbers they shall have may be taken by others of them.
        let behind = 3 + CInt(passing.count)
        let passed = passing.map { fcntl($0, F_DUPFD_CLOEXEC, behind) }
        defer { for descriptor in passed { close(descriptor) } }
        for (index, descriptor) in passed.enumerated() {
            unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, 3 + CInt(index))
        }
        // Most are closed by themselves; one that is not could keep a pipe open for as long as the program lives.
        unsafe posix_spawn_file_actions_addclosefrom_np(&actions, behind)
        if let folder { unsafe posix_spawn_file_actions_addchdir_np(&actions, folder) }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }.map { "\($0.key)=\($0.value)" }
        var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
        var settings: [UnsafeMutablePointer<CChar>?] = unsafe environment.map { unsafe strdup($0) }
        defer { unsafe (arguments + settings).forEach { unsafe free($0) } }
        unsafe arguments.append(nil)
        unsafe settings.append(nil)
        var pid: CInt = 0
        let code = unsafe posix_spawnp(&pid, words[0], &actions, &attributes, arguments, settings)
        guard code == 0 else { throw ProgramError(description: "\(words[0]) cannot be started: errno \(code)") }
        self.pid = pid
    }

    deinit { kill() }

    /// Its exit status, or minus the signal that ended it; nil while it runs.
    package var status: CInt? { ended.withLock { look(&$0) } }

    /// It has not ended.
    package var isRunning: Bool { status == nil }

    /// Sends a signal, unless it has ended: its number may be another's by then.
    package func signal(_ number: CInt) {
        ended.withLock { ended in
            if look(&ended) == nil { Glibc.kill(pid, number) }
        }
    }

    /// Ends it without a word, and blocks until it is gone.
    package func kill() {
        signal(SIGKILL)
        _ = wait()
    }

    /// Blocks until its end, and gives its exit status, or minus the signal that ended it.
    package func wait() -> CInt {
        while true {
            if let status { return status }
            // It is only looked at: whoever holds the lock takes it from the system.
            var info = unsafe siginfo_t()
            _ = unsafe waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT)
        }
    }

    private func look(_ ended: inout CInt?) -> CInt? {
        var raw: CInt = 0
        if ended == nil, unsafe waitpid(pid, &raw, WNOHANG) == pid {
            ended = raw & 0x7f == 0 ? (raw >> 8) & 0xff : -(raw & 0x7f)
        }
        return ended
    }
}
