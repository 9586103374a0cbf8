import GatewayRig
import JSON
import Store
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
            #expect(answer.status == 200)
            let data = answer.json["data"]?.arrayValue ?? []
            return (
                data.map { $0["content"]?["text"]?.stringValue ?? $0["content"]?["name"]?.stringValue ?? "" },
                answer.json
            )
        }
        #expect(try await page("").texts == ["m0", "m1", "m2", "m3", "answer", "bot"])
        let first = try await page("?limit=2")
        #expect(first.texts == ["m0", "m1"])
        let second = try await page("?limit=2&after=\(first.json["next"]?.stringValue ?? "")")
        #expect(second.texts == ["m2", "m3"])
        let newest = try await page("?limit=2&before=now")
        #expect(newest.texts == ["answer", "bot"])
        #expect(newest.json["next"]?.isNull == true)
        let back = try await page("?limit=3&before=\(newest.json["prev"]?.stringValue ?? "")")
        #expect(back.texts == ["m1", "m2", "m3"])
        #expect(back.json["hasMore"] == true)
        let head = try await session.events().last?["cursor"]
        #expect(try await page("").json["cursor"] == head)
        #expect(try await page("?include=native").json["data"]?[5]?["native"] == ["vendor": 1])
        #expect(try await page("").json["data"]?[5]?["native"] == nil)
        let one = "\(session.path)/messages/\(bot["data"]?["id"]?.stringValue ?? "")"
        #expect(try await session.caller.get(one).json["native"] == nil)
        #expect(try await session.caller.get(one + "?include=native").json["native"] == ["vendor": 1])
        #expect(try await session.caller.get(one + "?include=all").pointers == ["?include"])
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
        #expect(json["Content-Type"] == "application/json")
        #expect(json.json["data"]?.arrayValue?.count == 4)
        #expect(json.json["session"]?["id"]?.stringValue == session.id)
        let html = try await session.caller.get(path, fields: ["Accept": "text/html"])
        #expect(html["Content-Type"] == "text/html; charset=utf-8")
        #expect(html["Content-Security-Policy"]?.contains("default-src 'none'") == true)
        #expect(html["X-Content-Type-Options"] == "nosniff")
        #expect(html.text.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so&#39;"))
        #expect(!html.text.contains("<script"))
        let text = try await session.caller.get(path, fields: ["Accept": "text/plain"])
        #expect(text["Content-Type"] == "text/plain; charset=utf-8")
        #expect(text.text.contains("user: <script>"))
        #expect(text.text.split(separator: "\n").count == 3, "the hidden message is left out, its echo is not")
        #expect(try await session.caller.get(path, fields: ["Accept": "image/png"]).code == "not_acceptable")
        #expect(try await session.caller.get(path, fields: ["Accept": "*/*"])["Content-Type"] == "application/json")
        #expect(try await session.caller.get(path + "?source=provider").code == "capability_unsupported")
        #expect(try await session.caller.get(path + "?source=x").pointers == ["?source"])
    }

    // MARK: Signals

    @Test("typing reaches the provider and comes back to readers, past the log")
    func typing() async throws {
        let session = try await Conversation.open(try await backend())
        let reader = try await session.stream("?after=now")
        _ = try await reader.read(to: "stream.ready")
        #expect(try await session.caller.post(session.path + "/typing", ["state": "started"]).status == 202)
        let frame = try #require(try await reader.read(to: "typing.started").last)
        #expect(frame.id == nil)
        #expect(frame.seq == nil)
        #expect(try await !session.events().contains { $0["type"]?.stringValue?.hasPrefix("typing.") ?? true })
        #expect(try await session.caller.post(session.path + "/typing", ["state": "dancing"]).pointers == ["/state"])
        #expect(try await session.caller.post(session.path + "/typing", [:]).pointers == ["/state"])
    }

    @Test("typing and receipts are 501 where the provider has none")
    func signalsUnsupported() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "mute"])
        let typing = try await session.caller.post(session.path + "/typing", ["state": "started"])
        #expect(typing.status == 501)
        let receipt = try await session.caller.post(
            session.path + "/receipts", ["type": "read", "messageId": "msg_01kkpsvgh8ephrr9ttvtb5xphj"])
        #expect(receipt.code == "capability_unsupported")
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
        #expect(try await receipt(bot["data"]?["id"]).status == 202)
        #expect(try await eventually { ScriptedProvider.calls(of: session.id).contains("receipt read v-77") })
        for wrong: JSONValue in ["msg_01kkpsvgh8ephrr9ttvtb5xphj", "x", .null, own.json["id"] ?? .null] {
            let answer = try await receipt(wrong)
            #expect(answer.status == 422)
            #expect(answer.pointers == ["/messageId"])
        }
        _ = try await session.caller.post(session.path + "/suspend")
        #expect(try await receipt(bot["data"]?["id"]).code == "not_connected")
    }
}
