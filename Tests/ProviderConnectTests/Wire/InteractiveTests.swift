import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The content that each template shows, and that what it offers goes out as the vendor wants it.
@Suite struct InteractiveTests {
    /// Chooses the option with an id, as the gateway does, and says what goes out.
    private func chosen(_ id: String, in content: JSONValue) throws -> ConnectWords {
        let lists = (content["items"]?.arrayValue ?? []) + [content]
        let options = lists.flatMap { list in
            ["options", "slots", "actions"].flatMap { list[$0]?.arrayValue ?? [] }
        }
        let option = try #require(options.first { $0["id"]?.stringValue == id })
        let choice = ActionChoice(payload: option["payload"], text: option["label"]?.stringValue)
        return try one(.action(choice))
    }

    private func one(_ content: UserContent) throws -> ConnectWords {
        let words = try ConnectOutbound.messages(for: content, view: nil, allowed: Set(ConnectContentType.all))
        expectEqual(words.count, 1)
        return try #require(words.first)
    }

    /// Answers the message with an option's value.
    private func answered(_ value: JSONValue?) throws -> ConnectWords {
        let message = try #require(MessageID("msg_01kkpssp62ephsstpj3nvk9ny1"))
        return try one(.interactiveResponse(message: message, value: try #require(value)))
    }

    private func plain(_ text: String) -> ConnectWords { ConnectWords("text/plain", text) }

    // MARK: Lists

    private let picker = #"""
        {"templateType":"ListPicker","version":"1.0","data":{"replyMessage":{"title":"Thanks","subtitle":"Chosen"},
        "content":{"title":"Produce?","subtitle":"Tap","imageType":"URL","imageData":"https://e.com/f.jpg",
        "imageDescription":"Fruit","elements":[
        {"title":"Apple","subtitle":"$1.00","imageType":"URL","imageData":"https://e.com/a.jpg","imageDescription":"A"},
        {"title":"Site","type":"hyperlink","url":"https://e.com/"},
        {"title":"Pear","type":"hyperlink"}]}}}
        """#

    @Test func `a list picker is a picker, and its answer the title`() throws {
        let content = try content(of: interactive(picker))
        expect(content["type"] == "picker" && content["title"] == "Produce?" && content["subtitle"] == "Tap")
        expect(content["imageUrl"] == "https://e.com/f.jpg" && content["imageDescription"] == "Fruit")
        expectEqual(content["replyMessage"], ["title": "Thanks", "subtitle": "Chosen"])
        expectEqual(
            content["options"]?[0],
            [
                "id": "a1", "type": "postback", "label": "Apple",
                "payload": ["contentType": "text/plain", "content": "Apple"], "value": "Apple",
                "description": "$1.00", "imageUrl": "https://e.com/a.jpg", "imageDescription": "A",
            ])
        expect(content["actions"] == nil && content["degraded"] == nil)
        try expectEqual(chosen("a1", in: content), plain("Apple"))
        try expectEqual(answered(content["options"]?[0]?["value"]), plain("Apple"))
    }

    @Test func `a hyperlink opens, and one without an address is an option`() throws {
        let content = try content(of: interactive(picker))
        expectEqual(
            content["options"]?[1],
            [
                "id": "a2", "type": "url", "label": "Site", "url": "https://e.com/", "value": "Site",
            ])
        try expectEqual(chosen("a3", in: content), plain("Pear"))
    }

    @Test(arguments: [("Panel", "panel"), ("QuickReply", "quickReplies")])
    func `panels and quick replies are lists too`(_ template: String, _ type: String) throws {
        let content = try content(
            of: interactive(
                #"{"templateType":"\#(template)","data":{"content":{"title":"T","#
                    + #""elements":[{"title":"A"},{"title":"B"}]}}}"#
            ))
        expect(content["type"] == JSONValue(type) && content["title"] == "T" && content["subtitle"] == nil)
        expectEqual(content["options"]?.arrayValue?.count, 2)
        try expectEqual(chosen("a2", in: content), plain("B"))
        try expectEqual(answered(content["options"]?[1]?["value"]), plain("B"))
    }

    private func page(_ elements: String, _ more: String = #""listId":"topics","preIndex":-1,"nextIndex":5,"#) -> String
    {
        #"""
        {"templateType":"ListPicker","data":{"content":{"title":"T","referenceId":"r-1",
        \#(more)"elements":[\#(elements)]}}}
        """#
    }

    @Test func `buttons that turn pages are actions, and their answer is the vendor's to the letter`() throws {
        let content = try content(
            of: interactive(
                page(
                    #"{"title":"Back","actionDetail":"PREVIOUS_OPTIONS"},{"title":"A"},"#
                        + #"{"title":"More","actionDetail":"SHOW_MORE"}"#
                )))
        expectEqual(content["options"]?.arrayValue?.map { $0["label"] }, ["A"])
        expectEqual(content["actions"]?.arrayValue?.map { $0["label"] }, ["Back", "More"])
        expect(content["degraded"] == nil)
        let more = #"""
            {"version":"1.0","action":"SHOW_MORE","data":{"actionName":"SHOW_MORE","preIndex":-1,"nextIndex":5,\#
            "listId":"topics","templateType":"ListPicker","referenceId":"r-1"}}
            """#
        try expectEqual(chosen("a3", in: content), ConnectWords(ConnectContentType.interactiveResponse, more))
        let back = try chosen("a2", in: content).content
        expectEqual(back, more.replacing("SHOW_MORE", with: "PREVIOUS_OPTIONS"))
        // The same as an answer to the message.
        let value = try JSONValue(parsing: more)
        try expectEqual(answered(["action": "SHOW_MORE", "data": try #require(value["data"])]).content, more)
    }

    @Test func `a page without options keeps its buttons, and leaves out what is missing`() throws {
        let content = try content(of: interactive(page(#"{"title":"More","actionDetail":"SHOW_MORE"}"#, "")))
        expect(content["type"] == "text" && content["text"] == "T" && content["degraded"] == ["options_missing"])
        try expectEqual(
            chosen("a1", in: content).content,
            #"{"version":"1.0","action":"SHOW_MORE","data":{"actionName":"SHOW_MORE","#
                + #""templateType":"ListPicker","referenceId":"r-1"}}"#)
    }

    @Test func `the next page takes the place of the one before it`() throws {
        var translation = ConnectTranslation()
        func replaces(_ id: String, _ reference: String = "r-1") throws -> String? {
            let text = page(#"{"title":"A"}"#).replacing("r-1", with: reference)
            let message = translation.message(of: try interactive(text, id: id))
            return try #require(message).replaces
        }
        try expect(replaces("i-1") == nil)
        try expectEqual(replaces("i-2"), "i-1")
        try expect(replaces("i-2") == nil)
        try expect(replaces("o-1", "r-2") == nil)
        try expectEqual(replaces("i-3"), "i-2")
        // Those not heard of for longest are forgotten.
        for number in 0..<ConnectReferences.rememberedMax - 1 { _ = try replaces("x", "r-x\(number)") }
        try expect(replaces("o-2", "r-2") == nil)
        try expect(replaces("i-4") == nil)
        try expectEqual(replaces("x-2", "r-x62"), "x")
    }

    @Test(arguments: [
        #"{"templateType":"ListPicker"}"#, #"{"templateType":"Panel","data":{}}"#,
        #"{"templateType":"QuickReply","data":{"content":{"elements":[{"title":""},{},7]}}}"#,
        #"{"templateType":"TimePicker","data":{"content":{"timeslots":[{"duration":60}]}}}"#,
        #"{"templateType":"Carousel","data":{"content":{"elements":[{"templateType":"Panel"}]}}}"#,
        #"{"templateType":"ViewResource","data":{"content":{"viewToken":""}}}"#,
        #"{"templateType":"Hologram","data":{"content":{"title":"T","elements":[{"title":"A"}]}}}"#,
        #"{"templateType":""}"#, "{}", "[]", "7",
    ])
    func `what shows nothing, or that nobody knows, is unsupported and whole`(_ template: String) throws {
        let item = try interactive(template)
        let content = try content(of: item)
        expect(content["type"] == "unsupported" && content["native"] == item.native)
    }

    @Test(arguments: ["{", "", "\u{0}"])
    func `what is no JSON says so`(_ text: String) throws {
        let item = try interactive(text)
        try expectEqual(
            content(of: item), ["type": "unsupported", "native": item.native, "degraded": ["invalid_json"]])
    }

    @Test(arguments: ["ListPicker", "Panel", "QuickReply", "TimePicker", "Carousel"])
    func `a title without anything to choose is words`(_ template: String) throws {
        let text = #"{"templateType":"\#(template)","data":{"content":{"title":"T","subtitle":"S"}}}"#
        try expectEqual(
            content(of: interactive(text)),
            [
                "type": "text", "text": "T", "format": "plain", "footer": "S", "degraded": ["options_missing"],
            ])
    }

    @Test func `elements without a title and pictures without an address are told to be missing`() throws {
        let text = #"""
            {"templateType":"ListPicker","data":"{\"content\":{\"imageType\":\"BASE64\",\"imageData\":\"QQ==\",\#
            \"elements\":[{\"title\":\"A\"},{}]}}"}
            """#
        let content = try content(of: interactive(text))
        expect(content["title"] == "" && content["imageUrl"] == nil)
        expectEqual(content["options"]?.arrayValue?.count, 1)
        expectEqual(content["degraded"], ["image_dropped", "element_dropped"])
    }

    @Test func `of too much to choose a hundred are shown, and nothing that could not be sent`() throws {
        func elements(_ count: Int) -> JSONValue {
            .array((0..<count).map { ["title": JSONValue("A\($0)")] })
        }
        func content(_ type: String, _ members: JSONObject) throws -> JSONValue {
            let template: JSONValue = ["templateType": JSONValue(type), "data": ["content": .object(members)]]
            return try ProviderConnectTests.content(of: interactive(template.description))
        }
        let whole = try content("Panel", ["elements": elements(100)])
        expect(whole["options"]?.arrayValue?.count == 100 && whole["degraded"] == nil)
        let many = try content("Panel", ["elements": elements(101)])
        expect(many["options"]?.arrayValue?.count == 100 && many["degraded"] == ["element_dropped"])
        let times = JSONValue.array((0..<101).map { ["date": JSONValue("d\($0)")] })
        try expectEqual(content("TimePicker", ["timeslots": times])["slots"]?.arrayValue?.count, 100)

        // In a carousel the list's own title is part of each answer.
        func list(_ title: String) -> JSONValue {
            ["templateType": "Panel", "data": ["content": ["title": JSONValue(title), "elements": elements(60)]]]
        }
        let lists = try content("Carousel", ["elements": [list("a"), list("b"), list("c")]])
        expectEqual(lists["items"]?.arrayValue?.map { $0["options"]?.arrayValue?.count }, [60, 40])
        expectEqual(lists["degraded"], ["element_dropped"])
        let long = list(String(repeating: "x", count: ConnectOutbound.contentBytesMax))
        let rest = try content("Carousel", ["elements": [long, list("b")]])
        expect(rest["items"]?.arrayValue?.map { $0["title"] } == ["b"] && rest["degraded"] == ["element_dropped"])

        let title = String(repeating: "x", count: ConnectOutbound.contentBytesMax)
        let fits = try content("Panel", ["elements": [["title": JSONValue(title)], ["title": JSONValue(title + "x")]]])
        expect(fits["options"]?.arrayValue?.count == 1 && fits["degraded"] == ["element_dropped"])
    }
}
