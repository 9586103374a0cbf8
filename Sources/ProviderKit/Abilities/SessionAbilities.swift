public import Domain
public import JSON

/// A provider that can be told that the user types.
public protocol TypingSession: ProviderSession {
    /// The user began or stopped; `preview` is the unsent text where the caller gives it. Never stored, never queued.
    func typing(_ started: Bool, preview: String?)
}

/// A provider that judges what is to be sent before the gateway takes it.
public protocol ContentCheckSession: ProviderSession {
    /// Problems that the vendor's own client would not let pass, such as a form that is not filled in; empty where
    /// there are none.
    ///
    /// Pointers begin at the content object. Not asked while there is no link; ``ProviderSession/send(_:)`` refuses
    /// the same.
    func problems(in content: UserContent) -> [ContentProblem]
}

/// A provider that takes receipts.
public protocol ReceiptSession: ProviderSession {
    /// The user's device has, or the user has read, the vendor's message; the vendor's id is given.
    func receipt(read: Bool, vendorID: String)
}

/// A provider that is told of changes to the user.
public protocol ProfileSession: ProviderSession {
    /// The user's description has changed.
    func update(_ user: UserProfile, locale: String?)
}

/// A provider that is told of changes to a session's custom data.
public protocol CustomDataSession: ProviderSession {
    /// The custom data as a whole, as it is now; returns when the vendor has it, or something later than it.
    ///
    /// A further call may come before an earlier one has returned: the latest data wins. A session where telling
    /// cannot fail has no need to throw or to wait.
    ///
    /// - Throws: why the vendor does not have it; it is told again when the link opens the next time.
    func update(customData: JSONObject) async throws(ProviderFailure)
}

/// A provider that takes files; its `send` gets messages with ``OutboundMessage/files``.
public protocol AttachmentSession: ProviderSession {
    /// Judges a file by what is known before its bytes are: name, type, and length where the caller says it.
    ///
    /// - Throws: `invalid` with the provider's word as `code`; `too_large`, `unsupported_media` and `empty` become
    ///   413, 415 and 422.
    func check(_ file: FileDescription) throws(FileRefusal)
    /// Judges a file by its bytes, before anything of it is stored; where they cannot be read it is let pass.
    ///
    /// Only where the vendor has rules for what is in a file. Not asked while there is no link; ``upload(_:)`` refuses
    /// the same.
    ///
    /// - Throws: as ``check(_:)``.
    func inspect(_ file: OutboundFile) async throws(FileRefusal)
    /// Hands a whole file to the vendor; answers with where it lies there, or nil where it goes out with its message.
    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile?
}

extension AttachmentSession {
    /// No rules for what is in a file.
    public func inspect(_ file: OutboundFile) async throws(FileRefusal) {}
}

/// A provider whose link is opened again after pauses.
public protocol ReconnectingSession: ProviderSession {
    /// A message waits for the link: a pause that goes on may be cut short.
    func reconnectSoon()
}

/// A provider that suggests what the user may be typing.
public protocol SuggestionSession: ProviderSession {
    /// Suggestions of what could follow `query`, best first; bounded by the adapter in time and number.
    func suggestions(for query: String) async throws(ProviderFailure) -> [String]
}

/// A provider whose service remembers nothing: what it last told as the context goes with the next question.
///
/// For those with ``Provider/takesContext``.
public protocol ContextSession: ProviderSession {
    /// The context that goes with the next question; nil where none does.
    var chainedContext: JSONObject? { get }
    /// Puts another in its place, or with nil forgets it; returns once that is kept. A question that is out already is
    /// not changed, and its answer does not take the place of what was put meanwhile.
    func chain(_ context: JSONObject?) async
}

/// A provider that takes an opinion on one of its messages.
public protocol FeedbackSession: ProviderSession {
    /// Hands it over; returns once the vendor has taken it.
    func feedback(_ value: JSONValue, text: String?, vendorMessageID: String) async throws(ProviderFailure)
}

/// A provider that takes an opinion also where no conversation is open any more.
///
/// Its ``FeedbackSession/feedback(_:text:vendorMessageID:)`` also works where ``ProviderSession/open()`` was never
/// called: with the durable values that are left and the configuration alone, and without a word to
/// ``ProviderContext/events``. ``ProviderSession/suspend()`` follows.
///
/// - Throws: `ended` where what it takes is not to be had any more.
public protocol DetachedFeedbackSession: FeedbackSession {}

/// A provider that takes speech as it is spoken: one query at a time.
///
/// Its outcome is told by ``ProviderEvent/query(_:)``, ``ProviderEvent/outbound(_:)`` and messages.
public protocol AudioSession: ProviderSession {
    /// Why speech cannot begin now, told before anything of it is stored; nil where it can.
    ///
    /// `invalid` with code `query_in_progress` while another query runs; `unsupported_media` as code where the format
    /// is none of the vendor's. Does no input or output; ``beginAudio(_:)`` refuses the same.
    ///
    /// - Parameters:
    ///   - contentType: the media type with its parameters.
    ///   - isLive: as ``SpeechStart/isLive``.
    func refusal(of contentType: String, isLive: Bool) -> ProviderFailure?
    /// Begins a query; bytes may follow at once.
    ///
    /// - Throws: what ``refusal(of:isLive:)`` says, and what only the attempt can show.
    func beginAudio(_ speech: SpeechStart) async throws(ProviderFailure)
    /// Hands bytes over; returns when more can be taken, false when none are wanted any more.
    func appendAudio(_ bytes: [UInt8]) async throws(ProviderFailure) -> Bool
    /// There are no further bytes.
    func finishAudio() async throws(ProviderFailure)
    /// The query is given up; `isBroken` where the bytes ended in the middle.
    func cancelAudio(isBroken: Bool) async
}

/// How a spoken query begins.
public struct SpeechStart: Sendable {
    /// The user's message that stands for it.
    public var message: MessageID
    /// The media type with its parameters, such as `audio/pcm;rate=16000`.
    public var contentType: String
    /// It comes as it is spoken; false for a recording that is at hand.
    public var isLive: Bool
    /// As ``OutboundMessage/context``.
    public var context: JSONObject?
    /// Whether the vendor is to hear the end of live speech by itself; nil for what is usual.
    ///
    /// Only where ``Provider/hearsEndOfSpeech``.
    public var hearsEnd: Bool?
    /// The words that are heard go to the bot; false for a dictation, whose words are told and go nowhere.
    ///
    /// False only where ``Provider/sendsHeardSpeech`` is not nil.
    public var sendsHeard = true

    /// Describes a beginning.
    public init(message: MessageID, contentType: String, isLive: Bool) {
        self.message = message
        self.contentType = contentType
        self.isLive = isLive
    }
}
