import Telemetry

/// The metrics of conversations.
struct ConversationMetrics: Sendable {
    let events: Counter
    let messagesIn: Counter
    let messagesOut: Counter
    let messagesFailed: Counter
    let connectionLosses: Counter
    let storeFailures: Counter
    /// Deliveries of vendors' webhooks that no session took in their time.
    let hooksDropped: Counter
    /// Sessions that were handed over to another provider, and those that were not though they should have been.
    let transfers: Counter
    let failedTransfers: Counter
    let spoolBytes: Gauge
    let sessions: Gauge
    let longestTurn: Gauge

    init(_ registry: MetricRegistry) {
        events = registry.counter("trunkline_events_total", help: "Events stored.")
        messagesIn = registry.counter("trunkline_messages_accepted_total", help: "Messages taken from callers.")
        messagesOut = registry.counter("trunkline_messages_received_total", help: "Messages taken from providers.")
        messagesFailed = registry.counter("trunkline_messages_failed_total", help: "Messages that failed.")
        connectionLosses = registry.counter(
            "trunkline_provider_links_lost_total", help: "Links of sessions that were open and were lost, told or not.")
        storeFailures = registry.counter("trunkline_store_failures_total", help: "Changes the store did not take.")
        hooksDropped = registry.counter(
            "trunkline_hooks_total", help: "What vendors' webhooks brought.", labels: [("result", "dropped")])
        let handedOver = "Sessions that were to be handed over to another provider."
        transfers = registry.counter("trunkline_transfers_total", help: handedOver, labels: [("result", "done")])
        failedTransfers = registry.counter(
            "trunkline_transfers_total", help: handedOver, labels: [("result", "failed")])
        spoolBytes = registry.gauge("trunkline_spool_bytes", help: "Bytes of files that lie in the spool.")
        sessions = registry.gauge("trunkline_sessions_resident", help: "Sessions in memory.")
        longestTurn = registry.gauge(
            "trunkline_loop_longest_turn_microseconds", help: "The longest turn of any loop since the last look.")
    }
}
