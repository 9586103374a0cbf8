import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderODA

/// When long polls take the place of a socket, and when a socket takes theirs (`PROTOCOL.md`, section 5).
@Suite struct PollMachineTests {
    static var configuration: ODAConfiguration {
        var configuration = Script.configuration
        configuration.pollsLong = true
        configuration.times.ping = .seconds(10_000)
        return configuration
    }

    private static let refused = SocketEnd.refused(status: 503, reason: "busy")

    /// A conversation over polls.
    private static func polling(_ configuration: ODAConfiguration = configuration) -> Script {
        var script = Script(configuration)
        _ = script.start()
        for _ in 1...5 {
            _ = script.ended(refused)
            _ = script.pass(.seconds(2))
        }
        expectEqual(script.machine.transport, .poll)
        expectEqual(script.opened(), ["opened"])
        return script
    }

    @Test func `five sockets are tried two seconds apart, then polls`() {
        var script = Script(Self.configuration)
        expectEqual(script.start(), ["dial"])
        for attempt in 1...4 {
            expectEqual(script.ended(Self.refused), ["reconnecting \(attempt)"])
            expectEqual(script.pass(.milliseconds(1999)), [])
            expectEqual(script.pass(.milliseconds(1)), ["dial"])
        }
        expectEqual(script.ended(Self.refused), ["reconnecting 5", "poll"])
        expectEqual(script.opened(), ["opened"])
        expect(script.machine.isOpen)
    }

    @Test func `without the option nothing is polled`() {
        var script = Script()
        var words = script.start()
        for _ in 1...10 {
            words += script.ended(Self.refused)
            words += script.pass(.seconds(5))
        }
        expect(!words.contains("poll"))
        expectEqual(script.machine.phase, .over)
    }

    @Test func `polls that do not open either are the end`() {
        var script = Script(Self.configuration)
        _ = script.start()
        for _ in 1...5 {
            _ = script.ended(Self.refused)
            _ = script.pass(.seconds(2))
        }
        expectEqual(script.ended(Self.refused), ["failed provider_unavailable NetworkFailure", "finish"])
    }

    @Test(arguments: [401, 403])
    func `a token that polls are refused for is refused`(status: Int) {
        var script = Script(Self.configuration)
        _ = script.start()
        for _ in 1...5 {
            _ = script.ended(Self.refused)
            _ = script.pass(.seconds(2))
        }
        let words = script.ended(.refused(status: status, reason: "no"))
        expectEqual(words, ["failed provider_auth_failed AuthNoToken", "finish"])
    }

    @Test func `polls know no pings, and no token goes first`() {
        var configuration = Self.configuration
        configuration.channelSecret = MachineTests.secured.channelSecret
        configuration.times.ping = .seconds(30)
        configuration.times.longPollUpgrade = .seconds(100_000)
        var script = Self.polling(configuration)
        expectEqual(script.pass(.seconds(2999)), [])
        expectEqual(script.pass(.seconds(1)), ["renew"])
        expectEqual(script.pass(.seconds(3000)), ["renew"])
        expect(script.machine.isOpen)
    }

    @Test func `a token that lives shorter is replaced while it is good`() {
        var configuration = Self.configuration
        configuration.channelSecret = MachineTests.secured.channelSecret
        configuration.tokenLifetimeSeconds = 60
        var script = Self.polling(configuration)
        expectEqual(script.pass(.seconds(34)), [])
        expectEqual(script.pass(.seconds(1)), ["renew"])
    }

    @Test func `every three hundred seconds a socket is tried beside the polls, which go on`() {
        var script = Self.polling()
        for _ in 1...3 {
            expectEqual(script.pass(.seconds(299)), [])
            expectEqual(script.pass(.seconds(1)), ["dialBeside"])
            expect(script.machine.isOpen)
            expectEqual(script.skill(ConversationTests.text("x"), id: "\(script.now.wall)").count, 1)
            expectEqual(script.take(script.machine.besideEnded()), [])
        }
    }

    @Test func `a socket that opens beside them takes their place and nobody hears of it`() {
        var configuration = Self.configuration
        configuration.channelSecret = MachineTests.secured.channelSecret
        configuration.times.ping = .seconds(30)
        var script = Self.polling(configuration)
        _ = script.pass(.seconds(300))
        expectEqual(script.take(script.machine.besideOpened(at: script.now)), ["adopt", "authenticate"])
        expectEqual(script.machine.transport, .socket)
        expect(script.timers[.upgrade] == nil)
        expectEqual(script.pass(.seconds(30)), [#"> {"state":{"type":"ping"}}"#])
        // From now on it is a socket like any other.
        expectEqual(script.ended(.lost(reason: "x")), ["link down connection_lost", "reconnecting 1", "dial"])
    }

    @Test func `polls that are lost are a loss, and begin with a socket again`() {
        var script = Self.polling()
        _ = script.pass(.seconds(300))
        expectEqual(
            script.ended(.lost(reason: "five failures")),
            ["link down connection_lost", "dropBeside", "reconnecting 1", "dial"])
        expectEqual(script.take(script.machine.besideOpened(at: script.now)), ["dropBeside"])
        expectEqual(script.pass(.seconds(2)), [])
        expectEqual(script.opened(), ["link up -", "opened", "gap 2000 false"])
    }

    @Test func `the loss of a socket is followed by five attempts and then by polls`() {
        var script = Script.opened(Self.configuration)
        var words = script.ended(.lost(reason: "x"))
        for _ in 1...5 {
            words += script.pass(.seconds(20))
            words += script.ended(Self.refused)
        }
        expectEqual(words.filter { $0 == "dial" }.count, 5)
        expectEqual(words.last, "poll")
        expectEqual(script.opened(), ["link up -", "opened", "gap 100000 false"])
    }

    @Test func `polls that cannot be opened either give sockets their turn, for as long as is tried`() {
        var script = Script.opened(Self.configuration)
        var words = script.ended(.lost(reason: "x"))
        while script.machine.phase != .over {
            words += script.pass(.seconds(20))
            words += script.ended(Self.refused)
        }
        expect(words.filter { $0 == "poll" }.count >= 5)
        expect(words.filter { $0 == "dial" }.count >= 25)
        expectEqual(words.suffix(2), ["failed provider_unavailable NetworkFailure", "finish"])
    }

    @Test func `an end over polls is told and waited for`() {
        var script = Self.polling()
        expectEqual(script.take(script.machine.end()), ["> \(SessionTests.closeSession)"])
        expectEqual(script.received(SessionTests.closed), ["close", "finish"])
    }
}
