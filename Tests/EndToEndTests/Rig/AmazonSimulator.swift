import GatewayRig
import JSON
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

/// `trunkline simulate` as a child: a fake Amazon Connect that outlives the gateways that talk to it.
///
/// Blocks in every call.
final class AmazonSimulator: Sendable {
    static let keyID = "AKIDOFTHETESTS"
    static let secret = "secret-of-the-tests-0123456789"

    var child: ChildGateway { fake.child }
    private let fake: VendorSimulator

    init(in folder: TestFolder) throws {
        fake = try VendorSimulator(
            of: ConnectSimulator.vendor, ["--connect-access-key": "\(Self.keyID):\(Self.secret)"], in: folder)
    }

    /// The section under `providers` for a gateway that talks to it with its keys, in flow style.
    func section() throws -> String { try fake.section() }

    /// The same for a gateway that finds the keys as `credentials` says.
    func section(credentials: JSONValue) throws -> String { try fake.section(["credentials": credentials]) }

    /// The same for a gateway with a `client` section of its own.
    func section(client: JSONObject) throws -> String { try fake.section(["client": .object(client)]) }

    // MARK: Its administration

    /// Does something below `/_sim/`, such as switching faults on.
    @discardableResult
    func administrate(_ method: String, _ name: String, _ body: JSONValue? = nil) throws -> Answer {
        let answer = try child.caller(nil).blocking(method, "/_sim/\(name)", json: body)
        guard answer.status / 100 == 2 else { throw WireError.noAnswer("/_sim/\(name): \(answer)") }
        return answer
    }

    /// The counts of what has happened.
    func count(_ name: String) throws -> Int { try fake.count(name) }

    /// The texts that customers sent, in the order in which they arrived; and no call broke a rule.
    func texts() throws -> [String] {
        let least = try count("messagesReceived")
        let texts = try fake.texts()
        let most = try count("messagesReceived")
        expect((least...most).contains(texts.count), "the log and the count agree: \(least), \(texts), \(most)")
        return texts
    }

    /// The requests of some kinds in its log: method and path of each, sorted, whoever passed it on.
    func requests(_ kinds: String...) throws -> [String] {
        let wanted = try fake.entries().filter { kinds.contains($0["kind"]?.stringValue ?? "") }
        return wanted.map { String(($0["target"]?.stringValue ?? "").prefix { $0 != "?" }) }.sorted()
    }

    /// Ends the sockets that are open, as an end of the service does; whoever wants one needs another connection.
    func loseSockets() throws { try administrate("POST", "disconnect", ["code": 1001]) }
}
