import Foundation
import GatewayRig
import JSON
import SupportHistory
import Testing

/// A gateway, the simulator it talks to, and somebody whose every answer is held against the contract.
private struct Rig: Sendable {
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
        #expect(answer.json["state"] == "sent", "\(answer)")
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
        #expect(try await caller.get("/livez").status == 200)
        let later = try await open("later")
        try await converse("all is well", in: later)
        gateway.terminate()
        let gateway = gateway
        #expect(try await offPool { gateway.exitStatus(within: 15) } == 0)
    }

    /// The log has no hole, and every message in it is `sent`, but for those of which nobody can know.
    func expectAllSent(_ texts: [String], unknown: Set<String> = [], in session: Conversation) async throws {
        let events = try await session.events()
        #expect(events.compactMap { $0["seq"]?.intValue } == Array(1...events.count))
        let history = History(events)
        #expect(history.createdOrder.compactMap { history.texts[$0] } == texts)
        #expect(history.createdOrder.filter { !unknown.contains(history.texts[$0] ?? "") } == history.sentOrder)
        for (message, states) in history.states {
            let isUnknown = unknown.contains(history.texts[message] ?? "")
            #expect(states.map(\.state) == (isUnknown ? ["unknown", "failed"] : ["sent"]), "\(history.states)")
        }
    }
}

@Suite("The provider misbehaves", .serialized)
struct ProviderFaultTests {
    // MARK: It does not open

    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let fault: JSONValue
        /// The status and the problem that the caller is told.
        let status: Int
        let code: String
        var vendorStatus: Int?
        let detail: String
        /// How often it is tried; an answer that says "never" is believed at once.
        let handshakes: Int

        init(
            _ name: String, _ fault: JSONValue, _ status: Int, _ code: String, vendorStatus: Int? = nil,
            _ detail: String, handshakes: Int = 3
        ) {
            testDescription = name
            self.fault = fault
            self.status = status
            self.code = code
            self.vendorStatus = vendorStatus
            self.detail = detail
            self.handshakes = handshakes
        }

        static func answer(_ status: Int) -> Refusal {
            let isToken = status == 401 || status == 403
            return Refusal(
                "status \(status)", ["fault": "status", "status": JSONValue(status)], isToken ? 502 : 503,
                isToken ? "provider_auth_failed" : "provider_unavailable", vendorStatus: status,
                isToken ? "refused the token" : "with status \(status)", handshakes: isToken ? 1 : 3)
        }

