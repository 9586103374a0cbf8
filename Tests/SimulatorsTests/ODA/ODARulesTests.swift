import JSON
import SupportExpectations
import Testing
import WebSocket

@testable import SimulatorODA
import SimulatorKit

@Suite struct ODARulesTests {
    private func violation(_ frame: String) -> ODAViolation? {
        ODAReading([UInt8](frame.utf8), userID: "guest-42").violation
    }

    static let good = [
        #"{"state":{"token":"a.b.c","tokenType":"jwt","type":"auth"}}"#, #"{"state":{"type":"ping"}}"#,
        #"""
        {"state":{"type":"token","deviceToken":"x","deviceType":"ios","store.undelivered.messages":false,\#
        "notify.undelivered.skill.messages":false}}
        """#,
        #"""
        {"messagePayload":{"text":"Two calzone, please","type":"text"},"userId":"guest-42","sdkMetadata":\#
        {"version":"1.0"}}
        """#,
        #"""
        {"messagePayload":{"text":"Large","postback":{"system.botId":"B-1","system.state":"askSize","variables":\#
        {"size":"L"}},"type":"postback"},"userId":"guest-42"}
        """#,
        #"{"messagePayload":{"type":"location","location":{"latitude":48.13743,"longitude":0}},"userId":"guest-42"}"#,
        #"""
        {"messagePayload":{"partyType":"user","source":"sdk","status":"RESPONDING","type":"status","text":"..."},\#
        "userId":"guest-42"}
        """#,
        #"""
        {"profile":{"givenName":"Mina","surname":"Okafor","email":"mina@example.org","languageTag":"en","properties":\#
        {"tier":"gold"}},"sdkMetadata":{"version":"1.0"}}
        """#,
        #"{"profile":{"languageTag":null,"locale":null}}"#,
        #"{"messagePayload":{"query":"piz","threshold":30,"type":"suggest"}}"#,
        #"{"messagePayload":{"type":"closeSession"},"userId":"guest-42","requestId":"wsreq/1700000000000/00017"}"#,
        #"""
        {"messagePayload":{"type":"text","text":"x"},"userId":"guest-42","sdkMetadata":{"version":"1",\#
        "speechId":"s"}}
        """#,
        #"""
        {"messagePayload":{"type":"inboundEvent","eventType":"t","eventVersion":"1","eventData":{},\#
        "contextProperties":{"id":"1","time":"now"}},"userId":"guest-42"}
        """#,
        #"""
        {"messagePayload":{"type":"updateApplicationContextCommand","source":"chatWindow","context":"c","reset":true},\#
        "userId":"guest-42"}
        """#,
    ]

    @Test(arguments: good) func whatTheNoteShowsIsAllowed(_ frame: String) {
        expect(violation(frame) == nil)
    }

    /// A payload between the frame's other parts.
    private static func message(_ payload: String) -> String {
        #"{"messagePayload":{\#(payload)},"userId":"guest-42"}"#
    }

    static let bad: [(frame: String, code: String, path: String)] = [
        ("", "json", ""), ("[1]", "type", ""), ("{}", "family", ""), (#"{"a":1}"#, "family", ""),
        (#"{"state":{}}"#, "type", "/state/type"), (#"{"state":{"type":"pong"}}"#, "value", "/state/type"),
        (#"{"state":{"type":"ping"},"userId":"guest-42"}"#, "unknown", "/userId"),
        (#"{"state":{"type":"ping","x":1}}"#, "unknown", "/state/x"),
        (#"{"state":{"type":"auth","tokenType":"jwt"}}"#, "missing", "/state/token"),
        (#"{"state":{"type":"auth","tokenType":"JWT","token":"a"}}"#, "value", "/state/tokenType"),
        (#"{"state":{"type":"auth","tokenType":"jwt","token":""}}"#, "type", "/state/token"),
        (#"{"profile":{},"userId":"guest-42"}"#, "unknown", "/userId"), (#"{"profile":[]}"#, "type", "/profile"),
        (#"{"profile":{"email":7}}"#, "type", "/profile/email"),
        (#"{"profile":{"properties":[]}}"#, "type", "/profile/properties"),
        (#"{"profile":{},"sdkMetadata":{}}"#, "missing", "/sdkMetadata/version"),
        (message(#""query":"p","threshold":30,"type":"suggest""#), "unknown", "/userId"),
        (#"{"messagePayload":{"query":"p","type":"suggest"}}"#, "missing", "/messagePayload/threshold"),
        (#"{"messagePayload":{"type":"text","text":"x"}}"#, "missing", "/userId"),
        (#"{"messagePayload":{"type":"text","text":"x"},"userId":"guest-43"}"#, "value", "/userId"),
        (#"{"userId":"guest-42","messagePayload":{"type":"closeSession"},"userId":"guest-42"}"#, "repeated", "/userId"),
        (#"{"messagePayload":{"type":"text","text":"x"},"userId":"guest-42","requestId":"r"}"#, "value", "/requestId"),
        (#"{"messagePayload":{"type":"text","text":"x"},"userId":"guest-42","source":"BOT"}"#, "unknown", "/source"),
        (#"{"messagePayload":"text","userId":"guest-42"}"#, "type", "/messagePayload/type"),
        (message(#""text":"x""#), "type", "/messagePayload/type"),
        (message(#""type":"card","cards":[]"#), "value", "/messagePayload/type"),
        (message(#""type":"text""#), "missing", "/messagePayload/text"),
        (message(#""type":"text","text":"""#), "type", "/messagePayload/text"),
        (message(#""type":"text","text":"x","userId":"guest-42""#), "unknown", "/messagePayload/userId"),
        (message(#""type":"postback","postback":7"#), "type", "/messagePayload/postback"),
        (message(#""type":"postback","postback":"""#), "type", "/messagePayload/postback"),
        (
            message(#""type":"attachment","attachment":{"type":"pdf","url":"u"}"#), "value",
            "/messagePayload/attachment/type"
        ),
        (message(#""type":"attachment","attachment":{"type":"file"}"#), "missing", "/messagePayload/attachment/url"),
        (
            message(#""type":"location","location":{"latitude":90.1,"longitude":0}"#), "value",
            "/messagePayload/location/latitude"
        ),
        (
            message(#""type":"location","location":{"latitude":"1","longitude":0}"#), "value",
            "/messagePayload/location/latitude"
        ),
        (message(#""type":"formSubmission","submittedFields":[]"#), "type", "/messagePayload/submittedFields"),
        (
            message(#""type":"formSubmission","submittedFields":{},"partialSubmitField":"a","postback":{}"#), "unknown",
            "/messagePayload/postback"
        ),
        (
            message(#""type":"status","partyType":"user","source":"sdk","status":"RESPONDING""#), "missing",
            "/messagePayload/text"
        ),
        (
            message(#""type":"status","partyType":"user","source":"sdk","status":"LISTENING","text":"x""#), "unknown",
            "/messagePayload/text"
        ),
        (message(#""type":"command","command":"noReply""#), "value", "/messagePayload/command"),
        (message(#""type":"getDebugInfoCommand","infoTypes":[]"#), "type", "/messagePayload/infoTypes"),
        (
            message(#""type":"inboundEvent","eventType":"t","eventVersion":1,"eventData":{}"#), "type",
            "/messagePayload/eventVersion"
        ),
        (
            message(#""type":"updateApplicationContextCommand","source":"skill","context":"c","reset":"yes""#), "type",
            "/messagePayload/reset"
        ),
    ]

    @Test(arguments: bad) func whatTheNoteDoesNotShowIsNamed(_ frame: String, _ code: String, _ path: String) {
        let found = violation(frame)
        expectEqual(found?.code, code)
        expectEqual(found?.path, path)
    }

    @Test func everyLineOfTheScriptIsJSONAndItsPostbacksAreKnown() {
        // Building the set reads every line and stops the process at one that is not JSON.
        expect(SkillScript.postbacks.count > 20)
        expect(SkillScript.postbacks.contains("topping:salami"))
        expect(!SkillScript.postbacks.contains(["action": "system.showMore"]))
    }
}

@Suite struct ODAStrictnessTests {
    @Test func aBrokenRuleClosesTheSocketAndIsInTheLog() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.send(#"{"messagePayload":{"type":"text"},"userId":"guest-42"}"#)
        client.say("too late")
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .policyViolation)
        expectEqual(client.closure?.reason, "missing: /messagePayload/text must be there")
        expect(client.texts.isEmpty)
        expectEqual(rig.simulator.log.map(\.violation), ["missing: /messagePayload/text must be there"])
        expectEqual(rig.simulator.statistics.violations, 1)
    }

    @Test func withoutStrictnessItIsOnlyInTheLog() throws {
        let rig = try Rig { $0.isStrict = false }
        let client = try rig.connect(query: "channelId=\(Rig.open)&userId=guest-42&more=1")
        client.send(#"{"messagePayload":{"type":"text","text":"menu","extra":1},"userId":"somebody"}"#)
        client.send("no JSON")
        client.send("[]")
        client.send(#"{"state":{"type":"pong"}}"#)
        client.send(#"{"messagePayload":{},"userId":"guest-42"}"#)
        rig.run { !client.texts.isEmpty && rig.simulator.log.count == 5 }
        expectEqual(client.frame(0)["messagePayload"]?["type"], "card")
        expect(client.closure == nil)
        expect(rig.simulator.log.allSatisfy { $0.violation != nil })
    }

    @Test func binaryIsNeverTaken() throws {
        let rig = try Rig { $0.isStrict = false }
        let client = try rig.connect()
        client.send(binary: [1, 2, 3])
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .unsupportedData)
        expectEqual(rig.simulator.log.first?.isBinary, true)
        expectEqual(rig.simulator.log.first?.bytes, [1, 2, 3])
    }

    @Test func aFrameBeyondTheLimitIsRefused() throws {
        let rig = try Rig { $0.messageBytesMax = 1000 }
        let client = try rig.connect()
        client.say(String(repeating: "x", count: 1001))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .messageTooBig)
    }
}

@Suite struct ODAMutationTests {
    /// Good frames with a few bytes changed, taken out or put in.
    @Test(arguments: [1, 2, 3] as [UInt64]) func mutatedFramesAreReadWithoutTrapping(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var session = SkillSession()
        for round in 0..<2000 {
            var bytes = [UInt8](ODARulesTests.good[round % ODARulesTests.good.count].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place)
                }
            }
            let reading = ODAReading(bytes, userID: "guest-42")
            // Whatever is not a frame breaks a rule, and whatever is one can be answered.
            expect(reading.frame != nil || reading.violation != nil, "seed \(seed), round \(round)")
            guard case .message(let message) = reading.frame else { continue }
            for reply in PizzaSkill.answer(message, &session) {
                #expect(throws: Never.self) { try JSONValue(parsing: reply.payload) }
            }
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
            return z ^ z >> 31
        }
    }
}
