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

/// Long polls against the simulator's, with their faults (`PROTOCOL.md`, section 5; trap 21).
@Suite struct PollTests {
    /// A conversation over polls: no socket opens.
    static func setup(
        secret: String? = nil, _ change: (inout ODAConfiguration) -> Void = { _ in },
        simulator: (inout ODASimulator.Configuration) -> Void = { _ in }
    ) throws -> SimulatorTests.Setup {
        let setup = try SimulatorTests.Setup(
            secret: secret, user: #"{"id":"u","name":"Ada"}"#,
            {
                $0.pollsLong = true
                change(&$0)
            }, simulator: simulator)
        setup.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: nil), times: nil)])
        setup.rig.open()
        for attempt in 1...5 {
            setup.rig.run { setup.simulator.statistics.handshakesRefused == attempt }
            setup.rig.run { setup.rig.log.words.contains("reconnecting \(attempt)") }
            setup.rig.pass(.seconds(2))
        }
        setup.rig.run { setup.rig.log.words.contains("opened") }
        expectEqual(setup.rig.log.words.last, "opened")
        setup.rig.run { setup.simulator.statistics.framesReceived == 2 }
        return setup
    }

    // MARK: Bodies

    /// The vector of section 18.
    @Test func `a body is an array of strings, each of which is a document`() throws {
        let body = #"["{\"messagePayload\":{\"type\":\"text\",\"text\":\"a\\\"b\"},\"source\":\"BOT\"}"]"#
        let frames = ODAPoller.frames(in: utf8(body))
        expectEqual(frames.map { text($0) }, [#"{"messagePayload":{"type":"text","text":"a\"b"},"source":"BOT"}"#])
        try expectEqual(json(text(frames[0]))["messagePayload"]?["text"]?.stringValue, "a\"b")
    }

    @Test(arguments: [
        ("[]", []), (#"["{}","[]"]"#, ["{}", "[]"]), (#"[{"a":1.0}]"#, [#"{"a":1.0}"#]), ("", [""]), ("{}", [""]),
        (#"["a"#, [""]),
    ])
    func `other bodies are read as far as they can be, and what cannot is counted once`(body: String, frames: [String])
    {
        expectEqual(ODAPoller.frames(in: utf8(body)).map { text($0) }, frames)
    }

    // MARK: Conversations

    @Test func `the user is introduced, and every word of the skill arrives as it does over a socket`() throws {
        let setup = try Self.setup(secret: SimulatorTests.secret)
        for (word, types) in SimulatorTests.words {
            let contents = setup.say(word, messages: types.count)
            expectEqual(contents.compactMap { $0["type"]?.stringValue }, types, "\(word)")
        }
        let log = setup.simulator.log
        expectEqual(log.first?.text, #"{"state":{"type":"ping"}}"#)
        expectEqual(log.filter { $0.text.contains("\"profile\"") }.count, 1)
        expectEqual(setup.simulator.statistics.violations, 0, "\(log.compactMap(\.violation))")
        expectEqual(setup.simulator.statistics.tokensRefused, 0)
        expectEqual(setup.simulator.statistics.connectionsAccepted, 0)
    }

    @Test func `a message is sent when the server has taken it, and its answer comes after it`() throws {
        let setup = try Self.setup()
        let other = try Rig(user: #"{"id":"u","name":"Ada"}"#, beside: setup.rig)
        other.open()
        _ = setup.rig.log.take()
        _ = setup.say("hello")
        let words = setup.rig.log.words
        expectEqual(words.first, "typing bot true")
        let answer = try #require(words.firstIndex { $0.hasPrefix("message bot") })
        expect(answer > 0)
        expectEqual(words.last?.hasPrefix("message bot"), true)
        expectEqual(other.log.messages.map(\.role), [.user, .bot])
    }

    @Test(arguments: [
        (400, "refused provider_error"), (401, "refused provider_auth_failed"),
        (500, "refused provider_unavailable"),
    ])
    func `an answer that is no success is the message's error, and it is not sent again`(
        status: Int, outcome: String
    ) throws {
        let setup = try Self.setup()
        let received = setup.simulator.statistics.framesReceived
        setup.simulator.add([ODAFault(.postStatus(status), times: 1)])
        let result = setup.rig.begin(.text("hello", format: .plain))
        setup.rig.run { result.value != "pending" }
        expectEqual(result.value, outcome)
        expectEqual(setup.simulator.statistics.framesReceived, received)
        expectEqual(setup.say("hello").count, 1)
    }

    @Test(arguments: [(429, "notSent provider_capacity"), (503, "notSent provider_unavailable")])
    func `a server that has too much to do has not taken the message`(status: Int, outcome: String) throws {
        let setup = try Self.setup()
        setup.simulator.add([ODAFault(.postStatus(status), times: 1)])
        expectEqual(setup.rig.say("hello"), outcome)
        expectEqual(setup.say("hello").count, 1)
    }

    @Test func `a message whose answer is lost has no known fate`() throws {
        let setup = try Self.setup()
        setup.simulator.add([ODAFault(.postCut, times: 1)])
        let result = setup.rig.begin(.text("hello", format: .plain))
        setup.rig.run { result.value != "pending" }
        expectEqual(result.value, "unknown")
    }

    @Test func `messages keep their order, and so do typing and what follows it`() throws {
        let setup = try Self.setup()
        _ = setup.say("agent", messages: 2)
        setup.rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        let results = ["one", "two", "three"].map { setup.rig.begin(.text($0, format: .plain)) }
        setup.rig.run { results.allSatisfy { $0.value == "sent" } }
        let texts = setup.simulator.log.map(\.text)
        let said = texts.compactMap { text in ["one", "two", "three"].first { text.contains("\"\($0)\"") } }
        expectEqual(said, ["one", "two", "three"])
        expect(texts.contains { $0.contains("RESPONDING") })
    }

    // MARK: Other statuses and failures

    @Test func `nothing to say is no news, and the server is asked again at once`() throws {
        let setup = try Self.setup(simulator: { $0.pollHold = .seconds(5) })
        let told = setup.rig.log.all.count
        for _ in 1...4 {
            setup.rig.pass(.seconds(5))
            setup.rig.manual.runUntilIdle()
        }
        expectEqual(setup.say("hello").count, 1)
        expect(setup.rig.log.words.dropFirst(told).allSatisfy { !$0.hasPrefix("link") })
    }

    @Test(arguments: [204, 400, 500, 503])
    func `a status other than 200 is nothing for us, asked for once a second`(status: Int) throws {
        let setup = try Self.setup(simulator: { $0.pollHold = .milliseconds(100) })
        setup.simulator.add([ODAFault(.pollStatus(status), times: nil)])
        setup.rig.pass(.seconds(1))
        setup.rig.manual.runUntilIdle()
        let before = setup.simulator.statistics.faultsApplied
        for _ in 1...20 {
            setup.rig.pass(.milliseconds(500))
            for _ in 0..<50 { setup.rig.manual.runUntilIdle() }
        }
        let asked = setup.simulator.statistics.faultsApplied - before
        expect((8...11).contains(asked), "\(asked)")
        setup.simulator.removeFaults()
        setup.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: nil), times: nil)])
        expect(setup.rig.say("hello") != "refused")
        setup.rig.pass(.seconds(1))
        setup.rig.run { !setup.rig.log.messages.isEmpty }
        expectEqual(setup.rig.log.messages.count, 1)
        expect(!setup.rig.log.words.contains { $0.hasPrefix("link down") })
    }

    @Test(arguments: [401, 403, 404, 410])
    func `five refusals in a row are a loss, four are not`(status: Int) throws {
        let setup = try Self.setup(simulator: { $0.pollHold = .milliseconds(100) })
        func refuse(_ times: Int) {
            let before = setup.simulator.statistics.faultsApplied
            setup.simulator.add([ODAFault(.pollStatus(status), times: times)])
            for _ in 1...(times + 2) * 4 where setup.simulator.statistics.faultsApplied < before + times {
                setup.rig.pass(.milliseconds(500))
                for _ in 0..<50 { setup.rig.manual.runUntilIdle() }
            }
        }
        refuse(4)
        for _ in 1...6 {
            setup.rig.pass(.milliseconds(500))
            for _ in 0..<50 { setup.rig.manual.runUntilIdle() }
        }
        expect(!setup.rig.log.words.contains { $0.hasPrefix("link down") })
        refuse(5)
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("reconnecting") } }
        expect(setup.rig.log.words.contains("link down connection_lost"))
        expect(!setup.rig.log.words.contains { $0.hasPrefix("failed") })
    }

    @Test func `five failures of the network in a row are a loss, four are not`() throws {
        let setup = try Self.setup(simulator: { $0.pollHold = .milliseconds(100) })
        func cut(_ times: Int) {
            let before = setup.simulator.statistics.faultsApplied
            setup.simulator.add([ODAFault(.pollCut, times: times)])
            for _ in 1...(times + 2) * 20 where setup.simulator.statistics.faultsApplied < before + times {
                setup.rig.pass(.milliseconds(100))
                for _ in 0..<20 { setup.rig.manual.runUntilIdle() }
            }
            for _ in 0..<200 { setup.rig.manual.runUntilIdle() }
        }
        cut(4)
        _ = setup.say("hello")
        expect(!setup.rig.log.words.contains { $0.hasPrefix("link down") })
        cut(5)
        setup.rig.run { setup.rig.log.words.contains("link down connection_lost") }
        expect(setup.rig.log.words.contains("link down connection_lost"))
    }

    @Test func `what a poll brings that is no JSON is counted, and the polls go on`() throws {
        let setup = try Self.setup()
        setup.simulator.add([ODAFault(.malformed, times: 1)])
        expect(setup.rig.begin(.text("hello", format: .plain)).value != "")
        setup.rig.run { setup.rig.log.words.contains("link degraded malformed_frame") }
        expect(setup.rig.log.words.contains("link degraded malformed_frame"))
        expectEqual(setup.say("hello").count, 1)
    }

    @Test func `a frame that comes twice is one message`() throws {
        let setup = try Self.setup()
        setup.simulator.add([ODAFault(.doubled, times: 1)])
        expectEqual(setup.say("hello").count, 1)
        expectEqual(setup.say("menu").count, 1)
        expectEqual(setup.rig.log.messages.count, 2)
    }

    // MARK: Tokens

    @Test func `each request shows the token, which is replaced before it expires`() throws {
        let setup = try Self.setup(secret: SimulatorTests.secret, { $0.tokenLifetimeSeconds = 60 })
        for _ in 1...5 {
            setup.rig.pass(.seconds(30))
            for _ in 0..<50 { setup.rig.manual.runUntilIdle() }
            expectEqual(setup.say("hello").count, 1)
        }
        expectEqual(setup.simulator.statistics.tokensRefused, 0)
    }

    // MARK: From polls to a socket, and the end

    @Test func `a socket takes the place of polls, nothing is lost and nobody hears of it`() throws {
        let setup = try Self.setup(secret: SimulatorTests.secret, { $0.times.ping = .seconds(10_000) })
        _ = setup.say("hello")
        setup.simulator.removeFaults()
        let told = setup.rig.log.all.count
        for _ in 1...30 {
            setup.rig.pass(.seconds(10))
            for _ in 0..<20 { setup.rig.manual.runUntilIdle() }
        }
        setup.rig.run { setup.simulator.statistics.connectionsAccepted == 1 }
        setup.rig.run { setup.simulator.log.last?.text.contains("\"auth\"") == true }
        expect(!setup.rig.log.words.dropFirst(told).contains { !$0.hasPrefix("typing") })
        // Both bring it for a while; it is one message.
        _ = setup.say("menu")
        setup.rig.manual.runUntilIdle()
        expectEqual(setup.rig.log.messages.count, 2)
        expectEqual(setup.simulator.log.filter { $0.text.contains("\"profile\"") }.count, 1)
    }

    @Test func `an end is the vendor's end too, and nothing is asked for any more`() throws {
        let setup = try Self.setup()
        let isOver = setup.rig.finish()
        setup.rig.run { isOver.value }
        expect(isOver.value)
        expectEqual(setup.simulator.log.last?.text.contains("closeSession"), true)
        expectEqual(setup.rig.lines.value.count, 0)
    }
}
