import GatewayRig
import JSON
import SupportHistory
import SupportExpectations
import Testing

/// A gateway, the simulator it talks to, and somebody whose every answer is held against the contract.
struct ProviderFaultRig: Sendable {
    /// Long enough for an honest handshake on a busy machine, short enough to wait for three times.
    static let impatient =
        "client: {timeouts: {connectSeconds: 2, firstByteSeconds: 0.5, totalSeconds: 5}, breaker: {openSeconds: 0.1}}"

    let simulator: OracleSimulator
    let gateway: ChildGateway
    let caller: Caller
    private let folder = TestFolder()

    /// - Parameter keys: of the provider's section; each retry comes after 20 ms, and two of them by default.
    init(_ keys: [String] = [], attempts: Int = 2) async throws {
        let (folder, all) = (folder, keys + ["reconnectMaxAttempts: \(attempts)"])
        (simulator, gateway) = try await offPool {
            let simulator = try OracleSimulator(in: folder)
            let provider = ProviderUnderTest(section: simulator.section(all)) { _ in try simulator.texts() }
            return (simulator, try ChildGateway(config: try provider.configuration(in: folder), in: folder))
        }
        var caller = gateway.caller()
        caller.contract = Contract(try await caller.get("/openapi.json").json)
        self.caller = caller
    }

    func open(_ user: String, waits: Int = 10) async throws -> Conversation {
        try await Conversation.open(caller, ["user": ["id": .string(user)], "waitSeconds": JSONValue(waits)])
    }

    /// Says something, and waits until it is sent and the skill has repeated it.
    func converse(_ text: String, in session: Conversation) async throws {
        let answer = try await session.send(text, waits: true)
        expectEqual(answer.json["state"], "sent", "\(answer)")
        _ = try await session.event { event in
            event["data"]?["sender"]?["role"] == "bot"
                && event["data"]?["content"]?["text"]?.stringValue == "You said: \(text)"
        }
    }

    func switchOn(_ fault: JSONValue) async throws {
        let simulator = simulator
        try await offPool { try simulator.add(fault) }
    }

    func switchOff() async throws {
        let simulator = simulator
        try await offPool { try simulator.removeFaults() }
    }

    func texts() async throws -> [String] {
        let simulator = simulator
        return try await offPool { try simulator.texts() }
    }

    func count(_ name: String) async throws -> Int {
        let simulator = simulator
        return try await offPool { try simulator.count(name) }
    }

    /// The gateway is alive, a session of somebody else works, and SIGTERM ends it well.
    func expectGood() async throws {
        try await expectEqual(caller.get("/livez").status, 200)
        let later = try await open("later")
        try await converse("all is well", in: later)
        gateway.terminate()
        let gateway = gateway
        try await expectEqual(offPool { gateway.exitStatus(within: 15) }, 0)
    }

    /// The log has no hole, and every message in it is `sent`, but for those of which nobody can know.
    func expectAllSent(_ texts: [String], unknown: Set<String> = [], in session: Conversation) async throws {
        let events = try await session.events()
        expect(History.fault(in: events) == nil)
        let history = History(events)
        expectEqual(history.createdOrder.compactMap { history.texts[$0] }, texts)
        expectEqual(history.createdOrder.filter { !unknown.contains(history.texts[$0] ?? "") }, history.sentOrder)
        for (message, states) in history.states {
            let isUnknown = unknown.contains(history.texts[message] ?? "")
            expectEqual(states.map(\.state), isUnknown ? ["unknown", "failed"] : ["sent"], "\(history.states)")
        }
    }
}
