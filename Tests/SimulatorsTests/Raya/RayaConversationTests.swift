import JSON
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing
import WebSocket

@Suite struct RayaConversationTests {
    private func types(_ frames: [JSONValue]) -> [String] { frames.map(\.frameType) }

    @Test func aPingIsFourLettersAndSoIsItsAnswer() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send("ping")
        rig.run { client.count(of: "pong") == 1 }
        expectEqual(rig.simulator.statistics.pingsReceived, 1)
        expect(rig.violations.isEmpty)
    }

    @Test func aTextIsRepeatedInPieces() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        let frames = rig.say("where is my parcel", 8, on: client)
        expectEqual(types(frames), ["step"] + Array(repeating: "chunk", count: 6) + ["response"])
        let text = frames.compactMap { $0.frameType == "chunk" ? $0["text"]?.stringValue : nil }.joined()
        expectEqual(text, "You said: where is my parcel")
        let data = try #require(frames.last?["data"])
        expectEqual(data["content"]?.stringValue, text)
        expectEqual(data["created_at"]?.intValue, Int(RayaRig.seconds))
        expectEqual(data["sender"], 2)
        expectEqual(data["audio_urls"], "")
        expectEqual(data["id"]?.stringValue?.isEmpty, false)
    }

    @Test func theIDComesWithTheFirstResponseAndIsKnownAgain() throws {
        let rig = try RayaRig { $0.repeatsSessionID = false }
        let client = try rig.connect()
        expect(rig.say("direct", 1, on: client)[0]["chat_session_id"] == nil)
        let first = rig.say("plain", 1, on: client)[0]["data"]?["chat_session_id"]?.stringValue
        let id = try #require(first)
        expect(rig.say("plain", 1, on: client)[0]["data"]?["chat_session_id"] == nil)
        client.abort()
        let again = try rig.connect(["chat_session_id": id])
        expect(rig.say("plain", 1, on: again)[0]["data"]?["chat_session_id"] == nil)
        expectEqual(rig.simulator.statistics.connectionsResumed, 1)
        let changed = rig.say("newid", 1, on: again)[0]["data"]?["chat_session_id"]?.stringValue
        expect(changed?.isEmpty == false && changed != id)
        expectEqual(rig.simulator.log.last?.sessionID, id, "what came was of the old one")
    }

    @Test(arguments: [
        ("int", "created_at", JSONValue(1_780_000_123)), ("float", "created_at", 1_780_000_123.75),
        ("string", "created_at", "1780000123"), ("empty", "content", ""), ("blankid", "chat_session_id", ""),
    ])
    func aResponseTakesManyForms(_ word: String, _ key: String, _ value: JSONValue) throws {
        let rig = try RayaRig()
        expectEqual(rig.say(word, 1, on: try rig.connect())[0]["data"]?[key], value)
    }

    @Test func membersOfAResponseCanBeMissing() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        expect(rig.say("notime", 1, on: client)[0]["data"]?["created_at"] == nil)
        expect(rig.say("noid", 1, on: client)[0]["data"]?["id"] == nil)
        expect(rig.say("nodata", 1, on: client)[0]["data"] == nil)
    }

    @Test func aStreamCanEndWithItsSocket() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.message("chunks"))
        rig.run { client.end != nil }
        expectEqual(Set(types(client.frames())), ["chunk"])
        expectEqual(client.closure?.code, .abnormal)
    }

    @Test(arguments: [
        ("", 2, 2), ("fewer", 2, 1), ("more", 2, 3),
    ])
    func picturesComeBackAsURLs(_ caption: String, _ sent: Int, _ back: Int) throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.pictures(sent, caption: caption))
        rig.run { client.texts.count == 2 }
        let urls = client.frame(1)["data"]?["attachments"]?.arrayValue?.compactMap(\.stringValue) ?? []
        expectEqual(urls.count, back)
        expectEqual(client.frame(1)["data"]?["attachment_type"], "image")
        let path = try #require(urls.first?.replacing("http://s", with: ""))
        let file = try rig.request("GET", path)
        expectEqual(file.status, 200)
        expect(file.body.utf8.count > 8, "the picture, as far as it is text")
        expectEqual(rig.simulator.statistics.imagesReceived, sent)
    }

    @Test func urlsCanStandBesideTheData() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.pictures(1, caption: "top"))
        rig.run { client.texts.count == 2 }
        expectEqual(client.frame(1)["attachments"]?.arrayValue?.count, 1)
        expect(client.frame(1)["data"]?["attachments"] == nil)
    }

    @Test func twoPictureMessagesCanBeInFlight() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.pictures(1, caption: "slow"))
        client.send(RayaRig.pictures(2))
        rig.run { rig.simulator.statistics.imagesReceived == 3 && client.texts.count == 1 }
        rig.advance(by: .seconds(2))
        rig.run { client.texts.count == 4 }
        expectEqual(types(client.frames()), ["step", "response", "step", "response"])
    }

    @Test func aVoiceNoteComesBackAsOneURL() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(binary: RayaRig.wave())
        rig.run { client.texts.count == 2 }
        expectEqual(client.frame(1)["data"]?["audio_urls"]?.stringValue?.hasPrefix("http://s/files/"), true)
        _ = rig.say("voice attachments", 1, on: client)
        client.send(binary: RayaRig.wave())
        rig.run { client.texts.count == 5 }
        expectEqual(client.frame(-1)["data"]?["attachment_type"], "audio")
        expectEqual(client.frame(-1)["data"]?["audio_urls"], "")
        expectEqual(rig.simulator.statistics.voiceNotesReceived, 2)
    }

    @Test func theConversationEndsStepByStep() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        let frames = rig.say("end", 2, on: client)
        expectEqual(frames[1]["options"], ["Yes", "No"])
        for (command, response, next) in [
            ("end_session", "Yes", "rate_conversation"), ("rate_conversation", "5", "submit_feedback"),
            ("submit_feedback", "", "feedback_received"),
        ] {
            let before = client.texts.count
            client.send(#"{"type":"command_response","command":"\#(command)","response":"\#(response)"}"#)
            rig.run { client.texts.count > before }
            expectEqual(client.frame(-1)["content"]?.stringValue, next)
        }
        expect(rig.violations.isEmpty)
        expectEqual(rig.simulator.statistics.commandResponsesReceived, 3)
    }

    @Test func autoCloseIsFollowedByACloseOrAReset() throws {
        let rig = try RayaRig()
        let closed = try rig.connect()
        closed.send(RayaRig.message("autoclose"))
        rig.run { closed.closure != nil }
        expectEqual(closed.frame(-1)["content"], "auto_close")
        expectEqual(closed.closure?.code, .normal)
        let reset = try rig.connect()
        expectEqual(rig.say("autoclose reset", 6, on: reset).last?["content"], "auto_close")
        rig.advance(by: .milliseconds(50))
        rig.run { reset.end != nil }
        expect(reset.closure?.isClean != true)
        let open = try rig.connect()
        expectEqual(rig.say("autoclose quiet", 6, on: open).last?["content"], "auto_close")
        expect(open.closure == nil)
    }

    @Test func aHumanTakesOverAndLeaves() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        expectEqual(rig.say("offer", 1, on: client)[0], ["type": "human-rep-escalation"])
        expectEqual(rig.say("offer short", 1, on: client)[0], ["type": "escalation"])
        let frames = rig.say("/human_agent", 4, on: client)
        expectEqual(types(frames), ["info", "agent_activity", "message", "info"])
        expectEqual(frames[3], ["type": "info"])
        expectEqual(rig.say("are you there?", 1, on: client)[0]["content"], "Sara: are you there?")
        expectEqual(types(rig.say("leave", 1, on: client)), ["agent_activity"])
        expectEqual(types(rig.say("plain", 1, on: client)), ["response"])
    }

    @Test func presetsAreObjects() throws {
        let rig = try RayaRig()
        let frames = rig.say("presets", 2, on: try rig.connect())
        let titles = frames[0]["presets"]?.arrayValue?.compactMap { $0["title"]?.stringValue }
        expectEqual(titles, ["Track order", " ", "Refunds"])
    }

    @Test func strangeFramesGoOut() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.message("garbage"))
        client.send(RayaRig.message("untyped"))
        client.send(RayaRig.message("unknown"))
        client.send(RayaRig.message("binary"))
        client.send(RayaRig.message("mistyped"))
        rig.run { client.texts.count == 6 && client.binaries.count == 1 }
        expectEqual(client.frame(0), .null)
        expectEqual(client.frame(2)["type"], "hologram")
        let pieces = rig.say("fragment", 1, on: client)
        expectEqual(pieces[0]["data"]?["content"], "Größe: 30 cm ☕")
        expectEqual(rig.say("ping", 1, on: client)[0]["data"]?["content"], "Did you answer?")
        expect(rig.violations.isEmpty)
    }

    @Test func aFrameCanBeTooBig() throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.message("big"))
        rig.run { client.closure != nil }
        expect(client.closure?.failure != nil)
    }

    @Test(arguments: [1000, 1001, 1011, 4000, 4401]) func theServerClosesWithAnyCode(_ code: UInt16) throws {
        let rig = try RayaRig()
        let client = try rig.connect()
        client.send(RayaRig.message("close \(code)"))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code.rawValue, code)
    }
}
