@testable import Conversations
import Domain
import GatewayRig
import JSON
import Store
import SupportExpectations
import SupportHistory
import Testing

/// A route over providers that open as a test says.
struct RouteYAML {
    /// The keys of each provider, by its name, which is its label too unless it has one of its own.
    var providers: [(String, String)]
    var route: String
    var app = ""
    var more = ""

    var text: String {
        let sections = providers.map { name, keys in "  \(name): {kind: opening, label: \(name)\(keys)}" }
        return """
            listen: [{address: 127.0.0.1:0}]
            loops: 2
            apps:
              demo:
                secretKeys: [\(Samples.secretKey)]
                publishableKeys:
                  - {key: \(Samples.publicKey)}
                  - {key: \(Samples.nativeKey), origins: ["\(Samples.page)"], native: true}
                providers: [\(providers.map(\.0).joined(separator: ", "))]
                clientFields: ["user.attributes.page", "metadata.page"]
                \(app)
            providers:
            \(sections.joined(separator: "\n"))
            routes:
              support: {\(route)}
            \(more)
            """
    }
}

@Suite("A session on a route whose provider does not open")
struct FallbackTests {
    private static let short = ", client: {timeouts: {connectSeconds: 0.1, firstByteSeconds: 0.1}}"
    private static let twoSteps = "use: [{provider: first}], fallback: [second]"

    /// How the first provider does not open, and what is said of it.
    struct Way: Sendable, CustomTestStringConvertible {
        let keys: String
        let reason: String
        /// Its vendor is told of the end by the session itself.
        let isEnded: Bool
        var testDescription: String { "\(reason): \(keys)" }

        static let all = [
            Way(keys: ", opens: fail", reason: "unavailable", isEnded: false),
            Way(keys: ", opens: fail, failure: provider_timeout", reason: "timeout", isEnded: false),
            Way(keys: ", opens: fail, failure: provider_capacity", reason: "capacity", isEnded: false),
            Way(keys: ", opens: fail, failure: provider_auth_failed", reason: "unavailable", isEnded: false),
            Way(keys: ", opens: retry", reason: "unavailable", isEnded: true),
            Way(keys: ", opens: never" + FallbackTests.short, reason: "timeout", isEnded: true),
            Way(keys: ", opens: late" + FallbackTests.short, reason: "timeout", isEnded: true),
        ]
    }

    private func types(_ events: [JSONValue]) -> [String] { events.compactMap { $0["type"]?.stringValue } }

