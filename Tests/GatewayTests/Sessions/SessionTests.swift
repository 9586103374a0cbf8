import GatewayRig
import JSON
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
        #expect(answer.status == 201)
        let session = try #require(answer.json["session"])
        #expect(session["state"] == "active")
        #expect(session["provider"] == "echo")
        #expect(session["user"]?["name"] == "Ada")
        #expect(session["metadata"] == ["page": "/checkout"])
        #expect(session["capabilities"]?["text"] == true)
        #expect(answer.json["clientToken"]?.stringValue != nil)
        #expect(answer["Location"] == "/v1/sessions/\(session["id"]?.stringValue ?? "")")
        #expect(answer["ETag"] != nil)
        #expect(answer["Idempotency-Replayed"] == nil)
        let read = try await caller.get(answer["Location"] ?? "")
        #expect(read.status == 200)
        #expect(read.json == session)
        #expect(read["ETag"] == answer["ETag"])
    }

    @Test("the cursor of a creation goes on right behind what the answer shows")
    func cursorOfCreation() async throws {
        let session = try await Conversation.open(try await backend())
        let page = try await session.caller.get("\(session.path)/events?after=\(session.cursor)")
        #expect(page.json["data"]?.arrayValue?.isEmpty == true)
        let types = try await session.events().map { $0["type"]?.stringValue ?? "" }
        #expect(types == ["session.created", "session.connecting", "session.active"])
    }

    @Test("without an id the user is anonymous, with one nobody can guess")
    func anonymous() async throws {
        let caller = try await backend()
        let first = try await Conversation.open(caller)
        let second = try await Conversation.open(caller, ["user": ["name": "Ada"]])
        #expect(first.userID.hasPrefix("usr_"))
        #expect(second.userID.hasPrefix("usr_"))
        #expect(first.userID != second.userID)
    }

    @Test("an initial message is the first of the session and is sent")
    func initialMessage() async throws {
        let session = try await Conversation.open(
            try await backend(), ["initialMessage": ["content": ["type": "text", "text": "hello"], "hidden": true]])
        let created = try await session.event("message.created")
        #expect(created["data"]?["hidden"] == true)
        #expect(created["data"]?["seq"]?.intValue == created["seq"]?.intValue)
        _ = try await session.state(of: created["data"]?["id"]?.stringValue ?? "", "sent")
        let echo = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        #expect(echo["data"]?["content"]?["text"] == "hello")
    }

    @Test("waitSeconds 0 does not wait, and the rest comes as events")
    func doesNotWait() async throws {
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0])
        #expect(session.made["session"]?["state"] == "connecting")
    }

    @Test("a provider that never answers leaves the session connecting once the wait is over")
    func waitsAndGivesUp() async throws {
        let start = monotonicSeconds()
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 1])
        #expect(session.made["session"]?["state"] == "connecting")
        #expect(monotonicSeconds() - start >= 0.99)
    }

    @Test("a provider that queues gives a queued session")
    func queued() async throws {
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "providerOptions": ["open": "queued"]])
        #expect(session.made["session"]?["state"] == "queued")
        #expect(session.made["session"]?["native"]?["place"]?.intValue == 3)
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
        #expect(answer.status == status)
        #expect(answer.code == kind)
        #expect(answer.json["provider"]?["name"] == "scripted")
        #expect(answer.json["provider"]?["code"] == "S-1")
        let pauses = ["provider_unavailable": "1", "provider_capacity": "5"]
        #expect(answer["Retry-After"] == pauses[kind])
        let id = try #require(answer.json["sessionId"]?.stringValue)
        let session = try await caller.get("/v1/sessions/\(id)")
        #expect(session.json["state"] == "failed")
        #expect(session.json["problem"]?["code"]?.stringValue == kind)
        let again = try await caller.post("/v1/sessions", body, key: key)
        #expect(again.status == status)
        #expect(again.json["sessionId"]?.stringValue == id)
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
        #expect(answer.status == status)
        #expect(answer.code == "invalid_request")
        #expect(answer.pointers == [pointer])
    }

    @Test("all that is wrong is told at once")
    func manyFaults() async throws {
        let answer = try await backend().post("/v1/sessions", ["a": 1, "waitSeconds": "x", "metadata": 3])
        #expect(Set(answer.pointers) == ["/a", "/waitSeconds", "/metadata"])
    }

    @Test(
        "a query that the operation does not know is 422",
        arguments: [
            ("POST", "/v1/sessions"), ("GET", "/v1/sessions"), ("POST", "/v1/tokens"),
        ])
    func unknownQuery(_ method: String, _ path: String) async throws {
        let body: JSONValue? = method == "GET" ? nil : path == "/v1/tokens" ? ["userId": "u"] : [:]
        let answer = try await backend().call(method, path + "?colour=red", json: body)
        #expect(answer.status == 422)
        #expect(answer.pointers == ["?colour"])
    }

    // MARK: Reuse and limits

    @Test("latestOpen gives the newest open session of the user, and a new one when there is none")
    func reuse() async throws {
        let caller = try await backend()
        let body: JSONValue = ["user": ["id": "u-reuse"], "reuse": "latestOpen"]
        let first = try await caller.post("/v1/sessions", body)
        #expect(first.status == 201)
        let second = try await caller.post("/v1/sessions", body)
        #expect(second.status == 200)
        #expect(second.json["session"]?["id"] == first.json["session"]?["id"])
        let id = first.json["session"]?["id"]?.stringValue ?? ""
        _ = try await caller.post("/v1/sessions/\(id)/end")
        let third = try await caller.post("/v1/sessions", body)
        #expect(third.status == 201)
        #expect(third.json["session"]?["id"] != first.json["session"]?["id"])
    }

    @Test("latestOpen without a provider takes any provider's session")
    func reuseOfAnyProvider() async throws {
        let caller = try await backend()
        let user: JSONValue = ["id": "u-reuse-any"]
        let first = try await caller.post("/v1/sessions", ["user": user, "provider": "scripted"])
        let named = try await caller.post("/v1/sessions", ["user": user, "provider": "mute", "reuse": "latestOpen"])
        #expect(named.status == 201)
        let any = try await caller.post("/v1/sessions", ["user": user, "reuse": "latestOpen"])
        #expect(any.status == 200)
        #expect(any.json["session"]?["id"] == named.json["session"]?["id"])
        #expect(first.status == 201)
    }

    @Test("a user has so many open sessions, and a repeat is answered all the same")
    func sessionsPerUser() async throws {
        try await withGateway(Samples.twoApps(more: "limits: {sessionsPerUserMax: 2}")) { gateway in
            let caller = gateway.backend
            let body: JSONValue = ["user": ["id": "u-limit"]]
            let first = try await caller.post("/v1/sessions", body, key: "one")
            #expect(first.status == 201)
            #expect(try await caller.post("/v1/sessions", body).status == 201)
            let third = try await caller.post("/v1/sessions", body)
            #expect(third.status == 409)
            #expect(third.code == "session_limit_reached")
            let other = try await caller.post("/v1/sessions", ["user": ["id": "u-other"]])
            #expect(other.status == 201)
            let repeated = try await caller.post("/v1/sessions", body, key: "one")
            #expect(repeated.status == 201)
            #expect(repeated.json["session"]?["id"] == first.json["session"]?["id"])
            #expect(try await caller.post("/v1/sessions", body, key: "two").code == "session_limit_reached")
            let id = first.json["session"]?["id"]?.stringValue ?? ""
            _ = try await caller.post("/v1/sessions/\(id)/end")
            #expect(try await caller.post("/v1/sessions", body, key: "two").status == 201)
        }
    }

    // MARK: Finding

    @Test(
        "what is not there, or another app's, is 404",
        arguments: [
            "", "/messages", "/events", "/transcript", "/messages/msg_01kkpsvgh8ephrr9ttvtb5xphj",
        ])
    func notThere(_ path: String) async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        for id in ["ses_01kkpssh20ephvet2jadswy9bd", "ses_x", "x", "%20"] {
            #expect(try await caller.get("/v1/sessions/\(id)\(path)").code == "not_found")
        }
        #expect(try await caller.with(Samples.otherSecretKey).get(session.path + path).code == "not_found")
    }

    @Test(
        "another app can do nothing with a session",
        arguments: [
            ("PATCH", "", "{}"), ("DELETE", "", ""), ("POST", "/end", ""), ("POST", "/suspend", ""),
            ("POST", "/resume", ""),
            ("POST", "/messages", #"{"content":{"type":"text","text":"x"}}"#),
            ("PUT", "/messages/by-client-id/a", #"{"content":{"type":"text","text":"x"}}"#),
            ("POST", "/messages/msg_01kkpsvgh8ephrr9ttvtb5xphj/retry", ""),
            ("POST", "/typing", #"{"state":"started"}"#),
            ("POST", "/receipts", #"{"type":"read","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj"}"#),
            ("POST", "/stream-tickets", ""),
        ])
    func anotherAppsSession(_ method: String, _ path: String, _ body: String) async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        let answer = try await caller.with(Samples.otherSecretKey).call(
            method, session.path + path, body: body.isEmpty ? nil : Array(body.utf8))
        #expect(answer.code == "not_found")
        #expect(try await session.state() == "active")
    }

    // MARK: Listing

    @Test("the list shows newest first, page by page in both directions, and filters")
    func lists() async throws {
        let caller = try await backend()
        let user = "u-lists"
        var ids: [String] = []
        for _ in 0..<5 { ids.append(try await Conversation.open(caller, ["user": ["id": .string(user)]]).id) }
        let newestFirst: [String] = ids.reversed()
        func page(_ query: String) async throws -> (ids: [String], json: JSONValue) {
            let answer = try await caller.get("/v1/sessions?userId=\(user)\(query)")
            #expect(answer.status == 200)
            return ((answer.json["data"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }, answer.json)
        }
        #expect(try await page("").ids == newestFirst)
        let first = try await page("&limit=2")
        #expect(first.ids == Array(newestFirst[0..<2]))
        #expect(first.json["hasMore"] == true)
        #expect(first.json["prev"]?.isNull == true)
        let next = first.json["next"]?.stringValue ?? ""
        let second = try await page("&limit=2&after=\(next)")
        #expect(second.ids == Array(newestFirst[2..<4]))
        let third = try await page("&limit=2&after=\(second.json["next"]?.stringValue ?? "")")
        #expect(third.ids == [newestFirst[4]])
        #expect(third.json["hasMore"] == false)
        #expect(third.json["next"]?.isNull == true)
        let back = try await page("&limit=2&before=\(third.json["prev"]?.stringValue ?? "")")
        #expect(back.ids == Array(newestFirst[2..<4]))
        _ = try await caller.post("/v1/sessions/\(ids[0])/end")
        #expect(try await page("&state=ended").ids == [ids[0]])
        #expect(try await page("&state=active").ids == Array(newestFirst[0..<4]))
        _ = try await caller.post("/v1/sessions/\(ids[1])/suspend")
        #expect(try await page("&state=ended,active").ids == [4, 3, 2, 0].map { ids[$0] })
        #expect(try await page("&state=ended&state=suspended").ids == [ids[1], ids[0]])
        #expect(try await page("&state=ended,ended,suspended&limit=1").ids == [ids[1]])
        #expect(try await page("&provider=scripted").ids.isEmpty)
        #expect(try await page("&provider=nobody").ids.isEmpty)
    }

    @Test(
        "a list refuses what it does not know",
        arguments: [
            ("?limit=0", "?limit"), ("?limit=201", "?limit"), ("?limit=x", "?limit"), ("?state=happy", "?state"),
            ("?state=active,happy", "?state"), ("?state=active&state=", "?state"), ("?state=active,", "?state"),
            ("?userId=", "?userId"), ("?userId=a%07", "?userId"), ("?provider=", "?provider"),
            ("?provider=-a", "?provider"), ("?provider=a%20b", "?provider"), ("?after=l1x&before=l1y", "?before"),
            ("?colour=red", "?colour"), ("?limit=1&limit=2", "?limit"),
        ])
    func refusesLists(_ query: String, _ pointer: String) async throws {
        let answer = try await backend().get("/v1/sessions" + query)
        #expect(answer.status == 422)
        #expect(answer.pointers.contains(pointer))
    }

    @Test("a cursor of no list is 422 invalid_cursor", arguments: ["after=x", "after=l1x", "before=c1abc"])
    func foreignListCursor(_ query: String) async throws {
        let answer = try await backend().get("/v1/sessions?\(query)")
        #expect(answer.status == 422)
        #expect(answer.code == "invalid_cursor")
    }

    // MARK: Changing

    @Test("a merge patch changes user, locale and metadata, and null removes")
    func patches() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(
            caller, ["provider": "scripted", "user": ["id": "u-patch", "name": "Ada"], "metadata": ["a": 1, "b": 2]])
        let patch: JSONValue = ["user": ["name": "Grace"], "locale": "de", "metadata": ["a": nil, "c": 3]]
        let answer = try await caller.call("PATCH", session.path, json: patch)
        #expect(answer.status == 200)
        #expect(answer.json["user"]?["name"] == "Grace")
        #expect(answer.json["user"]?["id"] == "u-patch")
        #expect(answer.json["locale"] == "de")
        #expect(answer.json["metadata"] == ["b": 2, "c": 3])
        #expect(answer["ETag"] != nil)
        let updated = try await session.event("session.updated")
        #expect(updated["data"]?["metadata"] == ["b": 2, "c": 3])
        try session.caller.contract?.check(event: updated)
        let calls = ScriptedProvider.calls(of: session.id)
        #expect(calls == ["open", "profile Grace de"])
    }

    @Test("a patch names nothing that is not known, not even to remove it", arguments: ["null", "1"])
    func patchesUnknown(_ value: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        for (body, pointer) in [(#"{"user":{"q":\#(value)}}"#, "/user/q"), (#"{"q":\#(value)}"#, "/q")] {
            let answer = try await session.caller.call(
                "PATCH", session.path, json: JSONValue(parsing: Array(body.utf8)))
            #expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
        }
    }

    @Test("a patch that changes nothing tells nobody")
    func emptyPatch() async throws {
        let session = try await Conversation.open(try await backend(), ["metadata": ["a": 1]])
        let answer = try await session.caller.call("PATCH", session.path, json: ["metadata": ["a": 1]])
        #expect(answer.status == 200)
        #expect(try await !session.events().contains { $0["type"] == "session.updated" })
    }

    @Test("patches at the same time are all there in the end")
    func concurrentPatches() async throws {
        let session = try await Conversation.open(try await backend())
        let answers = try await offPool(count: 12) { index in
            try session.caller.blocking(
                "PATCH", session.path, json: ["metadata": .object(["k\(index)": JSONValue(index)])])
        }
        #expect(answers.allSatisfy { $0.status == 200 })
        let metadata = try await session.caller.get(session.path).json["metadata"]
        #expect(metadata?.objectValue?.count == 12)
    }

    @Test("of many patches with one tag, one is done")
    func concurrentConditionalPatches() async throws {
        let session = try await Conversation.open(try await backend())
        let tag = try await session.caller.get(session.path)["ETag"] ?? ""
        let answers = try await offPool(count: 8) { index in
            try session.caller.blocking(
                "PATCH", session.path, json: ["metadata": ["winner": JSONValue(index)]], fields: ["If-Match": tag])
        }
        #expect(answers.count { $0.status == 200 } == 1)
        #expect(answers.count { $0.status == 412 && $0.code == "precondition_failed" } == 7)
    }

    @Test("If-Match is honoured when it fits, and 412 when it does not")
    func ifMatch() async throws {
        let session = try await Conversation.open(try await backend())
        let caller = session.caller
        let tag = try await caller.get(session.path)["ETag"] ?? ""
        let wrong = try await caller.call(
            "PATCH", session.path, json: ["metadata": ["a": 1]], fields: ["If-Match": "\"other\""])
        #expect(wrong.status == 412)
        let right = try await caller.call(
            "PATCH", session.path, json: ["metadata": ["a": 1]], fields: ["If-Match": tag])
        #expect(right.status == 200)
        #expect(right["ETag"] != tag)
        #expect(try await caller.call("PATCH", session.path, json: [:], fields: ["If-Match": "*"]).status == 200)
        #expect(try await caller.call("DELETE", session.path, fields: ["If-Match": tag]).status == 412)
        #expect(try await caller.call("DELETE", session.path, fields: ["If-Match": right["ETag"] ?? ""]).status == 204)
    }

    @Test(
        "a patch is refused with a pointer",
        arguments: [
            (#"{"user":{"id":"other"}}"#, "/user/id"), (#"{"user":7}"#, "/user"), (#"{"user":{"x":1}}"#, "/user/x"),
            (#"{"metadata":7}"#, "/metadata"), (#"{"locale":7}"#, "/locale"), (#"{"state":"ended"}"#, "/state"),
            (#"{"customData":{}}"#, "/customData"),
        ])
    func refusesPatches(_ body: String, _ pointer: String) async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.caller.call("PATCH", session.path, body: Array(body.utf8))
        #expect(answer.status == 422)
        #expect(answer.pointers == [pointer])
    }

    @Test("a patch may not make metadata larger than a session's may be")
    func patchLimits() async throws {
        let session = try await Conversation.open(try await backend())
        func patch(_ names: Range<Int>, _ characters: Int) async throws -> Answer {
            let members = names.map {
                JSONObject.Member(key: "k\($0)", value: .string(String(repeating: "x", count: characters)))
            }
            return try await session.caller.call(
                "PATCH", session.path, json: ["metadata": .object(JSONObject(members))])
        }
        #expect(try await patch(0..<1, 1025).pointers == ["/metadata/k0"])
        #expect(try await patch(0..<20, 1000).pointers == ["/metadata"])
        #expect(try await patch(0..<30, 10).status == 200)
        #expect(try await patch(30..<60, 10).pointers == ["/metadata"])
    }

    // MARK: Life

    @Test("ending is final, idempotent, and keeps the first reason")
    func ends() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let caller = session.caller
        for reason: JSONValue in ["", nil, 7] {
            #expect(try await caller.post(session.path + "/end", ["reason": reason]).pointers == ["/reason"])
        }
        let ended = try await caller.post(session.path + "/end", ["reason": "enough"])
        #expect(ended.status == 200)
        #expect(ended.json["state"] == "ended")
        #expect(ended.json["endedReason"] == "enough")
        #expect(ended.json["endedAt"]?.stringValue != nil)
        let again = try await caller.post(session.path + "/end", ["reason": "again"])
        #expect(again.status == 200)
        #expect(again.json == ended.json)
        let event = try await session.event("session.ended")
        #expect(event["data"]?["endedBy"] == "app")
        #expect(try await session.events().filter { $0["type"] == "session.ended" }.count == 1)
        #expect(try await session.send("late").code == "session_ended")
        #expect(try await caller.post(session.path + "/suspend").code == "session_ended")
        #expect(try await caller.post(session.path + "/resume").code == "session_ended")
        #expect(try await caller.post(session.path + "/typing", ["state": "started"]).code == "session_ended")
        #expect(try await caller.call("PATCH", session.path, json: ["user": ["name": "x"]]).code == "session_ended")
        #expect(try await caller.call("PATCH", session.path, json: ["metadata": ["a": 1]]).status == 200)
        let calls = ScriptedProvider.calls(of: session.id)
        #expect(calls == ["open", "end"])
    }

    @Test("ends at the same time make one end")
    func concurrentEnds() async throws {
        let session = try await Conversation.open(try await backend())
        let answers = try await offPool(count: 8) { _ in try session.caller.blocking("POST", session.path + "/end") }
        #expect(answers.allSatisfy { $0.status == 200 })
        #expect(answers.allSatisfy { $0.json["state"] == "ended" })
        #expect(try await session.events().count { $0["type"] == "session.ended" } == 1)
    }

    @Test("suspending closes the link, sending or resuming opens it again")
    func suspends() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let caller = session.caller
        let suspended = try await caller.post(session.path + "/suspend")
        #expect(suspended.json["state"] == "suspended")
        #expect(try await caller.post(session.path + "/suspend").json == suspended.json)
        #expect(try await caller.post(session.path + "/typing", ["state": "started"]).code == "not_connected")
        let resumed = try await caller.post(session.path + "/resume")
        #expect(["connecting", "active"].contains(resumed.json["state"]?.stringValue))
        _ = try await session.event { $0["type"] == "session.active" && $0["seq"]?.intValue ?? 0 > 4 }
        #expect(try await caller.post(session.path + "/resume").json["state"] == "active")
        _ = try await caller.post(session.path + "/suspend")
        let message = try await session.send("wake up", waits: true)
        #expect(message.json["state"] == "sent")
        #expect(try await session.state() == "active")
        let calls = ScriptedProvider.calls(of: session.id)
        #expect(calls == ["open", "suspend", "resume", "suspend", "resume"])
    }

    @Test("erasing takes the content away, tells readers, and leaves 404")
    func erases() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let message = try await session.send("secret words", key: "erase-me", waits: true)
        let reader = try await session.stream()
        _ = try await reader.read(to: "stream.ready")
        #expect(try await session.caller.with(session.token).call("DELETE", session.path).code == "forbidden")
        #expect(try await session.caller.call("DELETE", session.path).status == 204)
        let rest = try await reader.rest()
        #expect(rest.last?.type == "stream.reset")
        #expect(rest.last?.json["data"]?["reason"] == "erased")
        for path in ["", "/messages", "/events", "/transcript", "/messages/\(message.json["id"]?.stringValue ?? "")"] {
            #expect(try await session.caller.get(session.path + path).status == 404)
        }
        #expect(try await session.caller.call("DELETE", session.path).status == 404)
        #expect(try await session.send("again").status == 404)
        let list = try await session.caller.get("/v1/sessions?userId=\(session.userID)")
        #expect(list.json["data"]?.arrayValue?.isEmpty == true)
    }

    @Test("an ended session can be erased, and one with a message on its way too")
    func erasesInEveryState() async throws {
        let caller = try await backend()
        let ended = try await Conversation.open(caller)
        _ = try await caller.post(ended.path + "/end")
        #expect(try await caller.call("DELETE", ended.path).status == 204)
        let busy = try await Conversation.open(caller, ["provider": "scripted"])
        _ = try await busy.order("hang", [:])
        let waiting = Task { try await busy.send("behind it", waits: true) }
        _ = try await busy.event { $0["data"]?["content"]?["text"] == "behind it" }
        #expect(try await caller.call("DELETE", busy.path).status == 204)
        #expect(try await caller.get(busy.path).status == 404)
        #expect(try await waiting.value.status == 404)
    }
}
