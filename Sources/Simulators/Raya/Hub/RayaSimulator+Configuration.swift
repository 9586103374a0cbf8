public import Kernel

extension RayaSimulator {
    /// How a simulator behaves.
    public struct Configuration: Sendable {
        /// Where it listens; port 0 lets the kernel choose.
        public var address: SocketAddress
        /// The bot tokens that exist; another one is refused with 401 (assumed, note section 3).
        public var tokens: [String]
        /// The path of the socket.
        public var socketPath = "/v1/enhanced-chat/ws/stream"
        /// The one value of `integration_type`.
        public var integrationType = "widget"
        /// The one value of `agent_id`.
        public var agentID = "null"
        /// Whether a handshake that breaks a rule is refused with 400; else it is only recorded.
        ///
        /// Frames that break a rule are always recorded and not answered, as the real server is said to do.
        public var isStrict: Bool
        /// Whether the configuration is served only with the slash at the end of its path.
        public var wantsTrailingSlash = true
        /// The bot's configuration, as the bytes that are answered.
        public var botConfiguration: [UInt8] = RayaSimulator.usualConfiguration
        /// Names in the metadata `data` beside the six of the note.
        public var furtherDataKeys: Set<String> = []
        /// Faults that are on from the beginning.
        public var faults: [RayaFault]
        /// Whether what arrives is kept; measurements do without.
        public var isRecording: Bool
        /// The most items that are kept.
        public var logEntriesMax = 10_000
        /// The most bytes of all kept items, and of one: longer ones are kept from their start.
        public var logBytesMax = 16 << 20
        /// The most bytes of one kept item.
        public var logItemBytesMax = 64 << 10
        /// The longest frame and message a client may send, in bytes.
        public var messageBytesMax = 40 << 20
        /// The most bytes of users' pictures and voice notes that are kept to be fetched; the oldest go first.
        public var mediaBytesMax = 64 << 20
        /// Whether every response carries the session's id, rather than the first only.
        public var repeatsSessionID = true
        /// The pause between two frames of one answer.
        public var pace: Duration = .zero
        /// How long the bot waits between the end of its work and the next, where a word of the script asks for it.
        public var slowTurn: Duration = .seconds(2)
        /// The most conversations that are remembered; further ones are refused with 503.
        public var conversationsMax = 100_000
        /// Milliseconds since the Unix epoch, for `created_at` and the log.
        public var wallClock: @Sendable () -> Int64 = { WallClock.milliseconds }

        /// Makes a configuration; what is not a parameter has a default and is set afterwards.
        public init(
            address: SocketAddress, tokens: [String], isStrict: Bool = true, faults: [RayaFault] = [],
            isRecording: Bool = true
        ) {
            self.address = address
            self.tokens = tokens
            self.isStrict = isStrict
            self.faults = faults
            self.isRecording = isRecording
        }
    }

    /// The bot's configuration unless another one is set.
    public static let usualConfiguration = [UInt8](
        #"""
        {"id":"b-91","agent_id":"a-17","theme":"light","chatbox_initial_msg":"Marhaba! What do you need?",\#
        "chatbox_placeholder":"Write here","enable_voice_note":true,"enable_image_upload":true,\#
        "enable_realtime_voice_call":false,"enable_user_form":true,"enable_user_email":true,"enable_user_phone":null,\#
        "preset_options":["Opening hours","Refunds"],"chatbox_gradient_color":"#114488","chatbox_btn_icon":null,\#
        "chatbox_system_heading":"Raya","chatbox_system_paragraph":"Ask me anything","future_key":{"a":1.0}}
        """#.utf8)
}
