package import API
package import Configuration
package import Conversations
package import EventLoop
public import HTTPServer
import Kernel
package import ProviderKit
import Routing
public import Store
import Streaming
import Synchronization
package import Telemetry

/// The gateway: apps, providers, sessions and the API in front of them, over the loops of a group.
public final class Gateway: Sendable {
    let parts: GatewayParts
    let conversations: ConversationService
    let readers: ReaderService
    let shedding: LoadShedding
    let present: PresentEndpoints
    private let stored: Mutex<GatewayGeneration>
    let store: any Store

    /// Puts a gateway together; nothing runs before ``prepare()`` and ``start()``.
    ///
    /// - Parameters:
    ///   - configurationVersion: what `Gateway-Config` says, such as a digest of the file.
    ///   - environment: where providers read their secrets.
    ///   - kinds: the adapters to choose from.
    ///   - layers: the compiled layers that clients of providers may have.
    ///   - secretKeys: each app's secret keys, resolved.
    ///   - adminKeys: what operators show at the `admin` listener, resolved.
    ///   - tokenSecrets: what client tokens are signed with; the first signs, all verify.
    ///   - spoolDisk: where the spool writes.
    ///   - registry: where the metrics are listed, beside those that the caller has put there.
    ///   - operators: what operators may have done at the `admin` address.
    /// - Throws: `invalid` when an adapter refuses its section, which a checked configuration does not.
    package init(
        _ settings: GatewayConfiguration, configurationVersion: String, environment: ConfigurationEnvironment,
        kinds: [any Provider.Type] = Catalogue.kinds, layers: ClientLayerRegistry = Catalogue.layers,
        secretKeys: [String: [String]], adminKeys: [String] = [], tokenSecrets: [[UInt8]],
        store: any Store, group: LoopGroup, logger: Logger, version: String, spoolDisk: any SpoolDisk = LocalDisk(),
        registry: MetricRegistry = MetricRegistry(), operators: OperatorCalls = OperatorCalls()
    ) throws(GatewayError) {
        self.store = store
        parts = GatewayParts(
            kinds: kinds, layers: layers, environment: environment, registry: registry, logger: logger,
            programVersion: version,
            operators: operators)
        let ids = group.loops.map { IDSource(loop: $0) }
        readers = ReaderService(
            loops: group.loops, ids: ids, apps: settings.apps.map(\.name), reading: StoreReading(store: store),
            pendingBytesMax: settings.limits.subscriberQueueBytesMax, registry: registry)
        let providers = try parts.makeProviders(settings)
        let definitions = try Self.definitions(settings, providers, environment, tokenSecrets)
        do {
            let parts = ConversationParts(
                definitions, loops: group.loops, store: store, readers: readers,
                words: CatalogueWords(), spoolDisk: spoolDisk, registry: registry, logger: logger)
            conversations = try ConversationService(parts, loops: group.loops, ids: ids)
        } catch {
            throw GatewayError(error)
        }
        let access: Access
        do {
            access = try Access(
                settings.apps, settings.limits, secretKeys: secretKeys, tokenSecrets: tokenSecrets,
                conversations: conversations, readers: readers, registry: registry)
        } catch {
            throw .badTokenKey
        }
        shedding = LoadShedding(settings.limits.shedding, conversations, registry)
        present = PresentEndpoints(loops: group.loops)
        let endpoints = parts.endpoints(
            settings, version: configurationVersion, conversations, readers, access, adminKeys: adminKeys, shedding,
            present)
        stored = Mutex(GatewayGeneration(settings: settings, access: access, endpoints: endpoints))
        parts.adminActions.setDrain { [weak self] in self?.drain() }
    }

