import HTTPServer
import HTTPWire

/// Answers that are the same for a while, and that callers may keep for as long: what belongs to an app and to no
/// conversation.
enum CachedAnswer {
    /// The answer, or 304 for callers who have it.
    ///
    /// - Parameters:
    ///   - etag: the tag of `json`, quotes included.
    ///   - lifetime: how long it may be kept, in whole seconds.
    ///   - age: how old it is already; nil where that is not said.
    static func response(
        _ json: [UInt8], etag: String, lifetime: Duration, age: Duration? = nil, to request: Request
    ) -> Response {
        let known = request.head.fields.values(of: .ifNoneMatch).flatMap { $0.split(separator: ",") }
            .map { AnswerCompression.plainTag($0.trimmingWhitespace()) }
        let isKnown = known.contains { $0 == "*" || $0 == etag || $0 == "W/" + etag }
        var response = isKnown ? Response.empty(.notModified) : Response.json(.ok, json)
        try? response.fields.append(.eTag, etag)
        if let age { try? response.fields.append(.age, String(age.components.seconds)) }
        try? response.fields.append(.cacheControl, "private, max-age=\(lifetime.components.seconds)")
        return response
    }
}

extension Substring {
    /// Without spaces and tabs around it.
    fileprivate func trimmingWhitespace() -> String {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}
