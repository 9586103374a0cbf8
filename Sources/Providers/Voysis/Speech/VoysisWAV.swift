package import Domain

/// The header of a WAV file, as far as it has come (`PROTOCOL.md`, section 7.1).
package enum VoysisWAV: Hashable, Sendable {
    /// More of the file is needed to tell.
    case incomplete
    /// A header that cannot be read: the file goes to the vendor whole.
    case unreadable
    /// The samples: what they are, where they begin, and how many bytes there are where the header knows it.
    case samples(VoysisSound, offset: Int, count: Int?)

    /// A header longer than this is not waited for.
    package static let headerBytesMax = 65_536
    /// A length that says that nobody knew it when the header was written.
    private static let unknownLength: UInt32 = 0xFFFF_FFFF

    /// Reads a header from the beginning of a file: RIFF or RIFX, further chunks anywhere, formats 1 and 3.
    ///
    /// - Throws: `unsupported_media` for a header that can be read and says what the service does not take.
    package static func read(_ bytes: [UInt8]) throws(ProviderFailure) -> VoysisWAV {
        guard bytes.count >= 12 else { return isPossible(bytes) ? .incomplete : .unreadable }
        let isBigEndian = bytes.starts(with: Array("RIFX".utf8))
        guard isBigEndian || bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WAVE".utf8) else {
            return .unreadable
        }
        var position = 12
        var sound: VoysisSound?
        while position + 8 <= bytes.count {
            let size = number(bytes, position + 4, 4, isBigEndian)
            let name = bytes[position..<position + 4]
            position += 8
            if name.elementsEqual("data".utf8) {
                guard let sound else { return .unreadable }
                try sound.check()
                // A length of zero is what a writer leaves that never came back to correct it.
                let isKnown = size != unknownLength && size != 0
                return .samples(sound, offset: position, count: isKnown ? Int(size) : nil)
            }
            let next = position + Int(size) + Int(size & 1)
            guard next <= headerBytesMax else { return .unreadable }
            if name.elementsEqual("fmt ".utf8) {
                guard size >= 16 else { return .unreadable }
                guard position + Int(size) <= bytes.count else { return .incomplete }
                guard let found = try format(bytes, position, Int(size), isBigEndian) else { return .unreadable }
                sound = found
            }
            position = next
        }
        return bytes.count > headerBytesMax ? .unreadable : .incomplete
    }

    /// The bytes of a second, where a header of any format says so in its usual place and the number makes sense.
    static func bytesPerSecond(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 32, bytes[12..<16].elementsEqual("fmt ".utf8) else { return nil }
        let rate = Int(number(bytes, 28, 4, bytes.starts(with: Array("RIFX".utf8))))
        return (1000...768_000).contains(rate) ? rate : nil
    }

    /// Whether a few bytes may be the beginning of a header.
    private static func isPossible(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(4)
        return "RIFF".utf8.starts(with: start) || "RIFX".utf8.starts(with: start)
    }

    /// Nil for samples of a kind that is not known here.
    private static func format(
        _ bytes: [UInt8], _ position: Int, _ size: Int, _ isBigEndian: Bool
    ) throws(ProviderFailure) -> VoysisSound? {
        var code = number(bytes, position, 2, isBigEndian)
        // The extensible form names the code again, in the first two bytes of its GUID.
        if code == 0xFFFE, size >= 26 { code = number(bytes, position + 24, 2, isBigEndian) }
        guard code == 1 || code == 3 else { return nil }
        guard number(bytes, position + 2, 2, isBigEndian) == 1 else {
            throw VoysisSound.unsupported("Speech has one channel.")
        }
        var sound = VoysisSound()
        sound.isFloat = code == 3
        sound.rate = Int(number(bytes, position + 4, 4, isBigEndian))
        sound.bits = Int(number(bytes, position + 14, 2, isBigEndian))
        sound.isBigEndian = isBigEndian
        return sound
    }

    private static func number(_ bytes: [UInt8], _ position: Int, _ count: Int, _ isBigEndian: Bool) -> UInt32 {
        var value: UInt32 = 0
        for offset in 0..<count {
            value = value << 8 | UInt32(bytes[position + (isBigEndian ? offset : count - 1 - offset)])
        }
        return value
    }
}
