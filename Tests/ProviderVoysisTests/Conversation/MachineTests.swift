import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderVoysis

@Suite struct MachineTests {
    static let payload =
        #"{"queryId":"q-1","conversationId":"c-1","text":"red","intent":"newSearch","reply":"Two fit.","#
        + #""context":{"keywords":["red"]}}"#

    // MARK: Texts

    @Test func `a text opens the socket, buys a token, and is answered`() {
        var script = Script()
        script.tokens = [.buy(refresh: "r")]
        expectEqual(script.start(), ["opened"])
        expectEqual(script.ask("red"), ["dial"])
        expectEqual(script.opened(), ["> 1 POST /tokens"])
        expectEqual(
            script.received(Frames.token(1)),
            [
                "fetched app-1",
                #"> 2 POST /queries {"locale":"en-US","queryType":"text","textQuery":{"text":"red"}}"#, "settle 1 sent",
            ])
        expectEqual(
            script.received(Frames.response(2, 201, Frames.result())),
            [
                #"message q-1 {"type":"text","text":"Two fit.","format":"plain"}"#, "native c-1",
                "query completed \(Self.payload)",
            ])
        expectEqual(script.kept, VoysisMemory(context: ["keywords": ["red"]], conversationID: "c-1"))
        expect(script.machine.isIdle)
        expectEqual(Array(script.timers.keys), [.idle])
    }

    @Test func `the next text carries context and conversation`() {
        var script = Script.open()
        _ = script.ask("red")
        _ = script.received(Frames.response(1, 201, Frames.result()))
        expectEqual(
            script.ask("cheaper", ticket: 2),
            [
                #"> 2 POST /queries {"locale":"en-US","queryType":"text","context":{"keywords":["red"]},"#
                    + #""conversationId":"c-1","textQuery":{"text":"cheaper"}}"#, "settle 2 sent",
            ])
    }

