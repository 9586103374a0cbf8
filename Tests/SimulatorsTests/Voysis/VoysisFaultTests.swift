import Crypto
import JSON
import SimulatorKit
import SimulatorVoysis
import SupportExpectations
import Testing
import WebSocket

@Suite struct VoysisFaultTests {
    private func rig(_ fault: VoysisFault.Kind) throws -> VoysisRig {
        try VoysisRig { $0.faults = [VoysisFault(fault, times: 1)] }
    }

    static let results: [(fault: VoysisFault.Result, path: [String], value: JSONValue?)] = [
        (.withoutReply, ["reply"], nil), (.withoutText, ["dmReply"], nil), (.furtherMembers, ["mood", "sure"], true),
        (.nullContext, ["context"], .null), (.withoutContext, ["context"], nil), (.emptyContext, ["context"], [:]),
    ]

    @Test(arguments: results) func aResultCanLookLikeThis(
        _ fault: VoysisFault.Result, _ path: [String], _ value: JSONValue?
    ) throws {
        let rig = try rig(.result(fault))
        let answer = rig.ask(textQuery("1", "red"), on: try rig.connect())
        var found = answer["entity"]
        for name in path { found = found?[name] }
        expectEqual(answer["responseCode"], 201)
        expectEqual(found, value)
    }

