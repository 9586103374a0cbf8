import JSON
import Kernel
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing
import WebSocket

@Suite struct RayaFaultTests {
    private func contents(_ client: TestClient) -> [String] {
        client.frames().compactMap { $0["data"]?["content"]?.stringValue }
    }

    private func rig() throws -> (RayaRig, TestClient) {
        let rig = try RayaRig()
        return (rig, try rig.connect())
    }

    @Test func aFrameIsLateLostDoubledOrReordered() throws {
        let (rig, client) = try rig()
        client.send(RayaRig.message("!fault late 500"))
        client.send(RayaRig.message("plain A"))
        rig.run { rig.simulator.statistics.messagesReceived == 2 }
        rig.advance(by: .milliseconds(499))
        expect(client.texts.isEmpty)
        rig.advance(by: .milliseconds(1))
        rig.run { client.texts.count == 2 }
        expectEqual(contents(client), ["Fault: late 500", "A"])
        client.send(RayaRig.message("!fault lost"))
        client.send(RayaRig.message("!fault doubled"))
        rig.run { client.texts.count == 4 }
        expectEqual(client.texts[2], client.texts[3])
        client.send(RayaRig.message("!fault reordered"))
        client.send(RayaRig.message("plain B"))
        rig.run { client.texts.count == 6 }
        expectEqual(contents(client).suffix(2), ["B", "Fault: reordered"])
    }

    @Test(arguments: [("before", 0), ("within", 0), ("after", 1)])
    func aConnectionIsCutAroundAFrame(_ place: String, _ texts: Int) throws {
        let (rig, client) = try rig()
        client.send(RayaRig.message("!fault cut \(place)"))
        rig.run { client.end != nil }
        expectEqual(client.closure?.code, .abnormal)
        expectEqual(client.texts.count, texts)
    }

