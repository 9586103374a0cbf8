import Conversations
import Foundation
import GatewayRig
import JSON
import Kernel
import ProviderCCAI
import ProviderConnect
import SupportExpectations
import SupportHistory
import Testing

#if DEBUG
    @Suite("The process is killed on the way of a session to another provider")
    struct TransferCrashTests {
        /// Places on the way of a session to another provider.
        static let ways = Failpoint.allCases.filter { $0.rawValue.hasPrefix("transfer.") }.map(DeathPlace.init)
        private static let starts: [DeathPlace] =
            [ConnectFailpoint.startBefore, .startAnswered, .startStored, .dialled, .subscribed].map {
                DeathPlace($0)
            }

        @Test(
            "and it is with one of the two, with all that was said, and nothing is open at the other",
            arguments: ways + starts)
        func dies(_ place: DeathPlace) async throws {
            try await offPool {
                let rig = try TransferRig()
                var child = try rig.gateway()
                let made = try child.caller().blocking(
                    "POST", "/v1/sessions", json: ["user": ["id": "u"], "waitSeconds": 10])
                var session = try Conversation(child.caller(), made: made.json)
                try TransferRig.say("before", session)
                child.kill()

                child = try rig.gateway([ArmedFailpoint.variable: place.name])
                session = try Conversation(child.caller(), made: made.json)
                _ = try? child.caller().blocking(
                    "POST", session.path + "/transfer", json: ["to": ["provider": "desk"]],
                    fields: ["Idempotency-Key": "one-and-the-same"])
                _ = try? child.caller().blocking(
                    "PUT", session.path + "/messages/by-client-id/held", json: Conversation.text("held"))
                expectEqual(child.exitStatus(within: 20), -SIGKILL, "\(place) is on the way")
                expect(child.log.contains("failpoint \(place.name)\n"))

                child = try rig.gateway()
                session = try Conversation(child.caller(), made: made.json)
                let again = try child.caller().blocking(
                    "PUT", session.path + "/messages/by-client-id/held?wait=sent", json: Conversation.text("held"))
                expect([200, 202].contains(again.status), "\(again)")
                try TransferRig.say("after", session)
                let types = try TransferRig.types(session)
                let isThere = types.contains("session.transferred")
                expect(isThere != types.contains("transfer.failed"), "one of the two: \(types)")
                let now = try child.caller().blocking("GET", session.path).json
                expectEqual(now["provider"], isThere ? "desk" : "bot")
                expectEqual(now["state"], "active")
                try expect(History.fault(in: session.blockingEvents()) == nil)
                // Each arrived once, at whom the session was with.
                let texts = try rig.oda.texts() + rig.connect.texts()
                for text in ["before", "held", "after"] { expectEqual(texts.count { $0 == text }, 1, "\(text)") }
                try expectEqual(rig.connect.texts().contains("after"), isThere)
                let open = try #require(try rig.connect.provider.openConversations)
                let isRight = try poll(within: 30) { try open() == (isThere ? 1 : 0) }
                let left = try open()
                expect(isRight, "\(left) contacts are open")
                // And it can still go where it was to go.
                if !isThere {
                    try expectEqual(TransferRig.transfer(session, to: "desk")["type"], "session.transferred")
                    try TransferRig.say("there", session)
                    try expect(rig.connect.texts().contains("there"))
                }
                child.kill()
            }
        }
    }
#endif
