import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Simulators
import Telemetry
import Testing

@testable import ProviderRaya

/// The adapter with its real client against the simulator, over loopback.
@Suite struct SimulatorTests {
    /// An adapter's session and a simulator on one manual loop.
    struct Scene {
        let rig: Rig
        let simulator: RayaSimulator
        /// Where it listens.
        let endpoint: String

        init(
            user: String = #"{"id":"u","name":"Layla Haddad","email":"L@example.org","phone":"+97150"}"#,
            _ change: (inout RayaConfiguration) -> Void = { _ in },
            simulator changeSimulator: (inout RayaSimulator.Configuration) -> Void = { _ in }
        ) throws {
            let manual = try ManualLoop()
            let loop = manual.loop
            var server = RayaSimulator.Configuration(
                address: try #require(SocketAddress("127.0.0.1:0")), tokens: ["tk_test_1"])
            let start = loop.now
            server.wallClock = { Rig.wall + (loop.now - start).milliseconds }
            changeSimulator(&server)
            simulator = RayaSimulator(loop: loop, configuration: server)
            let address = try simulator.start()
            manual.runUntilIdle()
            endpoint = address.description
            var configuration = RayaConfiguration(
                endpoint: endpoint, token: Secret(literal: "tk_test_1"))
            configuration.scheme = .http
            change(&configuration)
            rig = try Rig(configuration, user: user, usesNetwork: true, manual: manual)
        }

        func open() {
            rig.open()
            rig.run { rig.log.words.contains { $0.hasPrefix("opened") || $0.hasPrefix("failed") } }
        }

        /// Sends a text and waits for an event; the words since.
        @discardableResult
        func say(_ text: String, until last: String, _ location: SourceLocation = #_sourceLocation) -> [String] {
            let before = rig.log.count
            #expect(rig.say(text) == "sent", sourceLocation: location)
            return wait(last, from: before, location)
        }

        func wait(_ last: String, from before: Int, _ location: SourceLocation = #_sourceLocation) -> [String] {
            // Only what is new is put into words, for there are many turns.
            var seen = before
            rig.run {
                let new = rig.log.all.dropFirst(seen)
                seen += new.count
                return new.contains { Script.words($0).hasPrefix(last) }
            }
            let words = Array(rig.log.words.dropFirst(before))
            #expect(words.contains { $0.hasPrefix(last) }, "\(words)", sourceLocation: location)
            return words
        }

        /// No rule was broken.
        func isClean(_ location: SourceLocation = #_sourceLocation) {
            #expect(simulator.log.compactMap(\.violation) == [], sourceLocation: location)
        }
    }

    @Test func `a session opens with the vendor's configuration and breaks no rule`() throws {
        let scene = try Scene()
        scene.open()
        #expect(scene.rig.log.messages.first.map { text($0.content).contains("Marhaba!") } == true)
        #expect(scene.rig.log.words.contains(#"opened {"configSource":"vendor"}"#))
        scene.rig.run { scene.simulator.statistics.pingsReceived == 1 }
        #expect(scene.simulator.statistics.configurationRequests == 1)
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
        scene.isClean()
    }

    @Test func `a streamed answer arrives in pieces and whole`() throws {
        let scene = try Scene()
        scene.open()
        let words = scene.say("where is my parcel", until: "typing bot false")
        let pieces = words.filter { $0.hasPrefix("delta") }
        #expect(pieces.count > 2)
        #expect(words.contains { $0.hasPrefix("message bot") && $0.contains("You said: where is my parcel") })
        #expect(scene.rig.values[RayaMemory.key] != nil)
        scene.isClean()
    }

    /// What each word of the bot comes to.
    static let words: [(String, String)] = [
        ("plain", "message bot"), ("markdown", "message bot"), ("arabic", "message bot"), ("direct", "message bot"),
        ("direct text", "message bot"), ("space", "message bot"), ("buffer", "message bot"), ("differ", "message bot"),
        ("presets", "suggestions Track order|Refunds"), ("info please wait", "message system"),
        ("offer", "escalation true"), ("activity", "message system"), ("activity content", "message system"),
        ("error", "notice Model overloaded"), ("error content", "notice Model overloaded"),
        ("error html", "notice Down now"), ("error secret", "notice Something went wrong"),
        ("error empty", "notice Something went wrong"), ("int", "message bot"), ("float", "message bot"),
        ("string", "message bot"), ("notime", "message bot"), ("noid", "message bot resp-"), ("chart", "message bot"),
        ("newid", "native"), ("blankid", "message bot"), ("unknown", "message system"), ("untyped", "message system"),
        ("array", "message system"), ("garbage", "link degraded"), ("fragment", "message bot"), ("ping", "message bot"),
        ("mistyped", "message bot"), ("oddcommand", "message system"), ("commandkey", "command rate_conversation"),
        ("picture", "message bot"),
    ]

