import Configuration
import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// Speech (`PROTOCOL.md`, section 12): forms of audio, languages, the recogniser's answers, and whole queries.
@Suite struct SpeechTests {
    // MARK: Audio

    /// A WAV file; `more` stands between the two chunks that count.
    private static func wav(
        _ samples: [UInt8], format: Int = 1, channels: Int = 1, rate: Int = 16_000, bits: Int = 16, size: Int? = nil,
        more: [UInt8] = []
    ) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let block = channels * bits / 8
        var file = utf8("RIFF") + number(0, 4) + utf8("WAVEfmt ") + number(16, 4) + number(format, 2)
        file += number(channels, 2) + number(rate, 4) + number(rate * block, 4) + number(block, 2) + number(bits, 2)
        return file + more + utf8("data") + number(size ?? samples.count, 4) + samples
    }

    private static func taken(_ bytes: [UInt8], by type: String, pieces: Int = .max) throws -> [[UInt8]] {
        var audio = try ODAAudio(contentType: type)
        var frames: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            frames += try audio.take(Array(rest.prefix(pieces)))
            rest = rest.dropFirst(pieces)
        }
        if let last = audio.finish() { frames.append(last) }
        return frames
    }

    private static let samples = (0..<20_001).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    @Test(arguments: [1, 3, 1000, Int.max])
    func `samples go out in frames of 4096, whole ones only, however they come`(pieces: Int) throws {
        for (type, bytes) in [
            ("audio/pcm;rate=16000", Self.samples), ("audio/wav", Self.wav(Self.samples)),
            ("audio/x-wav", Self.wav(Self.samples, format: 0xFFFE, more: utf8("LIST") + [3, 0, 0, 0, 1, 2, 3, 0])),
            ("audio/wave", Self.wav(Self.samples, size: 0)),
            ("audio/vnd.wave", Self.wav(Self.samples, size: 0xFFFF_FFFF)),
        ] {
            let frames = try Self.taken(bytes, by: type, pieces: pieces)
            expectEqual(frames.map(\.count), [8192, 8192, 3616], "\(type)")
            expectEqual(Array(frames.joined()), Array(Self.samples.prefix(20_000)), "\(type)")
        }
    }

    @Test func `what stands behind the samples of a file is left out`() throws {
        let file = Self.wav(Self.samples, size: 100)
        try expectEqual(Self.taken(file, by: "audio/wav"), [Array(Self.samples.prefix(100))])
    }

    @Test(arguments: [
        "audio/pcm", "audio/pcm;rate=8000", "audio/pcm;rate=16000;channels=2", "audio/L16;rate=16000", "audio/ogg",
        "text/plain", "nothing", "",
    ])
    func `another type is none of the vendor's`(type: String) {
        let failure = #expect(throws: ProviderFailure.self) { try ODAAudio(contentType: type) }
        expectEqual(failure?.code, "unsupported_media")
    }

    @Test func `another rate, depth, number of channels or coding is none of the vendor's`() {
        for file in [
            Self.wav([0, 0], rate: 8000), Self.wav([0, 0], rate: 44_100), Self.wav([0, 0], bits: 8),
            Self.wav([0, 0], channels: 2), Self.wav([0, 0], format: 3), utf8("OggS and more than that"),
            utf8("RIFF\0\0\0\0WAVEdata\u{2}\0\0\0ab"), utf8("RIFF\0\0\0\0WAVE") + Array(repeating: 0x20, count: 9000),
        ] {
            let failure = #expect(throws: ProviderFailure.self) { try Self.taken(file, by: "audio/wav") }
            expectEqual(failure?.code, "unsupported_media")
        }
    }

    // MARK: Languages and answers

    @Test(arguments: [
        ("en-US", "en-us"), ("en-uk", "en-gb"), ("EN-UK", "en-gb"), ("en_AU", "en-au"), ("en", "en-us"),
        ("en-ZA", "en-us"),
        ("de", "de-de"), ("pt-PT", "pt-br"), ("hi-IN", "hi-in"), ("fi", nil), ("", nil), ("und", nil), ("e", nil),
    ])
    func `a language has the vendor's name`(tag: String, name: String?) {
        expectEqual(ODASpeechLocale.name(for: tag), name)
    }

    static let answers: [(String, ODARecognitionAnswer?)] = [
        (#"{"requestId":"r","event":"partialResult","nbest":[{"utterance":"two"}]}"#, .partial("two")),
        (
            #"{"requestId":"r","event":"finalResult","nbest":[{"utterance":"two pizzas"},{"utterance":"to"}]}"#,
            .heard("two pizzas", id: "r")
        ),
        (#"{"event":"finalResult","nbest":[{"utterance":"x"}]}"#, .heard("x", id: nil)),
        (#"{"event":"finalResult","resultCode":7}"#, .nothing(code: "RecognitionTooMuchSpeechTimeout")),
        (#"{"event":"finalResult"}"#, .nothing(code: "RecognitionNoSpeechTimeout")),
        (#"{"event":"finalResult","nbest":[]}"#, .nothing(code: "RecognitionNoSpeechTimeout")),
        (#"{"code":200}"#, .chatter), (#"{"event":"later"}"#, nil), ("{}", nil), ("[]", nil), ("hello", nil),
    ]

    @Test(arguments: answers)
    func `the recogniser's frames are told apart`(frame: String, answer: ODARecognitionAnswer?) {
        expectEqual(ODARecognitionAnswer(utf8(frame)), answer)
    }

    // MARK: Queries

    private static let message = MessageID(Identifier(milliseconds: Rig.wall, bucket: Bucket(rawValue: 42), random: 5))

    /// The samples in which the fake hears words.
    static func speech(_ words: String, seconds: Int = 1) -> [UInt8] {
        var samples = words.isEmpty ? [] : utf8("say:" + words)
        // No zeros, which would be a pause; they are no part of the words either.
        if samples.count % 2 == 1 { samples.append(0) }
        return samples + Array(repeating: 0, count: seconds * 16_000)
    }

    static func setup(
        secret: String? = SimulatorTests.secret, user: String = #"{"id":"u"}"#,
        _ change: (inout ODAConfiguration) -> Void = { _ in }
    ) throws -> SimulatorTests.Setup {
        let setup = try SimulatorTests.Setup(secret: secret, user: user) {
            $0.recognisesSpeech = true
            change(&$0)
        }
        setup.open()
        return setup
    }

    /// Runs something of the session's to its end; the word for how it failed, or `done`.
    private static func run(
        _ rig: Rig, until isOver: () -> Bool = { true },
        _ body: @escaping @Sendable (isolated ODASession) async throws -> Void
    ) -> String {
        let outcome = LoopBound<String?>(nil, loop: rig.loop)
        let session = rig.session
        Task(executorPreference: rig.loop.taskExecutor) {
            do {
                try await body(session)
                outcome.value = "done"
            } catch {
                outcome.value = (error as? ProviderFailure)?.code ?? "\(error)"
            }
        }
        rig.run { outcome.value != nil && isOver() }
        return outcome.value ?? "pending"
    }

    private static func words(_ rig: Rig) -> [String] {
        rig.log.all.compactMap { event in
            switch event {
            case .query(let query):
                let reason = query.data["reason"]?.stringValue ?? query.data["text"]?.stringValue ?? query.failure?.code
                return ["query", query.stage.rawValue, reason].compactMap(\.self).joined(separator: " ")
            case .outbound(let update):
                return "outbound \(update.state?.rawValue ?? "-") \(update.text ?? "-") \(update.failure?.code ?? "-")"
            default: return nil
            }
        }
    }

    static func speak(
        _ bytes: [UInt8], _ rig: Rig, type: String = "audio/pcm;rate=16000", finishes: Bool = true, sends: Bool = true,
        until isOver: @escaping () -> Bool
    ) -> String {
        run(rig, until: isOver) { session in
            var start = SpeechStart(message: message, contentType: type, isLive: true)
            start.sendsHeard = sends
            try await session.beginAudio(start)
            _ = try await session.appendAudio(bytes)
            if finishes { try await session.finishAudio() }
        }
    }

    static func isOver(_ rig: Rig) -> Bool {
        words(rig).contains { $0.hasPrefix("query completed") || $0.hasPrefix("query failed") }
    }

    @Test(arguments: [SimulatorTests.secret, nil])
    func `what was spoken becomes the message's text and a text of the skill's, with the query's id`(
        secret: String?
    ) throws {
        let setup = try Self.setup(secret: secret)
        let rig = setup.rig
        let outcome = Self.speak(Self.speech("two pizzas"), rig) { Self.isOver(rig) && !rig.log.messages.isEmpty }
        expectEqual(outcome, "done")
        expectEqual(
            Self.words(rig),
            [
                "query created", "query recordingStarted", "query recordingFinished manual",
                "outbound sent two pizzas -", "query completed two pizzas",
            ])
        let frame = try #require(setup.simulator.log.last { $0.text.contains("two pizzas") })
        try expectEqual(json(frame.text)["sdkMetadata"]?["speechId"], "speech-1")
        try expectEqual(json(frame.text)["messagePayload"]?.description, #"{"text":"two pizzas","type":"text"}"#)
        expectEqual(setup.simulator.statistics.violations, 0)
        expectEqual(setup.simulator.statistics.utterances, 1)
    }

    @Test func `what is dictated is told and not said, and names what it was heard in once it is`() throws {
        let setup = try Self.setup()
        let rig = setup.rig
        let outcome = Self.speak(Self.speech("two pizzas"), rig, sends: false) { Self.isOver(rig) }
        expectEqual(outcome, "done")
        expectEqual(Self.words(rig).suffix(2), ["outbound sent two pizzas -", "query completed two pizzas"])
        expectEqual(setup.simulator.statistics.messagesReceived, 0)
        func speechID(of text: String) throws -> String? {
            _ = setup.say(text)
            let frame = try #require(setup.simulator.log.last { $0.text.contains(text) })
            return try json(frame.text)["sdkMetadata"]?["speechId"]?.stringValue
        }
        try expect(speechID(of: "three pizzas") == nil)
        try expectEqual(speechID(of: "two pizzas"), "speech-1")
        try expect(speechID(of: "two pizzas") == nil)
        expectEqual(setup.simulator.statistics.violations, 0)
    }

    @Test func `whether what is heard is said by itself is the channel's to say`() {
        var configuration = Script.configuration
        expect(ODA(configuration).sendsHeardSpeech == nil)
        configuration.recognisesSpeech = true
        expectEqual(ODA(configuration).sendsHeardSpeech, true)
        configuration.sendsHeardSpeech = false
        expectEqual(ODA(configuration).sendsHeardSpeech, false)
    }

    @Test func `a WAV file is a query, and the user's language goes along where it is one of the recogniser's`() throws
    {
        let setup = try Self.setup(user: #"{"id":"u","locale":"en-uk"}"#)
        let outcome = Self.speak(Self.wav(Self.speech("hi")), setup.rig, type: "audio/wav") { Self.isOver(setup.rig) }
        expectEqual(outcome, "done")
        expectEqual(Self.words(setup.rig).last, "query completed hi")
        expectEqual(setup.simulator.statistics.violations, 0)
    }

    @Test func `a pause ends a query by itself, and no more is taken`() throws {
        let setup = try Self.setup()
        let outcome = Self.speak(Self.speech("stop", seconds: 3), setup.rig, finishes: false) { Self.isOver(setup.rig) }
        expectEqual(outcome, "done")
        expect(Self.words(setup.rig).contains("query recordingFinished vad"))
        expect(Self.words(setup.rig).contains("query partial stop"), "what is heard so far is told")
        expectEqual(Self.words(setup.rig).last, "query completed stop")
        let more = Self.run(setup.rig) { session in
            let isWanted = try await session.appendAudio([0, 0])
            expect(!isWanted)
        }
        expectEqual(more, "done")
    }

    @Test(arguments: [("", "RecognitionNoSpeechTimeout"), ("long", "RecognitionTooMuchSpeechTimeout")])
    func `what is not recognised fails in the vendor's words, and nothing is said`(words: String, code: String) throws {
        let setup = try Self.setup()
        _ = Self.speak(Self.speech(words), setup.rig) { Self.isOver(setup.rig) }
        expectEqual(Self.words(setup.rig).suffix(2), ["outbound failed - \(code)", "query failed \(code)"])
        expect(setup.simulator.log.allSatisfy { !$0.text.contains("messagePayload") })
    }

    @Test(arguments: [
        (ODAFault.Transfer.status(503), "RecognitionNotAvailable"), (.status(401), "RecognitionNotAvailable"),
        (.cut, "RecognitionProcessingFailure"),
    ])
    func `a recogniser that is away or goes away fails the query`(fault: ODAFault.Transfer, code: String) throws {
        let setup = try Self.setup()
        setup.simulator.add([ODAFault(.speech(fault), times: 1)])
        _ = Self.speak(Self.speech("x"), setup.rig) { Self.isOver(setup.rig) }
        expectEqual(Self.words(setup.rig).last, "query failed \(code)")
        _ = Self.speak(Self.speech("again"), setup.rig) { Self.words(setup.rig).last == "query completed again" }
        expectEqual(Self.words(setup.rig).last, "query completed again")
    }

    @Test func `an answer that does not come is waited for as long as is configured`() throws {
        let setup = try Self.setup { $0.times.ping = .seconds(1000) }
        setup.simulator.add([ODAFault(.speech(.slow(.seconds(60))), times: 1)])
        _ = Self.speak(Self.speech("x"), setup.rig) { setup.simulator.statistics.utterances == 1 }
        expect(!Self.isOver(setup.rig))
        setup.rig.pass(.seconds(10))
        setup.rig.run { Self.isOver(setup.rig) }
        expectEqual(Self.words(setup.rig).last, "query failed RecognitionNoResponse")
    }

    @Test func `there is one query at a time, and one that is given up makes room`() throws {
        let setup = try Self.setup()
        let start = SpeechStart(message: Self.message, contentType: "audio/pcm;rate=16000", isLive: true)
        expectEqual(Self.run(setup.rig) { try await $0.beginAudio(start) }, "done")
        expectEqual(Self.run(setup.rig) { try await $0.beginAudio(start) }, "query_in_progress")
        expectEqual(Self.run(setup.rig) { await $0.cancelAudio(isBroken: false) }, "done")
        expectEqual(
            Self.words(setup.rig),
            [
                "query created", "query recordingFinished cancelled",
                "outbound failed - RecognitionProcessingFailure", "query failed RecognitionProcessingFailure",
            ])
        expectEqual(Self.run(setup.rig) { try await $0.beginAudio(start) }, "done")
    }

    @Test func `what is no speech is refused before anything is opened`() throws {
        let setup = try Self.setup()
        let wrong = SpeechStart(message: Self.message, contentType: "audio/ogg", isLive: false)
        expectEqual(Self.run(setup.rig) { try await $0.beginAudio(wrong) }, "unsupported_media")
        let late = Self.speak(Self.wav([0, 0], rate: 8000), setup.rig, type: "audio/wav") { true }
        expectEqual(late, "unsupported_media")
        setup.rig.run { Self.isOver(setup.rig) }
        expectEqual(Self.words(setup.rig).last, "query failed unsupported_media")
    }

    @Test func `speech is there where it is enabled and the skill is connected`() throws {
        let plain = try Rig()
        plain.connect()
        let start = SpeechStart(message: Self.message, contentType: "audio/pcm;rate=16000", isLive: true)
        expectEqual(Self.run(plain) { try await $0.beginAudio(start) }, "RecognitionNotReady")
        var configuration = Script.configuration
        configuration.recognisesSpeech = true
        let closed = try Rig(configuration)
        closed.open()
        expectEqual(Self.run(closed) { try await $0.beginAudio(start) }, "ConnectionNone")
        expect(ODA(configuration).capabilities.has(.audio))
        expect(!ODA(Script.configuration).capabilities.has(.audio))
        try expectEqual(
            configuration.speechURL(userID: "a+b", locale: "de-de", hasToken: true).description,
            "wss://oda.example.com/voice/stream/recognize/de-de/generic?channelId=C-1&userId=a%2Bb"
                + "&encoding=audio/raw&jwtInBody=true")
    }
}
