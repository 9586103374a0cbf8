import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("Places in the outbox")
struct OutboxPlaceTests {
    @Test("with many senders at once exactly as many messages are taken as it holds")
    func manySenders() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(
                gateway.backend, ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0])
            gateway.store.hold()
            async let sending = offPool(count: 160) { index in
                try session.caller.blocking("POST", session.path + "/messages", json: Conversation.text("m\(index)"))
            }
            // The refused are answered at once, so no more come once a hundred wait for the disk.
            try await expect(eventually { gateway.store.heldCount >= 100 })
            gateway.store.release()
            let answers = try await sending
            expectEqual(answers.filter { $0.status == 202 }.count, 100)
            let refused = answers.filter { $0.status != 202 }
            expectEqual(refused.count, 60)
            expect(refused.allSatisfy { $0.status == 503 && $0.code == "outbox_full" && $0["Retry-After"] == "1" })
            let created = try await session.events().filter { $0["type"] == "message.created" }
            expectEqual(created.count, 100)
        }
    }

    @Test("the place of a message that could not be stored is given back")
    func givesBack() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(
                gateway.backend, ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0])
            gateway.store.fail(with: .full(code: 13))
            let failed = try await offPool(count: 30) { index in
                try session.caller.blocking("POST", session.path + "/messages", json: Conversation.text("f\(index)"))
            }
            expect(failed.allSatisfy { $0.code == "store_unavailable" })
            gateway.store.fail(with: nil)
            let answers = try await offPool(count: 110) { index in
                try session.caller.blocking("POST", session.path + "/messages", json: Conversation.text("m\(index)"))
            }
            expectEqual(answers.filter { $0.status == 202 }.count, 100)
            expectEqual(answers.filter { $0.code == "outbox_full" }.count, 10)
        }
    }
}
