@testable import Conversations
import Domain
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Links that flap")
struct FlapTests {
    private static let told = [
        "provider.link", "session.reconnecting", "provider.link", "session.active", "session.gap",
    ]

    /// The types of a session's events about its link, behind the opening.
    private func told(_ session: Conversation) async throws -> [String] {
        let types = try await session.events().compactMap { $0["type"]?.stringValue }
        let opening = try #require(types.firstIndex(of: "session.active"))
        return types.dropFirst(opening + 1).filter { $0.hasPrefix("session.") || $0 == "provider.link" }
    }

    /// The link is lost and open again in one turn, with a gap of one second.
    private static func flap(_ actor: isolated Session, _ number: Int64) {
        let link = actor.providerLink.generation
        actor.heard(.link(.down, code: "connection_lost"), generation: link)
        actor.heard(.reconnecting(attempt: 1), generation: link)
        actor.heard(.link(.up, code: nil), generation: link)
        actor.heard(.opened(queued: false, native: JSONObject()), generation: link)
        actor.heard(.gap(from: number * 1000, to: number * 1000 + 1000, recovered: false), generation: link)
    }

    @Test("of many losses in a row one is told, the gaps of the others as one, and messages go out all the while")
    func many() async throws {
        let yaml = Samples.twoApps(scripted: true, more: "sessions: {linkEventsSeconds: 2}")
        try await withGateway(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await gateway.visit(session.id) { actor in
                for number in 1...50 { Self.flap(actor, Int64(number)) }
            }
            try await expectEqual(told(session).prefix(5), Self.told[...])
            let state = try await session.state()
            expectEqual(state, "active")
            let id = try await session.send("goes out").json["id"]?.stringValue ?? ""
            _ = try await session.event {
                $0["data"]?["messageId"]?.stringValue == id && $0["data"]?["state"] == "sent"
            }
            let last = try await session.event { event in
                event["type"] == "session.gap" && event["data"]?["from"] != "1970-01-01T00:00:01.000Z"
            }
            expectEqual(last["data"]?["from"], "1970-01-01T00:00:02.000Z")
            expectEqual(last["data"]?["to"], "1970-01-01T00:00:51.000Z")
            try await expectEqual(told(session), Self.told + ["session.gap"])
            let metrics = try await gateway.backend.get("/metrics").text
            expect(metrics.contains("trunkline_provider_links_lost_total 50"))
        }
    }

    @Test("a loss that was not told is told once it lasts, and its end with it")
    func lasting() async throws {
        let yaml = Samples.twoApps(scripted: true, more: "sessions: {linkEventsSeconds: 1.5}")
        try await withGateway(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await gateway.visit(session.id) { actor in
                Self.flap(actor, 1)
                let link = actor.providerLink.generation
                actor.heard(.link(.down, code: "connection_lost"), generation: link)
                for attempt in 1...3 { actor.heard(.reconnecting(attempt: attempt), generation: link) }
                expectEqual(actor.state, .active)
            }
            let id = try await session.send("waits").json["id"]?.stringValue ?? ""
            try await expectEqual(session.message(id)["state"], "accepted")
            let told = try await session.event {
                $0["type"] == "session.reconnecting" && $0["data"]?["attempt"]?.intValue == 3
            }
            expectEqual(told["data"]?["state"], "reconnecting")
            try await expectEqual(session.state(), "reconnecting")
            try await expectEqual(session.message(id)["state"], "accepted")
            try await gateway.visit(session.id) { actor in
                actor.heard(
                    .opened(queued: false, native: JSONObject()), generation: actor.providerLink.generation)
            }
            _ = try await session.event {
                $0["data"]?["messageId"]?.stringValue == id && $0["data"]?["state"] == "sent"
            }
            try await expectEqual(self.told(session).suffix(4), Self.told.prefix(4))
        }
    }

    @Test("what was missed over losses that were not told is told when the session is suspended")
    func suspended() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await gateway.visit(session.id) { actor in for number in 1...3 { Self.flap(actor, Int64(number)) } }
            _ = try await gateway.backend.post(session.path + "/suspend", [:])
            let gaps = try await session.events().filter { $0["type"] == "session.gap" }
            expectEqual(gaps.count, 2)
            expectEqual(gaps.last?["data"]?["to"], "1970-01-01T00:00:04.000Z")
        }
    }
}
