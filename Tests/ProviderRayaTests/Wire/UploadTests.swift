import Configuration
import Domain
import EventLoop
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Files on their way out.
@Suite struct UploadTests {
    private func check(_ rig: Rig, _ type: String, _ size: Int?) -> String {
        let result = rig.session.assumeIsolated { session -> Result<Void, FileRefusal> in
            do throws(FileRefusal) {
                return .success(try session.check(FileDescription(name: "f", contentType: type, sizeBytes: size)))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success: return "fine"
        case .failure(let error):
            return switch error {
            case .tooLarge(let bytes): "tooLarge \(bytes)"
            case .unsupportedType: "unsupported"
            case .empty: "empty"
            case .invalid(let code, _): code
            case .disabled: "disabled"
            }
        }
    }

    @Test func `a file is judged by what is known of it`() throws {
        let rig = try Rig()
        rig.connect()
        let cases: [(String, Int?, String)] = [
            ("image/png", 5 << 20, "fine"), ("image/png", (5 << 20) + 1, "tooLarge 5242880"), ("image/png", 0, "empty"),
            ("image/jpeg", nil, "fine"), ("image/svg+xml", 10, "unsupported"), ("text/html", 10, "unsupported"),
            ("application/pdf", 10, "unsupported"), ("audio/wav", 4096, "invalid_audio_size"),
            ("audio/wav", 4097, "fine"),
            ("audio/wav", 10_485_759, "fine"), ("audio/wav", 10_485_760, "tooLarge 10485759"),
            ("audio/x-wav", nil, "fine"), ("audio/wave", nil, "fine"), ("audio/mpeg", 5000, "fine"),
            ("audio/vnd.wave", 5000, "fine"), ("audio/mp4", 5000, "unsupported"),
            ("audio/aac", 5000, "unsupported"), ("audio/ogg", 5000, "unsupported"),
            ("video/mp4", 10, "unsupported"), ("audio/wav", 0, "empty"),
            ("audio/l16;channels=1;rate=8000", nil, "fine"), ("audio/l16", nil, "unsupported"),
            ("audio/l16;channels=1;rate=8000", 2000, "invalid_audio_size"),
            ("audio/l16;channels=1;rate=8000", 4096, "fine"), ("audio/pcm;rate=16000", 0, "empty"),
            ("audio/pcm;rate=16000", 180 * 32_000, "fine"),
            ("audio/pcm;rate=16000", 180 * 32_000 + 2, "invalid_audio_duration"),
            ("audio/pcm;rate=48000", 10_485_760, "tooLarge 10485759"),
        ]
        for (type, size, outcome) in cases { expectEqual(check(rig, type, size), outcome, "\(type) \(size ?? -1)") }
    }

    @Test func `what the bot has switched off is refused and not claimed`() throws {
        var settings = Rig.quiet
        settings.takesImages = false
        settings.takesVoice = false
        let rig = try Rig(settings: settings)
        rig.connect()
        expectEqual(check(rig, "image/png", 10), "disabled")
        expectEqual(check(rig, "audio/wav", 5000), "disabled")
        expectEqual(rig.show([.png()]), "refused feature_disabled")
        expect(rig.log.words.contains("capabilities images=false voice=false"))
    }

    /// The code of the refusal of a file by its bytes, before it is stored.
    private func inspect(_ rig: Rig, _ file: OutboundFile) -> String {
        let outcome = LoopBound("pending", loop: rig.loop)
        let session = rig.session
        Task(executorPreference: rig.loop.taskExecutor) {
            do throws(FileRefusal) {
                try await session.inspect(file)
                outcome.value = "fine"
            } catch {
                if case .invalid(let code, _) = error { outcome.value = code } else { outcome.value = "\(error)" }
            }
        }
        rig.manual.runUntilIdle()
        return outcome.value
    }

    @Test func `a file that cannot be read is let pass, to be refused when it goes out`() throws {
        let rig = try Rig()
        rig.connect()
        let file = MemoryFile(wave())
        file.fail(at: 0)
        expectEqual(inspect(rig, .test(file, "v.wav", "audio/wav")), "fine")
        expectEqual(inspect(rig, .png()), "fine")
    }

    private func upload(_ rig: Rig, _ file: OutboundFile) -> String {
        let outcome = LoopBound("pending", loop: rig.loop)
        let session = rig.session
        Task(executorPreference: rig.loop.taskExecutor) {
            do throws(ProviderFailure) {
                outcome.value = try await session.upload(file) == nil ? "fine" : "elsewhere"
            } catch {
                outcome.value = error.code ?? error.kind.rawValue
            }
        }
        rig.manual.runUntilIdle()
        return outcome.value
    }

    static let voices: [(name: String, bytes: [UInt8], outcome: String)] = [
        ("good", wave(), "fine"),
        ("with a list before", wave(before: utf8("LIST") + [3, 0, 0, 0, 1, 2, 3, 0]), "fine"),
        ("44100 Hz", wave(dataBytes: 44_100, rate: 44_100), "fine"),
        ("stereo", wave(dataBytes: 40_000, channels: 2), "fine"), ("8 bits", wave(dataBytes: 40_000, bits: 8), "fine"),
        ("floating point", wave(dataBytes: 40_000, bits: 32, coding: 3), "fine"),
        ("a coding", wave(coding: 6), "invalid_audio_format"),
        ("three channels", wave(dataBytes: 48_000, channels: 3), "fine"),
        ("nine channels", wave(dataBytes: 72_000, channels: 9), "invalid_audio_format"),
        ("192 kHz", wave(dataBytes: 480_000, rate: 192_000), "fine"),
        ("400 kHz", wave(dataBytes: 480_000, rate: 400_000), "invalid_audio_format"),
        ("A-law", wave(rate: 8000, bits: 8, coding: 6), "fine"),
        ("short once heard", wave(dataBytes: 8000, rate: 44_100), "invalid_audio_size"),
        ("180 s", wave(dataBytes: 180 * 32_000), "fine"),
        ("longer", wave(dataBytes: 180 * 32_000 + 2), "invalid_audio_duration"),
        ("cut", Array(wave().dropLast(1)), "invalid_audio"),
        ("no WAVE", [UInt8](repeating: 65, count: 5000), "invalid_audio"),
        ("no data", utf8("RIFF") + [0, 0, 0, 0] + utf8("WAVE") + [UInt8](repeating: 0, count: 5000), "invalid_audio"),
        ("small", wave(dataBytes: 4096 - 44), "invalid_audio_size"),
        ("just enough", wave(dataBytes: 4097 - 44), "fine"),
    ]

    @Test(arguments: voices.indices) func `a voice note is a WAVE file of its kind`(_ index: Int) throws {
        let rig = try Rig()
        rig.connect()
        let (name, bytes, outcome) = Self.voices[index]
        expectEqual(upload(rig, .test(MemoryFile(bytes), "v.wav", "audio/wav")), outcome, "\(name)")
        // The length alone is judged before.
        let byBytes = name == "small" ? "fine" : outcome
        expectEqual(inspect(rig, .test(MemoryFile(bytes), "v.wav", "audio/wav")), byBytes, "\(name)")
        let file = OutboundFile.test(MemoryFile(bytes), "v.wav", "audio/wav")
        expectEqual(rig.show([file]), outcome == "fine" ? "sent" : "refused \(outcome)", "\(name)")
        expectEqual(rig.link.binaries.count, outcome == "fine" ? 1 : 0)
    }

    @Test func `MPEG audio is told by its beginning`() throws {
        let rig = try Rig()
        rig.connect()
        for (head, outcome): ([UInt8], String) in [
            (utf8("ID3"), "fine"), ([0xFF, 0xFB], "fine"), (utf8("RIFF"), "invalid_audio"),
        ] {
            let bytes = head + [UInt8](repeating: 0, count: 5000)
            expectEqual(upload(rig, .test(MemoryFile(bytes), "v.mp3", "audio/mpeg")), outcome)
        }
    }

    @Test func `images go out as one frame with their caption`() throws {
        let rig = try Rig()
        rig.connect()
        expectEqual(rig.show([.png(), .png([1, 2, 3], "b.png")], " both \n"), "sent")
        expectEqual(
            rig.link.said,
            [
                #"{"content":"both","images":[{"name":"p.png","type":"image/png","#
                    + #""data":"data:image/png;base64,iVBORw0KGgo="},"#
                    + #"{"name":"b.png","type":"image/png","data":"data:image/png;base64,AQID"}]}"#
            ])
    }

    @Test func `a message of files keeps the vendor's rules`() throws {
        var configuration = Script.configuration
        configuration.limits.imagesBytesMax = 20
        let rig = try Rig(configuration)
        rig.connect()
        let voice = OutboundFile.test(MemoryFile(wave()), "v.wav", "audio/wav")
        expectEqual(rig.show(Array(repeating: .png([1]), count: 5)), "sent")
        expectEqual(rig.show(Array(repeating: .png([1]), count: 6)), "refused too_many_images")
        expectEqual(rig.show([.png(), .png(), .png()]), "refused images_too_large")
        expectEqual(rig.show([]), "refused no_files")
        expectEqual(rig.show([voice], "caption"), "refused caption_unsupported")
        expectEqual(rig.show([voice, voice]), "refused too_many_files")
        expectEqual(rig.show([.png(), voice]), "refused mixed_files")
        expectEqual(rig.show([.png()], String(repeating: "x", count: 10_001)), "refused text_too_long")
        expectEqual(rig.show([voice], " "), "sent")
        expect(rig.link.said.count == 1 && rig.link.binaries.count == 1)
    }

    // MARK: Pieces

    @Test func `a long file is read and sent in small pieces, no faster than the server takes them`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.isSlow = true
        let file = MemoryFile([UInt8](repeating: 0x5A, count: 1 << 20))
        let outcome = rig.begin(
            .attachment(ids: [], text: nil), files: [.test(file, "big.png", "image/png")])
        expectEqual(outcome.value, "pending")
        expectEqual(rig.link.pieces, 1, "the server is slow")
        var turns = 0
        while outcome.value == "pending", turns < 200 {
            rig.link.drain()
            rig.manual.runUntilIdle()
            turns += 1
        }
        expectEqual(outcome.value, "sent")
        expectEqual(file.readMax, RayaSession.pieceBytes)
        expect(rig.link.pieceBytesMax <= 64 << 10)
        expectEqual(rig.link.said.count, 1)
        let around =
            #"{"content":"","images":[{"name":"big.png","type":"image/png","data":"data:image/png;base64,"}]}"#
        expectEqual(rig.link.said[0].utf8.count, around.utf8.count + ((1 << 20) + 2) / 3 * 4)
    }

