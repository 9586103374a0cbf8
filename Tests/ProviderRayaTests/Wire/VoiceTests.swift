import Domain
import EventLoop
import ProviderKit
import ProviderRig
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Voice notes made into what the bot hears, and how long they last (section 5.3).
@Suite struct VoiceTests {
    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// A file of WAVE with this sound in it.
    private static func file(
        _ sound: [UInt8], rate: Int, channels: Int = 1, bits: Int = 16, coding: Int = 1, dataBytes: Int? = nil,
        isExtensible: Bool = false
    ) -> [UInt8] {
        var format = little(isExtensible ? 0xFFFE : coding, 2) + little(channels, 2) + little(rate, 4)
        format += little(rate * channels * bits / 8, 4) + little(channels * bits / 8, 2) + little(bits, 2)
        if isExtensible {
            format +=
                little(22, 2) + little(bits, 2) + little(0, 4) + little(coding, 2) + [UInt8](repeating: 0, count: 14)
        }
        return utf8("RIFF") + little(0, 4) + utf8("WAVEfmt ") + little(format.count, 4) + format + utf8("data")
            + little(dataBytes ?? sound.count, 4) + sound
    }

    /// The file as it goes out, read in pieces of that size.
    private func heard(_ file: [UInt8], _ type: String = "audio/wav", pieces: Int = 48 << 10) async throws -> [UInt8] {
        let source = try await RayaFiles.heard(.test(MemoryFile(file), "v", type))
        var bytes: [UInt8] = []
        while bytes.count < source.sizeBytes {
            let piece = try await source.read(at: bytes.count, count: pieces)
            guard !piece.isEmpty else { break }
            bytes += piece
        }
        expectEqual(bytes.count, source.sizeBytes)
        return bytes
    }

    /// The samples behind the usual head.
    private func samples(_ file: [UInt8]) throws -> [Int] {
        let sound = try RayaSound(head: file, sizeBytes: file.count)
        expect(sound.isHeard && sound.start == 44 && sound.frames * 2 == file.count - 44)
        return sound.form.samples(of: Array(file[44...]))
    }

    private func pcm(_ values: [Int]) -> [UInt8] { values.flatMap { Self.little($0, 2) } }

    @Test func `what the bot hears already goes out as it is`() async throws {
        for bytes in [wave(), wave(before: utf8("LIST") + [3, 0, 0, 0, 1, 2, 3, 0])] {
            try await expectEqual(heard(bytes), bytes)
        }
    }

    @Test func `slow sound gets samples between its own`() async throws {
        let bytes = try await heard(Self.file(pcm([0, 100, -100, 300]), rate: 8000))
        try expectEqual(samples(bytes), [0, 50, 100, 0, -100, 100, 300, 300])
    }

    @Test func `fast sound becomes the mean of what each sample stands for`() async throws {
        let bytes = try await heard(Self.file(pcm([0, 10, 20, -30, -30, -60, 7, 7, 7, 5]), rate: 48_000))
        try expectEqual(samples(bytes), [10, -40, 7])
    }

    @Test func `two channels become their mean`() async throws {
        let bytes = try await heard(Self.file(pcm([100, 300, -2, 4]), rate: 16_000, channels: 2))
        try expectEqual(samples(bytes), [200, 1])
    }

