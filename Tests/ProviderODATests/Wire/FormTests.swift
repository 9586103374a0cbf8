import Domain
import EventLoop
import JSON
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// Checks of an edit form before anything is sent (`PROTOCOL.md`, section 8).
@Suite struct FormTests {
    private static func form(_ fields: String) throws -> ODAForm {
        let payload = try #require(json("{\"type\":\"editForm\",\"fields\":[\(fields)]}").objectValue)
        return ODAForm(id: "f", postbacks: [:], fields: ODAFormField.fields(of: payload))
    }

    private static func problems(_ field: String, _ value: String, partial: String? = nil) throws -> [String] {
        let values = value.isEmpty ? "{}" : "{\"x\":\(value)}"
        let object = try #require(json(values).objectValue)
        let response = FormResponse(formID: "f", values: object, partialFieldID: partial)
        return try form(field).problems(response).map { "\($0.pointer) \($0.code)" }
    }

    static let wrong: [(String, String, String)] = [
        (#""displayType":"textInput","required":true"#, "", "required"),
        (#""displayType":"textInput","required":true"#, "null", "required"),
        (#""displayType":"textInput","required":true"#, #""""#, "required"),
        (#""displayType":"multiSelect","required":true,"options":[]"#, "[]", "required"),
        (#""displayType":"toggle","required":"True""#, "", "required"),
        (#""displayType":"textInput","minLength":2"#, #""a""#, "too_short"),
        (#""displayType":"textInput","maxLength":2"#, #""abc""#, "too_long"),
        (#""displayType":"textInput","maxLength":2"#, #""🍕🍕""#, "too_long"),
        (#""displayType":"textInput","maxLength":"2""#, #""abc""#, "too_long"),
        (#""displayType":"textInput","validationRegularExpression":"^[^0-9]*$""#, #""a1""#, "bad_format"),
        (#""displayType":"textInput""#, "7", "wrong_type"), (#""displayType":"numberInput""#, #""7""#, "wrong_type"),
        (#""displayType":"numberInput","minValue":1"#, "0", "out_of_range"),
        (#""displayType":"numberInput","minValue":1"#, "0.99", "out_of_range"),
        (#""displayType":"numberInput","maxValue":20"#, "20.5", "out_of_range"),
        (#""displayType":"datePicker","minDate":"2024-01-01""#, #""2023-12-31""#, "out_of_range"),
        (#""displayType":"datePicker","maxDate":"2024-01-01""#, #""2024-01-02""#, "out_of_range"),
        (#""displayType":"datePicker""#, #""2023-02-29""#, "bad_format"),
        (#""displayType":"datePicker""#, #""31.12.2023""#, "bad_format"),
        (#""displayType":"datePicker""#, #""2023-1-1""#, "bad_format"),
        (#""displayType":"datePicker""#, "2023", "bad_format"),
        (#""displayType":"timePicker","maxTime":"22:30""#, #""22:31""#, "out_of_range"),
        (#""displayType":"timePicker","minTime":"09:00""#, #""08:59""#, "out_of_range"),
        (#""displayType":"timePicker""#, #""24:00""#, "bad_format"),
        (#""displayType":"timePicker""#, #""9:00""#, "bad_format"),
        (#""displayType":"multiSelect","options":[]"#, #""L""#, "wrong_type"),
    ]

    @Test(arguments: wrong)
    func `a value that the vendor's client would not let pass names its field`(
        field: String, value: String, code: String
    ) throws {
        try expectEqual(Self.problems("{\"id\":\"x\",\(field)}", value), ["/values/x \(code)"])
    }

    static let right: [(String, String)] = [
        (#""displayType":"textInput","required":true,"minLength":2,"maxLength":2"#, #""ab""#),
        (#""displayType":"textInput","minLength":2"#, ""), (#""displayType":"textInput","minLength":2"#, #""""#),
        (#""displayType":"textInput","validationRegularExpression":"(?=a)b""#, #""x""#),
        (#""displayType":"textInput","validationRegularExpression":"[0-9]""#, #""a1b""#),
        (#""displayType":"numberInput","required":true,"minValue":0,"maxValue":0"#, "0"),
        (#""displayType":"numberInput","minValue":1,"maxValue":20"#, "20.0"),
        (#""displayType":"datePicker","minDate":"2024-01-01","maxDate":"2024-12-31""#, #""2024-02-29""#),
        (#""displayType":"datePicker","minDate":"soon""#, #""2024-02-29""#),
        (#""displayType":"timePicker","minTime":"09:00","maxTime":"22:30""#, #""22:30""#),
        (#""displayType":"toggle","required":true,"valueOn":"yes","valueOff":"no""#, #""no""#),
        (#""displayType":"toggle","required":true,"valueOn":true,"valueOff":false"#, "false"),
        (#""displayType":"singleSelect","options":[]"#, "7"), (#""displayType":"multiSelect","options":[]"#, "[1.0]"),
        (#""displayType":"text","required":true"#, ""), (#""displayType":"hologram","required":true"#, ""),
    ]

    @Test(arguments: right)
    func `a value that may stand there is no problem`(field: String, value: String) throws {
        try expectEqual(Self.problems("{\"id\":\"x\",\(field)}", value), [])
    }

    private static let fields = #"""
        {"displayType":"textInput","id":"name","label":"Name","required":true,"minLength":2,\#
        "clientErrorMessage":"Please give a name"},{"displayType":"numberInput","id":"count","minValue":0},\#
        {"displayType":"multiSelect","id":"toppings","options":[]},\#
        {"displayType":"singleSelect","id":"size","autoSubmit":true,"options":[]}
        """#

    @Test func `a whole form tells all that is wrong, in the form's own words where it has some`() throws {
        let response = FormResponse(formID: "f", values: ["count": -1])
        let problems = try Self.form(Self.fields).problems(response)
        expectEqual(problems.map(\.code), ["required", "out_of_range"])
        expectEqual(problems.map(\.detail), ["Please give a name", "count is at least 0."])
    }

    @Test func `a partial form is judged by its own field and goes without what is unset or wrong`() throws {
        let form = try Self.form(Self.fields)
        let values: JSONObject = [
            "name": "a", "count": 0, "toppings": [], "size": "L", "more": 1, "gone": .null, "empty": "",
        ]
        let response = FormResponse(formID: "f", values: values, partialFieldID: "size")
        expectEqual(form.problems(response), [])
        expectEqual(JSONValue.object(form.submitted(response)).description, #"{"count":0,"size":"L","more":1}"#)
        let wrong = FormResponse(formID: "f", values: values, partialFieldID: "name")
        expectEqual(form.problems(wrong).map(\.code), ["too_short"])
        let whole = FormResponse(formID: "f", values: values)
        expectEqual(form.submitted(whole), values)
    }

    @Test func `fields in rows are fields`() throws {
        let payload = #"""
            {"type":"editForm","fields":[],"formRows":[{"columns":[{"fields":[\#
            {"displayType":"textInput","id":"a","required":true}]},{"fields":[{"displayType":"toggle","id":"b"}]}]}]}
            """#
        let object = try #require(json(payload).objectValue)
        let fields = ODAFormField.fields(of: object)
        expectEqual(fields.map(\.id), ["a", "b"])
    }

    // MARK: In a conversation

    private static let shown = #"{"type":"editForm","id":"f","fields":[\#(fields)]}"#

    @Test func `a form with a fault is not sent, and the same form set right is`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(#"{"messagePayload":\#(Self.shown),"source":"BOT","msgId":"m1"}"#)
        rig.manual.runUntilIdle()
        expectEqual(rig.send(.formResponse(FormResponse(formID: "f", values: [:]))), "refused MessageInvalid")
        expectEqual(rig.link.texts, [])
        expectEqual(rig.send(.formResponse(FormResponse(formID: "f", values: ["name": "Ada"]))), "sent")
        let partial = FormResponse(formID: "f", values: ["size": "L", "toppings": []], partialFieldID: "size")
        expectEqual(rig.send(.formResponse(partial)), "sent")
        try expectEqual(
            rig.link.texts.map { try json($0)["messagePayload"]?.description },
            [
                #"{"submittedFields":{"name":"Ada"},"type":"formSubmission"}"#,
                #"{"submittedFields":{"size":"L"},"partialSubmitField":"size","type":"formSubmission"}"#,
            ])
        expectEqual(rig.send(.formResponse(FormResponse(formID: "unknown", values: [:]))), "sent")
    }

    @Test func `the gateway hears of faults before it takes a message`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(#"{"messagePayload":\#(Self.shown),"source":"BOT","msgId":"m1"}"#)
        rig.manual.runUntilIdle()
        let problems = rig.session.assumeIsolated { session in
            session.problems(in: .formResponse(FormResponse(formID: "f", values: ["name": "a"])))
        }
        let told = problems.map { "\($0.pointer) \($0.code) \($0.detail)" }
        expectEqual(told, ["/values/name too_short Please give a name"])
        expectEqual(rig.session.assumeIsolated { $0.problems(in: .text("x", format: .plain)) }, [])
    }

    @Test func `what a form wants is known after a restart`() throws {
        var memory = ODAMemory()
        memory.remember(try Self.form(Self.fields))
        let kept = ODAMemory(decoding: memory.encoded())
        expectEqual(kept, memory)
        expectEqual(kept.form("f")?.problems(FormResponse(formID: "f", values: [:])).map(\.code), ["required"])
    }
}