        static let all = [
            answer(401), answer(403), answer(404), answer(429), answer(500), answer(503), answer(302),
            Refusal("garbage", ["fault": "garbage"], 503, "provider_unavailable", "broke the protocol"),
            Refusal(
                "silence", ["fault": "slow", "milliseconds": 3_600_000], 503, "provider_unavailable",
                "did not answer in time"),
            Refusal(
                "a closed port", ["fault": "refused", "milliseconds": 3_600_000], 503, "provider_unavailable",
                "cannot be connected to"),
        ]
    }

    /// Long enough for an honest handshake on a busy machine, short enough to wait for three times.
    private static let impatient =
        "client: {timeouts: {connectSeconds: 2, firstByteSeconds: 0.5, totalSeconds: 5}}"

    @Test("a handshake that fails is a clear problem on the create and in the log", arguments: Refusal.all)
    func refuses(_ refusal: Refusal) async throws {
        let rig = try await Rig([Self.impatient])
        try await rig.switchOn(refusal.fault)
        let answer = try await rig.caller.post("/v1/sessions", ["user": ["id": "u"], "waitSeconds": 30])
        #expect(answer.status == refusal.status, "\(answer)")
        #expect(answer.code == refusal.code)
        #expect(answer.json["provider"]?["name"] == "main")
        #expect(answer.json["provider"]?["status"]?.intValue == refusal.vendorStatus)
        #expect(answer.json["detail"]?.stringValue?.contains(refusal.detail) == true, "\(answer)")
        #expect(answer.json["retryable"]?.boolValue == (refusal.status == 503))
        #expect(rig.gateway.log.contains(OracleSimulator.secret) == false)

        // The session that failed is there to be looked at, and takes nothing more.
        let id = try #require(answer.json["sessionId"]?.stringValue)
        let session = try Conversation(rig.caller, made: ["session": ["id": .string(id)]])
        #expect(try await session.state() == "failed")
        let last = try await session.events().last
        #expect(last?["type"] == "session.failed")
        #expect(last?["data"]?["problem"]?["code"]?.stringValue == refusal.code)
        let late = try await session.send("too late")
        #expect(late.status == 409)
        #expect(late.code == "session_ended")
        // Handshakes that are tried again are a link that is down, which is told once.
        let events = try await session.events()
        let isTriedAgain = refusal.status == 503
        var types = ["session.created", "session.connecting", "session.failed"]
        if isTriedAgain { types.insert("provider.link", at: 2) }
        #expect(events.map { $0["type"]?.stringValue ?? "" } == types)
        if isTriedAgain { #expect(events.dropLast().last?["data"] == ["state": "down"]) }
        #expect(try await rig.caller.get("/livez").status == 200)

        guard refusal.testDescription != "a closed port" else { return }
        #expect(try await rig.count("faultsApplied") == refusal.handshakes)
        try await rig.switchOff()
        try await rig.expectGood()
    }

    @Test(
        "what was accepted while the provider did not open is sent, in order and once, when it does",
        arguments: [
            ["fault": "status", "status": 503, "times": 4], ["fault": "garbage", "times": 4],
            ["fault": "slow", "milliseconds": 3_600_000, "times": 2],
            ["fault": "slow", "milliseconds": 100, "times": 1],
            ["fault": "refused", "milliseconds": 400],
        ] as [JSONValue])
    func opensLate(_ fault: JSONValue) async throws {
        let rig = try await Rig([Self.impatient], attempts: 100)
        try await rig.switchOn(fault)
        let session = try await rig.open("u", waits: 0)
        let texts = (0..<5).map { "early \($0)" }
        for text in texts { #expect(try await session.send(text).status == 202) }
        for text in texts {
            _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == "You said: \(text)" }
        }
        try await rig.expectAllSent(texts, in: session)
        #expect(try await rig.texts() == texts)
        try await rig.expectGood()
    }

    @Test("a token that is refused behind the handshake fails the session at once")
    func refusesToken() async throws {
        let rig = try await Rig()
        try await rig.switchOn(["fault": "expired"])
        let session = try await rig.open("u", waits: 0)
        let failed = try await session.event("session.failed")
        #expect(failed["data"]?["problem"]?["code"] == "provider_auth_failed")
        #expect(failed["data"]?["problem"]?["retryable"] == false)
        #expect(try await session.send("too late").code == "session_ended")
        #expect(try await rig.count("connectionsAccepted") == 1, "nobody knocks again")
        try await rig.switchOff()
        try await rig.expectGood()
    }

    // MARK: It speaks garbage

    @Test(
        "a frame that cannot be read is told as a degraded link, and the conversation goes on over it",
        arguments: ["malformed", "binary"])
    func unreadableFrame(_ fault: String) async throws {
        let rig = try await Rig()
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        try await rig.switchOn(["fault": .string(fault), "times": 1])
        #expect(try await session.send("more words", waits: true).json["state"] == "sent")
        try await expectDegraded(session)
        try await rig.converse("last words", in: session)
        try await rig.expectAllSent(["first words", "more words", "last words"], in: session)
        #expect(try await rig.texts() == ["first words", "more words", "last words"])
        #expect(try await rig.count("connectionsAccepted") == 1)
        try await rig.expectGood()
    }

    struct Bomb: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let frame: String

        static let all = [
            Bomb(testDescription: "deep arrays", frame: String(repeating: "[", count: 300_000)),
            Bomb(testDescription: "deep objects", frame: String(repeating: #"{"a":"#, count: 100_000)),
            Bomb(
                testDescription: "a deep message",
                frame: #"{"messagePayload":"# + String(repeating: "[", count: 200)
                    + String(repeating: "]", count: 200) + "}"),
            Bomb(
                testDescription: "many values",
                frame: #"{"messagePayload":["# + String(repeating: "0,", count: 300_000) + "0]}"),
            Bomb(testDescription: "two values", frame: "{} {}"), Bomb(testDescription: "nothing", frame: ""),
            Bomb(testDescription: "a nul", frame: "\u{0}"),
        ]
    }

    @Test("a frame that costs more than it says is refused, and the conversation goes on", arguments: Bomb.all)
    func bombs(_ bomb: Bomb) async throws {
        let rig = try await Rig()
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        let simulator = rig.simulator
        #expect(try await offPool { try simulator.push(bomb.frame, to: "u") } == 1)
        try await expectDegraded(session)
        try await rig.converse("last words", in: session)
        try await rig.expectAllSent(["first words", "last words"], in: session)
        #expect(try await rig.count("connectionsAccepted") == 1)
        try await rig.expectGood()
    }

    private func expectDegraded(_ session: Conversation) async throws {
        let link = try await session.event("provider.link")
        #expect(link["data"]?["state"] == "degraded")
        #expect(link["data"]?["code"] == "malformed_frame")
        #expect(try await session.state() == "active")
    }

    // MARK: It goes away

    @Test(
        "a connection that ends right behind a message comes back, the message is not sent again, and not called sent",
        arguments: [
            ["fault": "cut", "place": "before"], ["fault": "cut", "place": "within"],
            ["fault": "cut", "place": "after"], ["fault": "close", "code": 1001], ["fault": "close", "code": 1011],
            ["fault": "close", "code": 4000], ["fault": "utf8"], ["fault": "badframe"],
        ] as [JSONObject])
    func endsBehindMessage(_ wanted: JSONObject) async throws {
        let rig = try await Rig()
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        var fault = wanted
        fault.append("times", 1)
        try await rig.switchOn(.object(fault))
        #expect(try await session.send("more words").status == 202)
        try await expectReturn(session)
        try await rig.converse("last words", in: session)
        try await rig.expectAllSent(["first words", "more words", "last words"], unknown: ["more words"], in: session)
        #expect(try await rig.texts() == ["first words", "more words", "last words"])
        #expect(try await rig.count("connectionsAccepted") == 2)
        try await rig.expectGood()
    }

    @Test("a connection that ends in a pause comes back", arguments: [nil, 1000, 1001, 1011, 1012])
    func endsInPause(_ code: Int?) async throws {
        let rig = try await Rig()
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        let simulator = rig.simulator
        #expect(try await offPool { try simulator.disconnect("u", code: code) } == 1)
        try await expectReturn(session)
        try await rig.converse("last words", in: session)
        try await rig.expectAllSent(["first words", "last words"], in: session)
        #expect(try await rig.texts() == ["first words", "last words"])
        try await rig.expectGood()
    }

    @Test(
        "a conversation outlasts a bad minute, whatever the attempts to reach the provider are answered meanwhile",
        arguments: [401, 403, 404, 429, 503])
    func outlasts(_ status: Int) async throws {
        let rig = try await Rig(attempts: 1)
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        try await rig.switchOn(["fault": "status", "status": JSONValue(status)])
        let simulator = rig.simulator
        #expect(try await offPool { try simulator.disconnect("u", code: 1001) } == 1)
        _ = try await session.event("session.reconnecting")
        let id = try await session.send("waits").json["id"]?.stringValue ?? ""
        let isTried = try await offPool {
            try poll(within: 30, every: 0.05) { try simulator.count("faultsApplied") >= 6 }
        }
        #expect(isTried)
        #expect(try await session.state() == "reconnecting")
        #expect(try await session.message(id)["state"] == "accepted")
        // Signals of the moment are no error of the caller's, and go nowhere.
        #expect(try await rig.caller.post(session.path + "/typing", ["state": "started"]).status == 202)
        try await rig.switchOff()
        _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == "You said: waits" }
        try await rig.expectAllSent(["first words", "waits"], in: session)
        #expect(try await rig.texts() == ["first words", "waits"])
        try await expectReturn(session)
        try await rig.expectGood()
    }

    /// Down, reconnecting, up, active, and a word on what may have been missed, in this order.
    private func expectReturn(_ session: Conversation) async throws {
        _ = try await session.event("session.gap")
        let events = try await session.events()
        let start = try #require(events.firstIndex { $0["type"] == "provider.link" })
        let steps = events[start...].compactMap { event -> String? in
            let type = event["type"]?.stringValue ?? ""
            let isStep = type.hasPrefix("session.") || type == "provider.link"
            return isStep ? type + " " + (event["data"]?["state"]?.stringValue ?? "") : nil
        }
        #expect(
            steps == [
                "provider.link down", "session.reconnecting reconnecting", "provider.link up", "session.active active",
                "session.gap ",
            ])
    }

    @Test("a server that freezes is noticed, and what is accepted meanwhile arrives once it goes on")
    func freezes() async throws {
        let rig = try await Rig(["pingSeconds: 0.1", "pongWaitSeconds: 0.4", Self.impatient], attempts: 100)
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        rig.simulator.child.signal(SIGSTOP)
        let link = try await session.event("provider.link")
        #expect(link["data"]?["state"] == "down")
        #expect(link["data"]?["code"] == "pong_missing")
        let texts = (0..<5).map { "frozen \($0)" }
        for text in texts { #expect(try await session.send(text).status == 202) }
        #expect(try await rig.caller.get("/livez").status == 200)
        rig.simulator.child.signal(SIGCONT)
        for text in texts {
            _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == "You said: \(text)" }
        }
        try await rig.expectAllSent(["first words"] + texts, in: session)
        #expect(try await rig.texts() == ["first words"] + texts)
        try await rig.expectGood()
    }

    @Test("a server that is gone for good fails its sessions, and what waited is told to have failed")
    func goneForGood() async throws {
        let rig = try await Rig(["reconnectSeconds: 3"])
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        rig.simulator.child.kill()
        _ = try await session.event("session.reconnecting")
        let waiting = try await session.send("is anybody there?")
        #expect(waiting.status == 202)
        let id = try #require(waiting.json["id"]?.stringValue)
        let failed = try await session.event("session.failed")
        #expect(failed["data"]?["problem"]?["code"] == "provider_unavailable")
        #expect(failed["data"]?["problem"]?["retryable"] == true)
        let settled = try await session.state(of: id, "failed")
        #expect(settled["data"]?["error"]?["code"] == "session_ended")
        #expect(try await session.send("hello?").code == "session_ended")
        let events = try await session.events()
        #expect(events.compactMap { $0["seq"]?.intValue } == Array(1...events.count))
        let attempts = events.filter { $0["type"] == "session.reconnecting" }.map { $0["data"]?["attempt"]?.intValue }
        #expect(attempts == [1], "of many attempts one is told")
        #expect(try await rig.caller.get("/livez").status == 200)
        rig.gateway.terminate()
        let gateway = rig.gateway
        #expect(try await offPool { gateway.exitStatus(within: 15) } == 0)
    }
}