    @Test func aFrameIsSpoilt() throws {
        let (rig, client) = try rig()
        client.send(RayaRig.message("!fault malformed"))
        rig.run { client.texts.count == 1 }
        expectEqual(client.frame(0), .null)
        client.send(RayaRig.message("!fault binary"))
        rig.run { client.binaries.count == 1 }
        client.send(RayaRig.message("!fault utf8"))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.failure, .notUTF8)
        let other = try rig.connect()
        other.send(RayaRig.message("!fault badframe"))
        rig.run { other.closure != nil }
        expectEqual(other.closure?.failure, .reservedBit)
    }

    @Test func aPongStaysAwayOrComesLate() throws {
        let (rig, client) = try rig()
        _ = rig.say("!fault nopong", 1, on: client)
        client.send("ping")
        _ = rig.say("!fault latepong 60000", 1, on: client)
        client.send("ping")
        client.send("ping")
        rig.run { client.count(of: "pong") == 1 }
        expectEqual(rig.simulator.statistics.pingsReceived, 3)
        rig.advance(by: .milliseconds(59_999))
        expectEqual(client.count(of: "pong"), 1)
        rig.advance(by: .milliseconds(1))
        rig.run { client.count(of: "pong") == 2 }
    }

    @Test func handshakeFaultsConcernTheConversationThatAsked() throws {
        let (rig, client) = try rig()
        let answer = rig.say("!fault status 503", 1, on: client)
        let id = try #require(answer[0]["data"]?["chat_session_id"]?.stringValue)
        client.close()
        rig.run { client.end != nil }
        // It had no id yet when it asked, so it is known by the user's name.
        try expectEqual(rig.connect(["user_name": "Omar"]).status, 101)
        try expectEqual(rig.connect(["chat_session_id": id]).status, 503)
        try expectEqual(rig.connect(["chat_session_id": id]).status, 101)
    }

    @Test func faultsAreSetListedAndTakenBackByTheAdministrator() throws {
        let (rig, client) = try rig()
        let one = #"{"fault":"late","milliseconds":5,"userName":"Layla Haddad","skip":0,"times":2}"#
        let set = try rig.request("POST", "/_sim/faults", "[\(one),{\"fault\":\"configstatus\",\"status\":401}]")
        expectEqual(set.status, 200)
        expectEqual(set.body, #"{"faults":[\#(one),{"fault":"configstatus","status":401,"skip":0}]}"#)
        try expectEqual(rig.request("POST", "/_sim/faults", #"{"fault":"flood"}"#).status, 400)
        try expectEqual(rig.request("POST", "/_sim/faults", #"{"fault":"late","minutes":1}"#).status, 400)
        try expectEqual(rig.request("DELETE", "/_sim/faults").status, 204)
        try expectEqual(rig.request("GET", "/_sim/faults").body, #"{"faults":[]}"#)
        expect(client.texts.isEmpty)
    }

    static let kinds: [RayaFault.Kind] = [
        .late(.milliseconds(5)), .lost, .doubled, .reordered, .cut(.within), .close(4000), .malformed, .invalidUTF8,
        .binary, .badFrame, .noPong, .latePong(.seconds(1)), .refuse(status: 429, retryAfterSeconds: 3),
        .slowHandshake(.seconds(1)), .garbage, .configurationStatus(500), .slowConfiguration(.seconds(2)),
        .garbledConfiguration, .cutConfiguration,
    ]

    @Test func everyFaultReadsBackAsItIsWritten() throws {
        let rig = try RayaRig()
        rig.simulator.add(Self.kinds.map { RayaFault($0, sessionID: "s", connection: 9, times: 2) })
        rig.settle()
        let written = try rig.request("GET", "/_sim/faults").body
        let list = try #require(try JSONValue(parsing: written)["faults"])
        _ = try rig.request("DELETE", "/_sim/faults")
        try expectEqual(rig.request("POST", "/_sim/faults", list.description).body, written)
    }

    @Test func framesAreWrittenFromNowhereAndSocketsEnd() throws {
        let (rig, client) = try rig()
        let other = try rig.connect(["user_name": "Omar"])
        let pushed = try rig.request("POST", "/_sim/push", #"{"userName":"Omar","frame":{"type":"info"}}"#)
        expectEqual(pushed.body, #"{"sockets":1}"#)
        rig.run { other.texts.count == 1 }
        expect(client.texts.isEmpty)
        try expectEqual(rig.request("POST", "/_sim/disconnect", #"{"code":1011}"#).body, #"{"sockets":2}"#)
        rig.run { client.closure != nil && other.closure != nil }
        expectEqual(client.closure?.code, .internalError)
        try expect(rig.request("GET", "/_sim/stats").body.contains(#""connectionsAccepted":2"#))
        try expect(rig.request("GET", "/_sim/log").body.contains(#""kind":"handshake""#))
    }

    @Test func `what comes over a deaf connection is taken and never looked at, until it is cut`() throws {
        let (rig, client) = try rig()
        let set = try rig.request("POST", "/_sim/faults", #"{"fault":"deaf","milliseconds":500}"#)
        // It waits for nothing, and whoever asks for it is answered.
        expect(set.status == 200 && set.body == #"{"faults":[]}"#)
        client.send(RayaRig.message("plain A"))
        client.send("ping")
        rig.settle()
        let later = try rig.connect(["user_name": "Omar"])
        _ = rig.say("plain B", 1, on: later)
        expect(client.texts.isEmpty && client.end == nil)
        rig.advance(by: .milliseconds(500))
        rig.run { client.end != nil }
        expectEqual(client.closure?.code, .abnormal)
        _ = rig.say("plain C", 1, on: later)
        let statistics = rig.simulator.statistics
        expect(statistics.messagesReceived == 2 && statistics.pingsReceived == 0)
        expectEqual(statistics.connectionsOpen, 1)
    }

    @Test func deafnessCanBeAskedForByAnybody() throws {
        let (rig, client) = try rig()
        let answer = rig.say("!fault deaf 500", 1, on: client)
        expectEqual(answer[0]["data"]?["content"], "Fault: deaf 500")
        client.send(RayaRig.message("plain A"))
        rig.settle()
        expectEqual(rig.simulator.statistics.messagesReceived, 1)
        rig.advance(by: .milliseconds(500))
        rig.run { client.end != nil }
    }

    @Test func thePortClosesForAWhile() throws {
        let (rig, client) = try rig()
        _ = rig.say("!fault refused 1000", 1, on: client)
        // The kernel refuses what nobody listens for, at once or when the loop looks.
        do {
            let early = try rig.client()
            rig.run { early.end != nil }
        } catch {
            expect(error is SystemError)
        }
        rig.advance(by: .seconds(1))
        try expectEqual(rig.connect().status, 101)
    }
}
