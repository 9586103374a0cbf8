import Domain
import GatewayRig
import JSON
import Kernel
import SupportExpectations
import Testing

@Suite("Credentials")
struct CredentialTests {
    // MARK: Who asks

    @Test(
        "a credential that is missing or wrong is 401",
        arguments: [
            ("", "token_missing"), ("Basic abc", "token_invalid"), ("Bearer", "token_invalid"),
            ("Bearer x", "token_invalid"),
            ("Bearer sk_nobody_0123456789abcdef", "token_invalid"),
            ("Bearer pk_nobody_0123456789abcdef", "token_invalid"),
            ("Bearer a.b.c", "token_invalid"), ("bearer", "token_invalid"),
        ])
    func unauthorized(_ field: String, _ code: String) async throws {
        let caller = try await backend().with(nil)
        for (method, path) in [("GET", "/v1/sessions"), ("POST", "/v1/tokens"), ("GET", "/v1/providers")] {
            let answer = try await caller.call(
                method, path, json: method == "POST" ? [:] : nil, fields: ["Authorization": field])
            expectEqual(answer.status, 401)
            expectEqual(answer.code, code)
        }
    }

    @Test("the scheme's case does not matter")
    func schemeCase() async throws {
        let answer = try await backend().with(nil).call(
            "GET", "/v1/sessions?limit=1", fields: ["Authorization": "bEaReR \(Samples.secretKey)"])
        expectEqual(answer.status, 200)
    }

    // MARK: Publishable keys

    @Test("a publishable key makes anonymous sessions and does nothing else")
    func publishable() async throws {
        let caller = try await backend().with(Samples.publicKey)
        let session = try await Conversation.open(caller, ["user": ["name": "Ada"]])
        expect(session.userID.hasPrefix("usr_"))
        expect(session.token != nil)
        for path in ["", "/messages", "/events", "/transcript"] {
            try await expectEqual(caller.get(session.path + path).code, "forbidden")
        }
        try await expectEqual(caller.get("/v1/sessions").code, "forbidden")
        try await expectEqual(caller.post("/v1/tokens", ["userId": "u"]).code, "forbidden")
        try await expectEqual(caller.post("/v1/tokens/revoke", ["userId": "u"]).code, "forbidden")
        try await expectEqual(caller.call("DELETE", session.path).code, "forbidden")
        try await expectEqual(session.send("x").code, "forbidden")
        let client = try session.seen(by: caller.with(session.token))
        try await expectEqual(client.send("hello", waits: true).json["state"], "sent")
    }

