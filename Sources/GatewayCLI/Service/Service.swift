import API
import Chronology
import Configuration
import EventLoop
import Gateway
import HTTPServer
import HTTPWire
import Kernel
import Synchronization
import Telemetry
import Transport

/// A running gateway: loops on their threads, the store on its own, one that reads files once there is one to read,
/// and the main thread for signals and the log.
final class Service: Sendable {
    /// Why it does not run.
    struct Failure: Error {
        let message: String
        var status: CInt = 1
    }

    /// The configuration in force.
    let inForce: Mutex<CheckedConfiguration>
    let source: ConfigurationSource
    let reloads: ReloadQueue
    let main: Loop
    let logger: Logger
    let group: LoopGroup
    let server: Server
    /// Serves the `admin` address, where one is configured.
    let adminServer: Server?
    let security: ListenerSecurity
    let notifier: ServiceNotifier
    let log: LogWriter
    let gateway: Gateway
    let store: ServiceStore
    private let watchdog: Watchdog
    /// All sockets that are accepted from.
    let sockets = Mutex<[ListeningSocket]>([])
    /// How far it is on its way out.
    let departure: LoopBound<Departure>
    let stoppingSince = Atomic<UInt64>(0)
    let hasFailed = Atomic<Bool>(false)
    /// Open connections of the `admin` address: a scraper or two, and the probes of a supervisor.
    static let adminConnectionsMax = 256

    /// Opens the store and puts everything together; nothing listens yet.
    ///
    /// - Parameters:
    ///   - lockPatience: how long to wait for another process to let go of the data directory.
    ///   - mayWait: asked while another process works with the database: whether to stand by any longer.
    init(
        _ prepared: ServicePreparation, main: Loop, notifier: ServiceNotifier = ServiceNotifier(address: nil),
        lockPatience: Duration = .seconds(1), mayWait: @escaping () -> Bool = { true }
    ) throws(Failure) {
        let configuration = prepared.configuration
        inForce = Mutex(prepared.checked)
        source = prepared.source
        reloads = ReloadQueue(main: main)
        self.main = main
        departure = LoopBound(unchecked: Departure(), loop: main)
        self.notifier = notifier
        security = prepared.security
        log = LogWriter(loop: main)
        let level = LogLevel(name: configuration.logging.level.rawValue) ?? .info
        let output = LogOutput(sink: log, level: level) { Timestamp(milliseconds: WallClock.milliseconds) }
        logger = Logger(label: "trunkline", output: output)
        do {
            let standBy = StandBy(notifier, logger, log, mayWait: mayWait)
            let registry = MetricRegistry()
            store = try ServiceStore(prepared, lockPatience: lockPatience, registry: registry) { standBy.goesOn() }
            group = try LoopGroup(count: configuration.loops)
            watchdog = Watchdog(notifier, main: main, loops: group.loops, store: store.store)
            gateway = try Gateway(
                configuration, configurationVersion: prepared.checked.version, environment: prepared.environment,
                secretKeys: prepared.secretKeys, adminKeys: prepared.adminKeys,
                tokenSecrets: prepared.keys.tokenSecrets, store: store.store, group: group,
                logger: logger, version: Release.version, registry: registry, operators: OperatorCalls(reloads))
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(message: "\(error)")
        }
        let limits = Self.edgeLimits(configuration, logger)
        server = Server(group: group, router: Router(gateway.routes), limits: limits, hooks: gateway.hooks)
        if configuration.admin != nil {
            adminServer = Server(
                group: group, router: Router(gateway.adminRoutes), limits: Self.adminLimits(limits),
                hooks: gateway.adminHooks)
        } else {
            adminServer = nil
        }
        gateway.onDrainRequest { [weak self] in self?.drainOnce() }
        store.whenEvicted { [weak self] in self?.loseDatabase() }
    }

    /// The configuration in force, as it was checked.
    var checked: CheckedConfiguration { inForce.withLock { $0 } }
    var configuration: GatewayConfiguration { checked.settings }

