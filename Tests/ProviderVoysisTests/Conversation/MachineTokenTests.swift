import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// Tokens that a conversation buys before it asks.
@Suite struct MachineTokenTests {
    @Test(arguments: [401, 403]) func `a refresh token that is refused ends the session`(_ code: Int) {
        var script = Script()
        script.tokens = [.buy(refresh: "r")]
        _ = script.start()
        _ = script.ask("red")
        _ = script.opened()
        expectEqual(
            script.received(Frames.response(1, code)),
            [
                "fetched none", "settle 1 refused provider_auth_failed provider_auth_failed",
                "query failed {} provider_auth_failed provider_auth_failed",
                "failed provider_auth_failed provider_auth_failed", "close 1000", "finish",
            ])
        expectEqual(script.ask("more", ticket: 2), ["settle 2 notSent not_connected session_ended"])
    }

    @Test func `a new session knows at once whether its token is good`() {
        var script = Script(VoysisConfiguration(url: "wss://h"))
        script.tokens = [.buy(refresh: "r")]
        expectEqual(script.start(), ["dial"])
        expectEqual(script.opened(), ["> 1 POST /tokens"])
        expectEqual(
            script.received(Frames.response(1, 401)),
            [
                "fetched none", "failed provider_auth_failed provider_auth_failed", "close 1000", "finish",
            ])
    }

    @Test(arguments: [#"{"token":"t"}"#, #"{"token":"t","expiresAt":"soon"}"#, #"{"token":"","expiresAt":"x"}"#, nil])
    func `a token that cannot be read fails the query and not the session`(_ entity: String?) {
        var script = Script.open(tokens: [.ready(nil), .buy(refresh: "r")])
        _ = script.ask("red")
        let words = script.received(Frames.response(1, 200, entity))
        expectEqual(words, ["fetched none", "settle 1 notSent provider_unavailable token_failed"])
        expect(!script.machine.isOver)
    }

    @Test func `a token that does not come fails the query`() {
        var script = Script.open(tokens: [.ready(nil), .buy(refresh: "r")])
        _ = script.ask("red")
        expectEqual(
            script.pass(.seconds(15)),
            [
                "close 1000", "fetched none", "settle 1 notSent provider_timeout token_timeout",
            ])
    }

    @Test func `a token that another session buys is not waited for for ever`() {
        var script = Script.open()
        script.holdsToken = true
        _ = script.ask("red")
        expectEqual(script.pass(.milliseconds(44_999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["settle 1 notSent provider_timeout token_timeout"])
        expect(script.machine.link == .open && script.machine.isIdle)
    }

    @Test func `over REST a purchase that nobody waits for any more is given up with its session`() {
        var script = Script.open({ $0.transport = .rest }, tokens: [.ready(nil), .buy(refresh: "r")])
        expectEqual(script.ask("red").last?.hasPrefix("fetch 1 POST /tokens"), true)
        let words = script.take(script.machine.end())
        expect(words.contains("abandon(id: 1)") && words.contains("tokenAbandoned"), "\(words)")
    }

    @Test func `who does not want the token any more lets others buy it`() {
        var script = Script.open()
        script.holdsToken = true
        _ = script.begin()
        _ = script.cancel()
        expectEqual(script.take(script.machine.token(.buy(refresh: "r"), at: script.now)), ["tokenAbandoned"])
    }
}
