import Domain
@testable import Gateway
import GatewayRig
import JSON
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
        #expect(answer.status == 200)
        #expect(
            answer.json["user"]
                == ["id": .string(id), "name": "Ada", "attributes": ["page": "/a", "tier": "gold"]])
        let updated = try await session.event("session.updated")
        #expect(updated["data"]?["user"] == answer.json["user"])
        #expect(ScriptedProvider.calls(of: session.id).last == "profile Ada -")
        let listed = try await session.caller.get("/v1/sessions?userId=\(id)")
        #expect(listed.json["data"]?.arrayValue?.map { $0["id"] } == [.string(session.id)])
        let token = try await session.caller.post("/v1/tokens", ["userId": .string(id)])
        let page = session.caller.with(token.json["token"]?.stringValue)
        #expect(try await page.get(session.path).status == 200)
        #expect(try await page.post(session.path + "/messages", Conversation.text("hello")).status == 202)
        let sent = try await session.send("mine")
        #expect(sent.json["sender"]?["id"]?.stringValue == id)
        // The front end that began it goes on with the token it has.
        let early = session.caller.with(session.token)
        #expect(try await early.get(session.path).status == 200)
        #expect(try await early.get("/v1/sessions").json["data"]?.arrayValue?.count == 1)
        let stranger = try await session.caller.post("/v1/tokens", ["userId": "somebody else"])
        let other = session.caller.with(stranger.json["token"]?.stringValue)
        #expect(try await other.get(session.path).status == 404)
        #expect(try await other.post(session.path + "/messages", Conversation.text("no")).status == 404)
    }

    @Test("it is so after a restart, and the vendor's user stays whom it knows")
    func restart() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await anonymous(gateway.backend)
            #expect(try await identify(session, ["id": "u-7"]).status == 200)
            made = session.made
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            #expect(try await session.caller.get(session.path).json["user"]?["id"] == "u-7")
            let id = try #require(SessionID(session.id))
            let actor = try await gateway.gateway.shard(for: id).session(id, app: "demo", gateway: gateway.gateway)
            #expect(actor.userID == session.userID)
            #expect(actor.userID.hasPrefix("usr_"))
        }
    }

    @Test("a known user does not become another one, but what is said of it may change")
    func knownAlready() async throws {
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "user": ["id": "u-8"]])
        let other = try await identify(session, ["id": "u-9"])
        #expect(other.status == 409)
        #expect(other.code == "user_already_known")
        #expect(try await identify(session, ["id": "u-8", "name": "Eve"]).json["user"]?["name"] == "Eve")
    }

    @Test("it takes a secret key and a user with an id")
    func refused() async throws {
        let session = try await anonymous(try await backend())
        #expect(try await identify(session, ["name": "Ada"]).pointers == ["/user/id"])
        #expect(try await session.caller.post(session.path + "/identify", [:]).pointers == ["/user"])
        #expect(try await identify(session, ["id": "x", "colour": 1]).pointers == ["/user/colour"])
        let page = try session.seen(by: session.caller.with(session.token))
        #expect(try await identify(page, ["id": "x"]).status == 403)
        try await session.caller.post(session.path + "/end")
        #expect(try await identify(session, ["id": "x"]).code == "session_ended")
    }
}

@Suite("Calls that no provider of this release can serve")
struct FurtherCallTests {
    @Test(
        "the request is judged first, then it is 501",
        arguments: [
            ("POST", "/forms/f1", #"{"values":{"a":1}}"#, 501, ""), ("POST", "/forms/f1", #"{"uri":"x"}"#, 501, ""),
            ("POST", "/forms/f1", "{}", 422, "/values"),
            ("POST", "/forms/f1", #"{"values":{},"uri":"x"}"#, 422, "/uri"),
            ("GET", "/views/v1", "", 501, ""), ("GET", "/views/v1?a=b", "", 422, "?a"),
            ("GET", "/transcript?source=provider", "", 501, ""),
            ("POST", "/transfer", #"{"to":{"provider":"echo"},"transcript":"full"}"#, 501, ""),
            ("POST", "/transfer", #"{"to":{"route":"r"},"message":"Moving"}"#, 501, ""),
            ("POST", "/transfer", "{}", 422, "/to"), ("POST", "/transfer", #"{"to":{}}"#, 422, "/to"),
            ("POST", "/transfer", #"{"to":{"provider":"a","route":"b"}}"#, 422, "/to"),
            ("POST", "/transfer", #"{"to":{"provider":"a b"}}"#, 422, "/to/provider"),
            ("POST", "/transfer", #"{"to":{"route":"r"},"transcript":"half"}"#, 422, "/transcript"),
        ])
    func judged(_ method: String, _ path: String, _ body: String, _ status: Int, _ pointer: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let answer = try await session.caller.call(
            method, session.path + path, body: body.isEmpty ? nil : Array(body.utf8))
        #expect(answer.status == status)
        if !pointer.isEmpty { #expect(answer.pointers == [pointer]) }
    }

    @Test("a front end moves no session and names no address of a form")
    func frontEnds() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let page = session.caller.with(session.token)
        #expect(try await page.post(session.path + "/transfer", ["to": ["provider": "echo"]]).status == 403)
        #expect(try await page.post(session.path + "/forms/f1", ["uri": "x"]).pointers == ["/uri"])
        #expect(try await page.post(session.path + "/forms/f1", ["values": [:]]).status == 501)
    }
}