    @Test(
        "what front ends may not set is 403 with a pointer",
        arguments: [
            (#"{"user":{"id":"u"}}"#, "/user/id"), (#"{"reuse":"latestOpen"}"#, "/reuse"),
            (#"{"provider":"echo"}"#, "/provider"), (#"{"providerOptions":{}}"#, "/providerOptions"),
            (#"{"transcript":[]}"#, "/transcript"), (#"{"metadata":{"a":1}}"#, "/metadata/a"),
            (#"{"customData":{"a":1}}"#, "/customData/a"), (#"{"user":{"attributes":{"a":1}}}"#, "/user/attributes/a"),
            (#"{"initialMessage":{"content":{"type":"text","text":"x"},"hidden":true}}"#, "/initialMessage/hidden"),
            (#"{"initialMessage":{"content":{"type":"raw","payload":1}}}"#, "/initialMessage/content/type"),
            (
                #"{"initialMessage":{"content":{"type":"text","text":"x"},"metadata":{"a":1}}}"#,
                "/initialMessage/metadata/a"
            ),
        ])
    func fieldRules(_ body: String, _ pointer: String) async throws {
        let caller = try await backend()
        let token = try await caller.post("/v1/tokens", ["userId": "u-fields"]).json["token"]?.stringValue
        for credential in [Samples.publicKey, token] {
            let answer = try await caller.with(credential).call("POST", "/v1/sessions", body: Array(body.utf8))
            expectEqual(answer.status, 403)
            expectEqual(answer.code, "field_not_permitted")
            expectEqual(answer.pointers, [pointer])
        }
    }

    @Test("names that the app lists may be set by front ends")
    func clientFields() async throws {
        let session = try await Conversation.open(
            try await backend().with(Samples.publicKey),
            ["user": ["attributes": ["page": "/a"]], "metadata": ["page": "/b"], "customData": ["page": "/c"]])
        expectEqual(session.made["session"]?["user"]?["attributes"], ["page": "/a"])
        expectEqual(session.made["session"]?["metadata"], ["page": "/b"])
        expectEqual(session.made["session"]?["customData"], ["page": "/c"])
    }

    @Test(
        "a client token may not send what front ends may not",
        arguments: [
            (#"{"content":{"type":"text","text":"x"},"hidden":true}"#, "/hidden"),
            (#"{"content":{"type":"raw","payload":{}}}"#, "/content/type"),
            (#"{"content":{"type":"text","text":"x"},"metadata":{"a":1}}"#, "/metadata/a"),
        ])
    func messageRules(_ body: String, _ pointer: String) async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.caller.with(session.token).call(
            "POST", session.path + "/messages", body: Array(body.utf8))
        expectEqual(answer.code, "field_not_permitted")
        expectEqual(answer.pointers, [pointer])
        let listed = try await session.caller.with(session.token).post(
            session.path + "/messages", ["content": ["type": "text", "text": "x"], "metadata": ["page": "/a"]])
        expectEqual(listed.status, 202)
    }

    @Test(
        "a key with origins is good on those pages, and for programs when it says native",
        arguments: [
            (Samples.pageKey, Samples.page, 201), (Samples.pageKey, "https://evil.example", 403),
            (Samples.pageKey, nil, 403),
            (Samples.nativeKey, Samples.page, 201), (Samples.nativeKey, nil, 201),
            (Samples.nativeKey, "https://evil.example", 403), (Samples.publicKey, "https://any.example", 201),
        ])
    func origins(_ key: String, _ origin: String?, _ status: Int) async throws {
        var caller = try await backend().with(key)
        if let origin { caller = caller.with(origin: origin) }
        let answer = try await caller.post("/v1/sessions", [:])
        expectEqual(answer.status, status)
        if status == 403 { expectEqual(answer.code, "origin_not_allowed") }
    }

    // MARK: Tickets

    @Test("a ticket reads one session's events and does nothing else")
    func ticket() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        let other = try await Conversation.open(caller)
        let made = try await caller.with(session.token).post(session.path + "/stream-tickets")
        expectEqual(made.status, 201)
        let ticket = made.json["ticket"]?.stringValue ?? ""
        expectEqual(made.json["url"]?.stringValue?.hasSuffix("\(session.path)/events?ticket=\(ticket)"), true)
        let nobody = caller.with(nil)
        try await expectEqual(nobody.get("\(session.path)/events?ticket=\(ticket)").status, 200)
        try await expectEqual(nobody.get("\(other.path)/events?ticket=\(ticket)").code, "token_invalid")
        try await expectEqual(nobody.get("\(session.path)/messages?ticket=\(ticket)").status, 401)
        try await expectEqual(nobody.get("\(session.path)/events?ticket=tkt_x").code, "token_invalid")
        try await expectEqual(nobody.with(ticket).get(session.path + "/events").code, "token_invalid")
        for seconds in [59, 3601] {
            let refused = try await caller.post(
                session.path + "/stream-tickets", ["expiresInSeconds": JSONValue(seconds)])
            expectEqual(refused.pointers, ["/expiresInSeconds"])
        }
    }

    @Test("a ticket is bound to the page that asked for it")
    func ticketOrigin() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        let made = try await caller.with(session.token).with(origin: Samples.page).post(
            session.path + "/stream-tickets")
        let path = "\(session.path)/events?ticket=\(made.json["ticket"]?.stringValue ?? "")"
        try await expectEqual(caller.with(nil).get(path).status, 401)
        try await expectEqual(caller.with(nil).with(origin: "https://evil.example").get(path).status, 401)
        try await expectEqual(caller.with(nil).with(origin: Samples.page).get(path).status, 200)
    }

    @Test("a new connection of a ticket takes the place of the old one")
    func ticketTakeOver() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        let made = try await caller.with(session.token).post(session.path + "/stream-tickets")
        let query = "?ticket=\(made.json["ticket"]?.stringValue ?? "")"
        let nobody = try session.seen(by: caller.with(nil))
        let first = try await nobody.stream(query)
        _ = try await first.read(to: "stream.ready")
        let second = try await nobody.stream(query)
        _ = try await second.read(to: "stream.ready")
        _ = try await first.rest()
        try await session.send("hello")
        try await expectEqual(second.read(to: "message.created").last?.seq, 4)
    }

    @Test("a ticket that was not used in time, or is over, is 401")
    func ticketTimes() async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Conversation.open(gateway.backend)
        let id = try #require(SessionID(session.id))
        let now = WallClock.milliseconds
        for (index, times) in [(-1, 60_000), (60_000, -1), (60_000, 60_000)].enumerated() {
            let ticket = "tkt_\(session.id)\(index)"
            try await gateway.insertTicket(
                ticket, session: id, firstUseBy: now + Int64(times.0), expiresAt: now + Int64(times.1))
            let answer = try await gateway.backend.with(nil).get("\(session.path)/events?ticket=\(ticket)")
            expectEqual(answer.status, index == 2 ? 200 : 401)
            if index < 2 { expectEqual(answer.code, "token_expired") }
        }
    }
}