    @Test func `every word of the bot arrives as what it stands for, over one connection`() throws {
        let scene = try Scene()
        scene.open()
        for (word, outcome) in Self.words { scene.say(word, until: outcome) }
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
        #expect(scene.rig.log.messages.filter { !$0.isSynthetic }.allSatisfy { !$0.native.isEmpty })
        scene.isClean()
    }

    @Test(arguments: [("", 2), ("fewer", 1), ("more", 3), ("top", 2)])
    func `images go and come back as addresses before the answer`(_ caption: String, _ count: Int) throws {
        let scene = try Scene()
        scene.open()
        let before = scene.rig.log.words.count
        let image = [UInt8](repeating: 0xAB, count: 200_000)
        let outcome = scene.rig.begin(
            .attachment(ids: [], text: caption), files: [.png(image), .png(image, "b \"2\".png")])
        scene.rig.run { outcome.value != "pending" }
        #expect(outcome.value == "sent")
        let words = scene.wait("message bot", from: before)
        let outbound = try #require(words.firstIndex { $0.hasPrefix("outbound delivered") })
        #expect(outbound < words.firstIndex { $0.hasPrefix("message bot") } ?? 0)
        #expect(words[outbound].split(separator: ",").count == count)
        #expect(scene.simulator.statistics.imagesReceived == 2)
        scene.isClean()
    }

    @Test(arguments: ["urls", "attachments", "none", "error"])
    func `a voice note goes as bytes and is settled in every form`(_ form: String) throws {
        let scene = try Scene()
        scene.open()
        scene.say("voice \(form)", until: "message bot")
        let before = scene.rig.log.words.count
        let bytes = wave(dataBytes: 400_000)
        let outcome = scene.rig.begin(
            .attachment(ids: [], text: nil), files: [.test(MemoryFile(bytes), "v.wav", "audio/wav")])
        scene.rig.run { outcome.value != "pending" }
        let expected = ["none": "outbound delivered", "error": "outbound failed"][form] ?? "outbound delivered http"
        _ = scene.wait(expected, from: before)
        #expect(scene.simulator.statistics.voiceNotesReceived == 1)
        #expect(scene.simulator.log.last { $0.kind == .binary }?.sizeBytes == bytes.count)
        scene.isClean()
    }

    @Test func `the whole dialogue of an ending`() throws {
        let scene = try Scene()
        scene.open()
        scene.say("end", until: "command end_session")
        for (value, next) in [("Yes", "command rate"), ("4", "command submit"), ("", "command feedback_received")] {
            let before = scene.rig.log.words.count
            let request = try #require(scene.rig.log.commands.last)
            let answer = CommandAnswer(commandID: request.id, name: request.name, value: value)
            #expect(scene.rig.send(.command(answer)) == "sent")
            _ = scene.wait(next, from: before)
        }
        scene.rig.pass(.seconds(3))
        #expect(scene.rig.log.words.last == "ended completed system")
        scene.rig.run { scene.simulator.statistics.connectionsOpen == 0 }
        #expect(scene.simulator.statistics.connectionsClosed == 1)
        scene.isClean()
    }

    @Test(arguments: ["autoclose", "autoclose reset", "autoclose quiet", "autoclose html", "autoclose bare"])
    func `a conversation that the bot closes is over, whatever follows`(_ word: String) throws {
        let scene = try Scene()
        scene.open()
        scene.say(word, until: "ended inactivity")
        #expect(scene.rig.log.messages.last.map { text($0.content).contains("losed") } == true)
        #expect(scene.rig.log.messages.last.map { text($0.content).contains("<i>") } == false)
        scene.rig.pass(.seconds(60))
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
    }

    @Test func `a human takes over`() throws {
        let scene = try Scene()
        scene.open()
        scene.say("offer", until: "escalation true")
        let before = scene.rig.log.words.count
        #expect(scene.rig.send(.escalation(reason: "please")) == "sent")
        let words = scene.wait("typing system false", from: before)
        #expect(words.contains("escalation false"))
        #expect(words.contains { $0.hasPrefix("message system") && $0.contains("Agent Sara joined") })
        #expect(scene.say("are you there?", until: "message bot").contains { $0.contains("Sara: are you there?") })
        scene.isClean()
    }

