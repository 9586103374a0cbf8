extension JSONReader {
    /// Reads the next value as a tree.
    ///
    /// Recursion is bounded by `JSONLimits.depthMax`.
    public mutating func readValue() throws(JSONError) -> JSONValue {
        let byte = nextByte()
        switch byte {
        case ASCII.quote: return .string(try readString())
        case ASCII.openBrace: return .object(try readObject())
        case ASCII.openBracket: return .array(try readArray())
        case ASCII.minus, ASCII.zero...ASCII.nine: return .number(try readNumber())
        case 0x74, 0x66: return .bool(try readBool())
        case 0x6E:
            valueOffset = offset
            try scanLiteral(byte)
            return .null
        default: throw unexpected("a value")
        }
    }

    /// Reads an object with all its members.
    public mutating func readObject() throws(JSONError) -> JSONObject {
        var object = JSONObject()
        let start = try beginObject()
        while try nextKey() {
            // The name is taken before the value, which may hold keys of its own.
            let name = key
            object.append(name, try readValue())
        }
        valueOffset = start
        return object
    }

    private mutating func readArray() throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        let start = try beginArray()
        while try nextElement() { elements.append(try readValue()) }
        valueOffset = start
        return elements
    }
}