    @Test("goes on with the next one, which carries its message; nothing is left at the first", arguments: Way.all)
    func goesOn(_ way: Way) async throws {
        let yaml = RouteYAML(providers: [("first", way.keys), ("second", ", types: true")], route: Self.twoSteps)
        try await withGateway(yaml.text) { gateway in
            let session = try await Conversation.open(
                gateway.backend,
                ["route": "support", "user": ["id": "u"], "initialMessage": Conversation.text("hello")])
            let made = session.made["session"]
            expectEqual(made?["route"], "support")
            expectEqual(made?["provider"], "second")
            expectEqual(made?["state"], "active")
            expectEqual(made?["native"], ["by": "second"])
            expectEqual(made?["legs"]?.arrayValue?.count, 1)
            expectEqual(made?["legs"]?[0]?["provider"], "second")
            try await session.send("and on", waits: true)
            let messages = try await gateway.backend.get("/v1/sessions/\(session.id)/messages").json["data"]
            expectEqual(messages?.arrayValue?.compactMap { $0["legId"] }.count, 2)
            expectEqual(
                Set((messages?.arrayValue ?? []).compactMap { $0["legId"]?.stringValue }),
                Set([made?["legs"]?[0]?["id"]?.stringValue].compactMap(\.self)), "the leg over which each was sent")
            let events = try await session.events()
            expect(History.fault(in: events) == nil)
            expectEqual(
                Array(types(events).prefix(7)),
                [
                    "session.created", "session.connecting", "message.created", "provider.fallback",
                    "session.connecting", "capabilities.changed", "session.active",
                ])
            expectEqual(events[3]["data"], ["from": "first", "to": "second", "reason": .string(way.reason)])
            let calls = ScriptedProvider.calls(of: session.id)
            expectEqual(calls.filter { $0.contains("hears") }, ["second hears hello", "second hears and on"])
            expectEqual(calls.filter { $0.hasSuffix("begins hello") }, ["first begins hello", "second begins hello"])
            // The first one's values are its own, and its vendor is told of the end.
            if way.isEnded {
                try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("first end of first") })
                try await expect(
                    eventuallyAsync {
                        try await gateway.conversations.reading.pendingTerminations(
                            after: 0, limit: 10, on: gateway.firstLoop
                        ).isEmpty
                    })
            }
            expect(!ScriptedProvider.calls(of: session.id).contains { $0.hasPrefix("second end") })
            try await expectEqual(session.state(), "active")
        }
    }

    @Test(
        "fails of it where the caller has brought it about, or the route does not go on for that",
        arguments: [
            ("failure: invalid_request", "", 422), ("failure: queue_closed", "", 409),
            ("failure: provider_conflict", "", 409), ("failure: provider_error", "", 502),
            ("failure: provider_unavailable", ", fallbackOn: [capacity, timeout]", 503),
        ])
    func fails(_ failure: String, _ causes: String, _ status: Int) async throws {
        let yaml = RouteYAML(
            providers: [("first", ", opens: fail, \(failure)"), ("second", "")], route: Self.twoSteps + causes)
        try await withGateway(yaml.text) { gateway in
            let answer = try await gateway.backend.post("/v1/sessions", ["route": "support"])
            expectEqual(answer.status, status, "\(answer)")
            expectEqual(answer.json["provider"]?["name"], "first")
            let id = try #require(answer.json["sessionId"]?.stringValue)
            expect(!ScriptedProvider.calls(of: id).contains("second open"))
        }
    }

    @Test("fails of the last one where none opens, and says so once more to an equal request")
    func allFail() async throws {
        let yaml = RouteYAML(
            providers: [
                ("first", ", opens: fail"), ("second", ", opens: retry"),
                ("third", ", opens: fail, failure: provider_timeout"),
            ], route: "use: [{provider: first}], fallback: [second, third]")
        try await withGateway(yaml.text) { gateway in
            let body: JSONValue = ["route": "support", "user": ["id": "u"]]
            let answer = try await gateway.backend.post("/v1/sessions", body, key: "one-and-the-same")
            expectEqual(answer.status, 504, "\(answer)")
            expectEqual(answer.json["provider"]?["name"], "third")
            let id = try #require(answer.json["sessionId"]?.stringValue)
            let session = try Conversation(gateway.backend, made: ["session": ["id": .string(id)]])
            let events = try await session.events()
            expectEqual(
                types(events),
                [
                    "session.created", "session.connecting", "provider.fallback", "session.connecting",
                    "provider.fallback", "session.connecting", "session.failed",
                ])
            let again = try await gateway.backend.post("/v1/sessions", body, key: "one-and-the-same")
            expectEqual(again.status, 504)
            expectEqual(again.json["sessionId"], answer.json["sessionId"])
        }
    }

    @Test("is one session to a request that is repeated, with the provider that opened")
    func repeated() async throws {
        let yaml = RouteYAML(providers: [("first", ", opens: retry"), ("second", "")], route: Self.twoSteps)
        try await withGateway(yaml.text) { gateway in
            let body: JSONValue = ["route": "support", "user": ["id": "u"]]
            let first = try await gateway.backend.post("/v1/sessions", body, key: "the-key-of-this-create")
            let second = try await gateway.backend.post("/v1/sessions", body, key: "the-key-of-this-create")
            expectEqual(second.status, 201)
            expectEqual(second.json["session"]?["id"], first.json["session"]?["id"])
            expectEqual(second.json["session"]?["provider"], "second")
        }
    }

    @Test("answers a caller who does not wait, and takes messages in that the next provider gets in order")
    func withoutWaiting() async throws {
        let yaml = RouteYAML(
            providers: [
                ("first", ", opens: never, client: {timeouts: {connectSeconds: 0.3, firstByteSeconds: 0.3}}"),
                ("second", ""),
            ],
            route: Self.twoSteps)
        try await withGateway(yaml.text) { gateway in
            let session = try await Conversation.open(gateway.backend, ["route": "support", "waitSeconds": 0])
            expectEqual(session.made["session"]?["state"], "connecting")
            expectEqual(session.made["session"]?["provider"], "first")
            for text in ["one", "two", "three"] { try await expectEqual(session.send(text).status, 202) }
            _ = try await session.event("session.active")
            try await session.send("four", waits: true)
            let heard = ScriptedProvider.calls(of: session.id).filter { $0.contains("hears") }
            expectEqual(heard, ["one", "two", "three", "four"].map { "second hears \($0)" })
            try await expect(History.fault(in: session.events()) == nil)
        }
    }

    @Test("goes past a provider that was not to be reached a moment ago, and says so")
    func passesOver() async throws {
        let yaml = RouteYAML(providers: [("first", ", opens: fail"), ("second", "")], route: Self.twoSteps)
        try await withGateway(yaml.text) { gateway in
            _ = try await Conversation.open(gateway.backend, ["route": "support", "user": ["id": "a"]])
            let session = try await Conversation.open(
                gateway.backend,
                ["route": "support", "user": ["id": "b"], "initialMessage": Conversation.text("hello")])
            let events = try await session.events()
            expectEqual(
                Array(types(events).prefix(4)),
                ["session.created", "provider.fallback", "session.connecting", "message.created"])
            expectEqual(events[1]["data"], ["from": "first", "to": "second", "reason": "down"])
            expectEqual(
                ScriptedProvider.calls(of: session.id).prefix(2), ["second open", "second begins hello"])
            let told = try await gateway.backend.post("/v1/routes/support/explain", ["user": ["id": "c"]])
            expectEqual(told.json["provider"], "second")
            expectEqual(told.json["passedOver"], [["provider": "first", "reason": "down"]])
        }
    }

    @Test("gives each provider the options that it knows, and refuses what none knows")
    func options() async throws {
        let yaml = RouteYAML(
            providers: [
                ("first", ", opens: retry, options: [menu, secret]"), ("second", ", options: [queue]"),
                ("third", ", options: [menu, secret]"),
            ],
            route: "use: [{provider: first}], fallback: [second, third]")
        try await withGateway(yaml.text) { gateway in
            let session = try await Conversation.open(
                gateway.backend, ["route": "support", "providerOptions": ["menu": 3, "secret": "hidden-word"]])
            let calls = ScriptedProvider.calls(of: session.id)
            expect(calls.contains { $0.hasPrefix("first options") && $0.contains("hidden-word") })
            expect(calls.contains("second open") && !calls.contains { $0.hasPrefix("second options") })
            expectEqual(session.made["session"]?["degraded"], ["providerOptions"])
            expect(!session.made.description.contains("hidden-word"))
            let unknown = try await gateway.backend.post(
                "/v1/sessions", ["route": "support", "providerOptions": ["nothing": 1]])
            expectEqual(unknown.status, 422)
            expectEqual(unknown.json["errors"]?[0]?["pointer"], "/providerOptions/nothing")
        }
    }

    @Test("is taken up by the next process where it stood, with whom is left to try")
    func restart() async throws {
        let yaml = RouteYAML(
            providers: [("stuck-a", ", opens: retry"), ("stuck-b", ", opens: never"), ("stuck-c", "")],
            route: "use: [{provider: stuck-a}], fallback: [stuck-b, stuck-c]"
        ).text
        try await withRestart(yaml) { gateway in
            let session = try await Conversation.open(
                gateway.backend,
                ["route": "support", "waitSeconds": 0, "initialMessage": Conversation.text("hello")])
            _ = try await session.event("provider.fallback")
            try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("stuck-b open") })
            OpeningProvider.change("stuck-b", to: "retry")
            return session
        } goOn: { session in
            _ = try await session.event("session.active")
            try await session.send("and on", waits: true)
            let events = try await session.events()
            expect(History.fault(in: events) == nil)
            expectEqual(
                events.filter { $0["type"] == "provider.fallback" }.map { $0["data"] },
                [
                    ["from": "stuck-a", "to": "stuck-b", "reason": "unavailable"],
                    ["from": "stuck-b", "to": "stuck-c", "reason": "unavailable"],
                ])
            let heard = ScriptedProvider.calls(of: session.id).filter { $0.contains("hears") }
            expectEqual(heard, ["stuck-c hears hello", "stuck-c hears and on"])
            try await expect(
                eventually { ScriptedProvider.calls(of: session.id).contains("stuck-b end of stuck-b") })
        }
    }

    @Test("goes on without a provider that is no longer configured")
    func removed() async throws {
        let folder = TestFolder()
        let with = RouteYAML(
            providers: [("gone", ", opens: never"), ("stays", "")], route: "use: [{provider: gone}], fallback: [stays]")
        let without = RouteYAML(providers: [("stays", "")], route: "use: [{provider: stays}]")
        var made = JSONValue.null
        try await withGateway(with.text, in: folder) { gateway in
            made = try await Conversation.open(gateway.backend, ["route": "support", "waitSeconds": 0]).made
        }
        let session = made
        try await withGateway(without.text, in: folder) { gateway in
            let again = try Conversation(gateway.backend, made: session)
            let event = try await again.event("provider.fallback")
            expectEqual(event["data"], ["from": "gone", "to": "stays", "reason": "removed"])
            _ = try await again.event("session.active")
        }
    }
}
