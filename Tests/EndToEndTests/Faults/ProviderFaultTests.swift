import Foundation
import GatewayRig
import JSON
import SupportHistory
import SupportExpectations
import Testing

@Suite("The provider misbehaves", .serialized)
struct ProviderFaultTests {
    // MARK: It speaks garbage

    @Test(
        "a frame that cannot be read is told as a degraded link, and the conversation goes on over it",
        arguments: ["malformed", "binary"])
    func unreadableFrame(_ fault: String) async throws {
        let rig = try await ProviderFaultRig()
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        try await rig.switchOn(["fault": .string(fault), "times": 1])
        try await expectEqual(session.send("more words", waits: true).json["state"], "sent")
        try await expectDegraded(session)
        try await rig.converse("last words", in: session)
        try await rig.expectAllSent(["first words", "more words", "last words"], in: session)
        try await expectEqual(rig.texts(), ["first words", "more words", "last words"])
        try await expectEqual(rig.count("connectionsAccepted"), 1)
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
        let rig = try await ProviderFaultRig()
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        let simulator = rig.simulator
        try await expectEqual(offPool { try simulator.push(bomb.frame, to: "u") }, 1)
        try await expectDegraded(session)
        try await rig.converse("last words", in: session)
        try await rig.expectAllSent(["first words", "last words"], in: session)
        try await expectEqual(rig.count("connectionsAccepted"), 1)
        try await rig.expectGood()
    }

    private func expectDegraded(_ session: Conversation) async throws {
        let link = try await session.event("provider.link")
        expectEqual(link["data"]?["state"], "degraded")
        expectEqual(link["data"]?["code"], "malformed_frame")
        try await expectEqual(session.state(), "active")
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
        let rig = try await ProviderFaultRig()
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        var fault = wanted
        fault.append("times", 1)
        try await rig.switchOn(.object(fault))
        try await expectEqual(session.send("more words").status, 202)
        try await expectReturn(session)
        try await rig.converse("last words", in: session)
        try await rig.expectAllSent(["first words", "more words", "last words"], unknown: ["more words"], in: session)
        try await expectEqual(rig.texts(), ["first words", "more words", "last words"])
        try await expectEqual(rig.count("connectionsAccepted"), 2)
        try await rig.expectGood()
    }

    @Test("a connection that ends in a pause comes back", arguments: [nil, 1000, 1001, 1011, 1012])
    func endsInPause(_ code: Int?) async throws {
        let rig = try await ProviderFaultRig()
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        let simulator = rig.simulator
        try await expectEqual(offPool { try simulator.disconnect("u", code: code) }, 1)
        try await expectReturn(session)
        try await rig.converse("last words", in: session)
        try await rig.expectAllSent(["first words", "last words"], in: session)
        try await expectEqual(rig.texts(), ["first words", "last words"])
        try await rig.expectGood()
    }

    @Test(
        "a conversation outlasts a bad minute, whatever the attempts to reach the provider are answered meanwhile",
        arguments: [401, 403, 404, 429, 503])
    func outlasts(_ status: Int) async throws {
        let rig = try await ProviderFaultRig(attempts: 1)
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        try await rig.switchOn(["fault": "status", "status": JSONValue(status)])
        let simulator = rig.simulator
        try await expectEqual(offPool { try simulator.disconnect("u", code: 1001) }, 1)
        _ = try await session.event("session.reconnecting")
        let id = try await session.send("waits").json["id"]?.stringValue ?? ""
        let isTried = try await offPool {
            try poll(within: 30, every: 0.05) { try simulator.count("faultsApplied") >= 6 }
        }
        expect(isTried)
        try await expectEqual(session.state(), "reconnecting")
        try await expectEqual(session.message(id)["state"], "accepted")
        // Signals of the moment are no error of the caller's, and go nowhere.
        try await expectEqual(rig.caller.post(session.path + "/typing", ["state": "started"]).status, 202)
        try await rig.switchOff()
        _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == "You said: waits" }
        try await rig.expectAllSent(["first words", "waits"], in: session)
        try await expectEqual(rig.texts(), ["first words", "waits"])
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
        expectEqual(
            steps,
            [
                "provider.link down", "session.reconnecting reconnecting", "provider.link up", "session.active active",
                "session.gap ",
            ])
    }

    @Test("a server that freezes is noticed, and what is accepted meanwhile arrives once it goes on")
    func freezes() async throws {
        let rig = try await ProviderFaultRig(
            ["pingSeconds: 0.1", "pongWaitSeconds: 0.4", ProviderFaultRig.impatient], attempts: 100)
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        rig.simulator.child.signal(SIGSTOP)
        let link = try await session.event("provider.link")
        expectEqual(link["data"]?["state"], "down")
        expectEqual(link["data"]?["code"], "pong_missing")
        let texts = (0..<5).map { "frozen \($0)" }
        for text in texts { try await expectEqual(session.send(text).status, 202) }
        try await expectEqual(rig.caller.get("/livez").status, 200)
        rig.simulator.child.signal(SIGCONT)
        for text in texts {
            _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == "You said: \(text)" }
        }
        try await rig.expectAllSent(["first words"] + texts, in: session)
        try await expectEqual(rig.texts(), ["first words"] + texts)
        try await rig.expectGood()
    }

    @Test("a server that is gone for good fails its sessions, and what waited is told to have failed")
    func goneForGood() async throws {
        let rig = try await ProviderFaultRig(["reconnectSeconds: 3"])
        let session = try await rig.open("u")
        try await rig.converse("first words", in: session)
        rig.simulator.child.kill()
        _ = try await session.event("session.reconnecting")
        let waiting = try await session.send("is anybody there?")
        expectEqual(waiting.status, 202)
        let id = try #require(waiting.json["id"]?.stringValue)
        let failed = try await session.event("session.failed")
        // It depends on the moment whether a connection was refused last, or held back by the breaker.
        let code = try #require(failed["data"]?["problem"]?["code"]?.stringValue)
        expect(["provider_unavailable", "circuit_open"].contains(code), "\(code)")
        expectEqual(failed["data"]?["problem"]?["retryable"], true)
        let settled = try await session.state(of: id, "failed")
        expectEqual(settled["data"]?["error"]?["code"], "session_ended")
        try await expectEqual(session.send("hello?").code, "session_ended")
        let events = try await session.events()
        expect(History.fault(in: events) == nil)
        let attempts = events.filter { $0["type"] == "session.reconnecting" }.map { $0["data"]?["attempt"]?.intValue }
        expectEqual(attempts, [1], "of many attempts one is told")
        try await expectEqual(rig.caller.get("/livez").status, 200)
        rig.gateway.terminate()
        let gateway = rig.gateway
        try await expectEqual(offPool { gateway.exitStatus(within: 15) }, 0)
    }
}
