import Chronology
import Domain
import HTTPServer
import JSON
import Store

/// An event's envelope (`api.md` section 7) and the frames it travels in.
enum EventEncoding {
    /// One event as it goes out.
    struct Envelope {
        var id: EventID
        /// `nil` for an event that is not stored.
        var seq: Int64?
        /// The cursor right after the event, or the present head for one that is not stored.
        var cursor: Place
        var type: String
        var at: Timestamp
        /// `nil` for what a stream of all sessions says of itself.
        var session: SessionID?
        var leg: LegID?
        /// The `data` object, encoded.
        var data: [UInt8]
        /// `data` is a message: its own `seq` is written in, so that it need not be stored twice.
        var carriesSeq = false
        var isErased = false
    }

    /// A cursor of one log or of all of an app's.
    enum Place {
        case session(Cursor)
        case feed(FeedCursor)

        func append(to bytes: inout [UInt8]) {
            switch self {
            case .session(let cursor): cursor.append(to: &bytes)
            case .feed(let cursor): cursor.append(to: &bytes)
            }
        }
    }

    /// Appends the envelope as one JSON object.
    static func append(_ event: Envelope, to bytes: inout [UInt8]) {
        append("{\"id\":\"", &bytes)
        event.id.append(to: &bytes)
        if let seq = event.seq {
            append("\",\"seq\":", &bytes)
            append(seq, &bytes)
            append(",\"cursor\":\"", &bytes)
        } else {
            append("\",\"cursor\":\"", &bytes)
        }
        event.cursor.append(to: &bytes)
        append("\",\"type\":\"", &bytes)
        bytes.append(contentsOf: event.type.utf8)
        append("\",\"at\":\"", &bytes)
        event.at.append(to: &bytes)
        if let session = event.session {
            append("\",\"sessionId\":\"", &bytes)
            session.append(to: &bytes)
        }
        if let leg = event.leg {
            append("\",\"legId\":\"", &bytes)
            leg.append(to: &bytes)
        }
        if event.isErased {
            append("\",\"erased\":true}", &bytes)
            return
        }
        append("\",\"data\":", &bytes)
        appendData(event, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
    }

    private static func appendData(_ event: Envelope, to bytes: inout [UInt8]) {
        guard event.carriesSeq, let seq = event.seq, event.data.count > 2 else {
            bytes.append(contentsOf: event.data)
            return
        }
        append("{\"seq\":", &bytes)
        append(seq, &bytes)
        bytes.append(UInt8(ascii: ","))
        bytes.append(contentsOf: event.data.dropFirst())
    }

    /// The event as a frame of an SSE stream: `id:` only where the event is stored or `withID` says so.
    static func sse(_ event: Envelope, withID: Bool) -> FramedChunk {
        FramedChunk(reservingBytes: event.data.count + 420) { frame in
            if withID {
                append("id: ", &frame)
                event.cursor.append(to: &frame)
                frame.append(UInt8(ascii: "\n"))
            }
            append("data: ", &frame)
            append(event, to: &frame)
            append("\n\n", &frame)
        }
    }

    /// Takes literals only: one of these lies in the program and is not made anew.
    static func append(_ text: String, _ bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }

    static func append(_ number: Int64, _ bytes: inout [UInt8]) {
        bytes.append(contentsOf: String(number).utf8)
    }
}

extension EventEncoding.Envelope {
    /// A stored event as it goes out.
    init(_ event: StoredEvent, session: SessionID) {
        self.init(
            id: event.id, seq: event.seq, cursor: .session(Cursor(session: session, seq: event.seq, event: event.id)),
            type: event.type, at: Timestamp(milliseconds: event.at), session: session, leg: event.leg,
            data: event.data, carriesSeq: event.carriesSeq, isErased: event.isErased)
    }
}

/// One event, encoded once for all who read it.
final class SharedEvent: Sendable {
    /// `nil` for an event that is not stored.
    let seq: Int64?
    /// The cursor right after it.
    let cursor: Cursor
    /// The envelope as an SSE frame.
    let sse: FramedChunk

    /// - Parameter cursor: the envelope's.
    init(_ event: EventEncoding.Envelope, cursor: Cursor) {
        seq = event.seq
        self.cursor = cursor
        sse = EventEncoding.sse(event, withID: event.seq != nil)
    }
}
