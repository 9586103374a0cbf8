import Chronology
package import Conversations
package import Domain
import EventLoop
package import HTTPServer
import JSON
import Kernel
package import Store

/// One reader of all events of an app over SSE: always from the log, `stream.ready` where it first comes to its end.
///
/// Loop-confined. A commit only says that there is more to read, so the order is that of the log, without a hole and
/// without a double, whatever loops the commits come from.
package final class FeedStream: FeedReader {
    private enum Phase {
        case reading
        /// At the end of the log.
        case idle
        case over
    }

    private static let heartbeatInterval: Duration = .seconds(15)

    /// By what right it is read.
    let grant: ReadGrant
    private var app: String { grant.app }
    private let feed: AppFeed
    private let table: FeedTable
    private let readers: ReaderTable
    private let loop: Loop
    private let output: ResponseStream
    private let start: FeedCursor
    private let reset: String?
    private let includesNative: Bool
    private var phase = Phase.reading
    /// Behind the last event written.
    private var position: FeedCursor
    /// Something was committed since the last look at the log.
    private var isBehind = false
    private var isAnnounced = false
    private var replayed = 0
    private let drainWait: DrainWait
    private var heartbeat: TimerID?

    /// A stream that begins at `start`, or with `reset` refuses for this reason.
    package init(
        _ grant: ReadGrant, feed: AppFeed, start: FeedCursor, reset: String?, includesNative: Bool,
        output: ResponseStream,
        readers: ReaderTable
    ) {
        self.grant = grant
        self.feed = feed
        self.start = start
        self.reset = reset
        self.includesNative = includesNative
        self.output = output
        self.readers = readers
        position = start
        loop = readers.loop
        drainWait = DrainWait(loop: loop)
        table = feed.table(of: loop)
    }

    /// Begins to read; on the loop.
    package func begin() {
        feed.join()
        readers.add(self)
        table.add(self)
        output.onClosed = { [self] in closed() }
        output.onDrained = { [self] in drainWait.signal() }
        output.write(Array("retry: 1000\n\n".utf8))
        if let reset {
            writeOwn(EventType.streamReset, ["reason": JSONValue(reset)])
            output.finish()
            return
        }
        if readers.hasLost(grant) { return end() }
        beatLater()
        read()
    }

    /// Something of the app was committed.
    func heard() {
        switch phase {
        case .reading: isBehind = true
        case .idle: read()
        case .over: break
        }
    }

    // MARK: Reading

    private func read() {
        phase = .reading
        let bound = LoopBound(self, loop: loop)
        Task(executorPreference: loop.taskExecutor) { await FeedStream.read(bound) }
    }

    private static func read(_ stream: LoopBound<FeedStream>) async {
        let (reading, loop, app) = (stream.value.readers.reading, stream.value.loop, stream.value.app)
        while stream.value.phase == .reading {
            stream.value.isBehind = false
            let page: FeedPage
            var natives = EventNatives()
            do {
                page = try await reading.feed(app: app, after: stream.value.position.position, limit: 200, on: loop)
                if stream.value.includesNative {
                    natives = try await EventNatives(
                        page.entries.map { ($0.session, $0.event) }, reading: reading, on: loop)
                }
            } catch {
                // The reader comes back and finds its place again.
                stream.value.output.finish()
                return
            }
            if await stream.value.writePage(page, natives) { return }
        }
    }

    /// Writes a page; `true` once there is nothing more to read.
    private func writePage(_ page: FeedPage, _ natives: EventNatives) async -> Bool {
        guard phase == .reading else { return true }
        for entry in page.entries {
            let envelope = EventEnvelope(entry, app: app, native: natives(entry.event))
            output.write(EventEncoding.sse(envelope, withID: true))
        }
        if !isAnnounced { replayed += page.entries.count }
        position = FeedCursor(app: app, page.next)
        if page.isAtEnd, !isBehind {
            phase = .idle
            announce()
            return true
        }
        guard output.isCongested, await !drainWait.isDrained({ output.unsentBytes }), phase == .reading else {
            return false
        }
        writeOwn(EventType.streamLagged, ["cursor": JSONValue(position.description)])
        output.finish()
        return true
    }

    private func announce() {
        guard !isAnnounced else { return }
        isAnnounced = true
        let data: JSONObject = [
            "replayed": JSONValue(replayed), "from": JSONValue(start.description),
            "to": JSONValue(position.description),
        ]
        writeOwn(EventType.streamReady, data, withID: true)
        // It began after all others had been sent away.
        if table.spread != nil { drain() }
    }

    // MARK: Idling and ending

    /// Tells an idle reader from time to time that the stream lives.
    private func beatLater() {
        heartbeat = loop.schedule(after: Self.heartbeatInterval) { [self] in
            if output.unsentBytes == 0 { output.write(Array(": \n\n".utf8)) }
            beatLater()
        }
    }

    /// The process goes down; the reader comes back after some milliseconds, spread by chance.
    func drain() {
        let delay = (table.spread ?? ReconnectSpread()).milliseconds(readers.ids.random())
        writeOwn(EventType.streamDrain, ["reconnectAfterMs": JSONValue(delay)])
        output.finish()
    }

    /// The right is gone; whoever comes back is told so.
    func end() { output.finish() }

    private func closed() {
        guard phase != .over else { return }
        phase = .over
        table.remove(self)
        feed.leave()
        readers.remove(self)
        if let heartbeat { loop.cancel(heartbeat) }
        drainWait.signal()
        output.onClosed = nil
        output.onDrained = nil
    }

    /// Writes an event of the stream itself; it belongs to no session.
    private func writeOwn(_ type: String, _ data: JSONObject, withID: Bool = false) {
        guard phase != .over else { return }
        let envelope = EventEnvelope(
            id: EventID(readers.ids.next(Bucket(app: app, userID: ""))), cursor: .feed(position), type: type,
            at: Timestamp(milliseconds: WallClock.milliseconds), data: JSONValue.object(data).encoded())
        output.write(EventEncoding.sse(envelope, withID: withID))
    }
}

extension FeedCursor {
    /// The cursor of a place in the store's feed.
    package init(app: String, _ place: FeedPlace) { self.init(app: app, position: place.position, check: place.check) }
}

extension EventEnvelope {
    /// A stored event as it goes out among all events of its app.
    package init(_ entry: FeedEntry, app: String, native: [UInt8]? = nil) {
        self.init(entry.event, session: entry.session)
        let check = UInt32(truncatingIfNeeded: entry.event.id.value.low)
        cursor = .feed(FeedCursor(app: app, position: entry.position, check: check))
        self.native = native
    }
}
