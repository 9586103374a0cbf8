import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Messages for the platform, and what a new chat is given (`PROTOCOL.md`, sections 5.1, 6 and 13).
@Suite struct OutboundTests {
    static let odd = " e\u{301}é 👩‍👩‍👧 \u{1}\u{7f}\u{2028}<b>&amp;</b> \\/ \u{10ffff} "

    @Test func `a text goes out byte for byte`() throws {
        let messages = try CCAIOutbound.messages(for: .text(Self.odd, format: .markdown))
        expectEqual(messages, [.text(Self.odd)])
        let object = messages[0].object()
        expectEqual(object["type"], "text")
        let encoded = JSONValue.object(object).encoded()
        let content = try JSONValue(parsing: encoded)["content"]?.stringValue
        expectEqual(Array((content ?? "").utf8), utf8(Self.odd))
    }

    @Test func `an action goes out as its title`() throws {
        let payload = ActionChoice(payload: "Refund", text: "Another word")
        try expectEqual(CCAIOutbound.messages(for: .action(payload)), [.text("Refund")])
        try expectEqual(CCAIOutbound.messages(for: .action(ActionChoice(text: "Refund"))), [.text("Refund")])
        #expect(throws: ProviderFailure.self) { try CCAIOutbound.messages(for: .action(ActionChoice(payload: 7))) }
        let message = MessageID(Identifier(high: 0, low: 1))
        let answer = UserContent.interactiveResponse(message: message, value: "Refund")
        try expectEqual(CCAIOutbound.messages(for: answer), [.text("Refund")])
    }

    @Test func `media go out by their ids, flat or nested, and their words behind them`() throws {
        let media = [CCAIMedium(.photo, id: 901), CCAIMedium(.video, id: 902)]
        let content = UserContent.attachment(ids: [], text: "Look")
        let messages = try CCAIOutbound.messages(for: content, media: media)
        expectEqual(messages, [.medium(media[0]), .medium(media[1]), .text("Look")])
        expectEqual(JSONValue.object(messages[0].object()), ["type": "photo", "media_id": 901])
        let nested: JSONValue = ["type": "video", "content": ["media_id": 902]]
        expectEqual(JSONValue.object(messages[1].object(nestsMedia: true)), nested)
        let bare = UserContent.attachment(ids: [], text: nil)
        try expectEqual(CCAIOutbound.messages(for: bare, media: media).count, 2)
        #expect(throws: ProviderFailure.self) { try CCAIOutbound.messages(for: bare) }
    }

    @Test func `raw content is an object of the platform's`() throws {
        let raw: JSONObject = ["type": "form_complete", "data": [:]]
        try expectEqual(CCAIOutbound.messages(for: .raw(.object(raw))), [.raw(raw)])
        for value in [JSONValue.null, "x", [:], ["type": ""]] {
            #expect(throws: ProviderFailure.self) { try CCAIOutbound.messages(for: .raw(value)) }
        }
    }

    @Test func `an empty text and what the platform has no words for are refused`() {
        let contents: [UserContent] = [
            .text("", format: .plain), .escalation(reason: nil), .audio(contentType: "audio/wav"),
            .data(contentType: "application/json", value: 1), .event(name: "x", version: nil, data: JSONObject()),
            .location(GeoLocation(latitude: 1, longitude: 2)),
            .formResponse(FormResponse(formID: "f", values: JSONObject())),
            .command(CommandAnswer(commandID: "c", name: "n", value: "v")),
        ]
        for content in contents {
            #expect(throws: ProviderFailure.self, "\(content.type)") { try CCAIOutbound.messages(for: content) }
        }
    }

