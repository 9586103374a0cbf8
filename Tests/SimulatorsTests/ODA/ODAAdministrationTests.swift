import EventLoop
import JSON
import Kernel
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing
import WebSocket

@Suite struct ODAAdministrationTests {
    @Test func theLogHasEveryFrameInOrder() throws {
        let rig = try Rig()
        let (first, second) = (try rig.connect(), try rig.connect("Zoë", query: "channelId=web&userId=Zo%C3%AB"))
        expectEqual(second.status, 403)
        first.say("one, and some more")
        first.send(#"{"state":{"type":"ping"}}"#)
        rig.run { first.texts.count == 2 }
        let (status, body) = try rig.request("GET", "/_sim/log")
        expectEqual(status, 200)
        let log = try JSONValue(parsing: body)
        expectEqual(log["dropped"], 0)
        expectEqual(
            log["entries"]?[0],
            [
                "number": 1, "time": "2023-11-14T22:13:30.000Z", "connection": 1, "channelId": .string(Rig.open),
                "userId": "guest-42", "binary": false,
                "frame": #"{"messagePayload":{"text":"one, and some more","type":"text"},"userId":"guest-42"}"#,
            ])
        expectEqual(log["entries"]?[1]?["frame"], #"{"state":{"type":"ping"}}"#)
        try expectEqual(rig.request("DELETE", "/_sim/log").status, 204)
        try expectEqual(rig.request("GET", "/_sim/log").body, #"{"entries":[],"dropped":0}"#)
    }

    @Test func theLogKeepsTheNewestWithinItsLimits() throws {
        let rig = try Rig { $0.logEntriesMax = 3 }
        let client = try rig.connect()
        for index in 0..<10 { client.say("message number \(index)") }
        rig.run { client.texts.count == 10 }
        expectEqual(rig.simulator.log.map(\.number), [8, 9, 10])
        let small = try Rig { $0.logBytesMax = 250 }
        let other = try small.connect()
        for index in 0..<10 { other.say("message number \(index)") }
        small.run { other.texts.count == 10 }
        expectEqual(small.simulator.log.map(\.number), [8, 9, 10])
        try expectEqual(JSONValue(parsing: small.request("GET", "/_sim/log").body)["dropped"], 7)
    }

    @Test func theTextsOfUsersAreKeptBesideTheFrames() throws {
        let rig = try Rig {
            $0.logEntriesMax = 1
            $0.textEntriesMax = 3
        }
        let client = try rig.connect()
        client.send(#"{"state":{"type":"ping"}}"#)
        client.say("one")
        client.say("two")
        rig.run { client.texts.count == 3 }
        let texts = try JSONValue(parsing: rig.request("GET", "/_sim/texts").body)
        expectEqual(
            texts["texts"]?[1],
            [
                "number": 2, "connection": 1, "channelId": .string(Rig.open), "userId": "guest-42", "text": "two",
            ])
        expectEqual(texts["texts"]?.arrayValue?.compactMap { $0["text"]?.stringValue }, ["one", "two"])
        expectEqual(texts["dropped"], 0)
        for text in ["three", "four"] { client.say(text) }
        rig.run { client.texts.count == 5 }
        let newest = try JSONValue(parsing: rig.request("GET", "/_sim/texts").body)
        expectEqual(newest["texts"]?.arrayValue?.compactMap { $0["text"]?.stringValue }, ["two", "three", "four"])
        expectEqual(newest["dropped"], 1)
        try expectEqual(rig.request("DELETE", "/_sim/texts").status, 204)
        try expectEqual(rig.request("GET", "/_sim/texts").body, #"{"texts":[],"dropped":0}"#)
    }

    @Test func aSimulatorThatDoesNotRecordStillCounts() throws {
        let rig = try Rig { $0.isRecording = false }
        let client = try rig.connect()
        _ = rig.say("menu", on: client)
        expect(rig.simulator.log.isEmpty)
        try expectEqual(rig.request("GET", "/_sim/texts").body, #"{"texts":[],"dropped":0}"#)
        let counts = try JSONValue(parsing: rig.request("GET", "/_sim/stats").body)
        expectEqual(
            counts,
            [
                "connectionsOpen": 1, "connectionsAccepted": 1, "connectionsClosed": 0, "handshakesRefused": 0,
                "tokensRefused": 0, "framesReceived": 1, "messagesReceived": 1, "pingsReceived": 0, "framesSent": 1,
                "callsTaken": 0, "callsRefused": 0, "callsLost": 0, "violations": 0,
                "strangePostbacks": 0, "typingUnheard": 0, "faultsApplied": 0, "filesUploaded": 0, "filesDownloaded": 0,
                "speechSockets": 0, "utterances": 0, "messagesSpoken": 0, "users": 1,
            ])
    }

    static let faults = [
        #"{"fault":"upload","status":413,"skip":0}"#, #"{"fault":"uploadslow","milliseconds":5,"skip":0}"#,
        #"{"fault":"uploadcut","skip":0}"#, #"{"fault":"download","status":404,"skip":0}"#,
        #"{"fault":"downloadslow","milliseconds":5,"skip":0}"#, #"{"fault":"downloadcut","skip":0}"#,
        #"{"fault":"speech","status":503,"skip":0}"#, #"{"fault":"speechslow","milliseconds":5,"skip":0}"#,
        #"{"fault":"speechcut","skip":0}"#, #"{"fault":"voice","status":503,"skip":0}"#,
        #"{"fault":"voiceslow","milliseconds":5,"skip":0}"#, #"{"fault":"voicecut","skip":0}"#,
        #"{"fault":"late","milliseconds":500,"userId":"u","skip":0,"times":2}"#,
        #"{"fault":"lost","connection":3,"skip":1}"#, #"{"fault":"doubled","skip":0}"#,
        #"{"fault":"reordered","skip":0}"#, #"{"fault":"cut","place":"within","skip":0}"#,
        #"{"fault":"close","code":4001,"skip":0}"#, #"{"fault":"malformed","skip":0}"#, #"{"fault":"utf8","skip":0}"#,
        #"{"fault":"binary","skip":0}"#, #"{"fault":"badframe","skip":0}"#, #"{"fault":"nopong","skip":0}"#,
        #"{"fault":"status","status":429,"retryAfterSeconds":3,"skip":0}"#,
        #"{"fault":"slow","milliseconds":1,"skip":0}"#, #"{"fault":"garbage","skip":0}"#,
        #"{"fault":"expired","skip":0}"#,
    ]

    @Test func faultsAreSwitchedOnAndOff() throws {
        let rig = try Rig()
        for fault in Self.faults {
            let (status, body) = try rig.request("POST", "/_sim/faults", fault)
            expectEqual(status, 200)
            expectEqual(body, #"{"faults":[\#(fault)]}"#)
            try expectEqual(rig.request("GET", "/_sim/faults").body, body)
            try expectEqual(rig.request("DELETE", "/_sim/faults").status, 204)
        }
        let all = "[" + Self.faults.joined(separator: ",") + "]"
        try expectEqual(rig.request("POST", "/_sim/faults", all).body, #"{"faults":\#(all)}"#)
        rig.simulator.removeFaults()
        rig.settle()
        try expectEqual(rig.request("GET", "/_sim/faults").body, #"{"faults":[]}"#)
    }

    @Test(arguments: [
        "", "{}", "[7]", #"{"fault":"flood"}"#, #"{"fault":"late"}"#, #"{"fault":"late","milliseconds":-1}"#,
        #"{"fault":"late","milliseconds":"500"}"#, #"{"fault":"lost","user":"u"}"#,
        #"{"fault":"close","code":1006}"#, #"{"fault":"cut","place":"sideways"}"#, #"{"fault":"status","status":200}"#,
        #"[{"fault":"lost"},{"fault":"flood"}]"#,
    ])
    func aRequestThatCannotBeReadSwitchesNothingOn(_ body: String) throws {
        let rig = try Rig()
        let answer = try rig.request("POST", "/_sim/faults", body)
        expectEqual(answer.status, 400)
        try expect(JSONValue(parsing: answer.body)["detail"] != nil)
        try expectEqual(rig.request("GET", "/_sim/faults").body, #"{"faults":[]}"#)
    }

    @Test func faultsAreBounded() throws {
        let rig = try Rig()
        rig.simulator.add(Array(repeating: ODAFault(.lost, userID: "u"), count: 1000))
        rig.settle()
        try expectEqual(rig.request("POST", "/_sim/faults", #"{"fault":"lost"}"#).status, 400)
    }

    @Test func framesCanBePushedAndConnectionsEnded() throws {
        let rig = try Rig()
        let client = try rig.connect()
        let pushed = try rig.request(
            "POST", "/_sim/push", #"{"channelId":"\#(Rig.open)","userId":"guest-42","frame":{"a":1.0}}"#)
        expectEqual(pushed.body, #"{"sockets":1}"#)
        let nobody = try rig.request(
            "POST", "/_sim/push", #"{"channelId":"\#(Rig.open)","userId":"nobody","frame":{}}"#)
        expectEqual(nobody.body, #"{"sockets":0}"#)
        try expectEqual(rig.request("POST", "/_sim/push", "{}").status, 400)
        rig.simulator.push(frame: [UInt8]("no JSON".utf8), channelID: Rig.open, userID: "guest-42")
        rig.run { client.texts.count == 2 }
        expectEqual(client.texts.map { String(decoding: $0, as: UTF8.self) }, [#"{"a":1.0}"#, "no JSON"])
        rig.simulator.disconnect(channelID: Rig.open, userID: "guest-42", code: 1001)
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .goingAway)
        let other = try rig.connect()
        rig.simulator.disconnect(channelID: Rig.open, userID: "guest-42")
        rig.run { other.end != nil }
        expectEqual(other.closure?.code, .abnormal)
    }

    @Test func connectionsAreEndedByRequest() throws {
        let rig = try Rig()
        let client = try rig.connect()
        func disconnect(_ user: String, _ more: String = "") throws -> (status: Int, body: String) {
            try rig.request(
                "POST", "/_sim/disconnect", #"{"channelId":"\#(Rig.open)","userId":"\#(user)"\#(more)}"#)
        }
        try expectEqual(disconnect("nobody").body, #"{"sockets":0}"#)
        for code in ["1006", "70000", "-1", #""1001""#] {
            try expectEqual(disconnect("guest-42", #","code":\#(code)"#).status, 400, "\(code)")
        }
        try expectEqual(rig.request("POST", "/_sim/disconnect", "{}").status, 400)
        expect(client.end == nil)
        try expectEqual(disconnect("guest-42", #","code":1012"#).body, #"{"sockets":1}"#)
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code.rawValue, 1012)
        let other = try rig.connect()
        try expectEqual(disconnect("guest-42").body, #"{"sockets":1}"#)
        rig.run { other.end != nil }
        expectEqual(other.closure?.code, .abnormal)
    }

    @Test func requestsShareAConnection() throws {
        let rig = try Rig()
        let client = try rig.client()
        for _ in 0..<3 { client.write("GET /_sim/faults HTTP/1.1\r\nHost: s\r\n\r\n") }
        client.write("GET /_sim/none HTTP/1.1\r\nHost: s\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n")
        client.write("GET /_sim/faults HTTP/1.1\r\nHost: s\r\n\r\n")
        rig.run { client.end != nil }
        // The first head is taken off by the client; the one behind `close` is not answered.
        let answers = client.body.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
        expectEqual(answers, [#"{"f"#, "200", "200", "100", "404"])
    }

    @Test func aConnectionWithoutARequestIsClosedAfterAMinute() throws {
        let rig = try Rig()
        let (client, busy) = (try rig.client(), try rig.client())
        busy.write("GET /_sim/faults HTTP/1.1\r\nHost: s\r\n\r\n")
        rig.run { busy.status == 200 }
        rig.advance(by: .seconds(60))
        rig.run { client.end != nil }
        expect(busy.end == nil)
        rig.advance(by: .seconds(60))
        rig.run { busy.end != nil }
    }

    @Test func aClientThatDoesNotAnswerACloseIsCutInTheEnd() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.isDeaf = true
        rig.simulator.disconnect(channelID: Rig.open, userID: "guest-42", code: 1000)
        rig.settle()
        expectEqual(rig.simulator.statistics.connectionsOpen, 1)
        rig.advance(by: .seconds(5))
        expectEqual(rig.simulator.statistics.connectionsOpen, 0)
        let watched = rig.manual.loop.watchCount
        rig.advance(by: .seconds(5))
        expectEqual(rig.manual.loop.watchCount, watched - 1, "the transport is given up")
    }

    @Test func stoppingEndsEverything() throws {
        let rig = try Rig()
        let (client, idle) = (try rig.connect(), try rig.client())
        rig.settle()
        rig.simulator.stop()
        rig.simulator.stop()
        rig.run { client.end != nil && idle.end != nil }
        expectEqual(client.closure?.code, .goingAway)
        let late = try rig.client()
        rig.run { late.end != nil }
        expect(late.status == nil)
        expectEqual(rig.simulator.statistics.connectionsOpen, 0)
    }

    @Test func aRunningLoopServesOtherThreads() async throws {
        let loop = try Loop(name: "simulator")
        let thread = try loop.start()
        let simulator = ODASimulator(
            loop: loop,
            configuration: .init(
                address: try #require(SocketAddress("127.0.0.1:0")), channels: [.init(channelID: Rig.open)]))
        let address = try simulator.start()
        // The client has a loop of its own, which this thread turns.
        let manual = try ManualLoop()
        let client = TestClient(try Socket.connect(to: address), loop: manual.loop)
        client.shake("channelId=\(Rig.open)&userId=guest-42")
        client.say("too early, but kept until the handshake is through")
        let deadline = Instant.now + .seconds(20)
        while client.texts.isEmpty, Instant.now < deadline { manual.runUntilIdle() }
        expectEqual(client.said, ["You said: too early, but kept until the handshake is through"])
        let seen = await simulator.snapshot()
        expectEqual(seen.log.map(\.userID), ["guest-42"])
        expectEqual(seen.statistics.messagesReceived, 1)
        await withCheckedContinuation { continuation in simulator.stop { continuation.resume() } }
        loop.stop()
        thread.join()
    }
}
