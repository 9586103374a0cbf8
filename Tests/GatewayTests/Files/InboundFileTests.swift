import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Files of the provider's messages")
struct InboundFileTests {
    @Test("files of a message get ids and our address, and the vendor's stays with the gateway")
    func inbound() async throws {
        let vendor = try VendorStub()
        vendor.serve("/files/menu.pdf", .init(200, [("Content-Type", "application/pdf")], body: Array("%PDF".utf8)))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let session = try await Conversation.files(gateway)
            let url = "http://\(vendor.host)/files/menu.pdf"
            try await session.order(
                "answer",
                [
                    "content": ["type": "attachment"], "vendorId": "v-1",
                    "files": [["url": .string(url), "contentType": "application/pdf", "sizeBytes": 4], ["url": "x"]],
                ])
            let event = try await session.event { $0["data"]?["content"]?["attachments"] != nil }
            expectEqual(event["type"], "message.created")
            let files = try #require(event["data"]?["content"]?["attachments"]?.arrayValue)
            expect(files.count == 2 && files[0]["name"] == "menu.pdf" && files[0]["sizeBytes"] == 4)
            expect(files[1]["contentType"] == "application/octet-stream" && files[1]["sizeBytes"] == nil)
            expect(!"\(event)".contains(vendor.host))
            let file = try #require(files[0]["id"]?.stringValue)
            let row = try await session.caller.get("\(session.path)/attachments/\(file)").json
            expect(row["direction"] == "inbound" && row["state"] == "ready" && row["messageId"] == event["data"]?["id"])
            let content = try await session.content(file)
            expect(content.status == 200 && content.text == "%PDF" && content["Content-Type"] == "application/pdf")
            expectEqual(vendor.visits.map(\.authorization), [FilesProvider.credential])
            // A repeat of the vendor's makes no further row and no further message.
            try await session.order("answer", ["content": ["type": "attachment"], "vendorId": "v-1"])
            try await session.order(
                "answer",
                [
                    "content": ["type": "attachment"], "vendorId": "v-2", "replaces": "v-1",
                    "files": [["url": .string(url + "?2"), "name": "new.pdf"]],
                ])
            let updated = try await session.event("message.updated")
            expectEqual(updated["data"]?["id"], event["data"]?["id"])
            expectEqual(updated["data"]?["content"]?["attachments"]?[0]?["name"], "new.pdf")
            try await expectEqual(session.content(file).status, 200)
        }
    }

    /// Sends a file with a message that is left at `state`, and gives its id and the message's.
    private func sent(_ session: Conversation) async throws -> (file: String, message: String) {
        let answer = try await session.upload("inline.txt", Array("hello".utf8), query: "?send=true")
        let message = try #require(answer.json["message"]?["id"]?.stringValue)
        _ = try await session.state(of: message, "sent")
        return (try fileID(answer), message)
    }

    @Test("what becomes of a message's files and state afterwards comes as one change, in order")
    func outbound() async throws {
        let vendor = try VendorStub()
        vendor.serve("/files/final.png", .init(200, [("Content-Type", "image/png")], body: Array("final".utf8)))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let session = try await Conversation.files(gateway)
            let (file, message) = try await sent(session)
            let url = "http://\(vendor.host)/files/final.png"
            try await session.order(
                "outbound",
                [
                    "messageId": .string(message), "state": "delivered", "text": "A picture",
                    "files": [
                        ["url": .string(url), "name": "other", "contentType": "image/png", "sizeBytes": 5],
                        ["url": .string(url + "?b"), "name": "second.png"],
                    ],
                ])
            let updated = try await session.event("message.updated")
            let content = try #require(updated["data"]?["content"])
            expect(content["text"] == "A picture" && updated["data"]?["state"] == "delivered")
            expectEqual(content["attachmentIds"]?.arrayValue?.count, 2)
            let files = try #require(content["attachments"]?.arrayValue)
            expect(files[0]["id"]?.stringValue == file && files[0]["name"] == "inline.txt")
            expect(files[0]["contentType"] == "image/png" && files[0]["sizeBytes"] == 5)
            expectEqual(files[1]["name"], "second.png")
            let state = try await session.state(of: message, "delivered")
            expectEqual(state["seq"]?.intValue, (updated["seq"]?.intValue ?? 0) + 1)
            let now = try await session.message(message)
            expect(now["state"] == "delivered" && now["content"] == content && now["seq"] == state["seq"])
            // A shorter list, and the same state again: one change only.
            try await session.order(
                "outbound",
                ["messageId": .string(message), "state": "sent", "files": [["url": .string(url)]]])
            let second = try await session.event {
                $0["type"] == "message.updated" && $0["data"]?["content"]?["attachments"]?.arrayValue?.count == 1
            }
            expectEqual(second["data"]?["state"], "delivered")
            try await expectEqual(session.message(message)["state"], "delivered")
            let states = try await session.events().filter {
                $0["type"] == "message.state" && $0["data"]?["messageId"]?.stringValue == message
            }
            expectEqual(states.compactMap { $0["data"]?["state"]?.stringValue }, ["sent", "delivered"])
        }
    }

    @Test(
        "a state that comes before the hand-over returned is not taken back by it", arguments: ["delivered", "failed"])
    func early(_ state: String) async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            // SELF stands for the message that brings the order.
            let first = try await session.order(
                "outbound", ["messageId": "SELF", "state": .string(state), "early": true])
            let message = try #require(first.json["id"]?.stringValue)
            _ = try await session.state(of: message, state)
            let next = try await session.send("after", waits: true)
            expectEqual(next.json["state"], "sent", "\(next)")
            try await expectEqual(session.message(message)["state"]?.stringValue, state)
            let states = try await session.events().filter {
                $0["type"] == "message.state" && $0["data"]?["messageId"]?.stringValue == message
            }
            expectEqual(states.compactMap { $0["data"]?["state"]?.stringValue }, [state])
        }
    }
}
