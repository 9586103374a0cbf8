import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import Simulators
import Testing

@testable import ProviderODA

/// Long polls against the simulator's, with their faults (`PROTOCOL.md`, section 5; trap 21).
@Suite struct PollTests {
    /// A conversation over polls: no socket opens.
    private static func scene(
        secret: String? = nil, _ change: (inout ODAConfiguration) -> Void = { _ in },
        simulator: (inout ODASimulator.Configuration) -> Void = { _ in }
    ) throws -> SimulatorTests.Scene {
        let scene = try SimulatorTests.Scene(
            secret: secret, user: #"{"id":"u","name":"Ada"}"#,
            {
                $0.pollsLong = true
                change(&$0)
            }, simulator: simulator)
        scene.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: nil), times: nil)])
        scene.rig.open()
        for attempt in 1...5 {
            scene.rig.run { scene.simulator.statistics.handshakesRefused == attempt }
            scene.rig.run { scene.rig.log.words.contains("reconnecting \(attempt)") }
            scene.rig.pass(.seconds(2))
        }
        scene.rig.run { scene.rig.log.words.contains("opened") }
        #expect(scene.rig.log.words.last == "opened")
        scene.rig.run { scene.simulator.statistics.framesReceived == 2 }
        return scene
    }

    // MARK: Bodies

    /// The vector of section 18.
    @Test func `a body is an array of strings, each of which is a document`() throws {
        let body = #"["{\"messagePayload\":{\"type\":\"text\",\"text\":\"a\\\"b\"},\"source\":\"BOT\"}"]"#
        let frames = ODAPoller.frames(in: utf8(body))
        #expect(frames.map { text($0) } == [#"{"messagePayload":{"type":"text","text":"a\"b"},"source":"BOT"}"#])
        #expect(try json(text(frames[0]))["messagePayload"]?["text"]?.stringValue == "a\"b")
    }

    @Test(arguments: [
        ("[]", []), (#"["{}","[]"]"#, ["{}", "[]"]), (#"[{"a":1.0}]"#, [#"{"a":1.0}"#]), ("", [""]), ("{}", [""]),
        (#"["a"#, [""]),
    ])
    func `other bodies are read as far as they can be, and what cannot is counted once`(body: String, frames: [String])
    {
        #expect(ODAPoller.frames(in: utf8(body)).map { text($0) } == frames)
    }

    // MARK: Conversations

    @Test func `the user is introduced, and every word of the skill arrives as it does over a socket`() throws {
        let scene = try Self.scene(secret: SimulatorTests.secret)
        for (word, types) in SimulatorTests.words {
            let contents = scene.say(word, messages: types.count)
            #expect(contents.compactMap { $0["type"]?.stringValue } == types, "\(word)")
        }
        let log = scene.simulator.log
        #expect(log.first?.text == #"{"state":{"type":"ping"}}"#)
        #expect(log.filter { $0.text.contains("\"profile\"") }.count == 1)
        #expect(scene.simulator.statistics.violations == 0, "\(log.compactMap(\.violation))")
        #expect(scene.simulator.statistics.tokensRefused == 0)
        #expect(scene.simulator.statistics.connectionsAccepted == 0)
    }

    @Test func `a message is sent when the server has taken it, and its answer comes after it`() throws {
        let scene = try Self.scene()
        let other = try Rig(user: #"{"id":"u","name":"Ada"}"#, beside: scene.rig)
        other.open()
        _ = scene.rig.log.take()
        _ = scene.say("hello")
        let words = scene.rig.log.words
        #expect(words.first == "typing bot true")
        let answer = try #require(words.firstIndex { $0.hasPrefix("message bot") })
        #expect(answer > 0)
        #expect(words.last?.hasPrefix("message bot") == true)
        #expect(other.log.messages.map(\.role) == [.user, .bot])
    }

    @Test(arguments: [
        (400, "refused provider_error"), (401, "refused provider_auth_failed"),
        (429, "refused provider_capacity"), (503, "refused provider_unavailable"),
    ])
    func `an answer that is no success is the message's error, and it is not sent again`(
        status: Int, outcome: String
    ) throws {
        let scene = try Self.scene()
        let received = scene.simulator.statistics.framesReceived
        scene.simulator.add([ODAFault(.postStatus(status), times: 1)])
        let result = scene.rig.begin(.text("hello", format: .plain))
        scene.rig.run { result.value != "pending" }
        #expect(result.value == outcome)
        #expect(scene.simulator.statistics.framesReceived == received)
        #expect(scene.say("hello").count == 1)
    }

    @Test func `a message whose answer is lost has no known fate`() throws {
        let scene = try Self.scene()
        scene.simulator.add([ODAFault(.postCut, times: 1)])
        let result = scene.rig.begin(.text("hello", format: .plain))
        scene.rig.run { result.value != "pending" }
        #expect(result.value == "unknown")
    }

    @Test func `messages keep their order, and so do typing and what follows it`() throws {
        let scene = try Self.scene()
        scene.rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        let results = ["one", "two", "three"].map { scene.rig.begin(.text($0, format: .plain)) }
        scene.rig.run { results.allSatisfy { $0.value == "sent" } }
        let texts = scene.simulator.log.map(\.text)
        let said = texts.compactMap { text in ["one", "two", "three"].first { text.contains("\"\($0)\"") } }
        #expect(said == ["one", "two", "three"])
        #expect(texts.contains { $0.contains("RESPONDING") })
    }

    // MARK: Other statuses and failures

    @Test func `nothing to say is no news, and the server is asked again at once`() throws {
        let scene = try Self.scene(simulator: { $0.pollHold = .seconds(5) })
        let told = scene.rig.log.all.count
        for _ in 1...4 {
            scene.rig.pass(.seconds(5))
            scene.rig.manual.runUntilIdle()
        }
        #expect(scene.say("hello").count == 1)
        #expect(scene.rig.log.words.dropFirst(told).allSatisfy { !$0.hasPrefix("link") })
    }

    @Test(arguments: [204, 400, 401, 500, 503])
    func `a status other than 200 is nothing for us, asked for once a second`(status: Int) throws {
        let scene = try Self.scene(simulator: { $0.pollHold = .milliseconds(100) })
        scene.simulator.add([ODAFault(.pollStatus(status), times: nil)])
        scene.rig.pass(.seconds(1))
        scene.rig.manual.runUntilIdle()
        let before = scene.simulator.statistics.faultsApplied
        for _ in 1...20 {
            scene.rig.pass(.milliseconds(500))
            for _ in 0..<50 { scene.rig.manual.runUntilIdle() }
        }
        let asked = scene.simulator.statistics.faultsApplied - before
        #expect((8...11).contains(asked), "\(asked)")
        scene.simulator.removeFaults()
        scene.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: nil), times: nil)])
        #expect(scene.rig.say("hello") != "refused")
        scene.rig.pass(.seconds(1))
        scene.rig.run { !scene.rig.log.messages.isEmpty }
        #expect(scene.rig.log.messages.count == 1)
        #expect(!scene.rig.log.words.contains { $0.hasPrefix("link down") })
    }

    @Test func `five failures of the network in a row are a loss, four are not`() throws {
        let scene = try Self.scene(simulator: { $0.pollHold = .milliseconds(100) })
        func cut(_ times: Int) {
            let before = scene.simulator.statistics.faultsApplied
            scene.simulator.add([ODAFault(.pollCut, times: times)])
            for _ in 1...(times + 2) * 20 where scene.simulator.statistics.faultsApplied < before + times {
                scene.rig.pass(.milliseconds(100))
                for _ in 0..<20 { scene.rig.manual.runUntilIdle() }
            }
            for _ in 0..<200 { scene.rig.manual.runUntilIdle() }
        }
        cut(4)
        _ = scene.say("hello")
        #expect(!scene.rig.log.words.contains { $0.hasPrefix("link down") })
        cut(5)
        scene.rig.run { scene.rig.log.words.contains("link down connection_lost") }
        #expect(scene.rig.log.words.contains("link down connection_lost"))
    }

    @Test func `what a poll brings that is no JSON is counted, and the polls go on`() throws {
        let scene = try Self.scene()
        scene.simulator.add([ODAFault(.malformed, times: 1)])
        #expect(scene.rig.begin(.text("hello", format: .plain)).value != "")
        scene.rig.run { scene.rig.log.words.contains("link degraded malformed_frame") }
        #expect(scene.rig.log.words.contains("link degraded malformed_frame"))
        #expect(scene.say("hello").count == 1)
    }

    @Test func `a frame that comes twice is one message`() throws {
        let scene = try Self.scene()
        scene.simulator.add([ODAFault(.doubled, times: 1)])
        #expect(scene.say("hello").count == 1)
        #expect(scene.say("menu").count == 1)
        #expect(scene.rig.log.messages.count == 2)
    }

    // MARK: Tokens

    @Test func `each request shows the token, which is replaced before it expires`() throws {
        let scene = try Self.scene(secret: SimulatorTests.secret, { $0.tokenLifetimeSeconds = 60 })
        for _ in 1...5 {
            scene.rig.pass(.seconds(30))
            for _ in 0..<50 { scene.rig.manual.runUntilIdle() }
            #expect(scene.say("hello").count == 1)
        }
        #expect(scene.simulator.statistics.tokensRefused == 0)
    }

    // MARK: From polls to a socket, and the end

    @Test func `a socket takes the place of polls, nothing is lost and nobody hears of it`() throws {
        let scene = try Self.scene(secret: SimulatorTests.secret, { $0.times.ping = .seconds(10_000) })
        _ = scene.say("hello")
        scene.simulator.removeFaults()
        let told = scene.rig.log.all.count
        for _ in 1...30 {
            scene.rig.pass(.seconds(10))
            for _ in 0..<20 { scene.rig.manual.runUntilIdle() }
        }
        scene.rig.run { scene.simulator.statistics.connectionsAccepted == 1 }
        scene.rig.run { scene.simulator.log.last?.text.contains("\"auth\"") == true }
        #expect(!scene.rig.log.words.dropFirst(told).contains { !$0.hasPrefix("typing") })
        // Both bring it for a while; it is one message.
        _ = scene.say("menu")
        scene.rig.manual.runUntilIdle()
        #expect(scene.rig.log.messages.count == 2)
        #expect(scene.simulator.log.filter { $0.text.contains("\"profile\"") }.count == 1)
    }

    @Test func `an end is the vendor's end too, and nothing is asked for any more`() throws {
        let scene = try Self.scene()
        let isOver = scene.rig.finish()
        scene.rig.run { isOver.value }
        #expect(isOver.value)
        #expect(scene.simulator.log.last?.text.contains("closeSession") == true)
        #expect(scene.rig.lines.value.count == 0)
    }
}
