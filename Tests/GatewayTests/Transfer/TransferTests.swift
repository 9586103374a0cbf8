@testable import Conversations
import Domain
import GatewayRig
import JSON
import Store
import SupportExpectations
import SupportHistory
import Testing

/// Two providers that open as a test says and a scripted one, all of one app.
struct TransferYAML {
    var first = ""
    var second = ""
    var third = ""
    var routes = ""

    var text: String {
        """
        listen: [{address: 127.0.0.1:0}]
        loops: 2
        apps:
          demo:
            secretKeys: [\(Samples.secretKey)]
            publishableKeys: [{key: \(Samples.publicKey)}]
            provider: first
            providers: [first, second, third, script]
          other:
            secretKeys: [\(Samples.otherSecretKey)]
            providers: [alone]
        providers:
          first: {kind: opening, label: first\(first)}
          second: {kind: opening, label: second, types: true\(second)}
          third: {kind: opening, label: third\(third)}
          script: {kind: scripted}
          alone: {kind: echo}
        routes:
          people: {use: [{provider: second}], fallback: [third]}
          home: {use: [{provider: first}]}
          night: {use: [{provider: second}], hours: {calendar: never}}
        \(routes)
        calendars:
          never: {timezone: UTC, open: {mon: ["00:00-00:01"]}, closed: []}
        """
    }
}

extension Conversation {
    /// Asks for the session to be handed over.
    func transfer(_ body: JSONValue, key: String? = nil) async throws -> Answer {
        try await caller.post(path + "/transfer", body, key: key)
    }

    /// The session as it is now.
    func document() async throws -> JSONValue { try await caller.get(path).json }
}

@Suite("A session that is handed over to another provider")
struct TransferTests {
    private func types(_ events: [JSONValue]) -> [String] { events.compactMap { $0["type"]?.stringValue } }

    private func heard(_ session: Conversation) -> [String] {
        ScriptedProvider.calls(of: session.id).filter { $0.contains("hears") }
    }

