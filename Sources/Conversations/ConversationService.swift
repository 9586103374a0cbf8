import Configuration
package import Domain
package import EventLoop
import ProviderKit
package import Store
package import Telemetry

/// All conversations of the process: the shards that they live on, and what they have in common.
package final class ConversationService: Sendable {
    /// How long provider sessions may take to end when the process goes down.
    package static let providerEndMax: Duration = .seconds(1)
    /// Open sessions of a user that are looked at.
    private static let openSessionsMax = 200

    let settings: ConversationSettings
    let store: any Store
    package let reading: StoreReading
    package let shards: [Shard]
    /// The views of the apps' front ends, by the app's name.
    let frontEnds: [String: FrontEndView]
    /// The providers by their names.
    package let providers: [String: ProviderInstance]
    /// Those who read events.
    let readers: any EventReaders
    /// The words for what goes wrong.
    let words: any ProblemWords
    /// Where the bytes of users' files lie until the provider has them.
    package let spool: Spool
    let metrics: ConversationMetrics
    let logger: Logger
    package let storeWatch: StoreWatch
    package let status = ProcessStatus()

    /// The conversations of some loops; nothing runs before ``open()`` and ``goOn()``.
    ///
    /// - Parameters:
    ///   - ids: where the ids of each loop come from, in the order of the loops.
    ///   - frontEnds: the views of the apps' front ends, by the app's name.
    ///   - providers: by their names.
    ///   - readers: those who are told of events.
    ///   - words: the words for what goes wrong.
    package init(
        _ settings: ConversationSettings, store: any Store, loops: [Loop], ids: [IDSource],
        frontEnds: [String: FrontEndView], providers: [String: ProviderInstance], readers: any EventReaders,
        words: any ProblemWords, spoolDisk: any SpoolDisk, registry: MetricRegistry, logger: Logger
    ) throws(ConversationError) {
        self.settings = settings
        self.store = store
        self.frontEnds = frontEnds
        self.providers = providers
        self.readers = readers
        self.words = words
        self.logger = logger
        reading = StoreReading(store: store)
        metrics = ConversationMetrics(registry)
        storeWatch = StoreWatch(store, logger)
        spool = Spool(
            directory: settings.spoolDirectory, bytesMax: settings.spool.totalBytesMax, disk: spoolDisk)
        var shards: [Shard] = []
        for (loop, ids) in zip(loops, ids) {
            shards.append(try Shard(loop: loop, ids: ids, store: store, watch: storeWatch))
        }
        self.shards = shards
    }

    /// How callers reach the gateway, without a slash at its end.
    package var publicURL: String { settings.publicURL }

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

    package func provider(named name: String) -> ProviderInstance? { providers[name] }

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

    /// Takes up in the background what an earlier process left: live sessions, deadlines, and ends that vendors have
    /// yet to be told of.
    package func goOn() {
        startRestoring()
        startSweepingDeadlines()
        startTellingEnds()
    }
}

/// Why conversations cannot be held.
package enum ConversationError: Error, Sendable {
    /// Names cannot be looked up on a loop.
    case resolver(String)
    /// The store did not answer.
    case store(StoreError)
    /// The folder for files on their way cannot be used.
    case spool(String)
}
