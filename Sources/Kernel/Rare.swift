/// A value that is rarely there: it lies apart from its owner, in which it takes one word.
///
/// For parts of what there are very many of, such as sessions and connections. A value that is set is allocated, and
/// so is each change of it.
@propertyWrapper
@frozen public struct Rare<Value: Sendable>: Sendable {
    @usableFromInline
    @frozen indirect enum Storage: Sendable {
        case absent
        case present(Value)
    }

    @usableFromInline var storage: Storage

    /// No value.
    @inlinable public init() { storage = .absent }

    /// This value, or none.
    @inlinable public init(wrappedValue: Value?) {
        storage = .absent
        self.wrappedValue = wrappedValue
    }

    /// The value; nil where there is none.
    @inlinable public var wrappedValue: Value? {
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