    @Test(arguments: [false, true]) func `an answer without a context leaves it, or empties it where that is wanted`(
        _ resets: Bool
    ) {
        var script = Script.open({ $0.resetsContext = resets }, memory: VoysisMemory(context: ["a": 1]))
        _ = script.ask("red")
        _ = script.received(Frames.response(1, 201, #"{"id":"q-1"}"#))
        expectEqual(script.machine.memory.context, resets ? nil : ["a": 1])
    }

    @Test func `texts wait for their turn`() {
        var script = Script.open()
        expectEqual(script.ask("one").count, 2)
        expectEqual(script.ask("two", ticket: 2), [])
        expectEqual(script.rate(), [])
        let after = script.received(Frames.response(1, 201, Frames.result()))
        expectEqual(after.suffix(2).first?.hasPrefix("> 2 POST /queries"), true)
        expectEqual(after.last, "settle 2 sent")
        let last = script.received(Frames.response(2, 201, Frames.result("q-2")))
        expectEqual(last.last, #"> 3 PATCH /queries/q-1/feedback {"rating":5}"#)
        expectEqual(script.received(Frames.response(3, 200, "{}")), ["rated 7 well"])
    }

    @Test func `too many that wait are turned away`() {
        var script = Script.open()
        for ticket in 1...33 { _ = script.ask("x", ticket: ticket) }
        expectEqual(script.ask("x", ticket: 34), ["settle 34 notSent provider_capacity queue_full"])
        expectEqual(script.rate(), ["rated 7 provider_capacity queue_full"])
    }

    static let refusals: [(code: Int, failure: String, closes: Bool)] = [
        (400, "invalid_request provider_rejected", false), (404, "invalid_request provider_rejected", false),
        (415, "invalid_request provider_rejected", false), (422, "invalid_request provider_rejected", false),
        (401, "provider_auth_failed provider_auth_failed", true),
        (403, "provider_auth_failed provider_auth_failed", true),
        (429, "provider_capacity throttled", false), (500, "provider_error internal_server_error", true),
        (503, "provider_error internal_server_error", true),
    ]

    @Test(arguments: refusals) func `each status of a query has its meaning`(
        _ code: Int, _ failure: String, _ closes: Bool
    ) {
        var script = Script.open()
        _ = script.ask("red")
        let words = script.received(Frames.response(1, code, message: "No"))
        expectEqual(
            words, (closes ? ["close 1000"] : []) + ["outbound failed \(failure)", "query failed {} \(failure)"])
        expect(script.machine.isIdle)
        expectEqual(script.machine.link, closes ? .none : .open)
    }

    @Test func `a token that is refused is bought anew, once`() {
        var script = Script.open(tokens: [.ready("old"), .ready("old"), .buy(refresh: "r"), .buy(refresh: "r")])
        _ = script.ask("red")
        expectEqual(script.received(Frames.response(1, 401)), ["reject old", "> 2 POST /tokens"])
        expectEqual(script.received(Frames.token(2, "new")).first, "fetched new")
        let words = script.received(Frames.response(3, 401))
        expectEqual(words.first, "close 1000")
        expectEqual(words.last, "query failed {} provider_auth_failed provider_auth_failed")
    }

    @Test func `an answer without a result is a failure`() {
        for entity in [nil, "null", "7"] {
            var script = Script.open()
            _ = script.ask("red")
            let words = script.received(Frames.response(1, 201, entity))
            expectEqual(
                words, ["outbound failed provider_error no_entity", "query failed {} provider_error no_entity"])
        }
    }

    @Test func `an answer that does not come is not waited for`() {
        var script = Script.open()
        _ = script.ask("red")
        expectEqual(script.pass(.milliseconds(19_999)), [])
        expectEqual(
            script.pass(.milliseconds(1)),
            [
                "close 1000", "outbound failed provider_timeout -", "query failed {} provider_timeout -",
            ])
    }

    @Test func `what has half an emoji in it is no garbage`() throws {
        var script = Script.open()
        _ = script.ask("red")
        let steps = script.machine.received(
            utf8(#"{"type":"notification","notificationType":"mood","entity":{"text":"x\ud83d"}}"#), at: script.now)
        guard case .emit(.message(let message)) = steps.last else {
            Issue.record("\(steps)")
            return
        }
        expectEqual(text(message.content), "{\"type\":\"event\",\"name\":\"mood\",\"data\":{\"text\":\"x\u{FFFD}\"}}")
        try expectEqual(json(text(message.native))["entity"]?["text"], "x\u{FFFD}")
        expectEqual(script.received(Frames.response(1, 201, Frames.result())).last?.hasPrefix("query completed"), true)
    }

    // MARK: The socket

    @Test func `a connection is tried three times, with longer waits`() {
        var script = Script()
        _ = script.start()
        expectEqual(script.ask("red"), ["dial"])
        expectEqual(script.ended(.refused(status: 503, reason: "busy")), [])
        expectEqual(script.pass(.milliseconds(499)), [])
        expectEqual(script.pass(.milliseconds(251)), ["dial"])
        expectEqual(script.ended(.lost(reason: "gone")), [])
        expectEqual(script.pass(.milliseconds(999)), [])
        expectEqual(script.pass(.milliseconds(501)), ["dial"])
        expectEqual(
            script.ended(.refused(status: 503, reason: "busy")),
            [
                "link down connect_failed", "settle 1 notSent provider_unavailable connect_failed",
            ])
        expectEqual(script.ask("red", ticket: 2), ["dial"])
        expectEqual(script.opened().first, "link up -")
    }

    @Test func `a service that wants to be left alone is, for a while by the socket and for longer by the question`() {
        var script = Script()
        _ = script.start()
        expectEqual(script.ask("red"), ["dial"])
        expectEqual(script.ended(.refused(status: 503, retryAfter: .seconds(4), reason: "busy")), [])
        expectEqual(script.pass(.milliseconds(3999)), [])
        expectEqual(script.pass(.milliseconds(251)), ["dial"])
        expectEqual(
            script.ended(.refused(status: 503, retryAfter: .seconds(60), reason: "busy")),
            [
                "link down connect_failed", "settle 1 notSent provider_unavailable connect_failed",
            ])
        expect(script.timers.isEmpty)
    }

    @Test(arguments: [1000, 1001, 1011, 1006]) func `a socket that ends with nothing under way is no news`(
        _ code: UInt16
    ) {
        var script = Script.open()
        expectEqual(script.ended(.closed(code: code)), [])
        expect(script.timers.isEmpty)
        expectEqual(script.ask("red"), ["dial"])
    }

    @Test func `a drop fails the query that is under way, and asks nothing again`() {
        var script = Script.open()
        _ = script.ask("red")
        expectEqual(
            script.ended(.lost(reason: "gone")),
            [
                "outbound failed provider_unavailable provider_disconnected",
                "query failed {} provider_unavailable provider_disconnected",
            ])
        expect(script.machine.isIdle)
    }

    @Test func `a text is asked once more where that is wanted`() {
        var script = Script.open { $0.retriesText = true }
        _ = script.ask("red")
        expectEqual(script.ended(.lost(reason: "gone")), ["dial"])
        expectEqual(script.opened().count, 1)
        expectEqual(script.ended(.lost(reason: "gone")).count, 2)
    }

    @Test func `an idle socket is closed after five minutes`() {
        var script = Script.open()
        expectEqual(script.pass(.milliseconds(299_999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["close 1000"])
    }

    @Test func `pings go out while an answer is awaited, where that is wanted`() {
        var script = Script.open {
            $0.pings = true
            $0.times.query = .seconds(70)
        }
        _ = script.ask("red")
        expectEqual(script.pass(.seconds(60)), ["ping", "ping"])
        _ = script.received(Frames.response(1, 201, Frames.result()))
        expect(script.timers[.ping] == nil)
    }

    @Test func `what cannot be read ends the query and the socket`() {
        for frame in ["{", "7", ""] {
            var script = Script.open()
            _ = script.ask("red")
            expectEqual(
                script.received(frame),
                [
                    "link degraded malformed_frame", "close 1002", "outbound failed provider_error malformed_frame",
                    "query failed {} provider_error malformed_frame",
                ])
        }
    }

    @Test(arguments: [
        #"{"type":"song"}"#, "{}", Frames.response(99, 201, Frames.result()), Frames.notification("vad_stop"),
        Frames.notification("query_complete", Frames.result()),
    ]) func `what belongs to nothing is passed over`(_ frame: String) {
        var script = Script.open()
        _ = script.ask("red")
        expectEqual(script.received(frame), [])
        expectEqual(script.received(Frames.response(1, 201, Frames.result())).count, 3)
    }

    @Test func `a notification that nobody knows is shown and fails nothing`() {
        var script = Script.open()
        _ = script.ask("red")
        let words = script.received(Frames.notification("weather", #"{"sun":1.50}"#))
        expectEqual(words.count, 1)
        expect(words[0].hasPrefix("message event-1700000010000-1 "))
        expect(words[0].hasSuffix(#"{"type":"event","name":"weather","data":{"sun":1.50}}"#))
        expectEqual(script.received(Frames.response(1, 201, Frames.result())).count, 3)
    }

    @Test func `a server error fails the query that is asked, before it is made as after`() {
        for isAudio in [false, true] {
            var script = Script.open()
            _ = isAudio ? script.begin() : script.ask("red")
            expectEqual(
                script.received(Frames.notification("internal_server_error")),
                [
                    "close 1000", "outbound failed provider_error internal_server_error",
                    "query failed {} provider_error internal_server_error",
                ])
        }
        var idle = Script.open()
        expectEqual(idle.received(Frames.notification("internal_server_error")), [])
        _ = idle.rate()
        expectEqual(idle.received(Frames.notification("internal_server_error")), [])
    }

    // MARK: Feedback

    @Test func `feedback fails by itself`() {
        var script = Script.open()
        expectEqual(script.rate(), [#"> 1 PATCH /queries/q-1/feedback {"rating":5}"#])
        expectEqual(script.received(Frames.response(1, 404)), ["rated 7 invalid_request provider_rejected"])
        _ = script.rate()
        expectEqual(script.pass(.seconds(15)), ["close 1000", "rated 7 provider_timeout -"])
    }

    // MARK: The end

    @Test func `the end forgets what was said, a suspension does not`() {
        var script = Script.open(memory: VoysisMemory(conversationID: "c-1"))
        _ = script.ask("red")
        _ = script.ask("blue", ticket: 2)
        _ = script.rate()
        expectEqual(
            script.take(script.machine.end()),
            [
                "settle 2 notSent not_connected session_ended", "rated 7 not_connected session_ended", "close 1000",
                "finish",
            ])
        expectEqual(script.kept, VoysisMemory())
        expectEqual(script.take(script.machine.end()), [])
        var other = Script.open(memory: VoysisMemory(conversationID: "c-1"))
        expectEqual(other.take(other.machine.suspend()), ["close 1000", "finish"])
        expect(other.kept == nil)
    }

    @Test func `a session that goes on waits for its first query`() {
        var script = Script(VoysisConfiguration(url: "wss://h"))
        expectEqual(script.start(isResumed: true), ["opened"])
    }

    // MARK: REST

    @Test func `over REST there is no socket and no word of VAD`() {
        var script = Script.open { $0.transport = .rest }
        expectEqual(
            script.ask("red"),
            [
                #"fetch 1 POST /queries {"locale":"en-US","queryType":"text","textQuery":{"text":"red"}}"#
            ])
        let answer = VoysisAnswer(requestID: "1", status: 201, entity: try? json(Frames.result()))
        let words = script.take(script.machine.answered(answer, at: script.now))
        expectEqual(words.first, "settle 1 sent")
        expectEqual(words.last, "query completed \(Self.payload)")
    }

    @Test func `over REST a lost answer leaves it open whether the text arrived`() {
        for arrived in [true, false] {
            var script = Script.open { $0.transport = .rest }
            _ = script.ask("red")
            let failure = ProviderFailure(.unavailable, "gone", code: "provider_disconnected")
            let words = script.take(
                script.machine.restFailed(1, failure, mayHaveArrived: arrived, at: script.now))
            let outcome = arrived ? "unknown" : "notSent"
            // One that did not arrive is withdrawn, and may be asked again.
            let end = arrived ? ["query failed {} provider_unavailable provider_disconnected"] : []
            expectEqual(words, ["settle 1 \(outcome) provider_unavailable provider_disconnected"] + end)
        }
    }

    @Test func `over REST a text whose request is out when the link is closed may have arrived`() {
        var script = Script.open { $0.transport = .rest }
        _ = script.ask("red")
        _ = script.ask("blue")
        let settled = script.take(script.machine.suspend()).filter { $0.hasPrefix("settle") }
        expectEqual(settled.map { $0.split(separator: " ")[2] }, ["unknown", "notSent"], "\(settled)")
    }

    @Test func `over REST a request that takes too long is given up`() {
        var script = Script.open { $0.transport = .rest }
        _ = script.ask("red")
        expectEqual(
            script.pass(.seconds(20)),
            [
                "abandon(id: 1)", "settle 1 unknown provider_timeout -", "query failed {} provider_timeout -",
            ])
    }
}
