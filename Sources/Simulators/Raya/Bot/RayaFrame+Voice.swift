/// The rules for a voice note (protocol note section 5.3).
extension RayaFrame {
    /// The bytes of a file, both ends excluded.
    static let voiceBytes = 4096..<10_485_760
    private static let voiceSecondsMax = 180
    private static let sampleRate = 16_000

    /// Reads a binary frame.
    init(binary bytes: [UInt8]) throws(RayaViolation) {
        guard bytes.count > Self.voiceBytes.lowerBound, bytes.count < Self.voiceBytes.upperBound else {
            throw .value("a voice note", "of more than 4096 and less than 10485760 bytes")
        }
        if bytes.starts(with: [0x49, 0x44, 0x33]) || (bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0) {
            self = .voice(type: "audio/mpeg", bytes)
            return
        }
        try Self.checkWave(bytes)
        self = .voice(type: "audio/wav", bytes)
    }

    private static func checkWave(_ bytes: [UInt8]) throws(RayaViolation) {
        guard bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) else {
            throw .value("a voice note", "a RIFF file of WAVE, or MPEG audio")
        }
        guard number(bytes, at: 4, 4) + 8 <= bytes.count else { throw .value("a voice note", "a whole file") }
        var hasFormat = false
        var position = 12
        while position + 8 <= bytes.count {
            let name = bytes[position..<(position + 4)]
            let size = number(bytes, at: position + 4, 4)
            let body = position + 8
            guard body + size <= bytes.count else { throw .value("a voice note", "a whole file") }
            if name.elementsEqual("fmt ".utf8), size >= 16 {
                guard number(bytes, at: body, 2) == 1, number(bytes, at: body + 2, 2) == 1,
                    number(bytes, at: body + 4, 4) == sampleRate, number(bytes, at: body + 14, 2) == 16
                else { throw .value("a voice note", "PCM of 16 bits, 16000 Hz, one channel") }
                hasFormat = true
            }
            if name.elementsEqual("data".utf8) {
                guard hasFormat else { throw .value("a voice note", "described before its data") }
                guard size <= voiceSecondsMax * sampleRate * 2 else { throw .value("a voice note", "180 s at most") }
                return
            }
            position = body + size + size % 2
        }
        throw .value("a voice note", "a file with fmt and data")
    }

    private static func number(_ bytes: [UInt8], at place: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
}
