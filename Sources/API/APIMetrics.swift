import Telemetry

/// The metrics of the endpoints.
struct APIMetrics: Sendable {
    let filesIn: Counter
    let fileBytesIn: Counter
    let filesOut: Counter
    /// Deliveries of vendors' webhooks that were new, that had come before, and calls that were turned away.
    let hooksTaken: Counter
    let hooksRepeated: Counter
    let hooksRefused: Counter

    init(_ registry: MetricRegistry) {
        filesIn = registry.counter("trunkline_files_received_total", help: "Files taken from callers.")
        fileBytesIn = registry.counter(
            "trunkline_file_bytes_received_total", help: "Bytes of files taken from callers.")
        filesOut = registry.counter("trunkline_files_served_total", help: "Files given to callers.")
        let hookCalls = "What vendors' webhooks brought."
        hooksTaken = registry.counter("trunkline_hooks_total", help: hookCalls, labels: [("result", "taken")])
        hooksRepeated = registry.counter("trunkline_hooks_total", help: hookCalls, labels: [("result", "repeated")])
        hooksRefused = registry.counter("trunkline_hooks_total", help: hookCalls, labels: [("result", "refused")])
    }
}
