import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Messages of the platform in the words of the API (`PROTOCOL.md`, section 10, row by row).
@Suite struct TranslationTests {
    /// The contents of a message, as text; other parts by their description.
    static func contents(_ message: String, beside: String = "") throws -> [String] {
        try parts(message, beside: beside).map { part in
            switch part {
            case .content(let content): text(content.bytes)
            default: "\(part)"
            }
        }
    }

    static func parts(_ message: String, beside: String = "") throws -> [CCAIPart] {
        let body = try object(#"{"message":\#(message)\#(beside)}"#)
        return CCAITranslation(chatID: 37).parts(of: CCAIMessage(in: body)).map(\.part)
    }

    static func content(_ message: String, beside: String = "") throws -> CCAIContent {
        guard case .content(let content) = try #require(try parts(message, beside: beside).first) else {
            throw CancellationError()
        }
        return content
    }

    // MARK: Words

    @Test(arguments: ["text", "text_template"])
    func `a text is plain, and byte for byte the same`(_ type: String) throws {
        for said in [
            "Hello", " --a--  <b>&amp;</b>\t", "e\u{301} ≠ é", "👩‍👩‍👧", "\u{1}\u{7f}",
            "Gr\u{fc}\u{df} / 1.0",
        ] {
            let quoted = JSONValue(said).description
            for message in [
                #"{"type":"\#(type)","content":\#(quoted)}"#, #"{"type":"\#(type)","content":{"text":\#(quoted)}}"#,
            ] {
                let content = try Self.content(message)
                let value = try JSONValue(parsing: content.bytes)
                expectEqual(Array((value["text"]?.stringValue ?? "").utf8), utf8(said))
                expectEqual(value["format"], "plain")
                expect(content.degraded.isEmpty)
            }
        }
    }

