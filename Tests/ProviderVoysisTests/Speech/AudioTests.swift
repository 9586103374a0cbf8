import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// Audio queries through the machine, in virtual time.
@Suite struct AudioTests {
    private static let create =
        #"{"locale":"en-US","queryType":"audio","audioQuery":{"mimeType":"audio/pcm;encoding=signed-int;rate=16000;"#
        + #"bits=16;channels=1;big-endian=false"}}"#

    /// A machine that streams: the query is made.
    private func streaming(_ change: (inout VoysisConfiguration) -> Void = { _ in }) -> Script {
        var script = Script.open(change)
        _ = script.begin()
        _ = script.received(Frames.response(1, 201, Frames.stub))
        return script
    }

    private func complete(_ id: String = "q-1") -> String {
        Frames.notification("query_complete", Frames.result(id))
    }

    @Test func `sound that is there before the query waits, and goes out in order`() {
        var script = Script()
        _ = script.start()
        expectEqual(script.begin(), ["query recordingStarted {}", "dial"])
        expectEqual(script.append(Sound.samples(3000)), [])
        expectEqual(script.opened(), ["> 1 POST /queries \(Self.create)"])
        expectEqual(script.append(Sound.samples(10)), [])
        expectEqual(
            script.received(Frames.response(1, 201, Frames.stub)),
            [
                "native c-1", #"query created {"queryId":"q-1","conversationId":"c-1","queryType":"audio"}"#,
                "sound 4096", "sound 1924",
            ])
        expectEqual(Array(script.sound.joined()), Sound.samples(3000) + Sound.samples(10))
        expectEqual(script.append(Sound.samples(5)), ["sound 10"])
    }

