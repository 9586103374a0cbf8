/// A map that forgets its oldest keys.
struct BoundedMap<Value: Sendable>: Sendable {
    private var values: [String: Value] = [:]
    private var order: [String] = []

    /// The value of a key; setting nil forgets the key.
    subscript(key: String) -> Value? {
        get { values[key] }
        set {
            guard let newValue else {
                if values.removeValue(forKey: key) != nil { order.removeAll { $0 == key } }
                return
            }
            guard values.updateValue(newValue, forKey: key) == nil else { return }
            order.append(key)
            guard order.count > 2 * ConnectReceipts.rememberedMax else { return }
            for old in order.prefix(ConnectReceipts.rememberedMax) { values.removeValue(forKey: old) }
            order.removeFirst(ConnectReceipts.rememberedMax)
        }
    }
}

/// A set that forgets its oldest members.
struct BoundedSet: Sendable {
    private var members = BoundedMap<Void>()

    func contains(_ member: String) -> Bool { members[member] != nil }

    mutating func remove(_ member: String) { members[member] = nil }

    mutating func insert(_ member: String) { members[member] = () }
}
