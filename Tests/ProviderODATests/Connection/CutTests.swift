import Domain
import EventLoop
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// A conversation whose connection is lost at any point of it.
@Suite struct CutTests {
    /// The steps of the scripted conversation; each step is one place to cut at.
    private static let script: [@Sendable (Rig) -> Void] = [
        { $0.say("one") },
        { $0.link.say(SessionTests.reply("1", "m1")) },
        {
            $0.link.say(
                #"""
                {"messagePayload":{"type":"textStream","streamState":"start","text":"a","streamId":"s"},\#
                "source":"BOT","msgId":"m2"}
                """#
            )
        },
        {
            $0.link.say(
                #"""
                {"messagePayload":{"type":"textStream","streamState":"end","text":"b","streamId":"s"},\#
                "source":"BOT","msgId":"m3"}
                """#
            )
        },
        {
            $0.link.say(
                #"""
                {"messagePayload":{"type":"text","text":"agent","channelExtensions":{"agentName":"Ann"}},\#
                "source":"AGENT","msgId":"m4"}
                """#
            )
        },
        { rig in rig.session.assumeIsolated { $0.typing(true, preview: nil) } },
        { $0.link.say(#"{"messagePayload":{"type":"status","status":"RESPONDING"},"source":"AGENT"}"#) },
        { $0.pass(.seconds(31)) },
        { $0.link.say(#"{"state":{"type":"pong"}}"#) },
        { $0.link.say(SessionTests.reply("2", "m5")) },
        { $0.say("two") },
        { $0.link.say(SessionTests.reply("3", "m6")) },
        { _ = $0.finish() },
        { $0.link.say(SessionTests.closed) },
    ]

    enum Cut: String, CaseIterable, Sendable {
        case lost, closed, lostTwice, duplicated
    }

    /// The second session listens from the beginning and leaves before the end.
    @Test(arguments: Cut.allCases)
    func `two sessions on a line that is cut anywhere end up with the same, but for who said what`(cut: Cut) throws {
        for place in 0...Self.script.count {
            let rig = try Rig(user: #"{"id":"u","name":"Ada"}"#, seed: 3)
            let other = try Rig(user: #"{"id":"u","name":"Ada"}"#, beside: rig)
            rig.connect()
            other.open()
            for (index, step) in Self.script.enumerated() {
                if index == place { Self.cut(rig, cut) }
                if index == Self.script.count - 2 {
                    let isOver = other.finish()
                    expect(isOver.value, "place \(place)")
                }
                step(rig)
            }
            if place == Self.script.count { Self.cut(rig, cut) }
            rig.pass(.seconds(60))
            let ids = other.log.messages.filter { $0.role != .user }.compactMap(\.vendorID)
            let all = rig.log.messages.compactMap(\.vendorID)
            expectEqual(ids, Array(all.prefix(ids.count)), "place \(place)")
            expect(ids.count >= 4, "place \(place)")
            let mirrored = other.log.messages.filter { $0.role == .user }
            expect(mirrored.allSatisfy { $0.native.isEmpty }, "place \(place)")
            let texts: [[String]] = rig.dialler.links.value.map { $0.texts }
            let said = texts.joined().filter { $0.contains(#""type":"text""#) }
            expectEqual(mirrored.count, said.count, "place \(place)")
            let gaps = other.log.words.filter { $0.hasPrefix("gap") }.count
            expectEqual(gaps, other.log.words.contains { $0.hasPrefix("reconnecting") } ? 1 : 0, "place \(place)")
            expectEqual(rig.loop.timerCount, 0, "place \(place)")
            expectEqual(rig.lines.value.count, 0, "place \(place)")
        }
    }

    @Test(arguments: Cut.allCases, [UInt64(1), 2])
    func `a conversation that is cut anywhere goes on, tells everything once, and leaves nothing behind`(
        cut: Cut, seed: UInt64
    ) throws {
        for place in 0...Self.script.count {
            let rig = try Rig(user: #"{"id":"u","name":"Ada"}"#, seed: seed)
            rig.connect()
            for (index, step) in Self.script.enumerated() {
                if index == place { Self.cut(rig, cut) }
                step(rig)
            }
            if place == Self.script.count { Self.cut(rig, cut) }
            rig.pass(.seconds(60))
            let ids = rig.log.messages.compactMap(\.vendorID)
            expectEqual(Set(ids).count, ids.count, "place \(place): \(ids)")
            expect(ids.count >= 4, "place \(place): \(ids)")
            let texts: [[String]] = rig.dialler.links.value.map { $0.texts }
            let profiles = texts.joined().filter { $0.contains("\"profile\"") }
            expectEqual(profiles.count, 1, "place \(place)")
            let words = rig.log.words
            expectEqual(words.filter { $0.hasPrefix("failed") }, [], "place \(place)")
            let gaps = words.filter { $0.hasPrefix("gap") }.count
            expectEqual(gaps, words.contains { $0.hasPrefix("reconnecting") } ? 1 : 0, "place \(place)")
            for role in ["bot", "agent"] {
                let typing = words.filter { $0.hasPrefix("typing \(role)") }
                expect(typing.last != "typing \(role) true", "place \(place): \(words)")
            }
            expectEqual(rig.loop.timerCount, 0, "place \(place)")
            expectEqual(rig.link.isOpen, false, "place \(place)")
        }
    }

    /// Ends the socket and lets the session find its way back, unless it is over.
    private static func cut(_ rig: Rig, _ cut: Cut) {
        let link = rig.link
        let before = rig.dials
        link.end(cut == .closed ? .closed(code: 1011) : .lost(reason: "cut"))
        if cut == .lostTwice { link.end(.lost(reason: "again")) }
        rig.pass(.seconds(5))
        guard rig.dials > before else { return }
        if cut == .lostTwice {
            rig.link.end(.refused(status: 503, reason: "busy"))
            rig.pass(.seconds(10))
        }
        rig.link.open()
        if cut == .duplicated { for id in ["m1", "m4"] { rig.link.say(SessionTests.reply("again", id)) } }
    }
}
