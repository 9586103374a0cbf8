public import Domain
public import EventLoop
public import HTTPClient
public import HTTPWire
import Synchronization

/// One call to a vendor on its way through the layers: a request, a dial of a WebSocket, or a frame of one.
public struct ProviderCall {
    /// The form of a call.
    public enum Form: Hashable, Sendable {
        /// A request over HTTP.
        case request
        /// The opening handshake of a WebSocket: fields and address may be changed, there is no body.
        case dial
        /// A text frame of an open WebSocket: only the body can be changed; method `FRAME`, no fields.
        case frame
    }

    /// Which call it is.
    public let operation: ProviderOperation
    /// A request, a dial or a frame.
    public let form: Form
    /// The method; `FRAME` for a frame.
    public let method: HTTPMethod
    /// Where to: `http` or `https`; `ws` or `wss` for dials and frames.
    public var url: URI
    /// The fields, without those that are made from the rest: `Host`, `Content-Length`, `Transfer-Encoding`, and what
    /// the handshake of a WebSocket has of its own.
    public var fields: HTTPFields
    /// The body; UTF-8 for a frame.
    public var body: ClientRequestBody
    /// How it goes out, and what bounds it.
    public var options: ClientOptions
    /// For whom it is made.
    public let context: CallContext
    /// Signs what leaves, below the layers; nil for none.
    ///
    /// A layer that sets `Authorization` switches it off by setting nil.
    public var signer: (any CallSigner)?
    /// The loop that it is made on; nil for a test without one.
    package let loop: Loop?

    /// The method of frames.
    public static let frameMethod = HTTPMethod.other("FRAME")

    /// Puts a call together.
    public init(
        _ operation: ProviderOperation, _ form: Form = .request, method: HTTPMethod, url: URI,
        fields: HTTPFields = HTTPFields(), body: ClientRequestBody = .none, options: ClientOptions = ClientOptions(),
        context: CallContext, signer: (any CallSigner)? = nil, loop: Loop? = nil
    ) {
        self.operation = operation
        self.form = form
        self.method = method
        self.url = url
        self.fields = fields
        self.body = body
        self.options = options
        self.context = context
        self.signer = signer
        self.loop = loop
    }
}

/// The caller of a call: what layers may put into it and tell a process beside the gateway.
public struct CallContext: Sendable, Hashable {
    /// The provider's name in the configuration.
    public var provider: String
    /// The session; nil where the call serves several, such as the dial of a link that goes by user, or none.
    public var session: SessionID?
    /// The user's id as the vendor knows it; nil where the call serves no user in particular.
    public var vendorUserID: String?
    /// The provider that stands by to take this one's place, if there is one.
    public var standBy: StandBy?
    /// The call's own id, as `{request.id}` has it: `call_…`; empty until it goes out.
    public var requestID: String

    /// Describes a caller.
    public init(
        provider: String, session: SessionID? = nil, vendorUserID: String? = nil, requestID: String = "",
        standBy: StandBy? = nil
    ) {
        self.provider = provider
        self.session = session
        self.vendorUserID = vendorUserID
        self.requestID = requestID
        self.standBy = standBy
    }
}

extension CallContext {
    /// Another provider stands by: the first failure to connect opens the breaker, and nothing is made again.
    public var hasFallback: Bool { standBy?.isStanding ?? false }

    /// An adapter may make a call again that has failed: nobody stands by who would do better.
    ///
    /// The one thing that retries of adapters ask while a session opens, beside ``SocketEnd/isLast``.
    public var mayTryAgain: Bool { !hasFallback }
}

/// Whether another provider stands by to take the place of the one that a session is being opened on: until it is
/// open, or nobody is left behind it.
public final class StandBy: Sendable, Hashable {
    private let standing = Atomic<Bool>(true)

    /// One stands by.
    public init() {}

    /// One does still.
    public var isStanding: Bool { standing.load(ordering: .relaxed) }

    /// None does from now on: the session is open.
    ///
    /// On any thread.
    public func end() { standing.store(false, ordering: .relaxed) }

    /// The same one.
    public static func == (left: StandBy, right: StandBy) -> Bool { left === right }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Signs calls below the layers, each try anew: what is signed is what leaves.
public protocol CallSigner: Sendable {
    /// The fields to add to the call as it is; the body is all at hand where it has one.
    func signature(of call: ProviderCall) throws(ClientError) -> [HTTPField]
}
