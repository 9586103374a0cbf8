import Configuration
import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit
import ProviderRig
import SimulatorKit
import SimulatorVoysis
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// The oddities of the protocol note's section 18, by their numbers.
@Suite struct TrapTests {
    /// The requests of a first text with a token.
    private func requests(_ text: String = "red") throws -> (rig: Rig, first: JSONValue, second: JSONValue) {
        let rig = try Rig(options: ["refreshToken": "refresh-1"])
        rig.open()
        rig.say(text)
        rig.link.open()
        rig.link.say(Frames.token(1))
        return (rig, try json(rig.link.texts[0]), try json(rig.link.texts[1]))
    }

    @Test func `1: authorization is in the headers of the envelope, not in the handshake`() throws {
        // The simulator refuses a handshake with credentials, a subprotocol or a query.
        let setup = try SimulatorTests.Setup()
        setup.open()
        expectEqual(setup.rig.log.words, ["opened"])
        expectEqual(setup.simulator.statistics.handshakesRefused, 0)
        expect(setup.simulator.log[0].text.contains(#""headers":{"Authorization":"Bearer refresh-1""#))
    }

    @Test func `2: the refresh token buys the token on the same socket`() throws {
        let (rig, first, second) = try requests()
        expectEqual(rig.dials, 1)
        expect(first["restUri"] == "/tokens" && first["method"] == "POST" && first["entity"] == nil)
        expectEqual(first["headers"]?["Authorization"], "Bearer refresh-1")
        expectEqual(second["headers"]?["Authorization"], "Bearer app-1")
    }

    @Test(arguments: [true, false]) func `3: the VAD header is a negation and a boolean`(_ hears: Bool) {
        var script = Script.open { $0.hearsEnd = hears }
        let steps =
            (try? script.machine.beginAudio(message(1), contentType: "audio/pcm", isLive: true, at: script.now)) ?? []
        let sent = steps + script.machine.token(.ready(nil), at: script.now)
        let frames = sent.compactMap { if case .write(let frame, _, _) = $0 { text(frame) } else { nil } }
        expectEqual(frames.count, 1)
        expect(frames[0].contains(#""X-Voysis-Ignore-Vad":\#(!hears)"#))
    }

    @Test func `4: client info is JSON in a string`() throws {
        let info = try requests().second["headers"]?["X-Voysis-Client-Info"]?.stringValue
        try expectEqual(json(try #require(info))["sdk"]?["id"], "trunkline")
    }

    @Test func `5: ids of requests are strings and never used twice`() throws {
        let (rig, first, second) = try requests()
        expect(first["requestId"] == "1" && second["requestId"] == "2")
        rig.link.end(.lost(reason: "gone"))
        rig.say("again")
        rig.link.open()
        try expectEqual(json(rig.link.texts[0])["requestId"], "3")
    }

    @Test func `6: a text ends with its response, audio with a notification that names no request`() throws {
        var script = Script.open()
        _ = script.ask("red")
        expectEqual(script.received(Frames.notification("query_complete", Frames.result())), [])
        expectEqual(script.received(Frames.response(1, 201, Frames.result())).last?.hasPrefix("query completed"), true)
        _ = script.begin()
        expect(script.received(Frames.response(2, 201, Frames.stub)).contains { $0.hasPrefix("query created") })
        expectEqual(
            script.received(Frames.notification("query_complete", Frames.result())).last?.hasPrefix("query completed"),
            true)
    }

    @Test func `7: the end marker is one byte of value 4, alone, once, not after vad_stop and not on cancel`() {
        func sound(_ end: (inout Script) -> Void) -> [[UInt8]] {
            var script = Script.open()
            _ = script.begin()
            _ = script.received(Frames.response(1, 201, Frames.stub))
            _ = script.append([4, 4, 4, 4])
            end(&script)
            _ = script.finish()
            return script.sound
        }
        expectEqual(sound { _ in }, [[4, 4, 4, 4], [4]])
        expectEqual(sound { _ = $0.received(Frames.notification("vad_stop")) }, [[4, 4, 4, 4]])
        expectEqual(sound { _ = $0.cancel() }, [[4, 4, 4, 4]])
        expectEqual(sound { _ = $0.finish() }, [[4, 4, 4, 4], [4]])
    }

    @Test func `8: no audio frame is one byte long`() {
        var script = Script.open()
        _ = script.begin()
        _ = script.received(Frames.response(1, 201, Frames.stub))
        for byte in Sound.samples(5) + [4] { _ = script.append([byte]) }
        _ = script.finish()
        expectEqual(script.sound.map(\.count), [2, 2, 2, 2, 2, 1])
    }

    @Test func `9: the whole range of 2xx is success`() {
        for code in [200, 201, 202, 299] {
            var script = Script.open()
            _ = script.ask("red")
            expectEqual(
                script.received(Frames.response(1, code, Frames.result())).last?.hasPrefix("query completed"), true)
            _ = script.rate()
            expectEqual(script.received(Frames.response(2, code)), ["rated 7 well"])
        }
    }

    @Test func `10: feedback is PATCH`() {
        var script = Script.open()
        expectEqual(script.rate(), [#"> 1 PATCH /queries/q-1/feedback {"rating":5}"#])
    }

    @Test func `11: context and conversation are the only memory and live here`() throws {
        let setup = try SimulatorTests.Setup()
        setup.open()
        _ = setup.ask("show me red shoes")
        // The service itself may forget everything.
        setup.simulator.disconnect()
        setup.rig.run { setup.simulator.statistics.connectionsOpen == 0 }
        expectEqual(setup.ask("under ninety euros"), "One fits.")
        expectEqual(setup.simulator.log.last?.text.contains(#""conversationId":"c-1""#), true)
    }

    @Test func `12: entities and context have no types of ours`() throws {
        let context = #"{"attributes":{"color":"red","brand":["a","b"]},"price":{},"n":1.50,"a.b":null}"#
        var script = Script.open()
        _ = script.ask("red")
        _ = script.received(Frames.response(1, 201, #"{"context":\#(context),"entities":[1,"x"]}"#))
        expectEqual(script.ask("more", ticket: 2).first?.contains(#""context":\#(context)"#), true)
    }

    @Test func `13: the key of confidence has a dot in it`() {
        var script = Script.open()
        _ = script.ask("red")
        let words = script.received(Frames.response(1, 201, #"{"confidence":{"textQuery.text":0.83}}"#))
        expectEqual(words.last, #"query completed {"confidence":{"textQuery.text":0.83}}"#)
    }

    @Test(arguments: ["", #","audioUri":null"#, #","audioUri":"https://cdn.example/1.mp3""#])
    func `14: reply and hint are objects whose audio may be missing`(_ audio: String) {
        var script = Script.open { $0.showsHints = true }
        _ = script.ask("red")
        let entity = #"{"id":"q","reply":{"text":"a"\#(audio)},"hint":{"text":"b"\#(audio)}}"#
        let words = script.received(Frames.response(1, 201, entity)).filter { $0.hasPrefix("message") }
        expectEqual(words.count, 2)
        expectEqual(words.allSatisfy { $0.hasSuffix("file=https://cdn.example/1.mp3") }, audio.contains("cdn"))
    }

    @Test func `15: links are relative or absolute, and only plain http is lifted`() throws {
        let address = try VoysisAddress("wss://h")
        expectEqual(address.link("/queries/q/audio")?.description, "https://h/queries/q/audio")
        expectEqual(address.link("http://h/queries/q/audio")?.description, "https://h/queries/q/audio")
        expectEqual(address.link("https://h/queries/q/audio")?.description, "https://h/queries/q/audio")
    }

    @Test func `16: the address comes with and without the socket's path`() throws {
        try expectEqual(VoysisAddress("wss://h"), VoysisAddress("wss://h/websocketapi"))
    }

    @Test func `17: dates without milliseconds or with an offset are read, and 30 seconds are no life`() throws {
        for date in ["2023-11-14T22:14:30Z", "2023-11-15T00:14:30+02:00", "2023-11-14T22:14:30.000Z"] {
            let token = try #require(VoysisToken(["token": "t", "expiresAt": JSONValue(date)]))
            expect(token.isGood(at: 1_700_000_010_000, margin: .seconds(30)))
            expect(!token.isGood(at: 1_700_000_040_000, margin: .seconds(30)))
        }
    }

    @Test func `18: one query at a time`() {
        var script = Script.open()
        _ = script.begin()
        expectEqual(script.ask("red"), [])
        expectEqual(script.begin(), ["threw query_in_progress"])
    }

    @Test func `19: a close of an idle socket is no error`() throws {
        let rig = try Rig()
        rig.open()
        rig.say("red")
        rig.link.open()
        rig.link.say(Frames.response(1, 201, Frames.result()))
        let before = rig.log.words
        rig.link.end(.closed(code: 1001))
        rig.pass(.seconds(600))
        expectEqual(rig.log.words, before)
        expectEqual(rig.dials, 1)
    }

    @Test func `20: audio that is ready before token and query waits in order and within the limit`() {
        var configuration = Script.configuration
        configuration.recordingSecondsMax = 1
        var script = Script(configuration)
        script.tokens = [.buy(refresh: "r")]
        _ = script.start()
        _ = script.begin()
        _ = script.append(Sound.samples(10_000))
        expectEqual(script.append(Sound.samples(10_000)).last, "enough")
        _ = script.opened()
        _ = script.received(Frames.token(1))
        expect(script.sound.isEmpty)
        _ = script.received(Frames.response(2, 201, Frames.stub))
        let all = Array(script.sound.dropLast().joined())
        expectEqual(all, Array((Sound.samples(10_000) + Sound.samples(10_000)).prefix(32_000)))
        expectEqual(script.sound.last, [4])
    }

    @Test func `21: the limit follows rate and width`() {
        var sound = VoysisSound()
        expectEqual(sound.bytesMax(seconds: 10), 320_000)
        sound.rate = 48_000
        sound.isFloat = true
        sound.bits = 32
        expectEqual(sound.bytesMax(seconds: 10), 1_920_000)
    }

    @Test func `22: a query that is refused stops the audio`() {
        var script = Script.open()
        _ = script.begin()
        _ = script.append(Sound.samples(10))
        _ = script.received(Frames.response(1, 400))
        expectEqual(script.append(Sound.samples(10)), ["enough"])
        expect(script.sound.isEmpty)
    }

    @Test func `23: a server's error is no problem of reading`() {
        var script = Script.open()
        _ = script.begin()
        _ = script.received(Frames.response(1, 201, Frames.stub))
        expectEqual(
            script.received(Frames.notification("internal_server_error")).last,
            "query failed {} provider_error internal_server_error")
        expectEqual(script.machine.malformedCount, 0)
    }

    @Test func `24: big-endian is in lower case, parameters have any order, the rate is 16000`() throws {
        for type in ["audio/pcm", "audio/pcm;big-endian=False", "audio/pcm;channels=1;bits=16"] {
            let recorder = try VoysisRecorder(contentType: type, isLive: true, secondsMax: 10, truncates: false)
            expectEqual(
                recorder.sound?.mimeType, "audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false"
            )
        }
    }

    @Test func `25: no personal data goes out`() throws {
        let rig = try Rig(customData: ["userId": "ada@example.com"], vendorUserID: "ada@example.com")
        rig.open()
        rig.say("red")
        rig.link.open()
        expect(!rig.link.texts.joined().contains("ada"))
    }

    @Test func `26: a WAV header is stripped for audio/pcm and kept for audio/wav`() throws {
        for (file, kept) in [
            (SoundTests.wav(Sound.samples(4)), false), (SoundTests.wav(Sound.samples(4), code: 6), true),
        ] {
            var script = Script.open()
            _ = script.begin("audio/wav", isLive: false)
            _ = script.append(file)
            let request = script.finish().last ?? ""
            expectEqual(request.contains(#""mimeType":"audio/wav""#), kept)
            _ = script.received(Frames.response(1, 201, Frames.stub))
            expectEqual(Array(script.sound.dropLast().joined()), kept ? file : Sound.samples(4))
        }
    }

    @Test func `27: the caller's locale is passed on`() throws {
        let rig = try Rig(locale: "fr-FR")
        rig.open()
        rig.say("rouge")
        rig.link.open()
        expectEqual(rig.link.texts.last?.contains(#""locale":"fr-FR""#), true)
        rig.link.say(Frames.response(1, 201, Frames.result()))
        // One that changes later stays, whatever else changes after it.
        rig.session.assumeIsolated {
            $0.update($0.context.user, locale: "it-IT")
            $0.update(customData: ["dataType": "DEV"])
        }
        rig.say("rosso")
        expectEqual(rig.link.texts.last?.contains(#""locale":"it-IT""#), true)
    }

    @Test func `28: the token of one end user serves no other`() throws {
        let manual = try ManualLoop()
        let accounts = SharedAccounts()
        let rigs = try ["ada", "eva"].map {
            try Rig(options: ["refreshToken": .string($0)], manual: manual, accounts: accounts)
        }
        for rig in rigs {
            rig.open()
            rig.say("red")
            rig.link.open()
        }
        expectEqual(rigs.map { $0.link.texts[0].contains("Bearer ada") }, [true, false])
    }

    @Test func `28: a session that ended while it waited for a token keeps it from nobody`() throws {
        let manual = try ManualLoop()
        let accounts = SharedAccounts()
        let rigs = try (0..<3).map { _ in
            try Rig(options: ["refreshToken": "ada"], manual: manual, accounts: accounts)
        }
        // The first buys and the others wait; the second ends, then the first.
        for rig in rigs {
            rig.open()
            rig.say("red")
            rig.link.open()
        }
        expectEqual(rigs.map { $0.link.texts.count }, [1, 0, 0])
        rigs[1].run { await $0.suspend() }
        rigs[0].run { await $0.suspend() }
        expectEqual(rigs[2].link.texts.first?.contains("Bearer ada"), true)
    }

    @Test func `29: a late result of a cancelled query is not that of the next`() throws {
        let rig = try Rig()
        rig.open()
        rig.speak([Sound.samples(10)])
        rig.link.open()
        rig.link.say(Frames.response(1, 201, Frames.stub))
        rig.manual.runUntilIdle()
        let old = rig.link
        rig.run { await $0.cancelAudio(isBroken: false) }
        rig.speak([Sound.samples(10)])
        rig.link.open()
        rig.link.say(Frames.response(rig.link.lastID, 201, #"{"id":"q-2"}"#))
        old.say(Frames.notification("query_complete", Frames.result("q-1")))
        rig.link.say(Frames.notification("query_complete", Frames.result("q-1")))
        expect(rig.log.said.isEmpty)
        rig.link.say(Frames.notification("query_complete", Frames.result("q-2")))
        expectEqual(rig.log.said, ["Two fit."])
    }

    @Test func `30: what is empty is left out`() throws {
        let (rig, first, second) = try requests()
        expect(!rig.link.texts.joined().contains("null"))
        expectEqual(second["entity"]?.objectValue?.members.map(\.key), ["locale", "queryType", "textQuery"])
        expectEqual(
            first["headers"]?.objectValue?.members.map(\.key),
            [
                "Authorization", "Accept", "Content-Type", "X-Voysis-Audio-Profile-Id", "X-Voysis-Client-Info",
            ])
    }
}
