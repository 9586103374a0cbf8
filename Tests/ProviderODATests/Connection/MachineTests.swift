import Configuration
import Domain
import JSON
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderODA

@Suite struct MachineTests {
    static var secured: ODAConfiguration {
        var configuration = Script.configuration
        configuration.channelSecret = Secret(literal: "s")
        return configuration
    }

    @Test func `an open channel is open when its socket is`() {
        var script = Script()
        expectEqual(script.start(), ["dial"])
        expectEqual(script.start(), [])
        expectEqual(script.opened(), ["opened"])
        expect(script.machine.isOpen)
    }

    @Test func `token, profile and hidden message go first and once`() {
        var script = Script(Self.secured, introduction: [utf8("profile"), utf8("hidden")], speaks: true)
        expectEqual(script.start(), ["dial"])
        expectEqual(script.opened(), ["authenticate", "opened", "> profile", "> hidden", "typing bot true"])
        expectEqual(
            script.ended(.lost(reason: "x")),
            ["typing bot false", "link down connection_lost", "reconnecting 1", "dial"])
        expectEqual(script.pass(.seconds(5)), [])
        expectEqual(script.opened(), ["authenticate", "link up -", "opened", "gap 5000 false"])
    }

    @Test func `a token in the handshake needs no frame`() {
        var configuration = Self.secured
        configuration.authPlacement = .header
        var script = Script(configuration)
        _ = script.start()
        expectEqual(script.opened(), ["opened"])
    }

    // MARK: Keepalive