    /// The configuration in force, and what was made for it.
    var generation: GatewayGeneration {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
    var settings: GatewayConfiguration { generation.settings }
    var access: Access { generation.access }
    var endpoints: Endpoints { generation.endpoints }

    static func definitions(
        _ settings: GatewayConfiguration, _ providers: [String: ProviderInstance],
        _ environment: ConfigurationEnvironment, _ tokenSecrets: [[UInt8]]
    ) throws(GatewayError) -> ConversationDefinitions {
        let routing: RouteTable
        do {
            routing = try settings.routeTable(in: environment)
        } catch {
            throw .badRoutes("\(error)")
        }
        return ConversationDefinitions(
            conversationSettings(settings, tokenSecrets), frontEnds: frontEnds(settings), providers: providers,
            routing: routing,
            appsWithTransfers: Set(settings.apps.filter { Set($0.providers).count > 1 }.map(\.name)))
    }

    private static func frontEnds(_ settings: GatewayConfiguration) -> [String: FrontEndView] {
        var views: [String: FrontEndView] = [:]
        for app in settings.apps { views[app.name] = FrontEndView(fields: Set(app.clientFields)) }
        return views
    }

    private static func conversationSettings(
        _ settings: GatewayConfiguration, _ tokenSecrets: [[UInt8]]
    ) -> ConversationSettings {
        ConversationSettings(
            sessions: settings.sessions, spool: settings.spool,
            spoolDirectory: settings.spool.directory ?? settings.dataDirectory + "/spool",
            publicURL: publicURL(settings), fileURLs: FileURLSigner(tokenSecrets: tokenSecrets))
    }

    /// How callers reach the gateway, without a slash at its end.
    private static func publicURL(_ settings: GatewayConfiguration) -> String {
        if let url = settings.publicURL { return url }
        let first = settings.listen.first
        return "http\(first?.tls == nil ? "" : "s")://\(first?.address.description ?? "127.0.0.1:8080")"
    }

    // MARK: Life

    /// Learns what must be known before the first request is heard: which credentials were revoked.
    ///
    /// The loops run, nothing listens yet.
    public func prepare() async throws(GatewayError) {
        do {
            try await access.revocations.load()
        } catch {
            throw .store(error)
        }
    }

    /// Reports ready; live sessions are taken up again, what was left is ended, and what vendors have yet to be told of
    /// ended sessions is told in the background.
    ///
    /// After ``prepare()``.
    public func start() async throws(GatewayError) {
        do throws(ConversationError) {
            try await conversations.open()
        } catch {
            throw GatewayError(error)
        }
        for (index, shard) in conversations.shards.enumerated() {
            shard.loop.execute { [readers, shedding] in
                readers.tables[index].startHeartbeat()
                shedding.start(loop: index)
                shard.assumeIsolated { $0.startSweeping() }
            }
        }
        startPurging()
        startGivingBack()
        conversations.status.becomeReady()
        conversations.goOn()
    }

    /// Drops expired claims and tickets from time to time.
    private func startPurging() {
        let loop = conversations.shards[0].loop
        loop.execute { [self] in
            loop.schedule(after: .seconds(60)) { [self] in purge(on: loop) }
        }
    }

    private func purge(on loop: Loop) {
        let now = WallClock.milliseconds
        access.revocations.forgetExpired(now: now)
        store.purgeExpired(now: now, replyTo: loop) { [self] result in
            guard case .success(let purged) = result else { return startPurging() }
            conversations.count(hooksDropped: purged.hooksDropped)
            if purged.hasMore { purge(on: loop) } else { startPurging() }
        }
    }

    /// Keeps all files of the spool while a backup is made, and then removes those that should have gone.
    public func holdSpool(_ isKept: Bool) { conversations.holdSpool(isKept) }

    /// How long callers may go on waiting for a provider when the process goes down, and links for their last word.
    public static let drainWaitMax: Duration = .seconds(2)
    /// How long links may take to end when the process goes down.
    public static let linkEndMax: Duration = ConversationService.providerEndMax

    /// Sends readers away and ends long polls; all other requests are answered as ever.
    ///
    /// What callers wait for (a session that connects, a message that is sent) has a while yet; then they are answered
    /// with what there is.
    public func drain() {
        conversations.status.becomeDraining()
        readers.drain(spread: settings.limits.reconnectSpread)
        for shard in conversations.shards { shard.loop.execute { shard.assumeIsolated { $0.endPolls() } } }
        readers.drainFeeds(spread: settings.limits.reconnectSpread)
        let loop = conversations.shards[0].loop
        loop.execute { [self] in
            loop.schedule(after: min(Self.drainWaitMax, settings.limits.drain / 2)) { [self] in
                conversations.status.beginHurrying()
                for shard in conversations.shards { shard.loop.execute { shard.assumeIsolated { $0.endWaits() } } }
            }
        }
    }

    /// Closes links politely, once nothing is being sent over them; conversations live on in the next process.
    ///
    /// For when the server is drained, since requests need the links.
    public func stop() async {
        if conversations.status.state != .draining { drain() }
        let shards = conversations.shards
        _ = await shards.concurrently(atMost: shards.count) { await $0.closeLinks() }
    }
}

extension Gateway {
    /// The routes of the API.
    public var routes: [Route] { endpoints.routes }

    /// The routes of the `admin` listener: health, version, figures, and what operators do.
    public var adminRoutes: [Route] { endpoints.adminRoutes }

    /// Sets what an operator's `POST /admin/drain` does in place of ``drain()``, such as ending the process; it may be
    /// called again.
    public func onDrainRequest(_ action: @escaping @Sendable () -> Void) { parts.adminActions.setDrain(action) }

    /// The hooks of every answer: CORS, `Cache-Control`, and the access log.
    public var hooks: HTTPServerHooks { endpoints.hooks }

    /// The hooks of every answer of the `admin` listener: no page may read there, so nothing of CORS.
    public var adminHooks: HTTPServerHooks { endpoints.adminHooks }
}

/// Why a gateway cannot be put together or started.
public enum GatewayError: Error, Sendable {
    /// A token key is empty.
    case badTokenKey
    /// Names cannot be looked up on a loop.
    case resolver(String)
    /// The adapter of this provider refuses its section.
    case badProvider(String)
    /// A calendar's time zone cannot be had, which in a checked configuration was there before.
    case badRoutes(String)
    /// The store did not answer.
    case store(StoreError)
    /// The folder for files on their way cannot be used.
    case spool(String)

    init(_ error: ConversationError) {
        switch error {
        case .resolver(let reason): self = .resolver(reason)
        case .store(let error): self = .store(error)
        case .spool(let reason): self = .spool(reason)
        }
    }
}
