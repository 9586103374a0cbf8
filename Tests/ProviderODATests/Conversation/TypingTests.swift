import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderODA

/// The user's typing, which a person is told of and the skill is not (`PROTOCOL.md`, section 10).
@Suite struct TypingTests {
    private static func frame(_ rest: String) -> String {
        #"> {"messagePayload":{"partyType":"user","source":"sdk",\#(rest)},"userId":"guest-42"}"#
    }
    private static func shown(_ words: String) -> String {
        frame(#""status":"RESPONDING","type":"status","text":"\#(words)""#)
    }
    private static let responding = shown("...")
    private static let listening = frame(#""status":"LISTENING","type":"status""#)

    private static func types(_ script: inout Script, _ words: String? = nil) -> [String] {
        script.take(script.machine.typing(true, preview: words, at: script.now))
    }

    private static func stops(_ script: inout Script) -> [String] {
        script.take(script.machine.typing(false, preview: nil, at: script.now))
    }

    /// A conversation that a person of the name Ann has joined; no pings.
    private static func withAgent(previews: Bool = false) -> Script {
        var configuration = Script.configuration
        configuration.previewsTyping = previews
        configuration.times.ping = .seconds(10_000)
        var script = Script.opened(configuration)
        _ = agentSpeaks(&script, "a1")
        return script
    }

    private static func agentSpeaks(_ script: inout Script, _ id: String, name: String? = "Ann") -> [String] {
        let extensions = name.map { #","channelExtensions":{"agentName":"\#($0)"}"# } ?? ""
        return script.skill(#"{"type":"text","text":"Hi"\#(extensions)}"#, id: id, source: "AGENT")
    }

    @Test func `typing is told at most every three seconds, as three dots`() {
        var script = Self.withAgent()
        expectEqual(Self.types(&script, "secret"), [Self.responding])
        _ = script.pass(.seconds(2))
        expectEqual(Self.types(&script, "secret"), [])
        expectEqual(script.pass(.seconds(1)), [])
        expectEqual(Self.types(&script, "secret"), [Self.responding])
        expectEqual(Self.stops(&script), [Self.listening])
        expectEqual(Self.stops(&script), [])
    }

    @Test func `typing ends an interval after the last word of it, and with a message`() {
        var script = Self.withAgent()
        _ = Self.types(&script)
        expectEqual(script.pass(.seconds(3)), [Self.listening])
        expectEqual(script.pass(.seconds(10)), [])
        _ = Self.types(&script)
        expectEqual(script.sent().first, Self.listening)
    }

    @Test func `who types again within the interval is shown when it is over`() {
        var script = Self.withAgent()
        _ = Self.types(&script)
        expectEqual(Self.stops(&script), [Self.listening])
        _ = script.pass(.seconds(1))
        expectEqual(Self.types(&script), [])
        expectEqual(script.pass(.milliseconds(1999)), [])
        expectEqual(script.pass(.milliseconds(1)), [Self.responding])
    }

    @Test func `an agent sees the words only when that is configured, and nothing when typing is off`() {
        var shown = Self.withAgent(previews: true)
        expectEqual(Self.types(&shown, "half a wo"), [Self.shown("half a wo")])
        var empty = Self.withAgent(previews: true)
        expectEqual(Self.types(&empty, ""), [Self.responding])
        var configuration = Script.configuration
        configuration.previewsTyping = true
        configuration.sendsTyping = false
        var silent = Script.opened(configuration)
        _ = Self.agentSpeaks(&silent, "a1")
        expectEqual(Self.types(&silent, "x"), [])
    }

    @Test func `the last words before a pause are shown, once, when the interval is over`() {
        var script = Self.withAgent(previews: true)
        expectEqual(Self.types(&script, "one"), [Self.shown("one")])
        _ = script.pass(.milliseconds(500))
        expectEqual(Self.types(&script, "one tw"), [])
        _ = script.pass(.milliseconds(500))
        expectEqual(Self.types(&script, "one two"), [])
        expectEqual(script.pass(.milliseconds(1999)), [])
        expectEqual(script.pass(.milliseconds(1)), [Self.shown("one two")])
        // The pause counts from the last word: one second into the interval.
        expectEqual(script.pass(.milliseconds(999)), [])
        expectEqual(script.pass(.milliseconds(1)), [Self.listening])
        expectEqual(script.pass(.seconds(10)), [])
    }

    @Test func `words that come at once are shown before the pause that follows`() {
        var script = Self.withAgent(previews: true)
        _ = Self.types(&script, "one")
        _ = Self.types(&script, "one two")
        expectEqual(script.pass(.seconds(3)), [Self.shown("one two"), Self.listening])
    }

    @Test func `words that wait are not shown behind a stop, a message, a loss or an end`() {
        var stopped = Self.withAgent(previews: true)
        _ = Self.types(&stopped, "one")
        _ = Self.types(&stopped, "one two")
        expectEqual(Self.stops(&stopped), [Self.listening])
        expectEqual(stopped.pass(.seconds(10)), [])
        var sent = Self.withAgent(previews: true)
        _ = Self.types(&sent, "one")
        _ = Self.types(&sent, "one two")
        expectEqual(sent.sent(), [Self.listening])
        expectEqual(sent.pass(.seconds(10)), [])
        var lost = Self.withAgent(previews: true)
        _ = Self.types(&lost, "one")
        _ = Self.types(&lost, "one two")
        _ = lost.ended(.lost(reason: "x"))
        _ = lost.pass(.seconds(5))
        _ = lost.opened()
        expectEqual(lost.pass(.seconds(10)), [])
        var over = Self.withAgent(previews: true)
        _ = Self.types(&over, "one")
        _ = Self.types(&over, "one two")
        _ = over.take(over.machine.end())
        _ = Self.agentSpeaks(&over, "a2")
        expect(over.timers[.typing] == nil)
        expect(over.timers[.typingInterval] == nil)
    }

    @Test func `the skill is told nothing of it`() {
        var script = Script.opened()
        expectEqual(Self.types(&script), [])
        expectEqual(Self.stops(&script), [])
        expectEqual(Self.types(&script), [])
        expectEqual(script.pass(.seconds(3)), [])
    }

    @Test func `a person who comes while the user types is told, and one who leaves is told that it is over`() {
        var script = Script.opened()
        expectEqual(Self.types(&script), [])
        expectEqual(Self.agentSpeaks(&script, "a1").last, Self.responding)
        expectEqual(Self.agentSpeaks(&script, "a2").contains(Self.responding), false)
        expectEqual(script.skill(ConversationTests.text("Bye"), id: "1").last, Self.listening)
        expectEqual(Self.types(&script), [])
        expectEqual(script.pass(.seconds(3)), [])
    }

    @Test func `a person without a name listens too`() {
        var script = Script.opened()
        _ = Self.agentSpeaks(&script, "a1", name: nil)
        expectEqual(Self.types(&script), [Self.responding])
        expectEqual(script.skill(ConversationTests.text("Bye"), id: "1").last, Self.listening)
    }

    @Test func `a person who was there before a restart still listens`() {
        var agent = ODAMemory()
        agent.agent = ODASpeaker(name: "Ann", avatarURL: nil)
        var script = Script(isResumed: true)
        script.machine.conversation.restore(agent)
        _ = script.start()
        _ = script.opened()
        expectEqual(Self.types(&script), [Self.responding])
    }
}
