import GatewayRig
import JSON
import Testing

/// `trunkline simulate` as a child: a fake Amazon Connect that outlives the gateways that talk to it.
///
/// Blocks in every call.
final class AmazonSimulator: Sendable {
    static let keyID = "AKIDOFTHETESTS"
    static let secret = "secret-of-the-tests-0123456789"

    let child: ChildGateway
    private let record: VendorSimulator

    init(in folder: TestFolder) throws {
        child = try ChildGateway(
            ["simulate", "--connect", "127.0.0.1:0", "--connect-access-key", "\(Self.keyID):\(Self.secret)"],
            saying: "Amazon Connect on", in: folder)
        record = VendorSimulator(child)
    }

    /// The section under `providers` for a gateway that talks to it with its keys, in flow style.
    var section: String { section(credentials: "{accessKeyId: \(Self.keyID), secretAccessKey: \(Self.secret)}") }

    func section(credentials: String) -> String {
        let keys = [
            "kind: connect", "region: us-east-1", "instanceId: 11111111-2222-3333-4444-555555555555",
            "contactFlowId: 846ec553-a005-41c0-8341-000000000001",
            "credentials: \(credentials)",
            "controlEndpoint: \"http://127.0.0.1:\(child.port)\"",
            "participantEndpoint: \"http://127.0.0.1:\(child.port)\"",
        ]
        return "{" + keys.joined(separator: ", ") + "}"
    }

    /// Makes room in its record; while nobody talks to it.
    func keep() throws { try record.keep() }

    // MARK: Its administration

    private func ask(_ name: String) throws -> JSONValue { try administrate("GET", name).json }

    /// Does something below `/_sim/`, such as switching faults on.
    @discardableResult
    func administrate(_ method: String, _ name: String, _ body: JSONValue? = nil) throws -> Answer {
        let answer = try child.caller(nil).blocking(method, "/_sim/\(name)", json: body)
        guard answer.status / 100 == 2 else { throw WireError.noAnswer("/_sim/\(name): \(answer)") }
        return answer
    }

    /// The counts of what has happened.
    func count(_ name: String) throws -> Int {
        guard let count = try ask("stats")[name]?.intValue else { throw WireError.noAnswer("no \(name)") }
        return count
    }

    /// The texts that customers sent, in the order in which they arrived; and no call broke a rule.
    ///
    /// A call that is repeated with its token says nothing.
    func texts() throws -> [String] {
        var tokens: Set<String> = []
        var texts: [String] = []
        for entry in try record.entries()
        where ["SendMessage", "StartChatContact"].contains(entry["operation"]) && entry["status"] == 200 {
            var body = try JSONValue(parsing: Array((entry["body"]?.stringValue ?? "").utf8))
            // A chat may begin with a message.
            if entry["operation"] == "StartChatContact" {
                guard var first = body["InitialMessage"]?.objectValue else { continue }
                first.set("ClientToken", to: body["ClientToken"] ?? .null)
                body = .object(first)
            }
            if let token = body["ClientToken"]?.stringValue, !tokens.insert(token).inserted { continue }
            texts.append(body["Content"]?.stringValue ?? "")
        }
        #expect(try count("messagesReceived") == texts.count, "the log and the count agree")
        return texts
    }
}
