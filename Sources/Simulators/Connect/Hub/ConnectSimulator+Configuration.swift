public import Kernel

extension ConnectSimulator {
    /// Keys that may sign calls of the control plane.
    public struct Credential: Hashable, Sendable {
        /// The key's public name.
        public var accessKeyID: String
        /// The secret both sides sign with.
        public var secret: String
        /// The session token of temporary keys; nil for long-term ones.
        public var sessionToken: String?
        /// Milliseconds since the Unix epoch from which on they are expired; nil for never.
        public var expiresAtMilliseconds: Int64?

        /// Keys that do not expire.
        public init(accessKeyID: String, secret: String, sessionToken: String? = nil) {
            self.accessKeyID = accessKeyID
            self.secret = secret
            self.sessionToken = sessionToken
        }
    }

    /// How a simulator behaves.
    public struct Configuration: Sendable {
        /// Where it listens; port 0 lets the kernel choose.
        public var address: SocketAddress
        /// The keys that exist.
        public var credentials: [Credential]
        /// The region that calls must be signed for.
        public var region = "us-east-1"
        /// The instances that exist, by id or by ARN; empty for any.
        public var instances: Set<String> = []
        /// The flows that exist; empty for any.
        public var flows: Set<String> = []
        /// Faults that are on from the beginning.
        public var faults: [ConnectFault] = []
        /// Whether what arrives is kept; measurements do without.
        public var isRecording: Bool
        /// The most items that are kept.
        public var logEntriesMax = 20_000
        /// The most bytes of all kept items.
        public var logBytesMax = 32 << 20
        /// The most bytes of one kept item; a longer one is kept from its start.
        public var logItemBytesMax = 64 << 10
        /// The most contacts that are there at once; another is refused with `LimitExceededException`.
        public var contactsMax = 10_000
        /// The most contacts that are remembered after their end.
        public var endedContactsMax = 10_000
        /// The most bytes of attachments that are kept; the oldest go first.
        public var attachmentBytesMax = 64 << 20
        /// How long a customer may take to connect after the start (protocol note section 5.1).
        public var connectWithin: Duration = .seconds(300)
        /// How long a socket's URL may be dialled (section 6.1).
        public var dialWithin: Duration = .seconds(100)
        /// How long a socket lives (section 6.1).
        public var socketLife: Duration = .seconds(3600)
        /// How long a connection token lives (section 3).
        public var tokenLife: Duration = .seconds(86_400)
        /// How long an upload may be begun (section 12).
        public var uploadWithin: Duration = .seconds(60)
        /// Items of a page of a transcript, however many are asked for.
        public var pageMax = 100
        /// How long sockets stay open behind `chat.ended`, unless their clients close them (assumed).
        public var lingerAfterEnd: Duration = .seconds(10)
        /// The message to a customer who has left, before the chat ends; none as a rule.
        public var farewell: String?
        /// The pause before each thing the agent does.
        public var pace: Duration = .zero
        /// Milliseconds since the Unix epoch, for signatures, items, expiries and the log.
        public var wallClock: @Sendable () -> Int64 = { WallClock.milliseconds }

        /// Makes a configuration; what is not a parameter has a default and is set afterwards.
        public init(address: SocketAddress, credentials: [Credential], isRecording: Bool = true) {
            self.address = address
            self.credentials = credentials
            self.isRecording = isRecording
        }
    }
}
