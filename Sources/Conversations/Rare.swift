/// A value that is rarely there: it lies apart from its owner, in which it takes one word.
///
/// For parts of what there are very many of, such as sessions.
@propertyWrapper
struct Rare<Value: Sendable>: Sendable {
    private indirect enum Storage: Sendable {
        case absent
        case present(Value)
    }

    private var storage: Storage

    /// No value.
    init() { storage = .absent }

    /// This value, or none.
    init(wrappedValue: Value?) {
        storage = .absent
        self.wrappedValue = wrappedValue
    }

    /// The value; nil where there is none.
    var wrappedValue: Value? {
        get {
            switch storage {
            case .absent: nil
            case .present(let value): value
            }
        }
        set {
            if let newValue { storage = .present(newValue) } else { storage = .absent }
        }
    }
}
