import JSON
import SimulatorKit
import SimulatorVoysis
import SupportExpectations
import Testing
import WebSocket

@Suite struct VoysisRulesTests {
    private static let good = textQuery("1", "red")

    static let broken: [(change: (from: String, to: String), violation: String)] = [
        ((#""type":"request","#, #""type":"query","#), "type: type is request"),
        ((#""type":"request","#, #""type":"request","more":1,"#), "envelope: more is not known"),
        ((#""requestId":"1""#, #""requestId":1"#), "requestId: requestId is a string that is not empty"),
        ((#""method":"POST""#, #""method":"post""#), "method: method is a verb of HTTP"),
        ((#""restUri":"/queries""#, #""restUri":"\/queries""#), "slash: slashes of restUri are not escaped"),
        ((#""restUri":"/queries""#, #""restUri":"queries""#), "restUri: restUri begins with a slash"),
        ((#""Accept":"application/vnd.voysisquery.v1+json","#, ""), "accept: Accept is "),
        ((VoysisRig.profile, "anna"), "profile: X-Voysis-Audio-Profile-Id is a UUID"),
        (
            (#""Content-Type":"#, #""X-Voysis-Ignore-Vad":"true","Content-Type":"#),
            "vad: X-Voysis-Ignore-Vad is a boolean"
        ),
        ((#""Content-Type":"#, #""X-Voysis-Client-Info":{"sdk":{}},"Content-Type":"#), "header: "),
        ((#""Content-Type":"#, #""X-Voysis-Client-Info":"sdk","Content-Type":"#), "info: "),
        ((#""Content-Type":"#, #""X-Voysis-Client-Info":"{\"os\":{\"version\":6}}","Content-Type":"#), "info: "),
        (
            (#","X-Voysis-Audio-Profile-Id":"\#(VoysisRig.profile)""#, ""),
            "profile: a query names an audio profile"
        ),
        ((#""Content-Type":"#, #""Authorization":"app-1","Content-Type":"#), "bearer: "),
        ((#""Content-Type":"#, #""X-Secret":"1","Content-Type":"#), "header: X-Secret is no header of this service"),
        ((#""locale":"en-US","#, ""), "locale: a query has a locale"),
        (
            (#""locale":"en-US","#, #""locale":"en-US","userId":"ada@example.com","#),
            "userId: an e-mail address is personal"
        ),
        ((#""locale":"en-US","#, #""locale":"en-US","context":null,"#), "null: context is left out, not null"),
        ((#""locale":"en-US","#, #""locale":"en-US","interactionType":"SONG","#), "interactionType: QUERY or CHATBOT"),
        ((#""locale":"en-US","#, #""locale":"en-US","dataType":"REAL","#), "dataType: "),
        ((#""locale":"en-US","#, #""locale":"en-US","mood":"good","#), "query: mood has no place"),
        ((#""queryType":"text""#, #""queryType":"song""#), "queryType: text or audio"),
        ((#""textQuery":{"text":"red"}"#, #""textQuery":{}"#), "textQuery: "),
    ]

    @Test(arguments: broken) func aRequestThatBreaksARuleIsRefused(
        _ change: (from: String, to: String), _ violation: String
    ) throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        let request = Self.good.replacing(change.from, with: change.to)
        expect(request != Self.good)
        let answer = rig.ask(request, on: client)
        expectEqual(answer["responseCode"], 400)
        expectEqual(answer["responseMessage"]?.stringValue?.hasPrefix(violation), true, "\(answer)")
        expectEqual(rig.simulator.log.last?.violation?.hasPrefix(violation), true)
        expectEqual(rig.simulator.statistics.violations, 1)
    }

    static let others: [(request: String, violation: String)] = [
        (audioQuery("1", type: "audio/pcm;rate=8000"), "mimeType: "),
        (audioQuery("1", type: "audio/pcm;big-endian=False"), "mimeType: "),
        (audioQuery("1", type: "audio/pcm;channels=2"), "mimeType: "),
        (audioQuery("1", type: "audio/mp3"), "mimeType: "),
        (
            envelope("1", "/queries/q-1/feedback", #"{"rating":1}"#, method: "POST"),
            "method: feedback is given with PATCH"
        ),
        (envelope("1", "/queries/q-1/feedback", "{}", method: "PATCH"), "feedback: "),
        (envelope("1", "/queries/q-1/feedback", #"{"rating":"5"}"#, method: "PATCH"), "rating: "),
        (envelope("1", "/queries/q-1/feedback", #"{"rating":6}"#, method: "PATCH"), "rating: "),
        (
            envelope("1", "/queries/q-1/feedback", #"{"duration":{}}"#, method: "PATCH"),
            "feedback: duration is not known"
        ),
        (envelope("1", "/queries/q-1/feedback", #"{"durations":{"vad":-1}}"#, method: "PATCH"), "durations: "),
        (envelope("1", "/queries/q-1/cancellation", #"{"cancelReason":"BORED"}"#), "cancelReason: "),
        (envelope("1", "/queries/q-1/audio"), "audio: audio of a socket comes in frames"),
        (envelope("1", "/queries"), "entity: a query has an entity"),
    ]

    @Test(arguments: others) func eachKindOfRequestHasItsRules(_ request: String, _ violation: String) throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        let answer = rig.ask(request, on: client)
        expectEqual(answer["responseMessage"]?.stringValue?.hasPrefix(violation), true, "\(answer)")
    }

    @Test func allFormatsOfTheGuideAreTaken() throws {
        let rig = try VoysisRig()
        let types = [
            "audio/pcm", "audio/pcm;bits=16;rate=16000", "audio/pcm;rate=44100", "audio/pcm;rate=48000;bits=16",
            "audio/pcm;big-endian=true;channels=1;bits=32;rate=48000;encoding=float", "audio/wav", "audio/webm",
        ]
        for type in types {
            let answer = rig.ask(audioQuery("1", type: type), on: try rig.connect())
            expectEqual(answer["responseCode"], 201, "\(type)")
        }
    }

    @Test func anIDIsUsedOnceOnAConnection() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        _ = rig.ask(Self.good, on: client)
        expectEqual(rig.ask(Self.good, on: client)["responseMessage"], "requestId: an id is used once on a connection")
        expectEqual(rig.ask(Self.good, on: try rig.connect())["responseCode"], 201)
    }

    @Test func whatIsNoRequestEndsTheConnection() throws {
        let rig = try VoysisRig()
        for text in ["{", "[]", "7", "{}"] {
            let client = try rig.connect()
            client.send(text)
            rig.run { client.closure != nil }
            expectEqual(client.closure?.code, .protocolError)
        }
    }

    @Test func aLenientSimulatorOnlyWritesItDown() throws {
        let rig = try VoysisRig { $0.isStrict = false }
        let client = try rig.connect()
        let answer = rig.ask(Self.good.replacing(VoysisRig.profile, with: "anna"), on: client)
        expectEqual(answer["responseCode"], 201)
        expectEqual(rig.simulator.statistics.violations, 1)
    }

    @Test func aHandshakeCarriesNoCredentials() throws {
        let rig = try VoysisRig()
        try expectEqual(rig.connect(fields: "Authorization: Bearer r\r\n").status, 400)
        try expectEqual(rig.connect(fields: "Sec-WebSocket-Protocol: voysis\r\n").status, 400)
        try expectEqual(rig.connect(path: "/websocketapi?token=r").status, 400)
        try expectEqual(rig.connect().status, 101)
    }
}
