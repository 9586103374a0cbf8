import Chronology
import Domain
@testable import Gateway
import HTTPServer
import JSON
import Store
import Testing

@Suite("How events, messages and sessions are written")
struct EncodingTests {
    private static let session = SessionID(Identifier(high: 1, low: 2))
    private static let at = Timestamp(milliseconds: 1_773_513_000_000)

    private func envelope(seq: Int64?, _ data: String, carriesSeq: Bool = false, erased: Bool = false)
        -> EventEncoding.Envelope
    {
        let id = EventID(Identifier(high: 3, low: 4))
        return EventEncoding.Envelope(
            id: id, seq: seq, cursor: .session(cursor(seq: seq)), type: "message.created", at: Self.at,
            session: Self.session, leg: LegID(Identifier(high: 5, low: 6)), data: Array(data.utf8),
            carriesSeq: carriesSeq, isErased: erased)
    }

    private func cursor(seq: Int64?) -> Cursor {
        Cursor(session: Self.session, seq: seq ?? 9, event: EventID(Identifier(high: 3, low: 4)))
    }

    private func json(_ envelope: EventEncoding.Envelope) throws -> JSONValue {
        var bytes: [UInt8] = []
        EventEncoding.append(envelope, to: &bytes)
        return try JSONValue(parsing: bytes)
    }

