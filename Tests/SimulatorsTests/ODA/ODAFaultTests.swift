import JSON
import Kernel
import Simulators
import Testing
import Transport
import WebSocket

@Suite struct ODAFaultTests {
    @Test func aLateFrameKeepsItsPlace() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault late 500")
        client.say("a message behind it")
        world.run { world.simulator.statistics.messagesReceived == 2 }
        world.advance(by: .milliseconds(499))
        #expect(client.texts.isEmpty)
        world.advance(by: .milliseconds(1))
        world.run { client.texts.count == 2 }
        #expect(client.said == ["Fault: late 500", "You said: a message behind it"])
    }

    @Test func aLostFrameDoesNotCome() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault lost")
        client.say("a message behind it")
        world.run { !client.texts.isEmpty }
        #expect(client.said == ["You said: a message behind it"])
    }

    @Test func aDoubledFrameHasOneIdentity() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault doubled")
        world.run { client.texts.count == 2 }
        #expect(client.texts[0] == client.texts[1])
        #expect(world.say("a message behind it", on: client).count == 1)
    }

    @Test func twoFramesChangePlacesOrOneWaitsASecond() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault reordered")
        client.say("a message behind it")
        world.run { client.texts.count == 2 }
        #expect(client.said == ["You said: a message behind it", "Fault: reordered"])
        client.say("!fault reordered")
        world.run { world.simulator.statistics.messagesReceived == 3 }
        world.advance(by: .milliseconds(999))
        #expect(client.texts.count == 2)
        world.advance(by: .milliseconds(1))
        world.run { client.texts.count == 3 }
        #expect(client.texts.count == 3)
    }

    static let cuts: [(place: String, texts: Int)] = [("", 0), ("before", 0), ("within", 0), ("after", 1)]

    @Test(arguments: cuts) func aConnectionIsCutAroundAFrame(_ place: String, _ texts: Int) throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault cut \(place)")
        world.run { client.end != nil }
        #expect(client.closure?.code == .abnormal)
        #expect(client.texts.count == texts)
        world.run { world.simulator.statistics.connectionsOpen == 0 }
        #expect(world.simulator.statistics.connectionsOpen == 0)
        let again = try world.connect()
        #expect(world.say("menu", on: again).count == 1, "it is over after one time")
    }

    @Test func someFramesMayPassBefore() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault cut +3")
        client.say("many")
        world.run { client.end != nil }
        #expect(client.said == ["Fault: cut +3", "Line 1 of 5", "Line 2 of 5"])
    }

    @Test func aConnectionIsClosedWithACode() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault close 1012")
        world.run { client.closure != nil }
        #expect(client.closure?.code == .serviceRestart)
        #expect(client.texts.isEmpty)
        world.run { client.end != nil }
    }

    @Test func malformedFramesComeInsteadOfGoodOnes() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault malformed")
        world.run { client.texts.count == 1 }
        #expect(client.frame(0) == .null)
        client.say("!fault binary")
        world.run { client.binaries.count == 1 }
        #expect(String(decoding: client.binaries[0], as: UTF8.self).contains("Fault: binary"))
        client.say("!fault utf8")
        world.run { client.closure != nil }
        #expect(client.closure?.failure == .notUTF8)
    }

    @Test func aFrameCanBreakTheProtocolOfWebSockets() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault badframe")
        world.run { client.closure != nil }
        #expect(client.closure?.failure == .reservedBit)
        #expect(client.texts.isEmpty)
    }

    @Test func pingsCanStayWithoutAnAnswer() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault nopong x2")
        for _ in 0..<3 { client.send(#"{"state":{"type":"ping"}}"#) }
        world.run { client.texts.count == 2 && world.simulator.statistics.pingsReceived == 3 }
        #expect(client.texts.count == 2)
        #expect(client.frame(1) == ["state": ["type": "pong"]])
    }

    // MARK: Handshakes

    @Test func handshakesFailAsOftenAsWanted() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault status 429 x2")
        world.run { !client.texts.isEmpty }
        #expect(try world.connect("somebody-else").status == 101)
        #expect(try world.connect().status == 429)
        #expect(try world.connect().status == 429)
        #expect(try world.connect().status == 101)
        world.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: 7), times: 1)])
        let refused = try world.connect()
        #expect(refused.status == 503)
        #expect(refused.head.contains("Retry-After: 7\r\n"))
        for status in [401, 403, 500] {
            world.simulator.add([ODAFault(.refuse(status: status, retryAfterSeconds: nil), times: 1)])
            #expect(try world.connect().status == status)
        }
    }

    @Test func aHandshakeCanBeSlow() throws {
        let world = try World { $0.faults = [ODAFault(.slowHandshake(.seconds(5)), times: 1)] }
        let client = try world.client()
        client.shake("channelId=\(World.open)&userId=guest-42")
        world.run { world.simulator.statistics.faultsApplied == 1 }
        world.advance(by: .milliseconds(4_999))
        #expect(client.status == nil)
        world.advance(by: .milliseconds(1))
        world.run { client.status != nil }
        #expect(world.say("menu", on: client).count == 1)
    }

    @Test func aClientThatGivesUpOnASlowHandshakeIsForgotten() throws {
        let world = try World { $0.faults = [ODAFault(.slowHandshake(.seconds(5)), times: 1)] }
        let client = try world.client()
        client.shake("channelId=\(World.open)&userId=guest-42")
        world.run { world.simulator.statistics.faultsApplied == 1 }
        client.abort()
        world.advance(by: .seconds(6))
        #expect(world.simulator.statistics.connectionsAccepted == 0)
    }

    @Test func anAnswerCanBeNoHTTP() throws {
        let world = try World { $0.faults = [ODAFault(.garbage, times: 1)] }
        let client = try world.connect()
        world.run { client.end != nil }
        #expect(client.status != 101)
        #expect(try world.connect().status == 101)
    }

    @Test func aGoodTokenCanBeRefusedAsExpired() throws {
        let world = try World { $0.faults = [ODAFault(.expiredToken, userID: "guest-42", times: 2)] }
        let client = try world.authenticate()
        world.run { client.closure != nil }
        #expect(client.closure?.reason == "AuthExpiredToken")
        let other = try world.connect(channel: World.secured, fields: "Authorization: Bearer \(World.token)\r\n")
        #expect(other.status == 401)
        #expect(world.say("menu", on: try world.authenticate()).count == 1)
    }

    @Test func thePortCanBeClosedForAWhile() throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault refused 3000")
        world.run { !client.texts.isEmpty }
        let refused = try world.connect("late")
        guard case .failed(let error) = refused.end else {
            Issue.record("ended as \(String(describing: refused.end))")
            return
        }
        #expect(error.isConnectionRefused)
        #expect(throws: SystemError.self, "nobody else is given the port") {
            _ = try Socket.listen(on: world.address, sharing: false)
        }
        #expect(world.say("menu", on: client).count == 1, "who is there stays")
        world.advance(by: .seconds(3))
        #expect(try world.connect("late").status == 101)
    }

    // MARK: Scope

    @Test func aFaultIsForOneUserOrOneConnection() throws {
        let world = try World {
            $0.faults = [ODAFault(.lost, userID: "other", times: 1), ODAFault(.doubled, connection: 2)]
        }
        let (first, second) = (try world.connect(), try world.connect())
        first.say("for both of us")
        world.run { second.texts.count == 2 }
        #expect(first.texts.count == 1)
        world.simulator.removeFaults()
        first.say("again for both of us")
        world.run { first.texts.count == 2 && second.texts.count == 3 }
        #expect(second.texts.count == 3)
    }

    @Test(arguments: ["", "flood", "late", "late soon", "cut sideways", "close 1005", "status 200"])
    func aFaultThatCannotBeReadSaysWhy(_ text: String) throws {
        let world = try World()
        let client = try world.connect()
        client.say("!fault \(text)")
        world.run { !client.texts.isEmpty }
        #expect(client.said.first?.hasPrefix("No such fault: ") == true)
        #expect(world.say("menu", on: client).count == 1)
    }
}
