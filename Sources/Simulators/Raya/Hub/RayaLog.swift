import Chronology
public import JSON
public import SimulatorKit

extension RayaSimulator {
    /// Something a client sent: a request, a handshake or a frame.
    public struct Received: Hashable, Sendable {
        /// The kind of an entry.
        public enum Kind: String, Hashable, Sendable {
            /// A request for the bot's configuration.
            case configuration
            /// The opening of a socket; ``Received/bytes`` is its target.
            case handshake
            /// A text frame.
            case text
            /// A binary frame.
            case binary
            /// A close frame; ``Received/bytes`` is its code, and its reason behind a space if it has one.
            case close
        }

        /// Counts all items of the simulator from 1, those that were not kept included.
        public let number: Int
        /// Milliseconds since the Unix epoch, by the simulator's clock.
        public let milliseconds: Int64
        /// The kind of this entry.
        public let kind: Kind
        /// Which connection, counted from 1; 0 for a request and for a handshake that was refused.
        public let connection: Int
        /// The id the conversation had when it came; empty for none.
        public let sessionID: String
        /// The target of a request with the value of `token` taken out, or the payload, from its start.
        public let bytes: [UInt8]
        /// How many bytes it really had.
        public let sizeBytes: Int
        /// The rule it broke, such as `missing: /images must be there`; nil for none.
        public let violation: String?

        /// The kept bytes, as text.
        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The counts of what has happened since the simulator was made.
    public struct Statistics: Hashable, Sendable {
        /// WebSockets that are open.
        public internal(set) var connectionsOpen = 0
        /// Handshakes that were accepted.
        public internal(set) var connectionsAccepted = 0
        /// Handshakes among them that brought an id which the simulator had given.
        public internal(set) var connectionsResumed = 0
        /// WebSockets that ended with a closing handshake, whoever began it.
        public internal(set) var connectionsClosed = 0
        /// Handshakes that were refused, for whatever reason.
        public var handshakesRefused = 0
        /// Requests for the configuration.
        public internal(set) var configurationRequests = 0
        /// Frames that arrived, of every kind.
        public internal(set) var framesReceived = 0
        /// Messages among them: texts, pictures and voice notes that broke no rule.
        public internal(set) var messagesReceived = 0
        /// Pictures in them.
        public internal(set) var imagesReceived = 0
        /// Voice notes among them.
        public internal(set) var voiceNotesReceived = 0
        /// Answers to commands.
        public internal(set) var commandResponsesReceived = 0
        /// Pings of the application.
        public internal(set) var pingsReceived = 0
        /// Frames that were handed to connections, pongs included.
        public internal(set) var framesSent = 0
        /// Rules that were broken.
        public internal(set) var violations = 0
        /// How often a fault acted.
        public internal(set) var faultsApplied = 0
        /// Conversations that are remembered.
        public internal(set) var conversations = 0
    }
}

extension RayaSimulator.Received: LogEntry {
    /// Writes the item as one element of `GET /_sim/log`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("number", number)
        writer.member("time", Timestamp(milliseconds: milliseconds).rfc3339)
        writer.member("kind", kind.rawValue)
        writer.member("connection", connection)
        writer.member("sessionId", sessionID)
        writer.member("sizeBytes", sizeBytes)
        // Bytes of a voice note are no text; its size and what it breaks say enough.
        writer.member("frame", kind == .binary ? nil : text)
        writer.member("violation", violation)
        writer.endObject()
    }
}

extension RayaSimulator.Statistics: SimulatorStatistics {
    /// Writes the counts as `GET /_sim/stats`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("connectionsOpen", connectionsOpen)
        writer.member("connectionsAccepted", connectionsAccepted)
        writer.member("connectionsResumed", connectionsResumed)
        writer.member("connectionsClosed", connectionsClosed)
        writer.member("handshakesRefused", handshakesRefused)
        writer.member("configurationRequests", configurationRequests)
        writer.member("framesReceived", framesReceived)
        writer.member("messagesReceived", messagesReceived)
        writer.member("imagesReceived", imagesReceived)
        writer.member("voiceNotesReceived", voiceNotesReceived)
        writer.member("commandResponsesReceived", commandResponsesReceived)
        writer.member("pingsReceived", pingsReceived)
        writer.member("framesSent", framesSent)
        writer.member("violations", violations)
        writer.member("faultsApplied", faultsApplied)
        writer.member("conversations", conversations)
        writer.endObject()
    }
}
