import JSON
import Simulators
import Testing
import WebSocket

@Suite struct RayaConversationTests {
    private func types(_ frames: [JSONValue]) -> [String] { frames.map(\.frameType) }

    @Test func aPingIsFourLettersAndSoIsItsAnswer() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send("ping")
        world.run { client.count(of: "pong") == 1 }
        #expect(world.simulator.statistics.pingsReceived == 1)
        #expect(world.violations.isEmpty)
    }

    @Test func aTextIsRepeatedInPieces() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        let frames = world.say("where is my parcel", 8, on: client)
        #expect(types(frames) == ["step"] + Array(repeating: "chunk", count: 6) + ["response"])
        let text = frames.compactMap { $0.frameType == "chunk" ? $0["text"]?.stringValue : nil }.joined()
        #expect(text == "You said: where is my parcel")
        let data = try #require(frames.last?["data"])
        #expect(data["content"]?.stringValue == text)
        #expect(data["created_at"]?.intValue == Int(RayaWorld.seconds))
        #expect(data["sender"] == 2)
        #expect(data["audio_urls"] == "")
        #expect(data["id"]?.stringValue?.isEmpty == false)
    }

    @Test func theIDComesWithTheFirstResponseAndIsKnownAgain() throws {
        let world = try RayaWorld { $0.repeatsSessionID = false }
        let client = try world.connect()
        #expect(world.say("direct", 1, on: client)[0]["chat_session_id"] == nil)
        let first = world.say("plain", 1, on: client)[0]["data"]?["chat_session_id"]?.stringValue
        let id = try #require(first)
        #expect(world.say("plain", 1, on: client)[0]["data"]?["chat_session_id"] == nil)
        client.abort()
        let again = try world.connect(["chat_session_id": id])
        #expect(world.say("plain", 1, on: again)[0]["data"]?["chat_session_id"] == nil)
        #expect(world.simulator.statistics.connectionsResumed == 1)
        let changed = world.say("newid", 1, on: again)[0]["data"]?["chat_session_id"]?.stringValue
        #expect(changed?.isEmpty == false && changed != id)
        #expect(world.simulator.log.last?.sessionID == id, "what came was of the old one")
    }

    @Test(arguments: [
        ("int", "created_at", JSONValue(1_780_000_123)), ("float", "created_at", 1_780_000_123.75),
        ("string", "created_at", "1780000123"), ("empty", "content", ""), ("blankid", "chat_session_id", ""),
    ])
    func aResponseTakesManyForms(_ word: String, _ key: String, _ value: JSONValue) throws {
        let world = try RayaWorld()
        #expect(world.say(word, 1, on: try world.connect())[0]["data"]?[key] == value)
    }

    @Test func membersOfAResponseCanBeMissing() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        #expect(world.say("notime", 1, on: client)[0]["data"]?["created_at"] == nil)
        #expect(world.say("noid", 1, on: client)[0]["data"]?["id"] == nil)
        #expect(world.say("nodata", 1, on: client)[0]["data"] == nil)
    }

    @Test func aStreamCanEndWithItsSocket() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send(RayaWorld.message("chunks"))
        world.run { client.end != nil }
        #expect(Set(types(client.frames())) == ["chunk"])
        #expect(client.closure?.code == .abnormal)
    }

    @Test(arguments: [
        ("", 2, 2), ("fewer", 2, 1), ("more", 2, 3),
    ])
    func picturesComeBackAsURLs(_ caption: String, _ sent: Int, _ back: Int) throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send(RayaWorld.pictures(sent, caption: caption))
        world.run { client.texts.count == 2 }
        let urls = client.frame(1)["data"]?["attachments"]?.arrayValue?.compactMap(\.stringValue) ?? []
        #expect(urls.count == back)
        #expect(client.frame(1)["data"]?["attachment_type"] == "image")
        let path = try #require(urls.first?.replacing("http://s", with: ""))
        let file = try world.request("GET", path)
        #expect(file.status == 200)
        #expect(file.body.utf8.count > 8, "the picture, as far as it is text")
        #expect(world.simulator.statistics.imagesReceived == sent)
    }

    @Test func urlsCanStandBesideTheData() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send(RayaWorld.pictures(1, caption: "top"))
        world.run { client.texts.count == 2 }
        #expect(client.frame(1)["attachments"]?.arrayValue?.count == 1)
        #expect(client.frame(1)["data"]?["attachments"] == nil)
    }

    @Test func twoPictureMessagesCanBeInFlight() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send(RayaWorld.pictures(1, caption: "slow"))
        client.send(RayaWorld.pictures(2))
        world.run { world.simulator.statistics.imagesReceived == 3 && client.texts.count == 1 }
        world.advance(by: .seconds(2))
        world.run { client.texts.count == 4 }
        #expect(types(client.frames()) == ["step", "response", "step", "response"])
    }

    @Test func aVoiceNoteComesBackAsOneURL() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send(binary: RayaWorld.wave())
        world.run { client.texts.count == 2 }
        #expect(client.frame(1)["data"]?["audio_urls"]?.stringValue?.hasPrefix("http://s/files/") == true)
        _ = world.say("voice attachments", 1, on: client)
        client.send(binary: RayaWorld.wave())
        world.run { client.texts.count == 5 }
        #expect(client.frame(-1)["data"]?["attachment_type"] == "audio")
        #expect(client.frame(-1)["data"]?["audio_urls"] == "")
        #expect(world.simulator.statistics.voiceNotesReceived == 2)
    }

    @Test func theConversationEndsStepByStep() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        let frames = world.say("end", 2, on: client)
        #expect(frames[1]["options"] == ["Yes", "No"])
        for (command, response, next) in [
            ("end_session", "Yes", "rate_conversation"), ("rate_conversation", "5", "submit_feedback"),
            ("submit_feedback", "", "feedback_received"),
        ] {
            let before = client.texts.count
            client.send(#"{"type":"command_response","command":"\#(command)","response":"\#(response)"}"#)
            world.run { client.texts.count > before }
            #expect(client.frame(-1)["content"]?.stringValue == next)
        }
        #expect(world.violations.isEmpty)
        #expect(world.simulator.statistics.commandResponsesReceived == 3)
    }

    @Test func autoCloseIsFollowedByACloseOrAReset() throws {
        let world = try RayaWorld()
        let closed = try world.connect()
        closed.send(RayaWorld.message("autoclose"))
        world.run { closed.closure != nil }
        #expect(closed.frame(-1)["content"] == "auto_close")
        #expect(closed.closure?.code == .normal)
        let reset = try world.connect()
        #expect(world.say("autoclose reset", 6, on: reset).last?["content"] == "auto_close")
        world.advance(by: .milliseconds(50))
        world.run { reset.end != nil }
        #expect(reset.closure?.isClean != true)
        let open = try world.connect()
        #expect(world.say("autoclose quiet", 6, on: open).last?["content"] == "auto_close")
        #expect(open.closure == nil)
    }

    @Test func aHumanTakesOverAndLeaves() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        #expect(world.say("offer", 1, on: client)[0] == ["type": "human-rep-escalation"])
        #expect(world.say("offer short", 1, on: client)[0] == ["type": "escalation"])
        let frames = world.say("/human_agent", 4, on: client)
        #expect(types(frames) == ["info", "agent_activity", "message", "info"])
        #expect(frames[3] == ["type": "info"])
        #expect(world.say("are you there?", 1, on: client)[0]["content"] == "Sara: are you there?")
        #expect(types(world.say("leave", 1, on: client)) == ["agent_activity"])
        #expect(types(world.say("plain", 1, on: client)) == ["response"])
    }

    @Test func presetsAreObjects() throws {
        let world = try RayaWorld()
        let frames = world.say("presets", 2, on: try world.connect())
        let titles = frames[0]["presets"]?.arrayValue?.compactMap { $0["title"]?.stringValue }
        #expect(titles == ["Track order", " ", "Refunds"])
    }

    @Test func strangeFramesGoOut() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send(RayaWorld.message("garbage"))
        client.send(RayaWorld.message("untyped"))
        client.send(RayaWorld.message("unknown"))
        client.send(RayaWorld.message("binary"))
        client.send(RayaWorld.message("mistyped"))
        world.run { client.texts.count == 6 && client.binaries.count == 1 }
        #expect(client.frame(0) == .null)
        #expect(client.frame(2)["type"] == "hologram")
        let pieces = world.say("fragment", 1, on: client)
        #expect(pieces[0]["data"]?["content"] == "Größe: 30 cm ☕")
        #expect(world.say("ping", 1, on: client)[0]["data"]?["content"] == "Did you answer?")
        #expect(world.violations.isEmpty)
    }

    @Test func aFrameCanBeTooBig() throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send(RayaWorld.message("big"))
        world.run { client.closure != nil }
        #expect(client.closure?.failure != nil)
    }

    @Test(arguments: [1000, 1001, 1011, 4000, 4401]) func theServerClosesWithAnyCode(_ code: UInt16) throws {
        let world = try RayaWorld()
        let client = try world.connect()
        client.send(RayaWorld.message("close \(code)"))
        world.run { client.closure != nil }
        #expect(client.closure?.code.rawValue == code)
    }
}
