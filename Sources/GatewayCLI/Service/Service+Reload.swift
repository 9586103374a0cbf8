import API
import Configuration
import EventLoop
import Gateway
import HTTPServer
import Kernel
import Synchronization
import Telemetry

extension Service {
    /// Changes that a log line names.
    private static let namedMax = 50

    /// Asks for the configuration and the certificates to be read anew; all stays as it is if anything is wrong.
    func reload() { reloads.ask() }

    /// Reads all, judges it, and puts it in force; on the main thread, which waits for the disk meanwhile.
    func reload(_ done: @escaping ReloadQueue.Answer) {
        guard departure.value.phase != .leaving, stoppingSince.load(ordering: .relaxed) == 0 else {
            return done(.goingDown)
        }
        notifier.reloading()
        let prepared: ReloadPreparation
        do throws(ReloadPreparation.Failure) {
            prepared = try ReloadPreparation(source, replacing: checked, security)
        } catch {
            return finishReload(.refused(error.problems), done)
        }
        Task(executorPreference: group.loops[0].taskExecutor) {
            let outcome = await self.putInForce(prepared)
            self.main.execute { self.finishReload(outcome, done) }
        }
    }

    private func putInForce(_ prepared: ReloadPreparation) async -> ReloadOutcome {
        let limits = edgeLimits(prepared.checked.settings)
        do throws(GatewayError) {
            try await gateway.replace(with: prepared.revision) { gateway in
                await server.replace(router: Router(gateway.routes), limits: limits, hooks: gateway.hooks)
                await adminServer?.replace(
                    router: Router(gateway.adminRoutes), limits: Self.adminLimits(limits), hooks: gateway.adminHooks)
            }
        } catch {
            return .refused(["\(error)"])
        }
        prepared.certificates.use()
        inForce.withLock { $0 = prepared.checked }
        return .inForce(version: prepared.revision.version, prepared.difference)
    }

    private func finishReload(_ outcome: ReloadOutcome, _ done: ReloadQueue.Answer) {
        switch outcome {
        case .inForce(let version, let difference):
            let named = difference.changes.prefix(Self.namedMax).map { "\($0.kind.rawValue) \($0.path)" }
            logger.notice(
                "configuration and certificates read anew",
                [
                    LogField("version", .string(version)), LogField("changes", .integer(difference.changes.count)),
                    LogField("keys", .string(named.joined(separator: ", "))),
                    LogField("listeners", .integer(security.count)),
                ])
            CertificateWatch.warn(security.expiries, now: WallClock.milliseconds / 1000, logger)
        case .refused(let problems):
            logger.error(
                "configuration and certificates stay as they were",
                [LogField("error", .string(problems.joined(separator: "; ")))])
        case .goingDown: break
        }
        notifier.ready()
        done(outcome)
    }

    /// The file may have changed between the reading of a successor and the end of the process before it, which took
    /// that change alone; on the main loop.
    func catchUp() {
        guard let present = try? source.load(), present.version != checked.version else { return }
        reload()
    }

    // MARK: Limits of the edge

    /// The limits of the listeners: as configured, and what the descriptors of the process allow.
    func edgeLimits(_ configuration: GatewayConfiguration) -> HTTPServerLimits {
        Self.edgeLimits(configuration, logger)
    }

    static func edgeLimits(_ configuration: GatewayConfiguration, _ logger: Logger) -> HTTPServerLimits {
        var limits = HTTPServerLimits(configuration)
        let room = DescriptorRoom.connectionsMax(of: Process.raiseDescriptorLimit())
        if room < limits.connectionsMax {
            logger.notice("descriptors limit the connections", [LogField("connectionsMax", .integer(room))])
            limits.connectionsMax = room
        }
        return limits
    }

    /// The limits of the `admin` listener: a scraper or two, and the probes of a supervisor.
    static func adminLimits(_ limits: HTTPServerLimits) -> HTTPServerLimits {
        var limits = limits
        limits.connectionsMax = adminConnectionsMax
        return limits
    }
}
