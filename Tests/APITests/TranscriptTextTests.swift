@testable import API
import Chronology
@testable import Conversations
import Domain
import Store
import SupportExpectations
import Testing

@Suite("How conversations are written for people")
struct TranscriptTextTests {
    private static let session = SessionID(Identifier(high: 1, low: 2))
    private static let at = Timestamp(milliseconds: 1_773_513_000_000)

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
        expect(html.contains("&lt;B&gt;"))
        expect(html.contains("<dd>a&lt;b&gt;&amp;&quot;&#39;</dd>"))
        expect(html.contains("<dd>(location)</dd>"))
        expect(!html.contains("no</dd>"))
        let plain = TranscriptText.plain(messages)
        expect(plain.hasPrefix("[2026-03-14T18:30:00.000Z] <B>: a<b>&\"'\n"))
        expect(plain.hasSuffix("<B>: H\nT\nD\n"))
    }
}
