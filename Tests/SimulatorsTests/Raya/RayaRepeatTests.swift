import JSON
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing
import WebSocket

/// Answers that come again, or in two halves.
@Suite struct RayaRepeatTests {
    private func contents(_ frames: [JSONValue]) -> [String] {
        frames.compactMap { $0["data"]?["content"]?.stringValue }
    }

    @Test func twinsHaveNoIDAndOneSecond() throws {
        let rig = try RayaRig()
        let frames = rig.say("twins", 2, on: try rig.connect())
        expectEqual(frames[0], frames[1])
        expect(frames[0]["data"]?["id"] == nil)
        expectEqual(frames[0]["data"]?["created_at"]?.intValue, Int(RayaRig.seconds))
    }

    @Test func anAnswerIsSaidAgainOverTheNextConnection() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        let first = rig.say("redeliver", 1, on: client)[0]
        rig.run { client.end != nil }
        let id = try #require(first["data"]?["chat_session_id"]?.stringValue)
        let next = try rig.connect(["chat_session_id": id])
        rig.settle()
        expect(next.texts.isEmpty, "a client that has not pinged may not listen yet")
        next.send("ping")
        rig.run { next.texts.count == 2 }
        expectEqual(next.frame(1), first)
        next.send("ping")
        rig.run { next.texts.count == 3 }
        rig.settle()
        expectEqual(next.texts.count, 3, "once")
    }

    @Test func anIDCanBeUsedAgain() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        let reused = rig.say("reused", 2, on: client)
        expectEqual(reused[0]["data"]?["id"], reused[1]["data"]?["id"])
        expectEqual(contents(reused), ["A first form", "A second form"])
        let again = rig.say("restream", 8, on: client).filter { $0.frameType == "response" }
        expect(again.count == 2 && again[0] == again[1])
    }

    @Test func anAnswerPausesInItsMiddle() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.message("pause 65"))
        rig.run { client.texts.count == 1 }
        rig.advance(by: .milliseconds(64_999))
        expectEqual(client.texts.count, 1)
        rig.advance(by: .milliseconds(1))
        rig.run { client.texts.count == 3 }
        expectEqual(contents(client.frames()), ["Before the pause, behind it."])
    }

    @Test(arguments: [("half", 2), ("half whole", 1), ("half only", 1)])
    func anAnswerIsFinishedOverTheNextConnection(_ word: String, _ count: Int) throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        let id = try #require(rig.say("plain", 1, on: client)[0]["data"]?["chat_session_id"]?.stringValue)
        client.send(RayaRig.message(word))
        rig.run { client.end != nil }
        expectEqual(client.frame(-1)["text"], "The first half")
        let next = try rig.connect(["chat_session_id": id])
        next.send("ping")
        rig.run { next.texts.count == count + 1 }
        expectEqual(contents(next.frames(from: 1)).isEmpty, word == "half only")
    }
}
