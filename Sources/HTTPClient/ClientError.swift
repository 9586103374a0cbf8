public import Crypto
public import HTTP2
public import HTTPWire
public import Transport
public import WebSocket

/// Why a request has no answer, or an answer no whole body; one case for each phase.
public enum ClientError: Error, Sendable, Hashable {
    /// The URL has a scheme that is not ours (`http`, `https`; `ws`, `wss` for WebSockets), or names a user.
    case badURL
    /// The request cannot be written, such as a method that is no token.
    case badRequest(HTTPWireError)
    /// More connections are open than ``PoolLimits/connectionsMax`` allows, or more requests wait than
    /// ``HTTP2ClientLimits/waitingMax``.
    case overloaded
    /// The client was closed.
    case closed

    /// The host has no address.
    case resolutionFailed(ResolveError)
    /// The name servers did not answer in time.
    case resolveTimedOut
    /// ``ClientOptions/egress`` allows no call of the host, or ``ClientOptions/addressPolicy`` none of its addresses:
    /// nothing was connected to.
    case addressRefused
    /// No address could be connected to; what each said.
    case connectFailed([DialAttempt])
    /// No address answered in time.
    case connectTimedOut
    /// The proxy could be connected to, and did not let us through; nothing has reached the server.
    case proxyRefused(ProxyRefusal)
    /// The TLS handshake failed.
    case tlsFailed(TLSError)
    /// The TLS handshake did not end in time.
    case tlsTimedOut

    /// The server does not speak the version of HTTP that ``ClientOptions/versions`` insists on.
    case versionRefused
    /// All streams of the origin's connection of HTTP/2 were taken, and none became free in time.
    case streamTimedOut

    /// The closure that gives the request's body failed, or gave more or less than it announced.
    case requestBodyFailed(reason: String)
    /// The server took nothing of the request for too long.
    case writeTimedOut
    /// The head of the answer did not come in time.
    case firstByteTimedOut
    /// The body of the answer stopped coming.
    case bodyTimedOut
    /// Everything together took too long.
    case totalTimedOut
    /// The connection ended before the answer was whole.
    ///
    /// With `false` nothing of the request has left, or the server has said that it did not look at it (RFC 9113
    /// section 8.7), so it may be sent again whatever its method; with `true` nobody knows what the server has seen.
    case connectionLost(afterBytesSent: Bool)
    /// The server ended the request's stream of HTTP/2, and not its connection, before the answer was whole.
    case streamReset(HTTP2ErrorCode)

    /// Bytes came that are not HTTP, or that break one of our limits.
    case malformed(HTTPWireError)
    /// The body is longer than ``ClientOptions/bodyBytesMax`` or the `bytesMax` given.
    case tooLarge
    /// More redirects than ``ClientOptions/redirectsMax``.
    case tooManyRedirects
    /// A redirect that leads from `https` to `http`, to another scheme, nowhere, or would need a spent body again.
    case redirectRefused

    /// The task was cancelled, or the link was closed before it was open.
    case cancelled

    /// The breaker of a provider's client is open: nothing has left, and nothing will for so long.
    case breakerOpen(retryAfter: Duration)
    /// The rate limit of a provider's client is used up: nothing has left, and there is a place after so long.
    case rateLimited(retryAfter: Duration)

    /// The server answered a WebSocket request with something else than 101.
    case upgradeRefused(UpgradeRefusal)
    /// The server's 101 is not the answer to our WebSocket request.
    case badHandshake(WebSocketHandshakeError)
    /// The server broke the WebSocket protocol or one of our limits.
    case webSocketProtocol(WebSocketError)

    /// A layer of a provider's client refused the call, or could not do its work.
    case layerFailed(LayerFailure)

    /// Says a failed dial in our words.
    init(_ error: DialError) {
        switch error {
        case .unresolved(.timedOut): self = .resolveTimedOut
        case .unresolved(let failure): self = .resolutionFailed(failure)
        case .refused: self = .addressRefused
        case .failed(let attempts): self = .connectFailed(attempts)
        case .timedOut: self = .connectTimedOut
        }
    }

    /// Says a refusal of the parser in our words.
    init(_ error: HTTPWireError) {
        switch error {
        case .bodyTooLarge: self = .tooLarge
        default: self = .malformed(error)
        }
    }
}

/// The failure of a layer between whoever makes a call and the connection.
public struct LayerFailure: Sendable, Hashable {
    /// Which way the call was going.
    public enum Phase: Sendable, Hashable {
        /// On its way out: nothing of it has left.
        case request
        /// On its way back: the server has acted.
        case answer
    }

    /// The layer looked and said no.
    public static let refused = "layer_refused"
    /// The layer could not look.
    public static let unavailable = "layer_unavailable"

    /// `layer_refused`, `layer_unavailable`, or a word of the layer's own: 1 to 64 of `a-z`, `0-9`, `_`.
    public var code: String
    /// The reason, for people; no secret and nothing of the call in it.
    public var detail: String
    /// Which way the call was going; told by who runs the layers.
    public var phase: Phase

    /// Describes a failure.
    public init(code: String = Self.refused, detail: String, phase: Phase = .request) {
        self.code = code
        self.detail = detail
        self.phase = phase
    }
}

/// The server's answer in place of 101.
public struct UpgradeRefusal: Sendable, Hashable {
    /// As much of the body as is kept, in bytes.
    public static let bodyBytesMax = 4096

    /// The head of the answer.
    public let head: HTTPResponseHead
    /// The beginning of the body.
    public let bodyPrefix: [UInt8]

    init(head: HTTPResponseHead, bodyPrefix: [UInt8]) {
        self.head = head
        self.bodyPrefix = bodyPrefix
    }

    /// Equal in status, fields and body.
    public static func == (left: UpgradeRefusal, right: UpgradeRefusal) -> Bool {
        left.head.status == right.head.status && left.head.fields == right.head.fields
            && left.bodyPrefix == right.bodyPrefix
    }

    /// Mixes in status and body.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(head.status)
        hasher.combine(bodyPrefix)
    }
}
