import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Files of a session that is handed over")
struct TransferredFileTests {
    private func yaml(_ first: VendorStub, _ second: VendorStub) -> String {
        """
        listen: [{address: 127.0.0.1:0}]
        apps: {demo: {secretKeys: [\(Samples.secretKey)], provider: one, providers: [one, two]}}
        providers:
          one: {kind: files, host: "\(first.host)"}
          two: {kind: files, host: "\(second.host)"}
        """
    }

    private func transfer(_ session: Conversation) async throws {
        let answer = try await session.caller.post(
            session.path + "/transfer", ["to": ["provider": "two"], "transcript": "none"])
        expectEqual(answer.status, 202, "\(answer)")
        _ = try await session.event("session.transferred")
    }

    @Test("one that was uploaded before is brought to the next vendor too, and not named by the address of the first")
    func uploadedBefore() async throws {
        let (first, second) = (try VendorStub(), try VendorStub())
        try await withGateway(yaml(first, second)) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let file = try fileID(try await session.upload("a.txt", Array("hello".utf8)))
            try await transfer(session)
            try await expectEqual(session.send(file: file, waits: true).status, 202)
            let calls = FilesProvider.taken(by: session.id)
            expectEqual(calls.count { $0 == "upload a.txt 5 hello" }, 2, "\(calls)")
            expectEqual(calls.last, "send a.txt 5 at http://\(second.host)/files/a.txt")
        }
    }

    @Test("one of an earlier leg is fetched where that leg's vendor has it, with that one's credential")
    func earlierLeg() async throws {
        let (first, second) = (try VendorStub(), try VendorStub())
        first.serve("/files/menu.pdf", .init(200, [("Content-Type", "application/pdf")], body: Array("%PDF".utf8)))
        try await withGateway(yaml(first, second)) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let file: JSONValue = [
                "url": .string("http://\(first.host)/files/menu.pdf"), "contentType": "application/pdf",
            ]
            try await session.order("answer", ["content": ["type": "attachment"], "files": [file]])
            let event = try await session.event { $0["data"]?["content"]?["attachments"] != nil }
            let id = try #require(event["data"]?["content"]?["attachments"]?[0]?["id"]?.stringValue)
            try await transfer(session)
            let content = try await session.content(id)
            expectEqual(content.status, 200, "\(content)")
            expectEqual(content.text, "%PDF")
            expectEqual(first.visits.map(\.authorization), [FilesProvider.credential])
            expect(second.visits.isEmpty)
        }
    }
}
