public import Kernel

extension VoysisSimulator {
    /// How a simulator behaves.
    public struct Configuration: Sendable {
        /// Where it listens; port 0 lets the kernel choose.
        public var address: SocketAddress
        /// The refresh tokens that may be exchanged; none for a service without tokens.
        public var refreshTokens: [String]
        /// Whether a request that breaks a rule is refused with 400 or `client_error`; else it is only recorded.
        public var isStrict: Bool
        /// Faults that are on from the beginning.
        public var faults: [VoysisFault]
        /// Whether received frames and audio are kept; measurements do without.
        public var isRecording: Bool
        /// How long an application token lives, in seconds.
        public var tokenLifeSeconds = 900
        /// The longest recording, in seconds of sound.
        public var recordingSecondsMax = 10
        /// Silence after speech that counts as the end of it, in milliseconds of sound.
        public var silenceMilliseconds = 500
        /// How long frames may still come in that were on their way when `vad_stop` left.
        public var inFlightLimit: Duration = .seconds(1)
        /// A connection without a frame for so long is closed with 1001; nil for never.
        public var idleLimit: Duration?
        /// The time between the end of the audio and its result.
        public var thinkingTime: Duration = .zero
        /// The most entries of the log that are kept, and of recordings.
        public var logEntriesMax = 10_000
        /// The most bytes of frames that are kept, and of recordings.
        public var logBytesMax = 16 << 20
        /// The longest frame and message a client may send, in bytes.
        public var messageBytesMax = 1 << 20
        /// The most queries that are remembered for feedback.
        public var queriesMax = 100_000
        /// Milliseconds since the Unix epoch, for tokens and the log.
        public var wallClock: @Sendable () -> Int64 = { WallClock.milliseconds }

        /// Makes a configuration; what is not a parameter has a default and is set afterwards.
        public init(
            address: SocketAddress, refreshTokens: [String] = [], isStrict: Bool = true, faults: [VoysisFault] = [],
            isRecording: Bool = true
        ) {
            self.address = address
            self.refreshTokens = refreshTokens
            self.isStrict = isStrict
            self.faults = faults
            self.isRecording = isRecording
        }
    }
}
