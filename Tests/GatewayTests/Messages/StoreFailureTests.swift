@testable import Conversations
import Domain
import GatewayRig
import JSON
import Store
import SupportHistory
import SupportExpectations
import Testing

@Suite("A store that takes no writes")
struct StoreFailureTests {
    @Test(
        "every write is 503 store_unavailable, and every read goes on",
        arguments: [
            ("POST", "/v1/sessions", "{}"), ("POST", "$/messages", #"{"content":{"type":"text","text":"x"}}"#),
            ("PUT", "$/messages/by-client-id/a", #"{"content":{"type":"text","text":"x"}}"#),
            ("PATCH", "$", #"{"metadata":{"a":1}}"#), ("POST", "$/end", ""), ("POST", "$/suspend", ""),
            ("DELETE", "$", ""),
            ("POST", "$/stream-tickets", ""), ("POST", "/v1/tokens/revoke", #"{"userId":"u"}"#),
        ])
    func writesFail(_ method: String, _ path: String, _ body: String) async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            let before = try await session.caller.get(session.path)
            gateway.store.fail(with: .full(code: 13))
            let target = path.replacing("$", with: session.path)
            let bytes = body.isEmpty ? nil : Array(body.utf8)
            let answer = try await gateway.backend.call(method, target, body: bytes, fields: ["Idempotency-Key": "k"])
            expectEqual(answer.status, 503)
            expectEqual(answer.code, "store_unavailable")
            expect(answer["Retry-After"] != nil)
            for read in ["", "/messages", "/events", "/transcript"] {
                try await expectEqual(gateway.backend.get(session.path + read).status, 200)
            }
            try await expectEqual(gateway.backend.get("/v1/sessions").status, 200)
            let after = try await session.caller.get(session.path)
            expectEqual(after.json, before.json)
            gateway.store.fail(with: nil)
            let again = try await gateway.backend.call(method, target, body: bytes, fields: ["Idempotency-Key": "k"])
            expectEqual(again.status / 100, 2, "\(again)")
            expect(again["Idempotency-Replayed"] == nil)
        }
    }

    @Test("an overloaded store is 503 overloaded")
    func overloaded() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            gateway.store.fail(with: .overloaded)
            let answer = try await session.send("x")
            expectEqual(answer.status, 503)
            expectEqual(answer.code, "overloaded")
            expectEqual(answer["Retry-After"], "1")
        }
    }

