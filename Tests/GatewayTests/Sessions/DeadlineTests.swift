import Chronology
@testable import Conversations
import Domain
import GatewayRig
import JSON
import Kernel
import ProviderKit
import Store
import SupportExpectations
import Testing

@Suite("Times are kept by the store")
struct DeadlineTests {
    private static let neverOpen: JSONValue = [
        "provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0,
    ]

    private func milliseconds(_ value: JSONValue?) -> Int64 {
        value?.stringValue.flatMap { Timestamp(rfc3339: $0)?.milliseconds } ?? 0
    }

    @Test("a session that nobody uses ends in time, with a link, suspended, and however often its link comes and goes")
    func idle() async throws {
        // Long against what a busy machine may need between two uses, short against the time in which links flap, which
        // is the gateway's own.
        let gateway = try await InProcessGateway(idleEnd: .seconds(6))
        let linked = try await Conversation.open(gateway.backend, ["provider": "scripted"])
        let suspended = try await Conversation.open(gateway.backend, ["provider": "scripted"])
        _ = try await suspended.caller.post(suspended.path + "/suspend")
        let flapping = try await Conversation.open(gateway.backend, ["provider": "scripted"])
        let used = try await Conversation.open(gateway.backend, ["provider": "scripted"])
        for _ in 0..<8 {
            await gateway.skip(.seconds(1))
            try await used.send("still here")
            if try await flapping.state() == "ended" { continue }
            try await gateway.visit(flapping.id) { actor in
                actor.heard(.reconnecting(attempt: 1), generation: actor.providerLink.generation)
                actor.heard(.opened(queued: false, native: [:]), generation: actor.providerLink.generation)
            }
        }
        for session in [linked, suspended, flapping] {
            let ended = try await session.event("session.ended")
            expectEqual(ended["data"]?["reason"], "idle")
            let waited = milliseconds(ended["at"]) - (try await lastUse(of: session))
            expect(waited >= 6000)
            // One whose time began anew with each link would wait for 14 s.
            expect(waited < 11_000, "late by \(waited - 6000) ms")
        }
        // The others were looked at meanwhile, which may take as long on a busy machine.
        if let ended = try await used.events().first(where: { $0["type"] == "session.ended" }) {
            expect(milliseconds(ended["at"]) - (try await lastUse(of: used)) >= 6000)
        }
        await gateway.stop()
    }

    /// When somebody last used a session, as its log has it.
    private func lastUse(of session: Conversation) async throws -> Int64 {
        let uses = try await session.events().filter {
            $0["type"] != "session.ended" && !EventType.passive.contains($0["type"]?.stringValue ?? "")
        }
        return milliseconds(uses.last?["at"])
    }

    @Test("time goes on while the process is away: what was left ends without a link, and makes room for its user")
    func idleOverRestart() async throws {
        let folder = TestFolder()
        let yaml = Samples.twoApps(scripted: true, more: "limits: {sessionsPerUserMax: 1}")
        let first = try await InProcessGateway(yaml, in: folder)
        let user: JSONValue = ["provider": "scripted", "user": ["id": "u-left"]]
        let left = try await Conversation.open(first.backend, user)
        try await expectEqual(first.backend.post("/v1/sessions", user).status, 409)
        await first.stop()
        let second = try await InProcessGateway(yaml, in: folder, idleEnd: .seconds(2), ahead: .seconds(2))
        let ended = try await left.seen(by: second.backend).event("session.ended", within: 10)
        expectEqual(ended["data"]?["reason"], "idle")
        expect(!ScriptedProvider.calls(of: left.id).contains("resume"))
        try await expectEqual(second.backend.post("/v1/sessions", user).status, 201)
        await second.stop()
    }

    @Test("a message's time goes on over a restart, and over time away", arguments: [0, 8])
    func expiryOverRestart(_ secondsAway: Int) async throws {
        let folder = TestFolder()
        let yaml = Samples.twoApps(scripted: true, more: "sessions: {messageExpirySeconds: 8}")
        let first = try await InProcessGateway(yaml, in: folder)
        let session = try await Conversation.open(first.backend, Self.neverOpen)
        let id = try await session.send("late").json["id"]?.stringValue ?? ""
        await first.skip(.seconds(2))
        await first.stop()
        let ahead = Duration.seconds(2 + secondsAway)
        let restart = WallClock.milliseconds + ahead.milliseconds
        let second = try await InProcessGateway(yaml, in: folder, ahead: ahead)
        let again = try session.seen(by: second.backend)
        let made = milliseconds(try await again.message(id)["createdAt"])
        // On to its end, where that is still to come.
        await second.skip(.milliseconds(made + 8200 - WallClock.milliseconds - ahead.milliseconds))
        let failed = try await again.state(of: id, "failed")
        expectEqual(failed["data"]?["error"]?["code"], "expired")
        expect(milliseconds(failed["at"]) - made >= 8000)
        // Time that began anew would end later.
        expect(milliseconds(failed["at"]) - restart < 8000)
        expectEqual(ScriptedProvider.arrivals(of: id), 0)
        await second.stop()
    }

