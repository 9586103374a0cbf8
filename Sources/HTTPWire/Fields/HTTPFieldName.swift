/// A field name this code knows, recognised once while a head is parsed and compared as a byte from then on.
///
/// Names that are not here work everywhere too, as strings; being here is only a matter of speed.
@frozen
public enum HTTPFieldName: UInt8, CaseIterable, Sendable {
    /// `Accept`.
    case accept = 1
    /// `Accept-Encoding`.
    case acceptEncoding
    /// `Accept-Language`.
    case acceptLanguage
    /// `Accept-Ranges`.
    case acceptRanges
    /// `Access-Control-Allow-Credentials`.
    case accessControlAllowCredentials
    /// `Access-Control-Allow-Headers`.
    case accessControlAllowHeaders
    /// `Access-Control-Allow-Methods`.
    case accessControlAllowMethods
    /// `Access-Control-Allow-Origin`.
    case accessControlAllowOrigin
    /// `Access-Control-Expose-Headers`.
    case accessControlExposeHeaders
    /// `Access-Control-Max-Age`.
    case accessControlMaxAge
    /// `Access-Control-Request-Headers`.
    case accessControlRequestHeaders
    /// `Access-Control-Request-Method`.
    case accessControlRequestMethod
    /// `Age`.
    case age
    /// `Allow`.
    case allow
    /// `Authorization`.
    case authorization
    /// `Cache-Control`.
    case cacheControl
    /// `Connection`.
    case connection
    /// `Content-Disposition`.
    case contentDisposition
    /// `Content-Encoding`.
    case contentEncoding
    /// `Content-Language`.
    case contentLanguage
    /// `Content-Length`.
    case contentLength
    /// `Content-Location`.
    case contentLocation
    /// `Content-Range`.
    case contentRange
    /// `Content-Security-Policy`.
    case contentSecurityPolicy
    /// `Content-Type`.
    case contentType
    /// `Cookie`.
    case cookie
    /// `Date`.
    case date
    /// `ETag`.
    case eTag
    /// `Expect`.
    case expect
    /// `Expires`.
    case expires
    /// `Forwarded`.
    case forwarded
    /// `Host`.
    case host
    /// `Idempotency-Key`.
    case idempotencyKey
    /// `Idempotency-Replayed`.
    case idempotencyReplayed
    /// `If-Match`.
    case ifMatch
    /// `If-Modified-Since`.
    case ifModifiedSince
    /// `If-None-Match`.
    case ifNoneMatch
    /// `If-Range`.
    case ifRange
    /// `If-Unmodified-Since`.
    case ifUnmodifiedSince
    /// `Keep-Alive`.
    case keepAlive
    /// `Last-Event-ID`.
    case lastEventID
    /// `Last-Modified`.
    case lastModified
    /// `Link`.
    case link
    /// `Location`.
    case location
    /// `Origin`.
    case origin
    /// `Pragma`.
    case pragma
    /// `Priority`.
    case priority
    /// `Proxy-Authenticate`.
    case proxyAuthenticate
    /// `Proxy-Authorization`.
    case proxyAuthorization
    /// `Proxy-Connection`.
    case proxyConnection
    /// `Range`.
    case range
    /// `RateLimit`.
    case rateLimit
    /// `RateLimit-Policy`.
    case rateLimitPolicy
    /// `Referer`.
    case referer
    /// `Referrer-Policy`.
    case referrerPolicy
    /// `Request-Id`.
    case requestID
    /// `Retry-After`.
    case retryAfter
    /// `Sec-CH-UA`.
    case secCHUA
    /// `Sec-CH-UA-Mobile`.
    case secCHUAMobile
    /// `Sec-CH-UA-Platform`.
    case secCHUAPlatform
    /// `Sec-Fetch-Dest`.
    case secFetchDest
    /// `Sec-Fetch-Mode`.
    case secFetchMode
    /// `Sec-Fetch-Site`.
    case secFetchSite
    /// `Sec-Fetch-User`.
    case secFetchUser
    /// `Sec-WebSocket-Accept`.
    case secWebSocketAccept
    /// `Sec-WebSocket-Extensions`.
    case secWebSocketExtensions
    /// `Sec-WebSocket-Key`.
    case secWebSocketKey
    /// `Sec-WebSocket-Protocol`.
    case secWebSocketProtocol
    /// `Sec-WebSocket-Version`.
    case secWebSocketVersion
    /// `Server`.
    case server
    /// `Set-Cookie`.
    case setCookie
    /// `Strict-Transport-Security`.
    case strictTransportSecurity
    /// `TE`.
    case te
    /// `Trailer`.
    case trailer
    /// `Transfer-Encoding`.
    case transferEncoding
    /// `Upgrade`.
    case upgrade
    /// `Upgrade-Insecure-Requests`.
    case upgradeInsecureRequests
    /// `User-Agent`.
    case userAgent
    /// `Vary`.
    case vary
    /// `Via`.
    case via
    /// `WWW-Authenticate`.
    case wwwAuthenticate
    /// `X-Accel-Buffering`.
    case xAccelBuffering
    /// `X-Content-Type-Options`.
    case xContentTypeOptions
    /// `X-Forwarded-For`.
    case xForwardedFor
    /// `X-Forwarded-Host`.
    case xForwardedHost
    /// `X-Forwarded-Proto`.
    case xForwardedProto
    /// `X-Frame-Options`.
    case xFrameOptions
    /// `X-Real-IP`.
    case xRealIP
    /// `X-Request-Id`.
    case xRequestID
    /// `traceparent`.
    case traceparent
    /// `tracestate`.
    case tracestate

