import Domain
import EventLoop
import GatewayRig
import JSON
@testable import Streaming
import SupportExpectations
import Testing

@Suite("Reading all events of an app")
struct FeedTests {
    /// Pages until nothing is left, and the last cursor.
    private func walk(_ caller: Caller, _ query: String = "?limit=3") async throws -> (
        events: [JSONValue], cursor: String
    ) {
        var events: [JSONValue] = []
        var after = ""
        while true {
            let page = try await caller.get("/v1/events\(query)\(after)")
            guard page.status == 200, let cursor = page.json["cursor"]?.stringValue else {
                throw WireError.noAnswer("no page: \(page)")
            }
            let data = page.json["data"]?.arrayValue ?? []
            if data.isEmpty { return (events, cursor) }
            events += data
            after = "&after=\(cursor)"
        }
    }

    private func stream(
        _ caller: Caller, _ query: String = "", fields: [String: String] = [:]
    ) async throws -> EventReader {
        try await offPool { try EventReader(caller, "/v1/events" + query, fields: fields) }
    }

    private func seqs(_ events: [JSONValue], of session: String) -> [Int] {
        events.filter { $0["sessionId"]?.stringValue == session }.compactMap { $0["seq"]?.intValue }
    }

    @Test("pages give the events of all sessions of the app and of no other, each log in order")
    func pages() async throws {
        try await withGateway { gateway in
            let other = gateway.backend.with(Samples.otherSecretKey)
            let foreign = try await Conversation.open(other)
            var sessions: [Conversation] = []
            for index in 0..<4 {
                let session = try await Conversation.open(
                    gateway.backend, ["provider": "scripted", "user": ["id": .string("u\(index)")]])
                try await session.send("hello", waits: true)
                try await foreign.send("not yours", waits: true)
                sessions.append(session)
            }
            let all = try await walk(gateway.backend).events
            expectEqual(Set(all.compactMap { $0["sessionId"]?.stringValue }), Set(sessions.map(\.id)))
            for session in sessions {
                let own = try await session.events()
                expectEqual(seqs(all, of: session.id), Array(1...own.count))
                let ids = all.filter { $0["sessionId"]?.stringValue == session.id }.map { $0["id"] }
                expectEqual(ids, own.map { $0["id"] })
            }
            let theirs = try await walk(other, "?limit=200").events
            expectEqual(Set(theirs.compactMap { $0["sessionId"]?.stringValue }), [foreign.id])
            let now = try await gateway.backend.get("/v1/events?after=now")
            expectEqual(now.json["data"]?.arrayValue?.isEmpty, true)
        }
    }

    @Test("a long poll wakes for a commit of any loop, and not for another app's")
    func longPoll() async throws {
        try await withGateway { gateway in
            let other = try await Conversation.open(gateway.backend.with(Samples.otherSecretKey))
            // Users of both loops.
            for index in 0..<6 {
                let user: JSONValue = ["id": .string("u\(index)")]
                let session = try await Conversation.open(gateway.backend, ["provider": "scripted", "user": user])
                let start = try await walk(gateway.backend, "?limit=200").cursor
                let before = monotonicSeconds()
                async let page = gateway.backend.get("/v1/events?after=\(start)&wait=20")
                let feed = try #require(gateway.readers.feeds["demo"])
                try await expect(eventually { feed.listenerCount == 1 })
                try await other.send("not yours", waits: true)
                try await session.send("wake", waits: true)
                let woken = try await page
                expectEqual(woken.json["data"]?[0]?["sessionId"]?.stringValue, session.id)
                expectEqual(woken.json["data"]?[0]?["type"], "message.created")
                expect(monotonicSeconds() - before < 15)
                try await expect(eventually { feed.listenerCount == 0 })
            }
            let before = monotonicSeconds()
            let end = try await walk(gateway.backend, "?limit=200").cursor
            let empty = try await gateway.backend.get("/v1/events?after=\(end)&wait=1")
            expectEqual(empty.json["data"]?.arrayValue?.isEmpty, true)
            expect(monotonicSeconds() - before >= 0.99)
        }
    }

