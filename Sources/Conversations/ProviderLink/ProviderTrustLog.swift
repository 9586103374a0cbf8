import Crypto
import HTTPClient
import Kernel
import Synchronization
import Telemetry

/// Tells of what goes wrong over TLS with one provider, beside what its calls come to; from all loops.
final class ProviderTrustLog: Sendable {
    /// A host is logged again after so long.
    static let interval: Duration = .seconds(60)
    /// Hosts that are remembered; vendors name them, so their number needs a bound.
    static let hostsMax = 256

    private let provider: String
    private let logger: Logger
    /// By whether the pins are enforced.
    private let mismatches: [Bool: Counter]
    /// When a host was last logged.
    private let notified = Mutex<[String: Instant]>([:])

    init(_ provider: String, _ logger: Logger, _ registry: MetricRegistry) {
        self.provider = provider
        self.logger = logger
        func counter(_ mode: String) -> Counter {
            registry.counter(
                "trunkline_provider_pin_mismatches_total",
                help: "Connections whose server had none of the pinned keys.",
                labels: [("provider", provider), ("mode", mode)])
        }
        mismatches = [true: counter("enforce"), false: counter("report")]
    }

    /// The observer for a client's options; it holds on to this.
    var observer: TLSObserver { TLSObserver { notice in self.hear(notice, at: .now) } }

    func hear(_ notice: TLSNotice, at now: Instant) {
        switch notice {
        case .pinsMissed(let host, let isEnforced):
            mismatches[isEnforced]?.increment()
            guard isDue(host, at: now) else { return }
            logger.warning(
                "a server of a provider has none of the pinned keys",
                [
                    LogField("code", .string("tls_pin_mismatch")), LogField("provider", .string(provider)),
                    LogField("host", .string(host)), LogField("mode", .string(isEnforced ? "enforce" : "report")),
                ])
        case .filesUnusable(let error):
            // A loop each tells of it, as each reads for itself.
            guard isDue("", at: now) else { return }
            logger.warning(
                "files of a provider's TLS have changed and cannot be used; what was read before goes on",
                [LogField("provider", .string(provider)), LogField("cause", .string(Self.text(error)))])
        case .filesRead:
            logger.notice("files of a provider's TLS were read anew", [LogField("provider", .string(provider))])
        }
    }

    private func isDue(_ host: String, at now: Instant) -> Bool {
        notified.withLock { notified in
            if let last = notified[host], now - last < Self.interval { return false }
            if notified.count >= Self.hostsMax { notified = notified.filter { now - $0.value < Self.interval } }
            // Beyond that they are only counted: the log is no place to flood.
            guard notified.count < Self.hostsMax else { return false }
            notified[host] = now
            return true
        }
    }

    private static func text(_ error: TLSError) -> String {
        guard case .file(let path, let reason) = error else { return "\(error)" }
        return "\(path): \(reason)"
    }
}
