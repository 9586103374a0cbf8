import Chronology
import Domain
import GatewayRig
import JSON
import Kernel
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
            #expect(answer.status == 401)
            #expect(answer.code == code)
        }
    }

    @Test("the scheme's case does not matter")
    func schemeCase() async throws {
        let answer = try await backend().with(nil).call(
            "GET", "/v1/sessions?limit=1", fields: ["Authorization": "bEaReR \(Samples.secretKey)"])
        #expect(answer.status == 200)
    }

    // MARK: Publishable keys

    @Test("a publishable key makes anonymous sessions and does nothing else")
    func publishable() async throws {
        let caller = try await backend().with(Samples.publicKey)
        let session = try await Conversation.open(caller, ["user": ["name": "Ada"]])
        #expect(session.userID.hasPrefix("usr_"))
        #expect(session.token != nil)
        for path in ["", "/messages", "/events", "/transcript"] {
            #expect(try await caller.get(session.path + path).code == "forbidden")
        }
        #expect(try await caller.get("/v1/sessions").code == "forbidden")
        #expect(try await caller.post("/v1/tokens", ["userId": "u"]).code == "forbidden")
        #expect(try await caller.post("/v1/tokens/revoke", ["userId": "u"]).code == "forbidden")
        #expect(try await caller.call("DELETE", session.path).code == "forbidden")
        #expect(try await session.send("x").code == "forbidden")
        let client = try session.seen(by: caller.with(session.token))
        #expect(try await client.send("hello", waits: true).json["state"] == "sent")
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
            #expect(answer.status == 403)
            #expect(answer.code == "field_not_permitted")
            #expect(answer.pointers == [pointer])
        }
    }

    @Test("names that the app lists may be set by front ends")
    func clientFields() async throws {
        let session = try await Conversation.open(
            try await backend().with(Samples.publicKey),
            ["user": ["attributes": ["page": "/a"]], "metadata": ["page": "/b"], "customData": ["page": "/c"]])
        #expect(session.made["session"]?["user"]?["attributes"] == ["page": "/a"])
        #expect(session.made["session"]?["metadata"] == ["page": "/b"])
        #expect(session.made["session"]?["customData"] == ["page": "/c"])
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
        #expect(answer.code == "field_not_permitted")
        #expect(answer.pointers == [pointer])
        let listed = try await session.caller.with(session.token).post(
            session.path + "/messages", ["content": ["type": "text", "text": "x"], "metadata": ["page": "/a"]])
        #expect(listed.status == 202)
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
        #expect(answer.status == status)
        if status == 403 { #expect(answer.code == "origin_not_allowed") }
    }

    // MARK: Client tokens

    @Test("a token of one session reaches that session only; a token of a user all of theirs")
    func tokenScope() async throws {
        let caller = try await backend()
        let first = try await Conversation.open(caller, ["user": ["id": "u-scope"]])
        let second = try await Conversation.open(caller, ["user": ["id": "u-scope"]])
        let foreign = try await Conversation.open(caller, ["user": ["id": "u-scope-2"]])
        let ofSession = caller.with(first.token)
        #expect(try await ofSession.get(first.path).status == 200)
        #expect(try await ofSession.get(second.path).status == 404)
        #expect(try await ofSession.get(foreign.path).status == 404)
        #expect(try await ofSession.post("/v1/sessions", [:]).code == "forbidden")
        #expect(try await ofSession.post(second.path + "/end").status == 404)
        let made = try await caller.post("/v1/tokens", ["userId": "u-scope", "expiresInSeconds": 60])
        #expect(made.status == 201)
        let ofUser = caller.with(made.json["token"]?.stringValue)
        #expect(try await ofUser.get(first.path).status == 200)
        #expect(try await ofUser.get(second.path).status == 200)
        #expect(try await ofUser.get(foreign.path).status == 404)
        func ids(_ caller: Caller, _ query: String = "") async throws -> Set<String> {
            let list = try await caller.get("/v1/sessions" + query)
            #expect(list.status == 200)
            return Set((list.json["data"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue })
        }
        #expect(try await ids(ofUser) == [first.id, second.id])
        #expect(try await ids(ofUser, "?userId=u-scope") == [first.id, second.id])
        #expect(try await ids(ofSession) == [first.id])
        // Cursors are made of sessions' ids, and this token knows one session only.
        for query in ["", "?limit=1", "?before=now", "?state=active&state=connecting"] {
            let list = try await ofSession.get("/v1/sessions" + query).json
            #expect(list["data"]?.arrayValue?.count == 1)
            #expect(list["hasMore"] == false && list["next"] == .null && list["prev"] == .null)
        }
        #expect(try await ids(ofSession, "?state=ended").isEmpty)
        #expect(try await ofUser.get("/v1/sessions?userId=u-scope-2").code == "forbidden")
        let third = try await ofUser.post("/v1/sessions", [:])
        #expect(third.status == 201)
        #expect(third.json["clientToken"] == nil)
        #expect(third.json["session"]?["user"]?["id"] == "u-scope")
    }

    @Test(
        "a token is refused where it is wrong",
        arguments: [
            (#"{}"#, "/userId"), (#"{"userId":""}"#, "/userId"), (#"{"userId":7}"#, "/userId"),
            (#"{"userId":"u","expiresInSeconds":59}"#, "/expiresInSeconds"),
            (#"{"userId":"u","expiresInSeconds":86401}"#, "/expiresInSeconds"),
            (#"{"userId":"u","sessionId":"x"}"#, "/sessionId"),
            (#"{"userId":"u","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}"#, "/sessionId"),
            (#"{"userId":"u","sessionId":null}"#, "/sessionId"), (#"{"userId":"a\u000fb"}"#, "/userId"),
            (#"{"userId":"u","expiresInSeconds":null}"#, "/expiresInSeconds"),
            (#"{"userId":"u","role":"admin"}"#, "/role"),
        ])
    func refusesTokens(_ body: String, _ pointer: String) async throws {
        let answer = try await backend().call("POST", "/v1/tokens", body: Array(body.utf8))
        #expect(answer.status == 422)
        #expect(answer.pointers == [pointer])
    }

    @Test("a token for another user's session, or another app's, is 422")
    func tokenOfForeignSession() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller, ["user": ["id": "u-own"]])
        let body: JSONValue = ["userId": "u-own", "sessionId": .string(session.id)]
        #expect(try await caller.post("/v1/tokens", body).status == 201)
        #expect(try await caller.with(Samples.otherSecretKey).post("/v1/tokens", body).pointers == ["/sessionId"])
        let wrong: JSONValue = ["userId": "u-not-own", "sessionId": .string(session.id)]
        #expect(try await caller.post("/v1/tokens", wrong).pointers == ["/sessionId"])
    }

    @Test(
        "a token is refreshed in its time, in the seven days after while something is open, and never past thirty days")
    func refresh() async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let caller = gateway.backend
        let session = try await Conversation.open(caller, ["user": ["id": "u-refresh"]])
        func refresh(_ token: String) async throws -> Answer {
            try await caller.with(token).post("/v1/tokens/refresh")
        }
        let valid = try await refresh(session.token ?? "")
        #expect(valid.status == 201)
        #expect(try await caller.with(valid.json["token"]?.stringValue).get(session.path).status == 200)
        let day: Int64 = 86_400
        let late = gateway.token(of: "u-refresh", session: session.id, issued: -3 * day, expires: -2 * day)
        #expect(try await caller.with(late).get(session.path).code == "token_expired")
        #expect(try await refresh(late).status == 201)
        let ofUser = gateway.token(of: "u-refresh", issued: -3 * day, expires: -2 * day)
        #expect(try await refresh(ofUser).status == 201)
        let tooLate = gateway.token(of: "u-refresh", session: session.id, issued: -9 * day, expires: -8 * day)
        #expect(try await refresh(tooLate).code == "token_expired")
        let tooOld = gateway.token(of: "u-refresh", session: session.id, issued: -1, first: -31 * day, expires: 3600)
        #expect(try await refresh(tooOld).code == "token_expired")
        _ = try await caller.post(session.path + "/end")
        #expect(try await refresh(late).code == "session_ended")
        #expect(try await refresh(ofUser).code == "session_ended")
        #expect(try await refresh(session.token ?? "").status == 201)
        #expect(try await refresh(Samples.secretKey).code == "forbidden")
        #expect(try await refresh(Samples.publicKey).code == "forbidden")
        #expect(try await refresh("x").code == "token_invalid")
        #expect(try await caller.with(nil).post("/v1/tokens/refresh").code == "token_missing")
    }

    @Test("revoking a user's tokens ends them, their refreshing, their streams and their tickets, and nobody else's")
    func revokes() async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let caller = gateway.backend
        let session = try await Conversation.open(caller, ["user": ["id": "u-revoke"]])
        let mine = try session.seen(by: caller.with(gateway.token(of: "u-revoke", issued: -5, expires: 600)))
        let other = try await Conversation.open(caller, ["user": ["id": "u-revoke-2"]])
        let theirs = try other.seen(by: caller.with(gateway.token(of: "u-revoke-2", issued: -5, expires: 600)))
        let ticket = try await mine.caller.post(session.path + "/stream-tickets").json["ticket"]?.stringValue ?? ""
        let reader = try await mine.stream()
        let ticketReader = try await session.seen(by: caller.with(nil)).stream("?ticket=\(ticket)")
        let theirReader = try await theirs.stream()
        let backendReader = try await session.stream()
        for each in [reader, ticketReader, theirReader, backendReader] { _ = try await each.read(to: "stream.ready") }
        #expect(try await caller.post("/v1/tokens/revoke", ["userId": "u-revoke"]).status == 204)
        _ = try await reader.rest()
        _ = try await ticketReader.rest()
        #expect(try await mine.caller.get(session.path).code == "token_revoked")
        #expect(try await mine.caller.post("/v1/tokens/refresh").code == "token_revoked")
        let again = try await caller.with(nil).get(session.path + "/events?ticket=\(ticket)")
        #expect(again.status == 401)
        try await session.send("still there")
        try await other.send("still there")
        for each in [theirReader, backendReader] {
            let frames = try await each.read { $0.json["data"]?["content"]?["text"] == "still there" }
            #expect(frames.last?.type == "message.created")
        }
        let later = gateway.token(of: "u-revoke", issued: 2, expires: 600)
        #expect(try await caller.with(later).get(session.path).status == 200)
        #expect(try await caller.post("/v1/tokens/revoke", ["userId": "nobody-at-all"]).status == 204)
    }

    @Test("revoking a session's tokens leaves the user's other ones")
    func revokesSession() async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let caller = gateway.backend
        let session = try await Conversation.open(caller, ["user": ["id": "u-revoke-3"]])
        let ofSession = gateway.token(of: "u-revoke-3", session: session.id, issued: -5, expires: 600)
        let ofUser = gateway.token(of: "u-revoke-3", issued: -5, expires: 600)
        let foreign = try await caller.with(Samples.otherSecretKey).post(
            "/v1/tokens/revoke", ["sessionId": .string(session.id)])
        #expect(foreign.status == 204)
        #expect(try await caller.with(ofSession).get(session.path).status == 200)
        #expect(try await caller.post("/v1/tokens/revoke", ["sessionId": .string(session.id)]).status == 204)
        #expect(try await caller.with(ofSession).get(session.path).code == "token_revoked")
        #expect(try await caller.with(ofUser).get(session.path).status == 200)
    }

    @Test(
        "a revocation names one subject",
        arguments: [
            (#"{}"#, "/userId"), (#"{"userId":"u","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}"#, "/userId"),
            (#"{"sessionId":"x"}"#, "/sessionId"), (#"{"userId":"u","all":true}"#, "/all"),
        ])
    func refusesRevocations(_ body: String, _ pointer: String) async throws {
        let answer = try await backend().call("POST", "/v1/tokens/revoke", body: Array(body.utf8))
        #expect(answer.status == 422)
        #expect(answer.pointers == [pointer])
    }

    @Test("revocations are known again after a restart")
    func revocationsLast() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["user": ["id": "u-last"]])
        let bad = first.token(of: "u-last", issued: -5, expires: 600)
        #expect(try await first.backend.with(bad).get(session.path).status == 200)
        try await first.backend.post("/v1/tokens/revoke", ["userId": "u-last"])
        await first.stop()
        let second = try await InProcessGateway(in: folder)
        #expect(try await second.backend.get(session.path).status == 200)
        #expect(try await second.backend.with(bad).get(session.path).code == "token_revoked")
        await second.stop()
    }

    @Test("a stream of a token that ends is told a minute before and is closed in time")
    func tokenExpires() async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Conversation.open(gateway.backend, ["user": ["id": "u-ends"]])
        let before = WallClock.milliseconds / 1000
        let short = gateway.token(of: "u-ends", issued: -5, expires: 20)
        let reader = try await session.seen(by: gateway.backend.with(short)).stream()
        let frames = try await reader.rest(within: 60)
        // In its last minute from the beginning, so it is told as soon as it is live.
        #expect(frames.map(\.type).filter { !$0.isEmpty }.suffix(2) == ["stream.ready", "token.expiring"])
        let notice = try #require(frames.last { $0.type == "token.expiring" })
        #expect(notice.id == nil && notice.seq == nil)
        let told = try #require(notice.json["data"]?["expiresAt"]?.stringValue)
        #expect([20, 21].map { Timestamp(milliseconds: (before + $0) * 1000).rfc3339 }.contains(told))
        #expect(WallClock.milliseconds / 1000 >= before + 20)
        #expect(try await gateway.backend.with(short).get(session.path).code == "token_expired")
    }

    @Test("a stream is told of its token's end when a minute is left, and goes on")
    func tokenIsExpiring() async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Conversation.open(gateway.backend, ["user": ["id": "u-minute"]])
        let began = WallClock.milliseconds
        let minute = gateway.token(of: "u-minute", issued: -5, expires: 62)
        let reader = try await session.seen(by: gateway.backend.with(minute)).stream()
        _ = try await reader.read(to: "stream.ready")
        let frames = try await reader.read(to: "token.expiring")
        #expect(frames.count { $0.type == "token.expiring" } == 1)
        #expect(WallClock.milliseconds - began > 900, "too early")
        try await session.send("still there")
        #expect(try await reader.read(to: "message.created").last?.type == "message.created")
        reader.close()
    }

    // MARK: Tickets

    @Test("a ticket reads one session's events and does nothing else")
    func ticket() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        let other = try await Conversation.open(caller)
        let made = try await caller.with(session.token).post(session.path + "/stream-tickets")
        #expect(made.status == 201)
        let ticket = made.json["ticket"]?.stringValue ?? ""
        #expect(made.json["url"]?.stringValue?.hasSuffix("\(session.path)/events?ticket=\(ticket)") == true)
        let nobody = caller.with(nil)
        #expect(try await nobody.get("\(session.path)/events?ticket=\(ticket)").status == 200)
        #expect(try await nobody.get("\(other.path)/events?ticket=\(ticket)").code == "token_invalid")
        #expect(try await nobody.get("\(session.path)/messages?ticket=\(ticket)").status == 401)
        #expect(try await nobody.get("\(session.path)/events?ticket=tkt_x").code == "token_invalid")
        #expect(try await nobody.with(ticket).get(session.path + "/events").code == "token_invalid")
        for seconds in [59, 3601] {
            let refused = try await caller.post(
                session.path + "/stream-tickets", ["expiresInSeconds": JSONValue(seconds)])
            #expect(refused.pointers == ["/expiresInSeconds"])
        }
    }

    @Test("a ticket is bound to the page that asked for it")
    func ticketOrigin() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        let made = try await caller.with(session.token).with(origin: Samples.page).post(
            session.path + "/stream-tickets")
        let path = "\(session.path)/events?ticket=\(made.json["ticket"]?.stringValue ?? "")"
        #expect(try await caller.with(nil).get(path).status == 401)
        #expect(try await caller.with(nil).with(origin: "https://evil.example").get(path).status == 401)
        #expect(try await caller.with(nil).with(origin: Samples.page).get(path).status == 200)
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
        #expect(try await second.read(to: "message.created").last?.seq == 4)
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
            #expect(answer.status == (index == 2 ? 200 : 401))
            if index < 2 { #expect(answer.code == "token_expired") }
        }
    }
}