    @Test func `a lost connection comes back with the session it had`() throws {
        let scene = try Scene()
        scene.open()
        scene.say("plain", until: "message bot")
        scene.say("chunks", until: "reconnecting")
        #expect(scene.rig.log.words.contains("aborted"))
        scene.rig.pass(.seconds(2))
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("gap") } }
        #expect(scene.simulator.statistics.connectionsResumed == 1)
        scene.say("plain again", until: "message bot")
        scene.isClean()
    }

    @Test(arguments: [
        ("close 1011", true), ("close 1012", true), ("close 4000", true), ("close 1000", false), ("close 1001", false),
    ])
    func `a close is followed by what its code says`(_ word: String, _ comesBack: Bool) throws {
        let scene = try Scene()
        scene.open()
        scene.say(word, until: "link down")
        scene.rig.pass(.seconds(2))
        scene.rig.run { !comesBack || scene.simulator.statistics.connectionsOpen == 1 }
        #expect(scene.simulator.statistics.connectionsAccepted == (comesBack ? 2 : 1))
    }

    @Test func `a frame that is too long ends the connection, not the session`() throws {
        let scene = try Scene()
        scene.open()
        scene.say("big", until: "reconnecting")
        scene.rig.pass(.seconds(2))
        scene.rig.run { scene.simulator.statistics.connectionsOpen == 1 }
        scene.say("plain", until: "message bot")
    }

    @Test(arguments: [401, 403, 404, 429, 503]) func `a refused handshake is final or tried again`(_ status: Int) throws
    {
        let scene = try Scene { _ in
        } simulator: {
            $0.faults = [RayaFault(.refuse(status: status, retryAfterSeconds: status == 429 ? 7 : nil), times: 1)]
        }
        scene.open()
        guard [429, 503].contains(status) else {
            #expect(scene.rig.log.words.last?.hasPrefix("failed") == true)
            scene.rig.pass(.seconds(120))
            scene.rig.manual.runUntilIdle()
            #expect(scene.simulator.statistics.connectionsAccepted == 0, "it would be taken, were it tried again")
            return
        }
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("reconnecting") } }
        scene.rig.pass(.seconds(6))
        scene.rig.run { status == 429 || scene.simulator.statistics.connectionsAccepted == 1 }
        #expect(scene.simulator.statistics.connectionsAccepted == (status == 429 ? 0 : 1))
        scene.rig.pass(.seconds(1))
        scene.rig.run { scene.simulator.statistics.connectionsOpen == 1 }
        #expect(scene.simulator.statistics.connectionsOpen == 1)
    }

    @Test func `a server that never answers a ping is given up after a minute`() throws {
        let scene = try Scene { _ in
        } simulator: {
            $0.faults = [RayaFault(.noPong)]
        }
        scene.open()
        scene.rig.pass(.seconds(59))
        #expect(!scene.rig.log.words.contains("link down pong_missing"))
        scene.rig.pass(.seconds(1))
        #expect(scene.rig.log.words.contains("link down pong_missing"))
    }

    @Test func `a pong that is late, but not too late, is one`() throws {
        let scene = try Scene { _ in
        } simulator: {
            $0.faults = [RayaFault(.latePong(.seconds(40)), times: 1)]
        }
        scene.open()
        for _ in 0..<30 {
            scene.rig.pass(.seconds(5))
            scene.rig.manual.runUntilIdle()
        }
        #expect(!scene.rig.log.words.contains("link down pong_missing"))
        #expect(scene.simulator.statistics.pingsReceived >= 5)
    }

    static let configurationFaults: [RayaFault.Kind] = [
        .configurationStatus(401), .configurationStatus(500), .garbledConfiguration, .cutConfiguration,
    ]

    @Test(arguments: configurationFaults) func `a configuration that cannot be had keeps nobody from chatting`(
        _ fault: RayaFault.Kind
    ) throws {
        let scene = try Scene { _ in
        } simulator: {
            $0.faults = [RayaFault(fault)]
        }
        scene.open()
        #expect(scene.rig.log.words.contains(#"opened {"configSource":"default"}"#))
        #expect(scene.rig.log.messages.first.map { text($0.content).contains("Hello! How can I help you?") } == true)
        scene.say("plain", until: "message bot")
        #expect(!scene.rig.sink.lines.joined().contains("tk_test_1"))
    }

    @Test func `a slow configuration is waited for two seconds and no longer`() throws {
        let scene = try Scene { _ in
        } simulator: {
            $0.faults = [RayaFault(.slowConfiguration(.seconds(10)))]
        }
        scene.rig.open()
        scene.rig.run { scene.simulator.statistics.configurationRequests == 1 }
        scene.rig.pass(.seconds(2))
        scene.rig.run { scene.rig.log.words.contains { $0.hasPrefix("opened") } }
        #expect(scene.rig.log.words.contains(#"opened {"configSource":"default"}"#))
    }

    @Test func `a widget is drawn from the same answer, asked for once`() throws {
        let scene = try Scene()
        scene.open()
        var configuration = RayaConfiguration(endpoint: scene.endpoint, token: Secret(literal: "tk_test_1"))
        configuration.scheme = .http
        let raya = Raya(configuration: configuration)
        let greeting = LoopBound<String?>(nil, loop: scene.rig.loop)
        let reach = scene.rig.reach
        Task(executorPreference: scene.rig.loop.taskExecutor) {
            let widget = await raya.widget(reach)
            greeting.value = "\(widget.source) \(widget.greeting ?? "") \(widget.form.map(\.name))"
        }
        scene.rig.run { greeting.value != nil }
        #expect(greeting.value == #"vendor Marhaba! What do you need? ["name", "email"]"#)
        #expect(scene.simulator.statistics.configurationRequests == 1)
    }
}