    @Test func aReplyCanEndInHalfAnEmoji() throws {
        let rig = try rig(.result(.halfEmoji))
        let client = try rig.connect()
        client.send(textQuery("1", "red"))
        rig.wait(for: 1, on: client)
        expect(String(decoding: client.texts[0], as: UTF8.self).contains(#"\ud83d""#))
        rig.simulator.add([VoysisFault(.result(.halfEmoji), times: 1)])
        let fields = "Accept: application/json\r\nX-Voysis-Audio-Profile-Id: \(VoysisRig.profile)\r\n"
        let entity = #"{"locale":"en-US","queryType":"text","textQuery":{"text":"red"}}"#
        let answer = try rig.request("POST", "/queries", [UInt8](entity.utf8), fields: fields)
        expect(answer.status == 201 && answer.body.contains(#"\ud83d""#))
    }

    @Test func theSoundOfAReplyCanLieOnTheServiceAndWantsAToken() throws {
        let rig = try VoysisRig { $0.faults = [VoysisFault(.result(.relativeAudio), times: 1)] }
        let answer = rig.ask(textQuery("1", "red"), on: try rig.connect())
        expectEqual(answer["entity"]?["reply"]?["audioUri"], "/replies/q-1.mp3")
        try expect(rig.request("GET", "/replies/q-1.mp3") == (200, "the sound of q-1"))
        try expectEqual(rig.request("GET", "/replies/q-2.mp3").status, 404)
        let strict = try VoysisRig(tokens: ["refresh-1"])
        try expectEqual(strict.request("GET", "/replies/q-1.mp3").status, 401)
    }

    @Test func aHeaderHoldsNoLongEntity() throws {
        let rig = try VoysisRig()
        for (count, status) in [(6144, 400), (400, 201)] {
            let entity =
                #"{"locale":"en-US","queryType":"audio","userId":""# + String(repeating: "u", count: count) + "\"}"
            let header = Base64.standard.encode([UInt8](entity.utf8).span)
            let fields =
                "Accept: application/json\r\nX-Voysis-Audio-Profile-Id: \(VoysisRig.profile)\r\n"
                + "X-Voysis-Entity: \(String(decoding: header, as: UTF8.self))\r\n"
            let answer = try rig.request(
                "POST", "/queries", Sound.saying("red"), type: VoysisRig.pcm, fields: fields)
            expectEqual(answer.status, status, "\(answer)")
        }
    }

    @Test func aResultCanBeMissing() throws {
        let rig = try rig(.result(.withoutEntity))
        let answer = rig.ask(textQuery("1", "red"), on: try rig.connect())
        expectEqual(answer["responseCode"], 201)
        expect(answer["entity"] == nil)
    }

    @Test(arguments: [200, 400, 401, 429, 500]) func aQueryCanBeAnsweredWithAnyStatus(_ status: Int) throws {
        let rig = try rig(.queryStatus(status))
        let client = try rig.connect()
        let answer = rig.ask(textQuery("1", "red"), on: client)
        expectEqual(answer["responseCode"]?.intValue, status)
        expectEqual(answer["entity"] != nil, status < 300)
        expectEqual(rig.ask(textQuery("2", "red"), on: client)["responseCode"], 201)
    }

    @Test func aQueryCanStayWithoutAnAnswer() throws {
        let rig = try rig(.querySilent)
        let client = try rig.connect()
        client.send(textQuery("1", "red"))
        expectEqual(rig.ask(textQuery("2", "red"), on: client)["requestId"], "2")
    }

    @Test func numbersCanComeAsTextAndTheIDAsANumber() throws {
        let rig = try VoysisRig()
        rig.simulator.add([VoysisFault(.textNumbers, times: 1), VoysisFault(.numericID, times: 1)])
        let client = try rig.connect()
        expectEqual(rig.ask(textQuery("1", "red"), on: client)["responseCode"], "201")
        expectEqual(rig.ask(textQuery("2", "red"), on: client)["requestId"], 2)
    }

    @Test func answersChangePlacesAndComeTwice() throws {
        let rig = try rig(.reordered)
        let client = try rig.connect()
        client.send(textQuery("1", "red"))
        client.send(textQuery("2", "red"))
        rig.wait(for: 2, on: client)
        expectEqual(client.frames().map { $0["requestId"] }, ["2", "1"])
        rig.simulator.add([VoysisFault(.doubled, times: 1)])
        client.send(textQuery("3", "red"))
        rig.wait(for: 4, on: client)
        expectEqual(client.texts[2], client.texts[3])
    }

    @Test func framesAreLateOrLost() throws {
        let rig = try rig(.late(.milliseconds(500)))
        let client = try rig.connect()
        client.send(textQuery("1", "red"))
        rig.run { rig.simulator.statistics.textQueries == 1 }
        rig.advance(by: .milliseconds(499))
        expect(client.texts.isEmpty)
        rig.advance(by: .milliseconds(1))
        rig.wait(for: 1, on: client)
        rig.simulator.add([VoysisFault(.lost, times: 1)])
        client.send(textQuery("2", "red"))
        expectEqual(rig.ask(textQuery("3", "red"), on: client)["requestId"], "3")
    }

    static let cuts: [(place: FrameFault.Place, texts: Int)] = [(.before, 0), (.within, 0), (.after, 1)]

    @Test(arguments: cuts) func aConnectionIsCutAroundAFrame(_ place: FrameFault.Place, _ texts: Int) throws {
        let rig = try rig(.cut(place))
        let client = try rig.connect()
        client.send(textQuery("1", "red"))
        rig.run { client.end != nil }
        expectEqual(client.closure?.code, .abnormal)
        expectEqual(client.texts.count, texts)
        expectEqual(rig.ask(textQuery("1", "red"), on: try rig.connect())["responseCode"], 201)
    }

    @Test func framesCanBreakEveryRule() throws {
        let rig = try VoysisRig()
        rig.simulator.add([
            VoysisFault(.malformed, times: 1), VoysisFault(.binary, times: 1), VoysisFault(.invalidUTF8, times: 1),
        ])
        let client = try rig.connect()
        expectEqual(rig.ask(textQuery("1", "red"), on: client), .null)
        client.send(textQuery("2", "red"))
        rig.run { client.binaries.count == 1 }
        client.send(textQuery("3", "red"))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.failure, .notUTF8)
        rig.simulator.add([VoysisFault(.badFrame, times: 1)])
        let other = try rig.connect()
        other.send(textQuery("1", "red"))
        rig.run { other.closure != nil }
        expectEqual(other.closure?.failure, .reservedBit)
    }

    @Test func aConnectionIsClosedOrReset() throws {
        let rig = try rig(.close(1012))
        let client = try rig.connect()
        client.send(textQuery("1", "red"))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .serviceRestart)
        rig.simulator.add([VoysisFault(.reset, times: 1)])
        let other = try rig.connect()
        other.send(textQuery("1", "red"))
        rig.run { other.end != nil }
        expectEqual(other.closure?.code, .abnormal)
    }

    @Test func anIdleConnectionIsClosedWith1001() throws {
        let rig = try VoysisRig { $0.idleLimit = .seconds(60) }
        let client = try rig.connect()
        rig.advance(by: .seconds(59))
        _ = rig.ask(textQuery("1", "red"), on: client)
        rig.advance(by: .seconds(59))
        expect(client.closure == nil)
        rig.advance(by: .seconds(1))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .goingAway)
    }

    // MARK: Handshakes

    @Test func handshakesFailAsOftenAsWanted() throws {
        let rig = try VoysisRig()
        rig.simulator.add([VoysisFault(.refuse(status: 503, retryAfterSeconds: 7), times: 2)])
        let refused = try rig.connect()
        expectEqual(refused.status, 503)
        expect(refused.head.contains("Retry-After: 7\r\n"))
        try expectEqual(rig.connect().status, 503)
        try expectEqual(rig.connect().status, 101)
        rig.simulator.add([VoysisFault(.garbage, times: 1)])
        let garbage = try rig.connect()
        rig.run { garbage.end != nil }
        expect(garbage.status != 101)
        rig.simulator.add([VoysisFault(.slowHandshake(.seconds(5)), times: 1)])
        let slow = try rig.client()
        slow.write(
            "GET /websocketapi HTTP/1.1\r\nHost: s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
        rig.run { rig.simulator.statistics.faultsApplied == 4 }
        rig.advance(by: .milliseconds(4_999))
        expect(slow.status == nil)
        rig.advance(by: .milliseconds(1))
        rig.run { slow.status == 101 }
    }

    @Test func thePortCanBeClosedForAWhile() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        _ = rig.ask(textQuery("1", "!fault refused 3000"), on: client)
        let refused = try rig.connect()
        expect(refused.status == nil)
        rig.advance(by: .seconds(3))
        try expectEqual(rig.connect().status, 101)
    }

    // MARK: How faults are asked for

    @Test func aTextSwitchesAFaultOnForItsConnection() throws {
        let rig = try VoysisRig()
        let (client, other) = (try rig.connect(), try rig.connect())
        let answer = rig.ask(textQuery("1", "!fault query 500"), on: client)
        expectEqual(answer["entity"]?["reply"]?["text"], "Fault: query 500")
        expectEqual(rig.ask(textQuery("2", "red"), on: other)["responseCode"], 201)
        expectEqual(rig.ask(textQuery("2", "red"), on: client)["responseCode"], 500)
    }

    static let words = [
        "late 5", "lost", "doubled", "reordered", "cut within", "reset", "close 1012", "malformed", "utf8", "binary",
        "badframe", "textnumbers", "numericid", "token 403", "tokenlife 60", "tokenplain", "tokenoffset",
        "tokencompact", "tokennodate",
        "tokennoentity", "notoken", "query 400", "noquery", "noreply", "notext", "extra", "nullcontext", "nocontext",
        "emptycontext", "relativeaudio", "halfemoji", "noentity", "vad 100", "novad", "early 100", "nocomplete",
        "slowcomplete 5", "servererror",
        "clienterror", "strange", "audioreset 100", "audioclose 1000", "status 429", "slow 5", "garbage",
    ]

    @Test(arguments: words) func everyFaultCanBeSaidAndIsShownAsItCanBePosted(_ word: String) throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        client.send(textQuery("1", "!fault \(word) +9"))
        rig.run { rig.simulator.statistics.textQueries == 1 }
        let shown = try rig.request("GET", "/_sim/faults").body
        let faults = try #require(try JSONValue(parsing: shown)["faults"])
        expectEqual(faults.arrayValue?.count, 1)
        expectEqual(faults[0]?["fault"]?.stringValue, word.split(separator: " ").first.map { String($0) })
        // The answer to the words themselves is a frame, and may be the first that passes.
        expect([8, 9].contains(faults[0]?["skip"]?.intValue))
        try expectEqual(rig.request("DELETE", "/_sim/faults").status, 204)
        let again = try rig.request("POST", "/_sim/faults", faults.encoded())
        expectEqual(again.status, 200)
        expectEqual(again.body, shown)
    }