    @Test func `a ping goes out every thirty seconds and its answer is awaited for ten`() {
        var script = Script.opened()
        for _ in 0..<3 {
            expectEqual(script.pass(.seconds(30)), [#"> {"state":{"type":"ping"}}"#])
            expectEqual(script.received(#"{"state":{"type":"pong"}}"#), [])
        }
        expectEqual(script.pass(.seconds(30)).count, 1)
        expectEqual(script.pass(.milliseconds(9999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["abort", "link down pong_missing", "reconnecting 1", "dial"])
        expectEqual(script.opened(), ["link up -", "opened", "gap 0 false"])
    }

    @Test func `no other frame counts as a pong`() {
        var script = Script.opened()
        _ = script.pass(.seconds(30))
        _ = script.skill(#"{"type":"text","text":"x"}"#)
        _ = script.received(#"{"state":{"type":"later"}}"#)
        expectEqual(script.pass(.seconds(10)).first, "abort")
    }

    @Test func `a wait for a pong is not prolonged by further pings`() {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(4)
        var script = Script.opened(configuration)
        expectEqual(script.pass(.seconds(13)).filter { $0.hasPrefix(">") }.count, 3)
        expect(script.pass(.seconds(1)).contains("abort"))
    }

    // MARK: Refusal

    @Test(arguments: [UInt16(1000), 1005, 1008, 4401])
    func `a close right after the token is a refusal`(code: UInt16) {
        var script = Script.opened(Self.secured)
        _ = script.pass(.milliseconds(9999))
        expectEqual(script.ended(.closed(code: code)), ["failed provider_auth_failed AuthExpiredToken", "finish"])
        expectEqual(script.pass(.seconds(100)), [])
    }

    @Test func `a close is an ordinary loss later, after a frame, without a code, or on an open channel`() {
        var late = Script.opened(Self.secured)
        _ = late.pass(.seconds(10))
        expect(late.ended(.closed(code: 1008)).contains("reconnecting 1"))
        var heard = Script.opened(Self.secured)
        _ = heard.received("not even JSON")
        expect(heard.ended(.closed(code: 1008)).contains("reconnecting 1"))
        var cut = Script.opened(Self.secured)
        expect(cut.ended(.lost(reason: "reset")).contains("reconnecting 1"))
        var abnormal = Script.opened(Self.secured)
        expect(abnormal.ended(.closed(code: 1006)).contains("reconnecting 1"))
        var open = Script.opened()
        expect(open.ended(.closed(code: 1008)).contains("reconnecting 1"))
    }

    @Test func `a close after a word of the user's is an ordinary loss, after the introduction a refusal`() {
        var spoke = Script.opened(Self.secured)
        _ = spoke.sent()
        expect(spoke.ended(.closed(code: 1011)).contains("reconnecting 1"))
        // Words said over another connection do not count for the next one.
        _ = spoke.pass(.seconds(5))
        _ = spoke.opened()
        expectEqual(spoke.ended(.closed(code: 1008)).first, "failed provider_auth_failed AuthExpiredToken")
        var described = Script.opened(Self.secured)
        _ = described.take(described.machine.profileChanged(utf8("profile")))
        expect(described.ended(.closed(code: 1011)).contains("reconnecting 1"))
        var introduced = Script(Self.secured, introduction: [utf8("profile"), utf8("hidden")], speaks: true)
        _ = introduced.start()
        _ = introduced.opened()
        expect(introduced.ended(.closed(code: 1008)).contains("failed provider_auth_failed AuthExpiredToken"))
    }

    @Test(arguments: [401, 403])
    func `a handshake that is refused is a refusal`(status: Int) {
        var script = Script(Self.secured)
        _ = script.start()
        expectEqual(
            script.ended(.refused(status: status, reason: "no")),
            ["failed provider_auth_failed AuthExpiredToken", "finish"])
        var open = Script()
        _ = open.start()
        expectEqual(
            open.ended(.refused(status: status, reason: "no")), ["failed provider_auth_failed AuthNoToken", "finish"])
    }

    @Test func `without a token there is no connection`() {
        var script = Script(Self.secured)
        _ = script.start()
        let steps = script.take(
            script.machine.tokenFailed(
                ProviderFailure(.authentication, "no secret", code: "AuthNoToken"), at: script.now))
        expectEqual(steps, ["failed provider_auth_failed AuthNoToken", "finish"])
    }

    @Test func `a secret that is just being replaced ends no conversation`() {
        let failure = ProviderFailure(.authentication, "no secret", code: "AuthNoToken")
        var script = Script.opened(Self.secured)
        _ = script.ended(.lost(reason: "x"))
        expectEqual(script.take(script.machine.tokenFailed(failure, at: script.now)), ["reconnecting 2"])
        expectEqual(script.pass(.seconds(10)), ["dial"])
    }

    // MARK: Refresh

    @Test func `a connection is replaced after fifty minutes and nobody hears of it`() {
        var configuration = Self.secured
        configuration.times.ping = .seconds(10_000)
        var script = Script(configuration, introduction: [utf8("profile")])
        _ = script.start()
        _ = script.opened()
        expectEqual(script.pass(.seconds(2999)), [])
        expectEqual(script.pass(.seconds(1)), ["dialBeside"])
        expect(script.machine.isOpen)
        expectEqual(script.skill(#"{"type":"text","text":"meanwhile"}"#, id: "m0").count, 1)
        expectEqual(script.take(script.machine.besideOpened(at: script.now)), ["adopt", "authenticate"])
        // Messages that both connections bring count once.
        expectEqual(script.skill(#"{"type":"text","text":"late"}"#, id: "m1").count, 1)
        expectEqual(script.skill(#"{"type":"text","text":"late"}"#, id: "m1"), [])
        expectEqual(script.pass(.seconds(3000)), ["dialBeside"])
    }

    @Test func `a refresh waits for the end of the turn, with patience`() {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(10_000)
        configuration.times.working = .seconds(10_000)
        var script = Script.opened(configuration)
        _ = script.pass(.milliseconds(2_999_500))
        _ = script.sent()
        expectEqual(script.pass(.seconds(10)), [])
        _ = script.skill(#"{"type":"text","text":"x"}"#)
        expectEqual(script.pass(.seconds(1)), ["dialBeside"])
        expectEqual(script.take(script.machine.besideOpened(at: script.now)), ["adopt"])
        expectEqual(script.sent(), ["typing bot true"])
        expectEqual(script.pass(.seconds(3059)), [])
        expectEqual(script.pass(.seconds(1)), ["dialBeside"])
    }

    @Test func `a refresh that fails costs nothing, and is tried again`() {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(10_000)
        var script = Script.opened(configuration)
        expectEqual(script.pass(.seconds(3000)), ["dialBeside"])
        for _ in 1...3 {
            expectEqual(script.take(script.machine.besideEnded()), [])
            expect(script.machine.isOpen)
            expectEqual(script.pass(.seconds(60)), ["dialBeside"])
        }
        expectEqual(script.take(script.machine.besideOpened(at: script.now)), ["adopt"])
    }

    @Test func `a connection that is lost while it is replaced is dialled again`() {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(10_000)
        var script = Script.opened(configuration)
        _ = script.pass(.seconds(3000))
        expectEqual(
            script.ended(.closed(code: 1001)), ["link down connection_lost", "dropBeside", "reconnecting 1", "dial"])
        expectEqual(script.take(script.machine.besideOpened(at: script.now)), ["dropBeside"])
        expectEqual(script.opened(), ["link up -", "opened", "gap 0 false"])
    }

    @Test func `a connection that falls silent while it is replaced is dialled again`() {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(2995)
        var script = Script.opened(configuration)
        expectEqual(script.pass(.seconds(3000)).last, "dialBeside")
        expectEqual(
            script.pass(.seconds(5)),
            [
                "abort", "link down pong_missing", "dropBeside", "reconnecting 1", "dial",
            ])
    }

    // MARK: The end

    @Test func `an end says goodbye and waits for the answer`() {
        var script = Script.opened()
        expectEqual(
            script.take(script.machine.end()),
            [
                #"> {"messagePayload":{"type":"closeSession"},"userId":"guest-42","sdkMetadata":{"version":"1.0"}}"#
            ])
        expectEqual(script.take(script.machine.end()), [])
        expect(!script.machine.isOpen)
        expectEqual(script.pass(.milliseconds(9999)), [])
        expectEqual(script.skill(#"{"type":"sessionClosed"}"#), ["close", "finish"])
        expectEqual(script.skill(#"{"type":"sessionClosed"}"#), [])
    }

    @Test func `an end that gets no answer is over after ten seconds, or with the connection`() {
        var script = Script.opened()
        _ = script.take(script.machine.end())
        expectEqual(script.pass(.seconds(10)), ["close", "finish"])
        var lost = Script.opened()
        _ = lost.take(lost.machine.end())
        expectEqual(lost.ended(.lost(reason: "x")), ["finish"])
    }

    @Test func `an end without a connection is over at once`() {
        var idle = Script()
        expectEqual(idle.take(idle.machine.end()), ["close", "finish"])
        var waiting = Script.opened()
        _ = waiting.ended(.lost(reason: "x"))
        expectEqual(waiting.take(waiting.machine.end()), ["close", "finish"])
        expectEqual(waiting.pass(.seconds(60)), [])
    }

    @Test func `a session that the server closes ends once`() {
        var script = Script.opened()
        expectEqual(script.skill(#"{"type":"sessionClosed"}"#), ["ended session_closed system", "close", "finish"])
        expectEqual(script.skill(#"{"type":"sessionClosed"}"#), [])
        expectEqual(script.take(script.machine.end()), [])
        expectEqual(script.ended(.closed(code: 1000)), [])
    }

    @Test func `a suspended link closes politely and tells the vendor nothing`() {
        var script = Script.opened()
        expectEqual(script.take(script.machine.suspend()), ["close", "finish"])
        expectEqual(script.take(script.machine.suspend()), [])
    }

    // MARK: Profile

    @Test func `a change of the profile waits for the connection`() {
        var script = Script.opened()
        expectEqual(script.take(script.machine.profileChanged(utf8("one"))), ["> one"])
        _ = script.ended(.lost(reason: "x"))
        expectEqual(script.take(script.machine.profileChanged(utf8("two"))), [])
        _ = script.pass(.seconds(5))
        expectEqual(script.opened().last, "> two")
    }

    // MARK: Frames nobody understands

    @Test func `a frame that cannot be read is counted and reported, and the connection stays`() {
        var script = Script.opened()
        expectEqual(script.received("oops"), ["link degraded malformed_frame"])
        expectEqual(script.received("{]"), [])
        expectEqual(script.machine.malformedCount, 2)
        _ = script.pass(.seconds(10))
        expectEqual(script.received(""), ["link degraded malformed_frame"])
        expect(script.machine.isOpen)
    }

    @Test(arguments: [
        #"{"weather":"fine","n":1.0}"#, #"{"messagePayload":"x","source":"BOT"}"#, #"{"endOfTurn":true}"#, "{}",
        #"{"profile":{"givenName":"Ada"}}"#, "[1,{}]", "7", #""hello""#, "null", #"{"suggestions":{"later":1}}"#,
        #"{"text":["a"]}"#,
    ])
    func `a frame of no family is shown as unsupported, with all it has`(frame: String) {
        var script = Script.opened()
        let steps = script.machine.received(utf8(frame), at: script.now)
        guard case .emit(.message(let message)) = steps.first, steps.count == 1 else {
            Issue.record("\(steps)")
            return
        }
        expectEqual(text(message.content), "{\"type\":\"unsupported\",\"native\":\(frame)}")
        expectEqual(text(message.native), frame)
        expectEqual(message.vendorID?.hasPrefix("sha256:"), true)
    }

    @Test func `suggestions are for who asked, and control frames of no known type leave a line in the log`() {
        var script = Script.opened()
        expectEqual(script.received(#"{"suggestions":["pizza",7,null]}"#), [#"suggested(["pizza", "7"])"#])
        expectEqual(script.received(#"{"state":{"type":"token"}}"#), ["note a control frame of no known type came in"])
    }
}
