import Synchronization

/// A number that only grows: requests served, bytes sent.
///
/// One atomic addition each time, from any thread.
public final class Counter: Sendable {
    private let total = Atomic<Int>(0)

    /// A counter at 0 that no registry lists; `MetricRegistry.counter` makes listed ones.
    public init() {}

    /// The total that was counted so far.
    public var value: Int { total.load(ordering: .relaxed) }

    /// Counts `amount` more; it is not negative.
    public func increment(by amount: Int = 1) {
        precondition(amount >= 0, "a counter never falls")
        total.wrappingAdd(amount, ordering: .relaxed)
    }
}

/// A number that rises and falls: open connections, queued events.
///
/// From any thread.
public final class Gauge: Sendable {
    private let current = Atomic<Int>(0)

    /// A gauge at 0 that no registry lists; `MetricRegistry.gauge` makes listed ones.
    public init() {}

    /// The value that it shows now.
    public var value: Int { current.load(ordering: .relaxed) }

    /// Shows `value` from now on.
    public func set(_ value: Int) { current.store(value, ordering: .relaxed) }

    /// Shows `amount` more, or less when it is negative.
    public func add(_ amount: Int) { current.wrappingAdd(amount, ordering: .relaxed) }
}
