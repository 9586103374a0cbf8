import Domain
import EventLoop
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderRaya

/// A message counts as sent once the pong to the ping behind it has come.
@Suite struct PongTests {
    private let rig: Rig

    init() throws {
        var configuration = Script.configuration
        configuration.awaitsPongs = true
        rig = try Rig(configuration)
    }

    private func text(_ words: String) -> UserContent { .text(words, format: .plain) }

    @Test func `it is sent with the pong, and no earlier`() {
        rig.connect()
        let outcome = rig.begin(text("hello"))
        expectEqual(rig.link.texts.suffix(2).last, "ping")
        expectEqual(outcome.value, "pending")
        rig.link.say("pong")
        rig.manual.runUntilIdle()
        expectEqual(outcome.value, "sent")
    }

    @Test func `nobody knows what became of it when the connection is lost first`() {
        rig.connect()
        let outcome = rig.begin(text("hello"))
        rig.link.end(.lost(reason: "reset"))
        rig.manual.runUntilIdle()
        expectEqual(outcome.value, "unknown")
    }

    @Test func `the pong to an earlier ping proves nothing`() {
        rig.connect()
        rig.pass(.seconds(25))
        let outcome = rig.begin(text("hello"))
        rig.link.say("pong")
        rig.manual.runUntilIdle()
        expectEqual(outcome.value, "pending")
        rig.link.end(.closed(code: 1012))
        rig.manual.runUntilIdle()
        expectEqual(outcome.value, "unknown")
    }

    @Test func `the beginning of an answer proves as much where nothing else was being answered`() {
        rig.connect()
        let first = rig.begin(text("hello"))
        rig.link.say(#"{"type":"step","text":"thinking"}"#)
        rig.manual.runUntilIdle()
        expectEqual(first.value, "sent")
        let second = rig.begin(text("and another thing"))
        rig.link.say(#"{"type":"chunk","text":"Hel"}"#)
        rig.manual.runUntilIdle()
        expectEqual(second.value, "pending", "that may be the answer to the first")
        rig.link.say("pong")
        rig.link.say("pong")
        rig.manual.runUntilIdle()
        expectEqual(second.value, "sent")
    }

    @Test func `a server that answers no pings is found out`() {
        rig.open()
        rig.link.open()
        let first = rig.begin(text("hello"))
        expectEqual(first.value, "pending")
        rig.pass(.seconds(1))
        expectEqual(first.value, "sent")
        let pings = rig.link.texts.filter { $0 == "ping" }.count
        expectEqual(rig.say("again"), "sent")
        expectEqual(rig.link.texts.filter { $0 == "ping" }.count, pings)
    }

    @Test func `an end of ours is no loss`() {
        rig.connect()
        let outcome = rig.begin(text("hello"))
        rig.finish()
        expectEqual(outcome.value, "sent")
    }
}
