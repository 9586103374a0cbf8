/// A media type with its parameters, such as `application/json; charset=utf-8`: RFC 9110 section 8.3.1.
public struct MediaType: Hashable, Sendable, CustomStringConvertible {
    /// One parameter.
    public struct Parameter: Hashable, Sendable {
        /// In small letters.
        public let name: String
        /// Without quotes, its case kept.
        public let value: String
    }

    /// In small letters; `*` in a range of media types.
    public let type: String
    /// In small letters; `*` in a range of media types.
    public let subtype: String
    /// In their order; `q` is not among them when this came from an `Accept` field.
    public let parameters: [Parameter]

    /// Reads a media type, or throws `badMediaType`; each parameter name may stand only once.
    public init(_ text: String) throws(HTTPWireError) {
        let bytes = Array(text.utf8)
        try self.init(bytes.span, 0..<bytes.count)
    }

    init(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(HTTPWireError) {
        var pieces = ListCursor(range, separator: ASCII.semicolon)
        guard let name = pieces.next(in: bytes), let slash = bytes.firstIndex(of: ASCII.slash, in: name),
            let type = Self.token(bytes, name.lowerBound..<slash),
            let subtype = Self.token(bytes, (slash + 1)..<name.upperBound),
            type != "*" || subtype == "*"
        else { throw .badMediaType }
        var parameters: [Parameter] = []
        while let piece = pieces.next(in: bytes) {
            guard let equals = bytes.firstIndex(of: ASCII.equals, in: piece),
                let name = Self.token(bytes, piece.lowerBound..<equals),
                let value = FieldValueList.unquoted(bytes, (equals + 1)..<piece.upperBound),
                !parameters.contains(where: { $0.name == name })
            else { throw .badMediaType }
            parameters.append(Parameter(name: name, value: value))
        }
        self.type = type
        self.subtype = subtype
        self.parameters = parameters
    }

    init(type: String, subtype: String, parameters: [Parameter]) {
        self.type = type
        self.subtype = subtype
        self.parameters = parameters
    }

    /// `type/subtype` without parameters, to compare with.
    public var essence: String { "\(type)/\(subtype)" }

    /// The value of the parameter `name`, given in small letters, or nil.
    public subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// Whether this is JSON by its name: `application/json`, or `+json` at its end (RFC 6839 section 3.1).
    public var isJSON: Bool { essence == "application/json" || subtype.hasSuffix("+json") }

    /// The media type as text; a value that is no token is quoted.
    public var description: String {
        parameters.reduce(into: essence) { text, parameter in
            // A value cannot have a control byte, the only reason to refuse it: it was read from a field.
            text += "; \(parameter.name)=" + ((try? FieldValueList.quoted(parameter.value)) ?? "\"\"")
        }
    }

    private static func token(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
        guard !range.isEmpty, ByteSet.token.containsAll(of: bytes, in: range) else { return nil }
        return String(decoding: range.map { ASCII.lowercase(bytes[$0]) }, as: UTF8.self)
    }
}
