import Crypto
import HTTPWire

/// The text form of a request that AWS Signature Version 4 signs: equal requests have equal texts.
///
/// Pure: method, target and fields go in as they stand on the wire. Source: "Create a signed AWS API request" of the
/// AWS general reference, and section 4 of the protocol note for Connect.
struct CanonicalRequest: Sendable {
    /// The SHA-256 of nothing, for requests without a body.
    static let emptyBodyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    /// Fields that proxies and clients add or change on the way, so a signature over them would break.
    static let unsignedNames: Set<String> = [
        "authorization", "connection", "expect", "te", "traceparent", "tracestate", "transfer-encoding", "upgrade",
        "user-agent", "x-amzn-trace-id",
    ]

    /// The lower-case names of the signed fields, sorted, joined by `;`.
    let signedNames: String
    /// The canonical text.
    let text: String

    /// Brings a request into its canonical form.
    ///
    /// - Parameters:
    ///   - path: the path of the target, percent-encoded once as it is sent.
    ///   - query: the query of the target without `?`; nil or empty where there is none.
    ///   - fields: all fields that are sent; those of ``unsignedNames`` are passed over.
    ///   - bodyHash: the lower-case hexadecimal SHA-256 of the body.
    init(
        method: String, path: String, query: String?, fields: [(name: String, value: String)], bodyHash: String,
        normalizesPath: Bool
    ) throws(HTTPWireError) {
        var values: [String: String] = [:]
        for field in fields {
            let name = field.name.lowercased()
            guard !Self.unsignedNames.contains(name) else { continue }
            let value = Self.folded(field.value)
            values[name] = values[name].map { $0 + "," + value } ?? value
        }
        let names = values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        signedNames = names.joined(separator: ";")
        text = """
            \(method)
            \(Self.path(path, normalizes: normalizesPath))
            \(try Self.query(query ?? ""))
            \(names.map { "\($0):\(values[$0] ?? "")\n" }.joined())
            \(signedNames)
            \(bodyHash)
            """
    }

    /// The lower-case hexadecimal SHA-256 of the text, as ASCII.
    var hash: String { Self.hash(Array(text.utf8)) }

    /// The lower-case hexadecimal SHA-256 of bytes.
    static func hash(_ bytes: [UInt8]) -> String {
        let digest = HashAlgorithm.sha256.digest(of: bytes.span)
        return String(decoding: Hex.encode(digest.span), as: UTF8.self)
    }

    /// The path encoded once more, `/` kept: what was `%2F` on the wire becomes `%252F` here.
    static func path(_ path: String, normalizes: Bool) -> String {
        let path = normalizes ? normalized(path) : path
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        let encoded = segments.map { PercentCoding.encoded(String($0), .unreserved) }.joined(separator: "/")
        return encoded.isEmpty ? "/" : encoded
    }

    /// The path without `.` and `..` segments (RFC 3986 section 5.2.4) and without empty ones.
    private static func normalized(_ path: String) -> String {
        var kept: [Substring] = []
        for segment in path.split(separator: "/") where segment != "." {
            if segment == ".." { _ = kept.popLast() } else { kept.append(segment) }
        }
        guard !kept.isEmpty else { return "/" }
        return "/" + kept.joined(separator: "/") + (path.hasSuffix("/") ? "/" : "")
    }

    /// The items of a query, each encoded anew and sorted by name, then value; a name alone gets an empty value.
    static func query(_ query: String) throws(HTTPWireError) -> String {
        var items: [(name: String, value: String)] = []
        for item in query.split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = try encodedAnew(parts[0])
            items.append((name, parts.count == 2 ? try encodedAnew(parts[1]) : ""))
        }
        items.sort { left, right in
            left.name == right.name
                ? left.value.utf8.lexicographicallyPrecedes(right.value.utf8)
                : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
        return items.map { $0.name + "=" + $0.value }.joined(separator: "&")
    }

    private static func encodedAnew(_ text: Substring) throws(HTTPWireError) -> String {
        PercentCoding.encoded(try PercentCoding.decoded(String(text)), .unreserved)
    }

    /// The value without blanks at its ends, inner runs of blanks folded to one.
    private static func folded(_ value: String) -> String {
        value.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    }
}
