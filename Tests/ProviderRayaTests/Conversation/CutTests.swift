import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderRaya

/// A conversation whose connection is lost at any point of it.
@Suite struct CutTests {
    /// The steps of the scripted conversation; each step is one place to cut at.
    private static let script: [@Sendable (Play) -> Void] = [
        { $0.say("one") },
        { $0.hear(#"{"type":"step","text":"Thinking"}"#) },
        { $0.hear(#"{"type":"chunk","text":"first "}"#) },
        { $0.hear(#"{"type":"chunk","text":"answer"}"#) },
        { $0.hear(SessionTests.reply("first answer", "m1")) },
        { $0.hear(#"{"type":"presets","presets":[{"title":"A"}]}"#) },
        { $0.show() },
        { $0.hear(SessionTests.reply("seen", "m2", more: #","attachments":["https://f/1"]"#)) },
        { $0.rig.pass(.seconds(25)) },
        { $0.hear("pong") },
        { $0.hear(#"{"type":"human-rep-escalation"}"#) },
        { $0.say("/human_agent") },
        { $0.hear(#"{"type":"info","text":"Waiting for a human agent"}"#) },
        { $0.hear(#"{"type":"agent_activity","text":"Sara joined"}"#) },
        { $0.hear(#"{"type":"info"}"#) },
        { $0.speak() },
        { $0.hear(SessionTests.reply("heard", "m3", more: #","audio_urls":"https://f/v""#)) },
        { $0.hear(#"{"type":"command","content":"end_session","options":["Yes","No"]}"#) },
        { $0.answer("Yes") },
        { $0.hear(#"{"type":"command","content":"rate_conversation","options":[1,2,3,4,5]}"#) },
        { $0.answer("5") },
        { $0.hear(#"{"type":"command","content":"feedback_received"}"#) },
        { $0.rig.pass(.seconds(3)) },
    ]

    enum Cut: String, CaseIterable, Sendable {
        case lost, closed, goodbye, refused, heartbeat, lostTwice, duplicated, restarted
    }

    @Test(arguments: Cut.allCases, [UInt64(1), 2])
    func `a conversation that is cut anywhere ends the same, and tells everything once`(
        cut: Cut, seed: UInt64
    ) throws {
        let whole = try Play(seed: seed)
        for step in Self.script { step(whole) }
        expect(whole.lasting.count >= 11, "\(whole.lasting)")
        for place in 0...Self.script.count {
            let play = try Play(seed: seed)
            let expected = whole.lasting
            for (index, step) in Self.script.enumerated() {
                if index == place { try play.cut(cut) }
                step(play)
            }
            // Behind its end nothing is connected any more, so nothing can be cut.
            expect(play.isOver, "\(cut) at \(place)")
            play.rig.pass(.seconds(1))
            let words = play.words
            expectEqual(play.lasting, expected, "\(cut) at \(place)")
            let ids = play.messages.compactMap(\.vendorID)
            expectEqual(Set(ids).count, ids.count, "\(cut) at \(place): \(ids)")
            expect(!words.contains { $0.hasPrefix("failed") }, "\(cut) at \(place): \(words)")
            expectEqual(play.frames, whole.frames, "\(cut) at \(place): nothing is sent twice, and nothing is lost")
            for role in ["bot", "system"] {
                let typing = words.last { $0.hasPrefix("typing \(role)") }
                expectEqual(typing?.hasSuffix("false"), true, "\(cut) at \(place)")
            }
            expectEqual(play.rig.loop.timerCount, 0, "\(cut) at \(place)")
            expect(!play.rig.link.isOpen, "\(cut) at \(place)")
        }
    }

    /// A conversation, over as many sessions of the adapter as it takes.
    final class Play {
        private(set) var rig: Rig
        private var before: [EventLog] = []
        private var framesBefore: [String] = []
        private let seed: UInt64
        /// As the gateway does: what is handed over is tried until it is sent.
        private var number: UInt64 = 100

        init(seed: UInt64) throws {
            self.seed = seed
            rig = try Rig(user: #"{"id":"u","name":"Ada"}"#, seed: seed)
            rig.connect()
        }

        var words: [String] { before.flatMap(\.words) + rig.log.words }
        var messages: [InboundMessage] { before.flatMap(\.messages) + rig.log.messages }

        /// The stored words of the conversation itself, in order: not how the link did, nor what passes by.
        var lasting: [String] {
            words.filter { word in
                ["message", "outbound", "command", "ended"].contains { word.hasPrefix($0) }
            }.map { $0.replacing(" streamed", with: "") }
        }

        /// The user's frames that the vendor got, in order.
        var frames: [String] { framesBefore + framesNow }
        private var framesNow: [String] {
            rig.dialler.links.value.flatMap { $0.all }
        }

        func hear(_ frame: String) { rig.link.say(frame) }
        func say(_ text: String) { send(.text(text, format: .plain)) }
        func show() { send(.attachment(ids: [], text: "look"), [.png()]) }
        func speak() { send(.attachment(ids: [], text: nil), [.test(MemoryFile(wave()), "v.wav", "audio/wav")]) }

        func answer(_ value: String) {
            let commands = before.flatMap(\.commands) + rig.log.commands
            guard let request = commands.last else { return }
            send(.command(CommandAnswer(commandID: request.id, name: request.name, value: value)))
        }

        private func send(_ content: UserContent, _ files: [OutboundFile] = []) {
            number += 1
            for _ in 0..<3 {
                if rig.send(content, files: files, as: ProviderRayaTests.message(number)) == "sent" { return }
                comeBack()
            }
            Issue.record("it cannot be sent")
        }

        /// The server lets whoever dials in again.
        private func comeBack() {
            rig.pass(.seconds(3))
            if !rig.link.isOpen, !rig.link.isOver { rig.link.open() }
            if rig.link.isOpen { rig.link.say("pong") }
        }

        /// Ends the socket and lets the session find its way back, unless it is over.
        func cut(_ cut: Cut) throws {
            expect(rig.link.isOpen)
            let link = rig.link
            switch cut {
            case .lost, .duplicated: link.end(.lost(reason: "cut"))
            case .closed: link.end(.closed(code: 1011))
            case .lostTwice:
                link.end(.lost(reason: "cut"))
                link.end(.lost(reason: "again"))
            case .refused:
                link.end(.lost(reason: "cut"))
                rig.pass(.seconds(2))
                rig.link.end(.refused(status: 503, reason: "busy"))
            case .goodbye: link.end(.closed(code: 1000))
            case .heartbeat: return silence(link)
            case .restarted: return try restart()
            }
            comeBack()
            if cut == .duplicated, messages.contains(where: { $0.vendorID == "m1" }) {
                rig.link.say(SessionTests.reply("first answer", "m1"))
            }
        }

        /// The server no longer answers pings.
        private func silence(_ link: ScriptedSocket) {
            for _ in 0..<20 where link.isOpen { rig.pass(.seconds(5)) }
            expect(!link.isOpen)
            comeBack()
        }

        /// The conversation has ended, and is connected no more.
        var isOver: Bool { rig.log.words.last { $0.hasPrefix("ended") } != nil && !rig.link.isOpen }

        /// The process ends without a word, and another one takes over.
        private func restart() throws {
            // Messages half told to readers are told as broken off by the gateway's own restart.
            rig.link.end(.lost(reason: "the process is gone"))
            before.append(rig.log)
            framesBefore += framesNow
            let old = rig
            old.finish()
            rig = try Rig(
                user: #"{"id":"u","name":"Ada"}"#, isResumed: true, seed: seed, manual: old.manual, values: old.values)
            rig.connect()
        }
    }
}
