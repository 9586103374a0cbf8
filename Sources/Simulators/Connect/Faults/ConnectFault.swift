public import SimulatorKit

/// Something that goes wrong on purpose (protocol note section 21).
///
/// A fault waits for what it is about, lets ``skip`` of them pass, and then spoils ``times`` of them. Where several
/// fit, the one that was set first acts.
public struct ConnectFault: Hashable, Sendable {
    /// The kind of a fault: what goes wrong.
    public enum Kind: FaultKind {
        /// A frame with an item is spoilt, as at every simulator; answers to subscriptions and beats are not meant.
        case frame(FrameFault)
        /// A handshake is spoilt, as at every simulator.
        case handshake(HandshakeFault)
        /// Something goes wrong with the port, as at every simulator.
        case port(PortFault)
        /// A call is spoilt.
        case call(ConnectCallFault)
        /// An error is written in another form.
        case error(ConnectErrorForm)
        /// An answer of the socket to a subscription, a heartbeat or a ping is spoilt.
        case beat(ConnectBeatFault)
        /// An item that comes over the sockets is strange.
        case item(ConnectItemFault)
        /// A page of a transcript that has no successor says so with an empty `NextToken`.
        case emptyNextToken
        /// A page of a transcript has a `chat.ended` of long ago before its items.
        case pastEnd
        /// A piece of a streamed message is left out.
        case chunkGap
        /// The bytes of an attachment are answered with this status.
        case uploadStatus(Int)
        /// An attachment does not pass the scanner.
        case attachmentRejected
        /// An attachment is first in progress, and approved with the next message.
        case attachmentInProgress
    }

    /// The kind of this fault.
    public var kind: Kind
    /// Only for the contact with this initial id; nil for every one.
    public var contactID: String?
    /// Only for the calls of this operation, as the vendor names it; nil for all of them.
    public var operation: String?
    /// Only for this connection, as the log numbers them; nil for every connection.
    public var connection: Int?
    /// How many occasions pass before the first that is spoilt.
    public var skip: Int
    /// How many occasions are spoilt; nil for all until the fault is taken back.
    public var times: Int?

    /// Makes a fault; without contact, operation and connection it is for everybody.
    public init(
        _ kind: Kind, contactID: String? = nil, operation: String? = nil, connection: Int? = nil, skip: Int = 0,
        times: Int? = nil
    ) {
        self.kind = kind
        self.contactID = contactID
        self.operation = operation
        self.connection = connection
        self.skip = skip
        self.times = times
    }
}

/// The faults of a call.
public enum ConnectCallFault: Hashable, Sendable {
    /// It is refused with this status before it does anything, with the error of that name or the usual one, and with
    /// `Retry-After` if there are seconds.
    case refuse(status: Int, type: String?, retryAfterSeconds: Int?)
    /// It does what it should, and is answered with this status.
    case refuseApplied(status: Int, type: String?)
    /// Its connection ends before it does anything.
    case cut
    /// It does what it should, and its connection ends without an answer.
    case cutApplied
    /// It does what it should, and is answered that much later.
    case late(Duration)
    /// It is answered with 200 and no bytes.
    case empty
}

/// How an error is written (protocol note section 18).
public enum ConnectErrorForm: String, Hashable, Sendable, CaseIterable {
    /// The text stands under `message`.
    case lowerCaseMessage = "lowermessage"
    /// `x-amzn-ErrorType` goes on with `:http://…`.
    case suffix = "errorsuffix"
    /// The type stands in `__type` only, behind `#`.
    case inBody = "errorinbody"
    /// The body is HTML, and nothing names the type.
    case html = "errorhtml"
}

/// The faults of the frames that are no items (protocol note section 7).
public enum ConnectBeatFault: Hashable, Sendable {
    /// A subscription is not answered, and is none.
    case subscriptionIgnored
    /// A subscription is answered with `failure`.
    case subscriptionRefused
    /// A heartbeat is not answered.
    case silent
    /// A ping is not answered.
    case noPing
    /// A ping is answered with this status.
    case badPing(Int)
}

/// The oddities of an item (protocol note section 21).
public enum ConnectItemFault: String, Hashable, Sendable, CaseIterable {
    /// The customer's own message comes before the answer to its call.
    case echoFirst = "echofirst"
    /// The agent's receipt comes before the message it is about.
    case receiptFirst = "receiptfirst"
    /// An item of a type that nobody knows comes before it.
    case unknown = "unknownitem"
    /// Participant, name and role are missing.
    case bare = "bareitem"
}
