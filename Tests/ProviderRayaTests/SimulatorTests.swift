import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import SimulatorKit
import SimulatorRaya
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderRaya

/// The adapter with its real client against the simulator, over loopback.
@Suite struct SimulatorTests {
    @Test func `a session opens with the vendor's configuration and breaks no rule`() throws {
        let setup = try Setup()
        setup.open()
        expectEqual(setup.rig.log.messages.first.map { text($0.content).contains("Marhaba!") }, true)
        expect(setup.rig.log.words.contains(#"opened {"configSource":"vendor"}"#))
        setup.rig.run { setup.simulator.statistics.pingsReceived == 1 }
        expectEqual(setup.simulator.statistics.configurationRequests, 1)
        expectEqual(setup.simulator.statistics.connectionsAccepted, 1)
        setup.isClean()
    }

    @Test func `a streamed answer arrives in pieces and whole`() throws {
        let setup = try Setup()
        setup.open()
        let words = setup.say("where is my parcel", until: "typing bot false")
        let pieces = words.filter { $0.hasPrefix("delta") }
        expect(pieces.count > 2)
        expect(words.contains { $0.hasPrefix("message bot") && $0.contains("You said: where is my parcel") })
        expect(setup.rig.values[RayaMemory.key] != nil)
        setup.isClean()
    }

    /// The words that the simulated bot knows, each with the event that it comes to.
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
        ("picture", "message bot"), ("info Human agents are busy", "escalation false"),
        ("info", "typing system false"), ("offer short", "escalation true"), ("rate", "command rate_conversation"),
        ("feedback", "command submit_feedback"), ("feedback must", "command submit_feedback"),
    ]

    @Test func `every word of the bot arrives as what it stands for, over one connection`() throws {
        let setup = try Setup()
        setup.open()
        for (word, outcome) in Self.words { setup.say(word, until: outcome) }
        expectEqual(setup.simulator.statistics.connectionsAccepted, 1)
        expect(setup.rig.log.messages.filter { !$0.isSynthetic }.allSatisfy { !$0.native.isEmpty })
        setup.isClean()
    }

    @Test(arguments: ["empty", "nodata", "silent", "nopresets", "binary"]) func `what says nothing tells nothing`(
        _ word: String
    ) throws {
        let setup = try Setup()
        setup.open()
        let messages = setup.rig.log.messages.count
        expectEqual(setup.rig.say(word), "sent")
        setup.say("plain next", until: "message bot")
        expectEqual(setup.rig.log.messages.count, messages + 1)
        expectEqual(setup.rig.log.words.contains("link degraded malformed_frame"), word == "binary")
        setup.isClean()
    }

    @Test func `two messages of images in flight get the addresses that are theirs`() throws {
        let setup = try Setup()
        setup.open()
        let image = [UInt8](repeating: 0xAB, count: 2000)
        for (id, count) in [(UInt64(1), 2), (2, 1)] {
            let files = Array(repeating: OutboundFile.png(image), count: count)
            let outcome = setup.rig.begin(
                .attachment(ids: [], text: "slow"), files: files, as: message(id))
            setup.rig.run { outcome.value != "pending" }
            expectEqual(outcome.value, "sent")
        }
        setup.rig.run { setup.simulator.statistics.imagesReceived == 3 }
        func updates() -> [OutboundUpdate] {
            setup.rig.log.all.compactMap { if case .outbound(let update) = $0 { update } else { nil } }
        }
        expect(updates().isEmpty, "both wait")
        for _ in 0..<20 where updates().count < 2 {
            setup.rig.pass(.seconds(1))
            setup.rig.run { updates().count == 2 }
        }
        expectEqual(updates().map(\.message), [message(1), message(2)])
        expectEqual(updates().map(\.files.count), [2, 1])
        setup.isClean()
    }

    @Test func `the id that only the first response tells is in the next address`() throws {
        let setup = try Setup { _ in
        } simulator: {
            $0.repeatsSessionID = false
        }
        setup.open()
        for word in ["plain", "newid", "plain"] { setup.say(word, until: "message bot") }
        setup.say("cut", until: "reconnecting")
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.simulator.statistics.connectionsAccepted == 2 }
        expectEqual(setup.simulator.statistics.connectionsResumed, 1)
        let targets = setup.simulator.log.filter { $0.kind == .handshake }.map(\.text)
        expectEqual(targets.first?.contains("chat_session_id=&"), true)
        expectEqual(targets.last?.contains("chat_session_id=c0ffee-new-"), true)
        setup.isClean()
    }

