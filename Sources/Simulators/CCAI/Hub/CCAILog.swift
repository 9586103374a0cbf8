import Chronology
public import JSON
public import SimulatorKit

extension CCAISimulator {
    /// Something a client sent, or an attempt to post a webhook and what came of it.
    public struct Received: Hashable, Sendable {
        /// The kind of an entry.
        public enum Kind: String, Hashable, Sendable {
            /// A call of one of the APIs.
            case call
            /// A file for the object store; ``Received/bytes`` are the names of its parts.
            case upload
            /// A file is fetched.
            case download
            /// A webhook that went out; ``Received/bytes`` are its body.
            case webhook
        }

        /// Counts all items of the simulator from 1, those that were not kept included.
        public let number: Int
        /// Milliseconds since the Unix epoch, by the simulator's clock.
        public let milliseconds: Int64
        /// The kind of this entry.
        public let kind: Kind
        /// The name of a call, such as `sendMessage`, or the type of an event; empty otherwise.
        public let operation: String
        /// Method and target of a request; empty for a webhook.
        public let target: String
        /// The chat it was about; 0 where that is not known.
        public let chatID: Int
        /// The status it was answered with; 0 where a connection was cut, or a webhook was not answered.
        public let status: Int
        /// Whether a call did what it should, however it was answered.
        public let isApplied: Bool
        /// The body, from its start; credentials are never in it.
        public let bytes: [UInt8]
        /// How many bytes it really had.
        public let sizeBytes: Int
        /// The rule it broke, such as `menu_id is required`; nil for none.
        public let violation: String?

        /// The kept bytes, as text.
        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The counts of what has happened since the simulator was made.
    public struct Statistics: Hashable, Sendable {
        /// The calls and files of clients.
        public internal(set) var calls = CallCounts()
        /// The webhooks, and how they were answered.
        public internal(set) var webhooks = WebhookCounts()
        /// Chats that were made.
        public internal(set) var chatsCreated = 0
        /// Chats that are not over.
        public internal(set) var chatsOpen = 0
        /// End users that are known.
        public internal(set) var endUsers = 0
        /// Tokens of end users that were exchanged.
        public internal(set) var tokensExchanged = 0
        /// Devices of end users, which came with their tokens.
        public internal(set) var devices = 0
        /// Messages of end users.
        public internal(set) var messagesReceived = 0
        /// Handshakes that were refused; there are no sockets here, so always 0.
        public var handshakesRefused = 0
        /// Calls that broke a rule, and other rules that were broken.
        public internal(set) var violations = 0
        /// How often a fault acted.
        public internal(set) var faultsApplied = 0
    }

    /// The counts of calls and files.
    public struct CallCounts: Hashable, Sendable {
        /// Calls of the APIs.
        public internal(set) var made = 0
        /// Calls that were one too many in their second.
        public internal(set) var throttled = 0
        /// Files that arrived whole at the object store.
        public internal(set) var filesStored = 0
        /// Files that were registered.
        public internal(set) var filesRegistered = 0
        /// Files that were fetched.
        public internal(set) var filesFetched = 0
    }

    /// The counts of webhooks.
    public struct WebhookCounts: Hashable, Sendable {
        /// Events that were made.
        public internal(set) var events = 0
        /// Calls that were answered with 2xx.
        public internal(set) var delivered = 0
        /// Calls that were answered otherwise.
        public internal(set) var refused = 0
        /// Calls that were not answered.
        public internal(set) var unanswered = 0
        /// Events that were given up, or that there was no room for.
        public internal(set) var dropped = 0
        /// Events that wait.
        public internal(set) var waiting = 0
    }
}

extension CCAISimulator.Received: LogEntry {
    /// Writes the item as one element of `GET /_sim/log`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("number", number)
        writer.member("time", Timestamp(milliseconds: milliseconds).rfc3339)
        writer.member("kind", kind.rawValue)
        writer.member("operation", operation.isEmpty ? nil : operation)
        writer.member("target", target.isEmpty ? nil : target)
        writer.member("chatId", chatID)
        writer.member("status", status)
        writer.member("applied", kind == .call ? isApplied : nil)
        writer.member("sizeBytes", sizeBytes)
        writer.member("body", text)
        writer.member("violation", violation)
        writer.endObject()
    }
}

extension CCAISimulator.Statistics: SimulatorStatistics {
    /// Writes the counts as `GET /_sim/stats`.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("chatsCreated", chatsCreated)
        writer.member("chatsOpen", chatsOpen)
        writer.member("endUsers", endUsers)
        writer.member("tokensExchanged", tokensExchanged)
        writer.member("devices", devices)
        writer.member("messagesReceived", messagesReceived)
        writer.member("calls", calls.made)
        writer.member("callsThrottled", calls.throttled)
        writer.member("filesStored", calls.filesStored)
        writer.member("filesRegistered", calls.filesRegistered)
        writer.member("filesFetched", calls.filesFetched)
        writer.member("eventsMade", webhooks.events)
        writer.member("webhooksDelivered", webhooks.delivered)
        writer.member("webhooksRefused", webhooks.refused)
        writer.member("webhooksUnanswered", webhooks.unanswered)
        writer.member("eventsDropped", webhooks.dropped)
        writer.member("eventsWaiting", webhooks.waiting)
        writer.member("handshakesRefused", handshakesRefused)
        writer.member("violations", violations)
        writer.member("faultsApplied", faultsApplied)
        writer.endObject()
    }
}
