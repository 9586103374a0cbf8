import Domain
import HTTPWire
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderVoysis

@Suite struct WireTests {
    static let writer = VoysisWriter(
        profileID: Script.profile, clientInfo: utf8(#"{"sdk":{"id":"trunkline","version":"1.0"}}"#))

    private static func entity(_ type: String, _ members: JSONObject) -> JSONObject {
        var preferences = VoysisPreferences(
            VoysisConfiguration(url: "wss://h"), options: [:], customData: [:], locale: nil)
        if members["rich"] != nil {
            preferences.userID = "u-77"
            preferences.interaction = "CHATBOT"
            preferences.dataType = "DEV"
        }
        if let locale = members["locale"]?.stringValue { preferences.locale = locale }
        return preferences.entity(
            type, VoysisMemory(context: members["context"]?.objectValue, conversationID: members["rich"]?.stringValue))
    }

    private static func query(_ type: String, _ members: JSONObject, _ more: JSONObject) -> JSONObject {
        var entity = entity(type, members)
        for member in more.members { entity.append(member.key, member.value) }
        return entity
    }

    static let requests: [(name: String, call: VoysisCall)] = [
        ("tokens", VoysisWriter.tokens(refresh: "refresh-1", isREST: false)),
        (
            "text-first",
            VoysisWriter.query(
                query("text", ["locale": "de-DE"], ["textQuery": ["text": #"rote "Schuhe" / grün"#]]), bearer: nil,
                ignoresVAD: true)
        ),
        (
            "text-next",
            VoysisWriter.query(
                query(
                    "text",
                    [
                        "rich": "c-4",
                        "context": [
                            "keywords": ["running", "shoes"], "attributes": ["color": "red", "brand": ["a", "b"]],
                            "price": ["type": "lessThan", "value": 90], "sortBy": "rating",
                        ],
                    ], ["textQuery": ["text": "cheaper"]]), bearer: "app-1", ignoresVAD: true)
        ),
        (
            "audio-live",
            VoysisWriter.query(
                query("audio", [:], ["audioQuery": ["mimeType": JSONValue(VoysisSound().mimeType)]]), bearer: "app-1",
                ignoresVAD: false)
        ),
        (
            "audio-file",
            VoysisWriter.query(
                query("audio", [:], ["audioQuery": ["mimeType": JSONValue(VoysisSound(container: .wav).mimeType)]]),
                bearer: "app-1", ignoresVAD: true)
        ),
        (
            "feedback",
            VoysisWriter.feedback(
                [
                    "rating": 5, "description": "good", "durations": ["userStop": 2100, "vad": 1900, "complete": 2600],
                ], path: VoysisWriter.feedbackPath("q-11"), bearer: "app-1")
        ),
        (
            "cancellation",
            VoysisWriter.cancellation("q-11", reason: .audioError, detail: "The audio broke off.", bearer: "app-1")
        ),
    ]

    @Test(arguments: requests.map(\.name)) func `each request is written to the letter`(_ name: String) throws {
        let call = try #require(Self.requests.first { $0.name == name }?.call)
        expectEqual(text(Self.writer.envelope(call, id: 7)), try fixture("Requests/\(name).json"))
    }

    @Test func `over REST the headers are fields, and VAD is not spoken of`() throws {
        var call = VoysisWriter.query(["locale": "en-US"], bearer: "app-1", ignoresVAD: nil)
        var fields = try Self.writer.fields(call)
        expectEqual(fields[.authorization], "Bearer app-1")
        expectEqual(fields[.accept], "application/vnd.voysisquery.v1+json")
        expectEqual(fields[.contentType], "application/json")
        expectEqual(fields["X-Voysis-Audio-Profile-Id"], Script.profile)
        expectEqual(fields["X-Voysis-Client-Info"], #"{"sdk":{"id":"trunkline","version":"1.0"}}"#)
        expect(fields["X-Voysis-Ignore-Vad"] == nil)
        expect(fields["X-Voysis-Entity"] == nil)
        call.sound = ([1, 2], "audio/wav")
        fields = try Self.writer.fields(call)
        expectEqual(fields[.contentType], "audio/wav")
        expectEqual(fields["X-Voysis-Entity"], "eyJsb2NhbGUiOiJlbi1VUyJ9")
        let tokens = try Self.writer.fields(VoysisWriter.tokens(refresh: "r", isREST: true))
        expectEqual(tokens[.accept], "application/json")
        expect(tokens[.contentType] == nil)
        expect(VoysisWriter.tokens(refresh: "r", isREST: true).entity == nil)
    }

    @Test func `over REST client info is ASCII, whatever the app is called`() throws {
        var writer = Self.writer
        writer.clientInfo = VoysisWriter.clientInfo(["clientInfo": ["app": ["id": "Schäfer 🛍"]]])
        let info = try #require(try writer.fields(VoysisCall(.sendMessage, "/queries"))["X-Voysis-Client-Info"])
        expect(info.utf8.allSatisfy { $0 < 0x7F })
        try expectEqual(json(info), json(text(writer.clientInfo)))
        try expectEqual(json(info)["app"]?["id"], "Schäfer 🛍")
    }

    @Test func `a token that would break a field goes nowhere`() {
        let call = VoysisWriter.query([:], bearer: "a\r\nHost: b", ignoresVAD: nil)
        #expect(throws: HTTPWireError.self) { try Self.writer.fields(call) }
    }

    @Test func `an id in a path cannot lead elsewhere`() {
        expectEqual(VoysisWriter.feedbackPath("../tokens?x"), "/queries/..%2Ftokens%3Fx/feedback")
    }

    // MARK: In

    static let frames: [(frame: String, words: String)] = [
        (
            #"{"type":"response","requestId":"7","responseCode":201,"responseMessage":"Created","entity":{}}"#,
            "7 201 Created {}"
        ),
        (#"{"type":"response","requestId":7,"responseCode":"201","entity":null}"#, "7 201 - -"),
        (
            #"{"type":"response","requestId":"9","responseCode":401,"responseMessage":"Unauthorized"}"#,
            "9 401 Unauthorized -"
        ),
        (#"{"type":"response","requestId":"9"}"#, "9 501 - -"),
        (#"{"type":"response","responseCode":"many"}"#, " 501 - -"),
        (#"{"type":"notification","notificationType":"vad_stop"}"#, "vad_stop - -"),
        (
            #"{"type":"notification","notificationType":"query_complete","entity":{"id":"q"}}"#,
            #"query_complete {"id":"q"} -"#
        ),
        (#"{"type":"notification","notificationType":"client_error","message":"no"}"#, "client_error - no"),
        (#"{"type":"notification"}"#, " - -"), (#"{"type":"song"}"#, "other"), ("{}", "other"), ("[]", "malformed"),
        ("{", "malformed"),
    ]

    @Test(arguments: frames) func `each frame is read`(_ frame: String, _ words: String) {
        let read: String =
            switch VoysisFrame(decoding: utf8(frame)) {
            case .response(let answer):
                "\(answer.requestID) \(answer.status) \(answer.message ?? "-") \(answer.entity?.description ?? "-")"
            case .notification(let type, let entity, let message):
                "\(type) \(entity?.description ?? "-") \(message ?? "-")"
            case .other: "other"
            case .malformed: "malformed"
            }
        expectEqual(read, words)
    }

    // MARK: Tokens

    private static let wall: Int64 = 1_700_000_010_000

    static let dates: [(date: String, isGood: Bool)] = [
        ("2023-11-14T22:14:00.001Z", true), ("2023-11-14T22:14:00.000Z", false), ("2023-11-14T22:14:01Z", true),
        ("2023-11-15T00:14:00.001+02:00", true), ("2023-11-14T20:14:00-02:00", false),
        ("2023-11-14T22:13:30.000Z", false),
        ("2023-11-14T22:13:00.000Z", false),
    ]

    @Test(arguments: dates) func `a token counts as expired half a minute before it is`(_ date: String, _ isGood: Bool)
        throws
    {
        let token = try #require(VoysisToken(["token": "t", "expiresAt": JSONValue(date)]))
        expectEqual(token.isGood(at: Self.wall, margin: .seconds(30)), isGood)
        expectEqual("\(token)", "VoysisToken(***)")
    }

    @Test(arguments: [
        #"{"token":"t","expiresAt":"soon"}"#, #"{"token":"t","expiresAt":1700000000}"#, #"{"token":"t"}"#, "{}", "7",
        #"{"token":"a b","expiresAt":"2023-11-14T22:14:00Z"}"#, #"{"token":"","expiresAt":"2023-11-14T22:14:00Z"}"#,
    ]) func `what is no token is none`(_ entity: String) throws {
        expect(VoysisToken(try json(entity)) == nil)
        expect(VoysisToken(nil) == nil)
    }

    // MARK: Feedback

    static let ratings: [(value: JSONValue, text: String?, entity: String)] = [
        (5, nil, #"{"rating":5}"#), ("4", nil, #"{"rating":4}"#), (1, "meh", #"{"rating":1,"description":"meh"}"#),
        (nil, "good", #"{"description":"good"}"#),
        (["rating": 3, "durations": ["vad": 5]], "", #"{"rating":3,"durations":{"vad":5}}"#),
    ]

    @Test(arguments: ratings) func `feedback is a number, words and durations`(
        _ value: JSONValue, _ text: String?, _ entity: String
    ) throws {
        expectEqual(JSONValue.object(try VoysisFeedbackForm.entity(value, text: text)).description, entity)
    }

    @Test(
        arguments: [0, 6, "good", nil, [:], ["mood": 1], ["durations": ["vad": -1]], ["durations": 3]] as [JSONValue])
    func `other feedback is refused`(_ value: JSONValue) {
        #expect { try VoysisFeedbackForm.entity(value, text: nil) } throws: {
            ($0 as? ProviderFailure)?.kind == .invalid
        }
    }

    // MARK: Identity

    @Test func `a user's audio profile is a UUID that stays the same and tells nothing`() {
        let one = VoysisProfile.id(service: "https://h", userID: "ada")
        expectEqual(one, VoysisProfile.id(service: "https://h", userID: "ada"))
        expect(VoysisProfile.isUUID(one))
        expectEqual(one.dropFirst(14).first, "4")
        expect(["8", "9", "a", "b"].contains(one.dropFirst(19).first))
        expect(one != VoysisProfile.id(service: "https://h", userID: "eva"))
        expect(one != VoysisProfile.id(service: "https://i", userID: "ada"))
    }
}
