public import Domain
public import EventLoop
public import JSON
public import Telemetry

/// All that an adapter gets for one leg.
public struct ProviderContext: Sendable {
    /// The provider's surroundings on the session's loop: what is in it is shared by its sessions there, and its client
    /// knows that calls are for this session.
    public let environment: ProviderEnvironment
    /// The session.
    public let session: SessionID
    /// The leg.
    public let leg: LegID
    /// The user, with ``vendorUserID`` to be used towards the vendor.
    public let user: UserProfile
    /// The user's id as the vendor may see it: the caller's, or a digest of app and id.
    public let vendorUserID: String
    /// The session's language tag.
    public var locale: String?
    /// Typed values for the vendor.
    public let customData: JSONObject
    /// The names in ``customData`` that a front end set: a vendor that tells signed data from unsigned must not vouch
    /// for them.
    public var unverifiedNames: Set<String> = []
    /// The adapter's own options, checked.
    public let options: ProviderOptions
    /// The leg was opened before: do not introduce the user again.
    public let isResumed: Bool
    /// Another link of this leg, or one of an earlier process, may have got as far as the vendor, though it was never
    /// open.
    public var mayHaveBegun = false
    /// The initial message of the user, where the vendor takes it with the beginning; it is handed over once more when
    /// the link is open, like every message.
    public var initialMessage: OutboundMessage?
    /// The transcript of what was said before the session, the oldest first, where ``Provider/takesTranscript``.
    public var transcript: [TranscriptEntry] = []
    /// The conversation that this leg takes over from another provider; nil where it is the session's first.
    public var takeover: TakenConversation?
    /// Answers of this leg that came in pieces and were cut, the oldest first: an adapter that hears the whole of one
    /// says so by its stream's id, and it takes the place of what there is.
    public var cutAnswers: [CutAnswer] = []
    /// Forms that the vendor has asked for in this leg and that are not done, the oldest first, as the adapter told of
    /// them.
    public var forms: [FormRequest] = []
    /// Deliveries of webhooks that no session has taken yet.
    public var hooks: any ProviderHooks = NoHooks()
    /// How its other side fetches files of the user's by reference.
    public var fileURLs: any FileURLs = NoFileURLs()
    /// A small durable space of the adapter's own.
    public let values: any ProviderValues
    /// Where events go.
    public let events: any ProviderEvents

    /// Puts a context together.
    ///
    /// - Parameter standBy: another provider that stands by to take this one's place; nothing is tried again meanwhile.
    public init(
        _ environment: ProviderEnvironment, session: SessionID, leg: LegID, user: UserProfile, vendorUserID: String,
        locale: String?, customData: JSONObject, options: ProviderOptions, isResumed: Bool,
        values: any ProviderValues, events: any ProviderEvents, standBy: StandBy? = nil
    ) {
        self.environment = environment.serving(
            session: session, vendorUserID: vendorUserID, standBy: standBy)
        self.session = session
        self.leg = leg
        self.user = user
        self.vendorUserID = vendorUserID
        self.locale = locale
        self.customData = customData
        self.options = options
        self.isResumed = isResumed
        self.values = values
        self.events = events
    }

    /// The session's loop: the adapter's actor is pinned to it, its timers come from it.
    public var loop: Loop { environment.loop }
    /// The provider's client.
    public var client: ProviderClient { environment.client }
    /// How secrets are read.
    public var secrets: any ProviderSecrets { environment.secrets }
    /// Objects of the adapter's own that sessions of this provider share on this loop.
    public var accounts: LoopBound<AccountTable> { environment.accounts }
    /// Objects of the adapter's own that sessions of this provider share on all loops.
    public var shared: SharedAccounts { environment.shared }
    /// Knows what is secret.
    public var logger: Logger { environment.logger }
}

/// A conversation that a leg takes over from another provider's, for vendors that show such things beside the chat.
///
/// The same comes as ``ProviderContext/transcript``, or as a message, whatever an adapter makes of this.
public struct TakenConversation: Sendable {
    /// The name of the provider that had it.
    public var provider: String
    /// Words of whoever hands it over.
    public var message: String?
    /// The messages so far, a line each, at most 8 KiB; empty where it is not to be told.
    public var transcript: String

    /// Describes one.
    public init(provider: String, message: String?, transcript: String) {
        self.provider = provider
        self.message = message
        self.transcript = transcript
    }
}

/// A streamed answer that was cut, as it stands in the log.
public struct CutAnswer: Hashable, Sendable {
    /// The stream's id, as the adapter gave it.
    public var streamID: String
    /// The beginning of what there is, at most 4 KiB.
    public var text: String
    /// The text is all that there is.
    public var isWhole: Bool
    /// When it was cut, in milliseconds since the Unix epoch.
    public var at: Int64

    /// Describes an answer.
    public init(streamID: String, text: String, isWhole: Bool, at: Int64) {
        self.streamID = streamID
        self.text = text
        self.isWhole = isWhole
        self.at = at
    }
}

/// Something that was said before a session was made.
public struct TranscriptEntry: Sendable {
    /// The role of its sender.
    public var role: SenderRole
    /// When, in milliseconds since the Unix epoch.
    public var at: Int64
    /// The content object, encoded: `{type: "text", text, format}`, `{type: "attachment", attachments: [{url,
    /// contentType, name?}], text?}` with pictures and videos at public addresses, or `{type: "quickReplies", title,
    /// options: [{label, value, selected?}]}`.
    ///
    /// One with `privateFromAgent: true` is between the user and a machine: an adapter whose vendor shows transcripts
    /// to people leaves it out.
    public var content: [UInt8]

    /// Describes an entry.
    public init(role: SenderRole, at: Int64, content: [UInt8]) {
        self.role = role
        self.at = at
        self.content = content
    }
}

/// `providerOptions` of a session, as they came.
public typealias ProviderOptions = JSONObject

/// Takes what a provider tells; on the session's loop, in order.
public protocol ProviderEvents: Sendable {
    /// Hands one event over. The gateway stores what is to be stored before anybody sees it.
    func emit(_ event: ProviderEvent)
    /// Hands several over that came at once, in order; the same as one after the other, and cheaper.
    func emit(all events: [ProviderEvent])
}

extension ProviderEvents {
    /// One after the other.
    public func emit(all events: [ProviderEvent]) {
        for event in events { emit(event) }
    }
}

/// A durable map of an adapter's own: vendor tokens, cursors.
///
/// Small values only (at most 64 KiB).
public protocol ProviderValues: Sendable {
    /// The value of a key; nil where none is kept.
    ///
    /// - Throws: `unavailable` where it cannot be known, after several tries: what was kept may well be there. Whoever
    ///   goes on as if there were none would begin a second conversation, or tell everything again.
    func value(_ key: String) async throws(ProviderFailure) -> [UInt8]?
    /// Sets or removes a value; returns once it is on disk. A secret one is encrypted there.
    func set(_ key: String, to value: [UInt8]?, secret: Bool) async
}

/// Links of the gateway by which a provider's other side fetches files of the user's.
public protocol FileURLs: Sendable {
    /// A link to a file of this conversation, good for an hour and for whoever has it; nil where the gateway does not
    /// know under which address it is reached.
    ///
    /// On the session's loop.
    func url(of file: AttachmentID) -> String?
}

/// No links.
public struct NoFileURLs: FileURLs {
    /// Makes the empty one.
    public init() {}

    /// None.
    public func url(of file: AttachmentID) -> String? { nil }
}
