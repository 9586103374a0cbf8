import Domain
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// Limits in seconds of files that go out as they are.
@Suite struct ContainerTests {
    /// A WebM file as browsers record it, of so many seconds with two blocks each, and where each block begins.
    private static func webm(seconds: Int) -> (bytes: [UInt8], blocks: [Int]) {
        let unknown: [UInt8] = [0x01] + Array(repeating: 0xFF, count: 7)
        var bytes = element([0x1A, 0x45, 0xDF, 0xA3], [0x42, 0x86, 0x81, 0x01])
        bytes += [0x18, 0x53, 0x80, 0x67] + unknown
        bytes += element([0x15, 0x49, 0xA9, 0x66], element([0x2A, 0xD7, 0xB1], [0x0F, 0x42, 0x40]))
        bytes += element([0x16, 0x54, 0xAE, 0x6B], Array(repeating: 0, count: 40))
        var blocks: [Int] = []
        for second in 0..<seconds {
            bytes += [0x1F, 0x43, 0xB6, 0x75] + unknown
            let time = second * 1000
            bytes += element([0xE7], [UInt8(time >> 8), UInt8(time & 0xFF)])
            for offset in [0, 500] {
                blocks.append(bytes.count)
                let sound = Array(repeating: UInt8(second), count: 300)
                bytes += element([0xA3], [0x81, UInt8(offset >> 8), UInt8(offset & 0xFF), 0x80] + sound)
            }
        }
        return (bytes, blocks)
    }

    private static func element(_ id: [UInt8], _ payload: [UInt8]) -> [UInt8] {
        id + [0x40 | UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)] + payload
    }

    private func recorder(_ type: String, isLive: Bool = true, seconds: Int = 10) throws -> VoysisRecorder {
        try VoysisRecorder(contentType: type, isLive: isLive, secondsMax: seconds, truncates: false)
    }

    @Test(arguments: [1, 7, 64, 1000, 100_000]) func `live WebM is cut at the limit by time`(_ pieceBytes: Int) throws {
        let file = Self.webm(seconds: 12)
        var recorder = try recorder("audio/webm")
        var place = 0
        var intake = VoysisRecorder.Intake.taken
        while intake == .taken, place < file.bytes.count {
            let end = min(place + pieceBytes, file.bytes.count)
            intake = try recorder.take(Array(file.bytes[place..<end]))
            place = end
        }
        expectEqual(intake, .full)
        // The block at 10 s begins there; what was held of its header in earlier pieces has gone out.
        let cut = file.blocks[20]
        expect((cut..<cut + 24).contains(recorder.byteCount), "\(recorder.byteCount) \(cut)")
        if pieceBytes == 100_000 { expectEqual(recorder.byteCount, cut) }
    }

    @Test func `a WebM file of ten seconds is taken, and a longer one is refused whole`() throws {
        var fits = try recorder("audio/webm", isLive: false)
        try expectEqual(fits.take(Self.webm(seconds: 10).bytes), .taken)
        var long = try recorder("audio/webm", isLive: false)
        #expect {
            try long.take(Self.webm(seconds: 11).bytes)
        } throws: { ($0 as? ProviderFailure)?.code == "audio_too_long" }
    }

    @Test func `what cannot be read as WebM has the limit in bytes`() throws {
        for bytes in [Array(repeating: UInt8(0), count: 100_000), Array(repeating: UInt8(0xFF), count: 100_000)] {
            var recorder = try recorder("audio/webm", isLive: false, seconds: 1)
            try expectEqual(recorder.take(bytes), .taken)
            try expectEqual(recorder.take(bytes), .taken)
            #expect {
                try recorder.take(bytes)
            } throws: { ($0 as? ProviderFailure)?.code == "audio_too_long" }
        }
    }

    /// A WAV file of a format that is not known here, A-law of 8000 bytes a second.
    private static func law(_ count: Int) -> [UInt8] {
        func word(_ number: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(number >> ($0 * 8) & 0xFF) } }
        var bytes = utf8("RIFF")
        bytes += word(36 + count, 4)
        bytes += utf8("WAVEfmt ")
        // Length, format, channels, samples and bytes of a second, bytes of a block, bits.
        for (number, count) in [(16, 4), (6, 2), (1, 2), (8000, 4), (8000, 4), (1, 2), (8, 2)] {
            bytes += word(number, count)
        }
        bytes += utf8("data")
        bytes += word(count, 4)
        return bytes + Array(repeating: 0xD5, count: count)
    }

    @Test func `a WAV file that goes out whole has its limit by its own rate`() throws {
        var fits = try recorder("audio/wav", isLive: false)
        try expectEqual(fits.take(Self.law(80_000)), .taken)
        expectEqual(fits.sound?.mimeType, "audio/wav")
        var long = try recorder("audio/wav", isLive: false)
        #expect {
            try long.take(Self.law(160_000))
        } throws: { ($0 as? ProviderFailure)?.code == "audio_too_long" }
    }
}
