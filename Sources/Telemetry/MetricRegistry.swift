import Synchronization

/// All metrics of a process by name, and their text form for Prometheus.
///
/// Ask for a metric once and keep it: asking takes a lock, counting does not. Names are `trunkline_…` in snake case
/// with the unit at the end, as Prometheus wants them.
public final class MetricRegistry: Sendable {
    /// How many combinations of label values one name may have, so that labels from outside cannot fill the memory.
    public static let seriesMax = 1000

    /// Label names and values, in the order in which they are shown.
    public typealias Labels = [(name: String, value: String)]

    private enum Metric: Sendable {
        case counter(Counter)
        case gauge(Gauge)
        case histogram(Histogram)
    }

    private struct Family: Sendable {
        var help: String
        var type: String
        /// By label text, `{a="b"}` without the braces.
        var series: [String: Metric] = [:]
        /// Label texts in the order of their first use.
        var order: [String] = []
    }

    private struct State: Sendable {
        var families: [String: Family] = [:]
        var order: [String] = []
        var dropped = 0
    }

    private let state = Mutex(State())

    /// A registry without metrics.
    public init() {}

    /// How many label combinations were not listed because of `seriesMax`.
    public var droppedSeries: Int { state.withLock { $0.dropped } }

    /// The counter of that name and labels, made at the first call.
    ///
    /// Beyond `seriesMax` it counts without being listed.
    public func counter(_ name: String, help: String, labels: Labels = []) -> Counter {
        let metric = find(name, help, "counter", labels) { .counter(Counter()) }
        guard case .counter(let counter) = metric else { preconditionFailure("\(name) is no counter") }
        return counter
    }

    /// The gauge of that name and labels, made at the first call.
    ///
    /// Beyond `seriesMax` it works without being listed.
    public func gauge(_ name: String, help: String, labels: Labels = []) -> Gauge {
        let metric = find(name, help, "gauge", labels) { .gauge(Gauge()) }
        guard case .gauge(let gauge) = metric else { preconditionFailure("\(name) is no gauge") }
        return gauge
    }

    /// The histogram of that name and labels, made at the first call with that scale.
    ///
    /// Beyond `seriesMax` it works without being listed.
    public func histogram(
        _ name: String, help: String, scale: Histogram.Scale = .latency, labels: Labels = []
    ) -> Histogram {
        let metric = find(name, help, "histogram", labels) { .histogram(Histogram(scale)) }
        guard case .histogram(let histogram) = metric, histogram.scale == scale else {
            preconditionFailure("\(name) is no histogram of that scale")
        }
        return histogram
    }

    private func find(
        _ name: String, _ help: String, _ type: String, _ labels: Labels, make: () -> Metric
    ) -> Metric {
        precondition(MetricText.isName(name), "a metric name has letters, digits and _ only")
        precondition(labels.allSatisfy { MetricText.isName($0.name) && $0.name != "le" }, "no label name")
        let key = MetricText.labels(labels)
        return state.withLock { state in
            var family = state.families[name] ?? Family(help: help, type: type)
            precondition(family.type == type, "a metric name belongs to one type")
            if let metric = family.series[key] { return metric }
            let metric = make()
            guard family.order.count < Self.seriesMax else {
                state.dropped += 1
                return metric
            }
            if family.order.isEmpty { state.order.append(name) }
            family.series[key] = metric
            family.order.append(key)
            state.families[name] = family
            return metric
        }
    }

    /// The text form, version 0.0.4 (`text/plain; version=0.0.4`), in the order of registration.
    public func exposition() -> [UInt8] {
        let snapshot = state.withLock { $0 }
        var text: [UInt8] = []
        for name in snapshot.order {
            guard let family = snapshot.families[name] else { continue }
            MetricText.appendHead(name, help: family.help, type: family.type, to: &text)
            for labels in family.order {
                switch family.series[labels] {
                case .counter(let counter):
                    MetricText.append(name, labels, String(counter.value), to: &text)
                case .gauge(let gauge):
                    MetricText.append(name, labels, String(gauge.value), to: &text)
                case .histogram(let histogram):
                    MetricText.append(name, labels, histogram, to: &text)
                case nil:
                    continue
                }
            }
        }
        return text
    }
}
