@testable import Conversations
import Domain
import GatewayRig
import JSON
import ProviderKit
import Store
import SupportHistory
import Synchronization
import SupportExpectations
import Testing

@Suite("A session's changes keep their order over failures")
struct CommitOrderTests {
    /// Has the provider tell texts in one turn of the loop.
    private func tell(_ texts: [String], in session: Conversation, _ gateway: InProcessGateway) async throws {
        try await gateway.visit(session.id) { actor in
            for text in texts {
                let content = JSONValue.object(["type": "text", "text": .string(text), "format": "plain"]).encoded()
                actor.heard(
                    .message(InboundMessage(vendorID: text, role: .bot, content: content, native: [])),
                    generation: actor.providerLink.generation)
            }
        }
    }

    private func texts(of session: Conversation, role: String) async throws -> [String] {
        try await session.events().filter {
            $0["type"] == "message.created" && $0["data"]?["sender"]?["role"]?.stringValue == role
        }.compactMap { $0["data"]?["content"]?["text"]?.stringValue }
    }

    @Test("of several events of one turn all, the first, one in the middle or the last fail", arguments: 0..<4)
    func oneTurn(_ which: Int) async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let marks = [["t0", "t1", "t2", "t3", "t4"], ["t0"], ["t2"], ["t4"]][which]
            let failures = Mutex(0)
            gateway.store.failCommits { transaction in
                let holds = transaction.changes.contains {
                    if case .insertMessage(let message, _) = $0 {
                        marks.contains(message.vendorID ?? "")
                    } else {
                        false
                    }
                }
                return holds
                    && failures.withLock {
                        $0 += 1; return $0 <= 5
                    } ? .failed(code: 19, cause: "a test") : nil
            }
            try await tell((0..<5).map { "t\($0)" }, in: session, gateway)
            // A later turn must not overtake them either.
            try await tell(["t5"], in: session, gateway)
            _ = try await session.event { $0["data"]?["content"]?["text"] == "t5" }
            try await expectEqual(texts(of: session, role: "bot"), (0..<6).map { "t\($0)" })
            expect(failures.withLock { $0 } > 0)
            let events = try await session.events()
            expect(History.fault(in: events) == nil)
        }
    }

    @Test(
        "sends of which every other one fails: what was accepted goes out, in its order, once", .timeLimit(.minutes(2)))
    func sends() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            for round in 0..<6 {
                let count = Mutex(0)
                gateway.store.failCommits { transaction in
                    transaction.events.contains { $0.type == "message.created" }
                        && count.withLock {
                            $0 += 1; return $0 % 2 == round % 2
                        } ? .full(code: 13) : nil
                }
                gateway.store.hold()
                let accepted = try await withThrowingTaskGroup(of: String?.self) { group in
                    for index in 0..<24 {
                        group.addTask {
                            let text = "r\(round)-\(index)"
                            return try await session.send(text, key: text).status == 202 ? text : nil
                        }
                    }
                    try await expect(eventually { gateway.store.heldCount >= 12 })
                    gateway.store.release()
                    return try await group.reduce(into: Set<String>()) { if let text = $1 { $0.insert(text) } }
                }
                gateway.store.failCommits(nil)
                expectEqual(accepted.count, 12)
                let isSent = try await eventually {
                    ScriptedProvider.texts(of: session.id).filter { $0.hasPrefix("r\(round)-") }.count == 12
                }
                expect(isSent, "what was accepted stays unsent: \(ScriptedProvider.texts(of: session.id))")
            }
            let inLog = try await texts(of: session, role: "user")
            expectEqual(ScriptedProvider.texts(of: session.id), inLog)
        }
    }

    @Test("a disk without room for a while: nothing accepted is lost, nothing doubled, the order kept")
    func fullForAWhile() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            var accepted: [String] = []
            for index in 0..<40 {
                gateway.store.fail(with: index % 8 > 4 ? .full(code: 13) : nil)
                try await tell(["b\(index)"], in: session, gateway)
                let text = "u\(index)"
                if try await session.send(text).status == 202 { accepted.append(text) }
            }
            gateway.store.fail(with: nil)
            let last = accepted.last ?? ""
            try await expect(eventually { ScriptedProvider.texts(of: session.id).last == last })
            _ = try await session.event { $0["data"]?["content"]?["text"] == "b39" }
            try await expectEqual(texts(of: session, role: "bot"), (0..<40).map { "b\($0)" })
            expectEqual(ScriptedProvider.texts(of: session.id), accepted)
            try await expectEqual(texts(of: session, role: "user"), accepted)
            expect(!accepted.isEmpty)
        }
    }

    @Test("a store that is late by five seconds: all is done in order, and nothing twice")
    func lateStore() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            gateway.store.hold()
            try await tell(["b0", "b1"], in: session, gateway)
            async let sending = session.send("u0", key: "u0", waits: true)
            try await Task.sleep(for: .seconds(5))
            try await tell(["b2"], in: session, gateway)
            gateway.store.release()
            try await expectEqual(sending.json["state"], "sent")
            _ = try await session.event { $0["data"]?["content"]?["text"] == "b2" }
            try await expectEqual(texts(of: session, role: "bot"), ["b0", "b1", "b2"])
            expectEqual(ScriptedProvider.texts(of: session.id), ["u0"])
        }
    }

    @Test("an end does not overtake what the provider said before it and what could not be stored yet")
    func endBehindStalled() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            gateway.store.fail(with: .full(code: 13))
            try await tell(["last words"], in: session, gateway)
            try await expectEqual(session.caller.post(session.path + "/end").status, 503)
            gateway.store.fail(with: nil)
            _ = try await session.event("message.created")
            try await expectEqual(session.caller.post(session.path + "/end").status, 200)
            try await expectEqual(session.events().last?["type"], "session.ended")
        }
    }

    @Test("whoever names a session that cannot be read is told so, not that there is none")
    func unreadableSession() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["provider": "scripted", "user": ["id": "u-read"]])
        await first.stop()
        let second = try await InProcessGateway(in: folder) {
            $0.failOutboxes(with: .inputOutput(code: 10, cause: "a test"))
        }
        let backend = second.backend
        let expired = second.token(of: "u-read", session: session.id, issued: -120, expires: -60)
        for (caller, method, path, body) in [
            (backend, "GET", "/v1/sessions?userId=u-read", nil),
            (backend, "POST", "/v1/tokens", #"{"userId":"u-read","sessionId":"\#(session.id)"}"#),
            (backend.with(expired), "POST", "/v1/tokens/refresh", nil),
            (backend, "POST", "/v1/sessions", #"{"user":{"id":"u-read"},"reuse":"latestOpen"}"#),
        ] {
            let answer = try await caller.call(method, path, body: body.map { Array($0.utf8) })
            expectEqual(answer.status, 503, "\(path): \(answer)")
        }
        second.store.failOutboxes(with: nil)
        try await expectEqual(backend.get("/v1/sessions?userId=u-read").json["data"]?.arrayValue?.count, 1)
        await second.stop()
    }

    @Test("a caller that waits for its message to be sent asks the store once that is decided, and not before")
    func waitsWithoutReading() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let reader = try await session.stream("?after=now")
            _ = try await reader.read(to: "stream.ready")
            gateway.store.failReads(with: .inputOutput(code: 10, cause: "a test"))
            async let answer = session.order("hang", [:], waits: true)
            let created = try await reader.read(to: "message.created").last
            let id = try #require(created?.json["data"]?["id"]?.stringValue)
            try await expect(eventually { ScriptedProvider.arrivals(of: id) == 1 })
            expectEqual(gateway.store.refusedReads, 0)
            gateway.store.failReads(with: nil)
            _ = try await session.caller.post(session.path + "/suspend")
            try await expectEqual(answer.json["state"], "failed")
        }
    }

    @Test("a look-up that the store cannot answer is made again, and what it is for is not lost")
    func failedLookUp() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await session.order(
                "answer", ["vendorId": "v-1", "content": ["type": "text", "text": "a", "format": "plain"]])
            let first = try await session.event { $0["data"]?["content"]?["text"] == "a" }
            gateway.store.failReads(with: .inputOutput(code: 10, cause: "a test"))
            try await gateway.visit(session.id) { actor in
                var message = InboundMessage(
                    vendorID: "v-2", role: .bot, content: Array(#"{"type":"text","text":"b","format":"plain"}"#.utf8),
                    native: [])
                message.replaces = "v-1"
                actor.heard(.message(message), generation: actor.providerLink.generation)
            }
            try await expect(eventually { gateway.store.refusedReads > 0 })
            gateway.store.failReads(with: nil)
            let updated = try await session.event("message.updated")
            expectEqual(updated["data"]?["id"], first["data"]?["id"])
            expectEqual(updated["data"]?["content"]?["text"], "b")
        }
    }
}
