extension JSONValue: ExpressibleByNilLiteral {
    /// Makes `null`.
    public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    /// Makes `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    /// Makes a number.
    public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
    /// Makes a number with the shortest text that reads back as the same `Double`; `null` if it is infinite.
    public init(floatLiteral value: Double) { self.init(value) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    /// Makes an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// Makes an object with its members in the order written, repeated keys included.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in elements { object.append(key, value) }
        self = .object(object)
    }
}

// MARK: From values that are not literals

extension JSONValue {
    /// Makes a Boolean.
    public init(_ value: Bool) { self = .bool(value) }

    /// Makes a number.
    public init(_ value: Int) { self = .number(JSONNumber(value)) }

    /// Makes a number with the shortest text that reads back the same; `null`, as in JavaScript, if it is not finite.
    public init(_ value: Double) { self = JSONNumber(value).map { .number($0) } ?? .null }

    /// Makes a string.
    public init(_ value: String) { self = .string(value) }
}
