import Synchronization

/// Counts values by size: how long requests took, how many bytes they had.
///
/// Two atomic additions a value.
///
/// Values are whole numbers of a small unit, nanoseconds or bytes, and shown in the unit that Prometheus wants, seconds
/// or bytes.
public final class Histogram: Sendable {
    /// How many bounds a histogram may have.
    public static let boundsMax = 31

    /// The upper bounds of the buckets and their unit.
    public struct Scale: Hashable, Sendable {
        /// Inclusive upper bounds, rising; one more bucket takes what is above the last.
        public let bounds: [Int]
        /// How many of the small unit make one of the shown unit.
        public let unitsPerShown: Int

        /// A scale of 1 to `boundsMax` rising bounds.
        public init(bounds: [Int], unitsPerShown: Int = 1) {
            precondition((1...boundsMax).contains(bounds.count), "a histogram has 1 to \(boundsMax) bounds")
            precondition(zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 }, "the bounds of a histogram rise")
            precondition(unitsPerShown > 0, "a unit is a positive number of smaller ones")
            self.bounds = bounds
            self.unitsPerShown = unitsPerShown
        }

        /// Nanoseconds, shown as seconds: 0.1 ms to 10 s in steps of about two and a half.
        public static let latency = Scale(
            bounds: [
                100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000,
                100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000, 5_000_000_000, 10_000_000_000,
            ],
            unitsPerShown: 1_000_000_000)

        /// Bytes, 64 to 16 MiB in steps of four.
        public static let bytes = Scale(bounds: (3...12).map { 1 << ($0 * 2) })
    }

    /// The values that a histogram has counted, by bucket, and their sum.
    public struct Snapshot: Sendable, Equatable {
        /// How many values fell into each bucket, not added up; the last is what is above all bounds.
        public let buckets: [Int]
        /// The sum of all values in the small unit.
        public let sum: Int
        /// How many values there were.
        public var count: Int { buckets.reduce(0, +) }
    }

    /// The buckets.
    public let scale: Scale
    private let buckets: InlineArray<32, Atomic<Int>>
    private let sum = Atomic<Int>(0)

    /// An empty histogram that no registry lists; `MetricRegistry.histogram` makes listed ones.
    public init(_ scale: Scale) {
        self.scale = scale
        buckets = InlineArray { _ in Atomic(0) }
    }

    /// Counts one value, in the small unit.
    ///
    /// From any thread.
    public func record(_ value: Int) {
        var index = 0
        while index < scale.bounds.count, value > scale.bounds[index] { index += 1 }
        buckets[index].wrappingAdd(1, ordering: .relaxed)
        sum.wrappingAdd(value, ordering: .relaxed)
    }

    /// Counts a duration; for a scale whose small unit is the nanosecond.
    public func record(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        // Enough for 290 years; longer ones are only wrong clocks.
        let (product, overflowed) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        record(overflowed ? (seconds < 0 ? 0 : .max / 2) : product &+ Int(attoseconds / 1_000_000_000))
    }

    /// The snapshot of what was counted so far.
    ///
    /// Values recorded meanwhile may be in the buckets and not yet in the sum.
    public var snapshot: Snapshot {
        var counts: [Int] = []
        for index in 0...scale.bounds.count { counts.append(buckets[index].load(ordering: .relaxed)) }
        return Snapshot(buckets: counts, sum: sum.load(ordering: .relaxed))
    }
}
