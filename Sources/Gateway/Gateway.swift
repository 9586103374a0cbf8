public import Configuration
import Crypto
import Domain
public import EventLoop
import HTTPServer
import Kernel
public import ProviderKit
public import Store
public import Telemetry

/// The gateway: apps, providers, sessions and the API in front of them, over the loops of a group.
public final class Gateway: Sendable {
    let settings: GatewayConfiguration
    let store: any Store
    let reading: StoreReading
    let shards: [Shard]
    let apps: [String: App]
    /// The listeners to all events of an app, by its name.
    let feeds: [String: AppFeed]
    let providers: [String: ProviderInstance]
    let keys: KeyRing
    let tokens: ClientTokens
    let logger: Logger
    let origins: AllowedOrigins
    let callerLimits: CallerLimits
    let status = GatewayStatus()
    let storeWatch: StoreWatch
    let metrics = GatewayMetrics()
    /// Counts calls that failed without a provider's part in it.
    let ownOutcomes: ProviderOutcomes
    /// Names the configuration in every answer.
    let configurationVersion: String
    let secrets: SecretReader
    /// Where the bytes of users' files lie until the provider has them.
    let spool: Spool
    let version: String

    /// Puts a gateway together; nothing runs before ``prepare()`` and ``start()``.
    ///
    /// - Parameters:
    ///   - configurationVersion: what `Gateway-Config` says, such as a digest of the file.
    ///   - environment: where providers read their secrets.
    ///   - kinds: the adapters to choose from.
    ///   - secretKeys: each app's secret keys, resolved.
    ///   - tokenSecrets: what client tokens are signed with; the first signs, all verify.
    ///   - spoolDisk: where the spool writes.
    /// - Throws: `invalid` when an adapter refuses its section, which a checked configuration does not.
    public init(
        _ settings: GatewayConfiguration, configurationVersion: String, environment: ConfigurationEnvironment,
        kinds: [any Provider.Type] = Catalogue.kinds, secretKeys: [String: [String]], tokenSecrets: [[UInt8]],
        store: any Store, group: LoopGroup, logger: Logger, version: String, spoolDisk: any SpoolDisk = LocalDisk()
    ) throws(GatewayError) {
        self.settings = settings
        self.configurationVersion = configurationVersion
        self.store = store
        self.logger = logger
        self.version = version
        ownOutcomes = ProviderOutcomes("-", metrics.registry)
        storeWatch = StoreWatch(store, logger)
        reading = StoreReading(store: store)
        secrets = SecretReader(environment: environment, files: FileThread())
        spool = Spool(settings, disk: spoolDisk)
        var shards: [Shard] = []
        for loop in group.loops {
            shards.append(
                try Shard(loop: loop, store: store, watch: storeWatch, shedding: settings.limits.shedding))
        }
        self.shards = shards
        var apps: [String: App] = [:]
        var keys = KeyRing()
        for configuration in settings.apps {
            let app = App(configuration, sessionsPerUserMax: settings.limits.sessionsPerUserMax)
            apps[app.name] = app
            for key in secretKeys[app.name] ?? [] { keys.add(secret: key, of: app) }
            for key in configuration.publishableKeys { keys.add(publishable: key, of: app) }
        }
        self.apps = apps
        feeds = apps.mapValues { _ in AppFeed(loops: group.loops) }
        self.keys = keys
        origins = AllowedOrigins(settings.apps)
        callerLimits = CallerLimits(settings.limits)
        providers = try Self.makeProviders(settings, kinds, secrets, environment, logger, metrics.registry)
        do {
            tokens = try ClientTokens(secrets: tokenSecrets)
        } catch {
            throw .badTokenKey
        }
    }

    private static func makeProviders(
        _ settings: GatewayConfiguration, _ kinds: [any Provider.Type], _ secrets: SecretReader,
        _ environment: ConfigurationEnvironment, _ logger: Logger, _ registry: MetricRegistry
    ) throws(GatewayError) -> [String: ProviderInstance] {
        var providers: [String: ProviderInstance] = [:]
        for configuration in settings.providers {
            let problems = ConfigurationProblems()
            guard let adapter = Catalogue.make(configuration, of: kinds, problems), problems.isEmpty else {
                throw .badProvider(configuration.name)
            }
            let provider = ProviderInstance(configuration, adapter: adapter, secrets: secrets, logger: logger, registry)
            // A secret that cannot be read now is learned when it is used.
            for secret in problems.secrets {
                if let text = try? secret.resolve(in: environment) { provider.mask.learn(configured: text) }
            }
            providers[configuration.name] = provider
        }
        return providers
    }

