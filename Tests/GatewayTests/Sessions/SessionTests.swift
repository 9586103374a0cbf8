import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Sessions")
struct SessionTests {
    // MARK: Making

    @Test("a session is made with everything that was said, and shown again as it was")
    func makes() async throws {
        let caller = try await backend()
        let body: JSONValue = [
            "provider": "echo",
            "user": ["id": "u-makes", "name": "Ada", "locale": "en-GB", "attributes": ["tier": "gold"]],
            "locale": "en-GB", "customData": ["order": ["label": "Order", "value": "A-17", "type": "string"]],
            "metadata": ["page": "/checkout"], "waitSeconds": 5,
        ]
        let answer = try await caller.post("/v1/sessions", body)
        expectEqual(answer.status, 201)
        let session = try #require(answer.json["session"])
        expectEqual(session["state"], "active")
        expectEqual(session["provider"], "echo")
        expectEqual(session["user"]?["name"], "Ada")
        expectEqual(session["metadata"], ["page": "/checkout"])
        expectEqual(session["capabilities"]?["text"], true)
        expect(answer.json["clientToken"]?.stringValue != nil)
        expectEqual(answer["Location"], "/v1/sessions/\(session["id"]?.stringValue ?? "")")
        expect(answer["ETag"] != nil)
        expect(answer["Idempotency-Replayed"] == nil)
        let read = try await caller.get(answer["Location"] ?? "")
        expectEqual(read.status, 200)
        expectEqual(read.json, session)
        expectEqual(read["ETag"], answer["ETag"])
    }

    @Test("the cursor of a creation goes on right behind what the answer shows")
    func cursorOfCreation() async throws {
        let session = try await Conversation.open(try await backend())
        let page = try await session.caller.get("\(session.path)/events?after=\(session.cursor)")
        expectEqual(page.json["data"]?.arrayValue?.isEmpty, true)
        let types = try await session.events().map { $0["type"]?.stringValue ?? "" }
        expectEqual(types, ["session.created", "session.connecting", "session.active"])
    }

    @Test("without an id the user is anonymous, with one nobody can guess")
    func anonymous() async throws {
        let caller = try await backend()
        let first = try await Conversation.open(caller)
        let second = try await Conversation.open(caller, ["user": ["name": "Ada"]])
        expect(first.userID.hasPrefix("usr_"))
        expect(second.userID.hasPrefix("usr_"))
        expect(first.userID != second.userID)
    }

    @Test("an initial message is the first of the session and is sent")
    func initialMessage() async throws {
        let session = try await Conversation.open(
            try await backend(), ["initialMessage": ["content": ["type": "text", "text": "hello"], "hidden": true]])
        let created = try await session.event("message.created")
        expectEqual(created["data"]?["hidden"], true)
        expectEqual(created["data"]?["seq"]?.intValue, created["seq"]?.intValue)
        _ = try await session.state(of: created["data"]?["id"]?.stringValue ?? "", "sent")
        let echo = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        expectEqual(echo["data"]?["content"]?["text"], "hello")
    }

