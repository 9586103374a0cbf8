import GatewayRig
import JSON
import SupportExpectations
import Testing

/// `trunkline simulate` as a child: a fake Oracle Digital Assistant that outlives the gateways that talk to it.
///
/// Blocks in every call.
final class OracleSimulator: Sendable {
    static let channel = "33333333-3333-4333-8333-333333333333"
    static let secret = "oda-channel-secret-of-the-tests-0123456789"

    let child: ChildGateway

    init(in folder: TestFolder) throws {
        child = try ChildGateway(
            ["simulate", "--listen", "127.0.0.1:0", "--channel", Self.channel, "--secret", Self.secret],
            saying: "Oracle Digital Assistant on", in: folder)
    }

    /// The section under `providers` for a gateway that talks to it, in flow style; it comes back quickly.
    func section(_ more: [String] = []) -> String { Self.section(port: child.port, more) }

    static func section(port: Int, _ more: [String] = []) -> String {
        var keys = [
            "kind: oda", "host: \"127.0.0.1:\(port)\"", "tls: false", "channelId: \"\(channel)\"",
            "channelSecret: \"\(secret)\"", "reconnectIntervalSeconds: 0.02",
        ]
        // A vendor that fails many times in a row is asked again soon.
        if !more.contains(where: { $0.hasPrefix("client:") }) { keys.append("client: {breaker: {openSeconds: 0.1}}") }
        return "{" + (keys + more).joined(separator: ", ") + "}"
    }

    // MARK: Its administration

    @discardableResult
    private func ask(_ method: String, _ name: String, _ json: JSONValue? = nil) throws -> JSONValue {
        let answer = try child.caller(nil).blocking(method, "/_sim/\(name)", json: json)
        guard answer.status / 100 == 2 else { throw WireError.noAnswer("/_sim/\(name): \(answer)") }
        return answer.json
    }

    func add(_ fault: JSONValue) throws { try ask("POST", "faults", fault) }

    func removeFaults() throws { try ask("DELETE", "faults") }

    /// The counts of what has happened.
    func count(_ name: String) throws -> Int {
        guard let count = try ask("GET", "stats")[name]?.intValue else { throw WireError.noAnswer("no \(name)") }
        return count
    }

    /// Sends a text to the user's sockets as one frame; gives how many those are.
    func push(_ frame: String, to user: String) throws -> Int? {
        try ask(
            "POST", "push", ["channelId": .string(Self.channel), "userId": .string(user), "frame": .string(frame)])[
                "sockets"]?.intValue
    }

    /// Closes the user's sockets with a code, or cuts them off.
    func disconnect(_ user: String, code: Int?) throws -> Int? {
        var body: JSONObject = ["channelId": .string(Self.channel), "userId": .string(user)]
        if let code { body.append("code", JSONValue(code)) }
        return try ask("POST", "disconnect", .object(body))["sockets"]?.intValue
    }

    /// The texts that users sent, in the order in which they arrived; and no frame broke a rule.
    func texts() throws -> [String] { try received("text") }

    /// Everybody who sent a text.
    func users() throws -> Set<String> { Set(try received("userId")) }

    private func received(_ member: String) throws -> [String] {
        let log = try ask("GET", "texts")
        expectEqual(log["dropped"], 0, "every text is there")
        try expectEqual(count("violations"), 0)
        return (log["texts"]?.arrayValue ?? []).compactMap { $0[member]?.stringValue }
    }
}
