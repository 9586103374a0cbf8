@testable import Conversations
import GatewayRig
import JSON
import Store
@testable import Streaming
import SupportHistory
import SupportExpectations
import Testing

@Suite("Reading events")
struct EventTests {
    // MARK: Pages

    @Test("pages join without a hole, and the cursor of an empty page is the place asked for")
    func pages() async throws {
        let session = try await Conversation.open(try await backend())
        for index in 0..<3 { try await session.send("m\(index)", waits: true) }
        _ = try await session.event {
            $0["data"]?["content"]?["text"] == "m2" && $0["data"]?["sender"]?["role"] == "bot"
        }
        let all = try await session.events()
        var seqs: [Int] = []
        var after = ""
        while true {
            let page = try await session.caller.get("\(session.path)/events?limit=2\(after)")
            expectEqual(page.status, 200)
            let data = page.json["data"]?.arrayValue ?? []
            let cursor = page.json["cursor"]?.stringValue ?? ""
            if data.isEmpty {
                expect(after.hasSuffix(cursor))
                break
            }
            expect(data.count <= 2)
            expectEqual(data.last?["cursor"]?.stringValue, cursor)
            seqs += data.compactMap { $0["seq"]?.intValue }
            after = "&after=\(cursor)"
        }
        expectEqual(seqs, Array(1...all.count))
        let now = try await session.caller.get("\(session.path)/events?after=now")
        expectEqual(now.json["data"]?.arrayValue?.isEmpty, true)
        expectEqual(now.json["cursor"], all.last?["cursor"])
    }

