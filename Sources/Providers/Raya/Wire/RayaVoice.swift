package import ProviderKit

/// The rules for a voice note (`PROTOCOL.md`, section 5.3).
///
/// The vendor throws away without a word what it cannot hear, so everything is judged here, and WAVE files are made
/// into what it hears (``RayaWave``).
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
        guard !isMPEG else { return try RayaMPEG.check(head: head, sizeBytes: sizeBytes) }
        let sound = try RayaWave(head: head, sizeBytes: sizeBytes)
        guard sound.isHeard || sound.heardFrames * 2 > RayaLimits.voiceBytesMin else {
            throw Fault("invalid_audio_size", "A voice note has more than \(RayaLimits.voiceBytesMin) bytes.")
        }
    }
}