    @Test func `an echo has the key of what was sent, in every form of it`() throws {
        func key(_ message: String) throws -> CCAIEchoKey { CCAIMessage(try object(message)).echoKey }
        let quoted = JSONValue(Self.odd).description
        try expectEqual(key(#"{"type":"text","content":\#(quoted)}"#), CCAIOutbound.text(Self.odd).echoKey)
        try expectEqual(key(#"{"type":"text","content":{"text":\#(quoted)}}"#), CCAIOutbound.text(Self.odd).echoKey)
        try expect(key(#"{"type":"text","content":"é"}"#) != CCAIOutbound.text("e\u{301}").echoKey)
        let photo = CCAIOutbound.medium(CCAIMedium(.photo, id: 901)).echoKey
        for message in [#"{"type":"photo","media_id":901}"#, #"{"type":"image","content":{"media_id":"901"}}"#] {
            try expectEqual(key(message), photo)
        }
        try expect(key(#"{"type":"video","media_id":901}"#) != photo)
        expect(CCAIOutbound.text("901").echoKey != photo)
        let server = try object(
            #"{"message":{"type":"server_message"},"server_message":{"content":{"type":"text","content":"hi"}}}"#)
        expectEqual(CCAIMessage(in: server).echoKey, CCAIOutbound.text("hi").echoKey)
    }

    // MARK: A new chat

    @Test func `the transcript knows three senders and whole seconds`() throws {
        func entry(_ role: SenderRole, _ text: String) -> TranscriptEntry {
            TranscriptEntry(
                role: role, at: 1_767_261_600_750, content: utf8(#"{"type":"text","text":"\#(text)","format":"plain"}"#)
            )
        }
        let transcript = try #require(
            CCAIChatStart.transcript([entry(.bot, "a"), entry(.user, "**b**"), entry(.agent, "c"), entry(.system, "d")])
        )
        let senders = transcript.arrayValue?.compactMap { $0["sender"]?.stringValue }
        expectEqual(senders, ["virtual_agent", "end_user", "agent", "virtual_agent"])
        let second: JSONValue = [
            "sender": "end_user", "timestamp": "2026-01-01T10:00:00Z", "content": [["type": "text", "text": "**b**"]],
        ]
        expectEqual(transcript[1], second)
        expect(CCAIChatStart.transcript([]) == nil)
        expect(CCAIChatStart.transcript([TranscriptEntry(role: .bot, at: 0, content: utf8("{}"))]) == nil)
    }

    @Test func `a chat is given media as in a transfer, and buttons as a list in a text`() throws {
        let media = TranscriptEntry(
            role: .user, at: 0,
            content: utf8(
                #"{"type":"attachment","attachments":[{"url":"https://cdn.example.test/v","contentType":"video/mp4"}]}"#
            ))
        let buttons = TranscriptEntry(
            role: .bot, at: 0,
            content: utf8(
                #"{"type":"quickReplies","title":"Topics","options":[{"label":"A"},{"label":"B","selected":true}]}"#))
        let transcript = try #require(CCAIChatStart.transcript([media, buttons]))
        let video: JSONValue = [["type": "media", "media": ["type": "video", "url": "https://cdn.example.test/v"]]]
        expectEqual(transcript[0]?["content"], video)
        expectEqual(transcript[1]?["content"], [["type": "text", "text": "Topics\n\n* A\n* **B**"]])
    }

    @Test func `a front end's word is never signed, and never speaks of the user's standing`() throws {
        func split(
            _ data: JSONObject, _ names: Set<String>, unsigned: JSONObject = JSONObject()
        ) throws(ContentProblem) -> CCAIChatStart.CustomData {
            try CCAIChatStart.customData(
                data, unverified: names, unsigned: unsigned, entriesMax: 64, charactersMax: 4096)
        }
        let data = try object(#"{"order":"A-17","page":{"label":"Seite","value":"x","type":"string"},"n":70.5}"#)
        let parts = try split(data, ["page", "n"], unsigned: ["external_chat_transfer": [:], "n": 1])
        expectEqual(parts.trusted, ["order": "A-17"])
        let unsigned: JSONObject = [
            "page": ["label": "Seite", "value": "x", "type": "string"],
            "n": ["label": "n", "value": 70.5, "type": "number"], "external_chat_transfer": [:],
        ]
        expectEqual(parts.unsigned, unsigned)
        try expect(split(data, []).unsigned.isEmpty)
        #expect(throws: ContentProblem.self) {
            try split(["reserved_verified_customer": true], ["reserved_verified_customer"])
        }
        try expectEqual(split(["reserved_verified_customer": true], []).trusted.count, 1)
    }
}
