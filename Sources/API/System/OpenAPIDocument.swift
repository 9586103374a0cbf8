import COpenAPI

/// The OpenAPI documents as JSON, made from `openapi/` by `scripts/openapi-generate`.
enum OpenAPIDocument {
    /// The document for callers as it is served, made when somebody first asks for it.
    ///
    /// It stands in the program with a member a line, so that people can read what a change does to it. The blanks
    /// that this takes are a third of it, and no client has to load them.
    static let bytes: [UInt8] = {
        let text = unsafe Span(_unsafeStart: tl_openapi_bytes(), count: tl_openapi_count())
        return compact(text)
    }()

    /// The one for operators, made likewise.
    static let operatorBytes: [UInt8] = {
        let text = unsafe Span(_unsafeStart: tl_openapi_admin_bytes(), count: tl_openapi_admin_count())
        return compact(text)
    }()

    /// Drops the white space between the parts of a JSON text; order, numbers and strings stay as they stand.
    private static func compact(_ text: Span<UInt8>) -> [UInt8] {
        var compact: [UInt8] = []
        compact.reserveCapacity(text.count)
        var isString = false
        var isEscaped = false
        for at in text.indices {
            let byte = text[at]
            if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            if isString || byte > UInt8(ascii: " ") { compact.append(byte) }
        }
        return compact
    }
}
