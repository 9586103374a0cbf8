public import JSON

/// An event that a provider tells of a conversation, in the gateway's words.
public enum ProviderEvent: Sendable {
    /// The link is up and the provider has the conversation; `queued` while nobody has joined.
    case opened(queued: Bool, native: JSONObject)
    /// The user waits for somebody to join: the place in the queue, from 1, and how long it may take, as far as the
    /// provider says.
    case waiting(position: Int?, waitSeconds: Int?)
    /// The link was lost; an attempt to open it again begins.
    case reconnecting(attempt: Int)
    /// Something may have been missed between the two times (milliseconds since the Unix epoch).
    case gap(from: Int64, to: Int64, recovered: Bool)
    /// How the link does: a word such as `malformed_frame` says why.
    case link(LinkState, code: String?)
    /// A message came in.
    case message(InboundMessage)
    /// The provider takes back a message of its own, by the id that it gave it.
    case deleted(vendorID: String)
    /// A piece of a streamed answer; goes past the log.
    ///
    /// The gateway keeps what has come, and makes a message of it where neither a message with this `streamID`, or with
    /// it as `vendorID`, comes nor the link lives on.
    case delta(streamID: String, index: Int, text: String, replace: Bool, role: SenderRole = .bot)
    /// A streamed answer will not be completed; what there is of it becomes a message.
    case aborted(streamID: String)
    /// The provider's side types, or stopped; goes past the log. The status says what is being done, for people; the
    /// participants are all of that role who type now, as far as the vendor names them.
    case typing(Bool, role: SenderRole, status: String? = nil, participants: [Participant] = [])
    /// A change of a participant.
    case participant(ParticipantChange, Participant)
    /// The provider asks for something: a rating and the like.
    case command(CommandRequest)
    /// An update of a user's message after its delivery to the vendor.
    case outbound(OutboundUpdate)
    /// The other side has, or has read, a message of the user's.
    case receipt(MessageReceipt)
    /// Suggestions of what the user may want to say next, in place of those before; empty takes them back.
    case suggestions([String])
    /// A human can be asked for, or no longer.
    case escalation(available: Bool)
    /// The capabilities of this session have changed.
    case capabilities(Capabilities)
    /// Ids of the vendor's became known or changed; they are merged into the session's `native`.
    case native(JSONObject)
    /// How a spoken query does.
    case query(QueryEvent)
    /// The provider wants the user to prove who they are, or says what became of that.
    case authentication(AuthenticationEvent)
    /// The token by which the caller's backend lets this session reach the vendor runs out at a time (milliseconds
    /// since the Unix epoch), or has: another one is wanted.
    case tokenExpiring(at: Int64)
    /// A message shows a view, which is described under this token.
    case viewRequested(token: String, vendorMessageID: String?)
    /// The vendor took a file of the user's first, and refuses it now.
    case fileRejected(AttachmentID, ProviderFailure)
    /// The vendor has a file of the user's for good and gives it out from there, so that it need not be kept here.
    case fileStored(AttachmentID, VendorFile)
    /// A durable value of the adapter's, not a secret, that says what has been told: written behind it.
    ///
    /// `whenStored` is called on the session's loop once the value and all that was told before it are on disk.
    case progress(key: String, value: [UInt8], whenStored: (@Sendable () -> Void)? = nil)
    /// The participant could not be exchanged for somebody else; nil where the vendor does not say who.
    case transferFailed(Participant?)
    /// The history of earlier conversations can be read from the vendor now.
    case historyAvailable
    /// Something that the gateway has no words of its own for, by the vendor's name.
    case vendorEvent(name: String, native: [UInt8])
    /// Something the user should see that belongs to no call.
    case notice(ProviderFailure)
    /// The vendor's id of this conversation, at most 512 bytes: its calls that name it are for this session from here
    /// on, whoever the user is by then. Kept with the session; a session may have several.
    case conversationKnown(id: String)
    /// The vendor has laid the conversation to rest, as after a silence, by its own word for why; the next message
    /// wakes it, and ``opened(queued:native:)`` says that it goes on.
    ///
    /// The link stays open. Also in place of ``opened(queued:native:)``, where the link is opened to a conversation
    /// that rests, as after a restart.
    case suspended(reason: String)
    /// The provider asks for a form of the customer's own (`api.md` section 5).
    case formRequested(FormRequest)
    /// A form has been filled in, or given up, wherever that was.
    case formCompleted(FormCompletion)
    /// The conversation is over at the provider.
    case ended(reason: String, by: SenderRole)
    /// The link cannot be opened, or not again.
    case failed(ProviderFailure)
}

