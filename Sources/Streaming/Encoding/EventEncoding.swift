import Chronology
package import Conversations
import Domain
import HTTPServer

/// The writing of an event's envelope (`api.md` section 7), and the frames it travels in.
package enum EventEncoding {
    /// Appends the envelope as one JSON object.
    package static func append(_ event: EventEnvelope, to bytes: inout [UInt8]) {
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

    private static func appendData(_ event: EventEnvelope, to bytes: inout [UInt8]) {
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
    static func sse(_ event: EventEnvelope, withID: Bool) -> FramedChunk {
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
    private static func append(_ text: String, _ bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }

    private static func append(_ number: Int64, _ bytes: inout [UInt8]) {
        bytes.append(contentsOf: String(number).utf8)
    }
}
