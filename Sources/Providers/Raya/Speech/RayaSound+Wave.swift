/// The head of a WAVE file, of which all usual forms are read (`PROTOCOL.md`, section 5.3).
///
/// RIFF, and RIFX with its numbers the other way round; the extensible form. A length that a recorder could not know
/// is that of the rest of the file.
extension RayaSound {
    /// Reads the beginning of a WAVE file of that length.
    package init(head: [UInt8], sizeBytes: Int) throws(RayaVoice.Fault) {
        let isReversed = head.starts(with: "RIFX".utf8)
        guard head.count >= 12, isReversed || head.starts(with: "RIFF".utf8), head[8..<12].elementsEqual("WAVE".utf8)
        else { throw RayaVoice.Fault("invalid_audio", "The file is no WAVE file.") }
        var format: WaveFormat?
        var place = 12
        while place + 8 <= head.count {
            let size = WaveFormat.number(head, at: place + 4, 4, isReversed)
            let body = place + 8
            if head[place..<(place + 4)].elementsEqual("data".utf8) {
                guard let format else { break }
                self = try Self.sound(format, at: body, dataBytes: size, room: sizeBytes - body)
                return
            }
            if head[place..<(place + 4)].elementsEqual("fmt ".utf8), size >= 16, body + 16 <= head.count {
                format = WaveFormat(head, at: body, size, isReversed)
            }
            // Chunks stand at even places.
            place = body + size + size % 2
        }
        throw RayaVoice.Fault("invalid_audio", "The WAVE file does not say what sound it has.")
    }

    private static func sound(
        _ format: WaveFormat, at start: Int, dataBytes: Int, room: Int
    ) throws(RayaVoice.Fault) -> RayaSound {
        guard let form = format.form else { throw RayaSampleForm.unknown }
        // A recorder that writes as it hears does not know the length beforehand.
        let isOpen = dataBytes == 0 || dataBytes >= 0xFFFF_FF00
        guard isOpen || dataBytes <= room else { throw RayaVoice.Fault("invalid_audio", "The WAVE file is cut off.") }
        return try RayaSound(
            form, start: start, byteCount: isOpen ? room : dataBytes, isHeard: !isOpen && format.isPlain)
    }
}

/// The chunk of a WAVE file that says what its samples are.
private struct WaveFormat {
    private var coding: Int
    private let channels: Int
    private let rate: Int
    private let bits: Int
    private let isReversed: Bool
    /// It says so in the short form, which any reader knows.
    private(set) var isPlain = true

    init(_ head: [UInt8], at place: Int, _ size: Int, _ isReversed: Bool) {
        coding = Self.number(head, at: place, 2, isReversed)
        channels = Self.number(head, at: place + 2, 2, isReversed)
        rate = Self.number(head, at: place + 4, 4, isReversed)
        bits = Self.number(head, at: place + 14, 2, isReversed)
        self.isReversed = isReversed
        // The extensible form has the coding at the beginning of its last member.
        if coding == 0xFFFE, size >= 40, place + 26 <= head.count {
            coding = Self.number(head, at: place + 24, 2, isReversed)
            isPlain = false
        }
    }

    /// The form of the samples; nil for one that is none of ours.
    var form: RayaSampleForm? {
        let coding: RayaSampleForm.Coding? =
            switch self.coding {
            // Eight bits alone have no sign.
            case 1: bits == 8 ? .unsigned : .signed
            case 3: .float
            case 6: .aLaw
            case 7: .muLaw
            default: nil
            }
        return coding.flatMap {
            RayaSampleForm($0, bits: bits, channels: channels, rate: rate, isBigEndian: isReversed)
        }
    }

    static func number(_ bytes: [UInt8], at place: Int, _ count: Int, _ isReversed: Bool) -> Int {
        (0..<count).reduce(0) { number, index in
            number | Int(bytes[place + index]) << (8 * (isReversed ? count - 1 - index : index))
        }
    }
}
