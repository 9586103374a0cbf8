@testable import Conversations
import GatewayRig
import JSON
import Store
import SupportSanitizer
import SupportExpectations
import Testing

@Suite("Streams of events")
struct EventStreamTests {
    @Test("a stream replays from the beginning, says ready, and goes on live")
    func stream() async throws {
        let session = try await Conversation.open(try await backend())
        try await session.send("before", waits: true)
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let count = try await session.events().count
        let reader = try await session.stream()
        expectEqual(reader.head.status, 200)
        expectEqual(reader.head["Content-Type"], "text/event-stream")
        expectEqual(reader.head["Cache-Control"], "no-store")
        expectEqual(reader.head["X-Accel-Buffering"], "no")
        let frames = try await reader.read(to: "stream.ready")
        expect(frames.first?.retry != nil)
        expect(frames.allSatisfy { $0.event == nil })
        let stored = frames.filter { $0.seq != nil }
        expectEqual(stored.compactMap(\.seq), Array(1...count))
        expect(stored.allSatisfy { $0.id == $0.json["cursor"]?.stringValue })
        let ready = try #require(frames.last)
        expectEqual(ready.json["data"]?["replayed"]?.intValue, count)
        expectEqual(ready.id, stored.last?.id)
        expectEqual(ready.json["data"]?["to"]?.stringValue, ready.id)
        expect(ready.seq == nil)
        try await session.send("after")
        let live = try await reader.read {
            $0.json["data"]?["content"]?["text"] == "after" && $0.json["data"]?["sender"]?["role"] == "bot"
        }
        expectEqual(live.compactMap(\.seq), Array((count + 1)...(count + 3)))
        expect(live.allSatisfy { $0.id == $0.json["cursor"]?.stringValue })
    }

    @Test("Last-Event-ID wins over after, after=now starts here")
    func resuming() async throws {
        let session = try await Conversation.open(try await backend())
        try await session.send("x", waits: true)
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let cursors = try await session.events().compactMap { $0["cursor"]?.stringValue }
        let resumed = try await session.stream("?after=\(cursors[0])", fields: ["Last-Event-ID": cursors[2]])
        let frames = try await resumed.read(to: "stream.ready")
        expectEqual(frames.compactMap(\.seq), Array(4...cursors.count))
        expectEqual(frames.last?.json["data"]?["from"]?.stringValue, cursors[2])
        let after = try await session.stream("?after=\(cursors[0])").read(to: "stream.ready")
        expectEqual(after.compactMap(\.seq), Array(2...cursors.count))
        let now = try await session.stream("?after=now").read(to: "stream.ready")
        expect(now.compactMap(\.seq).isEmpty)
        expectEqual(now.last?.id, cursors.last)
        let page = try await session.caller.get(
            "\(session.path)/events?after=\(cursors[1])", fields: ["Accept": "application/json"])
        expectEqual(page.json["data"]?[0]?["seq"]?.intValue, 3)
    }

    @Test(
        "a snapshot and a stream from its cursor join without a hole and without a double",
        arguments: [
            "", "/messages", "/transcript",
        ])
    func snapshotAndStream(_ path: String) async throws {
        let session = try await Conversation.open(try await backend())
        async let sending: Void = offPool {
            for index in 0..<30 {
                _ = try session.caller.blocking(
                    "POST", session.path + "/messages", json: Conversation.text("m\(index)"))
            }
        }
        for _ in 0..<5 {
            let cursor = try await session.caller.get(session.path + path).json["cursor"]?.stringValue ?? ""
            let first = try await session.stream("?after=\(cursor)").read { $0.seq != nil || $0.type == "stream.ready" }
                .last
            let all = try await session.events()
            let place = all.first { $0["cursor"]?.stringValue == cursor }?["seq"]?.intValue ?? 0
            if let seq = first?.seq { expectEqual(seq, place + 1) }
        }
        try await sending
    }

    @Test("an ended session's stream stays open until the reader leaves")
    func endedSession() async throws {
        let session = try await Conversation.open(try await backend())
        _ = try await session.caller.post(session.path + "/end")
        let reader = try await session.stream()
        let frames = try await reader.read(to: "stream.ready")
        expect(frames.contains { $0.type == "session.ended" })
        await #expect(throws: WireError.self) { () async throws in _ = try await reader.rest(within: 0.3) }
    }

