import Chronology
import GatewayRig
import JSON
import Kernel
import SupportExpectations
import Testing

@Suite("Client tokens")
struct ClientTokenTests {
    @Test("a token of one session reaches that session only; a token of a user all of theirs")
    func tokenScope() async throws {
        let caller = try await backend()
        let first = try await Conversation.open(caller, ["user": ["id": "u-scope"]])
        let second = try await Conversation.open(caller, ["user": ["id": "u-scope"]])
        let foreign = try await Conversation.open(caller, ["user": ["id": "u-scope-2"]])
        let ofSession = caller.with(first.token)
        try await expectEqual(ofSession.get(first.path).status, 200)
        try await expectEqual(ofSession.get(second.path).status, 404)
        try await expectEqual(ofSession.get(foreign.path).status, 404)
        try await expectEqual(ofSession.post("/v1/sessions", [:]).code, "forbidden")
        try await expectEqual(ofSession.post(second.path + "/end").status, 404)
        let made = try await caller.post("/v1/tokens", ["userId": "u-scope", "expiresInSeconds": 60])
        expectEqual(made.status, 201)
        let ofUser = caller.with(made.json["token"]?.stringValue)
        try await expectEqual(ofUser.get(first.path).status, 200)
        try await expectEqual(ofUser.get(second.path).status, 200)
        try await expectEqual(ofUser.get(foreign.path).status, 404)
        func ids(_ caller: Caller, _ query: String = "") async throws -> Set<String> {
            let list = try await caller.get("/v1/sessions" + query)
            expectEqual(list.status, 200)
            return Set((list.json["data"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue })
        }
        try await expectEqual(ids(ofUser), [first.id, second.id])
        try await expectEqual(ids(ofUser, "?userId=u-scope"), [first.id, second.id])
        try await expectEqual(ids(ofSession), [first.id])
        // Cursors are made of sessions' ids, and this token knows one session only.
        for query in ["", "?limit=1", "?before=now", "?state=active&state=connecting"] {
            let list = try await ofSession.get("/v1/sessions" + query).json
            expectEqual(list["data"]?.arrayValue?.count, 1)
            expect(list["hasMore"] == false && list["next"] == .null && list["prev"] == .null)
        }
        try await expect(ids(ofSession, "?state=ended").isEmpty)
        try await expectEqual(ofUser.get("/v1/sessions?userId=u-scope-2").code, "forbidden")
        let third = try await ofUser.post("/v1/sessions", [:])
        expectEqual(third.status, 201)
        expect(third.json["clientToken"] == nil)
        expectEqual(third.json["session"]?["user"]?["id"], "u-scope")
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
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, [pointer])
    }