/// A web form of the customer's that a vendor asks for.
public struct FormRequest: Hashable, Sendable {
    /// The vendor's id of the request; a second one with it is the same.
    public var id: String
    /// The name of the form, as the customer and the vendor know it.
    public var name: String
    /// The vendor's own payload, byte for byte.
    public var native: [UInt8]

    /// Describes a request.
    public init(id: String, name: String, native: [UInt8]) {
        self.id = id
        self.name = name
        self.native = native
    }
}

/// The end of a form.
public struct FormCompletion: Hashable, Sendable {
    /// The vendor's id of the request.
    public var id: String
    /// The outcome in the vendor's word, such as `success`; nil where it says none.
    public var status: String?
    /// The vendor's own payload, byte for byte.
    public var native: [UInt8]

    /// Describes an end.
    public init(id: String, status: String? = nil, native: [UInt8]) {
        self.id = id
        self.status = status
        self.native = native
    }
}

/// How a provider's link does.
public enum LinkState: String, Sendable {
    /// Open.
    case up
    /// Open, with trouble.
    case degraded
    /// Not open.
    case down
}

/// A message from a provider, translated.
public struct InboundMessage: Sendable {
    /// The vendor's own id, or a digest where it gave none; a second one of the same leg is dropped.
    public var vendorID: String?
    /// The role of the sender.
    public var role: SenderRole
    /// Tells who speaks from the others of this role, as ``Participant/id`` does; nil where the vendor does not say.
    public var senderID: String?
    /// The name of who speaks.
    public var senderName: String?
    /// A picture of who speaks.
    public var senderAvatarURL: String?
    /// The content object of `api.md` section 4, encoded.
    public var content: [UInt8]
    /// Parts of it that the content could not express: one word each, such as `image_dropped`.
    public var degraded: [String] = []
    /// The vendor's own payload, byte for byte.
    public var native: [UInt8]
    /// The streamed answer it concludes.
    public var streamID: String?
    /// When the vendor says that it was said, as of a message that is heard later; milliseconds since the Unix epoch.
    ///
    /// Shown as `createdAt` unless it lies in the future; nil for now.
    public var saidAt: Int64?
    /// The vendor's id of an earlier message whose place this one takes; those who cannot replace show both.
    public var replaces: String?
    /// The vendor's id of the message that it answers, of whoever's; not looked at beside ``replaces``.
    public var repliesTo: String?
    /// Files that belong to it, where they lie at the vendor.
    ///
    /// The gateway gives each an id, keeps the vendor's address to itself and writes the member `attachments` into
    /// the content, which must not have one.
    public var files: [VendorFile] = []
    /// Made by the adapter, not by the provider, such as a word of patience; shown as `synthetic: true`.
    public var isSynthetic = false

    /// Puts a message together.
    public init(
        vendorID: String?, role: SenderRole, senderName: String? = nil, senderAvatarURL: String? = nil,
        content: [UInt8], native: [UInt8], streamID: String? = nil
    ) {
        self.vendorID = vendorID
        self.role = role
        self.senderName = senderName
        self.senderAvatarURL = senderAvatarURL
        self.content = content
        self.native = native
        self.streamID = streamID
    }
}

/// A file at a vendor.
public struct VendorFile: Hashable, Sendable {
    /// Where it lies: absolute, as the vendor gave it.
    public var url: String
    /// Its name, if there is one.
    public var name: String?
    /// Its media type, such as `image/png`; nil where the vendor does not say it, and the name does.
    public var contentType: String?
    /// Its length in bytes, if known.
    public var sizeBytes: Int?

    /// Describes a file.
    public init(url: String, name: String? = nil, contentType: String? = nil, sizeBytes: Int? = nil) {
        self.url = url
        self.name = name
        self.contentType = contentType
        self.sizeBytes = sizeBytes
    }
}

/// An update of a user's message after its delivery to the vendor.
///
/// What changes the content comes as one `message.updated`, in the order of events.
public struct OutboundUpdate: Sendable {
    /// Which message.
    public var message: MessageID
    /// The state that is known now; nil leaves it.
    public var state: MessageState?
    /// Why it failed, with `state` `failed`.
    public var failure: ProviderFailure?
    /// Where its files lie at the vendor now: the first for its first file, and so on; empty leaves them.
    ///
    /// Ids and names stay. More than there were become further files; fewer shorten the list.
    public var files: [VendorFile] = []
    /// The transcript of an audio message; becomes `text` of its content.
    public var text: String?
    /// The vendor's own id of the message; receipts name it, and an item with it is the message's echo.
    ///
    /// An adapter holds echoes back while it does not know yet what its own messages are called.
    public var vendorID: String?