    @Test func `the caller's end is the marker, once and last`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        expectEqual(script.finish(), [#"query recordingFinished {"reason":"manual"}"#, "sound 1", "outbound sent"])
        expectEqual(script.sound, [Sound.samples(10), [4]])
        expectEqual(script.finish(), [])
        expectEqual(script.append(Sound.samples(10)), ["enough"])
        _ = script.pass(.milliseconds(500))
        let words = script.received(complete())
        expectEqual(words[0], "outbound red")
        expect(words[1].hasPrefix("message q-1 "))
        expectEqual(words[2], "native c-1")
        expect(words[3].hasSuffix(#""durations":{"userStop":0,"complete":500}}"#), "\(words)")
        expectEqual(words.count, 4)
    }

    @Test func `an end before the query is made follows the sound`() {
        var script = Script.open()
        _ = script.begin()
        _ = script.append(Sound.samples(10))
        expectEqual(script.finish(), [#"query recordingFinished {"reason":"manual"}"#])
        let words = script.received(Frames.response(1, 201, Frames.stub))
        expectEqual(words.suffix(3), ["sound 20", "sound 1", "outbound sent"])
    }

    @Test func `vad_stop ends the sound without a marker`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        _ = script.pass(.seconds(2))
        expectEqual(
            script.received(Frames.notification("vad_stop")),
            [
                #"query recordingFinished {"reason":"vad"}"#, "outbound sent",
            ])
        expectEqual(script.append(Sound.samples(10)), ["enough"])
        expectEqual(script.finish(), [])
        expectEqual(script.received(Frames.notification("vad_stop")), [])
        _ = script.pass(.seconds(1))
        expectEqual(script.received(complete()).last?.hasSuffix(#""durations":{"vad":2000,"complete":3000}}"#), true)
        expectEqual(script.sound, [Sound.samples(10)])
    }

    @Test func `a result may come without vad_stop and before the end`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        let words = script.received(complete())
        expectEqual(words.first, #"query recordingFinished {"reason":"vad"}"#)
        expectEqual(words.last?.hasPrefix("query completed "), true)
        expectEqual(script.append(Sound.samples(10)), ["enough"])
        expect(script.machine.isIdle)
    }

    @Test func `the limit ends live sound`() {
        var script = streaming { $0.recordingSecondsMax = 1 }
        _ = script.append(Sound.samples(15_999))
        let words = script.append(Sound.samples(10))
        expectEqual(
            words, [#"query recordingFinished {"reason":"limit"}"#, "sound 2", "sound 1", "outbound sent", "enough"])
        expectEqual(script.sound.dropLast().reduce(0) { $0 + $1.count }, 32_000)
    }

    @Test func `a recording at hand is one query, without VAD`() throws {
        var script = Script.open()
        _ = script.begin("audio/wav", isLive: false)
        let file = SoundTests.wav(Sound.samples(10))
        expectEqual(script.append(Array(file[..<20])), [])
        expectEqual(script.append(Array(file[20...])), [])
        var steps: [VoysisStep] = []
        steps = try script.machine.finishAudio(at: script.now)
        let words = script.take(steps)
        expectEqual(words, [#"query recordingFinished {"reason":"manual"}"#, "> 1 POST /queries \(Self.create)"])
        let sent = script.received(Frames.response(1, 201, Frames.stub))
        expectEqual(sent.suffix(3), ["sound 20", "sound 1", "outbound sent"])
    }

    @Test func `a recording that is too long is refused before anything is asked`() {
        var script = Script.open { $0.recordingSecondsMax = 1 }
        _ = script.begin(isLive: false)
        expectEqual(
            script.append(Sound.samples(16_001)),
            [
                "outbound failed invalid_request audio_too_long", "query failed {} invalid_request audio_too_long",
                "threw audio_too_long",
            ])
        expect(script.machine.isIdle)
        var other = Script.open {
            $0.recordingSecondsMax = 1
            $0.oversize = .truncate
        }
        _ = other.begin(isLive: false)
        expectEqual(other.append(Sound.samples(16_001)).last, "enough")
        _ = other.received(Frames.response(1, 201, Frames.stub))
        expectEqual(other.received(complete()).last?.hasSuffix(#""truncated":true}"#), true)
    }

    @Test func `one query at a time`() {
        var script = Script.open()
        _ = script.begin()
        expectEqual(script.begin(), ["threw query_in_progress"])
        var other = Script.open()
        _ = other.ask("red")
        expectEqual(other.begin(), ["threw query_in_progress"])
        expectEqual(other.begin("audio/mp3"), ["threw query_in_progress"])
        _ = other.received(Frames.response(1, 201, Frames.result()))
        expectEqual(other.begin("audio/mp3"), ["threw unsupported_media"])
        expectEqual(other.begin().first, "query recordingStarted {}")
    }

    @Test func `a text waits for the end of the speech`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        expectEqual(script.ask("red"), [])
        _ = script.finish()
        expectEqual(script.received(complete()).last, "settle 1 sent")
    }

    @Test func `a query that is refused sends no sound`() {
        var script = Script.open()
        _ = script.begin()
        _ = script.append(Sound.samples(10))
        expectEqual(
            script.received(Frames.response(1, 415)),
            [
                "outbound failed invalid_request provider_rejected",
                "query failed {} invalid_request provider_rejected",
            ])
        expectEqual(script.append(Sound.samples(10)), ["enough"])
        expect(script.sound.isEmpty)
    }

    @Test func `a refused token is bought anew, and the sound is still there`() {
        var script = Script.open(tokens: [.ready("old"), .ready("old"), .ready("new")])
        _ = script.begin()
        _ = script.append(Sound.samples(10))
        expectEqual(script.received(Frames.response(1, 401)), ["reject old", "> 2 POST /queries \(Self.create)"])
        expectEqual(script.received(Frames.response(2, 201, Frames.stub)).last, "sound 20")
    }

    // MARK: Failures

    @Test func `a server error and a client error are told apart from each other and from garbage`() {
        for (type, code) in [("internal_server_error", "internal_server_error"), ("client_error", "client_error")] {
            var script = streaming()
            let frame = #"{"type":"notification","notificationType":"\#(type)","message":"no\ngood Bearer app-1"}"#
            let words = script.received(frame).filter { !$0.hasPrefix("warn") }
            expectEqual(
                words,
                [
                    "close 1000", "outbound failed provider_error \(code)", "query failed {} provider_error \(code)",
                ])
        }
    }

    @Test func `a result without an entity is a failure`() {
        var script = streaming()
        expectEqual(
            script.received(Frames.notification("query_complete")).last, "query failed {} provider_error no_entity")
    }

    @Test func `the result of another query is not taken`() {
        var script = streaming()
        expectEqual(script.received(complete("q-0")), [])
        expectEqual(script.received(complete()).last?.hasPrefix("query completed"), true)
    }

    @Test func `a drop fails the query`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        expectEqual(
            script.ended(.closed(code: 1001)),
            [
                "outbound failed provider_unavailable provider_disconnected",
                "query failed {} provider_unavailable provider_disconnected",
            ])
        expectEqual(script.append(Sound.samples(10)), ["enough"])
    }

    // MARK: Times

    @Test func `a query that is not made in 15 seconds is given up`() {
        var script = Script.open()
        _ = script.begin()
        expectEqual(script.pass(.milliseconds(14_999)), [])
        expectEqual(
            script.pass(.milliseconds(1)),
            [
                "close 1000", "outbound failed provider_timeout -", "query failed {} provider_timeout -",
            ])
    }

    @Test func `a result that does not come is reported and given up`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        _ = script.pass(.seconds(3))
        _ = script.finish()
        expectEqual(script.pass(.milliseconds(19_999)), [])
        expectEqual(
            script.pass(.milliseconds(1)),
            [
                #"> 2 POST /queries/q-1/cancellation {"cancelReason":"OTHER","detail":"no answer in time"}"#,
                "close 1000",
                "outbound failed provider_timeout -", "query failed {} provider_timeout -",
            ])
    }

    @Test func `speech that nobody ends is ended, silence is given up`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        expectEqual(script.pass(.milliseconds(19_999)), [])
        expectEqual(
            script.pass(.milliseconds(1)),
            [
                #"query recordingFinished {"reason":"limit"}"#, "sound 1", "outbound sent",
            ])
        var silent = streaming()
        let words = silent.pass(.seconds(20))
        expectEqual(words.last, "query failed {} provider_timeout audio_timeout")
        expect(words.contains("close 1000"))
    }

    @Test func `speech that waits for another operation is bounded as well`() {
        var script = Script.open()
        _ = script.rate()
        expectEqual(script.begin(), ["query recordingStarted {}"])
        _ = script.append(Sound.samples(10))
        _ = script.received(Frames.response(1, 200, "{}"))
        _ = script.received(Frames.response(2, 201, Frames.stub))
        expectEqual(
            script.pass(.seconds(20)),
            [
                #"query recordingFinished {"reason":"limit"}"#, "sound 1", "outbound sent",
            ])
    }

    @Test func `a recording at hand that comes slowly is no silence`() {
        var script = Script.open()
        _ = script.begin(isLive: false)
        _ = script.append(Sound.samples(10))
        expectEqual(script.pass(.seconds(119)), [])
        _ = script.append(Sound.samples(10))
        expectEqual(script.finish().last, "> 1 POST /queries \(Self.create)")
        var endless = Script.open()
        _ = endless.begin(isLive: false)
        _ = endless.append(Sound.samples(10))
        expectEqual(
            endless.pass(.seconds(120)),
            [
                "outbound failed provider_timeout audio_slow", "query failed {} provider_timeout audio_slow",
            ])
    }

    // MARK: Cancelling

    @Test func `speech whose end has been heard goes on without its caller`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        _ = script.received(Frames.notification("vad_stop"))
        expectEqual(script.cancel(isBroken: true), [])
        expectEqual(script.received(complete()).last?.hasPrefix("query completed "), true)
        var ended = Script.open()
        _ = ended.begin()
        _ = ended.append(Sound.samples(10))
        _ = ended.finish()
        expectEqual(ended.cancel(isBroken: true), [])
        expectEqual(ended.received(Frames.response(1, 201, Frames.stub)).last, "outbound sent")
    }

    @Test func `a cancelled query is reported, without a marker, and the socket closed`() {
        var script = streaming()
        _ = script.append(Sound.samples(10))
        expectEqual(
            script.cancel(),
            [
                #"query recordingFinished {"reason":"cancelled"}"#,
                #"> 2 POST /queries/q-1/cancellation {"cancelReason":"OTHER","detail":"The query was cancelled."}"#,
                "close 1000", "outbound failed invalid_request query_cancelled",
                "query failed {} invalid_request query_cancelled",
            ])
        expectEqual(script.sound, [Sound.samples(10)])
        expectEqual(script.cancel(), [])
        expectEqual(script.ask("red"), ["dial"])
    }

    @Test func `sound that breaks off is reported as such`() {
        var script = streaming()
        let words = script.cancel(isBroken: true)
        expect(words.contains { $0.contains(#""cancelReason":"AUDIO_ERROR""#) })
        expectEqual(words.last, "query failed {} invalid_request audio_broken")
    }

    @Test func `a query that has not begun is cancelled without a word to the service`() {
        var script = Script.open()
        script.holdsToken = true
        _ = script.begin()
        expect(!script.cancel().contains { $0.hasPrefix(">") || $0.hasPrefix("close") })
        expectEqual(script.machine.link, .open)
        _ = script.begin("audio/wav")
        expectEqual(script.cancel().last, "query failed {} invalid_request query_cancelled")
        expect(script.machine.isIdle)
    }

    @Test func `the end of the session reports a query that runs`() {
        var script = streaming()
        let words = script.take(script.machine.end())
        expectEqual(words.first?.contains("/queries/q-1/cancellation"), true)
        expectEqual(words.suffix(2), ["close 1000", "finish"])
    }

    // MARK: Further

    @Test func `durations are reported where that is wanted`() {
        var script = streaming { $0.sendsDurations = true }
        _ = script.append(Sound.samples(10))
        _ = script.pass(.seconds(2))
        _ = script.finish()
        expectEqual(
            script.received(complete()).last,
            #"> 2 PATCH /queries/q-1/feedback {"durations":{"userStop":2000,"complete":2000}}"#)
        expectEqual(script.received(Frames.response(2, 500)), ["close 1000"])
        expect(script.machine.isIdle)
    }

    @Test func `over REST live sound is one request in chunks`() throws {
        var script = Script.open { $0.transport = .rest }
        expectEqual(script.begin().last?.hasPrefix("fetch 1 POST /queries "), true)
        _ = script.append(Sound.samples(10))
        let stub = #"{"id":"q-1","_links":{"audio":{"href":"http://h.example.com/queries/q-1/audio"}}}"#
        let answer = VoysisAnswer(requestID: "1", status: 201, entity: try json(stub))
        let words = script.take(script.machine.answered(answer, at: script.now))
        expectEqual(
            words,
            [
                #"query created {"queryId":"q-1"}"#,
                "upload 2 /queries/q-1/audio http://h.example.com/queries/q-1/audio", "piece 20",
            ])
        expect(script.finish().contains("uploadEnd"))
        let result = VoysisAnswer(requestID: "2", status: 200, entity: try json(Frames.result()))
        let after = script.take(script.machine.answered(result, at: script.now))
        expectEqual(after.last?.hasPrefix("query completed "), true)
        expect(script.sound.isEmpty, "no end marker: the end of the body is the end")
    }

    @Test func `over REST a recording is one request`() throws {
        var script = Script.open { $0.transport = .rest }
        _ = script.begin(isLive: false)
        _ = script.append(Sound.samples(10))
        expectEqual(script.finish().last, "fetch 1 POST /queries \(Self.create)")
        let result = VoysisAnswer(requestID: "1", status: 201, entity: try json(Frames.result()))
        let words = script.take(script.machine.answered(result, at: script.now))
        expectEqual(words.first, "outbound sent red")
    }

    @Test func `over REST a cancelled query is given up and reported`() throws {
        var script = Script.open { $0.transport = .rest }
        _ = script.begin()
        let answer = VoysisAnswer(requestID: "1", status: 201, entity: try json(Frames.stub))
        _ = script.take(script.machine.answered(answer, at: script.now))
        _ = script.append(Sound.samples(10))
        _ = script.finish()
        let words = script.cancel()
        expectEqual(words[0], "abandon(id: 2)")
        expect(words[1].hasPrefix("fetch 3 POST /queries/q-1/cancellation "))
    }
}
