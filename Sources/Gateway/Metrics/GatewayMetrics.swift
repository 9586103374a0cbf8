import Telemetry

/// The metrics of the gateway, for `/metrics`.
struct GatewayMetrics: Sendable {
    let registry = MetricRegistry()
    let events: Counter
    let messagesIn: Counter
    let messagesOut: Counter
    let messagesFailed: Counter
    let storeFailures: Counter
    let filesIn: Counter
    let fileBytesIn: Counter
    let filesOut: Counter
    let spoolBytes: Gauge
    let rateLimited: Counter
    /// Deliveries of vendors' webhooks that were new, that had come before, and calls that were turned away.
    let hooksTaken: Counter
    let hooksRepeated: Counter
    let hooksRefused: Counter
    let acceptPauses: Counter
    let idleClosed: Counter
    let refused: Counter
    let refusedForAddress: Counter
    /// Calls turned away, by the level at which they are, without the lowest.
    let shed: [Counter]
    let loadLevel: Gauge
    let streams: [StreamKind: Gauge]
    let sessions: Gauge
    let longestTurn: Gauge

    init() {
        events = registry.counter("trunkline_events_total", help: "Events stored.")
        messagesIn = registry.counter("trunkline_messages_accepted_total", help: "Messages taken from callers.")
        messagesOut = registry.counter("trunkline_messages_received_total", help: "Messages taken from providers.")
        messagesFailed = registry.counter("trunkline_messages_failed_total", help: "Messages that failed.")
        storeFailures = registry.counter("trunkline_store_failures_total", help: "Changes the store did not take.")
        filesIn = registry.counter("trunkline_files_received_total", help: "Files taken from callers.")
        fileBytesIn = registry.counter(
            "trunkline_file_bytes_received_total", help: "Bytes of files taken from callers.")
        filesOut = registry.counter("trunkline_files_served_total", help: "Files given to callers.")
        spoolBytes = registry.gauge("trunkline_spool_bytes", help: "Bytes of files that lie in the spool.")
        rateLimited = registry.counter("trunkline_rate_limited_total", help: "Calls over a rate limit.")
        let hookCalls = "What vendors' webhooks brought."
        hooksTaken = registry.counter("trunkline_hooks_total", help: hookCalls, labels: [("result", "taken")])
        hooksRepeated = registry.counter("trunkline_hooks_total", help: hookCalls, labels: [("result", "repeated")])
        hooksRefused = registry.counter("trunkline_hooks_total", help: hookCalls, labels: [("result", "refused")])
        acceptPauses = registry.counter(
            "trunkline_accept_pauses_total", help: "Times that accepting stopped because descriptors had run out.")
        idleClosed = registry.counter(
            "trunkline_idle_connections_closed_total", help: "Idle connections closed to make room.")
        let turnedAway = "Connections that were turned away."
        refused = registry.counter(
            "trunkline_connections_refused_total", help: turnedAway, labels: [("reason", "total")])
        refusedForAddress = registry.counter(
            "trunkline_connections_refused_total", help: turnedAway, labels: [("reason", "address")])
        let registry = registry
        shed = LoadLevel.allCases.dropFirst().map { level in
            registry.counter(
                "trunkline_shed_total", help: "Calls turned away because there was too much to do.",
                labels: [("what", level.name)])
        }
        loadLevel = registry.gauge(
            "trunkline_load_level",
            help: "What is turned away: 0 nothing, 1 typing, 2 new sessions too, 3 messages too.")
        var streams: [StreamKind: Gauge] = [:]
        for kind in StreamKind.allCases {
            streams[kind] = registry.gauge(
                "trunkline_streams", help: "Open event streams.", labels: [("kind", kind.rawValue)])
        }
        self.streams = streams
        sessions = registry.gauge("trunkline_sessions_resident", help: "Sessions in memory.")
        longestTurn = registry.gauge(
            "trunkline_loop_longest_turn_microseconds", help: "The longest turn of any loop since the last look.")
    }
}

extension Gateway {
    /// The figures as Prometheus reads them; visits each loop once.
    func exposition() async -> [UInt8] {
        var streams: [StreamKind: Int] = [:]
        var sessions = 0
        var longest = Duration.zero
        for shard in shards {
            let figures = await shard.figures()
            streams.merge(figures.streams, uniquingKeysWith: +)
            sessions += figures.sessions
            longest = max(longest, figures.longestTurn)
        }
        metrics.spoolBytes.set(spool.usedBytes)
        metrics.loadLevel.set(loadLevel.rawValue)
        for (kind, gauge) in metrics.streams { gauge.set(streams[kind] ?? 0) }
        metrics.sessions.set(sessions)
        metrics.longestTurn.set(Int(longest / .microseconds(1)))
        return metrics.registry.exposition()
    }
}
