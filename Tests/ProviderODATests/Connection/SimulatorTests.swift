import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import Simulators
import Testing

@testable import ProviderODA

/// The adapter with its real client against the simulator of the chat server, over loopback.
@Suite struct SimulatorTests {
    /// An adapter's session and a simulator on one manual loop.
    struct Scene {
        let rig: Rig
        let simulator: ODASimulator

        init(
            secret: String? = nil, user: String = #"{"id":"u"}"#,
            _ change: (inout ODAConfiguration) -> Void = { _ in },
            simulator changeSimulator: (inout ODASimulator.Configuration) -> Void = { _ in }
        ) throws {
            let manual = try ManualLoop()
            let loop = manual.loop
            var server = ODASimulator.Configuration(
                address: try #require(SocketAddress("127.0.0.1:0")),
                channels: [
                    .init(channelID: "C-1", secret: "oda-channel-secret-0123456789abcdef"), .init(channelID: "C-2"),
                ])
            let start = loop.now
            server.wallClock = { Rig.wall + (loop.now - start).milliseconds }
            changeSimulator(&server)
            simulator = ODASimulator(loop: loop, configuration: server)
            let address = try simulator.start()
            manual.runUntilIdle()
            var configuration = ODAConfiguration(
                host: address.description, channelID: secret == nil ? "C-2" : "C-1",
                channelSecret: secret.map { Secret(literal: $0) })
            configuration.usesTLS = false
            configuration.reconnectJitterPercent = 0
            configuration.allowsRaw = true
            change(&configuration)
            rig = try Rig(configuration, user: user, usesNetwork: true, manual: manual)
        }

        func open() {
            rig.open()
            rig.run { !rig.log.all.isEmpty }
        }

        /// Sends a text and waits until so many messages have come in answer.
        func say(_ text: String, messages: Int = 1) -> [JSONValue] {
            let before = rig.log.messages.count
            #expect(rig.say(text) == "sent")
            rig.run { rig.log.messages.count >= before + messages }
            return rig.log.messages.dropFirst(before).compactMap { try? JSONValue(parsing: $0.content) }
        }
    }

    static let secret = "oda-channel-secret-0123456789abcdef"

    static let words: [(String, [String])] = [
        ("hello", ["text"]), ("menu", ["cards"]), ("list", ["cards"]), ("order", ["text"]), ("table", ["table"]),
        ("form", ["form"]), ("tableform", ["tableForm"]), ("editform", ["editForm"]), ("formrows", ["editForm"]),
        ("where", ["location"]), ("attachment", ["attachment"]), ("stream", ["text"]), ("stars", ["text"]),
        ("error", ["notice"]), ("unknown", ["unsupported"]), ("raw", ["unsupported"]),
        ("many", ["text", "text", "text", "text", "text"]), ("long", ["text"]), ("fragment", ["text"]),
        ("event", ["event"]), ("navigate", ["event"]), ("context", ["event"]), ("echo", ["action"]),
        ("bare", ["text"]), ("nosource", ["text"]), ("odd", ["table"]), ("html", ["text"]), ("actions", ["text"]),
        ("legacy", ["text"]), ("legacyerror", ["notice"]),
    ]

