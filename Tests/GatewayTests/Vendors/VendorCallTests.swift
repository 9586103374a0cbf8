import GatewayRig
import JSON
import Kernel
import SupportExpectations
import Testing

/// Calls that go to a vendor at once.
@Suite("Views, the vendor's own record, and proofs of who the user is")
struct VendorCallTests {
    private func open(_ options: JSONValue = [:], provider: String = "agents") async throws -> Conversation {
        try await Conversation.open(
            try await backend(),
            ["provider": .string(provider), "providerOptions": options, "waitSeconds": options == [:] ? 10 : 0])
    }

    @Test("a suspended conversation that the vendor keeps is ended there, without being opened")
    func endedWhileSuspended() async throws {
        let session = try await open()
        try await session.caller.post(session.path + "/suspend")
        try await expect(eventually { ScriptedProvider.calls(of: session.id).last == "suspend" })
        try await expectEqual(session.caller.post(session.path + "/end").status, 200)
        try await expect(eventually { ScriptedProvider.calls(of: session.id).last == "end" })
        // A provider without a word for that is left alone.
        let other = try await open(provider: "scripted")
        try await other.caller.post(other.path + "/suspend")
        try await expectEqual(other.caller.post(other.path + "/end").status, 200)
        expect(!ScriptedProvider.calls(of: other.id).contains("end"))
    }

    @Test("what is said to somebody who leaves stands before the end")
    func farewell() async throws {
        let session = try await open(["farewell": "Take care"])
        _ = try await session.event("session.active")
        try await expectEqual(session.caller.post(session.path + "/end").json["state"], "ended")
        let told = try await session.events().compactMap { $0["type"]?.stringValue }
        expectEqual(told.suffix(2), ["message.created", "session.ended"])
        try await expect(eventually { ScriptedProvider.calls(of: session.id).last == "end" })
    }

