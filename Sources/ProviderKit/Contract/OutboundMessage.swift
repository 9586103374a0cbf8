public import Domain
public import JSON

/// A message on its way to the vendor.
public struct OutboundMessage: Sendable {
    /// The gateway's id, from which an adapter derives the vendor's idempotency token where there is one.
    public let id: MessageID
    /// The content to send, with references resolved.
    public let content: UserContent
    /// Not to be shown in the conversation.
    public let isHidden: Bool
    /// The number of this attempt, from 1.
    public let attempt: Int
    /// The files that an `attachment` names, in that order.
    public let files: [OutboundFile]
    /// The context: the caller's word on the state of things, in place of what the provider remembers; nil leaves that.
    ///
    /// Only where ``Provider/takesContext``.
    public var context: JSONObject?

    /// Puts a message together.
    public init(
        id: MessageID, content: UserContent, isHidden: Bool, attempt: Int, files: [OutboundFile] = []
    ) {
        self.id = id
        self.content = content
        self.isHidden = isHidden
        self.attempt = attempt
        self.files = files
    }
}

/// How a hand-over failed, which decides whether it may be tried again.
public enum SendFailure: Error, Sendable {
    /// Nothing left the process: another attempt is safe.
    case notSent(ProviderFailure)
    /// Something left and no answer came: the settlement decides.
    case unknown(ProviderFailure)
    /// The vendor, or the adapter, refuses it for good.
    case refused(ProviderFailure)

    /// The reason, whatever follows from it.
    public var reason: ProviderFailure {
        switch self {
        case .notSent(let reason), .unknown(let reason), .refused(let reason): reason
        }
    }
}