    /// Describes an update.
    public init(_ message: MessageID, state: MessageState? = nil, failure: ProviderFailure? = nil) {
        self.message = message
        self.state = state
        self.failure = failure
    }
}

/// How a query does (`query.*` of `api.md` section 7); stored, but for what may still change.
public struct QueryEvent: Sendable {
    /// Which of the events it is.
    public enum Stage: String, Sendable, CaseIterable {
        /// A question in writing is on its way, so that its end is owed; told to nobody.
        case asked
        /// It did not get to the vendor, and may be asked again; told to nobody.
        case withdrawn
        /// The vendor takes speech.
        case created
        /// Bytes go to the vendor.
        case recordingStarted
        /// The transcript so far: `text`, in place of what was told before; goes past the log.
        case partial
        /// No further bytes are wanted: `reason` is `vad`, `manual`, `limit` or `cancelled`.
        ///
        /// The gateway adds `error` where the query fails while it is recorded.
        case recordingFinished
        /// The answer is there: `intent`, `entities`, `context`, `confidence`, as far as the vendor says.
        case completed
        /// There will be no answer: `problem`.
        case failed
    }

    /// How far it is.
    public var stage: Stage
    /// The user's message that it belongs to; told as `messageId`.
    public var message: MessageID?
    /// The event's `data` beside that.
    public var data: JSONObject
    /// Why there will be no answer, with `failed`; told as `problem`.
    public var failure: ProviderFailure?

    /// Describes an event.
    public init(
        _ stage: Stage, message: MessageID? = nil, data: JSONObject = JSONObject(), failure: ProviderFailure? = nil
    ) {
        self.stage = stage
        self.message = message
        self.data = data
        self.failure = failure
    }
}

/// A receipt of somebody on the other side.
public struct MessageReceipt: Hashable, Sendable {
    /// The vendor's id of a message of the user's, as ``OutboundUpdate/vendorID`` told it.
    public var vendorID: String
    /// It was read; else it has merely arrived.
    public var isRead: Bool
    /// The id of the participant who says so, if it is known.
    public var participantID: String?
    /// When that was, by the vendor's clock, in milliseconds since the Unix epoch; nil where the vendor does not say.
    public var at: Int64?

    /// Describes a receipt.
    public init(vendorID: String, isRead: Bool, participantID: String? = nil, at: Int64? = nil) {
        self.vendorID = vendorID
        self.isRead = isRead
        self.participantID = participantID
        self.at = at
    }
}

/// A proof of who the user is, asked for by the provider: `authentication.*`.
public struct AuthenticationEvent: Hashable, Sendable {
    /// The stage of a proof: the second word of the event.
    public enum Stage: String, Sendable, CaseIterable {
        /// An address can be asked for, soon.
        case requested
        /// The user has proved it.
        case succeeded
        /// It went wrong.
        case failed
        /// The user took too long.
        case timedOut
        /// The proof holds no longer.
        case expired
        /// The user does not want to.
        case cancelled
    }

    /// How far it is.
    public var stage: Stage
    /// Names it in the calls about it; nil where the vendor does not say.
    public var id: String?

    /// Describes an event.
    public init(_ stage: Stage, id: String? = nil) {
        self.stage = stage
        self.id = id
    }
}

/// A provider wants an answer of a fixed kind.
public struct CommandRequest: Sendable {
    /// Names it in the answer.
    public var id: String
    /// The name of the request, such as `rating`.
    public var name: String
    /// The question to put to the user.
    public var prompt: String
    /// The answers to choose from, if it is a choice: `{label, value, actionId?}`.
    public var options: [JSONValue]
    /// The vendor's id of the message that it came with, whose actions can answer it.
    public var vendorMessageID: String?
    /// The user may skip it.
    public var isOptional = true
    /// An answer is wanted; false where it only tells.
    public var wantsAnswer = true
    /// The longest answer in characters, where the words are the user's own.
    public var answerCharactersMax: Int?
    /// It takes the place of every request that is not answered yet.
    public var replacesOthers = false

    /// Puts a request together.
    public init(id: String, name: String, prompt: String, options: [JSONValue]) {
        self.id = id
        self.name = name
        self.prompt = prompt
        self.options = options
    }
}
