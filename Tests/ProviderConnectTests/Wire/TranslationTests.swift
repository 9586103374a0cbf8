import Domain
import HTTPWire
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct TranslationTests {
    @Test func `a message says who speaks and carries the whole item`() throws {
        let item = try item(
            #"{"Id":"7d1e","Type":"MESSAGE","ContentType":"text/plain","Content":"Hi","ParticipantRole":"AGENT","#
                + #""DisplayName":"Ada","More":1.0}"#)
        var translation = ConnectTranslation()
        let told = translation.message(of: item)
        let message = try #require(told)
        expect(message.vendorID == "7d1e" && message.role == .agent && message.senderName == "Ada")
        expectEqual(message.native, item.native.encoded())
        expect(message.files.isEmpty && message.replaces == nil && !message.isSynthetic)
        try expectEqual(JSONValue(parsing: message.content), ["type": "text", "text": "Hi", "format": "plain"])
    }

    @Test(arguments: [
        ("text/plain", "plain"), ("Text/Plain; charset=utf-8", "plain"), ("text/markdown", "markdown"),
        (nil, "plain"),
    ])
    func `words keep their format`(_ type: String?, _ format: String) throws {
        try expectEqual(
            content(of: message(type, "*a*")), ["type": "text", "text": "*a*", "format": JSONValue(format)])
    }

    @Test func `JSON is data, and what is no JSON is shown as it stands`() throws {
        try expectEqual(
            content(of: message("application/json", #"{"a":1.0,"b":[]}"#)),
            ["type": "data", "contentType": "application/json", "value": ["a": 1.0, "b": []]])
        let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        for text in ["{", "", deep] {
            try expectEqual(
                content(of: message("application/json", text)),
                ["type": "text", "text": JSONValue(text), "format": "plain", "degraded": ["invalid_json"]])
        }
    }

    @Test(arguments: ["image/svg+xml", "application/vnd.amazonaws.connect.event.typing", "x", ";"])
    func `another type is unsupported, and whole`(_ type: String) throws {
        let item = try message(type, "x")
        try expectEqual(content(of: item), ["type": "unsupported", "native": item.native])
    }

    @Test func `a message without type and words is unsupported, and one too deep to be read again is a text`() throws {
        let empty = try message(nil, nil)
        try expectEqual(content(of: empty), ["type": "unsupported", "native": empty.native])
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        let item = try item(#"{"Type":"MESSAGE","ContentType":"x","Deep":\#(deep)}"#)
        try expectEqual(content(of: item), ["type": "unsupported", "native": JSONValue(item.native.description)])
    }

    @Test func `the customer's own answers come back as data, and what they wrote as words`() throws {
        let answer = ConnectAnswer(templateType: "ViewResource", action: "Submit", data: ["FormInput": ["a": 1]])
        let type = ConnectContentType.interactiveResponse
        let back = try content(of: message(type, answer.message.content, role: "CUSTOMER"))
        expect(back["type"] == "data" && back["contentType"] == JSONValue(type))
        expectEqual(back["value"]?["data"], ["FormInput": ["a": 1]])
        let words = ConnectAnswer.words("hello").message.content
        try expectEqual(
            content(of: message(type, words, role: "CUSTOMER")), ["type": "text", "text": "hello", "format": "plain"])
        try expectEqual(content(of: message(type, "{"))["type"], "unsupported")
    }

    @Test(arguments: ["EVENT", "MESSAGEMETADATA", "TYPING", "NEWS"])
    func `what is no message gives none`(_ type: String) throws {
        var translation = ConnectTranslation()
        let message = translation.message(of: try item(#"{"Id":"e","Type":"\#(type)","Content":"x"}"#))
        expect(message == nil)
    }
}

@Suite struct AttachmentItemTests {
    private func message(_ attachments: String, _ more: String = "") throws -> InboundMessage? {
        var translation = ConnectTranslation()
        return translation.message(
            of: try item(
                #"{"Id":"f","Type":"ATTACHMENT","ParticipantRole":"AGENT","Attachments":[\#(attachments)]\#(more)}"#))
    }

    @Test func `oddity 20 files without a content type are files`() throws {
        let message = try #require(
            try message(#"{"AttachmentId":"at-1/ä","AttachmentName":"a b.png","Status":"APPROVED"}"#))
        try expectEqual(JSONValue(parsing: message.content), ["type": "attachment"])
        expect(message.vendorID == "f" && message.role == .agent)
        expectEqual(message.files, [VendorFile(url: "https://attachment.invalid/at-1%2F%C3%A4", name: "a b.png")])
    }

    @Test func `words beside files stay, and types are told`() throws {
        let message = try #require(
            try message(
                #"{"AttachmentId":"a","ContentType":"image/png","AttachmentName":"","Status":"APPROVED"}"#,
                #","Content":"look""#))
        try expectEqual(JSONValue(parsing: message.content), ["type": "attachment", "text": "look"])
        expectEqual(message.files, [VendorFile(url: "https://attachment.invalid/a", contentType: "image/png")])
    }

    @Test func `a refused file is a notice that names it`() throws {
        let message = try #require(
            try message(#"{"AttachmentId":"a","AttachmentName":"virus.pdf","Status":"REJECTED"}"#))
        try expectEqual(
            content(of: message),
            [
                "type": "notice", "text": "Amazon Connect refused the file virus.pdf.",
                "degraded": ["attachment_rejected"],
            ])
        expect(message.files.isEmpty)
    }

    @Test func `of several files those that are good are files, and the others are named`() throws {
        let message = try #require(
            try message(
                #"{"AttachmentId":"a","Status":"APPROVED"},{"AttachmentId":"b","Status":"REJECTED"},"#
                    + #"{"AttachmentId":"c","Status":"IN_PROGRESS"}"#))
        expectEqual(message.files.map(\.url), ["https://attachment.invalid/a"])
        try expectEqual(
            content(of: message),
            [
                "type": "attachment", "text": "Amazon Connect refused the file b.", "degraded": ["attachment_rejected"],
            ])
    }

    @Test func `a file that is looked at says nothing yet, and a state that nobody knows is shown whole`() throws {
        try expect(message(#"{"AttachmentId":"a","Status":"IN_PROGRESS"}"#) == nil)
        let odd = try #require(try message(#"{"AttachmentId":"a","Status":"BURNT"}"#))
        try expect(JSONValue(parsing: odd.content)["type"] == "unsupported" && odd.files.isEmpty)
        let none = try #require(try message(""))
        try expectEqual(JSONValue(parsing: none.content)["type"], "unsupported")
    }

    @Test(arguments: ["a", "a/b", "a b+ü?#%", "..", "4f1b-9c==", "\u{1F600}"])
    func `an address stands for one file`(_ id: String) throws {
        expectEqual(ConnectFileAddress.attachmentID(in: try URI(ConnectFileAddress.url(of: id))), id)
    }

    @Test(arguments: [
        "https://attachment.invalid/", "https://attachment.invalid", "http://attachment.invalid/a",
        "https://attachment.invalid:444/a", "https://u@attachment.invalid/a", "https://attachment.invalid/a?b",
        "https://attachment.invalid/a#b", "https://attachment.invalid/a/b", "https://x.attachment.invalid/a",
        "https://attachment.invalid.example.com/a", "https://attachment.invalid/%41",
    ])
    func `another address stands for none`(_ address: String) throws {
        expect(ConnectFileAddress.attachmentID(in: try URI(address)) == nil)
    }
}