    @Test("a token for another user's session, or another app's, is 422")
    func tokenOfForeignSession() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller, ["user": ["id": "u-own"]])
        let body: JSONValue = ["userId": "u-own", "sessionId": .string(session.id)]
        try await expectEqual(caller.post("/v1/tokens", body).status, 201)
        try await expectEqual(caller.with(Samples.otherSecretKey).post("/v1/tokens", body).pointers, ["/sessionId"])
        let wrong: JSONValue = ["userId": "u-not-own", "sessionId": .string(session.id)]
        try await expectEqual(caller.post("/v1/tokens", wrong).pointers, ["/sessionId"])
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
        expectEqual(valid.status, 201)
        try await expectEqual(caller.with(valid.json["token"]?.stringValue).get(session.path).status, 200)
        let day: Int64 = 86_400
        let late = gateway.token(of: "u-refresh", session: session.id, issued: -3 * day, expires: -2 * day)
        try await expectEqual(caller.with(late).get(session.path).code, "token_expired")
        try await expectEqual(refresh(late).status, 201)
        let ofUser = gateway.token(of: "u-refresh", issued: -3 * day, expires: -2 * day)
        try await expectEqual(refresh(ofUser).status, 201)
        let tooLate = gateway.token(of: "u-refresh", session: session.id, issued: -9 * day, expires: -8 * day)
        try await expectEqual(refresh(tooLate).code, "token_expired")
        let tooOld = gateway.token(of: "u-refresh", session: session.id, issued: -1, first: -31 * day, expires: 3600)
        try await expectEqual(refresh(tooOld).code, "token_expired")
        _ = try await caller.post(session.path + "/end")
        try await expectEqual(refresh(late).code, "session_ended")
        try await expectEqual(refresh(ofUser).code, "session_ended")
        try await expectEqual(refresh(session.token ?? "").status, 201)
        try await expectEqual(refresh(Samples.secretKey).code, "forbidden")
        try await expectEqual(refresh(Samples.publicKey).code, "forbidden")
        try await expectEqual(refresh("x").code, "token_invalid")
        try await expectEqual(caller.with(nil).post("/v1/tokens/refresh").code, "token_missing")
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
        try await expectEqual(caller.post("/v1/tokens/revoke", ["userId": "u-revoke"]).status, 204)
        _ = try await reader.rest()
        _ = try await ticketReader.rest()
        try await expectEqual(mine.caller.get(session.path).code, "token_revoked")
        try await expectEqual(mine.caller.post("/v1/tokens/refresh").code, "token_revoked")
        let again = try await caller.with(nil).get(session.path + "/events?ticket=\(ticket)")
        expectEqual(again.status, 401)
        try await session.send("still there")
        try await other.send("still there")
        for each in [theirReader, backendReader] {
            let frames = try await each.read { $0.json["data"]?["content"]?["text"] == "still there" }
            expectEqual(frames.last?.type, "message.created")
        }
        let later = gateway.token(of: "u-revoke", issued: 2, expires: 600)
        try await expectEqual(caller.with(later).get(session.path).status, 200)
        try await expectEqual(caller.post("/v1/tokens/revoke", ["userId": "nobody-at-all"]).status, 204)
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
        expectEqual(foreign.status, 204)
        try await expectEqual(caller.with(ofSession).get(session.path).status, 200)
        try await expectEqual(caller.post("/v1/tokens/revoke", ["sessionId": .string(session.id)]).status, 204)
        try await expectEqual(caller.with(ofSession).get(session.path).code, "token_revoked")
        try await expectEqual(caller.with(ofUser).get(session.path).status, 200)
    }

    @Test(
        "a revocation names one subject",
        arguments: [
            (#"{}"#, "/userId"), (#"{"userId":"u","sessionId":"ses_01kkpssh20ephvet2jadswy9bd"}"#, "/userId"),
            (#"{"sessionId":"x"}"#, "/sessionId"), (#"{"userId":"u","all":true}"#, "/all"),
        ])
    func refusesRevocations(_ body: String, _ pointer: String) async throws {
        let answer = try await backend().call("POST", "/v1/tokens/revoke", body: Array(body.utf8))
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, [pointer])
    }

    @Test("revocations are known again after a restart")
    func revocationsLast() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["user": ["id": "u-last"]])
        let bad = first.token(of: "u-last", issued: -5, expires: 600)
        try await expectEqual(first.backend.with(bad).get(session.path).status, 200)
        try await first.backend.post("/v1/tokens/revoke", ["userId": "u-last"])
        await first.stop()
        let second = try await InProcessGateway(in: folder)
        try await expectEqual(second.backend.get(session.path).status, 200)
        try await expectEqual(second.backend.with(bad).get(session.path).code, "token_revoked")
        await second.stop()
    }

    @Test("a stream of a token that ends is told a minute before and is closed in time")
    func tokenExpires() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "u-ends"]])
            let before = WallClock.milliseconds / 1000
            let short = gateway.token(of: "u-ends", issued: -5, expires: 40)
            let mine = try session.seen(by: gateway.backend.with(short))
            let reader = try await mine.stream()
            let frames = try await reader.read(to: "token.expiring")
            // In its last minute from the beginning, so it is told as soon as it is live.
            expectEqual(frames.map(\.type).filter { !$0.isEmpty }.suffix(2), ["stream.ready", "token.expiring"])
            let notice = try #require(frames.last)
            expect(notice.id == nil && notice.seq == nil)
            let told = try #require(notice.json["data"]?["expiresAt"]?.stringValue)
            expect([40, 41].map { Timestamp(milliseconds: (before + $0) * 1000).rfc3339 }.contains(told))
            await gateway.skip(.seconds(20))
            await #expect(throws: WireError.self) { () async throws in _ = try await reader.rest(within: 0.3) }
            try await expectEqual(mine.caller.get(session.path).status, 200)
            await gateway.skip(.seconds(21))
            try await expect(reader.rest().allSatisfy { $0.data.isEmpty })
            try await expectEqual(mine.caller.get(session.path).code, "token_expired")
        }
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
        expectEqual(frames.count { $0.type == "token.expiring" }, 1)
        expect(WallClock.milliseconds - began > 900, "too early")
        try await session.send("still there")
        try await expectEqual(reader.read(to: "message.created").last?.type, "message.created")
        reader.close()
    }
}
