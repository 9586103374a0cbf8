public import Kernel

extension CCAISimulator {
    /// The secrets of the tenant.
    public struct Secrets: Hashable, Sendable {
        /// The user name of its APIs.
        public var username: String
        /// The token that goes with it.
        public var token: String
        /// The company's secret, which signs tokens and custom data.
        public var company: String
        /// The secret that signs web forms; nil for the company's.
        public var form: String?
        /// The primary secret of webhooks.
        public var webhookPrimary: String
        /// The secondary one; nil for none.
        public var webhookSecondary: String?

        /// The secrets without those that need not be there.
        public init(username: String, token: String, company: String, webhookPrimary: String) {
            self.username = username
            self.token = token
            self.company = company
            self.webhookPrimary = webhookPrimary
        }
    }

    /// The form of `X-Signature-Timestamp`, which is not published (protocol note section 9.2).
    public enum TimeForm: String, Hashable, Sendable, CaseIterable {
        /// `1767225600`.
        case seconds
        /// `1767225600.125`.
        case fractional
        /// `1767225600125`.
        case milliseconds
        /// `2026-01-01T00:00:00.125Z`.
        case text
    }

    /// How webhooks go out; all of it is assumed (protocol note section 27, number 5).
    public struct Webhooks: Sendable {
        /// The URL; nil until it is said, and they wait.
        public var target: String?
        /// The form of the time that is signed.
        public var timeForm = TimeForm.seconds
        /// Calls that are made at once.
        public var callsMax = 64
        /// How long a call may take.
        public var callLimit: Duration = .seconds(10)
        /// Events that wait; further ones are dropped.
        public var waitingMax = 100_000
        /// Attempts for each event.
        public var attemptsMax = 100
        /// The pause before the second attempt; it doubles with each further one.
        public var retryPause: Duration = .seconds(1)
        /// The longest pause.
        public var retryPauseMax: Duration = .seconds(8)
        /// Whether messages have a `message_id`.
        public var hasMessageIDs = false
        /// Whether `chat_ended` says under `ended_by` who did it.
        public var namesEnder = true

        /// The usual ways, without a target.
        public init() {}
    }

    /// The bounds of a simulator.
    public struct Limits: Sendable {
        /// Requests of a second, all callers together; nil for any number (protocol note section 3.3).
        public var requestsPerSecond: Int? = 10
        /// The seconds of `Retry-After` where there were too many; nil for none.
        public var retryAfterSeconds: Int?
        /// The most items of the log that are kept.
        public var logEntriesMax = 20_000
        /// The most bytes of all kept items.
        public var logBytesMax = 32 << 20
        /// The most bytes of one kept item; a longer one is kept from its start.
        public var logItemBytesMax = 64 << 10
        /// The most chats that are there at once; another is refused with 503.
        public var chatsMax = 20_000
        /// The most chats that are remembered after their end.
        public var endedChatsMax = 20_000
        /// The most messages of a chat that its history has; the oldest go first.
        public var messagesMax = 1000
        /// The most bytes of files that are kept; the oldest go first.
        public var fileBytesMax = 64 << 20
        /// How long an upload may be begun (section 7.1).
        public var uploadWithin: Duration = .seconds(300)
        /// How long the URL of a file may be fetched (assumed).
        public var urlLife: Duration = .seconds(300)
        /// The pause between two requests to change who the end user of a chat is (section 4, assumed).
        public var identifyPause: Duration = .seconds(5)
        /// How long an auth token lives (assumed).
        public var authTokenLife: Duration = .seconds(3600)

        /// The usual limits.
        public init() {}
    }

    /// How a simulator behaves.
    public struct Configuration: Sendable {
        /// Where it listens; port 0 lets the kernel choose.
        public var address: SocketAddress
        /// The secrets of the tenant.
        public var secrets: Secrets
        /// The tree of queues.
        public var menus = CCAIMenu.usual
        /// The languages that the platform knows at all.
        public var languages: Set<String> = ["de", "en", "en-GB", "es", "fr", "it", "ja", "pt-BR"]
        /// How webhooks go out.
        public var webhooks = Webhooks()
        /// Its bounds.
        public var limits = Limits()
        /// Faults that are on from the beginning.
        public var faults: [CCAIFault] = []
        /// Whether what arrives is kept; measurements do without.
        public var isRecording: Bool
        /// The pause before each thing that agents do.
        public var pace: Duration = .zero
        /// Milliseconds since the Unix epoch, for events, tokens, expiries and the log.
        public var wallClock: @Sendable () -> Int64 = { WallClock.milliseconds }

        /// Makes a configuration; what is not a parameter has a default and is set afterwards.
        public init(address: SocketAddress, secrets: Secrets, isRecording: Bool = true) {
            self.address = address
            self.secrets = secrets
            self.isRecording = isRecording
        }
    }
}