    /// The name as it is usually written, such as `Content-Type`.
    public var spelling: String { Self.spellings[Int(rawValue) - 1] }

    /// In the order of the cases; a test holds the two equal.
    static let spellings: [String] = [
        "Accept", "Accept-Encoding", "Accept-Language", "Accept-Ranges", "Access-Control-Allow-Credentials",
        "Access-Control-Allow-Headers", "Access-Control-Allow-Methods", "Access-Control-Allow-Origin",
        "Access-Control-Expose-Headers", "Access-Control-Max-Age", "Access-Control-Request-Headers",
        "Access-Control-Request-Method", "Age", "Allow", "Authorization", "Cache-Control", "Connection",
        "Content-Disposition", "Content-Encoding", "Content-Language", "Content-Length", "Content-Location",
        "Content-Range", "Content-Security-Policy", "Content-Type", "Cookie", "Date", "ETag", "Expect", "Expires",
        "Forwarded", "Host", "Idempotency-Key", "Idempotency-Replayed", "If-Match", "If-Modified-Since",
        "If-None-Match", "If-Range", "If-Unmodified-Since", "Keep-Alive", "Last-Event-ID", "Last-Modified", "Link",
        "Location", "Origin", "Pragma", "Priority", "Proxy-Authenticate", "Proxy-Authorization", "Proxy-Connection",
        "Range", "RateLimit", "RateLimit-Policy", "Referer", "Referrer-Policy", "Request-Id", "Retry-After",
        "Sec-CH-UA", "Sec-CH-UA-Mobile", "Sec-CH-UA-Platform", "Sec-Fetch-Dest", "Sec-Fetch-Mode", "Sec-Fetch-Site",
        "Sec-Fetch-User", "Sec-WebSocket-Accept", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key",
        "Sec-WebSocket-Protocol", "Sec-WebSocket-Version", "Server", "Set-Cookie", "Strict-Transport-Security", "TE",
        "Trailer", "Transfer-Encoding", "Upgrade", "Upgrade-Insecure-Requests", "User-Agent", "Vary", "Via",
        "WWW-Authenticate", "X-Accel-Buffering", "X-Content-Type-Options", "X-Forwarded-For", "X-Forwarded-Host",
        "X-Forwarded-Proto", "X-Frame-Options", "X-Real-IP", "X-Request-Id", "traceparent", "tracestate",
    ]
}