    /// Starts the loops, takes the addresses, reads what was revoked, listens, takes sessions up, and then calls
    /// `whenReady` with the bound addresses.
    ///
    /// - Parameters:
    ///   - asSuccessor: another process served by this configuration while this one began.
    ///   - sockets: what other processes gave us to accept from; where there is nothing, the address is bound.
    func start(
        _ sockets: ListenerSockets? = nil, asSuccessor: Bool = false,
        whenReady: @escaping @Sendable ([SocketAddress]) async -> Void = { _ in }
    ) throws(Failure) {
        do {
            for loop in group.loops { _ = try loop.start() }
        } catch {
            throw Failure(message: "\(error)")
        }
        let sockets = sockets ?? .none(for: configuration)
        var places: [Place] = []
        for (index, listener) in configuration.listen.enumerated() {
            let place = Place(server: server, listener: listener, acceptor: security.listen[index])
            places.append(try place.taking(sockets.listen[index], "listen", count: group.loops.count))
        }
        var fields = [LogField("listen", .string(places.map(\.address.description).joined(separator: ", ")))]
        let bound = places.map(\.address)
        if let admin = configuration.admin, let adminServer {
            let place = Place(server: adminServer, listener: admin, acceptor: security.admin)
            places.append(try place.taking(sockets.admin, "admin", count: group.loops.count))
            fields.append(LogField("admin", .describing(places[places.count - 1].address)))
        }
        self.sockets.withLock { $0 += places.flatMap(\.sockets) }
        let (told, taken) = (fields, places)
        watchCertificates()
        reloads.use { [self] done in reload(done) }
        Task(executorPreference: group.loops[0].taskExecutor) {
            await self.becomeReady(taken, bound, told, asSuccessor, whenReady)
        }
    }

    /// Where connections are accepted, by whom.
    private struct Place: Sendable {
        let server: Server
        let listener: ListenerConfiguration
        let acceptor: TLSAcceptor?
        var sockets: [ListeningSocket] = []

        var address: SocketAddress { sockets[0].address }

        /// The same with its sockets: what others gave us, or else the address is bound.
        func taking(_ inherited: [ListeningSocket], _ key: String, count: Int) throws(Failure) -> Place {
            var place = self
            place.sockets = inherited.isEmpty ? try Service.bind(listener, key, count: count) : inherited
            return place
        }

        /// Connections that wait in the sockets are let in from now on.
        func accept() {
            let proxied = ProxyPolicy(listener.proxyProtocol)
            if let acceptor, let tls = listener.tls {
                server.accept(
                    from: sockets, secured: { acceptor.filter() }, handshakeLimit: tls.handshakeTimeout,
                    proxied: proxied, fields: tls.answerFields)
            } else {
                server.accept(from: sockets, proxied: proxied)
            }
        }
    }

    /// Begins to accept, unless the process is on its way out already; on the main loop, where that is decided.
    private func accept(at places: [Place]) async {
        await withCheckedContinuation { done in
            main.execute { [self] in
                if stoppingSince.load(ordering: .relaxed) == 0 { for place in places { place.accept() } }
                done.resume()
            }
        }
    }

    /// Takes a listener's address; nobody accepts from it yet.
    static func bind(
        _ listener: ListenerConfiguration, _ key: String, count: Int
    ) throws(Failure) -> [ListeningSocket] {
        let text = listener.address.description
        guard let address = SocketAddress(text) else { throw Failure(message: "\(key): \(text) is no address") }
        do {
            return try Server.bind(address, count: count)
        } catch {
            throw Failure(message: "\(key): \(text): \(error)")
        }
    }

    /// Warns of certificates that run out, now and each day; on the main thread.
    private func watchCertificates() {
        guard security.count > 0 else { return }
        CertificateWatch.warn(security.expiries, now: WallClock.milliseconds / 1000, logger)
        main.schedule(after: CertificateWatch.interval) { [self] in watchCertificates() }
    }

    private func becomeReady(
        _ places: [Place], _ bound: [SocketAddress], _ fields: [LogField], _ isSuccessor: Bool,
        _ whenReady: @Sendable ([SocketAddress]) async -> Void
    ) async {
        do {
            // Revocations are known before the first request is heard.
            try await gateway.prepare()
            await accept(at: places)
            try await gateway.start()
            logger.notice("ready", fields)
            notifier.ready()
            main.execute { [self] in
                awaitSuccessor()
                awaitBackups()
                awaitReloads()
                if isSuccessor { catchUp() }
                watchdog.start()
            }
            await whenReady(bound)
        } catch {
            logger.error("the gateway cannot start", [LogField("error", .string("\(error)"))])
            hasFailed.store(true, ordering: .relaxed)
            main.stop()
        }
    }
}
