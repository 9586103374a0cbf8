import Chronology
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Envelopes of webhooks and their taking-apart (`PROTOCOL.md`, sections 9.4 and 9.6).
@Suite struct HookEventTests {
    @Test(arguments: [
        ("message_received", "message_received"), ("MessageReceivedEvent", "message_received"),
        ("messageReceived", "message_received"), ("chat_ended_event", "chat_ended"), ("CHAT_ENDED", "chat_ended"),
        ("VAChatCreatedEvent", "va_chat_created"), ("escalationStarted", "escalation_started"),
        ("chat-dismissed", "chat_dismissed"), ("", ""), ("Event", "event"),
    ])
    func `names in capitals and with a suffix are the same names`(_ name: String, _ expected: String) {
        expectEqual(CCAIHookEvent.normalised(name), expected)
    }

    @Test(arguments: CCAIHookEvent.Kind.allCases.filter { $0 != .other })
    func `every event is known by its name and by the name of its class`(_ kind: CCAIHookEvent.Kind) throws {
        let words = kind.rawValue.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        for name in [kind.rawValue, words.joined() + "Event"] {
            let event = try #require(CCAIHookEvent(decoding: utf8(#"{"event_type":"\#(name)","chat_id":37}"#)))
            expectEqual(event.kind, kind)
            expectEqual(event.name, kind.rawValue)
            expectEqual(event.chatID, 37)
        }
    }