    @Test func `samples of any width are the same sound`() async throws {
        func heardSamples(_ sound: [UInt8], bits: Int, coding: Int = 1) async throws -> [Int] {
            try samples(try await heard(Self.file(sound, rate: 16_000, bits: bits, coding: coding, isExtensible: true)))
        }
        let expected = [0, 0x4000, -0x4000]
        try await expectEqual(heardSamples([128, 192, 64], bits: 8), expected)
        try await expectEqual(heardSamples(pcm(expected), bits: 16), expected)
        try await expectEqual(heardSamples(expected.flatMap { Self.little($0 << 8, 3) }, bits: 24), expected)
        try await expectEqual(heardSamples(expected.flatMap { Self.little($0 << 16, 4) }, bits: 32), expected)
        let floats: [Float] = [0, 0.5, -2, .nan]
        let bytes = floats.flatMap { Self.little(Int($0.bitPattern), 4) }
        try await expectEqual(heardSamples(bytes, bits: 32, coding: 3), [0, 16_383, -32_767, 0])
        let doubles: [Double] = [0, -0.5, 3, .infinity]
        let wide = doubles.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
        }
        try await expectEqual(heardSamples(wide, bits: 64, coding: 3), [0, -16_383, 32_767, 0])
        try await expectEqual(heardSamples([0xD5, 0x55, 0xAA, 0x2A], bits: 8, coding: 6), [8, -8, 32_256, -32_256])
        try await expectEqual(heardSamples([0xFF, 0x80, 0x00, 0x7F], bits: 8, coding: 7), [0, 32_124, -32_124, 0])
    }

    @Test func `a WAVE file with its numbers the other way round is the same sound`() async throws {
        func big(_ value: Int, _ count: Int) -> [UInt8] { Self.little(value, count).reversed() }
        var file = utf8("RIFX") + big(0, 4) + utf8("WAVEfmt ") + big(16, 4) + big(1, 2) + big(1, 2)
        file += big(16_000, 4) + big(32_000, 4) + big(2, 2) + big(16, 2) + utf8("data") + big(6, 4)
        file += big(1, 2) + big(-2, 2) + big(300, 2)
        let made = try await heard(file)
        try expectEqual(samples(made), [1, -2, 300])
    }

    // MARK: Bare samples

    static let bare: [(type: String, bytes: [UInt8], samples: [Int])] = [
        ("audio/l16;rate=16000", [0, 1, 0xFF, 0xFE, 1, 0x2C], [1, -2, 300]),
        ("audio/L16; rate=16000; channels=2", [0, 100, 1, 44, 0xFF, 0xFE, 0, 4], [200, 1]),
        ("audio/l24;rate=16000", [0, 1, 0xFF, 0xFF, 0xFE, 0], [1, -2]),
        ("audio/l8;rate=16000", [128, 192, 64], [0, 0x4000, -0x4000]),
        ("audio/l16;channels=1;rate=8000", [0, 0, 0, 100], [0, 50, 100, 100]),
        ("audio/pcm", [1, 0, 0xFE, 0xFF], [1, -2]), ("audio/x-pcm;big-endian=true", [0, 1, 0xFF, 0xFE], [1, -2]),
        ("audio/pcm;rate=48000;bits=16", [0, 0, 10, 0, 20, 0], [10]),
        ("audio/pcm;bits=8;encoding=signed-int", [1, 0xFF], [256, -256]),
        ("audio/pcm;encoding=unsigned-int", [129], [256]),
        ("audio/pcm;bits=32;encoding=float", [0, 0, 0, 0x3F], [16_383]),
        ("audio/pcm;big-endian=true;encoding=float", [0x3F, 0, 0, 0], [16_383]),
        ("audio/pcmu;rate=16000", [0x80, 0xFF], [32_124, 0]), ("audio/pcma;rate=16000", [0xAA], [32_256]),
        ("audio/basic", [0x80], [32_124, 32_124]),
    ]

    @Test(arguments: bare.indices) func `bare samples are what their media type says`(_ index: Int) async throws {
        let (type, bytes, expected) = Self.bare[index]
        let made = try await heard(bytes, type)
        try expectEqual(samples(made), expected, "\(type)")
        // Part of a sample at the end is none.
        if type != "audio/l8;rate=16000", !type.hasPrefix("audio/pcm"), type != "audio/basic" {
            let cut = try await heard(bytes + [7], type)
            try expectEqual(samples(cut), expected, "\(type)")
        }
    }

    @Test(
        arguments: [
            "audio/l16", "audio/l16;rate=0", "audio/l16;rate=fast", "audio/l16;rate=-1", "audio/l16;rate=400000",
            "audio/l16;rate=8000;channels=9", "audio/l16;rate=8000;channels=0", "audio/l20;rate=8000",
            "audio/pcm;bits=12", "audio/pcm;encoding=mystery", "audio/pcm;big-endian=maybe",
            "audio/pcm;bits=16;encoding=float", "audio/pcm;rate=99999999999999999999",
        ])
    func `bare samples that cannot be understood are refused by their type`(_ type: String) async throws {
        let rig = try Rig()
        rig.connect()
        let file = OutboundFile.test(MemoryFile([UInt8](repeating: 1, count: 50_000)), "v", type)
        expectEqual(rig.show([file]), "refused unsupported_media")
        expect(rig.link.binaries.isEmpty)
    }

    @Test func `bare samples of a telephone are heard by the server as what it wants`() throws {
        let setup = try Setup()
        setup.open()
        let file = OutboundFile.test(
            MemoryFile([UInt8](repeating: 0x55, count: 16_000)), "v.raw", "audio/l16;channels=1;rate=8000")
        let before = setup.rig.log.count
        let outcome = setup.rig.begin(.attachment(ids: [], text: nil), files: [file])
        setup.rig.run { outcome.value != "pending" }
        expectEqual(outcome.value, "sent")
        _ = setup.wait("outbound delivered http", from: before)
        expectEqual(setup.simulator.log.last { $0.kind == .binary }?.sizeBytes, 44 + 8000 * 2 * 2)
        setup.isClean()
    }

    @Test func `sound with much for each sample is read in small parts`() async throws {
        let file = MemoryFile([UInt8](repeating: 0, count: 8 << 20))
        let source = try await RayaFiles.heard(
            .test(file, "v", "audio/pcm;rate=384000;channels=8;bits=32;encoding=float"))
        let piece = try await source.read(at: 0, count: 48 << 10)
        expectEqual(piece.count, min(48 << 10, source.sizeBytes))
        expect(file.readMax <= 300 << 10)
    }

    @Test(arguments: [0, 0xFFFF_FFFF]) func `a length that a recorder could not know is that of the file`(
        _ dataBytes: Int
    ) async throws {
        let bytes = try await heard(Self.file(pcm([1, 2, 3]), rate: 16_000, dataBytes: dataBytes))
        try expectEqual(samples(bytes), [1, 2, 3])
    }

    @Test(arguments: [1, 2, 3, 7, 45, 1000]) func `any pieces make the same file`(_ size: Int) async throws {
        let sound = (0..<3000).map { ($0 * 7919) % 30_000 - 15_000 }
        let file = Self.file(pcm(sound), rate: 44_100, channels: 2)
        try await expectEqual(heard(file, pieces: size), heard(file))
    }

    @Test func `a file that is cut behind its head is told when its sound is read`() async throws {
        let file = MemoryFile(Self.file(pcm([1, 2, 3, 4]), rate: 8000))
        file.fail(at: 44)
        let source = try await RayaFiles.heard(.test(file, "v.wav", "audio/wav"))
        await #expect(throws: ProviderFailure.self) { _ = try await source.read(at: 0, count: 100) }
    }

    @Test func `a note in stereo is heard by the server as what it wants`() throws {
        let setup = try Setup()
        setup.open()
        let bytes = wave(dataBytes: 400_000, rate: 44_100, channels: 2)
        let before = setup.rig.log.count
        let outcome = setup.rig.begin(
            .attachment(ids: [], text: nil), files: [.test(MemoryFile(bytes), "v.wav", "audio/wav")])
        setup.rig.run { outcome.value != "pending" }
        expectEqual(outcome.value, "sent")
        _ = setup.wait("outbound delivered http", from: before)
        expectEqual(setup.simulator.log.last { $0.kind == .binary }?.sizeBytes, 44 + 100_000 * 16_000 / 44_100 * 2)
        setup.isClean()
    }

    // MARK: MPEG

    /// The head of a frame of layer III.
    private static func frame(
        version: UInt8 = 3, bitRate: UInt8 = 9, rate: UInt8 = 0, mode: UInt8 = 0
    ) -> [UInt8] {
        [0xFF, 0xE0 | version << 3 | 1 << 1 | 1, bitRate << 4 | rate << 2, mode << 6]
    }

    @Test func `the length of MPEG audio comes from its bit rate`() {
        // 128 kbit/s are 16,000 bytes a second; 64 kbit/s of version 2 are 8000.
        expectEqual(RayaMPEG.seconds(Self.frame(), at: 0, soundBytes: 160_000), 10)
        expectEqual(RayaMPEG.seconds(Self.frame(version: 2, bitRate: 8), at: 0, soundBytes: 160_000), 20)
        for bad in [
            Self.frame(version: 1), Self.frame(bitRate: 0), Self.frame(bitRate: 15), Self.frame(rate: 3), [0xFF, 0xFB],
            [0, 0, 0, 0],
        ] {
            expect(RayaMPEG.seconds(bad, at: 0, soundBytes: 160_000) == nil, "\(bad)")
        }
    }

    @Test func `the number of frames counts where it is written down`() {
        let mark = utf8("Xing") + [0, 0, 0, 1, 0, 0, 0x1E, 0x60]
        let stereo = Self.frame() + [UInt8](repeating: 0, count: 32) + mark
        expectEqual(RayaMPEG.seconds(stereo, at: 0, soundBytes: 1), 0x1E60 * 1152 / 44_100)
        let mono = Self.frame(version: 2, mode: 3) + [UInt8](repeating: 0, count: 9) + mark
        expectEqual(RayaMPEG.seconds(mono, at: 0, soundBytes: 1), 0x1E60 * 576 / 22_050)
        let other = utf8("VBRI") + [UInt8](repeating: 0, count: 10) + [0, 0, 0x1E, 0x60]
        let second = Self.frame() + [UInt8](repeating: 0, count: 32) + other
        expectEqual(RayaMPEG.seconds(second, at: 0, soundBytes: 1), 0x1E60 * 1152 / 44_100)
    }

    @Test(arguments: [(2_880_000, "fine"), (2_896_000, "invalid_audio_duration")])
    func `MPEG audio of more than three minutes is refused, behind a long tag too`(
        _ soundBytes: Int, _ outcome: String
    ) throws {
        for tagBytes in [0, 100_000] {
            let size = [tagBytes >> 14 & 0x7F, tagBytes >> 7 & 0x7F, tagBytes & 0x7F].map { UInt8($0) }
            let tag = tagBytes == 0 ? [] : utf8("ID3") + [4, 0, 0, 0] + size + [UInt8](repeating: 1, count: tagBytes)
            let bytes = tag + Self.frame() + [UInt8](repeating: 0, count: soundBytes - 4)
            let rig = try Rig()
            rig.connect()
            let file = OutboundFile.test(MemoryFile(bytes), "v.mp3", "audio/mpeg")
            expectEqual(rig.show([file]), outcome == "fine" ? "sent" : "refused \(outcome)", "\(tagBytes)")
        }
    }
}
