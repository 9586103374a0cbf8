import Chronology
public import JSON
public import SimulatorKit

extension ODASimulator {
    /// One frame that a client sent.
    public struct ReceivedFrame: Hashable, Sendable {
        /// Counts all frames of the simulator from 1, those that were not kept included.
        public let number: Int
        /// Milliseconds since the Unix epoch, by the simulator's clock.
        public let milliseconds: Int64
        /// Which connection, counted from 1.
        public let connection: Int
        /// The channel of the connection.
        public let channelID: String
        /// The user of the connection, decoded.
        public let userID: String
        /// The payload; UTF-8 unless ``isBinary``.
        public let bytes: [UInt8]
        /// Whether it was a binary frame, which the protocol does not have.
        public let isBinary: Bool
        /// The rule it broke, such as `missing: /messagePayload/text must be there`; nil for none.
        public let violation: String?

        /// The payload as text.
        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The counts of what has happened since the simulator was made.
    public struct Statistics: Hashable, Sendable {
        /// WebSockets that are open.
        public internal(set) var connectionsOpen = 0
        /// Handshakes that were accepted.
        public internal(set) var connectionsAccepted = 0
        /// WebSockets that ended with a closing handshake, whoever began it.
        public internal(set) var connectionsClosed = 0
        /// Handshakes that were refused, for whatever reason.
        public var handshakesRefused = 0
        /// Tokens that were refused.
        public internal(set) var tokensRefused = 0
        /// Frames that arrived, of every kind.
        public internal(set) var framesReceived = 0
        /// Messages for the skill among them.
        public internal(set) var messagesReceived = 0
        /// Pings of the application among them.
        public internal(set) var pingsReceived = 0
        /// Frames that were handed to connections, pongs included.
        public internal(set) var framesSent = 0
        /// Calls of webhooks that were taken (2xx).
        public internal(set) var callsTaken = 0
        /// Calls of webhooks that were refused.
        public internal(set) var callsRefused = 0
        /// Calls of webhooks that had no answer; none is made again.
        public internal(set) var callsLost = 0
        /// Rules that were broken.
        public internal(set) var violations = 0
        /// Postbacks that the skill never offered, or that were changed on the way.
        public internal(set) var strangePostbacks = 0
        /// Frames in which a user types while no person listens.
        public internal(set) var typingUnheard = 0
        /// How often a fault acted.
        public internal(set) var faultsApplied = 0
        /// Files that were uploaded.
        public internal(set) var filesUploaded = 0
        /// Files that were downloaded.
        public internal(set) var filesDownloaded = 0
        /// Sockets for speech that were opened.
        public internal(set) var speechSockets = 0
        /// Spoken queries that were heard to their end.
        public internal(set) var utterances = 0
        /// Messages that were read aloud.
        public internal(set) var messagesSpoken = 0
        /// Users the skill remembers.
        public internal(set) var users = 0
    }
}

/// A text that a user sent, as it came to the skill.
struct ODAReceivedText {
    /// Counts all messages of the simulator from 1, those that were not kept included.
    let number: Int
    /// Which connection, counted from 1.
    let connection: Int
    let channelID: String
    let userID: String
    let text: String
}

extension ODAReceivedText: LogEntry {
    /// Writes the text as one element of `GET /_sim/texts`.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("number", number)
        writer.member("connection", connection)
        writer.member("channelId", channelID)
        writer.member("userId", userID)
        writer.member("text", text)
        writer.endObject()
    }
}

extension ODASimulator.ReceivedFrame: LogEntry {
    /// Writes the frame as one element of `GET /_sim/log`; bytes that are not text are written as far as they are.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("number", number)
        writer.member("time", Timestamp(milliseconds: milliseconds).rfc3339)
        writer.member("connection", connection)
        writer.member("channelId", channelID)
        writer.member("userId", userID)
        writer.member("binary", isBinary)
        writer.member("frame", text)
        writer.member("violation", violation)
        writer.endObject()
    }
}

extension ODASimulator.Statistics: SimulatorStatistics {
    /// Writes the counts as `GET /_sim/stats`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("connectionsOpen", connectionsOpen)
        writer.member("connectionsAccepted", connectionsAccepted)
        writer.member("connectionsClosed", connectionsClosed)
        writer.member("handshakesRefused", handshakesRefused)
        writer.member("tokensRefused", tokensRefused)
        writer.member("framesReceived", framesReceived)
        writer.member("messagesReceived", messagesReceived)
        writer.member("pingsReceived", pingsReceived)
        writer.member("framesSent", framesSent)
        writer.member("callsTaken", callsTaken)
        writer.member("callsRefused", callsRefused)
        writer.member("callsLost", callsLost)
        writer.member("violations", violations)
        writer.member("strangePostbacks", strangePostbacks)
        writer.member("typingUnheard", typingUnheard)
        writer.member("faultsApplied", faultsApplied)
        writer.member("filesUploaded", filesUploaded)
        writer.member("filesDownloaded", filesDownloaded)
        writer.member("speechSockets", speechSockets)
        writer.member("utterances", utterances)
        writer.member("messagesSpoken", messagesSpoken)
        writer.member("users", users)
        writer.endObject()
    }
}