    @Test("a stream replays, says ready, goes on live without hole or double, and resumes where it was cut")
    func streamsLive() async throws {
        try await withGateway { gateway in
            let caller = gateway.backend
            let first = try await Conversation.open(caller, ["provider": "scripted"])
            let reader = try await stream(caller)
            expectEqual(reader.head["Content-Type"], "text/event-stream")
            let replay = try await reader.read(to: "stream.ready")
            let ready = try #require(replay.last)
            let stored = replay.filter { !$0.data.isEmpty }.dropLast()
            expectEqual(ready.json["data"]?["replayed"]?.intValue, stored.count)
            expect(ready.json["sessionId"] == nil)
            expectEqual(ready.id, ready.json["data"]?["to"]?.stringValue)
            expectEqual(seqs(stored.map(\.json), of: first.id), [1, 2, 3])
            let sessions = try await withThrowingTaskGroup(of: String.self) { group in
                for index in 0..<8 {
                    group.addTask {
                        let user: JSONValue = ["id": .string("u\(index)")]
                        let session = try await Conversation.open(caller, ["provider": "scripted", "user": user])
                        for _ in 0..<5 { try await session.send("x", waits: true) }
                        return session.id
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            // Created, connecting, active, and for each message created and sent.
            let wanted = 8 * 13
            var live: [EventReader.Frame] = []
            while live.count < wanted / 2 {
                live += try await reader.read { $0.seq != nil }.filter { $0.seq != nil }
            }
            let cut = try #require(reader.lastID)
            reader.cut()
            let second = try await stream(caller, fields: ["Last-Event-ID": cut])
            live += try await second.read(to: "stream.ready").filter { $0.seq != nil }
            expectEqual(live.count, wanted)
            for session in sessions { expectEqual(seqs(live.map(\.json), of: session), Array(1...13)) }
            let paged = try await walk(caller, "?limit=200").events.dropFirst(stored.count)
            expectEqual(paged.map { $0["id"] }, live.map { $0.json["id"] })
        }
    }

    @Test("a cursor that cannot be honoured is 422 on a page and stream.reset on a stream")
    func badCursors() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            let other = gateway.backend.with(Samples.otherSecretKey)
            _ = try await Conversation.open(other)
            let mine = try await walk(gateway.backend, "?limit=200").cursor
            let place = try #require(FeedCursor(mine))
            let history = FeedCursor(app: "demo", position: place.position, check: place.check ^ 1)
            let ahead = FeedCursor(app: "demo", position: place.position + 1000, check: place.check)
            let bad = [
                (try await walk(other, "?limit=200").cursor, "foreign"), (session.cursor, "foreign"),
                ("garbage", "foreign"), (history.description, "foreign"), (ahead.description, "ahead"),
            ]
            for (cursor, reason) in bad {
                let answer = try await gateway.backend.get("/v1/events?after=\(cursor)")
                expectEqual(answer.status, 422)
                expectEqual(answer.code, "invalid_cursor")
                expectEqual(answer.json["errors"]?[0]?["code"]?.stringValue, "cursor_\(reason)")
                let frames = try await stream(gateway.backend, "?after=\(cursor)").rest().filter { !$0.data.isEmpty }
                expectEqual(frames.map(\.type), ["stream.reset"])
                expectEqual(frames.first?.json["data"]?["reason"]?.stringValue, reason)
                expect(frames.first?.id == nil)
            }
            // A stream leaves once its connection has been told of the end.
            let feed = try #require(gateway.readers.feeds["demo"])
            try await expect(eventually { feed.listenerCount == 0 })
        }
    }

    @Test(
        "only a secret key reads them",
        arguments: [(nil, 401), (Samples.publicKey, 403), ("client", 403)] as [(String?, Int)])
    func whoReads(_ credential: String?, _ status: Int) async throws {
        let session = try await Conversation.open(try await backend())
        let credential = credential == "client" ? session.token : credential
        let answer = try await session.caller.with(credential).get("/v1/events")
        expectEqual(answer.status, status)
    }

    @Test(
        "what a page may not be asked for is 422",
        arguments: [("?limit=0", "?limit"), ("?wait=31", "?wait"), ("?sessionId=x", "?sessionId")])
    func refuses(_ query: String, _ pointer: String) async throws {
        let answer = try await backend().get("/v1/events" + query)
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, [pointer])
    }

    @Test("an erased session's events are erased, and one session.erased tells the readers of it")
    func erased() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await session.send("secret words", waits: true)
            let count = try await session.events().count
            let reader = try await stream(gateway.backend, "?after=now")
            _ = try await reader.read(to: "stream.ready")
            let own = try await session.stream()
            _ = try await own.read(to: "stream.ready")
            try await expectEqual(gateway.backend.call("DELETE", session.path).status, 204)
            let told = try #require(try await reader.read(to: "session.erased").last)
            expectEqual(told.json["sessionId"]?.stringValue, session.id)
            expectEqual(told.seq, count + 1)
            try await expectEqual(own.rest().last?.json["data"]?["reason"], "erased")
            try await expectEqual(gateway.backend.call("DELETE", session.path).status, 404)
            let all = try await walk(gateway.backend, "?limit=200").events
            expectEqual(all.map { $0["type"] }.last, "session.erased")
            expectEqual(all.filter { $0["type"] == "session.erased" }.count, 1)
            expectEqual(all.count, count + 1)
            for event in all.dropLast() {
                expectEqual(event["erased"], true)
                expect(event["data"] == nil)
            }
            expectEqual(seqs(all, of: session.id), Array(1...count + 1))
        }
    }

    @Test("a gateway that goes down sends streams and long polls away")
    func drains() async throws {
        try await withGateway { gateway in
            let reader = try await stream(gateway.backend)
            _ = try await reader.read(to: "stream.ready")
            async let page = gateway.backend.get("/v1/events?wait=20")
            let feed = try #require(gateway.readers.feeds["demo"])
            try await expect(eventually { feed.listenerCount == 2 })
            let before = monotonicSeconds()
            gateway.beginDraining()
            try await expectEqual(reader.rest().last?.type, "stream.drain")
            try await expectEqual(page.status, 200)
            expect(monotonicSeconds() - before < 15)
        }
    }

    @Test("there are at most as many readers as allowed, and a place is given back")
    func limit() async throws {
        try await withGateway { gateway in
            let feed = try #require(gateway.readers.feeds["demo"])
            for _ in 0..<AppFeed.listenersMax { feed.join() }
            let answer = try await gateway.backend.get("/v1/events")
            expectEqual(answer.status, 429)
            expectEqual(answer.code, "too_many_streams")
            feed.leave()
            try await expectEqual(gateway.backend.get("/v1/events").status, 200)
            expectEqual(feed.listenerCount, AppFeed.listenersMax - 1)
        }
    }
}