    @Test("what was left of a session that is over comes to rest after a restart, though nobody asks for it")
    func leftByAnEnd() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["provider": "scripted"])
        let hanging = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        try await expect(eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
        let waiting = try await session.send("waiting").json["id"]?.stringValue ?? ""
        // The end comes to the disk, and what follows from it does not.
        first.store.failCommits { transaction in
            let isMessage = transaction.changes.contains { if case .updateMessage = $0 { true } else { false } }
            return isMessage ? .full(code: 13) : nil
        }
        try await expectEqual(session.caller.post(session.path + "/end").status, 200)
        await first.stop()
        let second = try await InProcessGateway(in: folder)
        let again = try session.seen(by: second.backend)
        try await expectEqual(again.state(of: waiting, "failed")["data"]?["error"]?["code"], "session_ended")
        try await expectEqual(again.state(of: hanging, "failed")["data"]?["error"]?["code"], "outcome_unknown")
        try await expectEqual(again.state(of: hanging, "unknown")["data"]?["state"], "unknown")
        await second.stop()
        let third = try await InProcessGateway(in: folder)
        let id = try #require(SessionID(session.id))
        try await expectEqual(third.conversations.reading.outbox(id, on: third.firstLoop).count, 0)
        await third.stop()
    }

    @Test("an outbox of more than a page is taken up whole and in order")
    func longOutbox() async throws {
        let folder = TestFolder()
        let yaml = Samples.twoApps(scripted: true, more: "sessions: {outboxMessagesMax: 1000}")
        let first = try await InProcessGateway(yaml, in: folder)
        let session = try await Conversation.open(first.backend, ["provider": "scripted"])
        let hanging = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        try await expect(eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
        for index in 0..<410 { try await expectEqual(session.send("w\(index)").status, 202) }
        first.store.hold()
        await first.stop()
        let second = try await InProcessGateway(yaml, in: folder)
        let again = try session.seen(by: second.backend)
        try await again.send("new", waits: true)
        expectEqual(ScriptedProvider.texts(of: session.id), (0..<410).map { "w\($0)" } + ["new"])
        await second.stop()
    }

    @Test("a session whose outbox cannot be read is 503, and is taken up once it can")
    func failedTakeUp() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["provider": "scripted"])
        let hanging = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        try await expect(eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
        try await session.send("waits")
        first.store.hold()
        await first.stop()
        let second = try await InProcessGateway(in: folder) {
            $0.failOutboxes(with: .inputOutput(code: 10, cause: "a test"))
        }
        try await expectEqual(second.backend.get(session.path).status, 503)
        second.store.failOutboxes(with: nil)
        // The session is taken up without a request for it.
        try await expect(eventually { ScriptedProvider.texts(of: session.id) == ["waits"] })
        expectEqual(ScriptedProvider.arrivals(of: hanging), 1)
        try await expectEqual(session.seen(by: second.backend).state(), "active")
        await second.stop()
    }

    @Test("with 20,000 live sessions it is ready within two seconds, and what waits to be sent goes out first")
    func manySessions() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(first.backend, ["provider": "scripted"])
        let hanging = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        try await expect(eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
        try await session.send("waits")
        first.store.hold()
        await first.stop()
        let clock = ContinuousClock()
        var began = clock.now
        let second = try await InProcessGateway(in: folder) { store in
            try await Self.fill(store, 20_000)
            began = clock.now
        }
        let ready = clock.now - began
        expect(ready < .seconds(2), "ready after \(ready)")
        try await expect(eventually { ScriptedProvider.texts(of: session.id) == ["waits"] })
        expect(clock.now - began < .seconds(4), "sent after \(clock.now - began)")
        try await expectEqual(second.backend.get("/readyz").status, 200)
        await second.stop()
    }

    /// Puts live sessions into a store, as another process would have left them.
    private static func fill(_ store: FaultyStore, _ count: Int) async throws {
        let target = ImmediateTarget()
        let now = WallClock.milliseconds
        for start in stride(from: 0, to: count, by: 500) {
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                for index in start..<start + 500 {
                    let user = "filled-\(index)"
                    let bucket = Bucket(app: "demo", userID: user)
                    let id = SessionID(Identifier(milliseconds: now, bucket: bucket, random: .random(in: 0 ... .max)))
                    let leg = LegID(Identifier(milliseconds: now, bucket: bucket, random: .random(in: 0 ... .max)))
                    var document = SessionDocument(user: UserProfile(id: user))
                    document.wasOpened = true
                    let record = SessionRecord(
                        id: id, app: "demo", userID: user, provider: "mute", state: .active, createdAt: now,
                        updatedAt: now, document: document.encoded())
                    let legRecord = LegRecord(id: leg, session: id, provider: "mute", kind: "mute", openedAt: now)
                    let change = StoreTransaction(
                        session: id, changes: [.insertSession(record), .insertLeg(legRecord)])
                    store.commit(change, replyTo: target) { _ in if index == start + 499 { done.resume() } }
                }
            }
        }
    }
}

