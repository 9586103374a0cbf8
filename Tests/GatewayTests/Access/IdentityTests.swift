@testable import Conversations
import Domain
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("An anonymous user becomes known")
struct IdentityTests {
    private func anonymous(_ caller: Caller) async throws -> Conversation {
        try await Conversation.open(caller, ["provider": "scripted", "user": ["attributes": ["page": "/a"]]])
    }

    private func identify(_ session: Conversation, _ user: JSONValue) async throws -> Answer {
        try await session.caller.post(session.path + "/identify", ["user": user])
    }

    @Test("the session is the known user's from then on, for lists, tokens and the provider")
    func known() async throws {
        let session = try await anonymous(try await backend())
        let id = "known-\(session.id)"
        let answer = try await identify(session, ["id": .string(id), "name": "Ada", "attributes": ["tier": "gold"]])
        expectEqual(answer.status, 200)
        expectEqual(
            answer.json["user"], ["id": .string(id), "name": "Ada", "attributes": ["page": "/a", "tier": "gold"]])
        let updated = try await session.event("session.updated")
        expectEqual(updated["data"]?["user"], answer.json["user"])
        try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("profile Ada -") })
        let listed = try await session.caller.get("/v1/sessions?userId=\(id)")
        expectEqual(listed.json["data"]?.arrayValue?.map { $0["id"] }, [.string(session.id)])
        let token = try await session.caller.post("/v1/tokens", ["userId": .string(id)])
        let page = session.caller.with(token.json["token"]?.stringValue)
        try await expectEqual(page.get(session.path).status, 200)
        try await expectEqual(page.post(session.path + "/messages", Conversation.text("hello")).status, 202)
        let sent = try await session.send("mine")
        expectEqual(sent.json["sender"]?["id"]?.stringValue, id)
        // The front end that began it goes on with the token it has.
        let early = session.caller.with(session.token)
        try await expectEqual(early.get(session.path).status, 200)
        try await expectEqual(early.get("/v1/sessions").json["data"]?.arrayValue?.count, 1)
        let stranger = try await session.caller.post("/v1/tokens", ["userId": "somebody else"])
        let other = session.caller.with(stranger.json["token"]?.stringValue)
        try await expectEqual(other.get(session.path).status, 404)
        try await expectEqual(other.post(session.path + "/messages", Conversation.text("no")).status, 404)
    }

    @Test("it is so after a restart, and the vendor's user stays whom it knows")
    func restart() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await anonymous(gateway.backend)
            try await expectEqual(identify(session, ["id": "u-7"]).status, 200)
            made = session.made
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            try await expectEqual(session.caller.get(session.path).json["user"]?["id"], "u-7")
            let id = try #require(SessionID(session.id))
            let actor = try #require(try await gateway.conversations.session(id, app: "demo"))
            expectEqual(actor.userID, session.userID)
            expect(actor.userID.hasPrefix("usr_"))
        }
    }

    /// A user id whose sessions live on the other of two loops than a session does.
    private func userElsewhere(than session: Conversation, of gateway: InProcessGateway, _ name: String) throws
        -> String
    {
        let home = gateway.conversations.shard(for: try #require(SessionID(session.id)))
        return try #require(
            (0..<100).map { "\(name)-\($0)" }.first {
                gateway.conversations.shard(app: "demo", userID: $0) !== home
            })
    }

    private func reuse(_ caller: Caller, _ user: String, _ provider: String? = "scripted") async throws -> Answer {
        var body: JSONObject = ["user": ["id": .string(user)], "reuse": "latestOpen"]
        if let provider { body.append("provider", .string(provider)) }
        return try await caller.post("/v1/sessions", .object(body))
    }

    @Test("latestOpen finds it under the new id only, on whichever loop it lives, after a restart too")
    func reused() async throws {
        let folder = TestFolder()
        var made: [JSONValue] = []
        var users: [String] = []
        try await withGateway(in: folder) { gateway in
            for index in 0..<2 {
                let session = try await anonymous(gateway.backend)
                // The first on another loop than the sessions that its user makes later, the second on the same.
                let elsewhere = try userElsewhere(than: session, of: gateway, "reuse-\(index)")
                let home = gateway.conversations.shard(for: try #require(SessionID(session.id)))
                let same = try #require(
                    (0..<100).map { "near-\(index)-\($0)" }.first {
                        gateway.conversations.shard(app: "demo", userID: $0) === home
                    })
                users.append(index == 0 ? elsewhere : same)
                try await expectEqual(identify(session, ["id": .string(users[index])]).status, 200)
                made.append(session.made)
                let found = try await reuse(gateway.backend, users[index])
                expectEqual(found.status, 200)
                expectEqual(found.json["session"]?["id"]?.stringValue, session.id)
                try await expectEqual(reuse(gateway.backend, users[index], nil).status, 200)
                let openings = ScriptedProvider.calls(of: session.id).filter { ["open", "resume"].contains($0) }
                expectEqual(openings.count, 1, "it lives once, where it lived before")
                try await expectEqual(reuse(gateway.backend, session.userID).status, 201, "the old id has none")
            }
        }
        try await withGateway(in: folder) { gateway in
            for (user, made) in zip(users, made) {
                let session = try Conversation(gateway.backend, made: made)
                try await expectEqual(reuse(gateway.backend, user).json["session"]?["id"]?.stringValue, session.id)
                try await expectEqual(reuse(gateway.backend, user, "mute").status, 201, "another provider's is none")
                _ = try await session.caller.post(session.path + "/end")
                let next = try await reuse(gateway.backend, user)
                expectEqual(next.status, 201)
                let list = try await gateway.backend.get("/v1/sessions?userId=\(user)&state=ended")
                expectEqual(list.json["data"]?.arrayValue?.map { $0["id"] }, [.string(session.id)])
            }
        }
    }

    @Test("the newest open session of a user is meant, whether it became the user's or was always")
    func newest() async throws {
        try await withGateway { gateway in
            let first = try await anonymous(gateway.backend)
            let user = try userElsewhere(than: first, of: gateway, "newest")
            let own = try await Conversation.open(
                gateway.backend, ["provider": "scripted", "user": ["id": .string(user)]])
            let last = try await anonymous(gateway.backend)
            for session in [first, last] {
                try await expectEqual(identify(session, ["id": .string(user)]).status, 200)
            }
            for session in [last, own, first] {
                try await expectEqual(reuse(gateway.backend, user).json["session"]?["id"]?.stringValue, session.id)
                let list = try await gateway.backend.get("/v1/sessions?userId=\(user)")
                expectEqual(list.json["data"]?.arrayValue?.map { $0["id"]?.stringValue }, [last.id, own.id, first.id])
                try await gateway.backend.post(session.path + "/end")
            }
        }
    }

    @Test("it counts for its new user and no longer for the old one; becoming known is never refused for that")
    func limited() async throws {
        let folder = TestFolder()
        let yaml = Samples.twoApps(scripted: true, more: "limits: {sessionsPerUserMax: 2}")
        var user = ""
        func make(_ caller: Caller, _ id: String) async throws -> Answer {
            try await caller.post("/v1/sessions", ["provider": "scripted", "user": ["id": .string(id)]])
        }
        var sessions: [JSONValue] = []
        try await withGateway(yaml, in: folder) { gateway in
            for index in 0..<3 {
                let session = try await anonymous(gateway.backend)
                if index == 0 { user = try userElsewhere(than: session, of: gateway, "limited") }
                try await expectEqual(identify(session, ["id": .string(user)]).status, 200)
                sessions.append(session.made)
                // The one who was anonymous has none left.
                if index == 0 {
                    try await expectEqual(make(gateway.backend, session.userID).status, 201)
                    try await expectEqual(make(gateway.backend, session.userID).status, 201)
                    try await expectEqual(make(gateway.backend, session.userID).code, "session_limit_reached")
                }
            }
            try await expectEqual(make(gateway.backend, user).code, "session_limit_reached")
        }
        try await withGateway(yaml, in: folder) { gateway in
            for (index, made) in sessions.enumerated() {
                expectEqual(try await make(gateway.backend, user).code == "session_limit_reached", index < 2)
                let session = try Conversation(gateway.backend, made: made)
                try await gateway.backend.post(session.path + "/end")
            }
        }
    }

    @Test("many who ask at once for the open session of a user get one and the same")
    func atOnce() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "limits: {sessionsPerUserMax: 1}")) { gateway in
            let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
                for _ in 0..<8 { group.addTask { try await reuse(gateway.backend, "at-once") } }
                return try await group.reduce(into: [Answer]()) { $0.append($1) }
            }
            expectEqual(answers.map(\.status).sorted(), [200, 200, 200, 200, 200, 200, 200, 201])
            expectEqual(Set(answers.map { $0.json["session"]?["id"]?.stringValue }).count, 1)
        }
    }

    @Test("a token of the new user is made anew as long as the session is open")
    func refreshed() async throws {
        try await withGateway { gateway in
            let session = try await anonymous(gateway.backend)
            let user = try userElsewhere(than: session, of: gateway, "refreshed")
            try await expectEqual(identify(session, ["id": .string(user)]).status, 200)
            let late = gateway.token(of: user, issued: -3 * 86_400, expires: -2 * 86_400)
            try await expectEqual(gateway.backend.with(late).post("/v1/tokens/refresh").status, 201)
            try await gateway.backend.post(session.path + "/end")
            try await expectEqual(gateway.backend.with(late).post("/v1/tokens/refresh").code, "session_ended")
        }
    }

    @Test("a known user does not become another one, but what is said of it may change")
    func knownAlready() async throws {
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "user": ["id": "u-8"]])
        let other = try await identify(session, ["id": "u-9"])
        expectEqual(other.status, 409)
        expectEqual(other.code, "user_already_known")
        try await expectEqual(identify(session, ["id": "u-8", "name": "Eve"]).json["user"]?["name"], "Eve")
    }

    @Test("it takes a secret key and a user with an id")
    func refused() async throws {
        let session = try await anonymous(try await backend())
        try await expectEqual(identify(session, ["name": "Ada"]).pointers, ["/user/id"])
        try await expectEqual(session.caller.post(session.path + "/identify", [:]).pointers, ["/user"])
        try await expectEqual(identify(session, ["id": "x", "colour": 1]).pointers, ["/user/colour"])
        let page = try session.seen(by: session.caller.with(session.token))
        try await expectEqual(identify(page, ["id": "x"]).status, 403)
        try await session.caller.post(session.path + "/end")
        try await expectEqual(identify(session, ["id": "x"]).code, "session_ended")
    }
}

