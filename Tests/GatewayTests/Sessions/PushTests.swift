import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Devices that vendors tell of messages")
struct PushTests {
    private func open(_ user: String, _ provider: String = "agents", at caller: Caller? = nil) async throws
        -> Conversation
    {
        let backend = if let caller { caller } else { try await backend() }
        return try await Conversation.open(backend, ["provider": .string(provider), "user": ["id": .string(user)]])
    }

    /// A registration of a telephone; `more` goes over it.
    private func device(_ token: String = "t-1", _ more: JSONObject = JSONObject()) -> JSONValue {
        var body: JSONObject = [
            "platform": "ios", "transport": "apns", "token": .string(token), "environment": "sandbox",
            "appId": "com.example.shop", "locale": "en-GB",
        ]
        for member in more.members { body.set(member.key, to: member.value) }
        return .object(body)
    }

    private func put(_ caller: Caller, _ installation: String, _ body: JSONValue) async throws -> Answer {
        try await caller.call("PUT", "/v1/push-registrations/" + installation, json: body)
    }

    /// Calls by which a session's vendor was told of devices, and of its end.
    private func told(_ session: Conversation) -> [String] {
        ScriptedProvider.calls(of: session.id).filter {
            $0.hasPrefix("register ") || $0.hasPrefix("unregister ") || $0 == "end"
        }
    }

    private func words(_ installation: String, _ token: String) -> String {
        "register \(installation) ios apns \(token) sandbox com.example.shop en-GB"
    }

    @Test("a device is registered at once for each open session, changed by taking it back, and taken back for good")
    func life() async throws {
        let first = try await open("p-1")
        let second = try await open("p-1")
        let other = try await open("p-2")
        let mute = try await open("p-1", "mute")
        let caller = first.caller
        let made = try await put(caller, "i-1", device("t-1", ["userId": "p-1"]))
        expectEqual(made.status, 201, "\(made)")
        expectEqual(Set(made.json["sessions"]?.arrayValue?.compactMap(\.stringValue) ?? []), [first.id, second.id])
        expect(made.json["token"] == nil && !made.text.contains("t-1"))
        expect(made.json["userId"] == "p-1" && made.json["environment"] == "sandbox")
        // The same again is nothing new.
        let same = try await put(caller, "i-1", device("t-1", ["userId": "p-1"]))
        expect(same.status == 200 && same.json["sessions"]?.arrayValue?.count == 2)
        expectEqual(same.json["createdAt"], made.json["createdAt"])
        expectEqual(told(first), [words("i-1", "t-1")])
        try await expectEqual(put(caller, "i-1", device("t-2", ["userId": "p-1"])).status, 200)
        let changed = [words("i-1", "t-1"), "unregister i-1#1", words("i-1", "t-2")]
        expect(told(first) == changed && told(second) == changed)
        let read = try await caller.get("/v1/push-registrations/i-1")
        expect(read.status == 200 && read.json["installationId"] == "i-1" && !read.text.contains("t-2"), "\(read)")
        let trial = try await caller.post("/v1/push-registrations/i-1/test")
        expectEqual(trial.code, "capability_unsupported")
        try await expectEqual(caller.call("DELETE", "/v1/push-registrations/i-1").status, 204)
        expectEqual(told(first), changed + ["unregister i-1#2"])
        for (method, path) in [("GET", ""), ("DELETE", ""), ("POST", "/test")] {
            try await expectEqual(caller.call(method, "/v1/push-registrations/i-1" + path).status, 404)
        }
        expect(told(other).isEmpty && told(mute).isEmpty)
    }

    @Test("a new session of the user registers the user's devices, and its end takes them back before it ends")
    func newSession() async throws {
        let caller = try await backend()
        let made = try await put(caller, "i-3", device("t-3", ["userId": "p-3"]))
        expect(made.status == 201 && made.json["sessions"] == [])
        let session = try await open("p-3")
        try await expect(eventually { told(session) == [words("i-3", "t-3")] })
        try await caller.post(session.path + "/end")
        try await expect(eventually { told(session).last == "end" })
        expectEqual(told(session), [words("i-3", "t-3"), "unregister i-3#1", "end"])
        try await expectEqual(caller.get("/v1/push-registrations/i-3").status, 200)
        // A session that the vendor ends is no different.
        let next = try await open("p-3")
        try await expect(eventually { !told(next).isEmpty })
        try await next.order("ended", [:])
        _ = try await next.event("session.ended")
        try await expect(eventually { told(next).last == "unregister i-3#1" })
    }

    @Test("a registration for one session is for no other, and ends with it")
    func oneSession() async throws {
        let session = try await open("p-4")
        let other = try await open("p-4")
        let made = try await put(session.caller, "i-4", device("t-4", ["sessionId": .string(session.id)]))
        expect(made.status == 201 && made.json["sessionId"]?.stringValue == session.id, "\(made)")
        expect(made.json["userId"] == "p-4" && made.json["sessions"] == [.string(session.id)])
        expect(told(other).isEmpty)
        try await session.caller.post(session.path + "/end")
        let path = "/v1/push-registrations/i-4"
        let caller = session.caller
        let isGone = try await eventually { try caller.blocking("GET", path).status == 404 }
        expect(isGone)
        let late = try await put(session.caller, "i-4", device("t-4", ["sessionId": .string(session.id)]))
        expect(late.status == 409 && late.code == "session_ended", "\(late)")
    }

