import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Store
import Streaming

extension Endpoints {
    /// `GET /v1/events`: all events of the app's sessions in commit order, SSE or JSON, as `Accept` says.
    func readAppEvents(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var query = try RequestQuery(request)
        let after = query.place("after")
        let limit = query.integer("limit", in: 1...200, default: 50)
        let wait = query.integer("wait", in: 0...30, default: 0)
        let includesNative = query.includesNative()
        try query.finish()
        guard let feed = readers.feed(of: app.name, on: request.loop) else {
            throw Problem(.notFound, "There is no such app.")
        }
        let isStream = try accepted(request, ["application/json", "text/event-stream"]) == "text/event-stream"
        let text = isStream ? request.head.fields[.lastEventID] ?? after : after
        let start = try await start(of: app, text, on: request.loop)
        if !isStream, let reason = start.reset { throw Problem(cursorIs: reason) }
        guard feed.hasRoom else {
            throw Problem(.tooManyStreams, "The app has as many readers as allowed.", retryAfter: 5000)
        }
        let grant = ReadGrant(.secret(app), shownBy: request.head)
        guard isStream else {
            feed.join()
            defer { feed.leave() }
            let page = try await page(
                of: app, feed, grant, after: start.cursor, limit: limit, wait: .seconds(wait), on: request.loop)
            return try await answer(page, app, includesNative: includesNative, on: request.loop)
        }
        return .eventStream { [readers] output in
            let stream = FeedStream(
                grant, feed: feed, start: start.cursor, reset: start.reset,
                includesNative: includesNative, output: output,
                readers: readers.table(of: output.loop))
            stream.begin()
        }
    }

    /// Where a reader begins; a cursor that cannot be honoured begins at the end, with a reason.
    private func start(
        of app: App, _ text: String?, on loop: Loop
    ) async throws(Problem) -> (cursor: FeedCursor, reset: String?) {
        guard let text, !text.isEmpty else { return (FeedCursor(app: app.name, position: 0, check: 0), nil) }
        let cursor = FeedCursor(text)
        do {
            if let cursor, cursor.isOf(app: app.name) {
                let place = try await conversations.reading.feedPlace(cursor.position, on: loop)
                if place?.check == cursor.check { return (cursor, nil) }
                if place == nil { return (try await end(of: app, on: loop), "ahead") }
            }
            return (try await end(of: app, on: loop), text == "now" ? nil : "foreign")
        } catch {
            throw Problem(error)
        }
    }

    private func end(of app: App, on loop: Loop) async throws(StoreError) -> FeedCursor {
        let place = try await conversations.reading.feedPlace(nil, on: loop)
        return FeedCursor(app: app.name, position: place?.position ?? 0, check: place?.check ?? 0)
    }

    // MARK: Long-poll

    private func page(
        of app: App, _ feed: AppFeed, _ grant: ReadGrant, after start: FeedCursor, limit: Int, wait: Duration,
        on loop: Loop
    ) async throws(Problem) -> FeedPage {
        let (table, polls) = (feed.table(of: loop), readers.table(of: loop))
        let deadline = LoopDeadline(on: loop, after: wait)
        var cursor = start
        while true {
            // In the list before the look at the log, so that a commit in between is not missed.
            let waiter = LoopWaiter(loop: loop)
            table.add(waiter)
            defer { table.remove(waiter) }
            var page: FeedPage
            repeat {
                do {
                    page = try await conversations.reading.feed(
                        app: app.name, after: cursor.position, limit: limit, on: loop)
                } catch {
                    throw Problem(error)
                }
                cursor = FeedCursor(app: app.name, page.next)
            } while page.entries.isEmpty && !page.isAtEnd
            // Also behind a wait: what a reload has taken out of force reads no more.
            try checkNotLost(grant, on: loop)
            let isOver = !deadline.isAhead || conversations.status.state == .draining
            if !page.entries.isEmpty || isOver { return page }
            let poll = LongPoll(grant) { waiter.signal() }
            polls.add(poll)
            _ = await waiter.wait(atMost: deadline.left)
            polls.remove(poll)
        }
    }

    private func answer(
        _ page: FeedPage, _ app: App, includesNative: Bool, on loop: Loop
    ) async throws(Problem) -> Response {
        let natives =
            includesNative ? try await natives(page.entries.map { ($0.session, $0.event) }, on: loop) : EventNatives()
        var bytes = Array(#"{"data":["#.utf8)
        for (index, entry) in page.entries.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            let envelope = EventEnvelope(entry, app: app.name, native: natives(entry.event))
            EventEncoding.append(envelope, to: &bytes)
        }
        bytes += Array(#"],"cursor":""#.utf8)
        FeedCursor(app: app.name, page.next).append(to: &bytes)
        bytes += Array(#""}"#.utf8)
        return .json(.ok, bytes)
    }
}
