import HTTPWire
import ProviderKit

/// The rules for a voice note (`PROTOCOL.md`, section 5.3).
///
/// The vendor throws away without a word what it cannot hear, so everything is judged here, and WAVE files and bare
/// samples are made into what it hears (``RayaSound``).
package enum RayaVoice {
    /// The form of a file.
    enum Container: Hashable, Sendable {
        /// A WAVE file.
        case wave
        /// MPEG audio, which goes out as it is (assumed).
        case mpeg
        /// Bare samples of this form; nil for one that cannot be read.
        case samples(RayaSampleForm?)

        /// Nil for a media type that is none of a voice note.
        init?(_ contentType: String) {
            guard let type = try? MediaType(contentType) else { return nil }
            switch type.essence {
            case "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave": self = .wave
            case "audio/mpeg": self = .mpeg
            case let essence where RayaSampleForm.mediaTypes.contains(essence): self = .samples(RayaSampleForm(type))
            default: return nil
            }
        }
    }

    /// The media types that are taken, without parameters.
    package static let types: Set<String> = RayaSampleForm.mediaTypes.union([
        "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave", "audio/mpeg",
    ])
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

    /// Judges a media type, and a length as far as it is known.
    static func check(_ container: Container, sizeBytes: Int?) throws(FileRefusal) {
        if case .samples(nil) = container {
            throw .unsupportedType(
                "Bare samples say what they are, as audio/L16;rate=8000 or audio/pcm;rate=16000;bits=16;channels=1.")
        }
        guard let sizeBytes else { return }
        guard sizeBytes > 0 else { throw .empty }
        guard sizeBytes < RayaLimits.voiceBytesMax else { throw .tooLarge(bytesMax: RayaLimits.voiceBytesMax - 1) }
        guard case .samples(let form?) = container else {
            guard sizeBytes > RayaLimits.voiceBytesMin else {
                throw .invalid(
                    code: "invalid_audio_size",
                    detail: "A voice note has more than \(RayaLimits.voiceBytesMin) bytes.")
            }
            return
        }
        do throws(Fault) {
            try RayaSound(form, start: 0, byteCount: sizeBytes).check()
        } catch {
            throw .invalid(code: error.code, detail: error.detail)
        }
    }

    /// Judges the beginning of a file of that length: of a WAVE file or of MPEG audio.
    package static func check(head: [UInt8], sizeBytes: Int, isMPEG: Bool) throws(Fault) {
        guard !isMPEG else { return try RayaMPEG.check(head: head, sizeBytes: sizeBytes) }
        try RayaSound(head: head, sizeBytes: sizeBytes).check()
    }
}
