import Domain
import JSON
import Testing

@testable import ProviderODA

@Suite struct WireTests {
    private let writer = ODAFrameWriter(userID: "guest-42", sendsMetadata: true)
    private let bare = ODAFrameWriter(userID: "Zoë \"q\"", sendsMetadata: false)

    @Test(arguments: [
        (#"{"state":{"type":"pong"}}"#, ODAFrame.Family.pong),
        (#"{"state":{"x":{"type":"pong"},"type":"later"}}"#, .control),
        (#"{"state":7}"#, .control),
        (#"{"suggestions":["pizza"]}"#, .suggestions),
        (#"{"messagePayload":{"type":"text"}}"#, .message),
        (#"{"messagePayload":{},"suggestions":{}}"#, .message),
        (#"{"text":"old"}"#, .legacyText),
        (#"{"text":7}"#, .unknown), (#"{"messagePayload":"x"}"#, .unknown), (#"{}"#, .unknown),
        (#"{"messagePayload":null,"text":"x"}"#, .legacyText),
        ("[]", .unknown), (" 7 ", .unknown), (#""x""#, .unknown), ("null", .unknown),
    ])
    func `a frame belongs to a family`(frame: String, family: ODAFrame.Family) {
        #expect(ODAFrame(decoding: utf8(frame).span)?.family == family)
    }

    @Test(arguments: ["", "hello", "[", "07", #"{"a":1"#, #"{"a":1}x"#, "{\"a\":\"\u{1}\"}", "\u{FEFF}{}"])
    func `what is no JSON is no frame`(frame: String) {
        #expect(ODAFrame(decoding: utf8(frame).span) == nil)
    }

    @Test func `the envelope is read and the payload found, whatever else is there`() throws {
        let bytes = utf8(
            #" {"later":{"messagePayload":1},"messagePayload" : {"n":1.0 ,"a":[ ]} ,"source":"AGENT","#
                + #""msgId":"m","endOfTurn":true,"userId":"u"} "#
        )
        let decoded = ODAFrame(decoding: bytes.span)
        let frame = try #require(decoded)
        #expect(text(Array(bytes[frame.payload])) == #"{"n":1.0 ,"a":[ ]}"#)
        #expect(frame.source == .agent)
        #expect(frame.messageID == "m")
        #expect(frame.endOfTurn == true)
    }

    @Test(arguments: [
        (#""source":"BOT""#, ODAFrame.Source?.some(.skill)), (#""source":"ROBOT""#, .some(.skill)),
        (#""source":"AGENT""#, .some(.agent)), (#""source":null"#, nil), (#""source":{}"#, nil), (#""x":1"#, nil),
    ])
    func `an unknown source is the skill, and none is none`(member: String, source: ODAFrame.Source?) {
        #expect(ODAFrame(decoding: utf8("{\"messagePayload\":{},\(member)}").span)?.source == source)
    }

    @Test(arguments: [
        (#""msgId":12"#, String?.some("12")), (#""msgId":"""#, nil), (#""msgId":null"#, nil), (#""msgId":{}"#, nil),
    ])
    func `an id may be a number`(member: String, id: String?) {
        #expect(ODAFrame(decoding: utf8("{\"messagePayload\":{},\(member)}").span)?.messageID == id)
    }

    @Test(arguments: [
        (#""endOfTurn":false"#, Bool?.some(false)), (#""endOfTurn":"True""#, .some(true)), (#""endOfTurn":null"#, nil),
        (#""endOfTurn":0"#, .some(false)),
    ])
    func `the end of a turn may be a word`(member: String, value: Bool?) {
        #expect(ODAFrame(decoding: utf8("{\"messagePayload\":{},\(member)}").span)?.endOfTurn == value)
    }

    @Test func `frames of the user are written as the vendor's client writes them`() throws {
        #expect(
            text(writer.text("Two calzone, please"))
                == #"""
                {"messagePayload":{"text":"Two calzone, please","type":"text"},"userId":"guest-42",\#
                "sdkMetadata":{"version":"1.0"}}
                """#
        )
        #expect(
            text(bare.text("a\"b"))
                == #"{"messagePayload":{"text":"a\"b","type":"text"},"userId":"Zoë \"q\""}"#)
        #expect(text(ODAFrameWriter.ping) == #"{"state":{"type":"ping"}}"#)
        #expect(
            text(ODAFrameWriter.auth(token: utf8("a.b.c")))
                == #"{"state":{"token":"a.b.c","tokenType":"jwt","type":"auth"}}"#)
        #expect(
            text(writer.typing("..."))
                == #"""
                {"messagePayload":{"partyType":"user","source":"sdk","status":"RESPONDING","type":"status",\#
                "text":"..."},"userId":"guest-42"}
                """#
        )
        #expect(
            text(writer.typing(nil))
                == #"""
                {"messagePayload":{"partyType":"user","source":"sdk","status":"LISTENING","type":"status"},\#
                "userId":"guest-42"}
                """#
        )
        #expect(
            text(writer.closeSession())
                == #"{"messagePayload":{"type":"closeSession"},"userId":"guest-42","sdkMetadata":{"version":"1.0"}}"#)
        #expect(
            text(writer.profile(["givenName": "Mina"]))
                == #"{"profile":{"givenName":"Mina"},"sdkMetadata":{"version":"1.0"}}"#)
        #expect(text(bare.profile([:])) == #"{"profile":{}}"#)
    }

    static let contents: [(UserContent, String)] = [
        (.text("Hi", format: .markdown), #"{"text":"Hi","type":"text"}"#),
        (
            .action(ActionChoice(payload: .string("small"), text: "Small")),
            #"{"text":"Small","postback":"small","type":"postback"}"#
        ),
        (.action(ActionChoice(payload: .object([:]))), #"{"postback":{},"type":"postback"}"#),
        (
            .location(GeoLocation(latitude: JSONNumber(0), longitude: JSONNumber(text: "11.57549") ?? 0)),
            #"{"type":"location","location":{"latitude":0,"longitude":11.57549}}"#
        ),
        (
            .location(GeoLocation(latitude: 1, longitude: 2, title: "T", url: "https://e.com")),
            #"{"type":"location","location":{"latitude":1,"longitude":2,"title":"T","url":"https://e.com"}}"#
        ),
        (
            .formResponse(FormResponse(formID: "f", values: ["floor": 0], actionID: "a1", payload: ["s": "x"])),
            #"{"submittedFields":{"floor":0},"postback":{"s":"x"},"type":"formSubmission"}"#
        ),
        (
            .formResponse(FormResponse(formID: "f", values: [:], partialFieldID: "floor", payload: ["s": "x"])),
            #"{"submittedFields":{},"partialSubmitField":"floor","type":"formSubmission"}"#
        ),
        (
            .event(name: "order.placed", version: nil, data: ["order": "A-17"]),
            #"{"eventType":"order.placed","eventVersion":"1.0","eventData":{"order":"A-17"},"type":"inboundEvent"}"#
        ),
        (.raw(["command": "repeat", "type": "command"]), #"{"command":"repeat","type":"command"}"#),
    ]

    @Test(arguments: contents)
    func `content becomes the payload it stands for`(content: UserContent, payload: String) throws {
        let frame = try JSONValue(parsing: writer.frame(for: content, allowsRaw: true))
        #expect(frame["messagePayload"]?.description == payload)
        #expect(frame["userId"]?.stringValue == "guest-42")
    }

    @Test func `files are messages of their own, and words go behind them`() throws {
        let files = [
            VendorFile(url: "http://h/1", name: "a.png", contentType: "image/png"), VendorFile(url: "http://h/2"),
        ]
        let frames = try writer.frames(for: .attachment(ids: [], text: "Both"), files: files)
        #expect(
            try frames.map { try JSONValue(parsing: $0)["messagePayload"]?.description } == [
                #"{"attachment":{"type":"image","url":"http://h/1","title":"a.png"},"type":"attachment"}"#,
                #"{"attachment":{"type":"file","url":"http://h/2"},"type":"attachment"}"#,
                #"{"text":"Both","type":"text"}"#,
            ])
        #expect(try writer.frames(for: .attachment(ids: [], text: ""), files: files).count == 2)
        #expect(try writer.frames(for: .text("x", format: .plain)).count == 1)
    }

    @Test func `a form finds what its action carries`() throws {
        let content = UserContent.formResponse(FormResponse(formID: "f", values: [:], actionID: "a1"))
        let frame = try JSONValue(parsing: writer.frame(for: content, formPostback: ["k": 1.0]))
        #expect(frame["messagePayload"]?["postback"]?.description == #"{"k":1.0}"#)
    }

    static let refused: [(UserContent, ProviderFailure.Kind)] = [
        (.text("", format: .plain), .invalid),
        (.action(ActionChoice(text: "x")), .invalid),
        (.action(ActionChoice(payload: 7)), .invalid),
        (.action(ActionChoice(payload: [1])), .invalid),
        (.attachment(ids: [], text: nil), .invalid),
        (.data(contentType: "a/b", value: 1), .unsupported),
        (.raw("x"), .invalid), (.raw([:]), .invalid), (.raw(["type": ""]), .invalid),
    ]

    @Test(arguments: refused)
    func `what the vendor has no word for is refused`(content: UserContent, kind: ProviderFailure.Kind) {
        #expect(throws: ProviderFailure.self) { try writer.frame(for: content, allowsRaw: true) }
        do {
            _ = try writer.frame(for: content, allowsRaw: true)
        } catch {
            #expect(error.kind == kind)
        }
    }

    @Test func `raw payloads need the configuration's word`() {
        #expect(throws: ProviderFailure.self) { try writer.frame(for: .raw(["type": "command"])) }
    }

    /// Number text, key order, dotted and repeated keys: `PROTOCOL.md`, section 19, point 5.
    @Test(arguments: [
        #"{"system.botId":"B-1","n":1.0,"m":1,"big":123456789012345678901234567890,"e":1E+2,"z":{"b":[],"a":null}}"#,
        #"{"a":1,"a":2}"#, #""just a string / with a slash""#, #"{"text":"\n"}"#,
    ])
    func `a postback comes back to the letter`(postback: String) throws {
        let payload = #"{"type":"text","text":"x","actions":[{"type":"postback","label":"L","postback":\#(postback)}]}"#
        let meaning = testTranslation.meaning(of: utf8(payload).span, TranslationTests.arrival)
        guard case .bubble(let bubble) = meaning else {
            Issue.record("no bubble")
            return
        }
        let action = try #require(JSONValue(parsing: bubble.content)["actions"]?[0])
        let choice = ActionChoice(payload: action["payload"], text: action["label"]?.stringValue)
        #expect(
            text(try writer.frame(for: .action(choice)))
                == #"""
                {"messagePayload":{"text":"L","postback":\#(postback),"type":"postback"},\#
                "userId":"guest-42","sdkMetadata":{"version":"1.0"}}
                """#
        )
    }
}
