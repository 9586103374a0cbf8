/// A request method: the registered ones as bare cases, any other token by its spelling.
///
/// Methods are case-sensitive (RFC 9110 section 9.1): `get` is `.other("get")`.
@frozen
public enum HTTPMethod: Hashable, Sendable {
    case get, head, post, put, delete, patch, options, connect, trace
    /// A token that is none of the above.
    case other(String)

    /// The method spelled by `token`, or nil if it is not a token.
    public init?(_ token: String) {
        let bytes = Array(token.utf8)
        guard !bytes.isEmpty, ByteSet.token.containsAll(of: bytes.span, in: 0..<bytes.count) else { return nil }
        self = Self.reading(bytes.span, 0..<bytes.count)
    }

    /// The spelling on the wire.
    public var text: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .delete: "DELETE"
        case .patch: "PATCH"
        case .options: "OPTIONS"
        case .connect: "CONNECT"
        case .trace: "TRACE"
        case .other(let token): token
        }
    }

    /// Whether a request sent twice does what it does once: RFC 9110 section 9.2.2; false for unknown methods.
    public var isIdempotent: Bool {
        switch self {
        case .get, .head, .put, .delete, .options, .trace: true
        case .post, .patch, .connect, .other: false
        }
    }

    /// The method whose token stands in `range`, which the caller found to be one.
    @inline(__always)
    static func reading(_ bytes: Span<UInt8>, _ range: Range<Int>) -> HTTPMethod {
        if range.count <= 8 {
            // No byte of a token is zero, so up to eight packed bytes name one token only.
            var packed: UInt64 = 0
            for index in range { packed = packed &<< 8 | UInt64(bytes[index]) }
            switch packed {
            case 0x47_45_54: return .get
            case 0x48_45_41_44: return .head
            case 0x50_4f_53_54: return .post
            case 0x50_55_54: return .put
            case 0x44_45_4c_45_54_45: return .delete
            case 0x50_41_54_43_48: return .patch
            case 0x4f_50_54_49_4f_4e_53: return .options
            case 0x43_4f_4e_4e_45_43_54: return .connect
            case 0x54_52_41_43_45: return .trace
            default: break
            }
        }
        return .other(String(decoding: Array(copying: bytes.extracting(range)), as: UTF8.self))
    }
}

/// The versions of HTTP this target writes heads for.
@frozen
public enum HTTPVersion: UInt8, Comparable, Hashable, Sendable {
    case http10 = 10
    case http11 = 11
    case http2 = 20

    /// In the order in which they were published.
    public static func < (left: HTTPVersion, right: HTTPVersion) -> Bool { left.rawValue < right.rawValue }
}

/// How the end of a message body is found: RFC 9112 section 6.3.
@frozen
public enum HTTPBodyLength: Hashable, Sendable {
    /// There is no body and no field about one.
    case none
    /// Exactly this many bytes, 0 included.
    case known(Int)
    /// Chunks, of a length not known before the last.
    case chunked
    /// All bytes until the connection closes; in responses only.
    case untilClose
}