    @Test(arguments: ["markdown", "markdown_template"])
    func `Markdown says so, and loses its underlines`(_ type: String) throws {
        let content = try Self.content(#"{"type":"\#(type)","content":"**a** --b--"}"#)
        expectEqual(text(content.bytes), #"{"type":"text","text":"**a** b","format":"markdown"}"#)
        expectEqual(content.degraded, ["underline"])
        try expect(Self.content(#"{"type":"\#(type)","content":"*a*"}"#).degraded.isEmpty)
    }

    // MARK: Media

    @Test(arguments: [
        ("photo", "photo"), ("image", "photo"), ("video", "video"), ("audio", "audio"), ("document", "document"),
    ])
    func `media are looked up by their id, flat or nested`(_ type: String, _ kind: String) throws {
        for inner in [#""media_id":910"#, #""media_id":"910""#, #""content":{"media_id":910}"#] {
            let content = try Self.content(#"{"type":"\#(type)",\#(inner)}"#)
            expectEqual(text(content.bytes), #"{"type":"attachment"}"#)
            expectEqual(content.files, [VendorFile(url: "https://media.invalid/37/\(kind)/910")])
        }
    }

    @Test func `a virtual agent's media are addresses with words`() throws {
        let message = #"""
            {"type":"image","images":[{"url":"https://cdn.example.test/a%20b.png?x=1","text":"One"},
             {"url":"https://cdn.example.test/c.png","text":"Two"},{"url":"ftp://no"},
             {"url":"https://media.invalid/38/photo/1"}]}
            """#
        let content = try Self.content(message)
        expectEqual(text(content.bytes), #"{"type":"attachment","text":"One\nTwo"}"#)
        expectEqual(
            content.files.map(\.url), ["https://cdn.example.test/a%20b.png?x=1", "https://cdn.example.test/c.png"])
        expectEqual(content.files.map(\.name), ["a b.png", "c.png"])
        expectEqual(content.degraded, ["file_dropped"])
        let documents = #"""
            {"type":"document","documents":[{"url":"https://a.test/d.pdf","content_type":"application/pdf"},
             {"url":"https://a.test/e.png","content_type":"image/*"},{"url":"https://a.test/f.png"}]}
            """#
        try expectEqual(Self.content(documents).files.map(\.contentType), ["application/pdf", nil, nil])
    }

    // MARK: Choices

    @Test func `buttons are quick replies, answered by their titles; sticky ones stay`() throws {
        let buttons = #""title":"Pick one","buttons":[{"title":"Refund","action":"quick_reply"},{"title":"A/B"}]"#
        let options = #"""
            [{"id":"a1","type":"postback","label":"Refund","payload":"Refund","value":"Refund"},
            """# + #"{"id":"a2","type":"postback","label":"A/B","payload":"A/B","value":"A/B"}]"#
        let replies = #"{"type":"quickReplies","title":"Pick one","options":"# + options.replacing("\n", with: "")
        try expectEqual(Self.contents(#"{"type":"inline_button",\#(buttons)}"#), [replies + "}"])
        try expectEqual(Self.contents(#"{"type":"sticky_button",\#(buttons)}"#), [replies + #","sticky":true}"#])
        try expectEqual(Self.contents(#"{"ujet":{"type":"inline_button",\#(buttons)}}"#), [replies + "}"])
        try expectEqual(
            Self.contents(#"{"type":"x","content":{"ujet":{"type":"inline_button",\#(buttons)}}}"#),
            [
                replies + "}"
            ])
    }

    @Test func `buttons without a button are their title`() throws {
        let content = try Self.content(#"{"type":"inline_button","title":"Hm","buttons":null}"#)
        expectEqual(text(content.bytes), #"{"type":"text","text":"Hm","format":"markdown"}"#)
        expectEqual(content.degraded, ["options_missing"])
        let odd = try Self.content(#"{"type":"inline_button","title":"Hm","buttons":[{"title":"a"},{},7]}"#)
        expectEqual(odd.degraded, ["element_dropped"])
    }

    @Test func `cards have all that a card has`() throws {
        let message = #"""
            {"type":"content_card","cards":[{"title":"T","subtitle":"S","body":"B --u--","link":"https://a.test/",
             "images":["https://a.test/1.png",{"url":"https://a.test/2.png"}],"event_params":{"k":[1.0]},
             "buttons":[{"title":"Go","style":"primary","link":"https://a.test/go"},
                        {"title":"Yes","style":"outlined","auto_reply":true}]}]}
            """#
        let content = try Self.content(message)
        let expected =
            #"{"type":"cards","layout":"horizontal","cards":[{"title":"T","description":"S\nB u","#
            + #""imageUrl":"https://a.test/1.png","url":"https://a.test/","actions":["#
            + #"{"id":"a1","type":"url","label":"Go","style":"primary","url":"https://a.test/go"},"#
            + #"{"id":"a2","type":"postback","label":"Yes","payload":"Yes","autoReply":true}],"#
            + #""eventParams":{"k":[1.0]}}]}"#
        expectEqual(text(content.bytes), expected)
        expectEqual(content.degraded, ["underline", "image_dropped"])
    }

    // MARK: Wrappings

    @Test func `a complex message is split, in order`() throws {
        let message = #"""
            {"type":"complex","messages":[{"type":"text","content":"a"},{"type":"complex","messages":[
             {"type":"markdown","content":"b"},{"ujet":{"type":"text","content":"c"}}]},{"type":"photo","media_id":1}]}
            """#
        let parts = try Self.contents(message)
        expectEqual(parts.count, 4)
        expectEqual(parts[0], #"{"type":"text","text":"a","format":"plain"}"#)
        expectEqual(parts[1], #"{"type":"text","text":"b","format":"markdown"}"#)
        expectEqual(parts[2], #"{"type":"text","text":"c","format":"plain"}"#)
        expectEqual(parts[3], #"{"type":"attachment"}"#)
    }

    @Test func `a complex message of too many is cut, and says so`() throws {
        let one = #"{"type":"text","content":"a"}"#
        let many = Array(repeating: one, count: CCAITranslation.partsMax + 7).joined(separator: ",")
        let parts = try Self.parts(#"{"type":"complex","messages":[\#(many)]}"#)
        expectEqual(parts.count, CCAITranslation.partsMax + 1)
        guard case .content(let rest) = parts.last else { throw CancellationError() }
        expectEqual(rest.degraded, ["element_dropped"])
    }

    @Test func `a server message says what stands beside it, to the user alone`() throws {
        let message = #"{"type":"server_message","visibility":"task_virtual_agent","message_id":"m9"}"#
        let beside = #","server_message":{"content":{"type":"text","content":"Your code?"}}"#
        let hidden = #"{"type":"text","text":"Your code?","format":"plain","privateFromAgent":true}"#
        try expectEqual(Self.contents(message, beside: beside), [hidden])
        let complex =
            #","server_message":{"content":{"type":"complex","messages":[{"type":"text","content":"Your code?"}]}}"#
        try expectEqual(Self.contents(message, beside: complex), [hidden])
        let nothing = try Self.contents(message)
        expectEqual(nothing.first?.hasPrefix(#"{"type":"unsupported","#), true)
        expectEqual(nothing.first?.hasSuffix(#""privateFromAgent":true}"#), true)
    }

    // MARK: Events that are messages

    @Test func `actions, notices, forms and smart actions are no content`() throws {
        try expectEqual(
            Self.parts(#"{"type":"action","action":"escalation","escalation_reason":"x"}"#),
            [
                .action(name: "escalation")
            ])
        try expectEqual(Self.parts(#"{"type":"action","action":"end"}"#), [.action(name: "end")])
        try expectEqual(Self.parts(#"{"type":"noti","event":"memberLeft"}"#), [.notification(name: "memberLeft")])
        let form = CCAIFormRequest(actionID: 42, formID: "refund/v2", signature: "ab")
        for message in [
            #"{"type":"form_message_received","smart_action_id":42,"external_form_id":"refund/v2","signature":"ab"}"#,
            #"{"type":"noti","event":"formRequested","smart_action_id":42,"external_form_id":"refund/v2","#
                + #""signature":"ab"}"#,
        ] {
            try expectEqual(Self.parts(message), [.formRequested(form)])
        }
        let done =
            #"{"type":"noti","event":"formCompleted","form_name":"refund/v2","signature":"ab","#
            + #""form_data":{"data":{"smart_action_id":42,"status":"success"}}}"#
        guard case .formCompleted(let end) = try #require(try Self.parts(done).first) else { throw CancellationError() }
        expectEqual(end.actionID, 42)
        expectEqual(end.formID, "refund/v2")
        expectEqual(end.status, "success")
    }

    @Test(arguments: CCAISmartAction.Kind.allCases)
    func `smart actions come as messages and as notices`(_ kind: CCAISmartAction.Kind) throws {
        for message in [
            #"{"type":"smart_action","smart_action_id":51,"smart_action_type":"\#(kind.rawValue)","title":"Please"}"#,
            #"{"type":"noti","event":"\#(kind.rawValue)Requested","smart_action_id":51,"title":"Please"}"#,
        ] {
            guard case .smartAction(let request) = try #require(try Self.parts(message).first) else {
                throw CancellationError()
            }
            expectEqual(request.kind, kind)
            expectEqual(request.actionID, 51)
            expectEqual(request.prompt, "Please")
        }
    }

    @Test(arguments: [
        #"{"type":"hologram","x":[1.0,null]}"#, "{}", #"{"type":7}"#, #"{"type":"text"}"#,
        #"{"type":"text","content":7}"#,
        #"{"type":"photo"}"#, #"{"type":"content_card","cards":[]}"#, #"{"type":"inline_button"}"#,
        #"{"type":"action"}"#,
        #"{"type":"noti"}"#, #"{"type":"form_message_received","smart_action_id":1}"#, #"{"type":"smart_action"}"#,
        #"{"type":"complex","messages":null}"#, #"{"type":"server_message"}"#,
    ])
    func `what nobody knows, or has not what it must have, is unsupported with all of it`(_ message: String) throws {
        let content = try Self.content(message)
        let value = try JSONValue(parsing: content.bytes)
        expectEqual(value["type"], "unsupported")
        expectEqual(value["native"], try JSONValue(parsing: message))
    }

    @Test func `a body without a message is unsupported as well`() throws {
        let parts = CCAITranslation(chatID: 1).parts(of: CCAIMessage(in: try object(#"{"message":null}"#)))
        expectEqual(parts.count, 1)
    }
}
