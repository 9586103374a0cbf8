import Configuration
package import Domain
package import EventLoop
package import Routing
import ProviderKit
import Store
import Telemetry

/// All conversations of the process: the shards that they live on, and what they have in common.
package final class ConversationService: Sendable {
    /// How long provider sessions may take to end when the process goes down.
    package static let providerEndMax = SessionEnvironment.providerEndMax
    /// Open sessions of a user that are looked at.
    private static let openSessionsMax = 200

    package let parts: ConversationParts
    /// The providers by their names, as those see them who were given this.
    package let providers: [String: ProviderInstance]
    /// The routes by which sessions find a provider, as those see them.
    package let routing: RouteTable
    package let shards: [Shard]
    /// Deliveries of vendors' webhooks on their way to sessions, by provider; on one loop, so that the answers of the
    /// store, which come in the order of the questions, stay in it.
    let hookQueues: LoopBound<[String: HookQueue]>
    /// Deliveries that the store did not take; on the loop of the queues.
    let refusedHooks: LoopBound<RefusedHooks>
    /// Deliveries that nobody will have, by provider; on the same loop.
    let missedHooks: LoopBound<[String: MissEntry]>

    /// The conversations of some loops; nothing runs before it is told to.
    ///
    /// - Parameter ids: where the ids of each loop come from, in the order of the loops.
    package init(_ parts: ConversationParts, loops: [Loop], ids: [IDSource]) throws(ConversationError) {
        self.parts = parts
        (providers, routing) = (parts.definitions.latest.providers, parts.definitions.latest.routing)
        var shards: [Shard] = []
        for (loop, ids) in zip(loops, ids) {
            shards.append(Shard(try ShardParts(loop: loop, ids: ids, parts)))
        }
        self.shards = shards
        hookQueues = LoopBound(unchecked: [:], loop: shards[0].loop)
        refusedHooks = LoopBound(unchecked: RefusedHooks(), loop: shards[0].loop)
        missedHooks = LoopBound(unchecked: [:], loop: shards[0].loop)
    }

    /// The same conversations with other definitions before the eyes of those who ask.
    init(sharing other: ConversationService, _ definitions: ConversationDefinitions) {
        parts = other.parts
        shards = other.shards
        hookQueues = other.hookQueues
        (refusedHooks, missedHooks) = (other.refusedHooks, other.missedHooks)
        (providers, routing) = (definitions.providers, definitions.routing)
    }

    package var reading: StoreReading { parts.reading }
    package var spool: Spool { parts.spool }
    package var status: ProcessStatus { parts.status }
    /// Events that this process has stored so far.
    package var eventCount: Int { parts.metrics.events.value }
    package var fileDocument: AttachmentDocument { parts.fileDocument }
    package func provider(named name: String) -> ProviderInstance? { providers[name] }

    // MARK: Finding

    /// The shard that a session lives on.
    package func shard(for session: SessionID) -> Shard {
        shards[Int(session.value.bucket.rawValue) % shards.count]
    }

    /// The shard that a user's sessions live on.
    package func shard(app: String, userID: String) -> Shard {
        shards[Int(Bucket(app: app, userID: userID).rawValue) % shards.count]
    }

    /// The shard of a connection's loop.
    package func shard(of loop: Loop) -> Shard { shards[loop.index] }

    /// A session of an app by its id, from memory or from the store; nil where there is none.
    package func session(_ id: SessionID, app: String) async throws(Failure) -> Session? {
        do throws(Failure) {
            return try await shard(for: id).session(id, app: app, service: self)
        } catch .noSession {
            return nil
        }
    }

    /// The sessions of a user that are not over, the newest first; at most 200 are looked at.
    package func openSessions(of userID: String, app: String, on loop: Loop) async throws(Failure) -> [Session] {
        let open = Set(SessionState.allCases.filter { !$0.isFinal })
        let filter = SessionFilter(app: app, userID: userID, states: open, provider: nil)
        let page: SessionPage
        do {
            page = try await reading.sessions(filter, at: .start, limit: Self.openSessionsMax, on: loop)
        } catch {
            throw .store(error)
        }
        var sessions: [Session] = []
        for stored in page.sessions {
            // Erased since the page was read, if there is none.
            if let session = try await session(stored.session.id, app: app) { sessions.append(session) }
        }
        return sessions
    }

    // MARK: Life

    /// Opens the spool, and asks whether the store can say which sessions are live.
    package func open() async throws(ConversationError) {
        let loop = shards[0].loop
        try await openSpool(on: loop)
        do {
            // A store that cannot say it is told of now, not in the background.
            for place in [LivePlace.start, .rest(nil)] {
                _ = try await reading.liveSessions(at: place, limit: 200, on: loop)
            }
        } catch {
            throw .store(error)
        }
    }

    /// Takes up in the background what an earlier process left: deadlines, live sessions, and behind them the ends that
    /// vendors have yet to be told of.
    package func goOn() {
        startRestoring()
        startSweepingDeadlines()
    }
}

extension ConversationService {
    /// Brings the gauges up to date; visits each loop once.
    package func measure() async {
        var sessions = 0
        var longest = Duration.zero
        for shard in shards {
            let figures = await shard.figures()
            sessions += figures.sessions
            longest = max(longest, figures.longestTurn)
        }
        parts.metrics.spoolBytes.set(parts.spool.usedBytes)
        parts.metrics.sessions.set(sessions)
        parts.metrics.longestTurn.set(Int(longest / .microseconds(1)))
    }
}
