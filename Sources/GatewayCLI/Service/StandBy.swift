import Kernel
import Telemetry

/// The wait of a process for another that works with the same database: it takes over when that one ends, or shows no
/// sign of life any more.
///
/// On the main thread, whose loop does not run yet.
final class StandBy {
    /// How often the service manager is told.
    private static let interval: Duration = .seconds(5)

    private let notifier: ServiceNotifier
    private let logger: Logger
    private let log: LogWriter
    private let mayWait: () -> Bool
    private var notified: Instant?

    init(_ notifier: ServiceNotifier, _ logger: Logger, _ log: LogWriter, mayWait: @escaping () -> Bool) {
        self.notifier = notifier
        self.logger = logger
        self.log = log
        self.mayWait = mayWait
    }

    /// Tells whoever should know; whether to wait any longer.
    func goesOn() -> Bool {
        let now = Instant.now
        if notified == nil {
            logger.notice("standing by: another gateway works with the database")
            log.flush()
        }
        if notified.map({ now - $0 >= Self.interval }) ?? true {
            notifier.waiting("standing by: another gateway works with the database", extending: .seconds(30))
            notified = now
        }
        return mayWait()
    }
}
