import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Limits of files by type")
struct FileLimitTests {
    @Test("a longer file is 413 with its type's limit, also where the link is away, and nothing is kept")
    func size() async throws {
        try await withGateway(Samples.files()) { gateway in
            for options: JSONValue in [[:], ["open": "never"]] {
                let session = try await Conversation.files(gateway, options: options)
                let view = try await session.caller.get(session.path).json
                let limits = view["capabilities"]?["attachments"]?["limits"]
                expectEqual(limits, [["types": ["image/gif"], "maxBytes": 100, "maxCount": 2]])
                let long = [UInt8](repeating: 65, count: 101)
                let answer = try await session.upload("a.gif", long, type: "image/gif")
                expect(answer.status == 413 && answer.json["limitBytes"] == 100, "\(answer)")
                try await expectEqual(session.upload("a.png", long, type: "image/png").status, 201)
                try await expectEqual(session.upload("b.gif", Array(long.dropLast()), type: "image/gif").status, 201)
            }
        }
    }

    @Test("more files of a type than one message may have are 422 before anything is stored")
    func count() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            var ids: [JSONValue] = []
            for number in 0..<3 {
                ids.append(.string(try fileID(try await session.upload("\(number).gif", [65], type: "image/gif"))))
            }
            let other = JSONValue.string(try fileID(try await session.upload("a.png", [65], type: "image/png")))
            func send(_ ids: [JSONValue]) async throws -> Answer {
                try await session.caller.post(
                    session.path + "/messages", ["content": ["type": "attachment", "attachmentIds": .array(ids)]])
            }
            let answer = try await send(ids)
            expect(answer.status == 422 && answer.pointers == ["/content/attachmentIds"], "\(answer)")
            expectEqual(answer.json["errors"]?[0]?["code"], "too_many")
            let messages = try await session.caller.get(session.path + "/messages").json["data"]
            expectEqual(messages?.arrayValue?.isEmpty, true)
            try await expectEqual(send([ids[0], other, ids[1]]).status, 202)
        }
    }

    @Test("what is in a file is judged before anything of it is stored", arguments: ["", "?send=true"])
    func content(_ query: String) async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let answer = try await session.upload("odd.txt", Array(".x".utf8), query: query)
            expect(answer.status == 422 && answer.json["errors"]?[0]?["code"] == "begins_with_dot", "\(answer)")
            try await expect(eventually { try gateway.spooledNames.isEmpty })
            expect(FilesProvider.taken(by: session.id).isEmpty)
            try await expectEqual(session.upload("odd.txt", Array("x.".utf8), query: query).status, 201)
        }
    }
}
