import Domain
import JSON
import ProviderKit
import SimulatorKit
import SimulatorRaya
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Answers that the server says again, or in two halves, over loopback.
@Suite struct RepeatTests {
    /// The messages of the bot that have a text in them.
    private func messages(_ setup: Setup, _ words: String) -> [InboundMessage] {
        setup.rig.log.messages.filter { text($0.content).contains(words) }
    }

    /// The streams of the pieces that came.
    private func streams(_ setup: Setup) -> Set<String> {
        Set(setup.rig.log.all.compactMap { if case .delta(let id, _, _, _, _) = $0 { id } else { nil } })
    }

    private func comeBack(_ setup: Setup) {
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("gap") } }
    }

    @Test func `equal answers of one second are told both`() throws {
        let setup = try Setup()
        setup.open()
        setup.say("twins", until: "message bot resp-")
        setup.say("plain", until: "message bot")
        let ids = messages(setup, "Equal words").compactMap(\.vendorID)
        expect(ids.count == 2 && Set(ids).count == 2, "\(ids)")
        setup.isClean()
    }

    @Test(arguments: ["redeliver", "redeliver noid"])
    func `an answer that comes again over the next connection is told once`(_ word: String) throws {
        let setup = try Setup()
        setup.open()
        setup.say(word, until: "reconnecting")
        comeBack(setup)
        setup.say("plain", until: "message bot")
        expectEqual(messages(setup, "Said twice").count, 1)
        expect(setup.rig.sink.lines.contains { $0.contains("a response came again") })
        setup.isClean()
    }

    @Test func `an answer that comes again in pieces concludes both streams with one message`() throws {
        let setup = try Setup()
        setup.open()
        setup.say("restream", until: "message bot")
        setup.say("plain", until: "message bot")
        let all = messages(setup, "Once and again")
        expectEqual(all.map(\.replaces), [nil, all.first?.vendorID])
        expectEqual(Set(all.compactMap(\.streamID)), streams(setup))
        setup.isClean()
    }

    @Test func `other words under an id change its message`() throws {
        let setup = try Setup()
        setup.open()
        setup.say("reused", until: "message bot")
        setup.say("plain", until: "message bot")
        let first = try #require(messages(setup, "A first form").first)
        expectEqual(messages(setup, "A second form").map(\.replaces), [first.vendorID])
        setup.isClean()
    }

    @Test func `a pause of a minute in the middle of an answer leaves one`() throws {
        let setup = try Setup()
        setup.open()
        expectEqual(setup.rig.say("pause 65"), "sent")
        setup.rig.run { streams(setup).count == 1 }
        setup.rig.pass(.seconds(60))
        expect(setup.rig.log.words.contains("aborted"))
        setup.rig.pass(.seconds(5))
        setup.rig.run { !messages(setup, "behind it").isEmpty }
        expectEqual(messages(setup, "Before the pause").map(\.streamID), Array(streams(setup)))
        setup.isClean()
    }

    @Test(arguments: ["half", "half whole"])
    func `an answer whose connection goes in its middle is one where the rest comes`(_ word: String) throws {
        let setup = try Setup()
        setup.open()
        setup.say("plain", until: "message bot")
        setup.say(word, until: "reconnecting")
        comeBack(setup)
        setup.rig.run { !messages(setup, "and the second").isEmpty }
        let all = messages(setup, "The first half")
        expectEqual(all.map(\.streamID), Array(streams(setup)))
        expect(all.allSatisfy { $0.degraded.isEmpty })
        setup.isClean()
    }

    @Test(arguments: ["half", "half whole"])
    func `an answer that a restart of ours cuts is one where the rest comes`(_ word: String) throws {
        let setup = try Setup()
        setup.open()
        setup.say("plain", until: "message bot")
        setup.say(word, until: "reconnecting")
        let pieces = setup.rig.log.all.compactMap { event -> String? in
            if case .delta(_, _, let piece, _, _) = event { piece } else { nil }
        }
        let stream = try #require(streams(setup).first)
        let next = try setup.restart(
            cut: [CutAnswer(streamID: stream, text: pieces.joined(), isWhole: true, at: Rig.wall)])
        next.run { next.log.messages.contains { text($0.content).contains("and the second") } }
        let all = next.log.messages.filter { text($0.content).contains("The first half") }
        expectEqual(all.map(\.streamID), [stream])
        expect(all.allSatisfy { $0.degraded.isEmpty })
        setup.isClean()
    }

    @Test func `pieces over two connections and no end are told as cut`() throws {
        let setup = try Setup()
        setup.open()
        setup.say("plain", until: "message bot")
        setup.say("half only", until: "reconnecting")
        comeBack(setup)
        setup.rig.run { setup.rig.log.words.last == "typing bot true" }
        setup.rig.pass(.seconds(60))
        expectEqual(messages(setup, "The first half and the second.").map(\.degraded), [["cut"]])
    }
}
