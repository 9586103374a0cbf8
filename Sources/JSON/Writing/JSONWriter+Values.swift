extension JSONWriter {
    /// Writes a tree.
    ///
    /// Recursion is as deep as the tree.
    public mutating func write(_ value: JSONValue) {
        switch value {
        case .null: writeNull()
        case .bool(let value): write(value)
        case .number(let value): write(value)
        case .string(let value): write(value)
        case .array(let elements):
            beginArray()
            for element in elements { write(element) }
            endArray()
        case .object(let object): write(object)
        }
    }

    /// Writes an object with its members in their order.
    public mutating func write(_ object: JSONObject) {
        beginObject()
        for member in object.members {
            key(string: member.key)
            write(member.value)
        }
        endObject()
    }

    /// Writes a number with its own text.
    public mutating func write(_ number: JSONNumber) { writeRaw(number.text.utf8Span.span) }

    // MARK: Members

    /// Writes a member; nothing when there is no value.
    public mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        key(name)
        write(value)
    }

    /// Writes a member whose text `body` appends; it must need no escapes.
    public mutating func member(_ name: StaticString, plain body: (inout [UInt8]) -> Void) {
        key(name)
        write(plain: body)
    }

    /// Writes a member; nothing when there is no value.
    public mutating func member(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        key(name)
        write(value)
    }

    /// Writes a member; nothing when there is no value.
    @_disfavoredOverload
    public mutating func member(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        key(name)
        write(value)
    }

    /// Writes a member; nothing when there is no value.
    public mutating func member(_ name: StaticString, _ value: Bool?) {
        guard let value else { return }
        key(name)
        write(value)
    }

    /// Writes a member; nothing when there is no value.
    ///
    /// For `null`, give `.null` of `JSONValue`.
    @_disfavoredOverload
    public mutating func member(_ name: StaticString, _ value: JSONValue?) {
        guard let value else { return }
        key(name)
        write(value)
    }
}
