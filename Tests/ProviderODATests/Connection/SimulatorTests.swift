import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// The adapter with its real client against the simulator of the chat server, over loopback.
@Suite struct SimulatorTests {
    /// An adapter's session and a simulator on one manual loop.
    struct Setup {
        let rig: Rig
        let simulator: ODASimulator

        init(
            secret: String? = nil, user: String = #"{"id":"u"}"#, layers: String = "[]",
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
            rig = try Rig(configuration, user: user, usesNetwork: true, manual: manual, layers: layers)
        }

        func open() {
            rig.open()
            rig.run { !rig.log.all.isEmpty }
        }

        /// Sends a text and waits until so many messages have come in answer.
        func say(_ text: String, messages: Int = 1) -> [JSONValue] {
            let before = rig.log.messages.count
            expectEqual(rig.say(text), "sent")
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
        let setup = try Setup(secret: Self.secret, user: #"{"id":"u","name":"Mina Okafor","email":"m@example.org"}"#)
        setup.open()
        for (word, types) in Self.words {
            let contents = setup.say(word, messages: types.count)
            expectEqual(contents.compactMap { $0["type"]?.stringValue }, types, "\(word)")
        }
        expect(setup.rig.log.messages.allSatisfy { $0.vendorID != nil && !$0.native.isEmpty })
        let statistics = setup.simulator.statistics
        expectEqual(statistics.violations, 0, "\(setup.simulator.log.compactMap(\.violation))")
        expectEqual(statistics.strangePostbacks, 0)
        expectEqual(statistics.connectionsAccepted, 1)
    }

    @Test func `a person takes over, types, speaks and hands back`() throws {
        let setup = try Setup()
        setup.open()
        _ = setup.say("agent", messages: 2)
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("typing agent") } }
        _ = setup.say("bot")
        let words = setup.rig.log.words
        let joined = try #require(words.firstIndex { $0.hasPrefix("joined") })
        let left = try #require(words.firstIndex { $0.hasPrefix("left") })
        expect(joined < left)
        expectEqual(words.filter { $0 == "typing agent true" }.count, words.filter { $0 == "typing agent false" }.count)
        expect(setup.rig.log.messages.contains { $0.role == .agent && $0.senderName != nil })
        expectEqual(setup.rig.log.messages.last?.role, .bot)
    }

    @Test func `keywords, words to be spoken, types of pictures and forms below come with what they belong to`() throws
    {
        let setup = try Setup()
        setup.open()
        let card = try #require(setup.say("menu").first?["cards"]?[0])
        expectEqual(card["imageContentType"], "image/png")
        expectEqual(card["voice"], ["text": "Margherita, the classic"])
        expectEqual(card["actions"]?[0]?["keywords"], ["one", "margherita"])
        let shops = try #require(setup.say("tableform").first)
        expectEqual(shops["footerForm"]?["fields"]?[0]?["value"], "until ten")
        expectEqual(shops["keywords"], [["words": ["shops"], "payload": "shops"]])
    }

    @Test func `a postback goes back to the letter`() throws {
        let setup = try Setup()
        setup.open()
        let content = try #require(setup.say("order").first)
        for action in content["actions"]?.arrayValue ?? [] {
            guard let payload = action["payload"] else { continue }
            let before = setup.rig.log.messages.count
            expectEqual(
                setup.rig.send(.action(ActionChoice(payload: payload, text: action["label"]?.stringValue))), "sent")
            setup.rig.run { setup.rig.log.messages.count > before }
        }
        expectEqual(setup.simulator.statistics.strangePostbacks, 0)
        expectEqual(setup.simulator.statistics.violations, 0)
    }

