import JSON
import SimulatorKit
import SimulatorVoysis
import SupportExpectations
import Testing
import WebSocket

@Suite struct VoysisAudioTests {
    @Test func theEndMarkerEndsTheAudio() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        let stub = rig.ask(audioQuery("1", ignoresVAD: true), on: client)
        expectEqual(stub["responseCode"], 201)
        expectEqual(stub["entity"]?["id"], "q-1")
        expectEqual(stub["entity"]?["_links"]?["audio"]?["href"], "/queries/q-1/audio")
        let sound = Sound.saying("show me white shirts") + Sound.loud(100) + Sound.silent(16_000)
        client.send(binary: sound)
        client.send(binary: Sound.marker)
        rig.wait(for: 2, on: client)
        let result = client.frame(1)
        expectEqual(notification(result), "query_complete")
        expect(result["requestId"] == nil)
        expectEqual(result["entity"]?["textQuery"]?["text"], "show me white shirts")
        expectEqual(result["entity"]?["conversationId"], stub["entity"]?["conversationId"])
        let recording = try #require(rig.simulator.recordings.first)
        expectEqual(recording.sound, sound)
        expectEqual(recording.frameLengths, [sound.count, 1])
        expect(recording.isMarked)
        expectEqual(rig.simulator.statistics.violations, 0)
    }

    @Test func silenceAfterSpeechEndsTheAudio() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        _ = rig.ask(audioQuery("1"), on: client)
        client.send(binary: Sound.silent(16_000))
        client.send(binary: Sound.loud(1600))
        client.send(binary: Sound.silent(7_999))
        expectEqual(
            rig.ask(envelope("2", "/tokens", method: "GET"), on: client)["responseCode"], 400, "nothing came before")
        client.send(binary: Sound.silent(1))
        rig.wait(for: 3, on: client)
        rig.wait(for: 4, on: client)
        expectEqual(client.frames(from: 2).compactMap(notification), ["vad_stop", "query_complete"])
        expectEqual(client.frame(-1)["entity"]?["textQuery"]?["text"], "show me red shoes")
    }

    @Test func framesThatWereOnTheirWayAreHarmless() throws {
        let rig = try VoysisRig { $0.thinkingTime = .seconds(5) }
        let client = try rig.connect()
        rig.simulator.add([VoysisFault(.audio(.vadAfter(bytes: 3200)), times: 1)])
        _ = rig.ask(audioQuery("1"), on: client)
        client.send(binary: Sound.saying("red"))
        rig.wait(for: 2, on: client)
        expectEqual(notification(client.frame(1)), "vad_stop")
        client.send(binary: Sound.loud(100))
        client.send(binary: Sound.marker)
        rig.run { rig.simulator.statistics.audioFramesReceived == 3 }
        expectEqual(rig.simulator.statistics.violations, 0)
        rig.advance(by: .milliseconds(1001))
        client.send(binary: Sound.loud(100))
        rig.wait(for: 3, on: client)
        expectEqual(notification(client.frame(2)), "client_error")
        rig.advance(by: .seconds(5))
        rig.wait(for: 4, on: client)
        expectEqual(notification(client.frame(3)), "query_complete")
        expectEqual(rig.simulator.recordings.first?.bytesAfterStop, 400)
    }

    static let broken: [(frames: [[UInt8]], violation: String)] = [
        ([[7]], "oneByte: an audio frame is never one byte long"),
        ([[]], "empty: an empty frame is not sent"),
        ([[1, 2, 3]], "width: a frame holds whole samples"),
        ([[UInt8]("RIFF".utf8)], "header: bare samples have no header, audio/wav has one"),
        ([Sound.silent(80_001), Sound.silent(80_000)], "length: a recording has at most 320000 bytes"),
    ]

    @Test(arguments: broken) func aFrameThatBreaksARuleIsSaid(_ frames: [[UInt8]], _ violation: String) throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        _ = rig.ask(audioQuery("1", ignoresVAD: true), on: client)
        for frame in frames { client.send(binary: frame) }
        rig.wait(for: 2, on: client)
        expectEqual(notification(client.frame(1)), "client_error")
        expectEqual(client.frame(1)["message"]?.stringValue, violation)
        expectEqual(rig.simulator.statistics.violations, 1)
    }

    @Test func nothingFollowsTheMarker() throws {
        let rig = try VoysisRig { $0.thinkingTime = .seconds(1) }
        let client = try rig.connect()
        _ = rig.ask(audioQuery("1"), on: client)
        for frame in [Sound.loud(10), Sound.marker, Sound.marker, Sound.loud(10)] { client.send(binary: frame) }
        rig.wait(for: 3, on: client)
        expectEqual(client.frame(1)["message"], "marker: the end marker comes once")
        expectEqual(client.frame(2)["message"], "afterEnd: nothing follows the end marker")
    }

    @Test func audioWithoutAQueryIsTheClientsMistake() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        client.send(binary: Sound.loud(10))
        rig.wait(for: 1, on: client)
        expectEqual(notification(client.frame(0)), "client_error")
    }

    @Test func oneQueryAtATime() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        _ = rig.ask(audioQuery("1"), on: client)
        expectEqual(rig.ask(textQuery("2", "red"), on: client)["responseMessage"]?.stringValue?.hasPrefix("busy"), true)
    }

    @Test func feedbackIsAnsweredWhileAResultIsAwaited() throws {
        let rig = try VoysisRig { $0.thinkingTime = .seconds(1) }
        let client = try rig.connect()
        rig.simulator.add([VoysisFault(.audio(.vadAfter(bytes: 2)), times: 1)])
        _ = rig.ask(audioQuery("1"), on: client)
        client.send(binary: Sound.loud(10))
        rig.wait(for: 2, on: client)
        let feedback = envelope("2", "/queries/q-1/feedback", #"{"rating":3}"#, method: "PATCH")
        expectEqual(rig.ask(feedback, on: client)["requestId"], "2")
        rig.advance(by: .seconds(1))
        rig.wait(for: 4, on: client)
        expectEqual(notification(client.frame(3)), "query_complete")
    }

    @Test func aCancelledQueryIsNotAnswered() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        _ = rig.ask(audioQuery("1"), on: client)
        client.send(binary: Sound.loud(10))
        _ = rig.ask(envelope("2", "/queries/q-1/cancellation", #"{"cancelReason":"OTHER"}"#), on: client)
        client.send(binary: Sound.loud(10))
        rig.run { rig.simulator.statistics.audioFramesReceived == 2 }
        rig.advance(by: .milliseconds(1001))
        expectEqual(client.texts.count, 2, "it was on its way")
        client.send(binary: Sound.loud(10))
        rig.wait(for: 3, on: client)
        expectEqual(notification(client.frame(2)), "client_error")
        expectEqual(rig.simulator.statistics.audioQueries, 0)
    }

    // MARK: Faults

    static let faults: [(fault: VoysisFault.Audio, notifications: [String])] = [
        (.completeAfter(bytes: 4), ["query_complete"]), (.serverError, ["vad_stop", "internal_server_error"]),
        (.clientError, ["vad_stop", "client_error"]),
        (.strangeNotification, ["vad_stop", "weather_report", "query_complete"]),
        (.noVAD, ["query_complete"]), (.vadAfter(bytes: 4), ["vad_stop", "query_complete"]),
        (.noComplete, ["vad_stop"]),
    ]

    @Test(arguments: faults) func theAudioCanBeAnsweredInManyWays(
        _ fault: VoysisFault.Audio, _ notifications: [String]
    ) throws {
        let rig = try VoysisRig { $0.faults = [VoysisFault(.audio(fault), times: 1)] }
        let client = try rig.connect()
        _ = rig.ask(audioQuery("1"), on: client)
        client.send(binary: Sound.loud(10))
        client.send(binary: Sound.silent(16_000))
        client.send(binary: Sound.marker)
        rig.run { rig.simulator.statistics.audioFramesReceived == 3 }
        rig.wait(for: 1 + notifications.count, on: client)
        expectEqual(client.frames(from: 1).compactMap(notification), notifications)
    }

    @Test func theConnectionCanEndInTheMiddleOfTheAudio() throws {
        let rig = try VoysisRig { $0.faults = [VoysisFault(.audio(.resetAfter(bytes: 10)), times: 1)] }
        let client = try rig.connect()
        _ = rig.ask(audioQuery("1"), on: client)
        client.send(binary: Sound.loud(10))
        rig.run { client.end != nil }
        expectEqual(client.closure?.code, .abnormal)
        rig.simulator.add([VoysisFault(.audio(.close(1000)), times: 1)])
        let other = try rig.connect()
        _ = rig.ask(audioQuery("1"), on: other)
        other.send(binary: Sound.loud(10))
        rig.run { other.closure != nil }
        expectEqual(other.closure?.code, .normal)
    }
}
