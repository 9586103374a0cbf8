package import Chronology
package import Domain
package import Store

/// One event as it goes out (`api.md` section 7), before it is encoded.
package struct EventEnvelope: Sendable {
    /// A cursor of one log or of all of an app's.
    package enum Place: Sendable {
        case session(Cursor)
        case feed(FeedCursor)

        package func append(to bytes: inout [UInt8]) {
            switch self {
            case .session(let cursor): cursor.append(to: &bytes)
            case .feed(let cursor): cursor.append(to: &bytes)
            }
        }
    }

    package var id: EventID
    /// `nil` for an event that is not stored.
    package var seq: Int64?
    /// The cursor right after the event, or the present head for one that is not stored.
    package var cursor: Place
    package var type: String
    package var at: Timestamp
    /// `nil` for what a stream of all sessions says of itself.
    package var session: SessionID?
    package var leg: LegID?
    /// The `data` object, encoded.
    package var data: [UInt8]
    /// `data` is a message: its own `seq` is written in, so that it need not be stored twice.
    package var carriesSeq: Bool
    package var isErased: Bool
    /// The vendor's own payload of the message in `data`, for readers who want it.
    package var native: [UInt8]?

    package init(
        id: EventID, seq: Int64? = nil, cursor: Place, type: String, at: Timestamp, session: SessionID? = nil,
        leg: LegID? = nil, data: [UInt8], carriesSeq: Bool = false, isErased: Bool = false, native: [UInt8]? = nil
    ) {
        self.id = id
        self.seq = seq
        self.cursor = cursor
        self.type = type
        self.at = at
        self.session = session
        self.leg = leg
        self.data = data
        self.carriesSeq = carriesSeq
        self.isErased = isErased
        self.native = native
    }

    /// A stored event as it goes out.
    package init(_ event: StoredEvent, session: SessionID) {
        self.init(
            id: event.id, seq: event.seq, cursor: .session(Cursor(session: session, seq: event.seq, event: event.id)),
            type: event.type, at: Timestamp(milliseconds: event.at), session: session, leg: event.leg,
            data: event.data, carriesSeq: event.carriesSeq, isErased: event.isErased)
    }
}
