import Foundation
package import Glibc
import Kernel
import SupportPrograms

/// The built executable as a child process: a gateway with a configuration and a data directory of its own, or whatever
/// else the program can be.
package final class ChildGateway: @unchecked Sendable {
    // One test owns it; what changes after the start changes on that test's thread.
    package private(set) var port = 0
    /// Keeps the port from others' gateways and simulators when this one is gone and its callers still look for it.
    private var reserved: Socket?
    private let program: Program
    private let logPath: String
    /// Kept, because the log is in it.
    private let folder: TestFolder

    package var pid: pid_t { program.pid }

    /// The executable beside this test bundle.
    package static var executable: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("trunkline").path
    }

    /// A configuration in `folder`, with the data directory in it.
    package static func write(_ yaml: String, in folder: TestFolder) throws -> String {
        try folder.replace("trunkline.yaml", yaml + TestStore.lines(besides: yaml, in: folder))
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
        program = try Self.start(arguments, output: logPath, environment, passing)
        guard isAwaited else { return }
        let isReady = poll(within: 20) {
            port = Self.port(in: log, behind: words)
            return port != 0 || !program.isRunning
        }
        guard isReady, port != 0 else {
            kill()
            throw WireError.noAnswer("trunkline \(arguments) did not start:\n\(log)")
        }
        if let address = SocketAddress("127.0.0.1:\(port)") {
            // Listeners that a test passed may be its own alone.
            reserved = try? Socket.reserve(address)
        }
    }

    deinit { kill() }

    /// The log that it wrote so far.
    package var log: String { String(decoding: FileManager.default.contents(atPath: logPath) ?? Data(), as: UTF8.self) }

    /// Looks for the port of one that was not awaited; whether it is ready.
    ///
    /// On the thread of its test.
    package func findPort() -> Bool {
        port = Self.port(in: log, behind: "\"ready\"")
        return port != 0
    }

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

    private static func start(
        _ arguments: [String], output: String, _ environment: [String: String], _ passing: [CInt]
    ) throws -> Program {
        var environment = environment
        if !passing.isEmpty { environment["LISTEN_FDS"] = "\(passing.count)" }
        // Only the child itself knows its number.
        let shell = ["/bin/sh", "-c", "LISTEN_PID=$$; export LISTEN_PID; exec \"$@\"", "sh"]
        return try Program(
            (passing.isEmpty ? [] : shell) + [executable] + arguments, environment: environment,
            output: .file(output), errors: .file(output), passing: passing)
    }

    /// Runs the program to its end and gives its status and all it wrote.
    ///
    /// Blocks.
    package static func run(
        _ arguments: [String], in folder: TestFolder, within seconds: Double = 60, environment: [String: String] = [:],
        passing: [CInt] = []
    ) throws -> (status: CInt, output: String) {
        let path = "\(folder.path)/out-\(UUID().uuidString)"
        let program = try start(arguments, output: path, environment, passing)
        let ended = poll(within: seconds) { !program.isRunning }
        program.kill()
        let output = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        guard ended else { throw WireError.timedOut("the end of trunkline \(arguments): \(output)") }
        return (program.wait(), output)
    }

    package func signal(_ number: CInt) { program.signal(number) }

    /// Asks it to end.
    package func terminate() { signal(SIGTERM) }

    /// Ends it in the middle of whatever it does.
    ///
    /// Blocks until it is gone.
    package func kill() { program.kill() }

    /// Its exit status, minus the number of the signal that ended it; `nil` when it still runs.
    ///
    /// Blocks.
    package func exitStatus(within seconds: Double) -> CInt? {
        _ = poll(within: seconds) { !program.isRunning }
        return program.status
    }

    /// The names of its threads.
    package var threadNames: [String] {
        let folder = "/proc/\(pid)/task"
        let threads = (try? Files.names(in: folder)) ?? []
        return threads.map { thread in
            let name = FileManager.default.contents(atPath: "\(folder)/\(thread)/comm") ?? Data()
            return String(decoding: name, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }.sorted()
    }

    package func caller(_ credential: String? = Samples.secretKey) -> Caller {
        Caller(port: port, credential: credential)
    }
}
