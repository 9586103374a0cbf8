extension JSONValue {
    /// Reads a whole text.
    public init(parsing text: Span<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        var reader = try JSONReader(text, limits: limits)
        self = try reader.readValue()
        try reader.finish()
    }

    /// Reads a whole text.
    public init(parsing text: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
        try self.init(parsing: text.span, limits: limits)
    }

    /// Reads a whole text.
    public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        try self.init(parsing: text.utf8Span.span, limits: limits)
    }

    /// The value as compact text in UTF-8.
    ///
    /// - Parameter count: bytes that it will have or nearly so, which spares making room for more and more of them.
    public func encoded(reservingBytes count: Int = 0) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: count)
        writer.write(self)
        return writer.finish()
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as compact text.
    public var description: String { String(validated: encoded().span, isASCII: false) }
}

extension JSONNumber {
    /// Makes a number from its text, or nil if that is no number of JSON.
    public init?(text: String) {
        guard JSONNumber.isNumber(text.utf8Span.span) else { return nil }
        self.init(checked: text)
    }

    private static func isNumber(_ text: Span<UInt8>) -> Bool {
        guard !text.isEmpty, text[0] == ASCII.minus || ASCII.isDigit(text[0]) else { return false }
        do {
            var reader = try JSONReader(text)
            try reader.scanNumber()
            return reader.offset == text.count
        } catch {
            return false
        }
    }
}
