@testable import Conversations
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Messages with files")
struct FileMessageTests {
    @Test("a message names files, shows them, and is sent with them; what the vendor has leaves the spool")
    func sends() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let one = try fileID(try await session.upload("one.txt", Array("one".utf8)))
            let two = try fileID(try await session.upload("inline.txt", Array("second".utf8)))
            let answer = try await session.send(file: one, two, text: "Two files", waits: true)
            expect(answer.status == 202 && answer.json["state"] == "sent", "\(answer)")
            let content = answer.json["content"]
            expect(content?["text"] == "Two files" && content?["attachmentIds"]?.arrayValue?.count == 2)
            let shown = try #require(content?["attachments"]?[0])
            expect(shown["id"]?.stringValue == one && shown["name"] == "one.txt" && shown["sizeBytes"] == 3)
            let path = "\(session.path)/attachments/\(one)/content"
            expectEqual(shown["url"]?.stringValue?.hasSuffix(path), true)
            expectEqual(
                FilesProvider.taken(by: session.id).suffix(2),
                [
                    "send one.txt 3 at http://127.0.0.1:1/files/one.txt", "send inline.txt 6 at -",
                ])
            // The vendor has the first only.
            try await expect(eventually { try gateway.spooledNames == [two] })
            // Its room is counted as free once its removal is known here.
            try await expect(eventually { gateway.spooledBytes == 6 })
            let row = try await session.caller.get("\(session.path)/attachments/\(one)").json
            expect(row["messageId"] == answer.json["id"] && row["state"] == "ready")
            // From the vendor now, who cannot be reached.
            try await expectEqual(session.content(one).status, 502)
            try await expectEqual(session.content(two).text, "second")
        }
    }

    @Test(
        "a message that names no file of its user is 422 at the name",
        arguments: [
            (["att_00000000000000000000000000"], "/content/attachmentIds/0", "unknown_attachment"),
            (["OWN", "OTHER"], "/content/attachmentIds/1", "unknown_attachment"),
            (["OWN", "OWN"], "/content/attachmentIds/1", "duplicate"),
            (["THEIRS"], "/content/attachmentIds/0", "unknown_attachment"),
            (["nonsense"], "/content/attachmentIds/0", "wrong_type"),
            (Array(repeating: "OWN", count: 11), "/content/attachmentIds", "too_many"),
        ])
    func unknown(_ names: [String], _ pointer: String, _ code: String) async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let other = try await Conversation.files(gateway)
            var ids = ["OWN": try fileID(try await session.upload("a.txt", [65]))]
            ids["OTHER"] = try fileID(try await other.upload("a.txt", [65]))
            try await session.order("answer", ["files": [["url": "http://127.0.0.1:1/x.png"]]])
            let theirs = try await session.event { $0["data"]?["content"]?["attachments"] != nil }
            ids["THEIRS"] = theirs["data"]?["content"]?["attachments"]?[0]?["id"]?.stringValue
            let named = names.map { JSONValue.string(ids[$0] ?? $0) }
            let answer = try await session.caller.post(
                session.path + "/messages", ["content": ["type": "attachment", "attachmentIds": .array(named)]])
            expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
            expectEqual(answer.json["errors"]?[0]?["code"]?.stringValue, code)
        }
    }

    @Test("an upload with send=true is one step: file and message, once for each key")
    func sendsAtOnce() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let query = "?send=true&text=My%20voucher"
            let first = try await session.upload("a.txt", [65], query: query, key: "k-2")
            expect(first.status == 201 && first.json["message"]?["content"]?["text"] == "My voucher", "\(first)")
            let message = try #require(first.json["message"]?["id"]?.stringValue)
            expectEqual(first.json["message"]?["content"]?["attachments"]?[0]?["id"], first.json["id"])
            _ = try await session.state(of: message, "sent")
            expectEqual(FilesProvider.taken(by: session.id).count, 2)
            let again = try await session.upload("a.txt", [65], query: query, key: "k-2")
            expect(again.status == 201 && again["Idempotency-Replayed"] == "true", "\(again)")
            expect(again.json["id"] == first.json["id"] && again.json["state"] == "ready")
            expectEqual(again.json["message"]?["id"]?.stringValue, message)
            expectEqual(again.json["message"]?["state"], "sent")
            expectEqual(FilesProvider.taken(by: session.id).count, 2)
            let types = try await session.events().compactMap { $0["type"]?.stringValue }
            expectEqual(types.suffix(3), ["message.created", "attachment.ready", "message.state"])
        }
    }

    @Test("while the link is down a file is pending, and goes to the provider when its message is sent")
    func pending() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            try await session.caller.post(session.path + "/suspend")
            let answer = try await session.upload("a.txt", Array("hello".utf8))
            expect(answer.status == 201 && answer.json["state"] == "pending", "\(answer)")
            expect(FilesProvider.taken(by: session.id).isEmpty)
            let sent = try await session.send(file: try fileID(answer), waits: true)
            expectEqual(sent.json["state"], "sent", "\(sent)")
            expectEqual(FilesProvider.taken(by: session.id).map { $0.prefix(6) }, ["upload", "send a"])
            try await expectEqual(session.event("attachment.ready")["data"]?["id"], answer.json["id"])
        }
    }

    @Test("a file that cannot be uploaded for now waits with its message, and one that is refused fails it")
    func down() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            FilesProvider.setDown(true)
            defer { FilesProvider.setDown(false) }
            let answer = try await session.upload("down.txt", [65])
            expectEqual(answer.json["state"], "pending", "\(answer)")
            let sent = try await session.send(file: try fileID(answer))
            expectEqual(sent.json["state"], "accepted")
            try await session.caller.post(session.path + "/suspend")
            let refused = try await session.upload("refused.txt", [65], query: "?send=true")
            expectEqual(refused.json["state"], "pending", "\(refused)")
            FilesProvider.setDown(false)
            try await session.caller.post(session.path + "/resume")
            let first = try #require(sent.json["id"]?.stringValue)
            _ = try await session.state(of: first, "sent")
            let second = try #require(refused.json["message"]?["id"]?.stringValue)
            let failed = try await session.state(of: second, "failed")
            expectEqual(failed["data"]?["error"]?["code"], "provider_error", "\(failed)")
            expectEqual(failed["data"]?["error"]?["retryable"], false)
            try await expectEqual(session.event("attachment.rejected")["data"]?["id"], refused.json["id"])
        }
    }

    @Test("a message with files outlives its process")
    func restart() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(Samples.files(), in: folder)
        let session = try await Conversation.files(first, options: ["open": "never"])
        let made = session.made
        let answer = try await session.upload("a.txt", Array("hello".utf8), query: "?send=true")
        expect(answer.status == 201 && answer.json["state"] == "pending", "\(answer)")
        await first.stop()
        try await withGateway(Samples.files(), in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            try await expectEqual(session.content(try fileID(answer)).text, "hello")
            let message = try #require(answer.json["message"]?["id"]?.stringValue)
            try await expectEqual(session.message(message)["state"], "accepted")
        }
    }

    @Test("a new session's first message has no files")
    func initial() async throws {
        try await withGateway(Samples.files()) { gateway in
            let content: JSONValue = ["type": "attachment", "attachmentIds": ["att_00000000000000000000000000"]]
            let answer = try await gateway.backend.post(
                "/v1/sessions", ["provider": "files", "initialMessage": ["content": content]])
            expectEqual(answer.status, 422, "\(answer)")
            expectEqual(answer.pointers, ["/initialMessage/content/attachmentIds/0"])
        }
    }
}
