import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderODA

/// HTML in texts is flagged and otherwise left alone.
@Suite struct MarkupTests {
    @Test(arguments: [
        "<b>Hot</b>", "a<br>b", "a<br/>b", "a<BR />b", "x</p>", "<a href=\"https://e.com\">e</a>", "<!-- x -->",
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<h1\n class='x'>", "Tom &amp; Jerry", "a&nbsp;b",
        "it&#39;s", "it&#x27;s", "1 < 2, <i>really</i>", "<<b>>", "<td\tx>",
    ])
    func `a text that a browser would read as HTML is flagged`(text: String) throws {
        expect(ODAMarkup.isHTML(text))
        let payloads: [JSONObject] = [
            ["type": "text", "text": JSONValue(text)], ["text": JSONValue(text), "type": "text", "x": 1],
        ]
        for payload in payloads {
            let bytes = JSONValue.object(payload).encoded()
            guard case .bubble(let bubble) = testTranslation.meaning(of: bytes.span, TranslationTests.arrival) else {
                Issue.record("no bubble")
                return
            }
            let content = try JSONValue(parsing: bubble.content)
            expectEqual(content["format"], "html")
            expectEqual(content["text"]?.stringValue, text)
        }
    }

    @Test(arguments: [
        "", "a < b > c", "<3", "x <- y -> z", "Tom & Jerry", "R&D; more", "List<String>", "<bob@example.com>",
        "<b", "<b and no end", "a<bb>", "&#;", "&#xzz;", "&unknown;", "& amp;", "**bold** _it_", "<>", "</>", "<",
        "&", "< b>", "&amp", "1 &lt 2",
    ])
    func `a text that is none is plain`(text: String) throws {
        expect(!ODAMarkup.isHTML(text))
        let bytes = JSONValue.object(["type": "text", "text": JSONValue(text)]).encoded()
        guard case .bubble(let bubble) = testTranslation.meaning(of: bytes.span, TranslationTests.arrival) else {
            Issue.record("no bubble")
            return
        }
        try expectEqual(JSONValue(parsing: bubble.content)["format"], "plain")
    }

    @Test func `HTML written in escapes, in a stream and in a frame of the old shape is flagged as well`() throws {
        var script = Script.opened()
        let escaped = #"{"type":"text","text":"\u003cb\u003eHot\u003c/b\u003e"}"#
        expectEqual(script.skill(escaped, id: "1").first?.contains(#""format":"html""#), true)
        let piece = #"{"type":"textStream","streamState":"end","text":"<b>x</b>","streamId":"s"}"#
        expectEqual(
            script.skill(piece, id: "2").last?.hasSuffix(#"{"type":"text","text":"<b>x</b>","format":"html"}"#), true)
        expectEqual(script.received(#"{"text":"<i>old</i>","msgId":"3"}"#).first?.contains(#""format":"html""#), true)
    }

    @Test func `a long text of tags that nothing closes is looked at in one go`() {
        expect(!ODAMarkup.isHTML(String(repeating: "<b ", count: 300_000)))
        expect(!ODAMarkup.isHTML(String(repeating: "<bb>", count: 300_000)))
    }
}
