import Domain
import SupportExpectations
import Testing

@testable import ProviderVoysis

@Suite struct SoundTests {
    static let types: [(type: String, mime: String)] = [
        ("audio/pcm", "audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false"),
        ("audio/pcm;rate=44100", "audio/pcm;encoding=signed-int;rate=44100;bits=16;channels=1;big-endian=false"),
        (
            "audio/pcm;big-endian=True;channels=1;bits=32;rate=48000;encoding=float",
            "audio/pcm;encoding=float;rate=48000;bits=32;channels=1;big-endian=true"
        ),
        ("audio/pcm;encoding=float", "audio/pcm;encoding=float;rate=16000;bits=32;channels=1;big-endian=false"),
        ("AUDIO/PCM; Rate=16000", "audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false"),
        ("audio/webm", "audio/webm"), ("audio/webm;codecs=pcm", "audio/webm"),
    ]

    @Test(arguments: types) func `parameters have an order, defaults, and lower case`(_ type: String, _ mime: String)
        throws
    {
        let recorder = try VoysisRecorder(contentType: type, isLive: true, secondsMax: 10, truncates: false)
        expectEqual(recorder.sound?.mimeType, mime)
    }

    @Test(arguments: [
        "audio/pcm;rate=8000", "audio/pcm;bits=8", "audio/pcm;channels=2", "audio/pcm;encoding=mulaw",
        "audio/pcm;encoding=float;bits=16", "audio/pcm;big-endian=maybe", "audio/pcm;mood=good", "audio/mp3",
        "text/plain",
        "audio", "audio/pcm;rate=fast",
    ]) func `what the service does not take is refused at once`(_ type: String) {
        #expect {
            try VoysisRecorder(contentType: type, isLive: true, secondsMax: 10, truncates: false)
        } throws: { ($0 as? ProviderFailure)?.code == "unsupported_media" }
    }

    @Test func `the limit follows rate and width`() {
        var sound = VoysisSound()
        expectEqual(sound.bytesMax(seconds: 10), 320_000)
        sound.rate = 44_100
        expectEqual(sound.bytesMax(seconds: 10), 882_000)
        sound.rate = 48_000
        expectEqual(sound.bytesMax(seconds: 10), 960_000)
        sound.isFloat = true
        sound.bits = 32
        expectEqual(sound.bytesMax(seconds: 10), 1_920_000)
    }

    // MARK: WAV

    /// A WAV file of these parts.
    static func wav(
        _ samples: [UInt8], riff: String = "RIFF", code: Int = 1, channels: Int = 1, rate: Int = 16_000, bits: Int = 16,
        before: [UInt8] = [], after: [UInt8] = [], dataLength: Int? = nil, fmtLength: Int = 16
    ) -> [UInt8] {
        let isBig = riff == "RIFX"
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
            return isBig ? bytes.reversed() : bytes
        }
        var fmt = number(code, 2) + number(channels, 2) + number(rate, 4) + number(rate * bits / 8, 4)
        fmt += number(bits / 8, 2) + number(bits, 2)
        if fmtLength > 16 {
            fmt += number(22, 2) + number(bits, 2) + number(0, 4) + number(3, 2) + Array(repeating: 0, count: 14)
        }
        let body =
            utf8("WAVE") + before + utf8("fmt ") + number(fmt.count, 4) + fmt + utf8("data")
            + number(dataLength ?? samples.count, 4) + samples + after
        return utf8(riff) + number(body.count, 4) + body
    }

    private static let list = utf8("LIST") + [3, 0, 0, 0] + utf8("abc") + [0]

    static let files: [(bytes: [UInt8], mime: String)] = [
        (wav(Sound.samples(8)), "audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false"),
        (
            wav(Sound.samples(8), riff: "RIFX", rate: 44_100),
            "audio/pcm;encoding=signed-int;rate=44100;bits=16;channels=1;big-endian=true"
        ),
        (
            wav(Sound.samples(8), code: 3, rate: 48_000, bits: 32),
            "audio/pcm;encoding=float;rate=48000;bits=32;channels=1;big-endian=false"
        ),
        (
            wav(Sound.samples(8), before: list, after: list),
            "audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false"
        ),
        (
            wav(Sound.samples(8), code: 0xFFFE, rate: 48_000, bits: 32, fmtLength: 40),
            "audio/pcm;encoding=float;rate=48000;bits=32;channels=1;big-endian=false"
        ),
        (
            wav(Sound.samples(8), dataLength: 0),
            "audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false"
        ),
        (
            wav(Sound.samples(8), dataLength: 0xFFFF_FFFF),
            "audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false"
        ),
    ]

    @Test(arguments: files) func `a header is read and stripped, wherever the file is cut`(
        _ bytes: [UInt8], _ mime: String
    ) throws {
        for cut in 0...bytes.count {
            var recorder = try VoysisRecorder(contentType: "audio/wav", isLive: true, secondsMax: 10, truncates: false)
            _ = try recorder.take(Array(bytes[..<cut]))
            _ = try recorder.take(Array(bytes[cut...]))
            try recorder.finish()
            expectEqual(recorder.sound?.mimeType, mime, "cut at \(cut)")
            expectEqual(recorder.all(), Sound.samples(8), "cut at \(cut)")
        }
    }

    @Test(arguments: [
        utf8("not a header at all, but long enough to be one"), wav(Sound.samples(8), code: 6), Array(wav([])[..<30]),
        utf8("RIFF") + [9, 9, 9, 9] + utf8("AVI "),
        utf8("RIFF") + [0, 0, 0, 0] + utf8("WAVEdata") + [4, 0, 0, 0, 1, 2],
    ]) func `a file whose header cannot be read goes out whole`(_ bytes: [UInt8]) throws {
        var recorder = try VoysisRecorder(contentType: "audio/wav", isLive: false, secondsMax: 10, truncates: false)
        for byte in bytes { _ = try recorder.take([byte]) }
        try recorder.finish()
        expectEqual(recorder.sound?.mimeType, "audio/wav")
        expectEqual(recorder.all(), bytes)
    }

    @Test(arguments: [
        wav(Sound.samples(8), channels: 2), wav(Sound.samples(8), rate: 8000), wav(Sound.samples(8), bits: 8),
    ])
    func `a file that the service does not take is refused`(_ bytes: [UInt8]) throws {
        var recorder = try VoysisRecorder(contentType: "audio/wav", isLive: false, secondsMax: 10, truncates: false)
        #expect { try recorder.take(bytes) } throws: { ($0 as? ProviderFailure)?.code == "unsupported_media" }
    }

    // MARK: Frames

    @Test func `frames hold whole samples and are never one byte long, however the sound comes in`() throws {
        let sound = Sound.samples(50)
        for type in ["audio/pcm", "audio/pcm;encoding=float", "audio/webm"] {
            for size in 1...9 {
                for chunk in [16, 17, 4096] {
                    var recorder = try VoysisRecorder(contentType: type, isLive: true, secondsMax: 10, truncates: false)
                    var frames: [[UInt8]] = []
                    var position = 0
                    while position < sound.count {
                        let piece = Array(sound[position..<min(position + size, sound.count)])
                        _ = try recorder.take(piece)
                        position += piece.count
                        while let frame = recorder.nextFrame(bytesMax: chunk) { frames.append(frame) }
                    }
                    try recorder.finish()
                    while let frame = recorder.nextFrame(bytesMax: chunk) { frames.append(frame) }
                    let width = recorder.sound?.width ?? 0
                    expect(frames.allSatisfy { $0.count >= 2 && $0.count <= chunk && $0.count % width == 0 })
                    expectEqual(Array(frames.joined()), sound, "\(type) \(size) \(chunk)")
                }
            }
        }
    }

    @Test func `an odd byte waits for its other half, and is nothing at the end`() throws {
        var recorder = try VoysisRecorder(contentType: "audio/pcm", isLive: true, secondsMax: 10, truncates: false)
        _ = try recorder.take([1, 2, 3])
        expectEqual(recorder.nextFrame(bytesMax: 4096), [1, 2])
        expect(recorder.nextFrame(bytesMax: 4096) == nil)
        _ = try recorder.take([4, 5])
        expectEqual(recorder.nextFrame(bytesMax: 4096), [3, 4])
        try recorder.finish()
        expect(recorder.nextFrame(bytesMax: 4096) == nil)
    }

    @Test func `live sound is cut at the limit, a recording is refused or truncated`() throws {
        let sound = Sound.samples(16_001)
        var live = try VoysisRecorder(contentType: "audio/pcm", isLive: true, secondsMax: 1, truncates: false)
        try expectEqual(live.take(sound), .full)
        expectEqual(live.byteCount, 32_000)
        var exact = try VoysisRecorder(contentType: "audio/pcm", isLive: true, secondsMax: 1, truncates: false)
        try expectEqual(exact.take(Array(sound[..<31_999])), .taken)
        try expectEqual(exact.take([1]), .full)
        var file = try VoysisRecorder(contentType: "audio/pcm", isLive: false, secondsMax: 1, truncates: false)
        #expect { try file.take(sound) } throws: { ($0 as? ProviderFailure)?.status == 413 }
        var whole = try VoysisRecorder(contentType: "audio/pcm", isLive: false, secondsMax: 1, truncates: false)
        try expectEqual(whole.take(Array(sound[..<32_000])), .taken)
        var cut = try VoysisRecorder(contentType: "audio/pcm", isLive: false, secondsMax: 1, truncates: true)
        try expectEqual(cut.take(sound), .full)
        expect(cut.isTruncated && cut.byteCount == 32_000)
    }

    @Test(arguments: [[], [1]]) func `no sound is no query`(_ bytes: [UInt8]) throws {
        for type in ["audio/pcm", "audio/wav", "audio/webm"] {
            var recorder = try VoysisRecorder(contentType: type, isLive: true, secondsMax: 1, truncates: false)
            _ = try recorder.take(bytes)
            #expect { try recorder.finish() } throws: { ($0 as? ProviderFailure)?.code == "audio_empty" }
        }
    }
}