    @Test("a registration that is narrowed to one session is taken back from the others, and widened again")
    func narrowed() async throws {
        let session = try await open("p-17")
        let other = try await open("p-17")
        let caller = session.caller
        _ = try await put(caller, "i-17", device("t-17", ["userId": "p-17"]))
        let narrow = try await put(caller, "i-17", device("t-17", ["sessionId": .string(session.id)]))
        expect(narrow.status == 200 && narrow.json["sessions"] == [.string(session.id)], "\(narrow)")
        expectEqual(told(session), [words("i-17", "t-17")])
        expectEqual(told(other), [words("i-17", "t-17"), "unregister i-17#1"])
        let wide = try await put(caller, "i-17", device("t-17", ["userId": "p-17"]))
        expect(wide.json["sessionId"] == nil && wide.json["sessions"]?.arrayValue?.count == 2, "\(wide)")
        expect(told(session).count == 1 && told(other).last == words("i-17", "t-17"))
    }

    @Test("what is erased takes its device with it")
    func erased() async throws {
        let session = try await open("p-5")
        _ = try await put(session.caller, "i-5", device("t-5", ["sessionId": .string(session.id)]))
        try await expectEqual(session.caller.call("DELETE", session.path).status, 204)
        try await expectEqual(session.caller.get("/v1/push-registrations/i-5").status, 404)
        try await expect(eventually { told(session) == [words("i-5", "t-5"), "unregister i-5#1", "end"] })
    }

    @Test("what changes while there is no link is made good when it opens")
    func later() async throws {
        let session = try await open("p-6")
        let caller = session.caller
        _ = try await put(caller, "i-6", device("t-6", ["userId": "p-6"]))
        _ = try await put(caller, "i-6b", device("t-6b", ["userId": "p-6"]))
        try await caller.post(session.path + "/suspend")
        try await expectEqual(caller.call("DELETE", "/v1/push-registrations/i-6").status, 204)
        let changed = try await put(caller, "i-6b", device("t-6c", ["userId": "p-6"]))
        expect(changed.status == 200 && changed.json["sessions"] == [])
        expectEqual(told(session).count, 2)
        try await caller.post(session.path + "/resume")
        try await expect(eventually { told(session).count == 5 })
        expectEqual(told(session).suffix(3), ["unregister i-6#1", "unregister i-6b#2", words("i-6b", "t-6c")])
    }