    @Test("what a session is made with is there when its link is made, and only that")
    func beginning() async throws {
        func begins(_ more: JSONObject) async throws -> [String] {
            var body: JSONObject = ["provider": "agents"]
            for member in more.members { body.append(member.key, member.value) }
            let session = try await Conversation.open(try await backend(), .object(body))
            return ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("begins") }
        }
        try await expectEqual(
            begins(["initialMessage": ["content": ["type": "text", "text": "I need help"]]]), ["begins I need help"])
        try await expectEqual(begins([:]), [])
    }

    // MARK: Problems

    @Test(
        "a failure of the vendor carries its words, and the pause that it asks for",
        arguments: [
            ("provider_throttled", 503), ("provider_capacity", 429), ("provider_forbidden", 502),
            ("provider_quota_exceeded", 429), ("provider_conflict", 409), ("provider_misconfigured", 500),
            ("provider_contact_lost", 502), ("session_ended", 409), ("not_found", 404), ("provider_timeout", 504),
        ])
    func words(_ code: String, _ status: Int) async throws {
        let session = try await open()
        let answer = try await session.caller.get(session.path + "/views/" + code)
        expect(answer.status == status && answer.code == code, "\(answer)")
        expectEqual(answer.json["provider"], ["name": "agents", "status": 418, "code": "S-1", "requestId": "R-1"])
        expectEqual(answer["Retry-After"], "3")
        expectEqual(answer.json["retryAfterMs"], 2500)
        expectEqual(
            answer.json["retryable"]?.boolValue,
            ["provider_throttled", "provider_capacity", "provider_timeout"].contains(code))
    }

    @Test("a session that fails at once says why in the same words")
    func failedCreation() async throws {
        let options: JSONValue = [
            "open": "fail", "kind": "provider_throttled", "requestId": "R-9", "retryAfterMilliseconds": 4000,
        ]
        let answer = try await backend().post(
            "/v1/sessions", ["provider": "scripted", "providerOptions": options])
        expect(answer.status == 503 && answer.code == "provider_throttled", "\(answer)")
        expectEqual(answer.json["provider"]?["requestId"], "R-9")
        expectEqual(answer["Retry-After"], "4")
        let id = try #require(answer.json["sessionId"]?.stringValue)
        let problem = try await backend().get("/v1/sessions/" + id).json["problem"]
        expect(problem?["retryAfterMs"] == 4000 && problem?["provider"]?["requestId"] == "R-9")
    }

    @Test("a message that the vendor refuses says why in the same words")
    func failedMessage() async throws {
        let session = try await open(provider: "scripted")
        let sent = try await session.order(
            "fail", ["how": "refused", "kind": "provider_quota_exceeded", "requestId": "R-2"])
        let event = try await session.state(of: sent.json["id"]?.stringValue ?? "", "failed")
        expectEqual(
            event["data"]?["error"],
            [
                "code": "provider_quota_exceeded", "retryable": false, "detail": "The script says so.",
                "provider": ["name": "scripted", "status": 418, "code": "S-1", "requestId": "R-2"],
            ])
    }

    @Test("a message that was not sent waits as long as the vendor asks for")
    func pause() async throws {
        let session = try await open(provider: "scripted")
        let sent = try await session.order(
            "fail", ["how": "notSent", "kind": "provider_throttled", "times": 1, "retryAfterMilliseconds": 4000])
        let id = try #require(sent.json["id"]?.stringValue)
        try await expect(eventually { ScriptedProvider.arrivals(of: id) == 1 })
        let next = try #require(try await session.send("behind").json["id"]?.stringValue)
        _ = try await session.state(of: next, "sent")
        let times = ScriptedProvider.times(of: id)
        // A loop's clock stands still within a turn.
        expect(times.count == 2 && times[1] - times[0] >= .milliseconds(3900), "\(times)")
        expectEqual(ScriptedProvider.arrivals(of: next), 1)
    }

    // MARK: Views

    @Test(
        "a view is answered as the vendor has it, its token in whatever encoding",
        arguments: [("v-1", "v-1"), ("a+b%2Fc=", "a+b/c="), ("a%2Bb%3D%3D", "a+b=="), ("%E2%82%AC", "€")])
    func view(_ path: String, _ token: String) async throws {
        let session = try await open()
        let page = session.caller.with(session.token)
        let answer = try await page.get(session.path + "/views/" + path)
        expectEqual(answer.status, 200)
        expectEqual(
            answer.json,
            [
                "id": "view-1", "name": .string(token), "inputSchema": ["type": "object"], "template": ["Body": []],
                "actions": ["Submit"],
            ])
    }

    @Test("a vendor that is sent to while its socket is away is asked then too")
    func viewWhileReconnecting() async throws {
        for (provider, status) in [("roaming", 200), ("agents", 409)] {
            let session = try await open(provider: provider)
            try await session.order("reconnecting", ["attempt": 1], waits: true)
            _ = try await session.event("session.reconnecting")
            try await expectEqual(session.caller.get(session.path + "/views/v").status, status, "\(provider)")
        }
    }

    @Test("a token has an end, and a view needs a link")
    func noView() async throws {
        let session = try await open()
        let most = String(repeating: "x", count: 1000)
        try await expectEqual(session.caller.get(session.path + "/views/" + most).status, 200)
        for token in [most + "x", "a%0Ab"] {
            let refused = try await session.caller.get(session.path + "/views/" + token)
            expect(refused.status == 422 && refused.pointers == ["?viewToken"], "\(refused)")
        }
        try await session.caller.post(session.path + "/suspend")
        try await expectEqual(session.caller.get(session.path + "/views/v").code, "not_connected")
        try await session.caller.post(session.path + "/end")
        try await expectEqual(session.caller.get(session.path + "/views/v").code, "session_ended")
        let deaf = try await open(["open": "never"])
        try await expectEqual(deaf.caller.get(deaf.path + "/views/v").code, "not_connected")
        let other = try await open(provider: "mute")
        try await expectEqual(other.caller.get(other.path + "/views/v").code, "capability_unsupported")
        try await expectEqual(other.caller.with(deaf.token).get(other.path + "/views/v").status, 404)
    }

    // MARK: The vendor's own record

    @Test("the vendor's record comes page by page, the newest first")
    func history() async throws {
        let session = try await open()
        let path = session.path + "/transcript?source=provider"
        let first = try await session.caller.get(path)
        expectEqual(first.status, 200)
        expectEqual(first.json, ["data": [["n": 3], ["n": 4]], "next": "a+b/c="])
        let second = try await session.caller.get(path + "&page=a%2Bb%2Fc%3D&limit=1")
        expectEqual(second.json, ["data": [["n": 2]]])
        let long = try await session.caller.get(path + "&page=" + String(repeating: "x", count: 4096))
        expectEqual(long.json["data"], [["n": 1], ["n": 2]])
    }

    @Test(
        "what makes no sense of it is 422 or 406",
        arguments: [
            ("?source=provider&limit=0", "?limit"), ("?source=provider&limit=101", "?limit"),
            ("?source=provider&page=", "?page"), ("?source=provider&include=native", "?include"),
            ("?page=x", "?page"), ("?limit=5", "?limit"), ("?source=gateway&page=x", "?page"),
            ("?source=provider&page=invalid_request", "?page"),
            ("?source=provider&page=" + String(repeating: "x", count: 4097), "?page"),
            ("?source=provider&page=x&colour=1", "?colour"),
        ])
    func refusedHistory(_ query: String, _ pointer: String) async throws {
        let session = try await open()
        let answer = try await session.caller.get(session.path + "/transcript" + query)
        expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
    }

    @Test("the record is JSON, needs a link, and a vendor that has one")
    func noHistory() async throws {
        let session = try await open()
        let path = session.path + "/transcript?source=provider"
        try await expectEqual(session.caller.get(path, fields: ["Accept": "text/html"]).status, 406)
        try await expectEqual(session.caller.get(path + "&page=not_found").status, 404)
        try await session.caller.post(session.path + "/suspend")
        try await expectEqual(session.caller.get(path).code, "not_connected")
        let other = try await open(provider: "mute")
        let none = try await other.caller.get(other.path + "/transcript?source=provider")
        expectEqual(none.code, "capability_unsupported")
    }

    // MARK: Tokens

    @Test("a token of the backend's goes through to the vendor, from the backend alone, and is shown nowhere")
    func tokens() async throws {
        let session = try await open()
        let path = session.path + "/provider-token"
        let token = "eyJhbGciOiJIUzI1NiJ9.of-the-backend.c2lnbmF0dXJl"
        let page = session.caller.with(session.token)
        try await expectEqual(page.call("PUT", path, json: ["token": .string(token)]).status, 403)
        let taken = try await session.caller.call("PUT", path, json: ["token": .string(token)])
        expect(taken.status == 200 && taken.json == ["expiresAt": "2027-01-15T08:00:00.000Z"], "\(taken)")
        expectEqual(ScriptedProvider.calls(of: session.id), ["token \(token.utf8.count)"])
        let shown = try await session.caller.get(session.path).json.description
        expect(!shown.contains("of-the-backend"))
        let events = try await session.events().map(\.description)
        expect(!events.contains { $0.contains("of-the-backend") })
        let refused = try await session.caller.call("PUT", path, json: ["token": "provider_conflict"])
        expectEqual(refused.code, "provider_conflict", "\(refused)")
        for body in [[:], ["token": ""], ["token": 1]] as [JSONValue] {
            let answer = try await session.caller.call("PUT", path, json: body)
            expect(answer.status == 422 && answer.pointers == ["/token"], "\(answer)")
        }
        try await session.caller.post(session.path + "/suspend")
        try await expectEqual(session.caller.call("PUT", path, json: ["token": .string(token)]).code, "not_connected")
        let other = try await open(provider: "scripted")
        let none = try await other.caller.call("PUT", other.path + "/provider-token", json: ["token": .string(token)])
        expectEqual(none.code, "capability_unsupported", "\(none)")
    }

    // MARK: Proofs

    @Test("the address of a proof, its end and its result go through to the vendor")
    func proofs() async throws {
        let session = try await open()
        let page = session.caller.with(session.token)
        let path = session.path + "/authentications/"
        for address in ["https://shop.example.com/back?a=b", "shop.app:/back"] {
            let url = try await page.post(path + "a%2F1/url", ["redirectUri": .string(address)])
            expect(url.status == 200 && url.json == ["url": "https://login.example.com/a/1"], "\(url)")
        }
        try await expectEqual(page.post(path + "a-1/cancel").status, 204)
        try await expectEqual(page.post(path + "a-1/cancel", [:]).status, 204)
        let bodies: [JSONValue] = [
            ["state": "s", "code": "c"], ["state": "s", "error": "access_denied", "errorDescription": "No."],
            ["state": "s", "error": "e"],
        ]
        for body in bodies { try await expectEqual(session.caller.post(path + "result", body).status, 204) }
        expectEqual(
            ScriptedProvider.calls(of: session.id),
            [
                "url a/1 https://shop.example.com/back?a=b", "url a/1 shop.app:/back", "cancel a-1", "cancel a-1",
                "result s c - -", "result s - access_denied No.", "result s - e -",
            ])
        try await expectEqual(page.post(path + "not_found/url", ["redirectUri": "https://a.example"]).status, 404)
        try await expectEqual(page.post(path + "provider_conflict/cancel").code, "provider_conflict")
    }

    @Test("the result comes from the backend alone, since whoever has the code can act as the user")
    func resultOfBackend() async throws {
        let session = try await open()
        let page = session.caller.with(session.token)
        let answer = try await page.post(
            session.path + "/authentications/result", ["state": "s", "code": "c"])
        expectEqual(answer.status, 403)
        expect(ScriptedProvider.calls(of: session.id).isEmpty)
    }

    @Test(
        "what a proof may not be given is 422",
        arguments: [
            ("a/url", "{}", "/redirectUri"), ("a/url", #"{"redirectUri":""}"#, "/redirectUri"),
            ("a/url", #"{"redirectUri":"/back"}"#, "/redirectUri"),
            ("a/url", #"{"redirectUri":"https://a b"}"#, "/redirectUri"),
            ("a/url", #"{"redirectUri":"1a:b"}"#, "/redirectUri"),
            ("a/url", #"{"redirectUri":"x:y","a":1}"#, "/a"), ("a/cancel", #"{"a":1}"#, "/a"),
            ("result", #"{"code":"c"}"#, "/state"), ("result", #"{"state":"s"}"#, "/code"),
            ("result", #"{"state":"s","code":"c","error":"e"}"#, "/error"),
            ("result", #"{"state":"s","code":"c","errorDescription":"e"}"#, "/errorDescription"),
            ("result", #"{"state":"s","code":""}"#, "/code"),
        ])
    func refusedProofs(_ path: String, _ body: String, _ pointer: String) async throws {
        let session = try await open()
        let answer = try await session.caller.call(
            "POST", session.path + "/authentications/" + path, body: Array(body.utf8))
        expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
        expect(ScriptedProvider.calls(of: session.id).isEmpty)
    }
}
