package import Domain
package import EventLoop

/// The readers of events, as conversations know them: the one arrow from here to the streams.
///
/// Each may be called on any loop; a session calls on its own.
package protocol EventReaders: Sendable {
    /// Brings an event to the streams that read a session, in the order of the calls.
    ///
    /// - Parameter subscribers: the session's, which say on which loops there are streams.
    func deliver(_ event: PublishedEvent, of session: SessionID, to subscribers: SessionSubscribers)

    /// Notes that something of an app was committed, for those who read all of its events.
    ///
    /// - Parameter loop: the caller's.
    func wakeFeed(of app: String, on loop: Loop)

    /// Ends all streams of a session whose content was erased.
    func endErased(_ session: SessionID)

    /// Ends the stream of a ticket's connection whose place a newer one has.
    ///
    /// - Parameter index: the number of the stream's loop.
    func endReplaced(_ connection: TicketConnection, of session: SessionID, loop index: Int)
}

/// An event as a session publishes it; the readers' side encodes it, once for all of them.
package struct PublishedEvent: Sendable {
    /// The envelope, without the vendor's own payload.
    package let envelope: EventEnvelope
    /// The cursor right after the event, as the envelope has it.
    package let cursor: Cursor
    /// The vendor's own payload; nil when no reader wants it.
    package let native: [UInt8]?
    /// The data as front ends see it; nil when they see all of it.
    package let frontEndData: [UInt8]?

    package init(_ envelope: EventEnvelope, cursor: Cursor, native: [UInt8]? = nil, frontEndData: [UInt8]? = nil) {
        self.envelope = envelope
        self.cursor = cursor
        self.native = native
        self.frontEndData = frontEndData
    }
}

/// One of the connections that a ticket has been used for.
package struct TicketConnection: Hashable, Sendable {
    /// Hash of the ticket.
    package let ticket: [UInt8]
    /// Tells connections of one ticket apart.
    package let number: UInt64

    package init(ticket: [UInt8], number: UInt64) {
        self.ticket = ticket
        self.number = number
    }
}
