import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// Sockets that do not come to be, or end before anything was asked.
@Suite struct LinkTests {
    private func failing(_ end: SocketEnd, _ script: inout Script) -> [String] {
        var words: [String] = []
        for _ in 0..<3 {
            words = script.ended(end)
            _ = script.pass(.seconds(2))
        }
        return words
    }

    @Test(arguments: [401, 403]) func `a handshake that is refused for want of credentials is named so`(_ status: Int) {
        let end = SocketEnd.refused(status: status, reason: "it answered the handshake with status \(status)")
        var text = Script()
        _ = text.start()
        _ = text.ask("red")
        expectEqual(
            failing(end, &text),
            [
                "link down provider_auth_failed", "settle 1 refused provider_auth_failed provider_auth_failed",
                "query failed {} provider_auth_failed provider_auth_failed",
            ])
        expect(!text.machine.isOver, "the next query finds out whether it still is so")
        var audio = Script()
        _ = audio.start()
        _ = audio.begin()
        expectEqual(
            failing(end, &audio).suffix(2),
            [
                "outbound failed provider_auth_failed provider_auth_failed",
                "query failed {} provider_auth_failed provider_auth_failed",
            ])
        var eager = Script(VoysisConfiguration(url: "wss://h"))
        _ = eager.start()
        expectEqual(failing(end, &eager), ["failed provider_auth_failed provider_auth_failed", "finish"])
    }

    @Test func `with another provider standing by a first connection that fails is the only one`() {
        var configuration = Script.configuration
        configuration.connectsEagerly = true
        var script = Script(configuration)
        expectEqual(script.start(), ["dial"])
        let steps = script.ended(.refused(status: nil, reason: "no", isLast: true))
        expect(steps.contains { $0.hasPrefix("failed provider_unavailable") }, "\(steps)")
        expectEqual(script.pass(.seconds(60)), [])
    }

    @Test func `a handshake that is refused once is tried again, whatever its status`() {
        var script = Script()
        _ = script.start()
        _ = script.ask("red")
        expectEqual(script.ended(.refused(status: 403, reason: "no")), [])
        expectEqual(script.pass(.seconds(1)), ["dial"])
        expectEqual(script.opened().last, "settle 1 sent")
    }

    @Test func `a server that opens and closes before a token is there is not asked for ever`() {
        var script = Script()
        script.tokens = [.buy(refresh: "r")]
        _ = script.start()
        _ = script.ask("red")
        for id in 1...2 {
            expectEqual(script.opened(), ["> \(id) POST /tokens"])
            expectEqual(script.ended(.closed(code: 1001)), ["tokenAbandoned"])
            expectEqual(script.pass(.seconds(2)), ["dial"])
        }
        expectEqual(script.opened(), ["> 3 POST /tokens"])
        expectEqual(
            script.ended(.closed(code: 1001)),
            [
                "tokenAbandoned", "link down connect_failed", "settle 1 notSent provider_unavailable connect_failed",
            ])
        // The next query has all its attempts again.
        expectEqual(script.ask("red", ticket: 2), ["dial"])
        expectEqual(script.ended(.lost(reason: "gone")), [])
    }

    static let tokenRefusals: [(status: Int, closes: Bool)] = [
        (400, false), (404, false), (429, false), (500, true), (503, true),
    ]

    @Test(arguments: tokenRefusals) func `a token that is not given fails the query, and 5xx closes the socket`(
        _ status: Int, _ closes: Bool
    ) {
        var script = Script.open(tokens: [.ready(nil), .buy(refresh: "r")])
        _ = script.ask("red")
        expectEqual(
            script.received(Frames.response(1, status)),
            (closes ? ["close 1000"] : []) + [
                "fetched none", "settle 1 notSent provider_unavailable token_failed",
            ])
        expect(!script.machine.isOver)
        expectEqual(script.machine.link, closes ? .none : .open)
    }

    // MARK: The vendor's words

    private func detail(_ steps: [VoysisStep]) -> String {
        steps.map { step in
            switch step {
            case .tokenFetched(.failure(let failure)): failure.detail
            case .settle(_, .notSent(let failure)), .settle(_, .refused(let failure)): failure.detail
            case .emit(.query(let query)): query.failure?.detail ?? ""
            default: ""
            }
        }.joined()
    }

    @Test func `the vendor's words come on one line, and whole, for whoever shows them`() {
        var script = Script.open()
        _ = script.ask("red")
        let long = #"a\nb "# + String(repeating: "x", count: 500)
        let failed = script.machine.received(utf8(Frames.response(1, 400, message: long)), at: script.now)
        let words = "a b " + String(repeating: "x", count: 500)
        expectEqual(detail(failed), "The service refused: status 400, \(words).")
    }
}
