import Compression
import HTTPServer
import HTTPWire

/// JSON that is long enough goes out as gzip to those who take it (RFC 9110 section 8.4).
///
/// Callers carry their credential in a field of its own, which no page can make a browser send, so nobody can have
/// secrets compressed beside guesses of them. Streams are never compressed.
enum AnswerCompression {
    /// From how many bytes on it is worth the while.
    static let bytesMin = 1_024
    /// Above this many bytes a loop would be held up for too long; at the fastest level this takes about 6 ms.
    ///
    /// The API's own document is the longest answer that is asked for every day.
    static let bytesMax = 512 * 1_024
    /// The end of an entity tag whose answer is gzip, inside the quotes.
    static let tagSuffix = "-gzip"

    /// Compresses an answer if it may be, and says in `Vary` what that hangs on.
    static func apply(_ head: HTTPRequestHead, _ response: inout Response) {
        guard case .bytes(let bytes) = response.body, (bytesMin...bytesMax).contains(bytes.count),
            isJSON(response.fields[.contentType]), !response.fields.contains(.contentEncoding)
        else { return }
        response.fields.append(.vary, constant: "Accept-Encoding")
        guard Quality.weight(of: "gzip", in: head.fields.combined(.acceptEncoding)) > 0 else { return }
        var deflater = Deflater(.gzip)
        response.body = .bytes(deflater.compress(bytes.span, .finished))
        response.fields.append(.contentEncoding, constant: "gzip")
        markTag(&response.fields)
    }

    private static func isJSON(_ type: String?) -> Bool {
        type == "application/json" || type == "application/problem+json"
    }

    /// A strong tag stands for bytes, and these are others (RFC 9110 section 8.8.3.3).
    private static func markTag(_ fields: inout HTTPFields) {
        guard let tag = fields[.eTag], tag.last == "\"" else { return }
        fields.removeAll(.eTag)
        try? fields.append(.eTag, tag.dropLast() + tagSuffix + "\"")
    }

    /// The tag of the thing itself, whichever form of it the caller was given.
    static func plainTag(_ tag: String) -> String {
        let end = tagSuffix + "\""
        return tag.hasSuffix(end) ? tag.dropLast(end.count) + "\"" : tag
    }
}
