import Domain
import EventLoop
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// A message over a socket counts as sent once the pong to the ping behind it has come.
@Suite struct PongTests {
    private static let pong = #"{"state":{"type":"pong"}}"#
    private let rig: Rig

    init() throws {
        var configuration = Script.configuration
        configuration.awaitsPongs = true
        rig = try Rig(configuration)
        rig.connect()
    }

    private func begin(_ words: String) -> () -> String {
        let outcome = rig.begin(.text(words, format: .plain))
        rig.manual.runUntilIdle()
        return { outcome.value }
    }

    private func pong() {
        rig.link.say(Self.pong)
        rig.manual.runUntilIdle()
    }

    @Test func `it is sent with the pong, and no earlier`() {
        let outcome = begin("hello")
        expectEqual(rig.link.texts.last, #"{"state":{"type":"ping"}}"#)
        expectEqual(rig.link.texts.dropLast().last?.contains("hello"), true)
        expectEqual(outcome(), "pending")
        pong()
        expectEqual(outcome(), "sent")
    }

    @Test(arguments: [SocketEnd.lost(reason: "reset"), .closed(code: 1012), .closed(code: 1000)])
    func `nobody knows what became of it when the connection is lost first`(_ end: SocketEnd) {
        let outcome = begin("hello")
        rig.link.end(end)
        rig.manual.runUntilIdle()
        expectEqual(outcome(), "unknown")
    }

    @Test func `the pong to an earlier ping proves nothing`() {
        rig.pass(.seconds(30))
        let outcome = begin("hello")
        pong()
        expectEqual(outcome(), "pending")
        pong()
        expectEqual(outcome(), "sent")
    }

    @Test func `a connection that answers no more takes what was written with it`() {
        let first = begin("hello")
        pong()
        expectEqual(first(), "sent")
        rig.pass(.seconds(29))
        let second = begin("are you there?")
        // The ping after 30 s has no pong after 10 more; the one behind the message is older.
        rig.pass(.seconds(9))
        expectEqual(second(), "pending")
        rig.pass(.seconds(2))
        expect(second() != "pending")
    }

    @Test func `a server that answers no pings is found out`() {
        let first = begin("hello")
        expectEqual(first(), "pending")
        rig.pass(.seconds(1))
        expectEqual(first(), "sent")
        let written = rig.link.texts.count
        expectEqual(begin("again")(), "sent")
        expectEqual(rig.link.texts.count, written + 1)
    }
}
