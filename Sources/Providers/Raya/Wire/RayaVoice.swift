package import ProviderKit

/// The rules for a voice note (`PROTOCOL.md`, section 5.3).
///
/// The vendor throws away without a word what it cannot hear, so everything is judged here.
package enum RayaVoice {
    /// The media types that are taken; MPEG is assumed.
    package static let types: Set<String> = ["audio/wav", "audio/x-wav", "audio/wave", "audio/mpeg"]
    /// How much of a file is looked at, in bytes, for where its sound begins.
    static let headBytesMax = 64 << 10

    /// The fault of a file.
    package struct Fault: Error, Hashable, Sendable {
        package let code: String
        package let detail: String

        init(_ code: String, _ detail: String) {
            self.code = code
            self.detail = detail
        }
    }

    /// Judges a length.
    package static func check(sizeBytes: Int) throws(FileRefusal) {
        guard sizeBytes > 0 else { throw .empty }
        guard sizeBytes > RayaLimits.voiceBytesMin else {
            throw .invalid(
                code: "invalid_audio_size", detail: "A voice note has more than \(RayaLimits.voiceBytesMin) bytes.")
        }
        guard sizeBytes < RayaLimits.voiceBytesMax else { throw .tooLarge(bytesMax: RayaLimits.voiceBytesMax - 1) }
    }

    /// Judges the beginning of a file of that length.
    package static func check(head: [UInt8], sizeBytes: Int, isMPEG: Bool) throws(Fault) {
        if isMPEG {
            let hasTag = head.starts(with: "ID3".utf8)
            guard hasTag || (head.count > 1 && head[0] == 0xFF && head[1] & 0xE0 == 0xE0) else {
                throw Fault("invalid_audio", "The file is no MPEG audio.")
            }
            return
        }
        guard head.count >= 12, head.starts(with: "RIFF".utf8), head[8..<12].elementsEqual("WAVE".utf8) else {
            throw Fault("invalid_audio", "The file is no WAVE file.")
        }
        var format: (coding: Int, channels: Int, rate: Int, bits: Int)?
        var place = 12
        while place + 8 <= head.count {
            let size = number(head, at: place + 4, 4)
            let body = place + 8
            if head[place..<(place + 4)].elementsEqual("data".utf8) {
                guard let format else { break }
                return try check(format, dataBytes: size, room: sizeBytes - body)
            }
            if head[place..<(place + 4)].elementsEqual("fmt ".utf8), size >= 16, body + 16 <= head.count {
                format = (
                    number(head, at: body, 2), number(head, at: body + 2, 2), number(head, at: body + 4, 4),
                    number(head, at: body + 14, 2)
                )
            }
            // Chunks stand at even places.
            place = body + size + size % 2
        }
        throw Fault("invalid_audio", "The WAVE file does not say what sound it has.")
    }

    private static func check(
        _ format: (coding: Int, channels: Int, rate: Int, bits: Int), dataBytes: Int, room: Int
    ) throws(Fault) {
        guard format.coding == 1, format.bits == 16, format.channels == 1, format.rate == 16_000 else {
            throw Fault("invalid_audio_format", "A voice note is PCM of 16 bits at 16000 Hz with one channel.")
        }
        guard dataBytes <= room else { throw Fault("invalid_audio", "The WAVE file is cut off.") }
        guard dataBytes <= RayaLimits.voiceSecondsMax * 32_000 else {
            throw Fault("invalid_audio_duration", "A voice note lasts \(RayaLimits.voiceSecondsMax) seconds at most.")
        }
    }

    private static func number(_ bytes: [UInt8], at place: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
}