    @Test(arguments: ["", "flood", "late", "cut sideways", "close 1005", "status 200", "query 100", "token 200"])
    func aFaultThatCannotBeReadSaysWhy(_ text: String) throws {
        let rig = try VoysisRig()
        let answer = rig.ask(textQuery("1", "!fault \(text)"), on: try rig.connect())
        expectEqual(answer["entity"]?["reply"]?["text"]?.stringValue?.hasPrefix("No such fault: "), true)
    }

    @Test func theAdministrationShowsWhatHappened() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        _ = rig.ask(audioQuery("1"), on: client)
        client.send(binary: Sound.loud(2))
        client.send(binary: Sound.marker)
        rig.wait(for: 2, on: client)
        let log = try JSONValue(parsing: try rig.request("GET", "/_sim/log").body)
        expectEqual(log["entries"]?[0]?["request"]?.stringValue, audioQuery("1"))
        let recordings = try rig.request("GET", "/_sim/recordings").body
        expect(recordings.contains(#""bytes":4,"frames":2,"bytesAfterStop":0,"marked":true"#))
        let stats = try JSONValue(parsing: try rig.request("GET", "/_sim/stats").body)
        expectEqual(stats["audioQueries"], 1)
        expectEqual(stats["connectionsOpen"], 1)
        try expectEqual(rig.request("DELETE", "/_sim/log").status, 204)
        try expectEqual(rig.request("DELETE", "/_sim/recordings").status, 204)
        expect(rig.simulator.log.isEmpty && rig.simulator.recordings.isEmpty)
        let stranger = #"{"frame":"7","profileId":"somebody-else"}"#
        try expectEqual(rig.request("POST", "/_sim/push", [UInt8](stranger.utf8)).body, #"{"sockets":0}"#)
        let body = #"{"frame":"{\"type\":\"song\"}","profileId":"\#(VoysisRig.profile)"}"#
        let push = try rig.request("POST", "/_sim/push", [UInt8](body.utf8))
        expectEqual(push.body, #"{"sockets":1}"#)
        rig.wait(for: 3, on: client)
        expectEqual(client.frame(2), ["type": "song"])
        try expectEqual(rig.request("POST", "/_sim/disconnect", [UInt8](#"{"code":1005}"#.utf8)).status, 400)
        try expectEqual(rig.request("POST", "/_sim/disconnect", [UInt8](#"{"code":1001}"#.utf8)).status, 200)
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .goingAway)
        try expectEqual(rig.request("GET", "/_sim/weather").status, 404)
        try expectEqual(rig.request("POST", "/_sim/faults", [UInt8](#"{"fault":"late","volume":3}"#.utf8)).status, 400)
    }
}
