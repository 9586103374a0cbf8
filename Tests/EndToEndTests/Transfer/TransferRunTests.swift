import GatewayRig
import JSON
import SupportExpectations
import SupportHistory
import Testing

@Suite("A session goes from a bot to one desk and on to another")
struct TransferRunTests {
    @Test("with text before, between and after: one log, and each vendor sees what was said")
    func allTheWay() async throws {
        try await offPool {
            let rig = try TransferRig()
            let child = try rig.gateway()
            let made = try child.caller().blocking(
                "POST", "/v1/sessions", json: ["user": ["id": "u", "name": "Ada"], "waitSeconds": 10])
            let session = try Conversation(child.caller(), made: made.json)
            try TransferRig.say("before", session)
            // A vendor that nobody reaches leaves the session where it is.
            let failed = try TransferRig.transfer(session, to: "dead")
            expectEqual(failed["type"], "transfer.failed")
            expectEqual(failed["data"]?["problem"]?["code"], "provider_unavailable")
            try TransferRig.say("still there", session)
            try expectEqual(TransferRig.transfer(session, to: "desk")["type"], "session.transferred")
            try TransferRig.say("between", session)
            try expectEqual(TransferRig.transfer(session, to: "centre")["type"], "session.transferred")
            try TransferRig.say("after", session)

            let events = try session.blockingEvents()
            expect(History.fault(in: events) == nil, "\(History.fault(in: events) ?? "")")
            let now = try child.caller().blocking("GET", session.path).json
            expectEqual(now["legs"]?.arrayValue?.map { $0["provider"] }, ["bot", "desk", "centre"])
            // The bot has what was said to it, the desk is told of that and hears the rest.
            try expectEqual(
                rig.oda.texts().filter { ["before", "still there", "between", "after"].contains($0) },
                ["before", "still there"])
            let desk = try rig.connect.entries().map(\.description).joined()
            expect(desk.contains("transferTranscript") && desk.contains("transferFrom"))
            expect(desk.contains("still there") && desk.contains("between") && !desk.contains("after"))
            let centre = try rig.ccai.entries().map(\.description).joined()
            for text in ["before", "still there", "between", "after"] { expect(centre.contains(text), "\(text)") }
            // The desk that was left knows of it.
            expect(try poll(within: 20) { try rig.connect.provider.openConversations?() ?? 0 == 0 })
            child.kill()
        }
    }
}
