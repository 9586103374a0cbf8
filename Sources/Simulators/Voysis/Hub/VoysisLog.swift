import Chronology
public import JSON
public import SimulatorKit

extension VoysisSimulator {
    /// One message that a client sent: a text frame, or a request over REST.
    public struct ReceivedRequest: Hashable, Sendable {
        /// Counts all of them from 1, those that were not kept included.
        public let number: Int
        /// Milliseconds since the Unix epoch, by the simulator's clock.
        public let milliseconds: Int64
        /// Which connection, counted from 1; nil over REST.
        public let connection: Int?
        /// The text frame, or `METHOD path` and the body of a REST request that is no sound.
        public let text: String
        /// The rule it broke; nil for none.
        public let violation: String?
    }

    /// The audio of one query.
    public struct Recording: Hashable, Sendable {
        /// The query.
        public let queryID: String
        /// Which connection, counted from 1; nil over REST.
        public let connection: Int?
        /// The MIME type that the query declared.
        public let contentType: String
        /// The sound, without the end marker.
        public let sound: [UInt8]
        /// The lengths of all binary frames in their order, the marker's too; empty over REST.
        public let frameLengths: [Int]
        /// How many bytes came behind `vad_stop`.
        public let bytesAfterStop: Int
        /// Whether the end marker came.
        public let isMarked: Bool
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
        /// Requests that arrived, on sockets and over REST.
        public internal(set) var requestsReceived = 0
        /// Binary frames that arrived.
        public internal(set) var audioFramesReceived = 0
        /// Tokens that were made.
        public internal(set) var tokensMade = 0
        /// Requests that were refused with 401.
        public internal(set) var refusedUnauthorized = 0
        /// Text queries that were answered.
        public internal(set) var textQueries = 0
        /// Audio queries that were answered.
        public internal(set) var audioQueries = 0
        /// Cancellations that were reported.
        public internal(set) var cancellations = 0
        /// Feedback that was given.
        public internal(set) var feedbacks = 0
        /// Frames that were handed to connections.
        public internal(set) var framesSent = 0
        /// Rules that were broken.
        public internal(set) var violations = 0
        /// How often a fault acted.
        public internal(set) var faultsApplied = 0
    }
}

extension VoysisSimulator.ReceivedRequest: LogEntry {
    /// Writes the request as one element of `GET /_sim/log`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("number", number)
        writer.member("time", Timestamp(milliseconds: milliseconds).rfc3339)
        writer.member("connection", connection)
        writer.member("request", text)
        writer.member("violation", violation)
        writer.endObject()
    }
}

extension VoysisSimulator.Recording: LogEntry {
    /// Writes the recording as one element of `GET /_sim/recordings`, without its sound.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("queryId", queryID)
        writer.member("connection", connection)
        writer.member("contentType", contentType)
        writer.member("bytes", sound.count)
        writer.member("frames", frameLengths.count)
        writer.member("bytesAfterStop", bytesAfterStop)
        writer.member("marked", isMarked)
        writer.endObject()
    }
}

extension VoysisSimulator.Statistics: SimulatorStatistics {
    /// Writes the counts as `GET /_sim/stats`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("connectionsOpen", connectionsOpen)
        writer.member("connectionsAccepted", connectionsAccepted)
        writer.member("connectionsClosed", connectionsClosed)
        writer.member("handshakesRefused", handshakesRefused)
        writer.member("requestsReceived", requestsReceived)
        writer.member("audioFramesReceived", audioFramesReceived)
        writer.member("tokensMade", tokensMade)
        writer.member("refusedUnauthorized", refusedUnauthorized)
        writer.member("textQueries", textQueries)
        writer.member("audioQueries", audioQueries)
        writer.member("cancellations", cancellations)
        writer.member("feedbacks", feedbacks)
        writer.member("framesSent", framesSent)
        writer.member("violations", violations)
        writer.member("faultsApplied", faultsApplied)
        writer.endObject()
    }
}
