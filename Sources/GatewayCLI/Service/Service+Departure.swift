import Configuration
import EventLoop
import Gateway
import HTTPServer
import Kernel
import Store
import Synchronization
import Telemetry

/// How far a service is on its way out; on the main loop only.
struct Departure {
    enum Phase {
        case serving
        /// Still serving, with each answer telling its client to come back on a new connection.
        case retiring
        /// Nothing more is accepted.
        case leaving
    }

    var phase = Phase.serving
    /// The identities of the sockets that a successor accepts from.
    var kept: Set<UInt64> = []
    /// The end of the retirement.
    var timer: TimerID?
    var handover: TakeoverServer?
    var backups: BackupServer?
    var reloads: ReloadServer?
}

extension Service {
    /// How long answers to operators may take once everything else has ended.
    private static let adminDrain: Duration = .milliseconds(200)
    /// How long connections stay that have not brought a request since retirement began; they may have just come.
    private static let retiredIdle: Duration = .milliseconds(250)
    /// How long those stay that have not brought any: far away, the first request takes a while behind the connection.
    private static let retiredFresh: Duration = .seconds(3)
    /// After what hangs is not waited for, where nothing may go on at all.
    private static let departureMin: Duration = .seconds(1)
    /// The time that writing back may take beyond the drain.
    private static let closingMax: Duration = .seconds(2)

    /// How long clients are told to come back on new connections before nothing more is accepted.
    private var retirement: Duration { min(configuration.limits.drainIdle, configuration.limits.drain / 2) }

    // MARK: A successor

    /// Lets a successor ask for the listening sockets; on the main loop.
    func awaitSuccessor() {
        guard departure.value.phase == .serving else { return }
        let actions = TakeoverServer.Actions(
            sockets: { [self] in sockets.withLock { $0 } }, handOver: { [self] kept in handOver(kept) },
            takeBack: { [self] in takeBack() })
        do throws(SystemError) {
            departure.value.handover = try TakeoverServer(
                in: configuration.dataDirectory, loop: main, actions: actions)
        } catch {
            logger.warning(
                "no process can replace this one without loss", [LogField("error", .string("\(error)"))])
        }
    }

    /// Lets commands ask for a copy of the database; on the main loop.
    func awaitBackups() {
        guard departure.value.phase == .serving, let file = store.file, let name = configuration.databaseFile else {
            return
        }
        do throws(SystemError) {
            departure.value.backups = try BackupServer(
                of: file, gateway, in: configuration.dataDirectory, fileName: name, loop: main)
        } catch {
            logger.warning("no backup can be made while this runs", [LogField("error", .string("\(error)"))])
        }
    }

    /// Lets commands have the configuration read anew, or see the one in force; on the main loop.
    func awaitReloads() {
        guard departure.value.phase == .serving else { return }
        do throws(SystemError) {
            departure.value.reloads = try ReloadServer(
                of: ReloadServer.Process(main: main, reloads: reloads, present: { [self] in checked }),
                in: configuration.dataDirectory)
        } catch {
            logger.warning(
                "only a signal can have the configuration read anew", [LogField("error", .string("\(error)"))])
        }
    }

    /// A successor has all it needs but the data directory; gives how long it will take at the most.
    private func handOver(_ kept: Set<UInt64>) -> Duration {
        departure.value.kept = kept
        logger.notice("handing over", [LogField("sockets", .integer(kept.count))])
        if departure.value.phase == .serving { retire() }
        return retirement + max(configuration.limits.drain, Self.departureMin) + Self.closingMax
    }

    /// The successor died while this process still served all; nobody has noticed anything.
    private func takeBack() {
        guard departure.value.phase == .retiring, stoppingSince.load(ordering: .relaxed) == 0 else { return }
        if let timer = departure.value.timer { main.cancel(timer) }
        departure.value.timer = nil
        departure.value.kept = []
        departure.value.phase = .serving
        server.keepConnections(true)
        logger.warning("the successor has gone; going on")
    }

    // MARK: Going

    /// Drains and ends because something that belongs to it went wrong, which the exit status says.
    func fail() {
        hasFailed.store(true, ordering: .relaxed)
        stop()
    }

    /// Ends at once: another process has the database, and serves from it what this one only remembers.
    func loseDatabase() {
        logger.error("another process has taken the database")
        hasFailed.store(true, ordering: .relaxed)
        main.execute { [self] in main.stop() }
    }

    /// Drains and ends, unless that is under way: an operator who asks again is in no hurry.
    func drainOnce() {
        if stoppingSince.load(ordering: .relaxed) == 0 { stop() }
    }

    /// Drains and ends; a call more than a second after the first ends at once.
    ///
    /// Some supervisors signal a process and its group, so two signals may be one request. On any thread.
    func stop() {
        let now = Instant.now.nanoseconds
        let (isFirst, since) = stoppingSince.compareExchange(expected: 0, desired: now, ordering: .relaxed)
        guard isFirst else {
            if now - since > 1_000_000_000 {
                log.flush()
                Process.exit(1)
            }
            return
        }
        logger.notice("stopping")
        main.execute { [self] in
            // Where somebody else keeps the sockets, clients have where to come back to.
            let isHeldElsewhere = sockets.withLock { $0.contains(where: \.isHeldElsewhere) }
            if isHeldElsewhere, departure.value.phase == .serving { retire() } else { leave() }
        }
    }

    /// Serves on for a moment, while clients are told to use new connections.
    private func retire() {
        departure.value.phase = .retiring
        server.keepConnections(false)
        departure.value.timer = main.schedule(after: retirement) { [self] in leave() }
    }

    /// Accepts no more and drains.
    private func leave() {
        guard departure.value.phase != .leaving else { return }
        let isRetired = departure.value.phase == .retiring
        departure.value.phase = .leaving
        if let timer = departure.value.timer { main.cancel(timer) }
        departure.value.timer = nil
        notifier.stopping()
        do throws(SystemError) {
            try departure.value.reloads?.close()
            try departure.value.backups?.close()
            try departure.value.handover?.close()
        } catch {
            logger.warning("the handover's socket is left behind", [LogField("error", .string("\(error)"))])
        }
        let kept = departure.value.kept
        sockets.withLock { $0 = [] }
        server.stopAccepting(keeping: kept)
        // Otherwise operators see until the end that the gateway goes down.
        if !kept.isEmpty { adminServer?.stopAccepting(keeping: kept) }
        main.schedule(after: max(configuration.limits.drain, Self.departureMin)) { [self] in main.stop() }
        let idle = configuration.limits.drainIdle
        Task(executorPreference: group.loops[0].taskExecutor) {
            if isRetired {
                await self.drain(idle: Self.retiredIdle, fresh: max(idle, Self.retiredFresh))
            } else {
                await self.drain(idle: idle, fresh: idle)
            }
        }
    }

    private func drain(idle: Duration, fresh: Duration) async {
        let limit = configuration.limits.drain
        let forLinks = min(Gateway.linkEndMax, limit / 4)
        gateway.drain()
        await server.drain(within: limit - forLinks, idle: idle, fresh: fresh)
        // Requests needed the links until here.
        await gateway.stop()
        await adminServer?.drain(within: Self.adminDrain)
        main.stop()
    }

    /// Writes everything back and gives the exit status; after the main loop has ended.
    func finish() -> CInt {
        for loop in group.loops { loop.stop() }
        store.close()
        logger.notice("stopped")
        log.finish()
        return hasFailed.load(ordering: .relaxed) ? 1 : 0
    }
}
