import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Changes of a session")
struct SessionChangeTests {
    @Test("a merge patch changes user, locale and metadata, and null removes")
    func patches() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(
            caller, ["provider": "scripted", "user": ["id": "u-patch", "name": "Ada"], "metadata": ["a": 1, "b": 2]])
        let patch: JSONValue = ["user": ["name": "Grace"], "locale": "de", "metadata": ["a": nil, "c": 3]]
        let answer = try await caller.call("PATCH", session.path, json: patch)
        expectEqual(answer.status, 200)
        expectEqual(answer.json["user"]?["name"], "Grace")
        expectEqual(answer.json["user"]?["id"], "u-patch")
        expectEqual(answer.json["locale"], "de")
        expectEqual(answer.json["metadata"], ["b": 2, "c": 3])
        expect(answer["ETag"] != nil)
        let updated = try await session.event("session.updated")
        expectEqual(updated["data"]?["metadata"], ["b": 2, "c": 3])
        try session.caller.contract?.check(event: updated)
        let calls = ScriptedProvider.calls(of: session.id)
        expectEqual(calls, ["open", "profile Grace de"])
    }

    @Test("a patch names nothing that is not known, not even to remove it", arguments: ["null", "1"])
    func patchesUnknown(_ value: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        for (body, pointer) in [(#"{"user":{"q":\#(value)}}"#, "/user/q"), (#"{"q":\#(value)}"#, "/q")] {
            let answer = try await session.caller.call(
                "PATCH", session.path, json: JSONValue(parsing: Array(body.utf8)))
            expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
        }
    }

    @Test("a patch that changes nothing tells nobody")
    func emptyPatch() async throws {
        let session = try await Conversation.open(try await backend(), ["metadata": ["a": 1]])
        let answer = try await session.caller.call("PATCH", session.path, json: ["metadata": ["a": 1]])
        expectEqual(answer.status, 200)
        try await expect(!session.events().contains { $0["type"] == "session.updated" })
    }

    @Test("patches at the same time are all there in the end")
    func concurrentPatches() async throws {
        let session = try await Conversation.open(try await backend())
        let answers = try await offPool(count: 12) { index in
            try session.caller.blocking(
                "PATCH", session.path, json: ["metadata": .object(["k\(index)": JSONValue(index)])])
        }
        expect(answers.allSatisfy { $0.status == 200 })
        let metadata = try await session.caller.get(session.path).json["metadata"]
        expectEqual(metadata?.objectValue?.count, 12)
    }

    @Test("of many patches with one tag, one is done")
    func concurrentConditionalPatches() async throws {
        let session = try await Conversation.open(try await backend())
        let tag = try await session.caller.get(session.path)["ETag"] ?? ""
        let answers = try await offPool(count: 8) { index in
            try session.caller.blocking(
                "PATCH", session.path, json: ["metadata": ["winner": JSONValue(index)]], fields: ["If-Match": tag])
        }
        expectEqual(answers.count { $0.status == 200 }, 1)
        expectEqual(answers.count { $0.status == 412 && $0.code == "precondition_failed" }, 7)
    }

    @Test("If-Match is honoured when it fits, and 412 when it does not")
    func ifMatch() async throws {
        let session = try await Conversation.open(try await backend())
        let caller = session.caller
        let tag = try await caller.get(session.path)["ETag"] ?? ""
        let wrong = try await caller.call(
            "PATCH", session.path, json: ["metadata": ["a": 1]], fields: ["If-Match": "\"other\""])
        expectEqual(wrong.status, 412)
        let right = try await caller.call(
            "PATCH", session.path, json: ["metadata": ["a": 1]], fields: ["If-Match": tag])
        expectEqual(right.status, 200)
        expect(right["ETag"] != tag)
        try await expectEqual(caller.call("PATCH", session.path, json: [:], fields: ["If-Match": "*"]).status, 200)
        try await expectEqual(caller.call("DELETE", session.path, fields: ["If-Match": tag]).status, 412)
        try await expectEqual(
            caller.call("DELETE", session.path, fields: ["If-Match": right["ETag"] ?? ""]).status, 204)
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
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, [pointer])
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
        try await expectEqual(patch(0..<1, 1025).pointers, ["/metadata/k0"])
        try await expectEqual(patch(0..<20, 1000).pointers, ["/metadata"])
        try await expectEqual(patch(0..<30, 10).status, 200)
        try await expectEqual(patch(30..<60, 10).pointers, ["/metadata"])
    }
}
