import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The conversation of before in the form of the vendor's client libraries (`PROTOCOL.md`, section 14).
@Suite struct ChatTransferTests {
    private static func entry(_ role: SenderRole, _ at: Int64, _ text: String) -> TranscriptEntry {
        TranscriptEntry(
            role: role, at: at, content: JSONValue.object(["type": "text", "text": JSONValue(text)]).encoded())
    }

    @Test func `times have a blank and whole seconds, and whoever is not the user is an agent`() throws {
        let transfer = ChatTransfer(
            greeting: "One moment, connecting you.", agentName: "Robo",
            agentAvatarURL: "https://cdn.example.test/r.png",
            transcript: [
                Self.entry(.bot, 1_767_261_615_000, "**Topics**\n\n* Delivery\n* --Refund--"),
                Self.entry(.user, 1_767_261_616_999, "Refund"), Self.entry(.agent, 1_767_261_617_000, "a"),
                Self.entry(.system, 1_767_261_618_000, "b"),
            ])
        let object = CCAIChatTransfer.object(transfer)
        expectEqual(
            JSONValue.object(object).description,
            #"{"greeting_override":"One moment, connecting you.","agent":{"name":"Robo","#
                + #""avatar":"https://cdn.example.test/r.png"},"transcript":[{"sender":"agent","#
                + #""timestamp":"2026-01-01 10:00:15Z","content":[{"type":"text","#
                + #""text":"**Topics**\n\n* Delivery\n* --Refund--"}]},{"sender":"end_user","#
                + #""timestamp":"2026-01-01 10:00:16Z","content":[{"type":"text","text":"Refund"}]},"#
                + #"{"sender":"agent","timestamp":"2026-01-01 10:00:17Z","content":[{"type":"text","text":"a"}]},"#
                + #"{"sender":"agent","timestamp":"2026-01-01 10:00:18Z","content":[{"type":"text","text":"b"}]}]}"#)
    }

    private static func entry(_ content: JSONValue) -> TranscriptEntry {
        TranscriptEntry(role: .user, at: 1_767_261_616_000, content: content.encoded())
    }

    @Test func `pictures, videos and buttons are content of their own, and nothing is none`() throws {
        let transfer = ChatTransfer(transcript: [
            Self.entry([
                "type": "attachment", "text": "Look",
                "attachments": [
                    ["url": "https://cdn.example.test/p", "contentType": "image/jpeg", "name": "p.jpg"],
                    ["url": "https://cdn.example.test/v?a=1&b=2", "contentType": "video/mp4"],
                ],
            ]),
            Self.entry([
                "type": "quickReplies", "title": "Topics",
                "options": [["label": "Delivery", "value": "Delivery"], ["label": "Refund", "selected": true]],
            ]),
            Self.entry(["type": "quickReplies", "title": "", "options": [["label": "Yes"]]]),
            Self.entry(["type": "text", "text": ""]),
        ])
        let transcript = try #require(CCAIChatTransfer.object(transfer)["transcript"])
        let contents = (transcript.arrayValue ?? []).compactMap { $0["content"] }
        let expected: [JSONValue] = [
            [
                ["type": "text", "text": "Look"],
                ["type": "media", "media": ["type": "image", "url": "https://cdn.example.test/p"]],
                ["type": "media", "media": ["type": "video", "url": "https://cdn.example.test/v?a=1&b=2"]],
            ],
            [
                ["type": "text", "text": "Topics"],
                [
                    "type": "buttons",
                    "buttons": [["label": "Delivery", "selected": false], ["label": "Refund", "selected": true]],
                ],
            ],
            [["type": "buttons", "buttons": [["label": "Yes", "selected": false]]]],
        ]
        expectEqual(contents, expected)
    }

    @Test func `nothing but a greeting is a transfer as well`() {
        let object = CCAIChatTransfer.object(ChatTransfer(greeting: "Hello"))
        expectEqual(JSONValue.object(object).description, #"{"greeting_override":"Hello"}"#)
        let unsaid = CCAIChatTransfer.object(ChatTransfer(transcript: [Self.entry(["type": "text", "text": ""])]))
        expect(unsaid.isEmpty, "no list is better than an empty one, which may be refused")
    }
}
