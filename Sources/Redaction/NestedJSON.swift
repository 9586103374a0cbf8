package import JSON

/// JSON that stands as text in a string of JSON, as vendors have it for cards, answers to forms and custom data.
package enum NestedJSON {
    /// Whether a string begins as an object or an array does.
    package static func mayBe(_ text: Span<UInt8>) -> Bool {
        for index in text.indices where text[index] > 0x20 {
            return text[index] == UInt8(ascii: "{") || text[index] == UInt8(ascii: "[")
        }
        return false
    }

    /// The same of a string.
    static func mayBe(_ text: String) -> Bool { mayBe(text.utf8Span.span) }

    /// The object or array that a string holds; nil for any other text.
    package static func parse(_ text: String) -> JSONValue? {
        guard mayBe(text) else { return nil }
        do {
            return try JSONValue(parsing: text)
        } catch {
            // Most texts that begin with a bracket are no JSON: they are read as they stand.
            return nil
        }
    }

    /// The text of a value that has been changed.
    package static func text(_ value: JSONValue) -> String { value.description }
}