    @Test("a long poll of a key that a reload has removed ends at once, of a session's events and of the app's")
    func removedKey() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let start = try await session.events().last?["cursor"]?.stringValue ?? session.cursor
            let end = try await gateway.backend.get("/v1/events?after=now").json["cursor"]?.stringValue ?? ""
            async let page = gateway.backend.get("\(session.path)/events?after=\(start)&wait=30")
            async let feed = gateway.backend.get("/v1/events?after=\(end)&wait=30")
            try await expect(eventuallyAsync { try await gateway.isPolled(session.id) })
            let listeners = try #require(gateway.readers.feeds["demo"])
            try await expect(eventually { listeners.listenerCount == 1 })
            let began = ContinuousClock.now
            gateway.readers.end { $0.key != nil }
            for answer in try await [page, feed] {
                expectEqual(answer.status, 401, "\(answer)")
                expectEqual(answer.code, "token_revoked")
            }
            expect(ContinuousClock.now - began < .seconds(15), "nobody has waited for the end of the wait")
            try await expect(eventuallyAsync { try await !gateway.isPolled(session.id) })
            // One that begins behind that is refused before it waits.
            let late = try await gateway.backend.get("\(session.path)/events?after=\(start)&wait=30")
            expectEqual(late.status, 401, "\(late)")
        }
    }

    @Test("a long poll of a token that is revoked ends at once")
    func revokedToken() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let start = try await session.events().last?["cursor"]?.stringValue ?? session.cursor
            let caller = gateway.backend.with(session.token)
            async let page = caller.get("\(session.path)/events?after=\(start)&wait=30")
            try await expect(eventuallyAsync { try await gateway.isPolled(session.id) })
            let began = ContinuousClock.now
            try await gateway.backend.post("/v1/tokens/revoke", ["sessionId": .string(session.id)])
            try await expectEqual(page.code, "token_revoked")
            expect(ContinuousClock.now - began < .seconds(15), "nobody has waited for the end of the wait")
        }
    }

    @Test("a long poll wakes when something happens, and ends empty when nothing does")
    func longPoll() async throws {
        let session = try await Conversation.open(try await backend())
        let start = monotonicSeconds()
        async let page = session.caller.get("\(session.path)/events?after=\(session.cursor)&wait=20")
        let reader = try await session.stream("?after=now")
        _ = try await reader.read(to: "stream.ready")
        try await session.send("wake")
        let woken = try await page
        expectEqual(woken.json["data"]?[0]?["type"], "message.created")
        expect(monotonicSeconds() - start < 15)
        let head = try await session.events().last?["cursor"]?.stringValue ?? ""
        let before = monotonicSeconds()
        let path = "\(session.path)/events?after=\(head)&wait=1"
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let end = try await session.events().last?["cursor"]?.stringValue ?? head
        let empty = try await session.caller.get(path.replacing(head, with: end))
        expectEqual(empty.json["data"]?.arrayValue?.isEmpty, true)
        expect(monotonicSeconds() - before >= 0.99)
    }

    @Test(
        "what a page may not be asked for is 422",
        arguments: [
            ("?limit=0", "?limit"), ("?limit=201", "?limit"), ("?wait=31", "?wait"), ("?wait=-1", "?wait"),
            ("?from=1", "?from"), ("?after=now&after=now", "?after"),
        ])
    func refusesPages(_ query: String, _ pointer: String) async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.caller.get(session.path + "/events" + query)
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, [pointer])
    }

    @Test(
        "the form is chosen by Accept",
        arguments: [
            ("", 200, "application/json"), ("*/*", 200, "application/json"), ("application/*", 200, "application/json"),
            ("text/html", 406, "application/problem+json"), ("image/png;q=0.5", 406, "application/problem+json"),
        ])
    func accept(_ accept: String, _ status: Int, _ type: String) async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.caller.get(session.path + "/events", fields: ["Accept": accept])
        expectEqual(answer.status, status)
        expectEqual(answer["Content-Type"], type)
    }

    // MARK: Cursors that cannot be honoured

    /// A cursor with one thing changed: another session's, one ahead of the log, one of another history, and garbage.
    private func badCursors(_ session: Conversation) async throws -> [(cursor: String, reason: String)] {
        let other = try await Conversation.open(session.caller)
        let last = try await session.events().last?["cursor"]?.stringValue ?? ""
        // After `c1`: 26 characters of session, then 48 bits of seq and 32 of check.
        let seq = last.index(last.startIndex, offsetBy: 28)
        let ahead = String(last[..<seq]) + "00000zzz" + last.suffix(8)
        let check = last.dropLast() + (last.hasSuffix("0") ? "1" : "0")
        return [(other.cursor, "foreign"), (ahead, "ahead"), (String(check), "foreign"), ("garbage", "foreign")]
    }

    @Test("a place that is empty is none", arguments: ["/events", "/v1/events"])
    func emptyPlace(_ path: String) async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.caller.get((path.hasPrefix("/v1") ? "" : session.path) + path + "?after=")
        expectEqual(answer.status, 422)
        expectEqual(answer.code, "invalid_cursor")
    }

    @Test("a page is 422 invalid_cursor for each of them")
    func badCursorOfPage() async throws {
        let session = try await Conversation.open(try await backend())
        for (cursor, reason) in try await badCursors(session) {
            let answer = try await session.caller.get("\(session.path)/events?after=\(cursor)")
            expectEqual(answer.status, 422)
            expectEqual(answer.code, "invalid_cursor")
            expectEqual(answer.pointers, ["?after"])
            expectEqual(answer.json["errors"]?[0]?["code"]?.stringValue, "cursor_\(reason)")
        }
    }

    @Test("a stream is told stream.reset with the reason, nothing is replayed, and it ends")
    func badCursorOfStream() async throws {
        let session = try await Conversation.open(try await backend())
        for (cursor, reason) in try await badCursors(session) {
            let frames = try await session.stream("?after=\(cursor)").rest().filter { !$0.data.isEmpty }
            expectEqual(frames.map(\.type), ["stream.reset"])
            expectEqual(frames.first?.json["data"]?["reason"]?.stringValue, reason)
            expect(frames.first?.id == nil)
        }
        // A stream that ended so leaves the others alone.
        let reader = try await session.stream()
        _ = try await reader.read(to: "stream.ready")
        try await session.send("hello")
        try await expectEqual(reader.read(to: "message.created").last?.seq, 4)
    }

    @Test(
        "a log with a hole, a double, a missing or repeated id, or nothing in it is found to be none",
        arguments: [
            ([], "there are no events"), ([(2, "a")], "in place of number 1: 2"),
            ([(1, "a"), (3, "b")], "in place of number 2: 3"), ([(1, "a"), (1, "b")], "in place of number 2: 1"),
            ([(1, "a"), (2, "a")], "number 2 has the id of an earlier event"), ([(1, nil)], "number 1 has no id"),
            ([(1, "a"), (2, "b")], nil),
        ] as [([(Int, String?)], String?)])
    func logs(_ events: [(Int, String?)], _ fault: String?) {
        let log = events.map { number, id -> JSONValue in
            ["seq": JSONValue(number), "id": id.map { JSONValue($0) } ?? .null]
        }
        expectEqual(History.fault(in: log), fault)
    }
}
