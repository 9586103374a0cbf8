import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// Events of a line that several sessions share, and the sessions' knowledge after a restart.
@Suite struct SharedLineTests {
    @Test func `a loss, its attempts and its gap are told to each, to a newcomer that the link is open`() throws {
        let (one, two) = try SharingTests.pair()
        _ = (one.log.take(), two.log.take())
        one.link.end(.lost(reason: "x"))
        one.pass(.seconds(5))
        let late = try Rig(user: SharingTests.ada, beside: one)
        late.open()
        one.link.end(.refused(status: 503, reason: "busy"))
        one.pass(.seconds(10))
        one.link.open()
        let expected = [
            "link down connection_lost", "reconnecting 1", "reconnecting 2", "link up -", "opened", "gap 15000 false",
        ]
        expectEqual(one.log.words, expected)
        expectEqual(two.log.words, expected)
        expectEqual(late.log.words, ["reconnecting 2", "opened"])
        expectEqual(one.dials, 3)
        expectEqual(one.link.texts, [])
        one.link.end(.lost(reason: "x"))
        expectEqual(late.log.words.suffix(2), ["link down connection_lost", "reconnecting 3"])
    }

    @Test func `nobody hears of a refresh, and whoever comes during it is welcome`() throws {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(10_000)
        let (one, two) = try SharingTests.pair(configuration)
        let told = one.log.all.count
        let old = one.link
        one.pass(.seconds(3000))
        expectEqual(one.dials, 2)
        expect(!old.isClosing)
        let late = try Rig(configuration, user: SharingTests.ada, beside: one)
        late.open()
        expectEqual(late.log.words, ["opened"])
        one.link.open()
        expect(old.isClosing)
        old.say(SessionTests.reply("on its way", "m-late"))
        for rig in [one, two, late] { expectEqual(rig.log.messages.last?.vendorID, "m-late") }
        old.end(.closed(code: 1000))
        expectEqual(one.log.all.count, told + 1)
        expectEqual(two.log.all.count, told + 1)
        expectEqual(one.dials, 2)
    }

    @Test func `a link that is lost for good fails every session, and the next one tries anew`() throws {
        var configuration = Script.configuration
        configuration.times.reconnectPatience = .zero
        let (one, two) = try SharingTests.pair(configuration)
        one.link.end(.lost(reason: "x"))
        for rig in [one, two] { expectEqual(rig.log.words.last, "failed provider_unavailable NetworkFailure") }
        expectEqual(one.lines.value.count, 0)
        let next = try Rig(configuration, beside: one)
        next.connect()
        expectEqual(next.log.words, ["opened"])
        expectEqual(one.dials, 2)
    }

    // MARK: After a restart

    private static func form(_ name: String) -> String {
        #"""
        {"messagePayload":{"type":"editForm","id":"\#(name)","fields":[{"displayType":"textInput","id":"x"}],\#
        "actions":[{"type":"submitForm","label":"Go","postback":"\#(name)-back"}]},"source":"BOT","msgId":"\#(name)"}
        """#
    }

    @Test func `after a restart each session goes on with all that any of them knew`() throws {
        let one = try Rig(user: SharingTests.ada)
        one.connect()
        one.link.say(Self.form("early"))
        one.manual.runUntilIdle()
        expect(one.finish(suspending: true).value)
        let two = try Rig(user: SharingTests.ada, beside: one)
        two.connect()
        two.link.say(Self.form("late"))
        two.link.say(SharingTests.agent)
        two.manual.runUntilIdle()
        // Another process: only what was on the disk is there.
        let first = try Rig(user: SharingTests.ada, isResumed: true, manual: one.manual, values: two.values)
        let second = try Rig(user: SharingTests.ada, isResumed: true, values: one.values, beside: first)
        first.open()
        second.open()
        expectEqual(first.dials, 1)
        first.link.open()
        expectEqual(first.link.texts, [])
        expectEqual(first.log.words, ["opened"])
        expectEqual(second.log.words, ["opened", "joined Ann"])
        for (rig, name) in [(first, "early"), (second, "early"), (first, "late"), (second, "late")] {
            expectEqual(rig.send(.formResponse(FormResponse(formID: name, values: [:], actionID: "a1"))), "sent")
            expectEqual(rig.link.texts.last?.contains("\"\(name)-back\""), true)
        }
        first.link.say(#"{"messagePayload":{"type":"text","text":"Well"},"source":"AGENT","msgId":"z"}"#)
        for rig in [first, second] { expectEqual(rig.log.messages.last?.senderName, "Ann") }
    }

    @Test func `an agent who left while a session was away has left for it too`() throws {
        let one = try Rig(user: SharingTests.ada)
        one.connect()
        one.link.say(SharingTests.agent)
        one.manual.runUntilIdle()
        let two = try Rig(user: SharingTests.ada, beside: one)
        two.open()
        expect(one.finish(suspending: true).value)
        two.link.say(SessionTests.reply("back", "2"))
        let again = try Rig(user: SharingTests.ada, isResumed: true, values: one.values, beside: one)
        again.open()
        expectEqual(again.log.words, ["opened", "left Ann"])
    }

    @Test func `an end or a change that comes before the disk has answered is not lost`() throws {
        let one = try Rig(isResumed: true)
        let disk = LoopAnswer<Void>(loop: one.loop)
        one.values.disk.value = disk
        one.open()
        expectEqual(one.dials, 0)
        expect(one.finish().value)
        let two = try Rig(isResumed: true, values: one.values, beside: one)
        two.open()
        try SharingTests.update(two, SharingTests.user(#"{"id":"u","name":"Mina"}"#), locale: nil)
        disk.give(())
        one.manual.runUntilIdle()
        expectEqual(one.dials, 1)
        one.link.open()
        expectEqual(one.log.words, [])
        expectEqual(one.link.texts, [#"{"profile":{"givenName":"Mina"},"sdkMetadata":{"version":"1.0"}}"#])
    }
}