    @Test("a stored event has seq and data, and a message in it its own seq")
    func stored() throws {
        let value = try json(envelope(seq: 7, #"{"id":"m"}"#, carriesSeq: true))
        #expect(value["seq"]?.intValue == 7)
        #expect(value["data"] == ["seq": 7, "id": "m"])
        #expect(value["at"] == "2026-03-14T18:30:00.000Z")
        #expect(value["sessionId"]?.stringValue == Self.session.description)
        #expect(value["legId"]?.stringValue?.hasPrefix("leg_") == true)
        #expect(Cursor(value["cursor"]?.stringValue ?? "")?.seq == 7)
        #expect(try json(envelope(seq: 7, "{}", carriesSeq: true))["data"] == [:])
        #expect(try json(envelope(seq: 7, #"{"a":1}"#))["data"] == ["a": 1])
    }

    @Test("an event that is not stored has no seq, an erased one no data")
    func others() throws {
        #expect(try json(envelope(seq: nil, "{}"))["seq"] == nil)
        let erased = try json(envelope(seq: 3, "", erased: true))
        #expect(erased["erased"] == true)
        #expect(erased["data"] == nil)
        #expect(erased["seq"]?.intValue == 3)
    }

    @Test("in the feed of an app an event has the feed's cursor, and what the stream says of itself has no session")
    func feed() throws {
        let id = EventID(Identifier(high: 3, low: 0xdead_beef))
        let event = StoredEvent(seq: 7, id: id, type: "x", at: 0, leg: nil, data: [], carriesSeq: false, isErased: true)
        let entry = FeedEntry(position: 300_000, session: Self.session, event: event)
        let value = try json(EventEncoding.Envelope(entry, app: "demo"))
        let cursor = FeedCursor(app: "demo", position: 300_000, check: 0xdead_beef)
        #expect(value["cursor"]?.stringValue == cursor.description)
        #expect(value["sessionId"]?.stringValue == Self.session.description)
        #expect(value["erased"] == true)
        var own = envelope(seq: nil, "{}")
        own.session = nil
        #expect(try json(own)["sessionId"] == nil)
    }

    @Test("a frame is one line of data with an id where the event is stored")
    func frames() throws {
        let event = SharedEvent(envelope(seq: 7, "{}"), cursor: cursor(seq: 7))
        let text = String(decoding: event.sse.bytes, as: UTF8.self)
        var data: [UInt8] = []
        EventEncoding.append(envelope(seq: 7, "{}"), to: &data)
        #expect(text == "id: \(event.cursor)\ndata: \(String(decoding: data, as: UTF8.self))\n\n")
        let passing = SharedEvent(envelope(seq: nil, "{}"), cursor: cursor(seq: nil))
        #expect(String(decoding: passing.sse.bytes, as: UTF8.self).hasPrefix("data: {"))
    }

    @Test("a message is put together from what never changes and what does")
    func message() throws {
        let id = MessageID(Identifier(high: 8, low: 9))
        let fixed = MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: id, clientID: "c\"1", session: Self.session, leg: LegID(Identifier(high: 5, low: 6)), role: .user,
                senderID: "u", senderName: nil, content: Array(#"{"type":"text","text":"hi"}"#.utf8),
                metadata: Array(#"{"a":1}"#.utf8), isHidden: true, streamID: nil, createdAt: Self.at))
        let error = MessageDocument.error(code: "expired", retryable: true, detail: "late")
        let whole = try JSONValue(
            parsing: MessageDocument.whole(
                fixed, state: .failed, error: error, updatedAt: Self.at, seq: 12, native: Array("[1]".utf8)))
        #expect(whole["clientId"] == "c\"1")
        #expect(whole["sender"] == ["role": "user", "id": "u"])
        #expect(whole["state"] == "failed")
        #expect(whole["error"] == ["code": "expired", "retryable": true, "detail": "late"])
        #expect(whole["seq"]?.intValue == 12)
        #expect(whole["native"] == [1])
        #expect(whole["hidden"] == true)
        let plain = try JSONValue(
            parsing: MessageDocument.whole(fixed, state: .sent, error: nil, updatedAt: Self.at, native: []))
        #expect(plain["seq"] == nil)
        #expect(plain["native"] == nil)
        #expect(MessageDocument.content(in: fixed)?["text"] == "hi")
        #expect(MessageDocument.userContent(in: fixed) == .text("hi", format: .plain))
        #expect(MessageDocument.userContent(in: Array("{".utf8)) == nil)
    }

    @Test(
        "an action is found wherever it stands, but not in what is the vendor's own",
        arguments: [
            (#"{"actions":[{"id":"a1","type":"postback","label":"L","payload":{"x":1}}]}"#, true),
            (#"{"cards":[{"actions":[{"id":"a0","type":"url"},{"id":"a1","type":"postback"}]}]}"#, true),
            (#"{"globalActions":[{"id":"a1","type":"submit"}]}"#, true),
            (#"{"actions":[{"id":"a2","type":"postback"}]}"#, false),
            (#"{"actions":[{"id":"a1","type":"dance"}]}"#, false),
            (#"{"payload":{"id":"a1","type":"postback"}}"#, false),
            (#"{"native":[{"id":"a1","type":"postback"}]}"#, false), ("7", false),
        ])
    func actions(_ content: String, _ isThere: Bool) throws {
        #expect((MessageDocument.action("a1", in: try JSONValue(parsing: content)) != nil) == isThere)
    }

    @Test("a session's document is read back as it was written")
    func sessionDocument() throws {
        var document = SessionDocument(user: UserProfile(id: "u"))
        document.locale = "de"
        document.customData = ["a": 1]
        document.metadata = ["b": 2]
        document.providerOptions = ["c": 3]
        document.native = ["d": 4]
        document.participants = [
            PresentParticipant(
                participant: Participant(id: "p", role: .agent, name: "G", avatarURL: "https://x"),
                joinedAt: Self.at.rfc3339)
        ]
        document.wasOpened = true
        document.version = 9
        document.problem = ["code": "x"]
        let read = try #require(SessionDocument(stored: document.encoded()))
        #expect(read.encoded() == document.encoded())
        #expect(SessionDocument(stored: []) == nil)
        #expect(SessionDocument(stored: Array("{}".utf8)) == nil)
        let old = try #require(SessionDocument(stored: Array(#"{"user":{"id":"u"}}"#.utf8)))
        #expect(old.version == 1)
        #expect(!old.wasOpened)
    }

    @Test("a transcript leaves hidden messages out, escapes for HTML, and names what has no words")
    func transcript() {
        func record(_ content: String, hidden: Bool = false) -> MessageRecord {
            let fixed = MessageDocument.fixedPart(
                MessageDocument.Fixed(
                    id: MessageID(Identifier(high: 8, low: 9)), session: Self.session,
                    leg: LegID(Identifier(high: 5, low: 6)), role: .bot, senderName: "<B>",
                    content: Array(content.utf8),
                    isHidden: hidden, createdAt: Self.at))
            return MessageRecord(
                id: MessageID(Identifier(high: 8, low: 9)), session: Self.session,
                leg: LegID(Identifier(high: 5, low: 6)),
                senderRole: .bot, document: fixed, isHidden: hidden, isOutbound: false, state: .delivered, createdAt: 0,
                updatedAt: 0)
        }
        let messages = [
            record(#"{"type":"text","text":"a<b>&\"'"}"#), record(#"{"type":"text","text":"no"}"#, hidden: true),
            record(#"{"type":"location"}"#),
            record(#"{"type":"cards","header":"H","cards":[{"title":"T","description":"D"}]}"#),
        ]
        let html = String(decoding: TranscriptText.html(messages), as: UTF8.self)
        #expect(html.contains("&lt;B&gt;"))
        #expect(html.contains("<dd>a&lt;b&gt;&amp;&quot;&#39;</dd>"))
        #expect(html.contains("<dd>(location)</dd>"))
        #expect(!html.contains("no</dd>"))
        let plain = TranscriptText.plain(messages)
        #expect(plain.hasPrefix("[2026-03-14T18:30:00.000Z] <B>: a<b>&\"'\n"))
        #expect(plain.hasSuffix("<B>: H\nT\nD\n"))
    }
}
