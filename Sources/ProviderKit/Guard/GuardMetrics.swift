import Telemetry

/// The figures of one provider's guards.
struct GuardMetrics: Sendable {
    /// 0: closed, 1: half open, 2: open; the worst of its origins, or what it is forced to.
    let state: Gauge
    let opens: Counter
    let probesAlive: Counter
    let probesFailed: Counter
    /// Calls and dials that were not made because the breaker was open.
    let refusedByBreaker: Counter
    /// Calls and dials that were not made because the rate limit was used up.
    let refusedByRate: Counter
    let retries: Counter

    init(_ provider: String, _ registry: MetricRegistry) {
        func counter(_ name: String, _ help: String, _ labels: MetricRegistry.Labels = []) -> Counter {
            registry.counter("trunkline_provider_" + name, help: help, labels: [("provider", provider)] + labels)
        }
        state = registry.gauge(
            "trunkline_provider_breaker_state", help: "The breaker: 0 is closed, 1 half open, 2 open.",
            labels: [("provider", provider)])
        opens = counter("breaker_opens_total", "Times that the breaker has opened.")
        let probes = "Probes of vendors that are being spared."
        probesAlive = counter("breaker_probes_total", probes, [("result", "alive")])
        probesFailed = counter("breaker_probes_total", probes, [("result", "failed")])
        let refused = "Calls and dials that a guard did not let go."
        refusedByBreaker = counter("calls_refused_total", refused, [("guard", "breaker")])
        refusedByRate = counter("calls_refused_total", refused, [("guard", "rateLimit")])
        retries = counter("retries_total", "Calls that were made again.")
    }
}
