/// A JSON text as a tree that keeps what it was made from.
///
/// Number text (`1` and `1.0`, `1e400`), the order of members, repeated keys and unknown members are all kept, so a
/// compact text whose strings use the shortest escapes is written back byte for byte.
///
/// Equality is that of the kept text: `1` differs from `1.0`, member order counts, and strings are compared by their
/// code points, not by canonical equivalence as `String` does (RFC 8259 section 8.3).
public enum JSONValue: Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// A number with its exact text.
    case number(JSONNumber)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object with its members in order.
    case object(JSONObject)

    /// Which of the six kinds this is.
    public var kind: JSONKind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

// MARK: Looking inside

extension JSONValue {
    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The Boolean, or nil for any other kind.
    public var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number, or nil for any other kind.
    public var numberValue: JSONNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The number as an integer; nil for any other kind, and for what is no integer of 64 bits.
    public var intValue: Int? { numberValue?.int }

    /// The number as the nearest `Double`; nil for any other kind, and where that would be infinite.
    public var doubleValue: Double? { numberValue?.double }

    /// The string, or nil for any other kind.
    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements, or nil for any other kind.
    public var arrayValue: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The object, or nil for any other kind.
    public var objectValue: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The value of the last member with this key; nil when there is none or this is no object.
    public subscript(key: String) -> JSONValue? { objectValue?[key] }

    /// The element at an index from 0; nil when there is none or this is no array.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

// MARK: Equality

extension JSONValue: Hashable {
    /// Whether two values are written alike.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }

    /// Feeds the kind and the content to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        switch self {
        case .null: break
        case .bool(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .array(let value): hasher.combine(value)
        case .object(let value): hasher.combine(value)
        }
    }
}

extension String {
    /// Whether two strings have the same code points; `==` also takes canonical equivalents for equal.
    package func hasSameBytes(as other: String) -> Bool {
        utf8Span.span.isSame(as: other.utf8Span.span)
    }
}