    @Test func `every word of the skill arrives as the content it stands for, and no rule is broken`() throws {
        let scene = try Scene(secret: Self.secret, user: #"{"id":"u","name":"Mina Okafor","email":"m@example.org"}"#)
        scene.open()
        for (word, types) in Self.words {
            let contents = scene.say(word, messages: types.count)
            #expect(contents.compactMap { $0["type"]?.stringValue } == types, "\(word)")
        }
        #expect(scene.rig.log.messages.allSatisfy { $0.vendorID != nil && !$0.native.isEmpty })
        let statistics = scene.simulator.statistics
        #expect(statistics.violations == 0, "\(scene.simulator.log.compactMap(\.violation))")
        #expect(statistics.strangePostbacks == 0)
        #expect(statistics.connectionsAccepted == 1)
    }

    @Test func `a person takes over, types, speaks and hands back`() throws {
        let scene = try Scene()
        scene.open()
        _ = scene.say("agent", messages: 2)
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("typing agent") } }
        _ = scene.say("bot")
        let words = scene.rig.log.words
        let joined = try #require(words.firstIndex { $0.hasPrefix("joined") })
        let left = try #require(words.firstIndex { $0.hasPrefix("left") })
        #expect(joined < left)
        #expect(words.filter { $0 == "typing agent true" }.count == words.filter { $0 == "typing agent false" }.count)
        #expect(scene.rig.log.messages.contains { $0.role == .agent && $0.senderName != nil })
        #expect(scene.rig.log.messages.last?.role == .bot)
    }

    @Test func `a postback goes back to the letter`() throws {
        let scene = try Scene()
        scene.open()
        let content = try #require(scene.say("order").first)
        for action in content["actions"]?.arrayValue ?? [] {
            guard let payload = action["payload"] else { continue }
            let before = scene.rig.log.messages.count
            #expect(
                scene.rig.send(.action(ActionChoice(payload: payload, text: action["label"]?.stringValue))) == "sent")
            scene.rig.run { scene.rig.log.messages.count > before }
        }
        #expect(scene.simulator.statistics.strangePostbacks == 0)
        #expect(scene.simulator.statistics.violations == 0)
    }

    @Test func `everything a user may send keeps the rules`() throws {
        let scene = try Scene(secret: Self.secret)
        scene.open()
        let contents: [UserContent] = [
            .location(GeoLocation(latitude: 0, longitude: -180, title: "T")),
            .formResponse(FormResponse(formID: "f", values: ["a": 1])),
            .event(name: "com.example.x", version: nil, data: ["a": 1]),
            .raw(["type": "command", "command": "repeat"]),
        ]
        for content in contents { #expect(scene.rig.send(content) == "sent") }
        scene.rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        scene.rig.session.assumeIsolated { $0.typing(false, preview: nil) }
        let expected = contents.count + 3
        scene.rig.run { scene.simulator.statistics.framesReceived >= expected }
        #expect(scene.simulator.statistics.violations == 0, "\(scene.simulator.log.compactMap(\.violation))")
    }

    /// Trap 26.
    @Test func `a text of more than 64 KiB and one in three pieces come whole`() throws {
        let scene = try Scene()
        scene.open()
        let long = try #require(scene.say("long").first?["text"]?.stringValue)
        #expect(long.utf8.count > 65_536)
        #expect(long == String(repeating: "Pizza für alle. ", count: 4375))
        #expect(scene.say("fragment").first?["text"] == "In three pieces: Größe 30 cm ☕")
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
    }

    @Test func `an end is the vendor's end too`() throws {
        let scene = try Scene()
        scene.open()
        let isOver = scene.rig.finish()
        scene.rig.run { isOver.value && scene.simulator.statistics.connectionsOpen == 0 }
        #expect(isOver.value)
        #expect(scene.simulator.log.last?.text.contains("closeSession") == true)
        #expect(scene.simulator.statistics.connectionsOpen == 0)
    }

    @Test func `a goodbye of the skill ends the session once`() throws {
        let scene = try Scene()
        scene.open()
        _ = scene.say("bye")
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("ended") } }
        #expect(scene.rig.log.words.filter { $0.hasPrefix("ended") } == ["ended session_closed system"])
    }

    /// Section 19, point 28.
    @Test(arguments: [("https://shop.example.com", true), ("https://evil.example.com", false), (nil, false)])
    func `a channel with a list of domains takes an origin of the list`(origin: String?, isTaken: Bool) throws {
        let scene = try Scene {
            $0.origin = origin
            $0.reconnectAttemptsMax = 0
        } simulator: {
            $0.channels = [.init(channelID: "C-2", origins: ["https://shop.example.com"])]
        }
        scene.open()
        #expect(scene.rig.log.words.first == (isTaken ? "opened" : "failed provider_auth_failed AuthNoToken"))
    }

    @Test func `a wrong secret fails the session and nobody knocks again`() throws {
        let scene = try Scene(secret: "wrong")
        scene.rig.open()
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("failed") } }
        #expect(scene.rig.log.words.last == "failed provider_auth_failed AuthExpiredToken")
        scene.rig.pass(.seconds(120))
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
    }

    @Test(arguments: [(UInt16?.none), 1001, 1011])
    func `a lost connection comes back with a gap and goes on`(code: UInt16?) throws {
        let scene = try Scene(secret: Self.secret)
        scene.open()
        _ = scene.say("hello")
        scene.simulator.disconnect(channelID: "C-1", userID: "guest-42", code: code)
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("reconnecting") } }
        scene.rig.pass(.seconds(5))
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("gap") } }
        #expect(scene.rig.log.words.contains("gap 5000 false"))
        #expect(scene.say("hello").count == 1)
        #expect(scene.simulator.statistics.connectionsAccepted == 2)
    }

    @Test func `frames that are not UTF-8 cost the connection, frames that are not JSON do not`() throws {
        let scene = try Scene()
        scene.open()
        scene.simulator.add([ODAFault(.malformed), ODAFault(.binary, skip: 0)])
        #expect(scene.rig.say("hello") == "sent")
        scene.rig.run { scene.rig.log.words.contains("link degraded malformed_frame") }
        #expect(scene.rig.log.words.contains("link degraded malformed_frame"))
        scene.simulator.removeFaults()
        #expect(scene.say("hello").count == 1)
        scene.simulator.add([ODAFault(.invalidUTF8)])
        #expect(scene.rig.say("hello") == "sent")
        scene.rig.run { scene.rig.log.words.contains("reconnecting 1") }
        #expect(scene.rig.log.words.contains("reconnecting 1"))
    }

    @Test func `a server that is away is tried six times`() throws {
        let scene = try Scene()
        scene.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: nil), times: nil)])
        scene.rig.open()
        for attempt in 1...6 {
            scene.rig.run { scene.simulator.statistics.handshakesRefused == attempt }
            scene.rig.run { scene.rig.log.all.count >= attempt }
            scene.rig.pass(.seconds(5))
        }
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("failed") } }
        #expect(scene.rig.log.words.last == "failed provider_unavailable NetworkFailure")
        scene.rig.pass(.seconds(60))
        #expect(scene.simulator.statistics.handshakesRefused == 6)
    }

    @Test func `a connection of age is replaced and nobody hears of it`() throws {
        let scene = try Scene(secret: Self.secret, user: #"{"id":"u","name":"Ada"}"#) {
            $0.times.refresh = .seconds(20)
        }
        scene.open()
        _ = scene.say("hello")
        let told = scene.rig.log.all.count
        scene.rig.pass(.seconds(20))
        scene.rig.run { scene.simulator.statistics.connectionsAccepted == 2 }
        scene.rig.run { scene.simulator.log.last?.text.contains("token") == true }
        #expect(scene.rig.log.all.count == told)
        #expect(scene.say("hello").count == 1)
        #expect(scene.simulator.log.filter { $0.text.contains("\"profile\"") }.count == 1)
    }

    /// Trap 29.
    @Test func `two sessions of a user have one socket, and each shows what the other says`() throws {
        let scene = try Scene(secret: Self.secret, user: #"{"id":"u","name":"Ada"}"#)
        scene.open()
        let other = try Rig(user: #"{"id":"u","name":"Ada"}"#, beside: scene.rig)
        other.open()
        #expect(scene.say("hello").count == 1)
        scene.rig.run { other.log.messages.count >= 2 }
        #expect(other.log.messages.map(\.role) == [.user, .bot])
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
        let isOver = scene.rig.finish()
        #expect(isOver.value)
        other.say("menu")
        scene.rig.run { other.log.messages.count >= 3 }
        let isLast = other.finish()
        scene.rig.run { isLast.value && scene.simulator.statistics.connectionsOpen == 0 }
        #expect(scene.simulator.log.filter { $0.text.contains("closeSession") }.count == 1)
        #expect(scene.simulator.log.filter { $0.text.contains("\"profile\"") }.count == 1)
        #expect(scene.simulator.statistics.violations == 0)
    }
}
