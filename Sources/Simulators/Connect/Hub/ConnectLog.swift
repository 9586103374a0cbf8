import Chronology
public import JSON
public import SimulatorKit

extension ConnectSimulator {
    /// Something a client sent: a call, an upload, a download, a handshake or a frame.
    public struct Received: Hashable, Sendable {
        /// The kind of an entry.
        public enum Kind: String, Hashable, Sendable {
            /// A call of the control plane.
            case control
            /// A call of the participant service.
            case participant
            /// The bytes of an attachment; ``Received/bytes`` are its fields, without their bytes.
            case upload
            /// An attachment is fetched.
            case download
            /// The opening of a socket.
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
        /// The operation of a call as the vendor names it; empty otherwise.
        public let operation: String
        /// Method and target of a request; empty for a frame.
        public let target: String
        /// The initial id of the contact it was about, where that is known; else empty.
        public let contactID: String
        /// Which socket, counted from 1; 0 for a request.
        public let connection: Int
        /// The status it was answered with; 0 for a frame, and where a connection was cut instead.
        public let status: Int
        /// The body of a call or the payload of a frame, from its start; tokens are never in it.
        public let bytes: [UInt8]
        /// How many bytes it really had.
        public let sizeBytes: Int
        /// The rule it broke, such as `ValidationException: Content must be there`; nil for none.
        public let violation: String?

        /// The kept bytes, as text.
        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The counts of what has happened since the simulator was made.
    public struct Statistics: Hashable, Sendable {
        /// Contacts that were started.
        public internal(set) var contactsStarted = 0
        /// Contacts that are not over.
        public internal(set) var contactsOpen = 0
        /// Calls of the control plane.
        public internal(set) var controlCalls = 0
        /// Calls of the participant service.
        public internal(set) var participantCalls = 0
        /// Calls that were answered from an earlier one with the same `ClientToken`.
        public internal(set) var callsRepeated = 0
        /// Messages of customers.
        public internal(set) var messagesReceived = 0
        /// Events of customers.
        public internal(set) var eventsReceived = 0
        /// Attachments whose bytes arrived whole.
        public internal(set) var uploadsReceived = 0
        /// Attachments of customers that were announced to the others.
        public internal(set) var attachmentsCompleted = 0
        /// WebSockets that are open.
        public internal(set) var connectionsOpen = 0
        /// Handshakes that were accepted.
        public internal(set) var connectionsAccepted = 0
        /// WebSockets that ended with a closing handshake, whoever began it.
        public internal(set) var connectionsClosed = 0
        /// Handshakes that were refused, for whatever reason.
        public var handshakesRefused = 0
        /// Frames that arrived, of every kind.
        public internal(set) var framesReceived = 0
        /// Frames that were handed to connections.
        public internal(set) var framesSent = 0
        /// Calls that were refused without a fault, and other rules that were broken.
        public internal(set) var violations = 0
        /// How often a fault acted.
        public internal(set) var faultsApplied = 0
    }
}

extension ConnectSimulator.Received: LogEntry {
    /// Writes the item as one element of `GET /_sim/log`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("number", number)
        writer.member("time", Timestamp(milliseconds: milliseconds).rfc3339)
        writer.member("kind", kind.rawValue)
        writer.member("operation", operation.isEmpty ? nil : operation)
        writer.member("target", target.isEmpty ? nil : target)
        writer.member("contactId", contactID)
        writer.member("connection", connection)
        writer.member("status", status)
        writer.member("sizeBytes", sizeBytes)
        writer.member("body", kind == .binary ? nil : text)
        writer.member("violation", violation)
        writer.endObject()
    }
}

extension ConnectSimulator.Statistics: SimulatorStatistics {
    /// Writes the counts as `GET /_sim/stats`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("contactsStarted", contactsStarted)
        writer.member("contactsOpen", contactsOpen)
        writer.member("controlCalls", controlCalls)
        writer.member("participantCalls", participantCalls)
        writer.member("callsRepeated", callsRepeated)
        writer.member("messagesReceived", messagesReceived)
        writer.member("eventsReceived", eventsReceived)
        writer.member("uploadsReceived", uploadsReceived)
        writer.member("attachmentsCompleted", attachmentsCompleted)
        writer.member("connectionsOpen", connectionsOpen)
        writer.member("connectionsAccepted", connectionsAccepted)
        writer.member("connectionsClosed", connectionsClosed)
        writer.member("handshakesRefused", handshakesRefused)
        writer.member("framesReceived", framesReceived)
        writer.member("framesSent", framesSent)
        writer.member("violations", violations)
        writer.member("faultsApplied", faultsApplied)
        writer.endObject()
    }
}