/// Takes answers on the store's own thread.
private final class ImmediateTarget: StoreReplyTarget {
    func post(_ work: @escaping @Sendable () -> Void) { work() }
}

@Suite("A snapshot and its cursor are of one moment")
struct SnapshotTests {
    @Test("every page of one walk through the messages has the cursor of the first", arguments: ["", "&before=now"])
    func walk(_ from: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        for index in 0..<9 { try await session.send("m\(index)", waits: true) }
        var page = try await session.caller.get(session.path + "/messages?limit=4" + from).json
        let cursor = page["cursor"]?.stringValue
        expectEqual(cursor, try await session.events().last?["cursor"]?.stringValue)
        let step = from.isEmpty ? "next" : "prev"
        var count = page["data"]?.arrayValue?.count ?? 0
        while let place = page[step]?.stringValue {
            try await session.send("meanwhile", waits: true)
            let way = from.isEmpty ? "after" : "before"
            page = try await session.caller.get(session.path + "/messages?limit=4&\(way)=\(place)").json
            expectEqual(page["cursor"]?.stringValue, cursor)
            count += page["data"]?.arrayValue?.count ?? 0
        }
        expect(count >= 9)
    }

    @Test("a place of another kind, or of a log that is longer than this one, is refused or begins anew")
    func badPlaces() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        try await session.send("m", waits: true)
        for place in ["l1x", "l11_2", "l11_-2_0", "l11_2_zz", "l11_2_3_4"] {
            try await expectEqual(session.caller.get(session.path + "/messages?after=\(place)").status, 422, "\(place)")
        }
        let page = try await session.caller.get(session.path + "/messages?after=l10_9999_0")
        expectEqual(page.json["cursor"], try await session.events().last?["cursor"])
    }

    @Test("a long transcript is whole, of the moment its cursor says, in each form", .timeLimit(.minutes(3)))
    func transcript() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "mute"])
        for index in 0..<430 { try await session.send("m\(index)") }
        async let growing: Void = {
            for index in 0..<40 { try await session.send("later\(index)") }
        }()
        let answer = try await session.caller.get(session.path + "/transcript")
        try await growing
        expectEqual(answer.status, 200)
        let messages = answer.json["data"]?.arrayValue ?? []
        let texts = messages.compactMap { $0["content"]?["text"]?.stringValue }
        expectEqual(Array(texts.prefix(430)), (0..<430).map { "m\($0)" })
        expectEqual(answer.json["session"]?["cursor"], answer.json["cursor"])
        // Together with what stands behind the cursor it is what the log says.
        var shown: [String: (seq: Int, state: String)] = [:]
        for message in messages {
            shown[message["id"]?.stringValue ?? ""] = (
                message["seq"]?.intValue ?? 0, message["state"]?.stringValue ?? ""
            )
        }
        _ = try await session.event { $0["type"] == "message.state" && $0["data"]?["state"] == "sent" }
        try await expect(
            eventuallyAsync {
                try await session.caller.get(session.path + "/messages?before=now&limit=1").json["data"]?[0]?["state"]
                    == "sent"
            })
        let cursor = answer.json["cursor"]?.stringValue ?? ""
        var query = "?limit=200&after=\(cursor)"
        while true {
            let page = try await session.caller.get(session.path + "/events" + query).json
            guard let events = page["data"]?.arrayValue, !events.isEmpty else { break }
            for event in events {
                let seq = event["seq"]?.intValue ?? 0
                let id = (event["type"] == "message.created" ? event["data"]?["id"] : event["data"]?["messageId"])?
                    .stringValue
                guard let id, let state = event["data"]?["state"]?.stringValue, seq > shown[id]?.seq ?? 0 else {
                    continue
                }
                shown[id] = (seq, state)
            }
            query = "?limit=200&after=\(page["cursor"]?.stringValue ?? "")"
        }
        expectEqual(shown.count, 470)
        expect(shown.values.allSatisfy { $0.state == "sent" })
        let plain = try await session.caller.call("GET", session.path + "/transcript", fields: ["Accept": "text/plain"])
        expectEqual(plain.body.split(separator: UInt8(ascii: "\n")).count, 470)
        let html = try await session.caller.call("GET", session.path + "/transcript", fields: ["Accept": "text/html"])
        expect(String(decoding: html.body, as: UTF8.self).hasSuffix("</html>\n"))
    }
}
