package import Conversations
package import Domain
package import EventLoop
package import Telemetry

/// All readers of events: those of sessions, loop by loop, and those of all events of an app.
package final class ReaderService: EventReaders {
    /// In the order of the loops.
    package let tables: [ReaderTable]
    /// The listeners to all events of an app, by its name.
    private let feedCopies: LoopCopies<[String: AppFeed]>
    private let loops: [Loop]
    private let openStreams: [StreamKind: Gauge]

    /// The readers on some loops, none yet.
    ///
    /// - Parameters:
    ///   - ids: where the ids of each loop come from, in the order of the loops.
    ///   - apps: the names of all apps.
    ///   - pendingBytesMax: bytes that may wait for one reader.
    package init(
        loops: [Loop], ids: [IDSource], apps: [String], reading: StoreReading, pendingBytesMax: Int,
        registry: MetricRegistry
    ) {
        tables = zip(loops, ids).map { loop, ids in
            ReaderTable(loop: loop, ids: ids, reading: reading, pendingBytesMax: pendingBytesMax)
        }
        feedCopies = LoopCopies(
            Dictionary(uniqueKeysWithValues: apps.map { ($0, AppFeed(loops: loops)) }), loops: loops)
        self.loops = loops
        var openStreams: [StreamKind: Gauge] = [:]
        for kind in StreamKind.allCases {
            openStreams[kind] = registry.gauge(
                "trunkline_streams", help: "Open event streams.", labels: [("kind", kind.rawValue)])
        }
        self.openStreams = openStreams
    }

    /// The readers of a connection's loop.
    package func table(of loop: Loop) -> ReaderTable { tables[loop.index] }

    /// The listeners to all events of each app, by its name; under a lock.
    package var feeds: [String: AppFeed] { feedCopies.latest }

    /// The listeners to all events of an app; nil where there is no such app.
    ///
    /// On the loop only.
    package func feed(of app: String, on loop: Loop) -> AppFeed? { feedCopies[loop][app] }

    // MARK: Events

    package func deliver(_ event: PublishedEvent, of session: SessionID, to subscribers: SessionSubscribers) {
        let shared = SharedEvent(event)
        for index in subscribers.loops { tables[index].deliver(shared, session: session) }
    }

    package func wakeFeed(of app: String, on loop: Loop) { feedCopies[loop][app]?.wake() }

    package func endErased(_ session: SessionID) {
        for table in tables { table.close(session: session, .erased) { _ in true } }
    }

    package func endReplaced(_ connection: TicketConnection, of session: SessionID, loop index: Int) {
        tables[index].close(session: session, .revoked) { $0.ticket == connection }
    }

    // MARK: Reloads

    /// Puts other apps, and another bound for what may wait, in the place of those that there are, and returns once
    /// every loop has them; one after the other.
    package func replaceApps(with apps: [String], pendingBytesMax: Int) async {
        for table in tables { table.loop.execute { table.pendingBytesMax = pendingBytesMax } }
        let present = feeds
        let next = apps.map { ($0, present[$0] ?? AppFeed(loops: loops)) }
        await feedCopies.replace(with: Dictionary(uniqueKeysWithValues: next))
    }

    /// Ends the streams whose right is gone because an app or one of its keys is, those too that begin after this by a
    /// right that was judged before, and the waits of long polls; may be called on any thread.
    ///
    /// - Parameter isGone: judges a stream's right, on the stream's loop.
    package func end(where isGone: @escaping @Sendable (ReadGrant) -> Bool) {
        for table in tables { table.end(where: isGone) }
    }

    // MARK: Figures

    /// Brings the gauges up to date; visits each loop once.
    package func measure() async {
        var counts: [StreamKind: Int] = [:]
        for table in tables {
            let here = await withCheckedContinuation { done in
                table.loop.execute { done.resume(returning: table.counts) }
            }
            counts.merge(here, uniquingKeysWith: +)
        }
        for (kind, gauge) in openStreams { gauge.set(counts[kind] ?? 0) }
    }

    // MARK: Going down

    /// Sends the readers of sessions away, those too that come from now on.
    ///
    /// - Parameter spread: over how long readers may be spread that come back.
    package func drain(spread: Duration) {
        for table in tables { table.drain(loops: tables.count, spread: spread) }
    }

    /// Sends away those who listen to all events of an app.
    package func drainFeeds(spread: Duration) {
        for feed in feeds.values { feed.drain(spread: spread) }
    }
}
