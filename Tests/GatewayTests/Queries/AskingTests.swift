@testable import Conversations
import Domain
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Humans, suggestions, and what a provider tells of a session")
struct AskingTests {
    private func open(_ provider: String = "scripted") async throws -> Conversation {
        try await Conversation.open(try await backend(), ["provider": .string(provider)])
    }

    // MARK: A human

    @Test("a human is asked for through the outbox")
    func escalates() async throws {
        let session = try await open()
        let sent = try await session.caller.post(session.path + "/escalate", ["reason": "no sense"], key: "k")
        expectEqual(sent.status, 202)
        expectEqual(sent.json["content"], ["type": "escalation", "reason": "no sense"])
        expectEqual(sent.json["hidden"], true)
        _ = try await session.state(of: sent.json["id"]?.stringValue ?? "", "sent")
        expectEqual(ScriptedProvider.calls(of: session.id).last, "escalation no sense")
        let again = try await session.caller.post(session.path + "/escalate", ["reason": "no sense"], key: "k")
        expectEqual(again["Idempotency-Replayed"], "true")
        expectEqual(again.json["id"], sent.json["id"])
        try await expectEqual(session.caller.post(session.path + "/escalate").status, 202)
        try await expectEqual(session.caller.post(session.path + "/escalate", ["reason": ""]).pointers, ["/reason"])
        try await expectEqual(session.caller.post(session.path + "/escalate", ["why": "x"]).pointers, ["/why"])
    }

    @Test("a request for a human that failed is sent again like any message")
    func escalatesAgain() async throws {
        let session = try await open()
        try await session.caller.post(session.path + "/suspend")
        let sent = try await session.caller.post(session.path + "/escalate", ["reason": "again"])
        _ = try await session.state(of: sent.json["id"]?.stringValue ?? "", "sent")
        expect(ScriptedProvider.calls(of: session.id).contains("escalation again"))
        expect(UserContent.isStored(["type": "escalation"], as: .escalation(reason: nil)))
    }