    @Test(arguments: [("", 2), ("fewer", 1), ("more", 3), ("top", 2)])
    func `images go and come back as addresses before the answer`(_ caption: String, _ count: Int) throws {
        let setup = try Setup()
        setup.open()
        let before = setup.rig.log.words.count
        let image = [UInt8](repeating: 0xAB, count: 200_000)
        let outcome = setup.rig.begin(
            .attachment(ids: [], text: caption), files: [.png(image), .png(image, "b \"2\".png")])
        setup.rig.run { outcome.value != "pending" }
        expectEqual(outcome.value, "sent")
        let words = setup.wait("message bot", from: before)
        let outbound = try #require(words.firstIndex { $0.hasPrefix("outbound delivered") })
        expect(outbound < words.firstIndex { $0.hasPrefix("message bot") } ?? 0)
        expectEqual(words[outbound].split(separator: ",").count, count)
        expectEqual(setup.simulator.statistics.imagesReceived, 2)
        setup.isClean()
    }

    @Test(arguments: ["urls", "attachments", "none", "error"])
    func `a voice note goes as bytes and is settled in every form`(_ form: String) throws {
        let setup = try Setup()
        setup.open()
        setup.say("voice \(form)", until: "message bot")
        let before = setup.rig.log.words.count
        let bytes = wave(dataBytes: 400_000)
        let outcome = setup.rig.begin(
            .attachment(ids: [], text: nil), files: [.test(MemoryFile(bytes), "v.wav", "audio/wav")])
        setup.rig.run { outcome.value != "pending" }
        let expected = ["none": "outbound delivered", "error": "outbound failed"][form] ?? "outbound delivered http"
        _ = setup.wait(expected, from: before)
        expectEqual(setup.simulator.statistics.voiceNotesReceived, 1)
        expectEqual(setup.simulator.log.last { $0.kind == .binary }?.sizeBytes, bytes.count)
        setup.isClean()
    }

    @Test func `the whole dialogue of an ending`() throws {
        let setup = try Setup()
        setup.open()
        setup.say("end", until: "command end_session")
        for (value, next) in [("Yes", "command rate"), ("4", "command submit"), ("", "command feedback_received")] {
            let before = setup.rig.log.words.count
            let request = try #require(setup.rig.log.commands.last)
            let answer = CommandAnswer(commandID: request.id, name: request.name, value: value)
            expectEqual(setup.rig.send(.command(answer)), "sent")
            _ = setup.wait(next, from: before)
        }
        setup.rig.pass(.seconds(3))
        expectEqual(setup.rig.log.words.last, "ended completed system")
        setup.rig.run { setup.simulator.statistics.connectionsOpen == 0 }
        expectEqual(setup.simulator.statistics.connectionsClosed, 1)
        expect(setup.simulator.log.last?.kind == .close && setup.simulator.log.last?.text == "1000")
        setup.isClean()
    }

    @Test(arguments: ["autoclose", "autoclose reset", "autoclose quiet", "autoclose html", "autoclose bare"])
    func `a conversation that the bot closes is over, whatever follows`(_ word: String) throws {
        let setup = try Setup()
        setup.open()
        setup.say(word, until: "ended inactivity")
        expectEqual(setup.rig.log.messages.last.map { text($0.content).contains("losed") }, true)
        expectEqual(setup.rig.log.messages.last.map { text($0.content).contains("<i>") }, false)
        setup.rig.pass(.seconds(60))
        expectEqual(setup.simulator.statistics.connectionsAccepted, 1)
    }

