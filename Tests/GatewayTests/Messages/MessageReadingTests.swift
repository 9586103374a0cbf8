import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("Reading messages, typing and receipts")
struct MessageReadingTests {
    // MARK: Reading

    @Test("messages are listed oldest first, page by page, with native only when asked for")
    func lists() async throws {
        let session = try await scripted()
        for index in 0..<4 { try await session.send("m\(index)", waits: true) }
        try await session.order(
            "answer", ["native": ["vendor": 1], "content": ["type": "text", "text": "bot", "format": "plain"]],
            waits: true)
        let bot = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        func page(_ query: String) async throws -> (texts: [String], json: JSONValue) {
            let answer = try await session.caller.get(session.path + "/messages" + query)
            expectEqual(answer.status, 200)
            let data = answer.json["data"]?.arrayValue ?? []
            return (
                data.map { $0["content"]?["text"]?.stringValue ?? $0["content"]?["name"]?.stringValue ?? "" },
                answer.json
            )
        }
        try await expectEqual(page("").texts, ["m0", "m1", "m2", "m3", "answer", "bot"])
        let first = try await page("?limit=2")
        expectEqual(first.texts, ["m0", "m1"])
        let second = try await page("?limit=2&after=\(first.json["next"]?.stringValue ?? "")")
        expectEqual(second.texts, ["m2", "m3"])
        let newest = try await page("?limit=2&before=now")
        expectEqual(newest.texts, ["answer", "bot"])
        expectEqual(newest.json["next"]?.isNull, true)
        let back = try await page("?limit=3&before=\(newest.json["prev"]?.stringValue ?? "")")
        expectEqual(back.texts, ["m1", "m2", "m3"])
        expectEqual(back.json["hasMore"], true)
        let head = try await session.events().last?["cursor"]
        try await expectEqual(page("").json["cursor"], head)
        try await expectEqual(page("?include=native").json["data"]?[5]?["native"], ["vendor": 1])
        try await expect(page("").json["data"]?[5]?["native"] == nil)
        let one = "\(session.path)/messages/\(bot["data"]?["id"]?.stringValue ?? "")"
        try await expect(session.caller.get(one).json["native"] == nil)
        try await expectEqual(session.caller.get(one + "?include=native").json["native"], ["vendor": 1])
        try await expectEqual(session.caller.get(one + "?include=all").pointers, ["?include"])
    }

    @Test("the transcript comes as JSON, HTML and text by Accept, and as nothing else")
    func transcript() async throws {
        let session = try await Conversation.open(try await backend())
        try await session.send("<script>alert(\"1\")</script> & 'so'", waits: true)
        try await session.caller.post(
            session.path + "/messages?wait=sent", ["content": ["type": "text", "text": "unseen"], "hidden": true])
        _ = try await session.event {
            $0["data"]?["content"]?["text"] == "unseen" && $0["data"]?["sender"]?["role"] == "bot"
        }
        let path = session.path + "/transcript"
        let json = try await session.caller.get(path)
        expectEqual(json["Content-Type"], "application/json")
        expectEqual(json.json["data"]?.arrayValue?.count, 4)
        expectEqual(json.json["session"]?["id"]?.stringValue, session.id)
        let html = try await session.caller.get(path, fields: ["Accept": "text/html"])
        expectEqual(html["Content-Type"], "text/html; charset=utf-8")
        expectEqual(html["Content-Security-Policy"]?.contains("default-src 'none'"), true)
        expectEqual(html["X-Content-Type-Options"], "nosniff")
        expect(html.text.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so&#39;"))
        expect(!html.text.contains("<script"))
        let text = try await session.caller.get(path, fields: ["Accept": "text/plain"])
        expectEqual(text["Content-Type"], "text/plain; charset=utf-8")
        expect(text.text.contains("user: <script>"))
        expectEqual(text.text.split(separator: "\n").count, 3, "the hidden message is left out, its echo is not")
        try await expectEqual(session.caller.get(path, fields: ["Accept": "image/png"]).code, "not_acceptable")
        try await expectEqual(session.caller.get(path, fields: ["Accept": "*/*"])["Content-Type"], "application/json")
        try await expectEqual(session.caller.get(path + "?source=provider").code, "capability_unsupported")
        try await expectEqual(session.caller.get(path + "?source=x").pointers, ["?source"])
    }

    // MARK: Signals

    @Test("typing reaches the provider and comes back to readers, past the log")
    func typing() async throws {
        let session = try await Conversation.open(try await backend())
        let reader = try await session.stream("?after=now")
        _ = try await reader.read(to: "stream.ready")
        try await expectEqual(session.caller.post(session.path + "/typing", ["state": "started"]).status, 202)
        let frame = try #require(try await reader.read(to: "typing.started").last)
        expect(frame.id == nil)
        expect(frame.seq == nil)
        try await expect(!session.events().contains { $0["type"]?.stringValue?.hasPrefix("typing.") ?? true })
        try await expectEqual(session.caller.post(session.path + "/typing", ["state": "dancing"]).pointers, ["/state"])
        try await expectEqual(session.caller.post(session.path + "/typing", [:]).pointers, ["/state"])
    }

    @Test("typing and receipts are 501 where the provider has none")
    func signalsUnsupported() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "mute"])
        let typing = try await session.caller.post(session.path + "/typing", ["state": "started"])
        expectEqual(typing.status, 501)
        let receipt = try await session.caller.post(
            session.path + "/receipts", ["type": "read", "messageId": "msg_01kkpsvgh8ephrr9ttvtb5xphj"])
        expectEqual(receipt.code, "capability_unsupported")
    }

    @Test("a receipt names a message of the other side, and reaches the provider under its id")
    func receipts() async throws {
        let session = try await scripted()
        let own = try await session.send("mine", waits: true)
        try await session.order("answer", ["vendorId": "v-77"])
        let bot = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        func receipt(_ id: JSONValue?) async throws -> Answer {
            try await session.caller.post(session.path + "/receipts", ["type": "read", "messageId": id ?? .null])
        }
        try await expectEqual(receipt(bot["data"]?["id"]).status, 202)
        try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("receipt read v-77") })
        for wrong: JSONValue in ["msg_01kkpsvgh8ephrr9ttvtb5xphj", "x", .null, own.json["id"] ?? .null] {
            let answer = try await receipt(wrong)
            expectEqual(answer.status, 422)
            expectEqual(answer.pointers, ["/messageId"])
        }
        _ = try await session.caller.post(session.path + "/suspend")
        try await expectEqual(receipt(bot["data"]?["id"]).code, "not_connected")
    }
}