    @Test("goes on there, which is told what was said; the log has no gap, and the one before is left")
    func goesOn() async throws {
        try await withGateway(TransferYAML().text) { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "u", "name": "Ada"]])
            try await session.send("my parcel is lost", waits: true)
            let answer = try await session.transfer(["to": ["provider": "second"], "message": "An angry one."])
            expectEqual(answer.status, 202)
            expectEqual(answer.json["session"]?["id"], .string(session.id))
            let event = try await session.event("session.transferred")
            try await session.send("hello?", waits: true)
            let made = try await session.document()
            expectEqual(made["provider"], "second")
            expectEqual(made["state"], "active")
            expectEqual(made["native"], ["by": "second"])
            let legs = made["legs"]?.arrayValue ?? []
            expectEqual(legs.map { $0["provider"] }, ["first", "second"])
            expectEqual(legs.map { $0["state"] }, ["ended", "active"])
            expectEqual(legs.first?["endedReason"], "transferred")
            expectEqual(legs.first?["endedAt"], legs.last?["startedAt"])
            expectEqual(
                event["data"],
                [
                    "from": ["legId": legs[0]["id"] ?? .null, "provider": "first"],
                    "to": ["legId": legs[1]["id"] ?? .null, "provider": "second"], "by": "caller",
                ])
            expectEqual(event["legId"], legs[1]["id"])
            let told = "second hears An angry one.\nThe conversation so far:\nAda: my parcel is lost"
            expectEqual(heard(session), ["first hears my parcel is lost", told, "second hears hello?"])
            try await expect(
                eventually { ScriptedProvider.calls(of: session.id).contains("first end of first") })
            let calls = ScriptedProvider.calls(of: session.id)
            let opened = try #require(calls.firstIndex(of: "second opened"))
            let ended = try #require(calls.firstIndex(of: "first end of first"))
            expect(opened < ended, "the next leg opens before the one before ends: \(calls)")
            let events = try await session.events()
            expect(History.fault(in: events) == nil)
            expectEqual(
                types(events).filter { $0.hasPrefix("session.") || $0.hasPrefix("capabilities") },
                [
                    "session.created", "session.connecting", "session.active", "session.transferred",
                    "capabilities.changed",
                ])
            try await expect(
                eventuallyAsync {
                    try await gateway.conversations.reading.pendingTerminations(
                        after: 0, limit: 10, on: gateway.firstLoop
                    ).isEmpty
                })
        }
    }

    @Test("tells the next provider nothing where that is not wanted")
    func silent() async throws {
        try await withGateway(TransferYAML().text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            try await session.send("a secret", waits: true)
            try await expectEqual(session.transfer(["to": ["provider": "second"], "transcript": "none"]).status, 202)
            _ = try await session.event("session.transferred")
            try await session.send("hello", waits: true)
            expectEqual(heard(session), ["first hears a secret", "second hears hello"])
        }
    }

    @Test("tells it by the configured text, which stands in no log")
    func template() async throws {
        let yaml = TransferYAML(second: #", transferMessage: "From {from}: {transcript} [{message}] {else}""#)
        try await withGateway(yaml.text) { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "u"]])
            try await session.send("{from} here", waits: true)
            _ = try await session.transfer(["to": ["provider": "second"]])
            _ = try await session.event("session.transferred")
            expectEqual(heard(session).last, "second hears From first: user: {from} here [] {else}")
            let messages = try await gateway.backend.get(session.path + "/messages").json["data"]?.arrayValue ?? []
            expectEqual(messages.count, 1, "\(messages)")
            try await expect(!session.events().description.contains("From first"))
        }
    }

    @Test("holds what is sent meanwhile, which the next provider gets in order")
    func held() async throws {
        try await withGateway(TransferYAML(second: ", opens: held").text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            try await session.send("before", waits: true)
            _ = try await session.transfer(["to": ["provider": "second"], "transcript": "none"])
            for text in ["one", "two", "three"] { try await expectEqual(session.send(text).status, 202) }
            Gates.open(OpeningProvider.gate(of: session.id, "second"))
            _ = try await session.event("session.transferred")
            try await session.send("four", waits: true)
            expectEqual(
                heard(session),
                ["first hears before"] + ["one", "two", "three", "four"].map { "second hears \($0)" })
            let messages = try await gateway.backend.get(session.path + "/messages").json["data"]?.arrayValue ?? []
            expect(messages.allSatisfy { $0["state"] == "sent" })
            try await expect(History.fault(in: session.events()) == nil)
        }
    }

    @Test(
        "goes on where it is when the other does not take it, and nothing is left there",
        arguments: [
            (", opens: fail", "provider_unavailable"),
            (", opens: fail, failure: provider_capacity", "provider_capacity"),
            (", opens: fail, failure: invalid_request", "invalid_request"),
        ])
    func fails(_ keys: String, _ code: String) async throws {
        try await withGateway(TransferYAML(second: keys).text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            try await session.send("before", waits: true)
            try await expectEqual(session.transfer(["to": ["provider": "second"]]).status, 202)
            let event = try await session.event("transfer.failed")
            expectEqual(event["data"]?["problem"]?["code"], .string(code))
            expectEqual(event["data"]?["to"]?["provider"], "second")
            try await session.send("after", waits: true)
            expectEqual(heard(session), ["first hears before", "first hears after"])
            let made = try await session.document()
            expectEqual(made["provider"], "first")
            expectEqual(made["legs"]?.arrayValue?.count, 1)
            expect(!ScriptedProvider.calls(of: session.id).contains { $0.hasPrefix("first end") })
            // And once more, to one that takes it.
            try await expectEqual(session.transfer(["to": ["provider": "third"], "transcript": "none"]).status, 202)
            _ = try await session.event("session.transferred")
            try await session.send("there", waits: true)
            expectEqual(heard(session).last, "third hears there")
            try await expect(History.fault(in: session.events()) == nil)
        }
    }

    @Test("goes to where a route leads, and on along it")
    func route() async throws {
        try await withGateway(TransferYAML(second: ", opens: retry").text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            try await expectEqual(session.transfer(["to": ["route": "people"]]).status, 202)
            _ = try await session.event("session.transferred")
            let events = try await session.events()
            let hop = events.first { $0["type"] == "provider.fallback" }
            expectEqual(hop?["data"], ["from": "second", "to": "third", "reason": "unavailable"])
            try await session.send("hello", waits: true)
            expectEqual(heard(session).last, "third hears hello")
            try await expect(
                eventually { ScriptedProvider.calls(of: session.id).contains("second end of second") })
            try await expectEqual(session.document()["legs"]?.arrayValue?.map { $0["provider"] }, ["first", "third"])
            expect(History.fault(in: events) == nil)
        }
    }

    @Test("is refused where it leads nowhere, or the session cannot go now")
    func refusals() async throws {
        try await withGateway(TransferYAML(second: ", opens: held").text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            func refused(_ to: JSONValue, _ status: Int, _ code: String, pointer: String? = nil) async throws {
                let answer = try await session.transfer(["to": to])
                expectEqual(answer.status, status, "\(to): \(answer)")
                expectEqual(answer.json["code"], .string(code))
                if let pointer { expectEqual(answer.json["errors"]?[0]?["pointer"], .string(pointer)) }
            }
            try await refused(["provider": "first"], 422, "invalid_request", pointer: "/to/provider")
            try await refused(["route": "home"], 422, "invalid_request", pointer: "/to/route")
            try await refused(["provider": "alone"], 422, "invalid_request", pointer: "/to/provider")
            try await refused(["provider": "nobody"], 422, "invalid_request", pointer: "/to/provider")
            try await refused(["route": "nowhere"], 422, "invalid_request", pointer: "/to/route")
            try await refused(["provider": "second", "route": "people"], 422, "invalid_request", pointer: "/to")
            try await refused(["route": "night"], 409, "route_closed")
            let suspended = try await gateway.backend.post(session.path + "/suspend")
            expectEqual(suspended.status, 200, "\(suspended)")
            try await refused(["provider": "second"], 409, "not_connected")
            _ = try await gateway.backend.post(session.path + "/resume")
            _ = try await session.event { $0["type"] == "session.active" && ($0["seq"]?.intValue ?? 0) > 3 }
            try await expectEqual(session.transfer(["to": ["provider": "second"]]).status, 202)
            try await refused(["provider": "third"], 409, "transfer_in_progress")
            let meanwhile = try await gateway.backend.post(session.path + "/suspend")
            expectEqual(meanwhile.json["code"], "transfer_in_progress")
            Gates.open(OpeningProvider.gate(of: session.id, "second"))
            _ = try await session.event("session.transferred")
            _ = try await gateway.backend.post(session.path + "/end")
            try await refused(["provider": "third"], 409, "session_ended")
        }
    }

    @Test("is one transfer to a request that is repeated")
    func repeated() async throws {
        try await withGateway(TransferYAML().text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let body: JSONValue = ["to": ["provider": "second"], "transcript": "none"]
            let first = try await session.transfer(body, key: "the-key-of-this-transfer")
            _ = try await session.event("session.transferred")
            let second = try await session.transfer(body, key: "the-key-of-this-transfer")
            expectEqual(first.status, 202)
            expectEqual(second.status, 202)
            expectEqual(second["idempotency-replayed"], "true")
            try await expectEqual(session.events().count { $0["type"] == "session.transferred" }, 1)
            let other = try await session.transfer(["to": ["provider": "third"]], key: "the-key-of-this-transfer")
            expectEqual(other.json["code"], "idempotency_mismatch")
        }
    }

    @Test("ends with both legs when it is ended meanwhile", arguments: [false, true])
    func ended(_ isErased: Bool) async throws {
        try await withGateway(TransferYAML(second: ", opens: never").text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            _ = try await session.transfer(["to": ["provider": "second"]])
            try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("second open") })
            let answer =
                isErased
                ? try await gateway.backend.call("DELETE", session.path)
                : try await gateway.backend.post(session.path + "/end")
            expect(answer.status < 300, "\(answer)")
            for end in ["first end of first", "second end of second"] {
                try await expect(eventually { ScriptedProvider.calls(of: session.id).contains(end) }, "\(end)")
            }
            try await expect(
                eventuallyAsync {
                    try await gateway.conversations.reading.pendingTerminations(
                        after: 0, limit: 10, on: gateway.firstLoop
                    ).isEmpty
                })
            guard !isErased else { return }
            let events = try await session.events()
            expectEqual(types(events).suffix(2), ["transfer.failed", "session.ended"])
        }
    }

    @Test("is undone by the next process when this one dies on the way")
    func restart() async throws {
        try await withRestart(TransferYAML(second: ", opens: never").text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            _ = try await session.transfer(["to": ["provider": "second"]])
            try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("second open") })
            try await expectEqual(session.send("held").status, 202)
            return session
        } goOn: { session in
            let event = try await session.event("transfer.failed")
            expectEqual(event["data"]?["problem"]?["provider"]?["code"], "interrupted")
            _ = try await session.event { $0["type"] == "session.active" && ($0["seq"]?.intValue ?? 0) > 5 }
            try await session.send("after", waits: true)
            expectEqual(heard(session), ["first hears held", "first hears after"])
            try await expect(
                eventually { ScriptedProvider.calls(of: session.id).contains("second end of second") })
            try await expectEqual(session.document()["legs"]?.arrayValue?.count, 1)
            try await expect(History.fault(in: session.events()) == nil)
        }
    }

    @Test("is with its last provider after a restart, with all its legs")
    func restartAfter() async throws {
        try await withRestart(TransferYAML().text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            for provider in ["second", "third"] {
                _ = try await session.transfer(["to": ["provider": .string(provider)], "transcript": "none"])
                _ = try await session.event {
                    $0["type"] == "session.transferred" && $0["data"]?["to"]?["provider"]?.stringValue == provider
                }
            }
            return session
        } goOn: { session in
            try await session.send("after", waits: true)
            expectEqual(heard(session), ["third hears after"])
            let made = try await session.document()
            expectEqual(made["legs"]?.arrayValue?.map { $0["provider"] }, ["first", "second", "third"])
            expectEqual(made["provider"], "third")
        }
    }
}