    @Test func `a human takes over`() throws {
        let setup = try Setup()
        setup.open()
        setup.say("offer", until: "escalation true")
        let before = setup.rig.log.words.count
        expectEqual(setup.rig.send(.escalation(reason: "please")), "sent")
        let words = setup.wait("message agent", from: before)
        expect(words.contains("escalation false"))
        expect(words.contains("participant joined agent-sara agent Sara"))
        expect(words.contains { $0.hasPrefix("message system") && $0.contains("Agent Sara joined") })
        setup.say("are you there?", until: "message agent")
        let last = try #require(setup.rig.log.messages.last)
        expect(text(last.content).contains("Sara: are you there?"))
        expect(last.senderID == "agent-sara" && last.senderName == "Sara")
        setup.say("leave", until: "participant left agent-sara")
        setup.say("plain", until: "message bot")
        setup.isClean()
    }

    @Test func `a lost connection comes back with the session it had`() throws {
        let setup = try Setup()
        setup.open()
        setup.say("plain", until: "message bot")
        setup.say("chunks", until: "reconnecting")
        expect(setup.rig.log.words.contains("aborted"))
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("gap") } }
        expectEqual(setup.simulator.statistics.connectionsResumed, 1)
        setup.say("plain again", until: "message bot")
        setup.isClean()
    }

    @Test(arguments: [
        "close 1011", "close 1012", "close 4000", "cut", "reset", "close 1000", "close 1001", "close 1008",
        "close 4401", "close 4403",
    ])
    func `a close in the middle of a conversation is followed by another connection`(_ word: String) throws {
        let setup = try Setup()
        setup.open()
        setup.say(word, until: "link down")
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.simulator.statistics.connectionsAccepted == 2 }
        expectEqual(setup.simulator.statistics.connectionsAccepted, 2)
        setup.rig.run { setup.simulator.statistics.connectionsOpen == 1 }
        expectEqual(setup.simulator.statistics.connectionsOpen, 1)
    }

    @Test func `a frame that is too long ends the connection, not the session`() throws {
        let setup = try Setup()
        setup.open()
        setup.say("big", until: "reconnecting")
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.simulator.statistics.connectionsOpen == 1 }
        setup.say("plain", until: "message bot")
    }

    @Test(arguments: [401, 403, 404, 429, 503]) func `a refused handshake is final or tried again`(_ status: Int) throws
    {
        let setup = try Setup { _ in
        } simulator: {
            $0.faults = [RayaFault(.refuse(status: status, retryAfterSeconds: status == 429 ? 7 : nil), times: 1)]
        }
        setup.open()
        guard [429, 503].contains(status) else {
            expectEqual(setup.rig.log.words.last?.hasPrefix("failed"), true)
            setup.rig.pass(.seconds(120))
            setup.rig.manual.runUntilIdle()
            expectEqual(setup.simulator.statistics.connectionsAccepted, 0, "it would be taken, were it tried again")
            return
        }
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("reconnecting") } }
        setup.rig.pass(.seconds(6))
        setup.rig.run { status == 429 || setup.simulator.statistics.connectionsAccepted == 1 }
        expectEqual(setup.simulator.statistics.connectionsAccepted, status == 429 ? 0 : 1)
        setup.rig.pass(.seconds(1))
        setup.rig.run { setup.simulator.statistics.connectionsOpen == 1 }
        expectEqual(setup.simulator.statistics.connectionsOpen, 1)
    }

    @Test func `a server that never answers a ping is given up after a minute`() throws {
        let setup = try Setup { _ in
        } simulator: {
            $0.faults = [RayaFault(.noPong)]
        }
        setup.open()
        setup.rig.pass(.seconds(59))
        expect(!setup.rig.log.words.contains("link down pong_missing"))
        setup.rig.pass(.seconds(1))
        expect(setup.rig.log.words.contains("link down pong_missing"))
        setup.rig.run { setup.simulator.log.contains { $0.kind == .close } }
        expectEqual(setup.simulator.log.first { $0.kind == .close }?.text, "4000 Heartbeat timeout")
    }

    @Test func `a pong that is late, but not too late, is one`() throws {
        let setup = try Setup { _ in
        } simulator: {
            $0.faults = [RayaFault(.latePong(.seconds(40)), times: 1)]
        }
        setup.open()
        for _ in 0..<30 {
            setup.rig.pass(.seconds(5))
            setup.rig.manual.runUntilIdle()
        }
        expect(!setup.rig.log.words.contains("link down pong_missing"))
        expect(setup.simulator.statistics.pingsReceived >= 5)
    }

    static let configurationFaults: [RayaFault.Kind] = [
        .configurationStatus(204), .configurationStatus(302), .configurationStatus(401), .configurationStatus(500),
        .garbledConfiguration, .cutConfiguration,
    ]

    @Test(arguments: [201, 203]) func `a configuration is one under any status of success`(_ status: Int) throws {
        let setup = try Setup { _ in
        } simulator: {
            $0.faults = [RayaFault(.configurationStatus(status))]
        }
        setup.open()
        expect(setup.rig.log.words.contains(#"opened {"configSource":"vendor"}"#))
    }

    @Test(arguments: [false, true]) func `the configuration is asked for with the slash at its end`(
        _ isStrict: Bool
    ) throws {
        let setup = try Setup { _ in
        } simulator: {
            $0.wantsTrailingSlash = isStrict
        }
        setup.open()
        expectEqual(setup.simulator.log.first { $0.kind == .configuration }?.text, "/v1/agents/chatbox-config/widget/")
        expect(setup.rig.log.words.contains(#"opened {"configSource":"vendor"}"#))
    }

    @Test(arguments: configurationFaults) func `a configuration that cannot be had keeps nobody from chatting`(
        _ fault: RayaFault.Kind
    ) throws {
        let setup = try Setup { _ in
        } simulator: {
            $0.faults = [RayaFault(fault)]
        }
        setup.open()
        expect(setup.rig.log.words.contains(#"opened {"configSource":"default"}"#))
        expectEqual(setup.rig.log.messages.first.map { text($0.content).contains("Hello! How can I help you?") }, true)
        setup.say("plain", until: "message bot")
        expect(!setup.rig.sink.lines.joined().contains("tk_test_1"))
    }

    @Test func `a slow configuration is waited for two seconds and no longer`() throws {
        let setup = try Setup { _ in
        } simulator: {
            $0.faults = [RayaFault(.slowConfiguration(.seconds(10)))]
        }
        setup.rig.open()
        setup.rig.run { setup.simulator.statistics.configurationRequests == 1 }
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("opened") } }
        expect(setup.rig.log.words.contains(#"opened {"configSource":"default"}"#))
        expect(setup.rig.log.messages.isEmpty)
        setup.rig.pass(.seconds(8))
        setup.rig.run { !setup.rig.log.messages.isEmpty }
        expectEqual(setup.rig.log.messages.first.map { text($0.content).contains("Marhaba!") }, true)
        expectEqual(setup.rig.log.words.last, "suggestions Opening hours|Refunds")
    }

    @Test func `a widget is drawn from the same answer, asked for once`() throws {
        let setup = try Setup()
        setup.open()
        var configuration = RayaConfiguration(endpoint: setup.endpoint, token: Secret(literal: "tk_test_1"))
        configuration.scheme = .http
        let raya = Raya(configuration: configuration)
        let greeting = LoopBound<String?>(nil, loop: setup.rig.loop)
        let environment = setup.rig.context.environment
        Task(executorPreference: setup.rig.loop.taskExecutor) {
            let widget = await raya.widget(environment)
            greeting.value = "\(widget.source) \(widget.greeting ?? "") \(widget.form.map(\.name))"
        }
        setup.rig.run { greeting.value != nil }
        expectEqual(greeting.value, #"vendor Marhaba! What do you need? ["name", "email"]"#)
        expectEqual(setup.simulator.statistics.configurationRequests, 1)
    }
}
