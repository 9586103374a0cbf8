@testable import Conversations
import Domain
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("What an adapter says in somebody else's place")
struct SyntheticTests {
    private func message(_ text: String, _ role: SenderRole) -> InboundMessage {
        let content: JSONValue = ["type": "text", "text": JSONValue(text), "format": "plain"]
        return InboundMessage(vendorID: text, role: role, content: content.encoded(), native: [])
    }

    @Test("a message that the provider did not say is marked, and no other is")
    func synthetic() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            var patience = message("please wait", .bot)
            patience.isSynthetic = true
            let said = [patience, message("hello", .bot)]
            try await gateway.visit(session.id) { actor in
                let link = actor.providerLink.generation
                for message in said { actor.heard(.message(message), generation: link) }
            }
            let marked = try await session.event { $0["data"]?["content"]?["text"] == "please wait" }
            expectEqual(marked["data"]?["synthetic"], true)
            let other = try await session.event { $0["data"]?["content"]?["text"] == "hello" }
            expect(other["data"]?["synthetic"] == nil)
            let id = try #require(marked["data"]?["id"]?.stringValue)
            try await expectEqual(session.message(id)["synthetic"], true)
        }
    }

    @Test("a message of the user that came by another way is the user's own")
    func mirrored() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let said = [message("from the phone", .user), message("from the phone", .user)]
            let end = message("end", .bot)
            try await gateway.visit(session.id) { actor in
                let link = actor.providerLink.generation
                for message in said { actor.heard(.message(message), generation: link) }
                actor.heard(.message(end), generation: link)
            }
            _ = try await session.event { $0["data"]?["content"]?["text"] == "end" }
            let shown = try await session.events().filter { $0["data"]?["content"]?["text"] == "from the phone" }
            expectEqual(shown.count, 1)
            expectEqual(shown.first?["data"]?["sender"]?["role"], "user")
            let user = try await session.caller.get(session.path).json["user"]?["id"]
            expectEqual(shown.first?["data"]?["sender"]?["id"], user)
        }
    }
}
