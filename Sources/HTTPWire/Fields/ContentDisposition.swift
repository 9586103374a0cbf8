/// How content is meant to be shown, and what it is called: RFC 6266, and RFC 7578 section 4.2 for parts of forms.
public struct ContentDisposition: Hashable, Sendable {
    /// In small letters: `attachment`, `inline`, `form-data`.
    public let type: String
    /// The form field that a part belongs to.
    public let name: String?
    /// The name of the file; `filename*` counts before `filename`.
    ///
    /// Whoever chose it may have put a path in it.
    public let filename: String?

    /// Reads a field value, or throws `badFieldValueList`; each parameter may stand only once.
    ///
    /// A `filename*` in a charset other than UTF-8, or not well formed, counts for nothing (RFC 6266 section 4.3).
    public init(_ text: String) throws(HTTPWireError) {
        let bytes = Array(text.utf8)
        var pieces = ListCursor(0..<bytes.count, separator: ASCII.semicolon)
        guard let first = pieces.next(in: bytes.span), let type = Self.token(bytes, first) else {
            throw .badFieldValueList
        }
        var parameters: [String: String] = [:]
        while let piece = pieces.next(in: bytes.span) {
            guard let equals = bytes.span.firstIndex(of: ASCII.equals, in: piece),
                let name = Self.token(bytes, bytes.span.trimmingBlanks(piece.lowerBound..<equals)),
                let value = FieldValueList.unquoted(
                    bytes.span, bytes.span.trimmingBlanks((equals + 1)..<piece.upperBound)),
                parameters.updateValue(value, forKey: name) == nil
            else { throw .badFieldValueList }
        }
        self.type = type
        name = parameters["name"]
        filename = parameters["filename*"].flatMap(Self.extended) ?? parameters["filename"].map(Self.plain)
    }

    private static func token(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
        guard !range.isEmpty, ByteSet.token.containsAll(of: bytes.span, in: range) else { return nil }
        return String(decoding: range.map { ASCII.lowercase(bytes[$0]) }, as: UTF8.self)
    }

    /// The text of an extended value, `UTF-8'en'%e2%82%ac`: RFC 8187 section 3.2.
    private static func extended(_ value: String) -> String? {
        let parts = value.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
        return try? PercentCoding.decoded(String(parts[2]))
    }

    /// Browsers write a quote in a file's name as `%22` and leave other percent signs alone (WHATWG HTML, multipart).
    private static func plain(_ value: String) -> String {
        var result: [UInt8] = []
        var rest = Array(value.utf8)[...]
        while let byte = rest.first {
            if rest.starts(with: [ASCII.percent, 0x32, 0x32]) {
                result.append(ASCII.quote)
                rest = rest.dropFirst(3)
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The value that has a file saved under a name and never shown: `attachment; filename="…"; filename*=UTF-8''…`.
    ///
    /// The first form has `_` for what old readers take wrongly, and is for those who do not know the second.
    public static func attachment(filename: String) -> String {
        let simple = filename.unicodeScalars.map { scalar in
            let isPlain = scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7f
            return isPlain && !"\"\\%".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
        }
        return "attachment; filename=\"\(String(simple))\"; filename*=UTF-8''\(PercentCoding.encoded(filename))"
    }
}
