import Foundation
import GatewayRig
import JSON
import SupportPrograms
import Testing

/// An adapter outside the process: a program of the tests or of the samples, which may be killed and started again.
final class AdapterProgram: Sendable {
    /// The repository.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized.path
    private static let support = "\(root)/Tests/Support/ExternalAdapters"
    private static let samples = "\(root)/deploy/examples/external"

    let program: Program

    /// Starts a script and waits until it has written `file`, or listens at it; blocks.
    init(
        _ words: [String], awaiting file: String, in folder: TestFolder, environment: [String: String] = [:]
    ) throws {
        let log = "\(folder.path)/adapter.log"
        try? FileManager.default.removeItem(atPath: file)
        program = try Program(
            ["python3"] + words, environment: environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 },
            output: .file(log), errors: .file(log))
        let program = program
        guard
            poll(
                within: 20, { !program.isRunning || FileManager.default.fileExists(atPath: file) }), program.isRunning
        else { throw WireError.noAnswer("\(words) did not start: \(folder.text(of: "adapter.log"))") }
    }

    deinit { program.kill() }

    /// Ends it in the middle of whatever it does; blocks until it is gone.
    func kill() { program.kill() }

    /// The adapter for tests, with a journal by which it survives; blocks.
    static func parrot(in folder: TestFolder, settlement: String = "token") throws -> AdapterProgram {
        try AdapterProgram(
            ["\(support)/parrot.py", socket(in: folder), "\(folder.path)/journal", settlement],
            awaiting: socket(in: folder), in: folder)
    }

    static func socket(in folder: TestFolder) -> String { "\(folder.path)/a.sock" }

    /// A server of the tests, and the port that it wrote down; blocks.
    static func server(
        _ name: String, _ more: [String] = [], in folder: TestFolder
    ) throws -> (program: AdapterProgram, port: Int) {
        let file = "\(folder.path)/\(name).port"
        let program = try AdapterProgram(["\(support)/\(name).py", file] + more, awaiting: file, in: folder)
        var port = 0
        _ = poll(within: 10) {
            port = Int(folder.text(of: "\(name).port").trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
            return port != 0
        }
        return (program, port)
    }

    /// One of the samples; blocks.
    static func sample(
        _ name: String, _ more: [String], in folder: TestFolder, environment: [String: String] = [:]
    ) throws -> AdapterProgram {
        try AdapterProgram(
            ["\(samples)/\(name).py", "--listen", socket(in: folder)] + more, awaiting: socket(in: folder), in: folder,
            environment: environment)
    }

    /// The lines of the parrot's journal.
    static func journal(in folder: TestFolder) -> [JSONValue] {
        folder.text(of: "journal").split(separator: "\n").compactMap { try? JSONValue(parsing: String($0)) }
    }

    /// A configuration whose provider `main` is the adapter.
    static func configuration(in folder: TestFolder, _ more: String = "", dataDirectory: String = "./data") -> String {
        """
        listen: [{address: "127.0.0.1:0"}]
        dataDirectory: \(dataDirectory)
        loops: 2
        limits:
          sessionsPerUserMax: 10000
          shedding: {loopLagMilliseconds: 0, storeWaitMilliseconds: 0}
        apps: {demo: {secretKeys: [\(Samples.secretKey)], provider: main, providers: [main, echo]}}
        providers:
          main: {kind: external, socket: "\(socket(in: folder))"\(more)}
          echo: {kind: echo}
        """
    }
}

/// Runs a test with an adapter and a gateway in this process.
func withParrot(
    settlement: String = "token", _ more: String = "", _ body: (InProcessGateway, TestFolder) async throws -> Void
) async throws {
    let folder = TestFolder(.memory)
    let adapter = try await offPool { try AdapterProgram.parrot(in: folder, settlement: settlement) }
    try await withGateway(AdapterProgram.configuration(in: folder, more)) { gateway in try await body(gateway, folder) }
    adapter.kill()
}

extension Conversation {
    /// The provider's messages of the log, as texts.
    func answers() async throws -> [String] {
        try await events().filter { $0["type"] == "message.created" && $0["data"]?["sender"]?["role"] != "user" }
            .map { $0["data"]?["content"]?["text"]?.stringValue ?? "" }
    }

    /// Waits for a message of the provider's.
    func answer(_ text: String) async throws -> JSONValue {
        try await event {
            $0["type"] == "message.created" && $0["data"]?["sender"]?["role"] != "user"
                && $0["data"]?["content"]?["text"]?.stringValue == text
        }
    }
}
