import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Finding and listing sessions")
struct SessionListTests {
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
            try await expectEqual(caller.get("/v1/sessions/\(id)\(path)").code, "not_found")
        }
        try await expectEqual(caller.with(Samples.otherSecretKey).get(session.path + path).code, "not_found")
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
        expectEqual(answer.code, "not_found")
        try await expectEqual(session.state(), "active")
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
            expectEqual(answer.status, 200)
            return ((answer.json["data"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }, answer.json)
        }
        try await expectEqual(page("").ids, newestFirst)
        let first = try await page("&limit=2")
        expectEqual(first.ids, Array(newestFirst[0..<2]))
        expectEqual(first.json["hasMore"], true)
        expectEqual(first.json["prev"]?.isNull, true)
        let next = first.json["next"]?.stringValue ?? ""
        let second = try await page("&limit=2&after=\(next)")
        expectEqual(second.ids, Array(newestFirst[2..<4]))
        let third = try await page("&limit=2&after=\(second.json["next"]?.stringValue ?? "")")
        expectEqual(third.ids, [newestFirst[4]])
        expectEqual(third.json["hasMore"], false)
        expectEqual(third.json["next"]?.isNull, true)
        let back = try await page("&limit=2&before=\(third.json["prev"]?.stringValue ?? "")")
        expectEqual(back.ids, Array(newestFirst[2..<4]))
        _ = try await caller.post("/v1/sessions/\(ids[0])/end")
        try await expectEqual(page("&state=ended").ids, [ids[0]])
        try await expectEqual(page("&state=active").ids, Array(newestFirst[0..<4]))
        _ = try await caller.post("/v1/sessions/\(ids[1])/suspend")
        try await expectEqual(page("&state=ended,active").ids, [4, 3, 2, 0].map { ids[$0] })
        try await expectEqual(page("&state=ended&state=suspended").ids, [ids[1], ids[0]])
        try await expectEqual(page("&state=ended,ended,suspended&limit=1").ids, [ids[1]])
        try await expect(page("&provider=scripted").ids.isEmpty)
        try await expect(page("&provider=nobody").ids.isEmpty)
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
        expectEqual(answer.status, 422)
        expect(answer.pointers.contains(pointer))
    }

    @Test("a cursor of no list is 422 invalid_cursor", arguments: ["after=x", "after=l1x", "before=c1abc"])
    func foreignListCursor(_ query: String) async throws {
        let answer = try await backend().get("/v1/sessions?\(query)")
        expectEqual(answer.status, 422)
        expectEqual(answer.code, "invalid_cursor")
    }
}
