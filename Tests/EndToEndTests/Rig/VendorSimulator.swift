import GatewayRig
import JSON
import Synchronization
import Testing

/// `trunkline simulate` as a child: a fake of a vendor that outlives the gateways that talk to it.
///
/// Blocks in every call.
final class VendorSimulator: Sendable {
    let child: ChildGateway
    /// Entries that it has recorded, beyond those that it keeps itself.
    private let kept = Mutex<[JSONValue]>([])

    private init(_ arguments: [String], saying words: String, in folder: TestFolder) throws {
        child = try ChildGateway(["simulate"] + arguments, saying: words, in: folder)
    }

    /// One around a child that runs already.
    init(_ child: ChildGateway) { self.child = child }

    // MARK: Vendors

    /// A fake of Raya, and how it is talked to.
    static func raya(in folder: TestFolder) throws -> ProviderUnderTest {
        let token = "tk_of_the_tests_0123456789"
        let simulator = try VendorSimulator(
            ["--raya", "127.0.0.1:0", "--raya-token", token], saying: "Raya on http://", in: folder)
        let section =
            #"{kind: raya, endpoint: "127.0.0.1:\#(simulator.child.port)", scheme: http, token: "\#(token)", "#
            + "baseReconnectDelayMs: 100}"
        var provider = ProviderUnderTest(section: section) { _ in
            try simulator.entries().compactMap { entry in
                guard entry["kind"] == "text" else { return nil }
                return try? JSONValue(parsing: Array((entry["frame"]?.stringValue ?? "").utf8))["content"]?.stringValue
            }
        }
        provider.rest = { try simulator.keep() }
        return provider
    }

    /// A fake of Voysis, and how it is talked to.
    static func voysis(in folder: TestFolder) throws -> ProviderUnderTest {
        let token = "refresh-of-the-tests"
        let simulator = try VendorSimulator(
            ["--voysis", "127.0.0.1:0", "--voysis-token", token], saying: "Voysis on ws://", in: folder)
        let section = #"{kind: voysis, url: "ws://127.0.0.1:\#(simulator.child.port)", refreshToken: "\#(token)"}"#
        var provider = ProviderUnderTest(section: section) { _ in
            try simulator.entries().compactMap { entry in
                let request = try? JSONValue(parsing: Array((entry["request"]?.stringValue ?? "").utf8))
                return request?["entity"]?["textQuery"]?["text"]?.stringValue
            }
        }
        provider.rest = { try simulator.keep() }
        provider.answersQueries = true
        return provider
    }

    // MARK: Its record

    /// All that it has recorded.
    func entries() throws -> [JSONValue] { try kept.withLock { $0 } + present() }

    /// Makes room in it; while nobody talks to it.
    func keep() throws {
        let entries = try present()
        kept.withLock { $0 += entries }
        try ask("DELETE", "log")
    }

    private func present() throws -> [JSONValue] {
        let log = try ask("GET", "log")
        #expect(log["dropped"] == 0, "every entry is there")
        #expect(try ask("GET", "stats")["violations"] == 0)
        return log["entries"]?.arrayValue ?? []
    }

    @discardableResult
    private func ask(_ method: String, _ name: String) throws -> JSONValue {
        let answer = try child.caller(nil).blocking(method, "/_sim/\(name)")
        guard answer.status / 100 == 2 else { throw WireError.noAnswer("/_sim/\(name): \(answer)") }
        return answer.body.isEmpty ? .null : answer.json
    }
}