    @Test("registrations outlive the process, and what the vendor has is not registered again")
    func restart() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await open("p-7", at: gateway.backend)
            _ = try await put(gateway.backend, "i-7", device("t-7-secret", ["userId": "p-7"]))
            _ = try await put(gateway.backend, "i-7b", device("t-7b", ["userId": "p-7"]))
            made = session.made
            expect(!gateway.logLines.contains { $0.contains("t-7-secret") })
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            _ = try await session.event { $0["type"] == "session.reconnecting" }
            let device = try await gateway.backend.get("/v1/push-registrations/i-7")
            expectEqual(device.status, 200)
            try await expectEqual(gateway.backend.call("DELETE", "/v1/push-registrations/i-7b").status, 204)
            try await expect(eventually { told(session).last == "unregister i-7b#2" })
            expectEqual(told(session), [words("i-7", "t-7-secret"), words("i-7b", "t-7b"), "unregister i-7b#2"])
        }
    }

    @Test("what the vendor refuses for good is a problem and not kept; what may go well later is kept and tried again")
    func refused() async throws {
        let session = try await open("p-8")
        let caller = session.caller
        let never = try await put(caller, "i-8", device("invalid_request", ["userId": "p-8"]))
        expect(never.status == 422 && never.json["provider"]?["requestId"] == "R-1", "\(never)")
        try await expectEqual(caller.get("/v1/push-registrations/i-8").status, 404)
        let forbidden = try await put(caller, "i-8", device("provider_forbidden", ["userId": "p-8"]))
        expect(forbidden.status == 502 && forbidden.code == "provider_forbidden")
        let later = try await put(caller, "i-8", device("later-8", ["userId": "p-8"]))
        expect(later.status == 503 && later.code == "provider_throttled" && later["Retry-After"] == "3", "\(later)")
        try await expectEqual(caller.get("/v1/push-registrations/i-8").status, 200)
        expect(told(session).isEmpty)
        try await caller.post(session.path + "/suspend")
        try await caller.post(session.path + "/resume")
        try await expect(eventually { told(session) == [words("i-8", "later-8")] })
    }

    @Test("a device that changes hands is the new user's alone")
    func changesHands() async throws {
        let first = try await open("p-9")
        let second = try await open("p-10")
        _ = try await put(first.caller, "i-9", device("t-9", ["userId": "p-9"]))
        let moved = try await put(first.caller, "i-9", device("t-9", ["userId": "p-10"]))
        expect(moved.status == 200 && moved.json["sessions"] == [.string(second.id)], "\(moved)")
        expectEqual(told(first), [words("i-9", "t-9"), "unregister i-9#1"])
        expectEqual(told(second), [words("i-9", "t-9")])
    }

    @Test("a user who becomes known has the known user's devices told")
    func identified() async throws {
        let caller = try await backend()
        _ = try await put(caller, "i-11", device("t-11", ["userId": "p-11"]))
        let session = try await Conversation.open(caller, ["provider": "agents"])
        try await caller.post(session.path + "/identify", ["user": ["id": "p-11"]])
        try await expect(eventually { told(session) == [words("i-11", "t-11")] })
    }

    // MARK: Who may

    @Test("a front end registers for whom its token is, and sees nobody else's")
    func frontEnds() async throws {
        let session = try await open("p-12")
        let page = session.caller.with(session.token)
        let made = try await put(page, "i-12", device("t-12"))
        expect(made.status == 201 && made.json["sessionId"]?.stringValue == session.id, "\(made)")
        let minted = try await session.caller.post("/v1/tokens", ["userId": "p-12"])
        let user = session.caller.with(minted.json["token"]?.stringValue)
        let own = try await put(user, "i-12b", device("t-12b", ["userId": "p-12"]))
        expect(own.status == 201 && own.json["userId"] == "p-12" && own.json["sessionId"] == nil, "\(own)")
        try await expectEqual(user.get("/v1/push-registrations/i-12").status, 200)
        try await expectEqual(page.get("/v1/push-registrations/i-12b").status, 404)
        try await expectEqual(put(user, "i-12b", device("t", ["userId": "p-13"])).pointers, ["/userId"])
        let other = try await open("p-13")
        let stranger = other.caller.with(other.token)
        try await expectEqual(stranger.get("/v1/push-registrations/i-12").status, 404)
        try await expectEqual(stranger.call("DELETE", "/v1/push-registrations/i-12b").status, 404)
        for (caller, foreign) in [(stranger, session.id), (user, other.id)] {
            let refused = try await put(caller, "i-x", device("t", ["sessionId": .string(foreign)]))
            expect(refused.status == 422 && refused.pointers == ["/sessionId"], "\(refused)")
        }
        expectEqual(told(session), [words("i-12", "t-12"), words("i-12b", "t-12b")])
    }

    @Test("a publishable key registers nothing, and an app without such a vendor is 501")
    func others() async throws {
        let caller = try await backend()
        try await expectEqual(put(caller.with(Samples.publicKey), "i-14", device()).status, 403)
        try await expectEqual(put(caller.with(nil), "i-14", device()).status, 401)
        let other = try await put(caller.with(Samples.otherSecretKey), "i-14", device("t", ["userId": "u"]))
        expect(other.status == 501 && other.code == "capability_unsupported", "\(other)")
        let mute = try await open("p-14", "mute")
        let deaf = try await put(caller, "i-14", device("t", ["sessionId": .string(mute.id)]))
        expect(deaf.status == 501 && deaf.code == "capability_unsupported", "\(deaf)")
    }

    @Test(
        "what a device may not be is 422",
        arguments: [
            (#"{"userId":null}"#, "/userId"), (#"{"platform":"car"}"#, "/platform"),
            (#"{"transport":"pigeon"}"#, "/transport"), (#"{"platform":"android"}"#, "/transport"),
            (#"{"platform":"ios","transport":"webPush"}"#, "/transport"), (#"{"token":""}"#, "/token"),
            (#"{"token":"a\u0000b"}"#, "/token"), (#"{"token":null}"#, "/token"), (#"{"appId":""}"#, "/appId"),
            (#"{"environment":"moon"}"#, "/environment"), (#"{"locale":"!"}"#, "/locale"),
            (#"{"sessionId":"ses_x"}"#, "/sessionId"), (#"{"colour":1}"#, "/colour"),
            (#"{"sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}"#, "/sessionId"),
        ])
    func rules(_ more: String, _ pointer: String) async throws {
        let caller = try await backend()
        var body = device("t", ["userId": "p-15"]).objectValue ?? JSONObject()
        for member in try JSONValue(parsing: more).objectValue?.members ?? [] { body.set(member.key, to: member.value) }
        let answer = try await put(caller, "i-15", .object(body))
        expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
        try await expectEqual(caller.get("/v1/push-registrations/i-15").status, 404)
    }

    @Test(
        "an installation has a name of its form",
        arguments: ["a%20b", "%C3%BC", "a%2Fb", String(repeating: "x", count: 129)])
    func names(_ name: String) async throws {
        let answer = try await put(try await backend(), name, device("t", ["userId": "p-16"]))
        expect(answer.status == 422 && answer.pointers == ["?installationId"], "\(answer)")
    }
}
