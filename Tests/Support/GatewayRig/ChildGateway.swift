import Foundation
package import Glibc

/// The built executable as a child process: a gateway with a configuration and a data directory of its own, or whatever
/// else the program can be.
package final class ChildGateway: @unchecked Sendable {
    // One test owns it; what changes after the start changes on that test's thread.
    package let pid: pid_t
    package private(set) var port = 0
    private let logPath: String
    /// Kept, because the log is in it.
    private let folder: TestFolder
    private var status: CInt?

    /// The executable beside this test bundle.
    package static var executable: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("trunkline").path
    }

    /// A configuration in `folder`, with the data directory in it.
    package static func write(_ yaml: String, in folder: TestFolder) throws -> String {
        try folder.write("trunkline.yaml", yaml)
        return "\(folder.path)/trunkline.yaml"
    }

    /// Starts a gateway and waits until it says `ready`.
    ///
    /// Blocks.
    ///
    /// - Parameter passing: what it finds from descriptor 3 on, the way a service manager passes it.
    package convenience init(
        config: String, in folder: TestFolder, environment: [String: String] = [:], passing: [CInt] = []
    ) throws {
        try self.init(
            ["serve", "--config", config], saying: "\"ready\"", in: folder, environment: environment, passing: passing)
    }

    /// Starts the program and waits until it has written a line with its address and some words.
    ///
    /// Blocks.
    package init(
        _ arguments: [String], saying words: String, in folder: TestFolder, environment: [String: String] = [:],
        passing: [CInt] = [], isAwaited: Bool = true
    ) throws {
        self.folder = folder
        logPath = "\(folder.path)/log-\(UUID().uuidString)"
        pid = try Self.spawn(arguments, output: logPath, environment, passing)
        guard isAwaited else { return }
        let isReady = poll(within: 20) {
            port = Self.port(in: log, behind: words)
            return port != 0 || hasEnded
        }
        guard isReady, port != 0 else {
            kill()
            throw WireError.noAnswer("trunkline \(arguments) did not start:\n\(log)")
        }
    }

    deinit { kill() }

    /// What it wrote so far.
    package var log: String { String(decoding: FileManager.default.contents(atPath: logPath) ?? Data(), as: UTF8.self) }

    /// The port of its `admin` listener; 0 where it has none.
    package var adminPort: Int { Self.port(in: log, behind: "\"ready\"", from: "\"admin\":\"127.0.0.1:") }

    /// Of a line that is there as a whole.
    private static func port(in log: String, behind words: String, from start: String = "127.0.0.1:") -> Int {
        for line in log.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            guard let said = line.range(of: words),
                let place = line.range(of: start, range: said.upperBound..<line.endIndex)
            else { continue }
            return Int(line[place.upperBound...].prefix { $0.isNumber }) ?? 0
        }
        return 0
    }

    private static func spawn(
        _ arguments: [String], output: String, _ environment: [String: String], _ passing: [CInt]
    ) throws -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // Out of the way of the numbers they shall have.
        let passed = passing.map { fcntl($0, F_DUPFD_CLOEXEC, 1000) }
        defer { for descriptor in passed { close(descriptor) } }
        for (index, descriptor) in passed.enumerated() {
            unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, 3 + CInt(index))
        }
        // Pipes of tests beside this one would stay open for as long as the child lives.
        for descriptor in 3 + CInt(passing.count)..<1000 {
            unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        var pid: pid_t = 0
        var environment = environment
        if !passing.isEmpty { environment["LISTEN_FDS"] = "\(passing.count)" }
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
        // Only the child itself knows its number.
        let shell = ["/bin/sh", "-c", "LISTEN_PID=$$; export LISTEN_PID; exec \"$@\"", "sh"]
        let command = (passing.isEmpty ? [] : shell) + [executable] + arguments
        var words: [UnsafeMutablePointer<CChar>?] = unsafe command.map { unsafe strdup($0) }
        var settings: [UnsafeMutablePointer<CChar>?] = unsafe variables.map { unsafe strdup($0) }
        defer { unsafe (words + settings).forEach { unsafe free($0) } }
        unsafe words.append(nil)
        unsafe settings.append(nil)
        let code = unsafe posix_spawn(&pid, command[0], &actions, nil, words, settings)
        guard code == 0 else { throw WireError.noAnswer("the executable cannot be started: errno \(code)") }
        return pid
    }

    /// Runs the program to its end and gives its status and all it wrote.
    ///
    /// Blocks.
    package static func run(
        _ arguments: [String], in folder: TestFolder, within seconds: Double = 60, environment: [String: String] = [:],
        passing: [CInt] = []
    ) throws -> (status: CInt, output: String) {
        let path = "\(folder.path)/out-\(UUID().uuidString)"
        let pid = try spawn(arguments, output: path, environment, passing)
        var status: CInt = 0
        let ended = poll(within: seconds) { unsafe waitpid(pid, &status, WNOHANG) == pid }
        if !ended {
            Glibc.kill(pid, SIGKILL)
            _ = unsafe waitpid(pid, &status, 0)
        }
        let output = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        guard ended else { throw WireError.timedOut("the end of trunkline \(arguments): \(output)") }
        return (exitStatus(status), output)
    }

    /// What `exit` was given; minus the signal where one ended it.
    private static func exitStatus(_ status: CInt) -> CInt {
        status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
    }

    private var hasEnded: Bool {
        if status != nil { return true }
        var raw: CInt = 0
        guard unsafe waitpid(pid, &raw, WNOHANG) == pid else { return false }
        status = Self.exitStatus(raw)
        return true
    }

    package func signal(_ number: CInt) {
        guard !hasEnded else { return }
        Glibc.kill(pid, number)
    }

    /// Asks it to end.
    package func terminate() { signal(SIGTERM) }

    /// Ends it in the middle of whatever it does.
    ///
    /// Blocks until it is gone.
    package func kill() {
        guard !hasEnded else { return }
        Glibc.kill(pid, SIGKILL)
        var raw: CInt = 0
        if unsafe waitpid(pid, &raw, 0) == pid { status = Self.exitStatus(raw) }
    }

    /// Its exit status, minus the number of the signal that ended it; `nil` when it still runs.
    ///
    /// Blocks.
    package func exitStatus(within seconds: Double) -> CInt? {
        _ = poll(within: seconds) { hasEnded }
        return status
    }

    /// The names of its threads.
    package var threadNames: [String] {
        let folder = "/proc/\(pid)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.map { thread in
            let name = FileManager.default.contents(atPath: "\(folder)/\(thread)/comm") ?? Data()
            return String(decoding: name, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }.sorted()
    }

    package func caller(_ credential: String? = Samples.secretKey) -> Caller {
        Caller(port: port, credential: credential)
    }
}
