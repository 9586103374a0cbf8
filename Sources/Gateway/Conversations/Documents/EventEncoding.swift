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
        /// The vendor's own payload of the message in `data`, for readers who want it.
        var native: [UInt8]?
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
        guard let native = event.native, !native.isEmpty else {
            bytes.append(contentsOf: event.data.dropFirst())
            return
        }
        bytes.append(contentsOf: event.data.dropFirst().dropLast())
        append(",\"native\":", &bytes)
        bytes.append(contentsOf: native)
        bytes.append(UInt8(ascii: "}"))
    }

    /// The event as a frame of an SSE stream: `id:` only where the event is stored or `withID` says so.
    static func sse(_ event: Envelope, withID: Bool) -> FramedChunk {
        FramedChunk(reservingBytes: event.data.count + (event.native?.count ?? 0) + 420) { frame in
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

    /// The JSON of a frame made by ``sse(_:withID:)``.
    static func json(ofSSE frame: ArraySlice<UInt8>) -> [UInt8] {
        var start = frame.startIndex
        // `id:` stands before `data:`; neither value has an end of line in it.
        if frame.first == UInt8(ascii: "i"), let end = frame.firstIndex(of: UInt8(ascii: "\n")) { start = end + 1 }
        return Array(frame[(start + 6)..<(frame.endIndex - 2)])
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

/// The view of an event that a reader gets.
struct ReaderView: Hashable, Sendable {
    /// Messages come with the vendor's own payload.
    var includesNative = false
    /// Of what callers set, front ends see what their app lists.
    var isFrontEnd = false
}

/// One event, encoded once for all who read it.
final class SharedEvent: Sendable {
    /// `nil` for an event that is not stored.
    let seq: Int64?
    /// The cursor right after it.
    let cursor: Cursor
    /// It is a piece of an answer that comes in pieces.
    let isPiece: Bool
    /// The envelope as an SSE frame.
    let sse: FramedChunk
    /// The same for readers who get something else; where they do not, there is none.
    private let others: [ReaderView: FramedChunk]

    /// - Parameters:
    ///   - event: without the vendor's own payload.
    ///   - cursor: the envelope's.
    ///   - native: the vendor's own payload; `nil` when no reader wants it.
    ///   - frontEndData: the data as front ends see it; `nil` when they see all of it.
    init(_ event: EventEncoding.Envelope, cursor: Cursor, native: [UInt8]? = nil, frontEndData: [UInt8]? = nil) {
        seq = event.seq
        self.cursor = cursor
        isPiece = event.seq == nil && event.type == EventType.messageDelta
        let withID = event.seq != nil
        sse = EventEncoding.sse(event, withID: withID)
        guard native != nil || frontEndData != nil else {
            others = [:]
            return
        }
        var others: [ReaderView: FramedChunk] = [:]
        for isFrontEnd in [false, true] {
            for includesNative in [false, true] where isFrontEnd || includesNative {
                var other = event
                if isFrontEnd, let frontEndData { other.data = frontEndData }
                if includesNative { other.native = native }
                others[ReaderView(includesNative: includesNative, isFrontEnd: isFrontEnd)] = EventEncoding.sse(
                    other, withID: withID)
            }
        }
        self.others = others
    }

    /// The frame for a reader.
    func frame(_ view: ReaderView) -> FramedChunk { others[view] ?? sse }
}
