public import SimulatorKit

/// Something that goes wrong on purpose (protocol note section 25).
///
/// A fault waits for what it is about, lets ``skip`` of them pass, and then spoils ``times`` of them. Where several
/// fit, the one that was set first acts.
public struct CCAIFault: Hashable, Sendable {
    /// The kind of a fault: what goes wrong.
    public enum Kind: FaultKind {
        /// An attempt to post a webhook is spoilt: late, lost, doubled, reordered, malformed, or no UTF-8.
        case frame(FrameFault)
        /// There are no sockets here, so that no fault of this kind can be asked for.
        case handshake(HandshakeFault)
        /// Something goes wrong with the port, as at every simulator.
        case port(PortFault)
        /// A call is spoilt.
        case call(CCAICallFault)
        /// The JSON of an answer is odd.
        case answer(CCAIShape)
        /// `chat_created` and all behind it are posted before the call is answered.
        case createdFirst
        /// The first webhook that a call brings about is posted before the call is answered; a fault of the call spoils
        /// that answer as usual.
        case hooksFirst
        /// A chat that begins is not found for so long by who asks for a user's running one, as where that is looked up
        /// in a copy that lags behind.
        case hidden(Duration)
        /// Every webhook leaves twice, and one behind which another leaves at once, `chat_created` and the echo of an
        /// end user's message, lets that pass.
        case unruly
        /// A webhook goes a way of its own, or is not repeated as usual.
        case hook(CCAIHookFault)
        /// The signature of a webhook is spoilt.
        case signature(CCAISignatureFault)
        /// A webhook is strange in itself.
        case event(CCAIEventFault)
        /// The JSON of a webhook is odd.
        case eventShape(CCAIShape)
        /// A file on its way is spoilt.
        case media(CCAIMediaFault)
        /// A list of messages is not what it seems.
        case history(CCAIHistoryFault)
        /// A file at the object store is answered with this status.
        case uploadStatus(Int)
        /// An escalation is deflected, for this reason.
        case deflected(String)
        /// The refusal of a message by a dismissed chat, and of a resumption by one that is not, has this status
        /// (protocol note section 27, number 9).
        case dismissalStatus(Int)
    }

    /// The kind of this fault.
    public var kind: Kind
    /// Only for the chat with this number; nil for every one.
    public var chatID: String?
    /// Only for calls of this name, such as `sendMessage`; nil for all of them.
    public var operation: String?
    /// Only for webhooks of this type, such as `message_received`; nil for all of them.
    public var event: String?
    /// There are no numbered connections; kept because every simulator's faults have it.
    public var connection: Int?
    /// How many occasions pass before the first that is spoilt.
    public var skip: Int
    /// How many occasions are spoilt; nil for all until the fault is taken back.
    public var times: Int?

    /// Makes a fault; without chat, operation and event it is for everybody.
    public init(
        _ kind: Kind, chatID: String? = nil, operation: String? = nil, event: String? = nil, skip: Int = 0,
        times: Int? = nil
    ) {
        self.kind = kind
        self.chatID = chatID
        self.operation = operation
        self.event = event
        self.skip = skip
        self.times = times
    }
}

/// The faults of a call.
public enum CCAICallFault: Hashable, Sendable {
    /// It is refused with this status before it does anything, in these words or the usual ones, and with
    /// `Retry-After` if there are seconds.
    case refuse(status: Int, message: String?, retryAfterSeconds: Int?)
    /// It does what it should, and is answered with this status.
    case refuseApplied(status: Int)
    /// Its connection ends before it does anything.
    case cut
    /// It does what it should, and its connection ends without an answer.
    case cutApplied
    /// It does what it should, and is answered that much later.
    case late(Duration)
    /// It does what it should, and is answered with 200 and no bytes.
    case empty
    /// It does nothing, and is answered with 200 and the page of a proxy.
    case page
    /// It is refused with 502 and the page of a proxy.
    case badGateway
    /// It does nothing, and is answered with a redirect of this status, to an address of this port where nothing is.
    case redirect(status: Int)
    /// It does what it should, and is answered with such a redirect.
    case redirectApplied(status: Int)
    /// It does what it should, and is answered with 200 and the page of a proxy.
    case pageApplied
    /// It does what it should, and is answered with 204.
    case noContent
    /// It does what it should, and its JSON is answered as of this type.
    case mistyped(String)
    /// It does what it should, and is answered in chunks of a few bytes.
    case chunked
    /// It is refused with this status before it does anything, with `Retry-After` as the date so many seconds ahead.
    case refuseUntil(status: Int, seconds: Int)
}