    /// The shard that a session lives on.
    func shard(for session: SessionID) -> Shard { shards[Int(session.value.bucket.rawValue) % shards.count] }

    /// The shard that a user's sessions live on.
    func shard(app: String, userID: String) -> Shard {
        shards[Int(Bucket(app: app, userID: userID).rawValue) % shards.count]
    }

    /// A session of an app by its id, from memory or from the store; nil where there is none.
    func session(_ id: SessionID, app: String) async throws(Failure) -> Session? {
        do throws(Failure) {
            return try await shard(for: id).session(id, app: app, gateway: self)
        } catch .noSession {
            return nil
        }
    }

    /// The shard of a connection's loop.
    func shard(of loop: Loop) -> Shard { shards[loop.index] }

    /// How callers reach the gateway, without a slash at its end.
    var publicURL: String {
        if let url = settings.publicURL { return url }
        let first = settings.listen.first
        return "http\(first?.tls == nil ? "" : "s")://\(first?.address.description ?? "127.0.0.1:8080")"
    }

    func provider(named name: String) -> ProviderInstance? { providers[name] }

    // MARK: Life

    /// Reports ready; live sessions are taken up again, what was left is ended, and what vendors have yet to be told of
    /// ended sessions is told in the background.
    ///
    /// After ``prepare()``.
    public func start() async throws(GatewayError) {
        let loop = shards[0].loop
        try await openSpool(on: loop)
        do {
            // A store that cannot say which sessions are live is told of now, not in the background.
            for place in [LivePlace.start, .rest(nil)] {
                _ = try await reading.liveSessions(at: place, limit: 200, on: loop)
            }
            for shard in shards {
                shard.loop.execute {
                    shard.readers.startHeartbeat()
                    shard.load.start()
                    shard.assumeIsolated { $0.startSweeping() }
                }
            }
        } catch {
            throw .store(error)
        }
        startPurging()
        status.becomeReady()
        startRestoring()
        startSweepingDeadlines()
        startTellingEnds()
    }

    /// Drops expired claims and tickets from time to time.
    private func startPurging() {
        let loop = shards[0].loop
        loop.execute { [self] in
            loop.schedule(after: .seconds(60)) { [self] in purge(on: loop) }
        }
    }

    private func purge(on loop: Loop) {
        let now = WallClock.milliseconds
        forgetExpiredRevocations(now: now)
        store.purgeExpired(now: now, replyTo: loop) { [self] result in
            if case .success(true) = result { purge(on: loop) } else { startPurging() }
        }
    }

    /// How long callers may go on waiting for a provider when the process goes down, and links for their last word.
    public static let drainWaitMax: Duration = .seconds(2)
    /// How long links may take to end when the process goes down.
    public static let linkEndMax: Duration = .seconds(1)

    /// Sends readers away and ends long polls; all other requests are answered as ever.
    ///
    /// What callers wait for (a session that connects, a message that is sent) has a while yet; then they are answered
    /// with what there is.
    public func drain() {
        status.becomeDraining()
        for shard in shards {
            shard.readers.drain(loops: shards.count, spread: settings.limits.reconnectSpread)
            shard.loop.execute { shard.assumeIsolated { $0.endPolls() } }
        }
        for feed in feeds.values { feed.drain(spread: settings.limits.reconnectSpread) }
        let loop = shards[0].loop
        loop.execute { [self] in
            loop.schedule(after: min(Self.drainWaitMax, settings.limits.drain / 2)) { [self] in
                status.beginHurrying()
                for shard in shards { shard.loop.execute { shard.assumeIsolated { $0.endWaits() } } }
            }
        }
    }

    /// Closes links politely, once nothing is being sent over them; conversations live on in the next process.
    ///
    /// For when the server is drained, since requests need the links.
    public func stop() async {
        if status.state != .draining { drain() }
        _ = await shards.concurrently(atMost: shards.count) { await $0.closeLinks() }
    }
}

/// Why a gateway cannot be put together or started.
public enum GatewayError: Error, Sendable {
    /// A token key is empty.
    case badTokenKey
    /// Names cannot be looked up on a loop.
    case resolver(String)
    /// The adapter of this provider refuses its section.
    case badProvider(String)
    /// The store did not answer.
    case store(StoreError)
    /// The folder for files on their way cannot be used.
    case spool(String)
}