    @Test func `a socket that goes in the middle leaves nothing, and the message can be sent again`() throws {
        for place in 1...6 {
            let rig = try Rig()
            rig.connect()
            let file = OutboundFile.png([UInt8](repeating: 1, count: 150_000))
            let first = rig.link
            first.onPiece = { count in if count == place { first.end(.lost(reason: "cut")) } }
            let outcome = rig.show([file], as: message(5))
            let isWhole = first.said.count == 1
            expectEqual(outcome, isWhole ? "unknown" : "notSent not_connected", "place \(place)")
            rig.pass(.seconds(2))
            rig.link.open()
            if !isWhole { expectEqual(rig.show([file], as: message(5)), "sent") }
            let frames = rig.dialler.links.value.reduce(0) { $0 + $1.said.count }
            expectEqual(frames, 1, "place \(place)")
        }
    }

    @Test func `a file that ends in the middle ends the connection, so that half a message is none`() throws {
        let rig = try Rig()
        rig.connect()
        let file = MemoryFile([UInt8](repeating: 1, count: 150_000))
        file.fail(at: 96 << 10)
        let link = rig.link
        expectEqual(rig.show([.test(file, "a.png", "image/png")]), "refused file_gone")
        expect(link.isAborted)
        expectEqual(link.said, [])
        expectEqual(rig.log.words.last, "reconnecting 1")
        rig.pass(.seconds(2))
        rig.link.open()
        expectEqual(rig.say("still here"), "sent")
    }

    @Test func `a server that takes nothing for a minute is given up`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.isSlow = true
        let outcome = rig.begin(.attachment(ids: [], text: nil), files: [.png([UInt8](repeating: 1, count: 150_000))])
        rig.pass(.seconds(59))
        expectEqual(outcome.value, "pending")
        expectEqual(rig.link.texts.filter { $0 == "ping" }.count, 1, "no ping behind half a frame")
        rig.pass(.seconds(1))
        expectEqual(outcome.value, "notSent not_connected")
        expect(rig.dialler.links.value[0].isAborted)
    }

    @Test func `the end in the middle of a message lets nobody wait`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.isSlow = true
        let outcome = rig.begin(.attachment(ids: [], text: nil), files: [.png([UInt8](repeating: 1, count: 150_000))])
        rig.finish()
        expectEqual(outcome.value, "notSent not_connected")
        expectEqual(rig.loop.timerCount, 0)
    }
}
