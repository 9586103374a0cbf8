import Chronology
import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct ItemTests {
    private func item(_ text: String) throws -> ConnectItem { try #require(ConnectItem(try JSONValue(parsing: text))) }

    @Test func `a message has all its members`() throws {
        let item = try item(
            #"""
            {"AbsoluteTime":"2026-03-01T12:00:07.250Z","Content":"Hi, Ada here","ContentType":"text/plain","Id":"7d1e",
            "Type":"MESSAGE","ParticipantId":"a9c0","DisplayName":"Ada","ParticipantRole":"AGENT",
            "InitialContactId":"c1c1","ContactId":"c2c2","More":{"x":1}}
            """#)
        expect(item.id == "7d1e" && item.type == "MESSAGE" && item.contentType == "text/plain")
        expect(item.content == "Hi, Ada here" && item.displayName == "Ada" && item.participantID == "a9c0")
        expectEqual(item.time, Timestamp(rfc3339: "2026-03-01T12:00:07.250Z"))
        expect(item.sender == .agent && item.initialContactID == "c1c1" && item.contactID == "c2c2")
        expect(item.attachments.isEmpty && item.metadata == nil && item.eventName == nil)
        expectEqual(item.native["More"]?["x"], 1)
    }

    @Test func `oddity 19 the end of a chat comes without role, name and participant`() throws {
        let item = try item(
            #"""
            {"AbsoluteTime":"2026-03-01T12:00:07.250Z",
            "ContentType":"application/vnd.amazonaws.connect.event.chat.ended","Id":"e1",
            "Type":"EVENT","InitialContactId":"c1"}
            """#)
        expectEqual(item.eventName, "chat.ended")
        expect(item.role == nil && item.participantID == nil && item.displayName == nil && item.sender == .system)
    }

    @Test func `oddity 20 files come without a content type`() throws {
        let item = try item(
            #"""
            {"Id":"f1","Type":"ATTACHMENT","ParticipantRole":"CUSTOMER","Attachments":[
            {"AttachmentId":"at-1","AttachmentName":"a b.png","ContentType":"image/png","Status":"APPROVED"},
            {"AttachmentId":"at-2","Status":"REJECTED"},{"AttachmentName":"no id"},null]}
            """#)
        expect(item.contentType == nil && item.attachments.map(\.id) == ["at-1", "at-2"])
        expect(item.attachments[0].name == "a b.png" && item.attachments[0].status == "APPROVED")
        expect(item.attachments[1].name == nil && item.attachments[1].status == "REJECTED")
    }

    @Test func `oddity 21 times without milliseconds are read, and what is no time does not hurt`() throws {
        let whole = try item(#"{"Type":"MESSAGE","AbsoluteTime":"2026-03-01T12:01:00Z"}"#)
        expectEqual(whole.time, Timestamp(rfc3339: "2026-03-01T12:01:00.000Z"))
        try expect(item(#"{"Type":"MESSAGE","AbsoluteTime":"yesterday"}"#).time == nil)
    }

    @Test func `oddity 12 and 13 the first contact decides, and metadata belongs in any case`() throws {
        let contacts: Set<String> = ["c1", "c2"]
        func belongs(_ members: String) throws -> Bool {
            try item("{\(members)}").belongs(to: "c1") { contacts.contains($0) }
        }
        try expect(belongs(#""Type":"MESSAGE","InitialContactId":"c1","ContactId":"c9""#))
        try expect(belongs(#""Type":"MESSAGE","ContactId":"c2""#))
        try expect(belongs(#""Type":"MESSAGEMETADATA""#))
        try expect(belongs(#""Type":"EVENT""#))
        try expect(!belongs(#""Type":"MESSAGE","InitialContactId":"c8","ContactId":"c9""#))
        try expect(!belongs(#""Type":"MESSAGE","ContactId":"c9""#))
        try expect(!belongs(#""Type":"EVENT","InitialContactId":"c8""#))
    }

    @Test(arguments: [
        ("CUSTOMER", SenderRole.user), ("AGENT", .agent), ("SUPERVISOR", .agent), ("CUSTOM_BOT", .bot),
        ("SYSTEM", .bot), ("SOMEBODY", .bot),
    ])
    func `roles are the gateway's`(_ role: String, _ sender: SenderRole) throws {
        try expectEqual(item(#"{"Type":"MESSAGE","ParticipantRole":"\#(role)"}"#).sender, sender)
    }

    @Test func `oddity 14 all receipts are read, each with who gave it`() throws {
        let item = try item(
            #"""
            {"AbsoluteTime":"2026-03-01T12:00:00Z","Id":"m","Type":"MESSAGEMETADATA",
            "ContentType":"application/vnd.amazonaws.connect.event.message.metadata",
            "MessageMetadata":{"MessageId":"own",
            "Receipts":[{"RecipientParticipantId":"p1","DeliveredTimestamp":"2026-03-01T12:00:00Z"},
            {"RecipientParticipantId":"p2","DeliveredTimestamp":"2026-03-01T12:00:00Z",
            "ReadTimestamp":"2026-03-01T12:00:01Z"},{"RecipientParticipantId":"p3"}]}}
            """#)
        expectEqual(item.metadata?.messageID, "own")
        expectEqual(
            item.metadata?.receipts,
            [
                ConnectItem.Receipt(
                    participantID: "p1", isRead: false, time: Timestamp(milliseconds: 1_772_366_400_000)),
                ConnectItem.Receipt(
                    participantID: "p2", isRead: true, time: Timestamp(milliseconds: 1_772_366_401_000)),
            ])
    }

    @Test(arguments: ["null", "[]", "\"x\"", "{}", #"{"Type":1}"#])
    func `what has no type is no item`(_ text: String) throws {
        expect(ConnectItem(try JSONValue(parsing: text)) == nil)
        expect(ConnectItem(reading: Array(text.utf8)) == nil)
    }

    @Test func `of a member that is repeated the last one counts, and what is of another kind is not there`() throws {
        let text =
            #"{"Type":1,"Type":"EVENT","Id":"a","Id":"b","DisplayName":"A","DisplayName":null,"ContactId":"","# + "\n"
            + #" "Content":"","ParticipantRole":["x"],"AbsoluteTime":5,"Attachments":{},"MessageMetadata":"x"}"#
        let item = try #require(ConnectItem(reading: Array(text.utf8)))
        expect(item.type == "EVENT" && item.id == "b" && item.content == "")
        expect(item.displayName == nil && item.contactID == nil && item.role == nil && item.time == nil)
        expect(item.attachments.isEmpty && item.metadata == nil)
        expectEqual(item.nativeText, Array(text.utf8))
        for end in [" x", "}", ""] {
            expect(ConnectItem(reading: Array((end.isEmpty ? String(text.dropLast()) : text + end).utf8)) == nil)
        }
    }

    @Test func `half of a character is replaced also in what is passed on`() throws {
        let half = try #require(ConnectItem(reading: Array(#"{"Type":"MESSAGE","Content":"a\ud83d"}"#.utf8)))
        expectEqual(half.content, "a\u{FFFD}")
        expectEqual(
            String(decoding: half.nativeText, as: UTF8.self), "{\"Type\":\"MESSAGE\",\"Content\":\"a\u{FFFD}\"}")
        let whole = #"{"Type":"MESSAGE","Content":"\u00e9 \\ud \u"}"#
        expect(ConnectItem(reading: Array(whole.utf8)) == nil, "an escape without an end is no JSON")
        let plain = #"{"Type":"MESSAGE","Content":"\u00e9\\x"}"#
        expectEqual(ConnectItem(reading: Array(plain.utf8))?.nativeText, Array(plain.utf8))
    }
}

@Suite struct FrameTests {
    private func frame(_ text: String) -> ConnectFrame { ConnectFrame(Array(text.utf8)) }

    @Test func `frames out are the vendor's to the letter`() {
        expectEqual(
            String(decoding: ConnectFrame.subscribe, as: UTF8.self),
            #"{"topic":"aws/subscribe","content":{"topics":["aws/chat"]}}"#)
        expectEqual(String(decoding: ConnectFrame.heartbeatOut, as: UTF8.self), #"{"topic":"aws/heartbeat"}"#)
        expectEqual(String(decoding: ConnectFrame.pingOut, as: UTF8.self), #"{"topic":"aws/ping"}"#)
    }

    @Test func `oddity 11 the content of a subscription is an object, that of a chat a string`() throws {
        expectEqual(
            frame(#"{"topic":"aws/subscribe","content":{"status":"success","topics":["aws/chat"]}}"#), .subscribed(true)
        )
        expectEqual(frame(#"{"topic":"aws/subscribe","content":{"status":"failure"}}"#), .subscribed(false))
        let inner = #"{\"Type\":\"MESSAGE\",\"Id\":\"1\",\"Content\":\"{\\\"a\\\":1}\"}"#
        guard
            case .item(let item) = frame(
                #"{"content":"\#(inner)","contentType":"application/json","topic":"aws/chat"}"#)
        else {
            Issue.record("no item")
            return
        }
        expect(item.id == "1" && item.content == #"{"a":1}"#)
        expectEqual(frame(#"{"topic":"aws/chat","content":{"Type":"MESSAGE"}}"#), .malformed)
    }

    @Test func `the life signs, trouble and what nobody knows are told apart`() {
        expectEqual(frame(#"{"topic":"aws/heartbeat"}"#), .heartbeat)
        expectEqual(frame(#"{"topic":"aws/ping","statusCode":200,"statusContent":"OK"}"#), .ping(status: 200))
        expectEqual(frame(#"{"topic":"aws/ping","statusCode":500}"#), .ping(status: 500))
        expectEqual(
            frame(#"{"message":"Forbidden","connectionId":"Zq1aBcd=","requestId":"5e1c"}"#), .trouble("Forbidden"))
        expectEqual(frame(#"{"topic":"aws/other","content":1}"#), .unknown)
        expectEqual(frame("{}"), .unknown)
        for text in ["", "x", "[]", "1", #"{"topic":"aws/chat","content":"{"}"#, #"{"topic":"aws/chat"}"#] {
            expectEqual(frame(text), .malformed, "\(text)")
        }
    }
}