    @Test("what makes calls of its own is no message", arguments: ["command", "escalation", "audio"])
    func noMessage(_ type: String) async throws {
        let session = try await open()
        let content: JSONValue = [
            "type": .string(type), "commandId": "cmd-1", "name": "rating", "value": "1", "contentType": "audio/wav",
        ]
        let answer = try await session.caller.post(session.path + "/messages", ["content": content])
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, ["/content/type"])
    }

    // MARK: Suggestions

    @Test("the provider is asked at once")
    func suggests() async throws {
        let session = try await open()
        let answer = try await session.caller.get(session.path + "/suggestions?query=pizza%20n")
        expectEqual(answer.status, 200)
        expectEqual(answer.json, ["titles": ["pizza n one", "pizza n two"]])
        try await expectEqual(session.caller.get(session.path + "/suggestions").pointers, ["?query"])
        let long = String(repeating: "x", count: 501)
        try await expectEqual(session.caller.get(session.path + "/suggestions?query=\(long)").pointers, ["?query"])
    }

    @Test(
        "why there are none is a problem",
        arguments: [
            ("provider_timeout", 504), ("provider_unavailable", 503), ("provider_error", 502),
            ("provider_auth_failed", 502), ("provider_capacity", 429), ("capability_unsupported", 501),
            ("not_connected", 409), ("invalid_request", 422), ("provider_throttled", 503),
            ("provider_quota_exceeded", 429), ("provider_forbidden", 502), ("provider_misconfigured", 500),
            ("provider_contact_lost", 502), ("provider_conflict", 409), ("not_found", 404), ("session_ended", 409),
        ])
    func fails(_ kind: String, _ status: Int) async throws {
        let session = try await open()
        let answer = try await session.caller.get(session.path + "/suggestions?query=" + kind)
        expectEqual(answer.status, status)
        expectEqual(answer.code, kind)
        expectEqual(answer.json["provider"]?["name"], "scripted")
    }

    @Test("of a provider that only suggests unasked, what fits of what it suggested last")
    func suggestsUnasked() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "mute"])
            try await gateway.visit(session.id) { actor in
                let link = actor.providerLink.generation
                actor.heard(.capabilities(Capabilities([.text, .suggestions])), generation: link)
                actor.heard(.suggestions(["Track my order", "Refunds"]), generation: link)
            }
            for (query, titles) in [("TRACK", ["Track my order"]), ("", ["Track my order", "Refunds"]), ("x", [])] {
                let answer = try await session.caller.get(session.path + "/suggestions?query=" + query)
                expectEqual(answer.json["titles"]?.arrayValue?.compactMap(\.stringValue), titles)
            }
        }
    }

    @Test("without an open link there are none")
    func notConnected() async throws {
        let body: JSONValue = ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0]
        let session = try await Conversation.open(try await backend(), body)
        try await expectEqual(session.caller.get(session.path + "/suggestions?query=x").code, "not_connected")
    }

    @Test(
        "what the provider cannot do is 501",
        arguments: [("GET", "/suggestions?query=x"), ("POST", "/escalate"), ("PUT", "/custom-data")])
    func unsupported(_ method: String, _ path: String) async throws {
        let session = try await open("mute")
        let body: [UInt8]? = method == "GET" ? nil : Array("{}".utf8)
        let answer = try await session.caller.call(method, session.path + path, body: body)
        expectEqual(answer.status, 501)
        expectEqual(answer.code, "capability_unsupported")
    }

    // MARK: What stands in the session

    @Test("suggestions, and whether there is a human, stand in the session until the provider tells otherwise")
    func told() async throws {
        let session = try await open()
        try await expect(session.caller.get(session.path).json["suggestions"] == nil)
        try await expect(session.caller.get(session.path).json["escalationAvailable"] == nil)
        try await session.order("suggestions", ["titles": ["Yes", "No"]])
        try await session.order("escalation", ["available": true])
        _ = try await session.event("escalation.available")
        let told = try await session.event("suggestions.updated")
        expectEqual(told["data"], ["titles": ["Yes", "No"]])
        let view = try await session.caller.get(session.path).json
        expectEqual(view["suggestions"], ["Yes", "No"])
        expectEqual(view["escalationAvailable"], true)
        try await session.order("suggestions", ["titles": []])
        try await session.order("escalation", ["available": false])
        _ = try await session.event { $0["type"] == "escalation.available" && $0["data"]?["available"] == false }
        let after = try await session.caller.get(session.path).json
        expect(after["suggestions"] == nil)
        expectEqual(after["escalationAvailable"], false)
    }

    @Test("the same told twice is one event")
    func toldTwice() async throws {
        let session = try await open()
        for _ in 0..<2 {
            try await session.order("suggestions", ["titles": ["Yes"]], waits: true)
            try await session.order("escalation", ["available": true], waits: true)
            try await session.order("native", ["native": ["vendorId": "v-1"]], waits: true)
        }
        try await session.order("answer", [:])
        _ = try await session.event { $0["data"]?["content"]?["text"] == "answer" }
        let types = try await session.events().compactMap { $0["type"]?.stringValue }
        expectEqual(types.filter { $0 == "suggestions.updated" }.count, 1)
        expectEqual(types.filter { $0 == "escalation.available" }.count, 1)
        expectEqual(types.contains("session.updated"), false)
    }

    @Test("the vendor's ids are merged into the session, and stay")
    func native() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await session.order("native", ["native": ["conversationId": "c-9"]])
            let updated = try await session.event("session.updated")
            expectEqual(updated["data"]?["native"], ["vendorId": "v-1", "conversationId": "c-9"])
            expectEqual(updated["data"]?["id"]?.stringValue, session.id)
            made = session.made
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            try await expectEqual(session.caller.get(session.path).json["native"]?["conversationId"], "c-9")
        }
    }

    @Test("what works in a session is what its provider says of it, also after a restart")
    func capabilities() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await session.order("capabilities", ["features": ["text", "commands"]])
            let changed = try await session.event("capabilities.changed")
            expectEqual(changed["data"]?["escalation"], false)
            expectEqual(changed["data"]?["commands"], true)
            made = session.made
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            try await expectEqual(session.caller.get(session.path).json["capabilities"]?["typing"], false)
            try await expectEqual(session.caller.post(session.path + "/escalate").status, 501)
            try await expectEqual(session.caller.post(session.path + "/typing", ["state": "started"]).status, 501)
            let form: JSONValue = ["content": ["type": "formResponse", "formId": "f", "values": [:]]]
            try await expectEqual(session.caller.post(session.path + "/messages", form).status, 501)
        }
    }
}

extension UserContent {
    fileprivate static func isStored(_ value: JSONValue, as content: UserContent) -> Bool {
        (try? UserContent(stored: value)) == content
    }
}
