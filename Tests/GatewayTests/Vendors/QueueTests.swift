@testable import Conversations
import Domain
import EventLoop
import GatewayRig
import JSON
import Kernel
import ProviderKit
import SupportExpectations
import Testing

/// Each test asks in a language of its own, since the script counts questions by language.
@Suite("Queues and waits")
struct QueueTests {
    private static let queues = "/v1/providers/scripted/queues"
    private static let waits = "/v1/providers/scripted/wait-times"

    @Test("are read with any credential of the app, in the language that is asked for")
    func shape() async throws {
        try await withGateway { gateway in
            let answer = try await gateway.backend.get(Self.queues + "?language=da")
            expectEqual(answer.status, 200, "\(answer)")
            expectEqual(
                answer.json,
                [
                    "provider": "scripted",
                    "queues": [
                        [
                            "id": "1", "name": "da 1", "path": "Queue", "channels": ["chat"], "isOpen": true,
                            "isSelectable": true, "children": [],
                        ]
                    ],
                ])
            expectEqual(answer["Cache-Control"], "private, max-age=60")
            expect(Int(answer["Age"] ?? "") != nil)
            let session = try await Conversation.open(gateway.backend)
            for credential in [Samples.publicKey, session.token] {
                let other = try await gateway.backend.with(credential).get(Self.queues + "?language=DA")
                expect(other.status == 200 && other.body == answer.body, "\(other)")
            }
            expectEqual(ScriptedProvider.queuesAsked(in: "da"), 1)
            let waits = try await gateway.backend.with(Samples.publicKey).get(Self.waits + "?language=da&queue=105")
            expectEqual(
                waits.json, ["provider": "scripted", "waitTimes": [["queueId": "105", "waitSeconds": 120]]],
                "\(waits)")
            expectEqual(waits["Cache-Control"], "private, max-age=30")
            let idle = try await gateway.backend.get(Self.waits + "?language=da&queue=idle")
            expectEqual(idle.json["waitTimes"], [])
        }
    }

    @Test("whoever may not read them, a provider without any, and what is no language are refused")
    func refusals() async throws {
        try await withGateway { gateway in
            try await expectEqual(gateway.backend.with(nil).get(Self.queues).status, 401)
            try await expectEqual(gateway.backend.get("/v1/providers/echo-too/queues").status, 404)
            for path in ["queues", "wait-times"] {
                let answer = try await gateway.backend.get("/v1/providers/echo/\(path)")
                expect(answer.status == 501 && answer.code == "capability_unsupported", "\(answer)")
            }
            for query in ["?language=d", "?language=de_DE", "?language=", "?queue=1", "?langauge=de"] {
                let answer = try await gateway.backend.get(Self.queues + query)
                expect(answer.status == 422 && answer.code == "invalid_request", "\(query) \(answer)")
            }
            let long = String(repeating: "1", count: 129)
            for query in ["?queue=", "?queue=%01", "?queue=\(long)"] {
                let answer = try await gateway.backend.get(Self.waits + query)
                expectEqual(answer.pointers, ["?queue"], "\(query) \(answer)")
            }
        }
    }