    @Test func `a deflection is known by what it offers, and a transfer by its beginning`() throws {
        for (name, body, kind) in [
            ("escalation_rejected", #"{"reason":"over_capacity"}"#, CCAIHookEvent.Kind.escalationDeflected),
            ("escalation_rejected", #"{"options":[]}"#, .escalationDeflected), ("escalation_rejected", "{}", .other),
            ("deflected", "{}", .escalationDeflected), ("escalation_started", #"{"reason":"x"}"#, .escalationStarted),
            ("chat_transfer_started", "{}", .chatTransferred), ("chat_moved", "{}", .other),
        ] {
            let text = #"{"event_type":"\#(name)","chat_id":37,"body":\#(body)}"#
            try expectEqual(#require(CCAIHookEvent(decoding: utf8(text))).kind, kind, "\(text)")
        }
    }

    @Test func `members may be null, missing, of another type, or written as strings`() throws {
        let event = try #require(
            CCAIHookEvent(decoding: utf8(#"{"event_type":null,"chat_id":"37","body":null,"x":1}"#)))
        expectEqual(event.kind, .other)
        expectEqual(event.name, "")
        expectEqual(event.chatID, 37)
        expect(event.at == nil)
        expect(event.userIdentifier == nil)
        expect(event.escalationID == nil)
        let empty = try #require(CCAIHookEvent(decoding: utf8("{}")))
        expect(empty.chatID == nil)
        let inner = #"{"event_type":"x","timestamp":7,"body":{"chat":{"id":"41","status":"queued"},"end_user":null}}"#
        let nested = try #require(CCAIHookEvent(decoding: utf8(inner)))
        expectEqual(nested.chatID, 41)
        expectEqual(nested.chatStatus, "queued")
        for text in ["", "[]", "7", "{", #""x""#] { expect(CCAIHookEvent(decoding: utf8(text)) == nil) }
    }

    @Test func `the status of a participant is not the chat's`() throws {
        let joined = #"{"event_type":"participant_joined","chat_id":1,"body":{"status":"connected"}}"#
        try expect(#require(CCAIHookEvent(decoding: utf8(joined))).chatStatus == nil)
        let ended = #"{"event_type":"chat_ended","chat_id":1,"body":{"status":"finished"}}"#
        try expectEqual(#require(CCAIHookEvent(decoding: utf8(ended))).chatStatus, "finished")
    }

    @Test func `ids of escalations are read where they may stand`() throws {
        for body in [#"{"escalation_id":301}"#, #"{"escalation_id":"301"}"#, #"{"escalation":{"id":301}}"#] {
            let text = #"{"event_type":"escalation_started","chat_id":1,"body":\#(body)}"#
            try expectEqual(#require(CCAIHookEvent(decoding: utf8(text))).escalationID, 301)
        }
    }

    @Test func `half of an emoji is replaced, also in what is passed on`() throws {
        let text =
            #"{"event_type":"message_received","chat_id":1,"body":{"message":{"type":"text","content":"\ud83d"}}}"#
        let event = try #require(CCAIHookEvent(decoding: utf8(text)))
        expectEqual(CCAIMessage(in: event.body).text, "\u{fffd}")
        expect((try? JSONValue(parsing: event.native)) != nil)
        let whole = #"{"event_type" : "x" , "chat_id" : 1 }"#
        try expectEqual(#require(CCAIHookEvent(decoding: utf8(whole))).native, utf8(whole))
    }

    @Test func `a time without a zone is UTC, and what is no time is none`() throws {
        for (text, milliseconds) in [
            ("2026-01-01T00:00:00Z", 0), ("2026-01-01T00:00:00", 0), ("2026-01-01 00:00:01", 1000),
            ("2026-01-01T00:00:00.25", 250), ("2026-01-01 00:00:00Z", 0), ("2026-01-01T01:00:00+01:00", 0),
            ("2026-01-01T00:00:00 CET", nil), ("2026-01-01", nil), ("2026-13-01T00:00:00", nil), ("soon", nil),
        ] as [(String, Int64?)] {
            let event = #"{"event_type":"x","chat_id":1,"timestamp":"\#(text)"}"#
            let at = try #require(CCAIHookEvent(decoding: utf8(event))).at
            expectEqual(at, milliseconds.map { 1_767_225_600_000 + $0 }, "\(text)")
            let chat = try #require(CCAIChat(["id": 1, "created_at": JSONValue(text)]))
            expectEqual(chat.createdAt?.milliseconds, at, "\(text)")
        }
    }

    // MARK: Deliveries

    @Test func `the vector of the webhooks says its text, decoded once`() throws {
        let body = utf8(try fixture("webhook.json"))
        let delivery = try #require(try CCAIHookBody.deliveries(body).first)
        expectEqual(delivery.payload, body)
        expectEqual(delivery.conversationID, "chat:37")
        expectEqual(delivery.vendorUserID, "")
        expectEqual(delivery.lifetime, .seconds(30))
        expectEqual(delivery.repeatWindow, .seconds(600))
        expectEqual(delivery.eventID, "sha256:" + CCAIJSON.name(ofBytes: body))
        expectEqual(delivery.eventID.utf8.count, 71)
        let event = try #require(CCAIHookEvent(decoding: body))
        expectEqual(CCAIMessage(in: event.body).text, "Grüß dich / 1.0")
    }

    @Test func `a message with an id is known by it, whatever else stands around it`() throws {
        func id(_ text: String) throws -> (id: String?, window: Duration?) {
            let delivery = try CCAIHookBody.deliveries(utf8(text)).first
            return (delivery?.eventID, delivery?.repeatWindow)
        }
        let head = #"{"event_type":"message_received","chat_id":37,"body":{"message":{"message_id":"#
        let one = try id(head + #""m1","type":"text","content":"a"}}}"#)
        expectEqual(one.id, "chat:37:message:m1")
        expect(one.window == nil)
        try expectEqual(id(head + #" "m1" ,"type":"text","content":"a"}}}"#).id, one.id)
        try expectEqual(id(head + #"7,"type":"text"}}}"#).id, "chat:37:message:7")
        try expectEqual(id(head + #"null,"type":"text"}}}"#).id?.hasPrefix("sha256:"), true)
        // An id of another event tells nothing of messages.
        let other = #"{"event_type":"chat_ended","chat_id":37,"body":{"message":{"message_id":"m1"}}}"#
        try expectEqual(id(other).id?.hasPrefix("sha256:"), true)
    }

    @Test func `one byte more is another event`() throws {
        let body = utf8(try fixture("webhook.json"))
        let spaced = try CCAIHookBody.deliveries(body + utf8(" ")).first
        try expect(CCAIHookBody.deliveries(body).first?.eventID != spaced?.eventID)
    }

    @Test func `the user is named where the event names them`() throws {
        for body in [
            #"{"end_user":{"identifier":"ü+&/"}}"#, #"{"chat":{"end_user":{"identifier":"ü+&/"}}}"#,
        ] {
            let text = #"{"event_type":"chat_created","chat_id":37,"body":\#(body)}"#
            let delivery = try #require(try CCAIHookBody.deliveries(utf8(text), lifetime: .seconds(5)).first)
            expect(delivery.vendorUserID == "ü+&/" && delivery.conversationID == "chat:37")
            expectEqual(delivery.lifetime, .seconds(5))
            let bare = text.replacing(#""chat_id":37,"#, with: "")
            try expectEqual(CCAIHookBody.deliveries(utf8(bare)).first?.conversationID, "user:ü+&/")
        }
        let long = String(repeating: "x", count: 513)
        let text = #"{"event_type":"x","chat_id":37,"body":{"end_user":{"identifier":"\#(long)"}}}"#
        try expectEqual(CCAIHookBody.deliveries(utf8(text)).first?.vendorUserID, "")
    }

    @Test func `a call about nothing is for nobody, and what is no object is malformed`() throws {
        try expect(CCAIHookBody.deliveries(utf8(#"{"event_type":"ping"}"#)).isEmpty)
        for text in ["", "[]", "{"] {
            #expect(throws: HookRefusal.self) { try CCAIHookBody.deliveries(utf8(text)) }
        }
    }

    @Test func `a chat and its user are known however they are written`() throws {
        let text =
            #"{"event_type":"chat_created","timestamp":"2026-01-01T12:00:20","body":{"id":"41","end_user":"#
            + #"{"identifier":17}}}"#
        let event = try #require(CCAIHookEvent(decoding: utf8(text)))
        expectEqual(event.chatID, 41)
        expectEqual(event.userIdentifier, "17")
        try expectEqual(CCAIHookBody.deliveries(utf8(text)).first?.conversationID, "chat:41")
        // Other events have ids in their bodies that are no chat's.
        let other = #"{"event_type":"participant_joined","body":{"id":41,"end_user":{"identifier":"u"}}}"#
        try expect(#require(CCAIHookEvent(decoding: utf8(other))).chatID == nil)
        try expectEqual(CCAIHookBody.deliveries(utf8(other)).first?.conversationID, "user:u")
    }
}