    @Test("nothing is handed to the provider while another process may have the log, and all of it once none has")
    func leaseIsLost() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            gateway.store.loseLease(true)
            for index in 0..<3 { try await expectEqual(session.send("kept-\(index)").status, 202) }
            // Longer than the first pause.
            try await Task.sleep(for: .milliseconds(400))
            expectEqual(ScriptedProvider.texts(of: session.id), [])
            gateway.store.loseLease(false)
            let hasArrived = try await eventually { ScriptedProvider.texts(of: session.id).count == 3 }
            expect(hasArrived)
            expectEqual(ScriptedProvider.texts(of: session.id), ["kept-0", "kept-1", "kept-2"])
        }
    }

    @Test("what the provider tells meanwhile is kept in order until it can be stored")
    func keepsWhatProviderTells() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            for index in 0..<3 {
                let text: JSONValue = ["type": "text", "text": .string("late-\(index)"), "format": "plain"]
                let delay = JSONValue(2_500 + 300 * index)
                try await session.order("answer", ["delayMilliseconds": delay, "content": text], waits: true)
            }
            gateway.store.fail(with: .full(code: 13))
            let isTried = try await eventually {
                gateway.logLines.contains { $0.contains("a change could not be stored") }
            }
            expect(isTried)
            try await expectEqual(session.send("refused").status, 503)
            gateway.store.fail(with: nil)
            _ = try await session.event { $0["data"]?["content"]?["text"] == "late-2" }
            try await session.send("goes", waits: true)
            let events = try await session.events()
            expect(History.fault(in: events) == nil)
            let texts = events.compactMap { $0["data"]?["content"]?["text"]?.stringValue }.filter {
                $0.hasPrefix("late")
            }
            expectEqual(texts, ["late-0", "late-1", "late-2"])
            expectEqual(ScriptedProvider.texts(of: session.id), ["goes"])
        }
    }

    @Test("what the provider tells while an end is being stored is kept when the end fails, and void when it does not")
    func keepsWhatIsToldDuringEnd() async throws {
        try await withGateway { gateway in
            for fails in [true, false] {
                let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
                gateway.store.hold()
                async let ending = session.caller.post(session.path + "/end")
                try await expect(eventually { gateway.store.heldCount == 1 })
                try await gateway.visit(session.id) { actor in
                    let link = actor.providerLink.generation
                    let content = Array(#"{"type":"text","text":"told","format":"plain"}"#.utf8)
                    actor.heard(
                        .message(InboundMessage(vendorID: "v", role: .bot, content: content, native: [])),
                        generation: link)
                    actor.heard(.participant(.joined, Participant(id: "p", role: .agent)), generation: link)
                    actor.heard(.ended(reason: "done", by: .agent), generation: link)
                    expectEqual(actor.providerLink.inbox.events.count, 3)
                }
                if fails { gateway.store.failHeld(with: .full(code: 13)) } else { gateway.store.release() }
                try await expectEqual(ending.status, fails ? 503 : 200)
                let last = try await session.event("session.ended")
                expectEqual(last["data"]?["endedBy"], fails ? "agent" : "app")
                let types = try await session.events().dropFirst(3).map { $0["type"]?.stringValue ?? "" }
                expectEqual(types, (fails ? ["message.created", "participant.joined"] : []) + ["session.ended"])
            }
        }
    }

    @Test("what a link does while its suspension is being stored is void when it succeeds, and told when it fails")
    func keepsWhatIsToldDuringSuspension() async throws {
        try await withGateway { gateway in
            for fails in [true, false] {
                let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
                gateway.store.hold()
                async let suspending = session.caller.post(session.path + "/suspend")
                try await expect(eventually { gateway.store.heldCount == 1 })
                try await gateway.visit(session.id) { actor in
                    let link = actor.providerLink.generation
                    let content = Array(#"{"type":"text","text":"told","format":"plain"}"#.utf8)
                    actor.heard(.reconnecting(attempt: 1), generation: link)
                    actor.heard(
                        .message(InboundMessage(vendorID: "v", role: .bot, content: content, native: [])),
                        generation: link)
                    expectEqual(actor.providerLink.inbox.events.count, 2)
                }
                if fails { gateway.store.failHeld(with: .full(code: 13)) } else { gateway.store.release() }
                try await expectEqual(suspending.status, fails ? 503 : 200)
                _ = try await session.event("message.created")
                let types = try await session.events().dropFirst(3).map { $0["type"]?.stringValue ?? "" }
                expectEqual(types.contains("session.reconnecting"), fails, "\(types)")
                expect(types.contains("session.suspended") != fails, "\(types)")
                try await expectEqual(session.state(), fails ? "reconnecting" : "suspended")
            }
        }
    }

    @Test("after an end that could not be stored messages go out as before")
    func goesOnAfterFailedEnd() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            gateway.store.hold()
            async let sending = session.send("before the end", waits: true)
            try await expect(eventually { gateway.store.heldCount == 1 })
            async let ending = session.caller.post(session.path + "/end")
            try await expect(eventually { gateway.store.heldCount == 2 })
            gateway.store.releaseFirst()
            _ = try await session.event("message.created")
            gateway.store.failHeld(with: .full(code: 13))
            try await expectEqual(ending.status, 503)
            try await expectEqual(sending.json["state"], "sent")
            expectEqual(ScriptedProvider.texts(of: session.id), ["before the end"])
        }
    }

    @Test("a state that could not be stored yet is not shown")
    func neverAheadOfLog() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            _ = try await session.caller.post(session.path + "/suspend")
            gateway.store.hold()
            async let resuming = session.caller.post(session.path + "/resume")
            try await expect(eventually { gateway.store.heldCount > 0 })
            let shown = try await session.caller.get(session.path)
            expectEqual(shown.json["state"], "suspended")
            expectEqual(shown.json["cursor"], try await session.events().last?["cursor"])
            gateway.store.release()
            _ = try await resuming
            _ = try await session.event { $0["type"] == "session.active" && $0["seq"]?.intValue ?? 0 > 4 }
            try await expectEqual(session.state(), "active")
        }
    }

    @Test(
        "after a restart what was being sent is of unknown outcome, what waited goes out before what is new"
    )
    func restart() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["provider": "scripted", "user": ["id": "u-restart"]])
        let hanging = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        try await expect(eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
        for index in 0..<5 { try await session.send("w\(index)", key: "w\(index)") }
        // Nothing that happens from here on reaches the disk, as if the process had been killed.
        first.store.hold()
        await first.stop()
        let second = try await InProcessGateway(in: folder)
        let again = try session.seen(by: second.backend)
        try await again.send("new", waits: true)
        expectEqual(ScriptedProvider.texts(of: session.id), (0..<5).map { "w\($0)" } + ["new"])
        expectEqual(ScriptedProvider.arrivals(of: hanging), 1)
        let settled = try await again.state(of: hanging, "failed")
        expectEqual(settled["data"]?["error"]?["code"], "outcome_unknown")
        try await expectEqual(again.send("w3", key: "w3")["Idempotency-Replayed"], "true")
        try await expect(again.events().contains { $0["type"] == "session.reconnecting" })
        expectEqual(ScriptedProvider.calls(of: session.id).last, "resume")
        let reused = try await second.backend.post(
            "/v1/sessions", ["provider": "scripted", "user": ["id": "u-restart"], "reuse": "latestOpen"])
        expectEqual(reused.status, 200)
        expectEqual(reused.json["session"]?["id"]?.stringValue, session.id)
        await second.stop()
    }

    @Test(
        "a message that is being written down when the process goes down is sent first, also by a store that is slow",
        arguments: [Duration.milliseconds(400), .milliseconds(1_700)])
    func slowDeparture(_ wait: Duration) async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["provider": "scripted"])
        first.store.hold()
        let sending = Task { try await session.send("last words", key: "last") }
        try await expect(eventually { first.store.heldCount == 1 })
        let stopping = Task { await first.stop() }
        try await Task.sleep(for: wait)
        first.store.release()
        await stopping.value
        _ = try? await sending.value
        expectEqual(ScriptedProvider.texts(of: session.id), ["last words"])
        let second = try await InProcessGateway(in: folder)
        let states = try await session.seen(by: second.backend).events().filter { $0["type"] == "message.state" }
        expectEqual(states.map { $0["data"]?["state"] }, ["sent"])
        await second.stop()
    }

    @Test("after a restart a session that had a link tells once of the gap, one that was suspended or new does not")
    func gapAfterRestart() async throws {
        let folder = TestFolder()
        var gateway = try await InProcessGateway(in: folder)
        let linked = try await Conversation.open(gateway.backend, ["provider": "scripted"])
        let suspended = try await Conversation.open(gateway.backend, ["provider": "scripted"])
        _ = try await suspended.caller.post(suspended.path + "/suspend")
        let new = try await Conversation.open(
            gateway.backend, ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0])
        for restarts in 1...2 {
            let last = try #require(try await linked.seen(by: gateway.backend).events().last)
            await gateway.stop()
            gateway = try await InProcessGateway(in: folder)
            let session = try linked.seen(by: gateway.backend)
            _ = try await session.event { event in
                event["type"] == "session.gap" && event["seq"]?.intValue ?? 0 > last["seq"]?.intValue ?? 0
            }
            let later = try await session.events().filter { $0["seq"]?.intValue ?? 0 > last["seq"]?.intValue ?? 0 }
            expectEqual(later.map { $0["type"] }, ["session.reconnecting", "session.active", "session.gap"])
            expectEqual(later.last?["data"]?["recovered"], false)
            expectEqual(later.last?["data"]?["from"], last["at"])
            // Told once, however often the provider says that it is there.
            try await session.order("opened", [:], waits: true)
            try await session.order(
                "answer", ["content": ["type": "text", "text": .string("end-\(restarts)"), "format": "plain"]])
            _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == "end-\(restarts)" }
            let gaps = try await session.events().filter { $0["type"] == "session.gap" }
            expectEqual(gaps.count, restarts)
        }
        let resumed = try suspended.seen(by: gateway.backend)
        _ = try await resumed.caller.post(resumed.path + "/resume")
        _ = try await resumed.order("answer", ["content": ["type": "text", "text": "back", "format": "plain"]])
        _ = try await resumed.event { $0["data"]?["content"]?["text"] == "back" }
        for other in [suspended, new] {
            let events = try await other.seen(by: gateway.backend).events()
            expect(!events.contains { $0["type"] == "session.gap" })
        }
        await gateway.stop()
    }

    @Test("a session whose provider is gone after a restart fails with provider_removed")
    func providerRemoved() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["provider": "scripted"])
        await first.stop()
        let yaml = Samples.twoApps(scripted: true).replacing("scripted: {", with: "renamed: {")
            .replacing("echo, scripted, mute", with: "echo, renamed, mute")
        let second = try await InProcessGateway(yaml, in: folder)
        let again = try session.seen(by: second.backend)
        let failed = try await again.event("session.failed")
        expectEqual(failed["data"]?["problem"]?["code"], "provider_removed")
        try await expectEqual(again.state(), "failed")
        await second.stop()
    }
}
