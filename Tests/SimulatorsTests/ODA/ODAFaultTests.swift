import JSON
import Kernel
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing
import Transport
import WebSocket

@Suite struct ODAFaultTests {
    @Test func aLateFrameKeepsItsPlace() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault late 500")
        client.say("a message behind it")
        rig.run { rig.simulator.statistics.messagesReceived == 2 }
        rig.advance(by: .milliseconds(499))
        expect(client.texts.isEmpty)
        rig.advance(by: .milliseconds(1))
        rig.run { client.texts.count == 2 }
        expectEqual(client.said, ["Fault: late 500", "You said: a message behind it"])
    }

    @Test func aLostFrameDoesNotCome() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault lost")
        client.say("a message behind it")
        rig.run { !client.texts.isEmpty }
        expectEqual(client.said, ["You said: a message behind it"])
    }

    @Test func aDoubledFrameHasOneIdentity() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault doubled")
        rig.run { client.texts.count == 2 }
        expectEqual(client.texts[0], client.texts[1])
        expectEqual(rig.say("a message behind it", on: client).count, 1)
    }

    @Test func twoFramesChangePlacesOrOneWaitsASecond() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault reordered")
        client.say("a message behind it")
        rig.run { client.texts.count == 2 }
        expectEqual(client.said, ["You said: a message behind it", "Fault: reordered"])
        client.say("!fault reordered")
        rig.run { rig.simulator.statistics.messagesReceived == 3 }
        rig.advance(by: .milliseconds(999))
        expectEqual(client.texts.count, 2)
        rig.advance(by: .milliseconds(1))
        rig.run { client.texts.count == 3 }
        expectEqual(client.texts.count, 3)
    }

    static let cuts: [(place: String, texts: Int)] = [("", 0), ("before", 0), ("within", 0), ("after", 1)]

    @Test(arguments: cuts) func aConnectionIsCutAroundAFrame(_ place: String, _ texts: Int) throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault cut \(place)")
        rig.run { client.end != nil }
        expectEqual(client.closure?.code, .abnormal)
        expectEqual(client.texts.count, texts)
        rig.run { rig.simulator.statistics.connectionsOpen == 0 }
        expectEqual(rig.simulator.statistics.connectionsOpen, 0)
        let again = try rig.connect()
        expectEqual(rig.say("menu", on: again).count, 1, "it is over after one time")
    }

    @Test func someFramesMayPassBefore() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault cut +3")
        client.say("many")
        rig.run { client.end != nil }
        expectEqual(client.said, ["Fault: cut +3", "Line 1 of 5", "Line 2 of 5"])
    }

    @Test func aConnectionIsClosedWithACode() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault close 1012")
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .serviceRestart)
        expect(client.texts.isEmpty)
        rig.run { client.end != nil }
    }

    @Test func malformedFramesComeInsteadOfGoodOnes() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault malformed")
        rig.run { client.texts.count == 1 }
        expectEqual(client.frame(0), .null)
        client.say("!fault binary")
        rig.run { client.binaries.count == 1 }
        expect(String(decoding: client.binaries[0], as: UTF8.self).contains("Fault: binary"))
        client.say("!fault utf8")
        rig.run { client.closure != nil }
        expectEqual(client.closure?.failure, .notUTF8)
    }

    @Test func aFrameCanBreakTheProtocolOfWebSockets() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault badframe")
        rig.run { client.closure != nil }
        expectEqual(client.closure?.failure, .reservedBit)
        expect(client.texts.isEmpty)
    }

    @Test func pingsCanStayWithoutAnAnswer() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault nopong x2")
        for _ in 0..<3 { client.send(#"{"state":{"type":"ping"}}"#) }
        rig.run { client.texts.count == 2 && rig.simulator.statistics.pingsReceived == 3 }
        expectEqual(client.texts.count, 2)
        expectEqual(client.frame(1), ["state": ["type": "pong"]])
    }

    // MARK: Handshakes

    @Test func handshakesFailAsOftenAsWanted() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault status 429 x2")
        rig.run { !client.texts.isEmpty }
        try expectEqual(rig.connect("somebody-else").status, 101)
        try expectEqual(rig.connect().status, 429)
        try expectEqual(rig.connect().status, 429)
        try expectEqual(rig.connect().status, 101)
        rig.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: 7), times: 1)])
        let refused = try rig.connect()
        expectEqual(refused.status, 503)
        expect(refused.head.contains("Retry-After: 7\r\n"))
        for status in [401, 403, 500] {
            rig.simulator.add([ODAFault(.refuse(status: status, retryAfterSeconds: nil), times: 1)])
            try expectEqual(rig.connect().status, status)
        }
    }

    @Test func aHandshakeCanBeSlow() throws {
        let rig = try Rig { $0.faults = [ODAFault(.slowHandshake(.seconds(5)), times: 1)] }
        let client = try rig.client()
        client.shake("channelId=\(Rig.open)&userId=guest-42")
        rig.run { rig.simulator.statistics.faultsApplied == 1 }
        rig.advance(by: .milliseconds(4_999))
        expect(client.status == nil)
        rig.advance(by: .milliseconds(1))
        rig.run { client.status != nil }
        expectEqual(rig.say("menu", on: client).count, 1)
    }

    @Test func aClientThatGivesUpOnASlowHandshakeIsForgotten() throws {
        let rig = try Rig { $0.faults = [ODAFault(.slowHandshake(.seconds(5)), times: 1)] }
        let client = try rig.client()
        client.shake("channelId=\(Rig.open)&userId=guest-42")
        rig.run { rig.simulator.statistics.faultsApplied == 1 }
        client.abort()
        rig.advance(by: .seconds(6))
        expectEqual(rig.simulator.statistics.connectionsAccepted, 0)
    }

    @Test func anAnswerCanBeNoHTTP() throws {
        let rig = try Rig { $0.faults = [ODAFault(.garbage, times: 1)] }
        let client = try rig.connect()
        rig.run { client.end != nil }
        expect(client.status != 101)
        try expectEqual(rig.connect().status, 101)
    }

    @Test func aGoodTokenCanBeRefusedAsExpired() throws {
        let rig = try Rig { $0.faults = [ODAFault(.expiredToken, userID: "guest-42", times: 2)] }
        let client = try rig.authenticate()
        rig.run { client.closure != nil }
        expectEqual(client.closure?.reason, "AuthExpiredToken")
        let other = try rig.connect(channel: Rig.secured, fields: "Authorization: Bearer \(Rig.token)\r\n")
        expectEqual(other.status, 401)
        expectEqual(rig.say("menu", on: try rig.authenticate()).count, 1)
    }

    @Test func thePortCanBeClosedForAWhile() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault refused 3000")
        rig.run { !client.texts.isEmpty }
        let refused = try rig.connect("late")
        guard case .failed(let error) = refused.end else {
            Issue.record("ended as \(String(describing: refused.end))")
            return
        }
        expect(error.isConnectionRefused)
        #expect(throws: SystemError.self, "nobody else is given the port") {
            _ = try Socket.listen(on: rig.address, sharing: false)
        }
        expectEqual(rig.say("menu", on: client).count, 1, "who is there stays")
        rig.advance(by: .seconds(3))
        try expectEqual(rig.connect("late").status, 101)
    }

    // MARK: Scope

    @Test func aFaultIsForOneUserOrOneConnection() throws {
        let rig = try Rig {
            $0.faults = [ODAFault(.lost, userID: "other", times: 1), ODAFault(.doubled, connection: 2)]
        }
        let (first, second) = (try rig.connect(), try rig.connect())
        first.say("for both of us")
        rig.run { second.texts.count == 2 }
        expectEqual(first.texts.count, 1)
        rig.simulator.removeFaults()
        first.say("again for both of us")
        rig.run { first.texts.count == 2 && second.texts.count == 3 }
        expectEqual(second.texts.count, 3)
    }

    @Test(arguments: ["", "flood", "late", "late soon", "cut sideways", "close 1005", "status 200"])
    func aFaultThatCannotBeReadSaysWhy(_ text: String) throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("!fault \(text)")
        rig.run { !client.texts.isEmpty }
        expectEqual(client.said.first?.hasPrefix("No such fault: "), true)
        expectEqual(rig.say("menu", on: client).count, 1)
    }
}