    @Test("an idle stream gets a comment within fifteen seconds")
    func heartbeat() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            let reader = try await session.stream()
            _ = try await reader.read(to: "stream.ready")
            for _ in 0..<15 { await gateway.skip(.seconds(1)) }
            let frames = try await reader.read { $0.comments > 0 }
            expectEqual(frames.count, 1)
            expect(frames[0].data.isEmpty)
        }
    }

    @Test("a reader that is too slow is told stream.lagged and can go on where it was")
    func slowReader() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "limits: {subscriberQueueBytesMax: 16384}")) {
            gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let reader = try await session.stream(receiveBufferBytes: 4096)
            _ = try await reader.read(to: "stream.ready")
            let text = String(repeating: "x", count: 90_000)
            for _ in 0..<80 { try await session.send(text) }
            let frames = try await reader.rest()
            expectEqual(frames.last?.type, "stream.lagged")
            let seqs = frames.compactMap(\.seq)
            let end = try await session.events().count
            expectEqual(seqs, Array(4..<(4 + seqs.count)))
            expect(seqs.count < end)
            let resumed = try await session.stream(fields: ["Last-Event-ID": reader.lastID ?? ""])
            let rest = try await resumed.read { $0.seq == end }
            expectEqual(rest.compactMap(\.seq), Array((3 + seqs.count + 1)...end))
        }
    }

    @Test("a reader that pauses gets all from the log once it reads on, and what waits for it is not kept in memory")
    func pausingReader() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "limits: {subscriberQueueBytesMax: 8388608}")) {
            gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let reader = try await session.stream("?after=now", receiveBufferBytes: 4096)
            _ = try await reader.read(to: "stream.ready")
            let text = String(repeating: "x", count: 90_000)
            for _ in 0..<60 { try await session.send(text, waits: true) }
            let end = try await session.events().count
            let unsent = try await gateway.unsentBytes(of: session.id)
            expect(unsent > 64 << 10 && unsent < 512 << 10, "\(unsent)")
            let frames = try await reader.read { $0.seq == end }
            expectEqual(frames.compactMap(\.seq), Array(4...end))
            expect(!frames.contains { $0.type == "stream.lagged" })
            // And it is live again.
            try await session.send("now")
            let live = try await reader.read(to: "message.created")
            expectEqual(live.last?.seq, end + 1)
        }
    }

    @Test("a session has so many readers, and one more when one leaves")
    func readersMax() async throws {
        try await withGateway(Samples.twoApps(more: "limits: {subscribersPerSessionMax: 2}")) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let first = try await session.stream()
            let second = try await session.stream()
            for reader in [first, second] { _ = try await reader.read(to: "stream.ready") }
            let third = try await session.caller.get(session.path + "/events", fields: ["Accept": "text/event-stream"])
            expectEqual(third.status, 429)
            expectEqual(third.code, "too_many_streams")
            first.cut()
            let isFree = try await eventually {
                try EventReader(session.caller, session.path + "/events").head.status == 200
            }
            expect(isFree)
        }
    }

    @Test("going down, readers are told stream.drain with a time to come back")
    func drain() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            let reader = try await session.stream()
            _ = try await reader.read(to: "stream.ready")
            gateway.beginDraining()
            let frames = try await reader.rest()
            expectEqual(frames.last?.type, "stream.drain")
            expect(frames.last?.json["data"]?["reconnectAfterMs"]?.intValue ?? -1 >= 0)
            expect(frames.last?.id == nil)
        }
    }

    @Test("a reader and a long poll that come while the gateway goes down get what there is, and are sent away too")
    func lateReaders() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            async let waiting = gateway.backend.get("\(session.path)/events?wait=30&after=\(session.cursor)")
            while try await !gateway.isPolled(session.id) { await Task.yield() }
            let began = monotonicSeconds()
            gateway.beginDraining()
            try await expectEqual(waiting.status, 200)
            let reader = try await session.stream()
            let types = try await reader.rest().filter { !$0.data.isEmpty }.map(\.type)
            expectEqual(types.first, "session.created")
            expectEqual(types.suffix(2), ["stream.ready", "stream.drain"])
            let late = try await gateway.backend.get("\(session.path)/events?wait=30&after=\(session.cursor)")
            expectEqual(late.status, 200)
            let feed = try await gateway.backend.call("GET", "/v1/events", fields: ["Accept": "text/event-stream"])
            expect(feed.text.contains("\"type\":\"stream.drain\""))
            expect(monotonicSeconds() - began < 15 * Sanitizer.patience)
        }
    }

    @Test("whoever waits for a provider while the gateway goes down is answered with what there is")
    func lateWaiters() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            async let sending = session.order("hang", [:], waits: true)
            async let making = gateway.backend.post(
                "/v1/sessions", ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 30])
            let arrived = try await eventually {
                try session.blockingEvents().contains { $0["type"] == "message.created" }
            }
            expect(arrived)
            let began = monotonicSeconds()
            gateway.beginDraining()
            let answer = try await sending
            expectEqual(answer.status, 202)
            expectEqual(answer.json["state"], "accepted")
            try await expectEqual(making.json["session"]?["state"], "connecting")
            expect(monotonicSeconds() - began < 15 * Sanitizer.patience)
        }
    }
}