    @Test func `everything a user may send keeps the rules`() throws {
        let setup = try Setup(secret: Self.secret)
        setup.open()
        let contents: [UserContent] = [
            .location(GeoLocation(latitude: 0, longitude: -180, title: "T")),
            .formResponse(FormResponse(formID: "f", values: ["a": 1])),
            .event(name: "com.example.x", version: nil, data: ["a": 1]),
            .raw(["type": "command", "command": "repeat"]),
        ]
        for content in contents { expectEqual(setup.rig.send(content), "sent") }
        // The skill hears nothing of it, a person does.
        setup.rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        setup.rig.session.assumeIsolated { $0.typing(false, preview: nil) }
        expectEqual(setup.rig.say("agent"), "sent")
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("joined") } }
        setup.rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        setup.rig.session.assumeIsolated { $0.typing(false, preview: nil) }
        setup.rig.run { setup.simulator.log.count { $0.text.contains("LISTENING") } == 1 }
        expectEqual(setup.simulator.log.count { $0.text.contains("RESPONDING") }, 1)
        expectEqual(setup.simulator.statistics.typingUnheard, 0)
        expectEqual(setup.simulator.statistics.violations, 0, "\(setup.simulator.log.compactMap(\.violation))")
    }

    /// Trap 26.
    @Test func `a text of more than 64 KiB and one in three pieces come whole`() throws {
        let setup = try Setup()
        setup.open()
        let long = try #require(setup.say("long").first?["text"]?.stringValue)
        expect(long.utf8.count > 65_536)
        expectEqual(long, String(repeating: "Pizza für alle. ", count: 4375))
        expectEqual(setup.say("fragment").first?["text"], "In three pieces: Größe 30 cm ☕")
        expectEqual(setup.simulator.statistics.connectionsAccepted, 1)
    }

    @Test func `an end is the vendor's end too`() throws {
        let setup = try Setup()
        setup.open()
        let isOver = setup.rig.finish()
        setup.rig.run { isOver.value && setup.simulator.statistics.connectionsOpen == 0 }
        expect(isOver.value)
        expectEqual(setup.simulator.log.last?.text.contains("closeSession"), true)
        expectEqual(setup.simulator.statistics.connectionsOpen, 0)
    }

    @Test func `a goodbye of the skill ends the session once`() throws {
        let setup = try Setup()
        setup.open()
        _ = setup.say("bye")
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("ended") } }
        expectEqual(setup.rig.log.words.filter { $0.hasPrefix("ended") }, ["ended session_closed system"])
    }

    /// Section 19, point 28.
    @Test(arguments: [("https://shop.example.com", true), ("https://evil.example.com", false), (nil, false)])
    func `a channel with a list of domains takes an origin of the list`(origin: String?, isTaken: Bool) throws {
        let setup = try Setup {
            $0.origin = origin
            $0.reconnectAttemptsMax = 0
        } simulator: {
            $0.channels = [.init(channelID: "C-2", origins: ["https://shop.example.com"])]
        }
        setup.open()
        expectEqual(setup.rig.log.words.first, isTaken ? "opened" : "failed provider_auth_failed AuthNoToken")
    }

    @Test func `a wrong secret fails the session and nobody knocks again`() throws {
        let setup = try Setup(secret: "wrong")
        setup.rig.open()
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("failed") } }
        expectEqual(setup.rig.log.words.last, "failed provider_auth_failed AuthExpiredToken")
        setup.rig.pass(.seconds(120))
        expectEqual(setup.simulator.statistics.connectionsAccepted, 1)
    }

    @Test(arguments: [(UInt16?.none), 1001, 1011])
    func `a lost connection comes back with a gap and goes on`(code: UInt16?) throws {
        let setup = try Setup(secret: Self.secret)
        setup.open()
        _ = setup.say("hello")
        setup.simulator.disconnect(channelID: "C-1", userID: "guest-42", code: code)
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("reconnecting") } }
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("gap") } }
        expect(setup.rig.log.words.contains { $0.hasPrefix("gap") && $0.hasSuffix("false") })
        expectEqual(setup.say("hello").count, 1)
        expectEqual(setup.simulator.statistics.connectionsAccepted, 2)
    }

    @Test func `frames that are not UTF-8 cost the connection, frames that are not JSON do not`() throws {
        let setup = try Setup()
        setup.open()
        setup.simulator.add([ODAFault(.malformed), ODAFault(.binary, skip: 0)])
        expectEqual(setup.rig.say("hello"), "sent")
        setup.rig.run { setup.rig.log.words.contains("link degraded malformed_frame") }
        expect(setup.rig.log.words.contains("link degraded malformed_frame"))
        setup.simulator.removeFaults()
        expectEqual(setup.say("hello").count, 1)
        setup.simulator.add([ODAFault(.invalidUTF8)])
        expectEqual(setup.rig.say("hello"), "sent")
        setup.rig.run { setup.rig.log.words.contains("reconnecting 1") }
        expect(setup.rig.log.words.contains("reconnecting 1"))
    }

    @Test func `a server that is away is tried six times`() throws {
        let setup = try Setup()
        setup.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: nil), times: nil)])
        setup.rig.open()
        for attempt in 1...6 {
            setup.rig.run { setup.simulator.statistics.handshakesRefused == attempt }
            setup.rig.run { setup.rig.log.all.count >= attempt }
            setup.rig.pass(.seconds(5))
        }
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("failed") } }
        expectEqual(setup.rig.log.words.last, "failed provider_unavailable NetworkFailure")
        setup.rig.pass(.seconds(60))
        expectEqual(setup.simulator.statistics.handshakesRefused, 6)
    }

    @Test func `a connection of age is replaced and nobody hears of it`() throws {
        let setup = try Setup(secret: Self.secret, user: #"{"id":"u","name":"Ada"}"#) {
            $0.times.refresh = .seconds(20)
        }
        setup.open()
        _ = setup.say("hello")
        let told = setup.rig.log.all.count
        setup.rig.pass(.seconds(20))
        setup.rig.run { setup.simulator.statistics.connectionsAccepted == 2 }
        setup.rig.run { setup.simulator.log.last?.text.contains("token") == true }
        expectEqual(setup.rig.log.all.count, told)
        expectEqual(setup.say("hello").count, 1)
        expectEqual(setup.simulator.log.filter { $0.text.contains("\"profile\"") }.count, 1)
    }

    /// Trap 29.
    @Test func `two sessions of a user have one socket, and each shows what the other says`() throws {
        let setup = try Setup(secret: Self.secret, user: #"{"id":"u","name":"Ada"}"#)
        setup.open()
        let other = try Rig(user: #"{"id":"u","name":"Ada"}"#, beside: setup.rig)
        other.open()
        expectEqual(setup.say("hello").count, 1)
        setup.rig.run { other.log.messages.count >= 2 }
        expectEqual(other.log.messages.map(\.role), [.user, .bot])
        expectEqual(setup.simulator.statistics.connectionsAccepted, 1)
        let isOver = setup.rig.finish()
        expect(isOver.value)
        other.say("menu")
        setup.rig.run { other.log.messages.count >= 3 }
        let isLast = other.finish()
        setup.rig.run { isLast.value && setup.simulator.statistics.connectionsOpen == 0 }
        expectEqual(setup.simulator.log.filter { $0.text.contains("closeSession") }.count, 1)
        expectEqual(setup.simulator.log.filter { $0.text.contains("\"profile\"") }.count, 1)
        expectEqual(setup.simulator.statistics.violations, 0)
    }
}