@Suite("Calls that not every provider can serve")
struct FurtherCallTests {
    @Test(
        "the request is judged first, then it is 501",
        arguments: [
            ("GET", "/views/v1", "", 501, ""), ("GET", "/views/v1?a=b", "", 422, "?a"),
            ("GET", "/transcript?source=provider", "", 501, ""),
            ("GET", "/transcript?source=provider&include=native", "", 422, "?include"),
            ("POST", "/authentications/a1/url", #"{"redirectUri":"https://x.example"}"#, 501, ""),
            ("POST", "/authentications/a1/cancel", "", 501, ""),
            ("POST", "/authentications/result", #"{"state":"s","code":"c"}"#, 501, ""),
            ("POST", "/transfer", #"{"to":{"provider":"nobody"},"transcript":"full"}"#, 422, "/to/provider"),
            ("POST", "/transfer", #"{"to":{"route":"r"},"message":"Moving"}"#, 422, "/to/route"),
            ("POST", "/transfer", "{}", 422, "/to"), ("POST", "/transfer", #"{"to":{}}"#, 422, "/to"),
            ("POST", "/transfer", #"{"to":{"provider":"a","route":"b"}}"#, 422, "/to"),
            ("POST", "/transfer", #"{"to":{"provider":"a b"}}"#, 422, "/to/provider"),
            ("POST", "/transfer", #"{"to":{"provider":"echo"},"transcript":"half"}"#, 422, "/transcript"),
        ])
    func judged(_ method: String, _ path: String, _ body: String, _ status: Int, _ pointer: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let answer = try await session.caller.call(
            method, session.path + path, body: body.isEmpty ? nil : Array(body.utf8))
        expectEqual(answer.status, status)
        if !pointer.isEmpty { expectEqual(answer.pointers, [pointer]) }
    }

    @Test("a front end moves no session")
    func frontEnds() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let page = session.caller.with(session.token)
        try await expectEqual(page.post(session.path + "/transfer", ["to": ["provider": "echo"]]).status, 403)
    }
}