    @Test("many who ask at once have the vendor asked once, over all loops; who has the answer gets 304")
    func singleFlight() async throws {
        try await withGateway { gateway in
            let path = Self.queues + "?language=fi"
            let bodies = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for _ in 0..<12 { group.addTask { try await gateway.backend.get(path).body } }
                var bodies: Set<[UInt8]> = []
                for try await body in group { bodies.insert(body) }
                return bodies
            }
            expectEqual(bodies.count, 1)
            expectEqual(ScriptedProvider.queuesAsked(in: "fi"), 1)
            let tag = try #require(try await gateway.backend.get(path)["ETag"])
            let known = try await gateway.backend.get(path, fields: ["If-None-Match": "\"x\", W/\(tag)"])
            expect(known.status == 304 && known.body.isEmpty && known["ETag"] == tag, "\(known)")
            expect(known["Age"] != nil)
            let other = try await gateway.backend.get(path, fields: ["If-None-Match": "\"x\""])
            expectEqual(other.status, 200)
        }
    }

    @Test("a failure is the provider's problem, and the last good answer where there is one")
    func failures() async throws {
        try await withGateway { gateway in
            let path = Self.queues + "?language=sv"
            ScriptedProvider.failQueues(in: "sv", with: ProviderFailure(.unavailable, "Away.", code: "x"))
            for _ in 0..<3 {
                let answer = try await gateway.backend.get(path)
                expect(answer.status == 503 && answer.code == "provider_unavailable", "\(answer)")
                expectEqual(answer.json["provider"], ["name": "scripted", "code": "x"], "\(answer)")
            }
            expectEqual(ScriptedProvider.queuesAsked(in: "sv"), 1, "the vendor is left alone for a while")

            ScriptedProvider.failQueues(in: "nb", with: nil)
            let good = try await gateway.backend.get(Self.queues + "?language=nb")
            let shard = gateway.conversations.shard(ofProvider: "scripted")
            await shard.makeOlder(Lookup(.queues, of: "scripted", language: "nb"), by: .seconds(120))
            ScriptedProvider.failQueues(in: "nb", with: ProviderFailure(.timedOut, "Late."))
            let old = try await gateway.backend.get(Self.queues + "?language=nb")
            expect(old.status == 200 && old.body == good.body, "\(old)")
            expect((Int(old["Age"] ?? "") ?? 0) >= 120)
            expectEqual(ScriptedProvider.queuesAsked(in: "nb"), 2)
        }
    }

    @Test(
        "a queue that is closed, a language that it does not have and a vendor that is asked too often have codes",
        arguments: [
            (ProviderFailure.Kind.queueClosed, 409, "queue_closed"),
            (.languageUnavailable, 422, "language_unavailable"), (.throttled, 503, "provider_throttled"),
        ])
    func codes(_ kind: ProviderFailure.Kind, _ status: Int, _ code: String) async throws {
        try await withGateway { gateway in
            let language = "is-\(code.prefix(8).filter { $0 != "_" })"
            ScriptedProvider.failQueues(
                in: Lookup(.queues, of: "scripted", language: language).language ?? "-",
                with: ProviderFailure(kind, "The script says so."))
            let answer = try await gateway.backend.get(Self.waits + "?language=\(language)")
            expect(answer.status == status && answer.code == code, "\(answer)")
            expectEqual(answer.json["retryable"], JSONValue(kind == .throttled))
        }
    }

    @Test("a session may name a queue by a key of the vendor's; one that it does not list is refused before it is made")
    func keys() async throws {
        try await withGateway { gateway in
            func make(_ key: JSONValue) async throws -> Answer {
                try await gateway.backend.post(
                    "/v1/sessions", ["provider": "scripted", "providerOptions": ["queueKey": key]])
            }
            let made = try await make("front")
            expectEqual(made.status, 201, "\(made)")
            let session = try Conversation(gateway.backend, made: made.json)
            expect(ScriptedProvider.calls(of: session.id).contains("continues queue 1"))
            let other = try await make("back")
            expect(other.status == 422 && other.pointers == ["/providerOptions/queueKey"], "\(other)")
        }
    }

    @Test("the wait of a queue is had by its key too, where the vendor lists that")
    func waitsByKey() async throws {
        try await withGateway { gateway in
            let caller = gateway.backend.with(Samples.publicKey)
            let waits = try await caller.get(Self.waits + "?language=fo&queue=front")
            expectEqual(waits.json["waitTimes"]?[0]?["queueId"], "1", "\(waits)")
            let other = try await caller.get(Self.waits + "?language=fo&queue=back")
            expect(other.status == 404, "\(other)")
        }
    }

    @Test("a session that fails at once of them says so")
    func sessions() async throws {
        try await withGateway { gateway in
            for (code, status) in [("queue_closed", 409), ("language_unavailable", 422)] {
                let body: JSONValue = [
                    "provider": "scripted", "providerOptions": ["open": "fail", "kind": JSONValue(code)],
                ]
                let answer = try await gateway.backend.post("/v1/sessions", body)
                expect(answer.status == status && answer.code == code, "\(answer)")
                let id = try #require(answer.json["sessionId"]?.stringValue)
                let session = try await gateway.backend.get("/v1/sessions/" + id).json
                expect(session["state"] == "failed" && session["problem"]?["code"] == JSONValue(code), "\(session)")
            }
        }
    }
}

extension Shard {
    /// As if an answer had been told so much earlier.
    fileprivate func makeOlder(_ lookup: Lookup, by time: Duration) {
        guard let answer = lookups.last(lookup, at: loop.now) else { return }
        let answeredAt = answer.answeredAt + (Duration.zero - time)
        lookups.note(LookupAnswer(answer.json, answeredAt: answeredAt), of: lookup)
    }
}
