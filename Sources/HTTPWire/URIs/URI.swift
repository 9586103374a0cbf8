/// An absolute URI with an authority, such as `https://user@host:8443/path?query#part`: RFC 3986.
///
/// Scheme and host are kept in small letters; everything else as it was written, still percent-encoded.
public struct URI: Hashable, Sendable, CustomStringConvertible {
    /// In small letters: `https`.
    public let scheme: String
    /// The user information before `@`, still encoded, or nil; never written to the wire.
    public let userInformation: String?
    /// A registered name, an IPv4 address, or an IPv6 address without its brackets; never empty.
    public let host: String
    /// Whether the host was an IPv6 literal in brackets.
    public let isIPv6: Bool
    /// The port as written, or nil.
    public let port: UInt16?
    /// Empty or beginning with `/`.
    public let path: String
    /// Without its `?`, or nil.
    public let query: String?
    /// Without its `#`, or nil.
    public let fragment: String?

    /// Reads an absolute URI.
    ///
    /// Throws `badURI` for anything else: no scheme, no host, bytes that should be encoded, a broken triplet.
    public init(_ text: String) throws(HTTPWireError) {
        let reference = try URIReference(text)
        guard let scheme = reference.scheme, let authority = reference.authority else { throw .badURI }
        try self.init(
            scheme: scheme, authority: authority, path: reference.path, query: reference.query,
            fragment: reference.fragment)
    }

    init(scheme: String, authority: String, path: String, query: String?, fragment: String?) throws(HTTPWireError) {
        let bytes = Array(authority.utf8)
        let at = bytes.lastIndex(of: 0x40)
        var end = bytes.count
        // `host:` is a host without a port here; a `Host` field is judged more strictly.
        if bytes.last == ASCII.colon { end -= 1 }
        let start = at.map { $0 + 1 } ?? 0
        guard start < end, let parts = Authority.reading(bytes.span, start..<end) else { throw .badURI }
        if let at {
            guard ByteSet.userInformation.containsAll(of: bytes.span, in: 0..<at),
                URIReference.hasSoundTriplets(bytes.span, 0..<at)
            else { throw .badURI }
        }
        self.scheme = scheme
        userInformation = at.map { String(decoding: bytes[..<$0], as: UTF8.self) }
        isIPv6 = bytes[parts.host.lowerBound] == 0x5b
        let host = isIPv6 ? parts.host.dropFirst().dropLast() : parts.host
        self.host = String(decoding: bytes[host], as: UTF8.self).lowercased()
        port = parts.port
        self.path = path
        self.query = query
        self.fragment = fragment
    }

    /// Scheme, path and query of one address, host and port of another.
    private init(_ one: URI, at other: URI) {
        scheme = one.scheme
        userInformation = nil
        host = other.host
        isIPv6 = other.isIPv6
        // As it is written: 80 is not the usual one of every scheme.
        port = other.port
        path = one.path
        query = one.query
        fragment = nil
    }

    /// The same at the host and port of another one, without user information and fragment.
    public func moved(to other: URI) -> URI { URI(self, at: other) }

    /// The port to connect to: as written, else that of the scheme (`http`, `https`, `ws`, `wss`), else nil.
    public var effectivePort: UInt16? { port ?? Self.defaultPort(of: scheme) }

    /// Whether the scheme is `https` or `wss`.
    public var isSecure: Bool { scheme == "https" || scheme == "wss" }

    /// `host` or `host:port` for a `Host` field: IPv6 in brackets, the scheme's own port left out.
    public var hostField: String {
        let name = isIPv6 ? "[\(host)]" : host
        guard let port, port != Self.defaultPort(of: scheme) else { return name }
        return "\(name):\(port)"
    }

    /// The path, `/` where it is empty, and the query: a request target in origin form.
    public var requestTarget: String {
        (path.isEmpty ? "/" : path) + (query.map { "?" + $0 } ?? "")
    }

    /// Whether both have the same scheme, host and effective port: RFC 6454 section 5.
    public func hasSameOrigin(as other: URI) -> Bool {
        scheme == other.scheme && host == other.host && effectivePort == other.effectivePort
    }

