/// A bounded map that forgets what was not used lately.
///
/// Two generations: when the younger is full it becomes the older, and the older is forgotten. What is found in the
/// older moves to the younger. So it holds between `capacity` and twice as many of the things used last.
struct GenerationCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard let value = old.removeValue(forKey: key) else { return nil }
            insert(key, value)
            return value
        }
        set {
            if let newValue {
                insert(key, newValue)
            } else {
                young[key] = nil
                old[key] = nil
            }
        }
    }

    private mutating func insert(_ key: Key, _ value: Value) {
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = value
        assert(young.count <= max(capacity, 1), "A generation is bounded.")
        assert(old.count <= max(capacity, 1), "A generation is bounded.")
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
