/// The sound of a WAVE file, as its head says (`PROTOCOL.md`, section 5.3).
///
/// PCM of whole numbers (8, 16, 24 or 32 bits) or of floating point (32 bits), one or two channels, 8000 to 96000 Hz.
/// A length that a recorder could not know is that of the rest of the file.
package struct RayaWave: Hashable, Sendable {
    /// The rate that the bot hears, in Hz.
    package static let heardRate = 16_000
    /// The rates that are taken, in Hz.
    static let rates = 8000...96_000

    /// The samples are floating-point numbers.
    package let isFloat: Bool
    package let channels: Int
    package let rate: Int
    package let bits: Int
    /// Where the sound begins in the file, in bytes.
    package let start: Int
    /// The length of the sound in samples of all channels together.
    package let frames: Int
    /// It can go out as it is.
    package let isHeard: Bool

    /// How long one sample of all channels is, in bytes.
    package var frameBytes: Int { channels * bits / 8 }
    /// The length of the sound once the bot can hear it, in samples.
    package var heardFrames: Int { frames * Self.heardRate / rate }

    /// Reads the beginning of a file of that length.
    package init(head: [UInt8], sizeBytes: Int) throws(RayaVoice.Fault) {
        guard head.count >= 12, head.starts(with: "RIFF".utf8), head[8..<12].elementsEqual("WAVE".utf8) else {
            throw RayaVoice.Fault("invalid_audio", "The file is no WAVE file.")
        }
        var format: Format?
        var place = 12
        while place + 8 <= head.count {
            let size = Self.number(head, at: place + 4, 4)
            let body = place + 8
            if head[place..<(place + 4)].elementsEqual("data".utf8) {
                guard let format else { break }
                self = try Self.sound(format, at: body, dataBytes: size, room: sizeBytes - body)
                return
            }
            if head[place..<(place + 4)].elementsEqual("fmt ".utf8), size >= 16, body + 16 <= head.count {
                format = Format(head, at: body, size)
            }
            // Chunks stand at even places.
            place = body + size + size % 2
        }
        throw RayaVoice.Fault("invalid_audio", "The WAVE file does not say what sound it has.")
    }

    /// The chunk that says what the samples are.
    private struct Format {
        var coding: Int
        var channels: Int
        var rate: Int
        var bits: Int
        /// It says so in the short form, which any reader knows.
        var isPlain = true

        init(_ head: [UInt8], at place: Int, _ size: Int) {
            coding = RayaWave.number(head, at: place, 2)
            channels = RayaWave.number(head, at: place + 2, 2)
            rate = RayaWave.number(head, at: place + 4, 4)
            bits = RayaWave.number(head, at: place + 14, 2)
            // The extensible form has the coding at the beginning of its last member.
            if coding == 0xFFFE, size >= 40, place + 26 <= head.count {
                coding = RayaWave.number(head, at: place + 24, 2)
                isPlain = false
            }
        }
    }

    private init(_ format: Format, start: Int, frames: Int, isHeard: Bool) {
        isFloat = format.coding == 3
        channels = format.channels
        rate = format.rate
        bits = format.bits
        self.start = start
        self.frames = frames
        self.isHeard = isHeard
    }

    private static func sound(
        _ format: Format, at start: Int, dataBytes: Int, room: Int
    ) throws(RayaVoice.Fault) -> RayaWave {
        let isWhole = format.coding == 1 && [8, 16, 24, 32].contains(format.bits)
        guard isWhole || (format.coding == 3 && format.bits == 32), (1...2).contains(format.channels),
            rates.contains(format.rate)
        else {
            throw RayaVoice.Fault(
                "invalid_audio_format", "A voice note is PCM with one or two channels and 8000 to 96000 Hz.")
        }
        // A recorder that writes as it hears does not know the length beforehand.
        let isOpen = dataBytes == 0 || dataBytes >= 0xFFFF_FF00
        guard isOpen || dataBytes <= room else { throw RayaVoice.Fault("invalid_audio", "The WAVE file is cut off.") }
        let bytes = isOpen ? max(0, room) : dataBytes
        let isHeard =
            !isOpen && format.isPlain && format.coding == 1 && format.bits == 16 && format.channels == 1
            && format.rate == heardRate
        let sound = RayaWave(
            format, start: start, frames: bytes / (format.channels * format.bits / 8), isHeard: isHeard)
        guard sound.frames > 0 else { throw RayaVoice.Fault("invalid_audio", "The WAVE file has no sound.") }
        guard sound.frames <= RayaLimits.voiceSecondsMax * sound.rate else {
            throw RayaVoice.Fault(
                "invalid_audio_duration", "A voice note lasts \(RayaLimits.voiceSecondsMax) seconds at most.")
        }
        return sound
    }

    private static func number(_ bytes: [UInt8], at place: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    // MARK: Samples

    /// The samples of some bytes, with both channels as one, each from -32768 to 32767.
    package func samples(of bytes: [UInt8]) -> [Int] {
        let width = bits / 8
        return (0..<(bytes.count / frameBytes)).map { frame in
            let place = frame * frameBytes
            return (0..<channels).reduce(0) { $0 + sample(bytes, at: place + $1 * width) } / channels
        }
    }

    private func sample(_ bytes: [UInt8], at place: Int) -> Int {
        let raw = Self.number(bytes, at: place, bits / 8)
        if isFloat {
            let value = Float(bitPattern: UInt32(raw))
            guard value.isFinite else { return 0 }
            return Int(max(-1, min(1, value)) * 32_767)
        }
        switch bits {
        // Eight bits alone have no sign.
        case 8: return (raw - 128) << 8
        case 16: return Int(Int16(truncatingIfNeeded: raw))
        case 24: return Int(Int32(truncatingIfNeeded: raw << 8)) >> 16
        default: return Int(Int32(truncatingIfNeeded: raw)) >> 16
        }
    }
}
