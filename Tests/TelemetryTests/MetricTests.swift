import Telemetry
import SupportExpectations
import Testing

struct MetricTests {
    @Test("counters grow and gauges follow")
    func numbers() {
        let counter = Counter()
        counter.increment()
        counter.increment(by: 4)
        expectEqual(counter.value, 5)
        let gauge = Gauge()
        gauge.add(3)
        gauge.add(-5)
        expectEqual(gauge.value, -2)
        gauge.set(9)
        expectEqual(gauge.value, 9)
    }

    @Test("a counter never falls")
    func counterFalls() async {
        await #expect(processExitsWith: .failure) { Counter().increment(by: -1) }
    }

    @Test("bounds belong to their own bucket")
    func buckets() {
        let histogram = Histogram(.init(bounds: [10, 20]))
        for value in [-1, 0, 10, 11, 20, 21, 1000] { histogram.record(value) }
        expectEqual(histogram.snapshot.buckets, [3, 2, 2])
        expectEqual(histogram.snapshot.count, 7)
        expectEqual(histogram.snapshot.sum, 1061)
    }

    @Test("the largest scale has room for the bucket above it")
    func largest() {
        let histogram = Histogram(.init(bounds: Array(1...Histogram.boundsMax)))
        histogram.record(32)
        expectEqual(histogram.snapshot.buckets.count, 32)
        expectEqual(histogram.snapshot.buckets.last, 1)
    }

    @Test("durations are counted in nanoseconds, even absurd ones")
    func durations() {
        let histogram = Histogram(.latency)
        histogram.record(.milliseconds(3))
        expectEqual(histogram.snapshot.sum, 3_000_000)
        expectEqual(histogram.snapshot.buckets[5], 1)
        histogram.record(.seconds(Int64.max))
        histogram.record(.seconds(Int64.min))
        expectEqual(histogram.snapshot.buckets.last, 1)
        expectEqual(histogram.snapshot.buckets.first, 1)
    }

    @Test("additions from many threads are all counted")
    func concurrent() async {
        let registry = MetricRegistry()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { @concurrent in
                    let counter = registry.counter("trunkline_test_total", help: "h")
                    let histogram = registry.histogram("trunkline_size_bytes", help: "h", scale: .bytes)
                    for _ in 0..<1000 {
                        counter.increment()
                        histogram.record(100)
                    }
                }
            }
        }
        expectEqual(registry.counter("trunkline_test_total", help: "h").value, 8000)
        expectEqual(registry.histogram("trunkline_size_bytes", help: "h", scale: .bytes).snapshot.sum, 800_000)
    }

    @Test("the text form is that of Prometheus")
    func exposition() {
        let registry = MetricRegistry()
        registry.counter("trunkline_requests_total", help: "Requests\\ served\nso far.", labels: [("status", "200")])
            .increment(by: 2)
        registry.counter("trunkline_requests_total", help: "", labels: [("status", "4\"0\\4\n")]).increment()
        registry.gauge("trunkline_connections", help: "Open connections.").set(7)
        let histogram = registry.histogram(
            "trunkline_lag_seconds", help: "Lag.", scale: .init(bounds: [500, 1000], unitsPerShown: 1000),
            labels: [("loop", "0")])
        for value in [1, 500, 700, 2000] { histogram.record(value) }
        expectEqual(
            String(decoding: registry.exposition(), as: UTF8.self),
            #"""
            # HELP trunkline_requests_total Requests\\ served\nso far.
            # TYPE trunkline_requests_total counter
            trunkline_requests_total{status="200"} 2
            trunkline_requests_total{status="4\"0\\4\n"} 1
            # HELP trunkline_connections Open connections.
            # TYPE trunkline_connections gauge
            trunkline_connections 7
            # HELP trunkline_lag_seconds Lag.
            # TYPE trunkline_lag_seconds histogram
            trunkline_lag_seconds_bucket{loop="0",le="0.5"} 2
            trunkline_lag_seconds_bucket{loop="0",le="1.0"} 3
            trunkline_lag_seconds_bucket{loop="0",le="+Inf"} 4
            trunkline_lag_seconds_sum{loop="0"} 3.201
            trunkline_lag_seconds_count{loop="0"} 4

            """#)
    }

    @Test("asking twice gives the same metric")
    func identity() {
        let registry = MetricRegistry()
        let one = registry.gauge("trunkline_g", help: "h", labels: [("a", "1")])
        expect(registry.gauge("trunkline_g", help: "h", labels: [("a", "1")]) === one)
        expect(registry.gauge("trunkline_g", help: "h", labels: [("a", "2")]) !== one)
        expectEqual(registry.exposition().split(separator: 0x0A).count, 4)
    }

    @Test("labels from outside cannot make series without end")
    func seriesLimit() {
        let registry = MetricRegistry()
        for index in 0..<(MetricRegistry.seriesMax + 5) {
            registry.counter("trunkline_c_total", help: "h", labels: [("i", String(index))]).increment()
        }
        expectEqual(registry.droppedSeries, 5)
        expectEqual(registry.exposition().split(separator: 0x0A).count, MetricRegistry.seriesMax + 2)
    }

    @Test("one name belongs to one type")
    func types() async {
        await #expect(processExitsWith: .failure) {
            let registry = MetricRegistry()
            _ = registry.counter("trunkline_x", help: "h")
            _ = registry.gauge("trunkline_x", help: "h")
        }
        await #expect(processExitsWith: .failure) { _ = MetricRegistry().counter("9x", help: "h") }
        await #expect(processExitsWith: .failure) { _ = Histogram(.init(bounds: [2, 1])) }
    }
}
