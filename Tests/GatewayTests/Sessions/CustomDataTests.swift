@testable import Conversations
import Domain
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Custom data")
struct CustomDataTests {
    private let order: JSONValue = ["label": "Order", "value": "A-17", "type": "string", "invisibleToAgent": false]

    private func open(_ options: JSONValue = [:], wait: Int = 10) async throws -> Conversation {
        let body: JSONValue = [
            "provider": "scripted", "customData": ["order": order], "providerOptions": options,
            "waitSeconds": JSONValue(wait),
        ]
        return try await Conversation.open(try await backend(), body)
    }

    private func change(
        _ session: Conversation, _ method: String, _ body: JSONValue, ifMatch: String? = nil
    ) async throws -> Answer {
        try await session.caller.call(
            method, session.path + "/custom-data", json: body, fields: ifMatch.map { ["If-Match": $0] } ?? [:])
    }

    private func told(_ session: Conversation) -> [String] {
        ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("customData") }
    }

    @Test("is read with an entity tag, replaced, patched, and told to the provider and to readers")
    func changes() async throws {
        let session = try await open()
        let read = try await session.caller.get(session.path + "/custom-data")
        expectEqual(read.status, 200)
        expectEqual(read.json, ["order": order])
        let tag = try #require(read["ETag"])
        let put = try await change(session, "PUT", ["total": 23.5], ifMatch: tag)
        expectEqual(put.status, 200)
        expectEqual(put.json, ["total": 23.5])
        expect(put["ETag"] != tag)
        let patch = try await change(session, "PATCH", ["order": order, "total": nil], ifMatch: put["ETag"])
        expectEqual(patch.json, ["order": order])
        expectEqual(patch["ETag"], tag)
        let words = [#"customData {"total":23.5}"#, "customData \(JSONValue.object(["order": order]))"]
        try await expect(eventually { told(session) == words })
        let events = try await session.events().filter { $0["type"] == "customData.updated" }
        expectEqual(events.map { $0["data"]?["customData"] }, [["total": 23.5], ["order": order]])
        try await expectEqual(session.caller.get(session.path).json["customData"], ["order": order])
    }

    @Test("a change of nothing is no event, and a tag that is not the present one is 412")
    func nothing() async throws {
        let session = try await open()
        try await expectEqual(change(session, "PATCH", [:]).status, 200)
        try await expectEqual(change(session, "PUT", ["order": order], ifMatch: "*").status, 200)
        let stale = try await change(session, "PUT", [:], ifMatch: "\"other\"")
        expectEqual(stale.status, 412)
        expectEqual(stale.code, "precondition_failed")
        try await expectEqual(session.events().contains { $0["type"] == "customData.updated" }, false)
        expect(told(session).isEmpty)
    }

    @Test(
        "what breaks a rule is 422 with its place",
        arguments: [
            (#"{"a":[1]}"#, "/a"), (#"{"a":{"value":1,"type":"colour"}}"#, "/a/type"),
            (#"{"a":{"label":"x"}}"#, "/a/value"),
            (#"{"a":{"value":1,"more":2}}"#, "/a/more"), (#"{"a b":1}"#, "/a b"), (#"{"a":null}"#, "/a"),
        ])
    func rules(_ body: String, _ pointer: String) async throws {
        let session = try await open()
        let answer = try await change(session, "PUT", try JSONValue(parsing: body))
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, [pointer])
    }

    @Test("what the vendor has a rule against is 422 with its name, when a session is made and at each change")
    func vendorRules() async throws {
        let caller = try await backend()
        let refused = try await caller.post(
            "/v1/sessions", ["provider": "agents", "customData": ["a": 1, "forbidden": 2]])
        expect(refused.status == 422 && refused.pointers == ["/customData/forbidden"], "\(refused)")
        expectEqual(refused.json["errors"]?[0]?["code"], "bad_attribute")
        let session = try await Conversation.open(caller, ["provider": "agents", "customData": ["a": 1]])
        for method in ["PUT", "PATCH"] {
            let answer = try await change(session, method, ["forbidden": 2])
            expect(answer.status == 422 && answer.pointers == ["/forbidden"], "\(answer)")
        }
        try await expectEqual(change(session, "PATCH", ["b": 2]).json, ["a": 1, "b": 2])
        // The provider is told behind the answer.
        try await expect(eventually { told(session) == [#"customData {"a":1,"b":2}"#] })
        // Our own rules come first.
        let both = try await caller.post("/v1/sessions", ["provider": "agents", "customData": ["forbidden": [1]]])
        expectEqual(both.json["errors"]?.arrayValue?.count, 1)
        expectEqual(both.json["errors"]?[0]?["code"], "wrong_type")
    }

    @Test("what the vendor takes at the beginning only is 422 with its name afterwards, and changes nothing")
    func late() async throws {
        let data: JSONValue = ["fixed": 1, "free": 1]
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "customData": data])
        let changes: [(String, JSONValue, String)] = [
            ("PATCH", ["fixed": 2], "/fixed"), ("PATCH", ["fixed": nil], "/fixed"), ("PUT", ["free": 1], "/fixed"),
            ("PATCH", ["free": 2, "fixedToo": 1], "/fixedToo"),
        ]
        for (method, body, pointer) in changes {
            let refused = try await change(session, method, body)
            expect(refused.status == 422 && refused.pointers == [pointer], "\(refused)")
            expectEqual(refused.json["errors"]?[0]?["code"], "not_supported_after_start")
        }
        try await expectEqual(session.caller.get(session.path + "/custom-data").json, data)
        expect(told(session).isEmpty)
        try await expectEqual(change(session, "PATCH", ["free": 2]).status, 200)
        try await expectEqual(change(session, "PUT", ["free": 3, "fixed": 1]).status, 200)
        try await expectEqual(session.events().count { $0["type"] == "customData.updated" }, 2)
    }

    @Test("what the vendor has of it is asked of the vendor, as long as there is a link")
    func ofVendor() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "agents", "customData": ["a": 1]])
        let path = session.path + "/custom-data"
        let theirs = try await session.caller.get(path + "?source=provider")
        expect(theirs.status == 200 && theirs.json == ["Order No.": "A-17"] && theirs["ETag"] == nil, "\(theirs)")
        try await expectEqual(session.caller.get(path + "?source=gateway").json, ["a": 1])
        try await expectEqual(session.caller.get(path + "?source=both").pointers, ["?source"])
        try await session.caller.post(session.path + "/suspend")
        try await expectEqual(session.caller.get(path + "?source=provider").code, "not_connected")
        let other = try await open()
        let none = try await other.caller.get(other.path + "/custom-data?source=provider")
        expect(none.status == 501 && none.code == "capability_unsupported", "\(none)")
    }

    @Test("a provider whose link is down is told as soon as it is up")
    func toldLater() async throws {
        let session = try await open()
        try await session.caller.post(session.path + "/suspend")
        try await expectEqual(change(session, "PUT", ["a": 1]).status, 200)
        expect(told(session).isEmpty)
        try await session.caller.post(session.path + "/resume")
        try await session.order("answer", [:])
        _ = try await session.event { $0["data"]?["content"]?["text"] == "answer" }
        try await expect(eventually { told(session) == [#"customData {"a":1}"#] })
    }

    @Test("what the vendor did not take is told again when the link opens, until it has it; the last value wins")
    func toldAgain() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "agents"])
        func reopen() async throws {
            try await session.caller.post(session.path + "/suspend")
            try await session.caller.post(session.path + "/resume")
            try await expect(eventuallyAsync { try await session.state() == "active" })
        }
        try await expectEqual(change(session, "PUT", ["putOff": .string(session.id)]).status, 200)
        let refused = "customData \(JSONValue.object(["putOff": .string(session.id)]))"
        try await expect(eventually { told(session) == [refused] })
        try await reopen()
        try await expect(eventually { told(session) == [refused, refused] })
        // It has it now.
        try await reopen()
        try await expectEqual(change(session, "PUT", ["last": 1]).status, 200)
        try await expect(eventually { told(session).last == #"customData {"last":1}"# })
        try await reopen()
        try await session.send("x", waits: true)
        expectEqual(told(session), [refused, refused, #"customData {"last":1}"#])
    }

    @Test("and also when the process ends in between")
    func toldAfterRestart() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await session.caller.post(session.path + "/suspend")
            try await expectEqual(change(session, "PUT", ["a": 1]).status, 200)
            made = session.made
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            try await session.order("answer", [:])
            _ = try await session.event { $0["data"]?["content"]?["text"] == "answer" }
            try await expect(eventually { told(session) == [#"customData {"a":1}"#] })
        }
    }

    @Test("a front end changes the names that its app lists, and no others")
    func frontEnds() async throws {
        let session = try await open()
        let page = try session.seen(by: session.caller.with(session.token))
        try await expectEqual(change(page, "PATCH", ["page": "/checkout"]).status, 200)
        let refusals: [(String, JSONValue, String)] = [
            ("PATCH", ["order": nil], "/order"), ("PUT", ["page": "/x"], ""),
            ("PUT", ["order": order, "page": "/x"], "/order"), ("PATCH", ["total": 1], "/total"),
        ]
        for (method, body, pointer) in refusals {
            let refused = try await change(page, method, body)
            expectEqual(refused.status, 403)
            expectEqual(refused.code, "field_not_permitted")
            expectEqual(refused.pointers, [pointer])
        }
        let path = session.path + "/custom-data"
        try await expectEqual(page.caller.get(path).json, ["page": "/checkout"])
        try await expectEqual(session.caller.get(path).json, ["order": order, "page": "/checkout"])
    }

    @Test("in a session that is over it is read but not changed")
    func over() async throws {
        let session = try await open()
        try await session.caller.post(session.path + "/end")
        try await expectEqual(session.caller.get(session.path + "/custom-data").json, ["order": order])
        try await expectEqual(change(session, "PUT", [:]).code, "session_ended")
    }

    @Test("what the provider tells while a change is being stored is kept, and so is the change")
    func meanwhile() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            gateway.store.hold()
            async let answer = change(session, "PUT", ["a": 1])
            try await expect(eventually { gateway.store.heldCount == 1 })
            try await gateway.visit(session.id) { actor in
                actor.heard(.native(["conversationId": "c-9"]), generation: actor.providerLink.generation)
            }
            try await expect(eventually { gateway.store.heldCount == 2 })
            gateway.store.release()
            try await expectEqual(answer.status, 200)
            _ = try await session.event("session.updated")
            let view = try await session.caller.get(session.path).json
            expectEqual(view["customData"], ["a": 1])
            expectEqual(view["native"]?["conversationId"], "c-9")
        }
    }

    @Test("a value may be as long as the vendor with the most room takes, all of them together too")
    func lengths() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let path = session.path + "/custom-data"
        func put(_ names: [String], _ count: Int) async throws -> Answer {
            let value = JSONValue.string(String(repeating: "x", count: count))
            return try await session.caller.call(
                "PUT", path, json: .object(JSONObject(names.map { JSONObject.Member(key: $0, value: value) })))
        }
        try await expectEqual(put(["a"], 32_767).status, 200)
        let tooLong = try await put(["a"], 32_768)
        expect(tooLong.status == 422 && tooLong.pointers == ["/a"])
        try await expectEqual(put(["a", "b", "c"], 30_000).status, 422)
    }
}
