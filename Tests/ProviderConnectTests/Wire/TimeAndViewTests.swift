import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct TimePickerTests {
    private let template = #"""
        {"templateType":"TimePicker","version":"1.0","data":{"content":{"title":"When?","subtitle":"Tap",
        "timeZoneOffset":-420,"location":{"latitude":47.616299,"longitude":"-122.333031","title":"Oscar","radius":1},
        "timeslots":[{"date":"2026-10-31T17:00+00:00","duration":60},{"date":"next Monday","duration":"3600"},
        {"date":"2026-10-31T19:00Z","duration":-1},{"duration":60}]}}}
        """#

    @Test func `oddity 21 a slot's date is answered as it came, with seconds or without`() throws {
        let content = try content(of: interactive(template))
        expect(content["type"] == "timePicker" && content["title"] == "When?" && content["subtitle"] == "Tap")
        expectEqual(content["timezoneOffsetMinutes"], -420)
        expectEqual(
            content["location"],
            [
                "latitude": 47.616299, "longitude": -122.333031, "title": "Oscar", "radiusMeters": 1,
            ])
        expectEqual(
            content["slots"]?[0],
            [
                "id": "a1", "type": "postback", "label": "2026-10-31T17:00+00:00",
                "payload": ["contentType": "text/plain", "content": "2026-10-31T17:00+00:00"],
                "value": "2026-10-31T17:00+00:00", "durationSeconds": 60,
            ])
        expect(content["slots"]?[1]?["value"] == "next Monday" && content["slots"]?[1]?["durationSeconds"] == 3600)
        expect(content["slots"]?[2]?["durationSeconds"] == nil && content["slots"]?.arrayValue?.count == 3)
        expectEqual(content["degraded"], ["element_dropped"])
        let words = try ConnectOutbound.messages(
            for: .action(ActionChoice(payload: content["slots"]?[0]?["payload"])), view: nil, allowed: [])
        expectEqual(words, [ConnectWords("text/plain", "2026-10-31T17:00+00:00")])
    }

    @Test func `a place without a latitude is left out, and told to be`() throws {
        let text =
            #"{"templateType":"TimePicker","data":{"content":{"location":{"title":"x"},"timeslots":[{"date":"d"}]}}}"#
        let content = try content(of: interactive(text))
        expect(content["location"] == nil && content["degraded"] == ["location_dropped"])
    }
}

@Suite struct CarouselTests {
    @Test func `lists side by side are answered with the list as well`() throws {
        let content = try content(
            of: interactive(
                #"""
                {"templateType":"Carousel","data":{"content":{"title":"Menu","elements":[
                {"templateIdentifier":"c-1","templateType":"ListPicker","data":{"content":{"title":"Pizza",
                "elements":[{"title":"Calzone"}]}}},
                {"templateIdentifier":"c-2","templateType":"Panel","data":{"content":{"title":"\"Drinks\"","elements":[
                {"title":"Water"},{"title":"Wine","type":"hyperlink","url":"https://e.com/"}]}}},
                {"templateType":"Panel","data":{"content":{"title":"Empty"}}},"?"]}}}
                """#))
        expect(
            content["type"] == "carousel" && content["title"] == "Menu" && content["degraded"] == ["element_dropped"])
        let items = try #require(content["items"]?.arrayValue)
        expect(
            items.map { $0["type"] } == ["picker", "panel"] && items.map { $0["title"] } == ["Pizza", "\"Drinks\""])
        expect(items[0]["options"]?[0]?["id"] == "a1" && items[1]["options"]?[0]?["id"] == "a2")
        let answer = #"{"templateIdentifier":"c-2","listTitle":"\"Drinks\"","selectionText":"Water"}"#
        expectEqual(items[1]["options"]?[0]?["value"], JSONValue(answer))
        let message = try #require(MessageID("msg_01kkpssp62ephsstpj3nvk9ny1"))
        for choice: UserContent in [
            .action(ActionChoice(payload: items[1]["options"]?[0]?["payload"], text: "Water")),
            .interactiveResponse(message: message, value: JSONValue(answer)),
        ] {
            let words = try ConnectOutbound.messages(for: choice, view: nil, allowed: [])
            expectEqual(words, [ConnectWords("text/plain", answer)])
        }
    }
}

@Suite struct ViewTests {
    private let template = #"""
        {"templateType":"ViewResource","version":"1.0","data":{"content":{"viewId":"detail","viewToken":"VT+/=",
        "viewData":"{\"heading\":\"[x\",\"fields\":\"[{\\\"a\\\":1}]\",\"count\":\"7\"}"}}}
        """#

    private func after(_ items: [ConnectItem], _ view: ConnectOpenView? = nil) -> ConnectOpenView? {
        items.reduce(view) { ConnectOpenView.after($1, $0) }
    }

    @Test func `oddity 44 what views say is parsed, however often it was put into a string`() throws {
        try expectEqual(
            content(of: interactive(template)),
            [
                "type": "view", "viewToken": "VT+/=", "viewId": "detail",
                "viewData": ["heading": "[x", "fields": [["a": 1]], "count": "7"],
            ])
    }

    @Test func `strings are taken apart three times and no more, and quoted words stay words`() {
        func inString(_ value: JSONValue) -> JSONValue { ["in": JSONValue(value.description)] }
        let four = inString(inString(inString(inString(["a": 1]))))
        expectEqual(ConnectJSON.unfolded(four), ["in": ["in": ["in": ["in": JSONValue(#"{"a":1}"#)]]]])
        let twice = JSONValue(JSONValue(#"{"a":1}"#).description)
        expectEqual(ConnectJSON.unfolded(twice), ["a": 1])
        for words in ["\"hello\"", "{x", "[", "\"", "7", ""] {
            expectEqual(ConnectJSON.unfolded(JSONValue(words)), JSONValue(words))
        }
    }

    @Test func `the deepest view is within what others read`() throws {
        func nested(_ inner: String, _ depth: Int) -> String {
            String(repeating: "[", count: depth) + inner + String(repeating: "]", count: depth)
        }
        let data = (0..<3).reduce("7") { inner, _ in JSONValue(nested(inner, 24)).description }
        let text =
            #"{"templateType":"ViewResource","data":{"content":{"viewToken":"t","viewData":\#(nested(data, 37))}}}"#
        let content = try content(of: interactive(text))
        expect(content["type"] == "view" && content["viewData"]?.description == nested("7", 37 + 3 * 24))
        let event = JSONValue.object(["data": ["message": ["content": content]]]).encoded()
        try expectEqual(JSONValue(parsing: event)["data"]?["message"]?["content"], content)
    }

    @Test func `a view is open until something else is said to the customer`() throws {
        let view = try interactive(template, id: "v")
        let open = ConnectOpenView(token: "VT+/=", itemID: "v")
        expectEqual(after([view]), open)
        try expectEqual(after([view, message("text/plain", "mine", role: "CUSTOMER")]), open)
        try expectEqual(
            after([
                view,
                item(#"{"Type":"EVENT","ContentType":"application/vnd.amazonaws.connect.event.participant.joined"}"#),
                item(#"{"Type":"MESSAGEMETADATA","Id":"m"}"#),
            ]), open)
        try expect(after([view, message("text/plain", "next")]) == nil)
        try expect(after([view, item(#"{"Type":"ATTACHMENT","ParticipantRole":"AGENT"}"#)]) == nil)
        try expectEqual(after([view, interactive(template.replacing("VT+/=", with: "VT2"), id: "w")])?.token, "VT2")
        try expect(after([interactive(template, role: "CUSTOMER")]) == nil)
        try expect(after([interactive(#"{"templateType":"Panel","data":{"content":{"viewToken":"t"}}}"#)]) == nil)
    }

    @Test func `a view that its message carries is shown as it would be described, and open without a token`() throws {
        let carried = #"""
            {"templateType":"ViewResource","data":{"content":{"viewId":"v","Arn":"arn:v","Actions":["Submit"],
            "InputSchema":"{\"type\":\"object\"}","Template":"{\"Head\":{}}"}}}
            """#
        let content = try ProviderConnectTests.content(of: interactive(carried))
        expect(content["type"] == "view" && content["viewId"] == "v" && content["viewToken"] == nil)
        expect(content["view"]?["id"] == "v" && content["view"]?["arn"] == "arn:v")
        expectEqual(content["view"]?["inputSchema"], ["type": "object"])
        expect(content["view"]?["template"]?["Head"]?.objectValue != nil)
        expectEqual(content["view"]?["actions"], ["Submit"])
        let open = ConnectOpenView(token: nil, itemID: "i-1")
        try expectEqual(after([interactive(carried)]), open)
        var progress = ConnectProgress()
        progress.openView = open
        expectEqual(ConnectProgress(decoding: progress.encoded()).openView, open)
        let bare = try interactive(#"{"templateType":"ViewResource","data":{"content":{"viewId":"v"}}}"#)
        try expectEqual(ProviderConnectTests.content(of: bare)["type"], "unsupported")
    }

}
