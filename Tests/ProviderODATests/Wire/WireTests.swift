import Domain
import JSON
import SupportExpectations
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
        expectEqual(ODAFrame(decoding: utf8(frame).span)?.family, family)
    }

    @Test(arguments: ["", "hello", "[", "07", #"{"a":1"#, #"{"a":1}x"#, "{\"a\":\"\u{1}\"}", "\u{FEFF}{}"])
    func `what is no JSON is no frame`(frame: String) {
        expect(ODAFrame(decoding: utf8(frame).span) == nil)
    }

    @Test func `the envelope is read and the payload found, whatever else is there`() throws {
        let bytes = utf8(
            #" {"later":{"messagePayload":1},"messagePayload" : {"n":1.0 ,"a":[ ]} ,"source":"AGENT","#
                + #""msgId":"m","endOfTurn":true,"userId":"u"} "#
        )
        let decoded = ODAFrame(decoding: bytes.span)
        let frame = try #require(decoded)
        expectEqual(text(Array(bytes[frame.payload])), #"{"n":1.0 ,"a":[ ]}"#)
        expectEqual(frame.source, .agent)
        expectEqual(frame.messageID, "m")
        expectEqual(frame.endOfTurn, true)
    }

    @Test(arguments: [
        (#""source":"BOT""#, ODAFrame.Source?.some(.skill)), (#""source":"ROBOT""#, .some(.skill)),
        (#""source":"AGENT""#, .some(.agent)), (#""source":null"#, nil), (#""source":{}"#, nil), (#""x":1"#, nil),
    ])
    func `an unknown source is the skill, and none is none`(member: String, source: ODAFrame.Source?) {
        expectEqual(ODAFrame(decoding: utf8("{\"messagePayload\":{},\(member)}").span)?.source, source)
    }

    @Test(arguments: [
        (#""msgId":12"#, String?.some("12")), (#""msgId":"""#, nil), (#""msgId":null"#, nil), (#""msgId":{}"#, nil),
    ])
    func `an id may be a number`(member: String, id: String?) {
        expectEqual(ODAFrame(decoding: utf8("{\"messagePayload\":{},\(member)}").span)?.messageID, id)
    }

    @Test(arguments: [
        (#""endOfTurn":false"#, Bool?.some(false)), (#""endOfTurn":"True""#, .some(true)), (#""endOfTurn":null"#, nil),
        (#""endOfTurn":0"#, .some(false)),
    ])
    func `the end of a turn may be a word`(member: String, value: Bool?) {
        expectEqual(ODAFrame(decoding: utf8("{\"messagePayload\":{},\(member)}").span)?.endOfTurn, value)
    }

    @Test func `frames of the user are written as the vendor's client writes them`() throws {
        expectEqual(
            text(writer.text("Two calzone, please")),
            #"""
            {"messagePayload":{"text":"Two calzone, please","type":"text"},"userId":"guest-42",\#
            "sdkMetadata":{"version":"1.0"}}
            """#)
        expectEqual(text(bare.text("a\"b")), #"{"messagePayload":{"text":"a\"b","type":"text"},"userId":"Zoë \"q\""}"#)
        expectEqual(text(ODAFrameWriter.ping), #"{"state":{"type":"ping"}}"#)
        expectEqual(
            text(ODAFrameWriter.auth(token: utf8("a.b.c"))),
            #"{"state":{"token":"a.b.c","tokenType":"jwt","type":"auth"}}"#)
        expectEqual(
            text(writer.typing("...")),
            #"""
            {"messagePayload":{"partyType":"user","source":"sdk","status":"RESPONDING","type":"status",\#
            "text":"..."},"userId":"guest-42"}
            """#)
        expectEqual(
            text(writer.typing(nil)),
            #"""
            {"messagePayload":{"partyType":"user","source":"sdk","status":"LISTENING","type":"status"},\#
            "userId":"guest-42"}
            """#)
        expectEqual(
            text(writer.closeSession()),
            #"{"messagePayload":{"type":"closeSession"},"userId":"guest-42","sdkMetadata":{"version":"1.0"}}"#)
        expectEqual(
            text(writer.profile(["givenName": "Mina"])),
            #"{"profile":{"givenName":"Mina"},"sdkMetadata":{"version":"1.0"}}"#)
        expectEqual(text(bare.profile([:])), #"{"profile":{}}"#)
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
        (.escalation(reason: "I am hungry"), #"{"command":"humanAgent","type":"command"}"#),
        (
            .event(name: "command", version: nil, data: ["command": "humanAgent"]),
            #"{"command":"humanAgent","type":"command"}"#
        ),
        (
            .event(name: "command", version: "2", data: ["anything": 1.5]),
            #"{"eventType":"command","eventVersion":"2","eventData":{"anything":1.5},"type":"inboundEvent"}"#
        ),
        (
            .event(
                name: "updateApplicationContextCommand", version: nil,
                data: [
                    "source": "chatWindow", "context": "checkout", "parameters": ["step": 2], "reset": false,
                    "semanticObject": "order",
                ]),
            #"""
            {"source":"chatWindow","context":"checkout","parameters":{"step":2},"reset":false,\#
            "semanticObject":"order","type":"updateApplicationContextCommand"}
            """#
        ),
        (
            .event(name: "getDebugInfoCommand", version: nil, data: ["infoTypes": ["traces"]]),
            #"{"infoTypes":["traces"],"type":"getDebugInfoCommand"}"#
        ),
        (
            .data(
                contentType: "application/cloudevents+json; charset=utf-8",
                value: [
                    "specversion": "1.0", "type": "com.example.order", "source": "/shop", "id": "e-1",
                    "data": ["order": 17], "eventversion": "2.1",
                ]),
            #"""
            {"eventType":"com.example.order","eventVersion":"2.1","eventData":{"order":17},"contextProperties":\#
            {"specversion":"1.0","source":"/shop","id":"e-1"},"type":"inboundEvent"}
            """#
        ),
        (
            .data(contentType: "application/cloudevents+json", value: ["type": "t"]),
            #"{"eventType":"t","eventVersion":"1.0","eventData":{},"type":"inboundEvent"}"#
        ),
    ]

    @Test(arguments: contents)
    func `content becomes the payload it stands for`(content: UserContent, payload: String) throws {
        let frame = try JSONValue(parsing: writer.frame(for: content, allowsRaw: true))
        expectEqual(frame["messagePayload"]?.description, payload)
        expectEqual(frame["userId"]?.stringValue, "guest-42")
    }

    @Test func `files are messages of their own, and words go behind them`() throws {
        let files = [
            VendorFile(url: "http://h/1", name: "a.png", contentType: "image/png"), VendorFile(url: "http://h/2"),
        ]
        let frames = try writer.frames(for: .attachment(ids: [], text: "Both"), files: files)
        try expectEqual(
            frames.map { try JSONValue(parsing: $0)["messagePayload"]?.description },
            [
                #"{"attachment":{"type":"image","url":"http://h/1","title":"a.png"},"type":"attachment"}"#,
                #"{"attachment":{"type":"file","url":"http://h/2"},"type":"attachment"}"#,
                #"{"text":"Both","type":"text"}"#,
            ])
        try expectEqual(writer.frames(for: .attachment(ids: [], text: ""), files: files).count, 2)
        try expectEqual(writer.frames(for: .text("x", format: .plain)).count, 1)
    }

    @Test func `a form finds what its action carries`() throws {
        var memory = ODAMemory()
        memory.remember(ODAForm(id: "f", postbacks: ["a1": ["k": 1.0]]))
        let content = UserContent.formResponse(FormResponse(formID: "f", values: [:], actionID: "a1"))
        let frame = try JSONValue(parsing: writer.frame(for: content, memory: memory))
        expectEqual(frame["messagePayload"]?["postback"]?.description, #"{"k":1.0}"#)
    }

    static let refused: [(UserContent, ProviderFailure.Kind)] = [
        (.text("", format: .plain), .invalid),
        (.action(ActionChoice(text: "x")), .invalid),
        (.action(ActionChoice(payload: 7)), .invalid),
        (.action(ActionChoice(payload: [1])), .invalid),
        (.attachment(ids: [], text: nil), .invalid),
        (.data(contentType: "a/b", value: 1), .unsupported),
        (.raw("x"), .invalid), (.raw([:]), .invalid), (.raw(["type": ""]), .invalid),
        (.event(name: "command", version: nil, data: [:]), .invalid),
        (.event(name: "command", version: nil, data: ["command": "noReply"]), .invalid),
        (.event(name: "command", version: nil, data: ["command": "mute", "x": 1]), .invalid),
        (.event(name: "getDebugInfoCommand", version: nil, data: ["infoTypes": []]), .invalid),
        (.event(name: "getDebugInfoCommand", version: nil, data: ["infoTypes": [1]]), .invalid),
        (.event(name: "updateApplicationContextCommand", version: nil, data: ["source": "chatWindow"]), .invalid),
        (
            .event(name: "updateApplicationContextCommand", version: nil, data: ["source": "me", "context": ""]),
            .invalid
        ),
        (.data(contentType: "application/cloudevents+json", value: 1), .invalid),
        (.data(contentType: "application/cloudevents+json", value: ["type": ""]), .invalid),
        (.data(contentType: "application/cloudevents+json", value: ["type": "t", "data": 1]), .invalid),
        (.data(contentType: "application/cloudevents+json", value: ["type": "t", "x": "y"]), .invalid),
        (.audio(contentType: "audio/wav"), .unsupported),
        (.command(CommandAnswer(commandID: "x", name: "rating", value: "1")), .invalid),
    ]

    @Test(arguments: refused)
    func `what the vendor has no word for is refused`(content: UserContent, kind: ProviderFailure.Kind) {
        #expect(throws: ProviderFailure.self) { try writer.frame(for: content, allowsRaw: true) }
        do {
            _ = try writer.frame(for: content, allowsRaw: true)
        } catch {
            expectEqual(error.kind, kind)
        }
    }

    @Test func `what stands around a message is written where the session has it`() throws {
        var writer = writer
        writer.envelope = ODAEnvelope(requestID: "wsreq/1/00002", threadID: "t-1", speechID: "s-1")
        expectEqual(
            text(writer.text("Hi")),
            #"""
            {"messagePayload":{"text":"Hi","type":"text"},"userId":"guest-42","sdkMetadata":{"version":"1.0",\#
            "speechId":"s-1"},"requestId":"wsreq/1/00002","threadId":"t-1"}
            """#)
        expect(!text(writer.profile([:])).contains("threadId"))
        let id = MessageID(Identifier(milliseconds: 1_700_000_000_123, bucket: Bucket(rawValue: 0), random: 7))
        expect(ODAEnvelope.requestID(for: id).hasPrefix("wsreq/1700000000123/"))
        expectEqual(ODAEnvelope.requestID(for: id).utf8.count, 25)
    }

    @Test func `a device is shown with two names that have dots in them`() throws {
        let device = try #require(ODADevice(["token": "t\"k", "type": "ios"]))
        expectEqual(
            text(device.frame),
            #"""
            {"state":{"type":"token","deviceToken":"t\"k","deviceType":"ios","store.undelivered.messages":false,\#
            "notify.undelivered.skill.messages":false}}
            """#)
        expect(ODADevice(["token": "t", "type": "toaster"]) == nil)
        expect(ODADevice(nil) == nil)
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
        expectEqual(
            text(try writer.frame(for: .action(choice))),
            #"""
            {"messagePayload":{"text":"L","postback":\#(postback),"type":"postback"},\#
            "userId":"guest-42","sdkMetadata":{"version":"1.0"}}
            """#)
    }
}
