import Domain
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Connections, heartbeats and reconnections (sections 10 to 12).
@Suite struct MachineTests {
    @Test func `a new conversation greets, suggests, connects and pings at once`() {
        var script = Script()
        var settings = RayaBotSettings()
        settings.source = .vendor
        settings.greeting = "Marhaba!"
        settings.presets = ["Refunds"]
        expectEqual(
            script.start(settings),
            [
                #"message bot synthetic initial {"type":"text","text":"Marhaba!","format":"markdown"}"#,
                "keep", "suggestions Refunds", "dial",
            ])
        expectEqual(script.start(settings), [], "once")
        expectEqual(script.opened(), ["> ping", #"opened {"configSource":"vendor"}"#])
        expectEqual(script.left(.ping), .seconds(25))
        expectEqual(script.left(.pong), .seconds(60))
    }

    @Test func `a bot that is told not to greets nobody`() {
        var configuration = Script.configuration
        configuration.greets = false
        var script = Script(configuration)
        expectEqual(script.start(), ["dial"])
    }

    @Test func `a conversation that goes on says nothing by itself`() {
        var script = Script()
        var memory = RayaMemory()
        memory.sessionID = "c0ffee-1"
        _ = script.take(script.machine.restore(memory, at: script.now))
        expectEqual(script.start(isNew: false), ["dial"])
        expectEqual(script.opened(), ["> ping", #"opened {"configSource":"default","chatSessionId":"c0ffee-1"}"#])
    }

    @Test func `an earlier chat is taken up by its id, without a greeting`() {
        var script = Script()
        expectEqual(script.start(resuming: "old-1"), ["keep", "dial"])
        expectEqual(script.kept?.sessionID, "old-1")
    }

    // MARK: Heartbeat

    @Test func `a ping goes out every 25 seconds and each pong is awaited for 60`() {
        var script = Script.opened()
        expect(script.left(.pong) == nil)
        expectEqual(script.pass(.milliseconds(24_999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["> ping"])
        expectEqual(script.left(.pong), .seconds(60))
        expectEqual(script.pass(.seconds(25)), ["> ping"])
        expectEqual(script.left(.pong), .seconds(35), "the oldest without an answer counts")
        expectEqual(script.received("pong"), [])
        expectEqual(script.pass(.seconds(50)), ["> ping", "> ping"])
    }

    @Test func `without any pong the connection dies at the sixtieth second`() {
        var script = Script()
        _ = script.start()
        _ = script.opened()
        expectEqual(script.pass(.milliseconds(59_999)), ["> ping", "> ping"])
        expectEqual(
            script.pass(.milliseconds(1)),
            [
                "close 4000 Heartbeat timeout", "link down pong_missing", "reconnecting 1", "dial",
            ])
        expect(script.timers.isEmpty)
    }

    @Test func `other frames are no sign of life unless that is configured`() {
        var script = Script()
        _ = script.start()
        _ = script.opened()
        _ = script.received(#"{"type":"info"}"#)
        expectEqual(script.left(.pong), .seconds(60))
        var configuration = Script.configuration
        configuration.anyFrameIsLife = true
        var lenient = Script(configuration)
        _ = lenient.start()
        _ = lenient.opened()
        _ = lenient.received(#"{"type":"info"}"#)
        expect(lenient.left(.pong) == nil)
        for unreadable in [true, false] {
            var odd = Script(configuration)
            _ = odd.start()
            _ = odd.opened()
            _ = unreadable ? odd.take(odd.machine.unreadable(at: odd.now)) : odd.received("nonsense")
            expect(odd.left(.pong) == nil, "what cannot be read is a frame too")
        }
    }

    @Test func `no ping stands behind a message that goes out in pieces`() {
        var script = Script.opened()
        script.machine.isUploading = true
        expectEqual(script.pass(.seconds(50)), [])
        script.machine.isUploading = false
        expectEqual(script.pass(.seconds(25)), ["> ping"])
    }

    // MARK: Reconnection

    @Test func `with another provider standing by a first attempt that fails is the only one`() {
        var script = Script()
        _ = script.start()
        let steps = script.ended(.refused(status: nil, reason: "no", isLast: true))
        expect(steps.contains { $0.contains("failed") } && !steps.contains { $0.contains("reconnecting") }, "\(steps)")
        expect(script.left(.reconnect) == nil)
    }

    /// The table of section 12: `n`, and between which seconds the pause lies.
    static let pauses: [(n: Int, from: Int, to: Int)] = [
        (0, 1000, 2000), (1, 2000, 3000), (2, 4000, 5000), (3, 8000, 9000), (4, 16_000, 17_000), (5, 30_000, 30_000),
        (6, 30_000, 30_000), (40, 30_000, 30_000), (98, 30_000, 30_000),
    ]

    @Test(arguments: [UInt64(1), 2, 3, 4, 5]) func `pauses grow as the table says, chance included`(_ seed: UInt64) {
        var script = Script(seed: seed)
        _ = script.start()
        var pauses: [Duration] = []
        for _ in 0..<99 {
            _ = script.ended(.refused(status: nil, reason: "no"))
            let pause = script.left(.reconnect) ?? .zero
            pauses.append(pause)
            expectEqual(script.pass(pause), ["dial"])
        }
        for (n, from, to) in Self.pauses {
            expect(pauses[n] >= .milliseconds(from) && pauses[n] <= .milliseconds(to), "\(n): \(pauses[n])")
        }
    }

    @Test func `chance spreads the pauses`() {
        let pauses = (0..<50).map { seed -> Duration in
            var script = Script(seed: UInt64(seed))
            _ = script.start()
            _ = script.ended(.lost(reason: "no"))
            return script.left(.reconnect) ?? .zero
        }
        expect(Set(pauses).count > 25)
    }

    @Test func `after a hundred failed attempts it gives up`() {
        var script = Script()
        _ = script.start()
        for attempt in 1...100 {
            expectEqual(script.ended(.lost(reason: "no")), ["reconnecting \(attempt)"])
            expectEqual(script.pass(.seconds(30)), ["dial"])
        }
        expectEqual(script.ended(.lost(reason: "no")), ["failed provider_unavailable reconnect_exhausted", "finish"])
        expect(script.timers.isEmpty)
    }

    @Test func `a link that is lost is dialled at once, then after pauses by chance`() {
        var script = Script.opened()
        expectEqual(script.ended(.lost(reason: "no")), ["link down connection_lost", "reconnecting 1", "dial"])
        expectEqual(script.ended(.refused(status: 503, reason: "no")), ["reconnecting 2"])
        expect((script.left(.reconnect) ?? .seconds(9)) <= .seconds(2))
        expectEqual(script.pass(.seconds(2)), ["dial"])
        expectEqual(script.opened(), ["> ping", "link up -", #"opened {"configSource":"default"}"#, "gap 2000 false"])
        _ = script.received("pong")
        expectEqual(script.ended(.lost(reason: "no")), ["link down connection_lost", "reconnecting 1"])
        expect((script.left(.reconnect) ?? .seconds(9)) <= .seconds(4), "a word alone makes nobody faster")
        _ = script.pass(.seconds(4))
        _ = script.opened()
        _ = script.received("pong")
        _ = script.pass(.seconds(30))
        expectEqual(script.ended(.lost(reason: "no")).suffix(2), ["reconnecting 1", "dial"])
    }

    /// The table of close codes in section 12.
    @Test(arguments: [UInt16(1000), 1001, 1005, 1008, 1011, 1012, 4000, 4401, 4403, 4999])
    func `whatever code a server closes with that has spoken, it is dialled again`(_ code: UInt16) {
        var script = Script.opened()
        expectEqual(script.ended(.closed(code: code)), ["link down connection_lost", "reconnecting 1", "dial"])
        expectEqual(script.ended(.closed(code: code)), ["reconnecting 2"])
        var resumed = Script()
        _ = resumed.start(isNew: false)
        _ = resumed.opened()
        expectEqual(resumed.ended(.closed(code: code)).last, "dial")
    }

    @Test(arguments: [
        (UInt16(1000), false), (1001, false), (1011, false), (1012, false), (1008, true), (4401, true), (4403, true),
    ])
    func `a server that says nothing and closes may have refused the token`(_ code: UInt16, _ isRefusal: Bool) {
        var script = Script()
        _ = script.start()
        _ = script.opened()
        let words = script.ended(.closed(code: code))
        expectEqual(words.contains("failed provider_auth_failed token_refused"), isRefusal)
        expectEqual(words.last, isRefusal ? "finish" : "dial")
    }

    @Test(arguments: [301, 400, 401, 403, 404, 408, 410, 429, 500, 503, nil] as [Int?])
    func `whatever a redial is answered, a conversation that was open outlasts it`(_ status: Int?) {
        var scripts = [Script.opened(), Script()]
        _ = scripts[0].ended(.lost(reason: "no"))
        _ = scripts[1].start(isNew: false)
        for var script in scripts {
            var dials = 0
            while script.now.instant < Instant(nanoseconds: 901_000_000_000) {
                let words = script.ended(.refused(status: status, reason: "no"))
                expect(words.last?.hasPrefix("reconnecting") == true || words.last == "dial", "\(words)")
                guard script.machine.phase == .waiting else { continue }
                expect((script.left(.reconnect) ?? .seconds(99)) <= .seconds(20))
                dials += script.pass(min(.seconds(20), script.left(.reconnect) ?? .zero)).count
            }
            expect((45...400).contains(dials), "\(dials)")
            let last = script.ended(.refused(status: status, reason: "no"))
            expectEqual(last.last, "finish")
            expectEqual(last.first?.hasPrefix("failed"), true)
            expect(script.timers.isEmpty)
        }
    }

    @Test func `a token that cannot be read kills no conversation that was open`() {
        let failure = ProviderFailure(.authentication, "No token.", code: "token_missing")
        var new = Script()
        _ = new.start()
        expectEqual(new.take(new.machine.cannotDial(failure, at: new.now)).last, "finish")
        var open = Script.opened()
        _ = open.ended(.lost(reason: "no"))
        expectEqual(open.take(open.machine.cannotDial(failure, at: open.now)), ["reconnecting 2"])
        _ = open.pass(.seconds(2))
        expect(open.opened().contains("link up -"))
    }

    @Test func `a server that accepts and closes is dialled ever more slowly, and not for ever`() {
        var script = Script.opened()
        var dials: [Instant] = []
        var words = script.ended(.lost(reason: "no"))
        while words.last != "finish" {
            if script.machine.phase == .waiting { words = script.pass(script.left(.reconnect) ?? .zero) }
            dials.append(script.now.instant)
            _ = script.opened()
            words = script.ended(.closed(code: 1011))
        }
        expect(words.contains("failed provider_unavailable reconnect_exhausted"))
        expect(dials.count < 200, "\(dials.count) in a quarter of an hour")
    }

    @Test func `a message that waits cuts the pause short, once`() {
        var script = Script.opened()
        expectEqual(script.take(script.machine.hurry(at: script.now)), [], "it is open")
        _ = script.ended(.lost(reason: "no"))
        for _ in 0..<8 {
            _ = script.ended(.refused(status: 503, reason: "no"))
            if script.machine.phase == .waiting, script.left(.reconnect) ?? .zero < .seconds(5) {
                _ = script.pass(script.left(.reconnect) ?? .zero)
            }
        }
        while (script.left(.reconnect) ?? .zero) < .seconds(5) {
            _ = script.pass(script.left(.reconnect) ?? .zero)
            _ = script.ended(.refused(status: 503, reason: "no"))
        }
        _ = script.take(script.machine.hurry(at: script.now))
        expectEqual(script.left(.reconnect), .seconds(1), "a second behind the last attempt")
        _ = script.pass(.milliseconds(500))
        _ = script.take(script.machine.hurry(at: script.now))
        expectEqual(script.left(.reconnect), .milliseconds(500))
        expectEqual(script.pass(.milliseconds(500)), ["dial"])
        _ = script.ended(.refused(status: 503, retryAfter: .seconds(60), reason: "no"))
        expect((script.left(.reconnect) ?? .zero) >= .seconds(60))
        _ = script.take(script.machine.hurry(at: script.now))
        expect((script.left(.reconnect) ?? .zero) >= .seconds(60), "what the vendor asks for is kept")
    }

    @Test(arguments: [
        (401, "failed provider_auth_failed token_refused"), (403, "failed provider_auth_failed token_refused"),
        (404, "failed provider_error handshake_refused"), (410, "failed provider_error handshake_refused"),
        (400, "failed provider_error handshake_refused"), (302, "failed provider_error handshake_refused"),
        (429, "reconnecting 1"), (500, "reconnecting 1"), (503, "reconnecting 1"), (408, "reconnecting 1"),
    ])
    func `a refused handshake is final or not`(_ status: Int, _ word: String) {
        var script = Script()
        _ = script.start()
        let words = script.ended(.refused(status: status, reason: "no"))
        expectEqual(words.first, word)
        expectEqual(words.contains("finish"), word.hasPrefix("failed"))
    }

    @Test func `a server's wish for a longer pause is obeyed within reason`() {
        var script = Script()
        _ = script.start()
        _ = script.ended(.refused(status: 503, retryAfter: .seconds(90), reason: "no"))
        expectEqual(script.left(.reconnect), .seconds(90))
        _ = script.pass(.seconds(90))
        _ = script.ended(.refused(status: 503, retryAfter: .seconds(86_400), reason: "no"))
        expectEqual(script.left(.reconnect), .seconds(300))
    }

    // MARK: Ending

    @Test func `the end is a close with 1000 and nothing after it`() {
        var script = Script.opened()
        _ = script.received(#"{"type":"chunk","text":"half"}"#)
        expectEqual(script.take(script.machine.end()), ["close 1000 ", "finish"])
        expectEqual(script.received(#"{"type":"message","content":"late"}"#), [])
        expectEqual(script.ended(.closed(code: 1000)), [])
        expectEqual(script.take(script.machine.end()), [])
        expectEqual(script.sent(), [])
        expect(script.timers.isEmpty)
    }

    @Test func `what is half said when the connection goes stays half said`() {
        var script = Script.opened()
        _ = script.received(#"{"type":"step","text":"Thinking"}"#)
        _ = script.received(#"{"type":"chunk","text":"half"}"#)
        _ = script.received(#"{"type":"info","text":"wait"}"#)
        expectEqual(
            script.ended(.lost(reason: "no")),
            [
                "aborted", "typing bot false", "typing system false", "link down connection_lost", "reconnecting 1",
                "dial",
            ])
        _ = script.pass(.seconds(2))
        _ = script.opened()
        expectEqual(
            script.response(#""id":"r1","content":"whole""#),
            [
                #"message bot r1 {"type":"text","text":"whole","format":"markdown"}"#
            ], "the answer may still come, without the old pieces")
    }

    @Test func `frames that cannot be read are reported now and then`() {
        var script = Script.opened()
        expectEqual(script.received("nonsense"), ["link degraded malformed_frame"])
        expectEqual(script.received("nonsense"), [])
        expectEqual(script.take(script.machine.unreadable(at: script.now)), [])
        _ = script.pass(.seconds(10))
        expectEqual(script.take(script.machine.unreadable(at: script.now)), ["link degraded malformed_frame"])
    }
}
