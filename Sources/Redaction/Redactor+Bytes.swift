import JSON

extension Redactor {
    /// Whether a look at the bytes of a JSON text shows that nothing in it is a find, whoever wrote it.
    ///
    /// False leaves it open, as it does for what is no JSON: then a tree is worth its price, which most bodies and
    /// frames are spared here.
    package func findsNothing(inJSON text: Span<UInt8>) -> Bool {
        guard !hasOwn else { return false }
        do {
            var reader = try JSONReader(text)
            guard try !mayBe(inNext: &reader, of: text) else { return false }
            try reader.finish()
            return true
        } catch {
            return false
        }
    }

    /// Recursion is bounded by `JSONLimits.depthMax`.
    private func mayBe(inNext reader: inout JSONReader, of text: Span<UInt8>) throws(JSONError) -> Bool {
        switch try reader.peekKind() {
        case .object:
            try reader.beginObject()
            while try reader.nextKey() {
                if try mayBe(inNext: &reader, of: text) { return true }
            }
        case .array:
            try reader.beginArray()
            while try reader.nextElement() {
                if try mayBe(inNext: &reader, of: text) { return true }
            }
        case .string:
            // An escape may stand for a sign.
            guard let range = try reader.readTextRange() else { return true }
            let string = text.extracting(range)
            return mayBe(in: string) || NestedJSON.mayBe(string)
        case .number: return try reader.readRawRange().count >= Self.numberDigitsMin
        case .null, .bool: try reader.skipValue()
        }
        return false
    }
}
