/// The values of the keys that came last; the oldest key makes room.
///
/// Setting a value again does not make its key newer.
public struct RecentMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// The number of keys that are remembered.
    public let countMax: Int
    @usableFromInline var values: [Key: Value] = [:]
    /// The keys, oldest first, from ``first`` on.
    @usableFromInline var order: [Key] = []
    @usableFromInline var first = 0

    /// An empty map of up to `countMax` keys, at least one.
    @inlinable
    public init(countMax: Int) {
        precondition(countMax > 0, "A map without room remembers nothing.")
        self.countMax = countMax
    }

    /// How many keys there are.
    @inlinable public var count: Int { values.count }

    /// The value of a key; setting nil forgets the key.
    @inlinable
    public subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            guard let newValue else { return forget(key) }
            guard values.updateValue(newValue, forKey: key) == nil else { return }
            order.append(key)
            if values.count > countMax { forgetOldest() }
            assert(values.count <= countMax && order.count - first == values.count)
        }
    }

    /// Forgets the keys that a condition picks.
    @inlinable
    public mutating func removeAll(where isForgotten: (Key) -> Bool) {
        for key in Array(values.keys) where isForgotten(key) { forget(key) }
    }

    @inlinable
    mutating func forget(_ key: Key) {
        guard values.removeValue(forKey: key) != nil else { return }
        guard let index = order[first...].firstIndex(of: key) else {
            preconditionFailure("Every key has its place in the order.")
        }
        order.remove(at: index)
        assert(order.count - first == values.count, "Every key has its place in the order.")
        assert(values[key] == nil, "What was forgotten is gone.")
    }

    @inlinable
    mutating func forgetOldest() {
        assert(values[order[first]] != nil, "Every place in the order has its key.")
        values[order[first]] = nil
        first += 1
        assert(order.count - first == values.count, "Every key has its place in the order.")
        // Moved down once for as many keys as there are, so that each costs the same.
        guard first > countMax else { return }
        order.removeFirst(first)
        first = 0
    }
}
