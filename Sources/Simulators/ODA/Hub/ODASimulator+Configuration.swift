public import Kernel

extension ODASimulator {
    /// One entry point of the fake instance.
    public struct Channel: Hashable, Sendable {
        /// Its id.
        public var channelID: String
        /// The key its tokens are signed with, taken as the bytes of its text; nil for an open channel.
        public var secret: String?
        /// The longest life of a token, in minutes.
        public var tokenMinutesMax: Int
        /// The values of `Origin` that may connect; none for every origin and none at all.
        public var origins: [String]
        /// The channel is a webhook, at `/connectors/v2/listeners/webhook/channels/{channelID}`.
        public var webhook: Webhook?

        /// Makes an authenticated channel if there is a secret, else an open one.
        public init(channelID: String, secret: String? = nil, tokenMinutesMax: Int = 60, origins: [String] = []) {
            self.channelID = channelID
            self.secret = secret
            self.tokenMinutesMax = tokenMinutesMax
            self.origins = origins
        }
    }

    /// The two ends of a webhook channel.
    public struct Webhook: Hashable, Sendable {
        /// The secret that calls are signed with in both directions, taken as the bytes of its text.
        public var secret: String
        /// Where the skill's messages go; nil until it is said.
        public var target: String?

        /// Describes a webhook.
        public init(secret: String, target: String? = nil) {
            self.secret = secret
            self.target = target
        }
    }

    /// How a simulator behaves.
    public struct Configuration: Sendable {
        /// Where it listens; port 0 lets the kernel choose.
        public var address: SocketAddress
        /// The channels that exist.
        public var channels: [Channel]
        /// The last path segments a socket may have.
        public var segments: [String] = ["websdk", "iossdk", "androidsdk"]
        /// Whether a frame that breaks a rule closes its connection with 1008; else it is only recorded.
        public var isStrict: Bool
        /// Faults that are on from the beginning.
        public var faults: [ODAFault]
        /// Whether received frames are kept; measurements do without.
        public var isRecording: Bool
        /// The most frames that are kept.
        public var logEntriesMax = 10_000
        /// The most texts of users that are kept beside the frames, so that many thousands can be counted.
        public var textEntriesMax = 100_000
        /// The most bytes of frames that are kept, and of texts.
        public var logBytesMax = 16 << 20
        /// The longest frame and message a client may send, in bytes.
        public var messageBytesMax = 1 << 20
        /// The longest uploaded file whose bytes are kept, in bytes; of a longer one its digest is.
        public var fileBytesKeptMax = 1 << 20
        /// How long a client may take to send its token.
        public var tokenLimit: Duration = .seconds(10)
        /// Whether a connection is closed when its token expires.
        public var closesAtTokenExpiry = false
        /// A session without a message for so long ends with `sessionClosed`; nil for never.
        public var sessionExpiry: Duration?
        /// A connection without a ping of the application for so long is cut; nil for never.
        public var pingLimit: Duration?
        /// How long a poll is held that has nothing to bring.
        public var pollHold: Duration = .seconds(20)
        /// A client that polls and is away for so long is forgotten.
        public var pollAbsence: Duration = .seconds(30)
        /// The time between two frames of one answer.
        public var pace: Duration = .zero
        /// The most users that are remembered; further ones are refused with 503.
        public var usersMax = 100_000
        /// Milliseconds since the Unix epoch, for tokens and `createdOn`.
        public var wallClock: @Sendable () -> Int64 = { WallClock.milliseconds }

        /// Makes a configuration; what is not a parameter has a default and is set afterwards.
        public init(
            address: SocketAddress, channels: [Channel], isStrict: Bool = true, faults: [ODAFault] = [],
            isRecording: Bool = true
        ) {
            self.address = address
            self.channels = channels
            self.isStrict = isStrict
            self.faults = faults
            self.isRecording = isRecording
        }
    }
}
