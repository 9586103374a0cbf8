import GatewayRig
import JSON
import Store
import Testing

@Suite("Messages")
struct MessageTests {
    private func scripted() async throws -> Conversation {
        try await Conversation.open(try await backend(), ["provider": "scripted"])
    }

    // MARK: Sending

    @Test("a message is accepted, sent, and answered, and its seq is that of its last change")
    func sends() async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.send("hello")
        #expect(answer.status == 202)
        let id = try #require(answer.json["id"]?.stringValue)
        #expect(answer["Location"] == "\(session.path)/messages/\(id)")
        #expect(answer.json["state"] == "accepted")
        let sent = try await session.state(of: id, "sent")
        let message = try await session.message(id)
        #expect(message["state"] == "sent")
        #expect(message["seq"] == sent["seq"])
        let echo = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        #expect(echo["data"]?["content"] == ["type": "text", "text": "hello", "format": "plain"])
        #expect(echo["data"]?["seq"] == echo["seq"])
        let seqs = try await session.events().map { $0["seq"]?.intValue ?? 0 }
        #expect(seqs == Array(1...seqs.count))
    }

    @Test("wait=sent answers with what became of the message")
    func waitsForSending() async throws {
        let session = try await scripted()
        #expect(try await session.send("hello", waits: true).json["state"] == "sent")
        let failed = try await session.order("fail", ["how": "refused", "kind": "provider_error"], waits: true)
        #expect(failed.status == 202)
        #expect(failed.json["state"] == "failed")
        #expect(failed.json["error"]?["code"] == "provider_error")
        #expect(failed.json["error"]?["retryable"] == false)
        let put = try await session.caller.call(
            "PUT", session.path + "/messages/by-client-id/w?wait=sent", json: Conversation.text("x"))
        #expect(put.json["state"] == "sent")
    }

    @Test("messages go out in order, one at a time")
    func order() async throws {
        let session = try await scripted()
        for index in 0..<20 { try await session.send("m\(index)") }
        try await session.send("last", waits: true)
        #expect(ScriptedProvider.texts(of: session.id) == (0..<20).map { "m\($0)" } + ["last"])
    }

    @Test("whoever sends at the same time, messages go out in the order of the log")
    func orderOfManySenders() async throws {
        let session = try await scripted()
        _ = try await offPool(count: 24) { sender in
            let line = try Line(session.caller)
            for index in 0..<40 {
                let body = Conversation.text("s\(sender)-\(index)")
                // The outbox may be full for a moment.
                let isTaken = try poll(within: 60) {
                    try line.call("POST", session.path + "/messages", json: body).status == 202
                }
                if !isTaken { throw WireError.timedOut("room in the outbox") }
            }
        }
        try await session.send("last", waits: true)
        let events = try await session.events()
        let created = events.filter { $0["type"] == "message.created" }
            .compactMap { $0["data"]?["content"]?["text"]?.stringValue }
        #expect(created.count == 961)
        let sent = ScriptedProvider.texts(of: session.id)
        let fault = zip(created, sent).first { $0 != $1 }
        #expect(fault == nil)
        #expect(sent.count == created.count)
    }

    @Test(
        "what is wrong with a message is told with a pointer",
        arguments: [
            (#"{}"#, "/content"), (#"{"content":7}"#, "/content"), (#"{"content":{}}"#, "/content/type"),
            (#"{"content":{"type":"dance"}}"#, "/content/type"), (#"{"content":{"type":"text"}}"#, "/content/text"),
            (#"{"content":{"type":"text","text":""}}"#, "/content/text"),
            (#"{"content":{"type":"text","text":7}}"#, "/content/text"),
            (#"{"content":{"type":"text","text":"x","colour":"red"}}"#, "/content/colour"),
            (#"{"content":{"type":"text","text":"x","format":"html"}}"#, "/content/format"),
            (#"{"content":{"type":"location","latitude":91,"longitude":0}}"#, "/content/latitude"),
            (#"{"content":{"type":"location","latitude":"1","longitude":0}}"#, "/content/latitude"),
            (#"{"content":{"type":"action","messageId":"x","actionId":"a"}}"#, "/content/messageId"),
            (
                #"{"content":{"type":"action","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","actionId":"a"}}"#,
                "/content/messageId"
            ),
            (#"{"content":{"type":"text","text":"x"},"hidden":1}"#, "/hidden"),
            (#"{"content":{"type":"text","text":"x"},"metadata":[]}"#, "/metadata"),
            (#"{"content":{"type":"text","text":"x"},"metadata":{"a":{}}}"#, "/metadata/a"),
            (#"{"content":{"type":"text","text":"x"},"to":"me"}"#, "/to"),
        ])
    func refuses(_ body: String, _ pointer: String) async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.caller.call("POST", session.path + "/messages", body: Array(body.utf8))
        #expect(answer.status == 422)
        #expect(answer.code == "invalid_request")
        #expect(answer.pointers == [pointer])
        let types = try await session.events().compactMap { $0["type"]?.stringValue }
        #expect(!types.contains { $0.hasPrefix("message.") }, "\(types)")
    }

    @Test("a text may have 100,000 bytes and no more")
    func longText() async throws {
        let session = try await Conversation.open(try await backend())
        #expect(try await session.send(String(repeating: "x", count: 100_000)).status == 202)
        #expect(try await session.send(String(repeating: "x", count: 100_001)).pointers == ["/content/text"])
    }

    @Test(
        "what the provider cannot take is 501",
        arguments: [
            #"{"content":{"type":"attachment","attachmentIds":["att_01kkpsvgh8ephrr9ttvtb5xphj"]}}"#,
            #"{"content":{"type":"data","contentType":"text/plain","value":1}}"#,
            #"{"content":{"type":"formResponse","formId":"f","values":{}}}"#,
            #"{"content":{"type":"interactiveResponse","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","value":1}}"#,
        ])
    func unsupported(_ body: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "mute"])
        let answer = try await session.caller.call("POST", session.path + "/messages", body: Array(body.utf8))
        #expect(answer.status == 501)
        #expect(answer.code == "capability_unsupported")
    }

    @Test("an action of an earlier message finds its payload, an unknown one is 422")
    func actions() async throws {
        let session = try await scripted()
        let card: JSONValue = [
            "type": "text", "text": "Pizza?", "format": "plain",
            "actions": [["id": "a1", "type": "postback", "label": "Yes", "payload": ["x": 1]]],
        ]
        try await session.order("answer", ["content": card])
        let message = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let id = message["data"]?["id"]?.stringValue ?? ""
        func choose(_ action: String) async throws -> Answer {
            try await session.caller.post(
                session.path + "/messages?wait=sent",
                ["content": ["type": "action", "messageId": .string(id), "actionId": .string(action)]])
        }
        #expect(try await choose("a1").json["state"] == "sent")
        #expect(try await choose("a2").pointers == ["/content/actionId"])
    }

    // MARK: What the provider judges

    @Test("what the provider would not let pass is 422, with every field that is wrong, and is not stored")
    func judgedByTheProvider() async throws {
        let session = try await scripted()
        let wrong: JSONValue = [
            "content": ["type": "formResponse", "formId": "f", "values": ["a": "wrong", "b": 1, "c": "wrong"]]
        ]
        let answer = try await session.caller.post(session.path + "/messages", wrong)
        #expect(answer.status == 422)
        #expect(answer.pointers == ["/content/values/a", "/content/values/c"])
        let types = try await session.events().compactMap { $0["type"]?.stringValue }
        #expect(!types.contains { $0.hasPrefix("message.") }, "\(types)")
        let right: JSONValue = ["content": ["type": "formResponse", "formId": "f", "values": ["a": 1]]]
        #expect(try await session.caller.post(session.path + "/messages?wait=sent", right).json["state"] == "sent")
    }

    @Test("a form may be named by its message, and the provider hears the id that it gave")
    func formsByMessage() async throws {
        let session = try await scripted()
        let form: JSONValue = [
            "type": "editForm", "formId": "vendors-own",
            "fields": [["displayType": "textInput", "id": "f1"]],
            "actions": [["id": "a1", "type": "submit", "payload": ["x": 1.0]]],
        ]
        try await session.order("answer", ["content": form])
        let message = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let id = message["data"]?["id"] ?? .null
        for action in [["actionId": "a1"], [:]] as [JSONObject] {
            var content: JSONObject = ["type": "formResponse", "formId": id, "values": [:]]
            for member in action.members { content.append(member.key, member.value) }
            let sent = try await session.caller.post(
                session.path + "/messages?wait=sent", ["content": .object(content)])
            #expect(sent.json["state"] == "sent")
        }
        // The actions of a view stand in no message.
        try await session.order("answer", ["content": ["type": "view", "viewToken": "v"]])
        let view = try await session.event { $0["data"]?["content"]?["type"] == "view" }["data"]?["id"] ?? .null
        let answer: JSONValue = ["type": "formResponse", "formId": view, "actionId": "Next", "values": [:]]
        let sent = try await session.caller.post(session.path + "/messages?wait=sent", ["content": answer])
        #expect(sent.json["state"] == "sent")
        let calls = ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("form") }
        #expect(calls.prefix(2) == [#"form vendors-own {"x":1.0}"#, "form vendors-own null"])
        #expect(calls.last == "form \(view.stringValue ?? "") null")
    }

    @Test("data goes to a provider that takes its type")
    func data() async throws {
        let session = try await scripted()
        func send(_ type: String) async throws -> Answer {
            try await session.caller.post(
                session.path + "/messages?wait=sent",
                ["content": ["type": "data", "contentType": .string(type), "value": [1.0]]])
        }
        #expect(try await send("application/x-script; v=1").json["state"] == "sent")
        #expect(try await send("application/json").status == 501)
        #expect(try await send("no type").status == 501)
        #expect(ScriptedProvider.calls(of: session.id).contains("data application/x-script; v=1 [1.0]"))
    }

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

    // MARK: Failures of sending

    @Test(
        "a refusal fails the message with the provider's reason, and the next goes out",
        arguments: [
            ("provider_unavailable", true), ("provider_auth_failed", false), ("provider_error", false),
            ("provider_timeout", true), ("provider_capacity", true), ("capability_unsupported", false),
            ("invalid_request", false),
        ])
    func refused(_ kind: String, _ isRetryable: Bool) async throws {
        let session = try await scripted()
        let answer = try await session.order("fail", ["how": "refused", "kind": .string(kind)])
        let id = answer.json["id"]?.stringValue ?? ""
        let event = try await session.state(of: id, "failed")
        #expect(event["data"]?["error"]?["code"]?.stringValue == kind)
        #expect(event["data"]?["error"]?["retryable"]?.boolValue == isRetryable)
        #expect(ScriptedProvider.arrivals(of: id) == 1)
        #expect(try await session.send("next", waits: true).json["state"] == "sent")
    }

    @Test("an unknown outcome ends as failed outcome_unknown and is never sent twice")
    func unknown() async throws {
        let session = try await scripted()
        let answer = try await session.order("fail", ["how": "unknown"], waits: true)
        let id = answer.json["id"]?.stringValue ?? ""
        #expect(answer.json["state"] == "failed")
        #expect(answer.json["error"]?["code"] == "outcome_unknown")
        #expect(answer.json["error"]?["retryable"] == true)
        let states = try await session.events().filter { $0["data"]?["messageId"]?.stringValue == id }
        #expect(states.map { $0["data"]?["state"] } == ["unknown", "failed"])
        #expect(ScriptedProvider.arrivals(of: id) == 1)
    }

    @Test("what was certainly not sent is tried again until it is")
    func notSent() async throws {
        let session = try await scripted()
        let answer = try await session.order("fail", ["how": "notSent", "times": 2])
        let id = answer.json["id"]?.stringValue ?? ""
        _ = try await session.state(of: id, "sent")
        #expect(ScriptedProvider.arrivals(of: id) == 3)
    }

    @Test("a message in flight when the link is closed has an unknown outcome")
    func closedInFlight() async throws {
        let session = try await scripted()
        let id = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        #expect(try await eventually { ScriptedProvider.arrivals(of: id) == 1 })
        _ = try await session.caller.post(session.path + "/suspend")
        let failed = try await session.state(of: id, "failed")
        #expect(failed["data"]?["error"]?["code"] == "outcome_unknown")
    }

    @Test("what waits at the end fails with session_ended, and what is in flight settles by itself")
    func endWithWaiting() async throws {
        let session = try await scripted()
        let first = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        #expect(try await eventually { ScriptedProvider.arrivals(of: first) == 1 })
        let second = try await session.send("waits").json["id"]?.stringValue ?? ""
        _ = try await session.caller.post(session.path + "/end")
        let failed = try await session.state(of: second, "failed")
        #expect(failed["data"]?["error"]?["code"] == "session_ended")
        _ = try await session.state(of: first, "failed")
        #expect(ScriptedProvider.arrivals(of: second) == 0)
    }

    @Test("retry sends a failed message again with its id; what cannot be sent again is 409")
    func retries() async throws {
        let session = try await scripted()
        let caller = session.caller
        let id =
            try await session.order("fail", ["how": "unknown", "times": 1], waits: true).json["id"]?.stringValue ?? ""
        let path = "\(session.path)/messages/\(id)/retry"
        let again = try await caller.post(path, nil, key: "retry-1")
        #expect(again.status == 202)
        #expect(again.json["id"]?.stringValue == id)
        _ = try await session.state(of: id, "sent")
        #expect(ScriptedProvider.arrivals(of: id) == 2)
        #expect(try await caller.post(path).code == "message_not_retryable")
        let replay = try await caller.post(path, nil, key: "retry-1")
        #expect(replay.status == 202)
        #expect(replay["Idempotency-Replayed"] == "true")
        #expect(replay.json["state"] == "sent")
        #expect(ScriptedProvider.arrivals(of: id) == 2)
        let final = try await session.order("fail", ["how": "refused", "kind": "provider_error"], waits: true)
        let finalPath = "\(session.path)/messages/\(final.json["id"]?.stringValue ?? "")/retry"
        #expect(try await caller.post(finalPath).code == "message_not_retryable")
        try await session.order("answer", [:])
        let bot = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let botPath = "\(session.path)/messages/\(bot["data"]?["id"]?.stringValue ?? "")/retry"
        #expect(try await caller.post(botPath).code == "message_not_retryable")
        #expect(try await caller.post("\(session.path)/messages/msg_01kkpsvgh8ephrr9ttvtb5xphj/retry").status == 404)
        #expect(try await caller.post("\(session.path)/messages/x/retry").status == 404)
    }

    @Test("retries at the same time send once")
    func concurrentRetries() async throws {
        let session = try await scripted()
        let id =
            try await session.order("fail", ["how": "unknown", "times": 1], waits: true).json["id"]?.stringValue ?? ""
        let answers = try await offPool(count: 6) { _ in
            try session.caller.blocking("POST", "\(session.path)/messages/\(id)/retry")
        }
        #expect(answers.count { $0.status == 202 } == 1)
        #expect(answers.count { $0.code == "message_not_retryable" } == 5)
        _ = try await session.state(of: id, "sent")
        #expect(ScriptedProvider.arrivals(of: id) == 2)
    }

    // MARK: The outbox

    @Test("a full outbox is 503, and the same key works once there is room")
    func outboxFull() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "sessions: {outboxMessagesMax: 3}")) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let first = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
            #expect(try await eventually { ScriptedProvider.arrivals(of: first) == 1 })
            try await session.send("two", key: "two")
            try await session.send("three")
            let full = try await session.send("four", key: "four")
            #expect(full.status == 503)
            #expect(full.code == "outbox_full")
            #expect(full["Retry-After"] != nil)
            let repeated = try await session.send("two", key: "two")
            #expect(repeated.status == 202)
            #expect(repeated["Idempotency-Replayed"] == "true")
            #expect(try await session.send("other", key: "two").code == "idempotency_mismatch")
            _ = try await session.caller.post(session.path + "/typing", ["state": "started", "preview": "release"])
            _ = try await session.event {
                $0["data"]?["state"] == "sent" && $0["data"]?["messageId"]?.stringValue != first
            }
            let later = try await session.send("four", key: "four", waits: false)
            #expect(later.status == 202)
            #expect(later.json["content"]?["text"] == "four")
        }
    }

    @Test("what has waited too long fails as expired and can be sent again")
    func expires() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "sessions: {messageExpirySeconds: 1}")) { gateway in
            let session = try await Conversation.open(
                gateway.backend, ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0])
            let id = try await session.send("too late").json["id"]?.stringValue ?? ""
            let failed = try await session.state(of: id, "failed")
            #expect(failed["data"]?["error"]?["code"] == "expired")
            #expect(failed["data"]?["error"]?["retryable"] == true)
            #expect(try await session.caller.post("\(session.path)/messages/\(id)/retry").status == 202)
            #expect(ScriptedProvider.arrivals(of: id) == 0)
        }
    }

    @Test("what is with the provider when its time is up is not taken back, and the loop goes on")
    func expiresInFlight() async throws {
        let yaml = Samples.twoApps(scripted: true, more: "sessions: {messageExpirySeconds: 1}")
        try await withGateway(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let hanging = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
            #expect(try await eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
            let behind = try await session.send("behind").json["id"]?.stringValue ?? ""
            let failed = try await session.state(of: behind, "failed")
            #expect(failed["data"]?["error"]?["code"] == "expired")
            #expect(try await session.state() == "active")
            #expect(try await session.message(hanging)["state"] == "accepted")
            try await session.caller.post(session.path + "/typing", ["state": "started", "preview": "release"])
            _ = try await session.state(of: hanging, "sent")
            #expect(try await session.send("next", waits: true).json["state"] == "sent")
        }
    }

    @Test("what the provider gives back after the end has failed with the session")
    func givenBackAfterEnd() async throws {
        let session = try await scripted()
        let id = try await session.order("hang", ["then": "notSent"]).json["id"]?.stringValue ?? ""
        #expect(try await eventually { ScriptedProvider.arrivals(of: id) == 1 })
        _ = try await session.caller.post(session.path + "/end")
        let failed = try await session.state(of: id, "failed")
        #expect(failed["data"]?["error"]?["code"] == "session_ended")
        #expect(ScriptedProvider.arrivals(of: id) == 1)
    }
}