/// The faults of the way that a webhook takes (protocol note sections 9.3, 9.6 and 27, number 5).
public enum CCAIHookFault: Hashable, Sendable {
    /// It leaves twice at the same moment, on two connections.
    case twin
    /// The event behind it does not wait for it, but leaves beside it.
    case beside
    /// It is never repeated, whatever it is answered.
    case unrepeated
    /// It is repeated only where it is answered with 5xx or not at all.
    case repeatedOnFailure
    /// Its answer is waited for no longer than this; one that takes longer is none, and it is repeated.
    case impatient(Duration)
}

/// The faults of a webhook's signature (protocol note section 9.2).
public enum CCAISignatureFault: String, Hashable, Sendable, CaseIterable {
    /// It is made with another secret.
    case forged
    /// There is none.
    case unsigned
    /// The time it covers is missing.
    case untimed
    /// Only the part of the primary secret is there.
    case primaryOnly = "primaryonly"
    /// Only the part of the secondary secret is there.
    case secondaryOnly = "secondaryonly"
    /// The secondary part stands first.
    case swapped
    /// No blank stands between the parts.
    case unspaced
    /// It is written in hexadecimal digits.
    case hexadecimal = "hexsignature"
    /// It is a digest of the secret, the time and the body in the place of a code of authentication.
    case digest = "plaindigest"
    /// It covers the body alone.
    case bodyOnly = "bodyonly"
    /// Blanks are added to the body once it is signed.
    case padded
}

/// The faults of a webhook's content (protocol note sections 9.4 and 25).
public enum CCAIEventFault: String, Hashable, Sendable, CaseIterable {
    /// An event of a type that nobody knows is posted before it.
    case unknown = "unknownevent"
    /// Its type is written as the name of a class, such as `MessageReceivedEvent`.
    case className = "classname"
    /// Its body is an empty object.
    case bare = "bareevent"
    /// Its JSON has unusual blanks, escaped slashes and escaped characters.
    case escaped = "escapedevent"
    /// It does not say in `chat_id` which chat it is about.
    case chatless = "nochatid"
    /// It does not say when it happened.
    case timeless = "notimestamp"
}

/// The faults of a chat's list of messages, of which nothing is published (protocol note section 5.2).
public enum CCAIHistoryFault: String, Hashable, Sendable, CaseIterable {
    /// It is one page, of the newer half, below `messages` and beside `next_page`.
    case paged = "pagedlist"
    /// It is one page, of the newer half, and a field `Link` leads to the next.
    case linked = "linkedlist"
    /// It is the newer half, without a word.
    case cut = "cutlist"
    /// It lacks the message that came last.
    case lagging = "lagginglist"
    /// It names no senders.
    case obscured = "obscuredlist"
    /// The tenant's credentials do not allow it.
    case forbidden = "forbiddenlist"
}

/// The faults of files (protocol note section 7).
public enum CCAIMediaFault: String, Hashable, Sendable, CaseIterable {
    /// A form for an upload has expired when it is given.
    case formExpired = "formexpired"
    /// A URL of a file has expired when it is fetched.
    case urlExpired = "urlexpired"
    /// The newer look-up is not there.
    case olderLookup = "olderlookup"
    /// A look-up answers with the file itself.
    case fileItself = "fileitself"
    /// A look-up answers with a redirect to the file.
    case redirect = "fileredirect"
    /// It does so with an address that is relative to its own.
    case relativeRedirect = "relativeredirect"
    /// A look-up answers with JSON that is called plain text.
    case plainLookup = "plainlookup"
    /// The registration of a video answers with a list.
    case listed = "videolist"
    /// There is no list of the photos of a chat.
    case unlisted = "nophotolist"
    /// The list of photos does not say `s3_path`.
    case pathless = "pathlessphotos"
}
