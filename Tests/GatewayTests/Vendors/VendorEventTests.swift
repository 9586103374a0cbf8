@testable import Conversations
import Domain
import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

/// Events that only some vendors tell, as the log has them.
@Suite("Proofs, views, second thoughts about files, and events in the vendor's words")
struct VendorEventTests {
    private func open() async throws -> Conversation {
        try await Conversation.open(try await backend(), ["provider": "agents"])
    }

    /// A message that the vendor calls `v-1`.
    private var message: ProviderEvent {
        .message(
            InboundMessage(
                vendorID: "v-1", role: .bot, content: Array(#"{"type":"text","text":"look","format":"plain"}"#.utf8),
                native: []))
    }

    /// Types and data of the events of some types: the same from the log as from a stream.
    private func told(_ session: Conversation, _ prefixes: String...) async throws -> [String] {
        func words(_ events: [JSONValue]) -> [String] {
            events.filter { event in prefixes.contains { event["type"]?.stringValue?.hasPrefix($0) == true } }
                .map { "\($0["type"]?.stringValue ?? "") \($0["data"] ?? .null)" }
        }
        let reader = try await session.stream()
        let replayed = try await reader.read(to: "stream.ready").map(\.json)
        let stored = try await session.events()
        expectEqual(words(replayed), words(stored))
        return words(stored)
    }

    @Test("each stage of a proof is an event, with the vendor's id where there is one")
    func authentication() async throws {
        let session = try await open()
        for stage in AuthenticationEvent.Stage.allCases {
            var order: JSONObject = ["stage": JSONValue(stage.rawValue)]
            if stage != .expired { order.append("id", "a-1") }
            try await session.order("authentication", .object(order), waits: true)
            _ = try await session.event("authentication.\(stage.rawValue)")
        }
        let known = #"{"authenticationId":"a-1"}"#
        try await expectEqual(
            told(session, "authentication."),
            [
                "authentication.requested \(known)", "authentication.succeeded \(known)",
                "authentication.failed \(known)", "authentication.timedOut \(known)", "authentication.expired {}",
                "authentication.cancelled \(known)",
            ])
    }

    @Test("a token of the backend's that runs out is an event of the log, and no use of the session")
    func tokenExpiring() async throws {
        let session = try await open()
        try await session.order("tokenExpiring", ["at": 1_800_000_000_000], waits: true)
        let event = try await session.event("token.expiring")
        expect(event["seq"] != nil)
        try await expectEqual(
            told(session, "token.expiring"),
            [
                #"token.expiring {"expiresAt":"2027-01-15T08:00:00.000Z","credential":"provider"}"#
            ])
    }

    @Test("a view is told behind its message, by our id of that message")
    func view() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "agents"])
            let message = message
            try await gateway.visit(session.id) { actor in
                let link = actor.providerLink.generation
                // In one turn, so that the message is not on the disk when the view is told.
                actor.heard(message, generation: link)
                actor.heard(.viewRequested(token: "t+/=", vendorMessageID: "v-1"), generation: link)
                actor.heard(.vendorEvent(name: "behind", native: []), generation: link)
                actor.heard(.viewRequested(token: "of nothing", vendorMessageID: "v-9"), generation: link)
                actor.heard(.viewRequested(token: "bare", vendorMessageID: nil), generation: link)
            }
            _ = try await session.event { $0["data"]?["viewToken"] == "bare" }
            let events = try await session.events()
            let created = try #require(events.first { $0["type"] == "message.created" })
            let id = try #require(created["data"]?["id"]?.stringValue)
            let types = events.compactMap { $0["type"]?.stringValue }
            expectEqual(
                types.suffix(5),
                [
                    "message.created", "view.requested", "provider.event", "view.requested", "view.requested",
                ])
            try await expectEqual(
                told(session, "view."),
                [
                    #"view.requested {"viewToken":"t+/=","messageId":"\#(id)"}"#,
                    #"view.requested {"viewToken":"of nothing"}"#, #"view.requested {"viewToken":"bare"}"#,
                ])
        }
    }

    @Test("a view of a message that cannot be stored yet waits for it")
    func viewOfStalled() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "agents"])
            let message = message
            gateway.store.fail(with: .full(code: 13))
            try await gateway.visit(session.id) { actor in
                let link = actor.providerLink.generation
                actor.heard(message, generation: link)
                actor.heard(.viewRequested(token: "t", vendorMessageID: "v-1"), generation: link)
            }
            let isTried = try await eventually {
                gateway.logLines.contains { $0.contains("a change could not be stored") }
            }
            expect(isTried)
            gateway.store.fail(with: nil)
            let view = try await session.event("view.requested")
            let created = try await session.event("message.created")
            expectEqual(view["data"]?["messageId"], created["data"]?["id"])
        }
    }

    @Test("who hands on without having joined has not joined by that, and a transfer may fail")
    func transfers() async throws {
        let session = try await open()
        try await session.order(
            "participant", ["id": "p-9", "name": "Grace", "change": "transferred"], waits: true)
        try await session.order("transferFailed", ["id": "p-9", "name": "Grace"], waits: true)
        try await session.order("transferFailed", [:], waits: true)
        try await session.order("historyAvailable", [:], waits: true)
        _ = try await session.event("history.available")
        try await expectEqual(
            told(session, "participant.transferred", "transfer.failed", "history.available"),
            [
                #"participant.transferred {"id":"p-9","role":"agent","name":"Grace"}"#,
                #"transfer.failed {"participant":{"id":"p-9","role":"agent","name":"Grace"}}"#,
                "transfer.failed {}", "history.available {}",
            ])
        try await expectEqual(session.caller.get(session.path).json["participants"]?.arrayValue?.isEmpty, true)
    }

    @Test("a message that is heard late was said when the vendor says, and none in the future")
    func saidAt() async throws {
        let session = try await open()
        try await session.order("answer", ["saidAt": 1_772_366_407_250], waits: true)
        let late = try await session.event { $0["data"]?["createdAt"] == "2026-03-01T12:00:07.250Z" }
        expect(late["type"] == "message.created" && late["data"]?["updatedAt"] != late["data"]?["createdAt"])
        let read = try await session.message(try #require(late["data"]?["id"]?.stringValue))
        expectEqual(read["createdAt"], "2026-03-01T12:00:07.250Z")
        try await session.order("answer", ["saidAt": 4_000_000_000_000], waits: true)
        try await session.order("vendorEvent", ["name": "behind"], waits: true)
        _ = try await session.event("provider.event")
        let told = try await session.events().filter { $0["data"]?["content"]?["text"] == "answer" }
        expect(told.count == 2 && told.last?["data"]?["createdAt"] == told.last?["data"]?["updatedAt"])
    }

    @Test("what the API has no words for comes with the vendor's")
    func vendorEvent() async throws {
        let session = try await open()
        try await session.order("vendorEvent", ["name": "transfer", "native": ["to": ["agent": "Grace"]]], waits: true)
        try await session.order("vendorEvent", ["name": "bare"], waits: true)
        _ = try await session.event { $0["data"]?["name"] == "bare" }
        try await expectEqual(
            told(session, "provider.event"),
            [
                #"provider.event {"name":"transfer","native":{"to":{"agent":"Grace"}}}"#,
                #"provider.event {"name":"bare"}"#,
            ])
    }

    @Test("a file that the vendor took and refuses then is rejected, once, and leaves the spool")
    func fileRejected() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let answer = try await session.upload("blind.txt", Array("hello".utf8))
            let id = try fileID(answer)
            _ = try await session.event("attachment.ready")
            try await expect(eventually { try gateway.spooledNames.count == 1 })
            for _ in 0..<2 {
                try await session.order(
                    "fileRejected",
                    ["fileId": .string(id), "kind": "provider_error", "requestId": "R-7"], waits: true)
            }
            try await session.order("fileRejected", ["fileId": "att_00000000000000000000000000"], waits: true)
            try await session.order("vendorEvent", ["name": "behind"], waits: true)
            _ = try await session.event("provider.event")
            let told = try await session.events().filter { $0["type"] == "attachment.rejected" }
            expectEqual(told.count, 1)
            let data = try #require(told.first?["data"])
            expect(data["id"]?.stringValue == id && data["state"] == "rejected", "\(data)")
            expectEqual(data["reason"], "The script says so.")
            let row = try await session.caller.get("\(session.path)/attachments/\(id)").json
            expectEqual(row["state"], "rejected", "\(row)")
            try await expect(eventually { try gateway.spooledNames.isEmpty })
            try await expectEqual(session.send(file: id).pointers, ["/content/attachmentIds/0"])
            // Nor is it offered once more with a message that named it before.
            let place = try #require(SessionID(session.id))
            let file = try #require(AttachmentID(id))
            let shard = gateway.conversations.shard(for: place)
            let isRejected = try await shard.visit(place, app: "demo", service: gateway.conversations) {
                (session) async throws(Failure) in
                guard let row = try await session.attachment(file) else { return false }
                if case .rejected = await session.upload(row) { return true }
                return false
            }
            expect(isRejected)
            expectEqual(FilesProvider.taken(by: session.id).filter { $0.hasPrefix("upload") }.count, 1)
            try await expectEqual(session.caller.get("\(session.path)/attachments/\(id)").json["state"], "rejected")
        }
    }

    @Test("a file that the vendor gives out leaves the spool and comes from there, and a verdict behind it counts")
    func fileStored() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let ids = [
                try fileID(try await session.upload("inline.txt", Array("hello".utf8))),
                try fileID(try await session.upload("inline2.txt", Array("world".utf8))),
            ]
            try await expect(eventually { try gateway.spooledNames.count == 2 })
            for id in [ids[0], ids[0], "att_00000000000000000000000000"] {
                let place: JSONValue = ["fileId": .string(id), "url": "https://attachment.invalid/v-1"]
                try await session.order("fileStored", place, waits: true)
            }
            try await expect(eventually { try gateway.spooledNames.count == 1 })
            let row = try await session.caller.get("\(session.path)/attachments/\(ids[0])").json
            expectEqual(row["state"], "ready", "\(row)")
            // The vendor is not asked at that address, but the file's bytes are not here any more.
            let content = try await session.caller.get("\(session.path)/attachments/\(ids[0])/content")
            expectEqual(content.status, 502, "\(content)")
            let told = try await session.events().compactMap { $0["type"]?.stringValue }
            expectEqual(told.filter { $0.hasPrefix("attachment.") }, ["attachment.ready", "attachment.ready"])
            // One that was refused stays so.
            try await session.order(
                "fileRejected", ["fileId": .string(ids[1]), "kind": "invalid_request"], waits: true)
            _ = try await session.event("attachment.rejected")
            let place: JSONValue = ["fileId": .string(ids[1]), "url": "https://attachment.invalid/v-2"]
            try await session.order("fileStored", place, waits: true)
            try await session.order("vendorEvent", ["name": "behind"], waits: true)
            _ = try await session.event("provider.event")
            try await expectEqual(session.caller.get("\(session.path)/attachments/\(ids[1])").json["state"], "rejected")
            try await expect(eventually { try gateway.spooledNames.isEmpty })
        }
    }
}