    @Test("waitSeconds 0 does not wait, and the rest comes as events")
    func doesNotWait() async throws {
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0])
        expectEqual(session.made["session"]?["state"], "connecting")
    }

    @Test("a provider that never answers leaves the session connecting once the wait is over")
    func waitsAndGivesUp() async throws {
        let start = monotonicSeconds()
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 1])
        expectEqual(session.made["session"]?["state"], "connecting")
        expect(monotonicSeconds() - start >= 0.99)
    }

    @Test("a provider that queues gives a queued session")
    func queued() async throws {
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "providerOptions": ["open": "queued"]])
        expectEqual(session.made["session"]?["state"], "queued")
        expectEqual(session.made["session"]?["native"]?["place"]?.intValue, 3)
    }

    @Test(
        "a provider that fails within the wait is that problem, with the session's id, and again for the same key",
        arguments: [
            ("provider_unavailable", 503), ("provider_auth_failed", 502), ("provider_error", 502),
            ("provider_timeout", 504),
            ("provider_capacity", 429),
        ])
    func failsToOpen(_ kind: String, _ status: Int) async throws {
        let caller = try await backend()
        let body: JSONValue = ["provider": "scripted", "providerOptions": ["open": "fail", "kind": .string(kind)]]
        let key = "fails-\(kind)"
        let answer = try await caller.post("/v1/sessions", body, key: key)
        expectEqual(answer.status, status)
        expectEqual(answer.code, kind)
        expectEqual(answer.json["provider"]?["name"], "scripted")
        expectEqual(answer.json["provider"]?["code"], "S-1")
        let pauses = ["provider_unavailable": "1", "provider_capacity": "5"]
        expectEqual(answer["Retry-After"], pauses[kind])
        let id = try #require(answer.json["sessionId"]?.stringValue)
        let session = try await caller.get("/v1/sessions/\(id)")
        expectEqual(session.json["state"], "failed")
        expectEqual(session.json["problem"]?["code"]?.stringValue, kind)
        let again = try await caller.post("/v1/sessions", body, key: key)
        expectEqual(again.status, status)
        expectEqual(again.json["sessionId"]?.stringValue, id)
    }

    @Test(
        "what is wrong with a body is told with a pointer",
        arguments: [
            (#"{"providr":"echo"}"#, 422, "/providr"), (#"{"provider":"nobody"}"#, 422, "/provider"),
            (#"{"provider":"echo-too"}"#, 422, "/provider"), (#"{"route":"x"}"#, 422, "/route"),
            (#"{"provider":"echo","route":"x"}"#, 422, "/route"), (#"{"provider":7}"#, 422, "/provider"),
            (#"{"user":[]}"#, 422, "/user"), (#"{"user":{"nam":"x"}}"#, 422, "/user/nam"),
            (#"{"user":{"id":7}}"#, 422, "/user/id"), (#"{"waitSeconds":31}"#, 422, "/waitSeconds"),
            (#"{"waitSeconds":-1}"#, 422, "/waitSeconds"), (#"{"waitSeconds":1.5}"#, 422, "/waitSeconds"),
            (#"{"metadata":"x"}"#, 422, "/metadata"), (#"{"customData":[]}"#, 422, "/customData"),
            (#"{"metadata":{"a":{}}}"#, 422, "/metadata/a"), (#"{"metadata":{"a b":1}}"#, 422, "/metadata/a b"),
            (#"{"customData":{"a":{"label":"x"}}}"#, 422, "/customData/a/value"),
            (#"{"customData":{"a":{"value":1,"x":1}}}"#, 422, "/customData/a/x"),
            (#"{"customData":{"a":{"value":1,"type":"money"}}}"#, 422, "/customData/a/type"),
            (#"{"user":{"email":"nobody"}}"#, 422, "/user/email"), (#"{"user":{"locale":"x"}}"#, 422, "/user/locale"),
            (#"{"user":{"attributes":{"a":null}}}"#, 422, "/user/attributes/a"), (#"{"locale":"e n"}"#, 422, "/locale"),
            (#"{"user":{"id":"a\u007f"}}"#, 422, "/user/id"), (#"{"user":null}"#, 422, "/user"),
            (#"{"user":{"name":null}}"#, 422, "/user/name"),
            (#"{"locale":null}"#, 422, "/locale"), (#"{"waitSeconds":null}"#, 422, "/waitSeconds"),
            (#"{"metadata":null}"#, 422, "/metadata"), (#"{"reuse":null}"#, 422, "/reuse"),
            (
                #"{"initialMessage":{"content":{"type":"text","text":"x"},"hidden":null}}"#, 422,
                "/initialMessage/hidden"
            ),
            (#"{"reuse":"never"}"#, 422, "/reuse"), (#"{"reuse":"latestOpen"}"#, 422, "/reuse"),
            (#"{"providerOptions":{"x":1}}"#, 422, "/providerOptions/x"),
            (#"{"initialMessage":{}}"#, 422, "/initialMessage/content"),
            (#"{"initialMessage":{"content":{"type":"text"}}}"#, 422, "/initialMessage/content/text"),
            (#"{"initialMessage":{"content":{"type":"dance"}}}"#, 422, "/initialMessage/content/type"),
            (#"{"initialMessage":{"content":{"type":"text","text":"x"},"hidden":1}}"#, 422, "/initialMessage/hidden"),
        ])
    func refusesBodies(_ body: String, _ status: Int, _ pointer: String) async throws {
        let answer = try await backend().call("POST", "/v1/sessions", body: Array(body.utf8))
        expectEqual(answer.status, status)
        expectEqual(answer.code, "invalid_request")
        expectEqual(answer.pointers, [pointer])
    }

    @Test("all that is wrong is told at once")
    func manyFaults() async throws {
        let answer = try await backend().post("/v1/sessions", ["a": 1, "waitSeconds": "x", "metadata": 3])
        expectEqual(Set(answer.pointers), ["/a", "/waitSeconds", "/metadata"])
    }

    @Test(
        "a query that the operation does not know is 422",
        arguments: [
            ("POST", "/v1/sessions"), ("GET", "/v1/sessions"), ("POST", "/v1/tokens"),
        ])
    func unknownQuery(_ method: String, _ path: String) async throws {
        let body: JSONValue? = method == "GET" ? nil : path == "/v1/tokens" ? ["userId": "u"] : [:]
        let answer = try await backend().call(method, path + "?colour=red", json: body)
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, ["?colour"])
    }

    // MARK: Reuse and limits

    @Test("latestOpen gives the newest open session of the user, and a new one when there is none")
    func reuse() async throws {
        let caller = try await backend()
        let body: JSONValue = ["user": ["id": "u-reuse"], "reuse": "latestOpen"]
        let first = try await caller.post("/v1/sessions", body)
        expectEqual(first.status, 201)
        let second = try await caller.post("/v1/sessions", body)
        expectEqual(second.status, 200)
        expectEqual(second.json["session"]?["id"], first.json["session"]?["id"])
        let id = first.json["session"]?["id"]?.stringValue ?? ""
        _ = try await caller.post("/v1/sessions/\(id)/end")
        let third = try await caller.post("/v1/sessions", body)
        expectEqual(third.status, 201)
        expect(third.json["session"]?["id"] != first.json["session"]?["id"])
    }

    @Test("latestOpen without a provider takes any provider's session")
    func reuseOfAnyProvider() async throws {
        let caller = try await backend()
        let user: JSONValue = ["id": "u-reuse-any"]
        let first = try await caller.post("/v1/sessions", ["user": user, "provider": "scripted"])
        let named = try await caller.post("/v1/sessions", ["user": user, "provider": "mute", "reuse": "latestOpen"])
        expectEqual(named.status, 201)
        let any = try await caller.post("/v1/sessions", ["user": user, "reuse": "latestOpen"])
        expectEqual(any.status, 200)
        expectEqual(any.json["session"]?["id"], named.json["session"]?["id"])
        expectEqual(first.status, 201)
    }

    @Test("a user has so many open sessions, and a repeat is answered all the same")
    func sessionsPerUser() async throws {
        try await withGateway(Samples.twoApps(more: "limits: {sessionsPerUserMax: 2}")) { gateway in
            let caller = gateway.backend
            let body: JSONValue = ["user": ["id": "u-limit"]]
            let first = try await caller.post("/v1/sessions", body, key: "one")
            expectEqual(first.status, 201)
            try await expectEqual(caller.post("/v1/sessions", body).status, 201)
            let third = try await caller.post("/v1/sessions", body)
            expectEqual(third.status, 409)
            expectEqual(third.code, "session_limit_reached")
            let other = try await caller.post("/v1/sessions", ["user": ["id": "u-other"]])
            expectEqual(other.status, 201)
            let repeated = try await caller.post("/v1/sessions", body, key: "one")
            expectEqual(repeated.status, 201)
            expectEqual(repeated.json["session"]?["id"], first.json["session"]?["id"])
            try await expectEqual(caller.post("/v1/sessions", body, key: "two").code, "session_limit_reached")
            let id = first.json["session"]?["id"]?.stringValue ?? ""
            _ = try await caller.post("/v1/sessions/\(id)/end")
            try await expectEqual(caller.post("/v1/sessions", body, key: "two").status, 201)
        }
    }
}