    /// The whole URI as text.
    public var description: String {
        let user = userInformation.map { $0 + "@" } ?? ""
        let portText = port.map { ":\($0)" } ?? ""
        let tail = (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
        return "\(scheme)://\(user)\(isIPv6 ? "[\(host)]" : host)\(portText)\(path)\(tail)"
    }

    private static func defaultPort(of scheme: String) -> UInt16? {
        switch scheme {
        case "http", "ws": 80
        case "https", "wss": 443
        default: nil
        }
    }
}

extension URI {
    /// The URI that `reference` names from here, as a redirect does: RFC 3986 section 5.
    ///
    /// Throws `badURI` if it is no reference or names something without an authority.
    public func resolving(_ reference: String) throws(HTTPWireError) -> URI {
        let reference = try URIReference(reference)
        if let scheme = reference.scheme {
            guard let authority = reference.authority else { throw .badURI }
            return try URI(
                scheme: scheme, authority: authority, path: Self.withoutDots(reference.path), query: reference.query,
                fragment: reference.fragment)
        }
        if let authority = reference.authority {
            return try URI(
                scheme: scheme, authority: authority, path: Self.withoutDots(reference.path), query: reference.query,
                fragment: reference.fragment)
        }
        return try URI(
            scheme: scheme, authority: authorityText, path: merged(reference.path),
            query: reference.path.isEmpty ? reference.query ?? query : reference.query, fragment: reference.fragment)
    }

    private var authorityText: String {
        (userInformation.map { $0 + "@" } ?? "") + (isIPv6 ? "[\(host)]" : host) + (port.map { ":\($0)" } ?? "")
    }

    /// RFC 3986 section 5.2.3, and the dots taken out.
    private func merged(_ other: String) -> String {
        if other.isEmpty { return path }
        if other.utf8.first == ASCII.slash { return Self.withoutDots(other) }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
        return Self.withoutDots(folder + other)
    }

    /// Takes `.` and `..` segments out of a path: RFC 3986 section 5.2.4.
    static func withoutDots(_ path: String) -> String {
        guard !path.isEmpty else { return path }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        var kept: [Substring] = []
        for (position, segment) in segments.enumerated() {
            let isLast = position == segments.count - 1
            switch segment {
            case ".":
                if isLast { kept.append("") }
            case "..":
                // The empty segment before the first slash stays, so that the path stays absolute.
                if kept.count > 1 { kept.removeLast() }
                if isLast { kept.append("") }
            default: kept.append(segment)
            }
        }
        return kept.joined(separator: "/")
    }
}

/// A URI or relative reference cut at its delimiters: RFC 3986 section 4.1 and appendix B.
struct URIReference {
    var scheme: String?
    var authority: String?
    var path: String
    var query: String?
    var fragment: String?

    /// Cuts `text` and checks the bytes of path, query and fragment.
    init(_ text: String) throws(HTTPWireError) {
        let bytes = Array(text.utf8)
        var start = 0
        var end = bytes.count
        func take(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        func checked(_ range: Range<Int>, _ set: ByteSet) throws(HTTPWireError) -> String {
            guard set.containsAll(of: bytes.span, in: range), Self.hasSoundTriplets(bytes.span, range) else {
                throw .badURI
            }
            return take(range)
        }
        if let hash = bytes.firstIndex(of: 0x23) {
            fragment = try checked((hash + 1)..<end, .strictQuery)
            end = hash
        }
        if let question = bytes[..<end].firstIndex(of: ASCII.question) {
            query = try checked((question + 1)..<end, .query)
            end = question
        }
        if let colon = bytes[..<end].firstIndex(of: ASCII.colon), !bytes[..<colon].contains(ASCII.slash) {
            guard colon > 0, ASCII.isLetter(bytes[0]), ByteSet.scheme.containsAll(of: bytes.span, in: 0..<colon) else {
                throw .badURI
            }
            scheme = take(0..<colon).lowercased()
            start = colon + 1
        }
        if end - start >= 2, bytes[start] == ASCII.slash, bytes[start + 1] == ASCII.slash {
            let authorityStart = start + 2
            start = bytes[authorityStart..<end].firstIndex(of: ASCII.slash) ?? end
            authority = take(authorityStart..<start)
        }
        path = try checked(start..<end, .path)
    }

    /// Whether every `%` in `range` has two hexadecimal digits after it.
    static func hasSoundTriplets(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range where bytes[index] == ASCII.percent {
            guard index + 2 < range.upperBound, ByteSet.hex.contains(bytes[index + 1]),
                ByteSet.hex.contains(bytes[index + 2])
            else { return false }
        }
        return true
    }
}
