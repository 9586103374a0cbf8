package import Conversations
package import Domain
package import EventLoop
package import Store

/// The vendor's own payloads of the messages in a page of events, for readers who ask for them.
///
/// Events are stored without them, since the messages have them: an event of a message that was replaced gets the
/// payload of what it says now.
package struct EventNatives {
    private let natives: [MessageID: [UInt8]]

    /// None.
    package init() { natives = [:] }

    /// Reads those of the events that show a message.
    package init(
        _ events: [(session: SessionID, event: StoredEvent)], reading: StoreReading, on loop: Loop
    ) async throws(StoreError) {
        var messages: [MessageReference] = []
        for (session, event) in events {
            if let message = event.message { messages.append(MessageReference(session: session, message: message)) }
        }
        natives = try await reading.natives(messages, on: loop)
    }

    /// The payload of the message that an event shows.
    package func callAsFunction(_ event: StoredEvent) -> [UInt8]? { event.message.flatMap { natives[$0] } }
}

extension StoredEvent {
    /// The message that the event shows: its data begins with the id (``MessageDocument/fixedPart(_:)``).
    fileprivate var message: MessageID? {
        let start = Array(#"{"id":""#.utf8)
        guard carriesSeq, data.starts(with: start) else { return nil }
        return MessageID(String(decoding: data.dropFirst(start.count).prefix(30), as: UTF8.self))
    }
}
