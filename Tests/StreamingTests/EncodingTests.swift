import Chronology
import Conversations
import Domain
import HTTPServer
import JSON
import Store
@testable import Streaming
import SupportExpectations
import Testing

@Suite("How events are written")
struct EncodingTests {
    private static let session = SessionID(Identifier(high: 1, low: 2))
    private static let at = Timestamp(milliseconds: 1_773_513_000_000)

    private func envelope(seq: Int64?, _ data: String, carriesSeq: Bool = false, erased: Bool = false)
        -> EventEnvelope
    {
        let id = EventID(Identifier(high: 3, low: 4))
        return EventEnvelope(
            id: id, seq: seq, cursor: .session(cursor(seq: seq)), type: "message.created", at: Self.at,
            session: Self.session, leg: LegID(Identifier(high: 5, low: 6)), data: Array(data.utf8),
            carriesSeq: carriesSeq, isErased: erased)
    }

    private func cursor(seq: Int64?) -> Cursor {
        Cursor(session: Self.session, seq: seq ?? 9, event: EventID(Identifier(high: 3, low: 4)))
    }

    private func json(_ envelope: EventEnvelope) throws -> JSONValue {
        var bytes: [UInt8] = []
        EventEncoding.append(envelope, to: &bytes)
        return try JSONValue(parsing: bytes)
    }

    @Test("a stored event has seq and data, and a message in it its own seq")
    func stored() throws {
        let value = try json(envelope(seq: 7, #"{"id":"m"}"#, carriesSeq: true))
        expectEqual(value["seq"]?.intValue, 7)
        expectEqual(value["data"], ["seq": 7, "id": "m"])
        expectEqual(value["at"], "2026-03-14T18:30:00.000Z")
        expectEqual(value["sessionId"]?.stringValue, Self.session.description)
        expectEqual(value["legId"]?.stringValue?.hasPrefix("leg_"), true)
        expectEqual(Cursor(value["cursor"]?.stringValue ?? "")?.seq, 7)
        try expectEqual(json(envelope(seq: 7, "{}", carriesSeq: true))["data"], [:])
        try expectEqual(json(envelope(seq: 7, #"{"a":1}"#))["data"], ["a": 1])
    }

    @Test("an event that is not stored has no seq, an erased one no data")
    func others() throws {
        try expect(json(envelope(seq: nil, "{}"))["seq"] == nil)
        let erased = try json(envelope(seq: 3, "", erased: true))
        expectEqual(erased["erased"], true)
        expect(erased["data"] == nil)
        expectEqual(erased["seq"]?.intValue, 3)
    }

    @Test("in the feed of an app an event has the feed's cursor, and what the stream says of itself has no session")
    func feed() throws {
        let id = EventID(Identifier(high: 3, low: 0xdead_beef))
        let event = StoredEvent(seq: 7, id: id, type: "x", at: 0, leg: nil, data: [], carriesSeq: false, isErased: true)
        let entry = FeedEntry(position: 300_000, session: Self.session, event: event)
        let value = try json(EventEnvelope(entry, app: "demo"))
        let cursor = FeedCursor(app: "demo", position: 300_000, check: 0xdead_beef)
        expectEqual(value["cursor"]?.stringValue, cursor.description)
        expectEqual(value["sessionId"]?.stringValue, Self.session.description)
        expectEqual(value["erased"], true)
        var own = envelope(seq: nil, "{}")
        own.session = nil
        try expect(json(own)["sessionId"] == nil)
    }

    @Test("a frame is one line of data with an id where the event is stored")
    func frames() throws {
        let event = SharedEvent(PublishedEvent(envelope(seq: 7, "{}"), cursor: cursor(seq: 7)))
        let text = String(decoding: event.sse.bytes, as: UTF8.self)
        var data: [UInt8] = []
        EventEncoding.append(envelope(seq: 7, "{}"), to: &data)
        expectEqual(text, "id: \(event.cursor)\ndata: \(String(decoding: data, as: UTF8.self))\n\n")
        let passing = SharedEvent(PublishedEvent(envelope(seq: nil, "{}"), cursor: cursor(seq: nil)))
        expect(String(decoding: passing.sse.bytes, as: UTF8.self).hasPrefix("data: {"))
    }
}
