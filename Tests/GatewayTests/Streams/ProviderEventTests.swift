@testable import Conversations
import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("Events of a provider")
struct ProviderEventTests {
    @Test(
        "every event of a provider comes out as the contract says",
        arguments: [
            ("queued", "{}", "session.queued"), ("reconnecting", "{}", "session.reconnecting"),
            ("gap", #"{"recovered":true}"#, "session.gap"),
            ("link", #"{"state":"degraded","code":"malformed_frame"}"#, "provider.link"),
            ("link", #"{"state":"up"}"#, "provider.link"), ("answer", "{}", "message.created"),
            ("participant", #"{"joined":true}"#, "participant.joined"),
            ("participant", #"{"joined":false}"#, "participant.left"),
            ("command", "{}", "command.requested"), ("formRequested", "{}", "form.requested"),
            ("formCompleted", #"{"status":"success"}"#, "form.completed"),
            ("notice", #"{"kind":"provider_error"}"#, "error"),
            ("ended", #"{"role":"agent"}"#, "session.ended"),
            ("failed", #"{"kind":"provider_unavailable"}"#, "session.failed"),
        ])
    func providerEvents(_ order: String, _ data: String, _ type: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let reader = try await session.stream("?after=now")
        _ = try await reader.read(to: "stream.ready")
        try await session.order(order, try JSONValue(parsing: data))
        let live = try await reader.read { $0.type == type && $0.json["data"]?["sender"]?["role"] != "user" }
        let event = try await session.event {
            $0["type"]?.stringValue == type && $0["data"]?["sender"]?["role"] != "user"
        }
        expectEqual(live.last?.json, event)
        let after = try await session.caller.get(session.path)
        switch order {
        case "queued": expectEqual(after.json["state"], "queued")
        case "reconnecting": expectEqual(after.json["state"], "reconnecting")
        case "ended":
            expectEqual(after.json["state"], "ended")
            expectEqual(event["data"]?["endedBy"], "agent")
        case "failed": expectEqual(after.json["problem"]?["code"], "provider_unavailable")
        case "participant":
            expectEqual(after.json["participants"]?.arrayValue?.count, data.contains("true") ? 1 : 0)
        default: expectEqual(after.json["state"], "active")
        }
    }

    @Test("deltas and typing pass the log by", arguments: [("delta", "message.delta"), ("typing", "typing.stopped")])
    func passing(_ order: String, _ type: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let reader = try await session.stream("?after=now")
        _ = try await reader.read(to: "stream.ready")
        try await session.order(order, [:])
        let frame = try #require(try await reader.read(to: type).last)
        expect(frame.id == nil)
        expect(frame.seq == nil)
        let events = try await session.events()
        expect(!events.contains { $0["type"]?.stringValue == type })
    }

    @Test("an item that the vendor sends twice enters once")
    func vendorItemOnce() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        for _ in 0..<3 { try await session.order("answer", ["vendorId": "same"], waits: true) }
        try await session.order("answer", ["vendorId": "other"], waits: true)
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" && $0["seq"]?.intValue ?? 0 > 8 }
        let bots = try await session.events().filter { $0["data"]?["sender"]?["role"] == "bot" }
        expectEqual(bots.count, 2)
    }

    @Test("while the link is down messages wait")
    func waitsForLink() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        try await session.order("reconnecting", [:], waits: true)
        _ = try await session.event("session.reconnecting")
        let id = try await session.send("waits").json["id"]?.stringValue ?? ""
        expectEqual(ScriptedProvider.arrivals(of: id), 0)
        try await expectEqual(session.message(id)["state"], "accepted")
        // A signal that is over by the time that the link is back is dropped, and no error of the caller's.
        try await expectEqual(session.caller.post(session.path + "/typing", ["state": "started"]).status, 202)
    }

    @Test("after the session is over nothing of the provider is heard")
    func deafAfterEnd() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        try await session.order("ended", [:])
        _ = try await session.event("session.ended")
        let count = try await session.events().count
        try await expectEqual(session.send("x").code, "session_ended")
        try await expectEqual(session.events().count, count)
    }
}
