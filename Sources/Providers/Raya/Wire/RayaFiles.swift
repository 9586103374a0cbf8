import Crypto
import Domain
import EventLoop
import JSON
import ProviderKit

/// Which files the vendor takes (sections 5.2 and 5.3).
enum RayaFiles {
    /// The media types of images that are taken; what a browser would run is none of them.
    static let imageTypes: Set<String> = [
        "image/jpeg", "image/png", "image/gif", "image/webp", "image/heic", "image/heif", "image/bmp",
    ]

    /// The media types by the endings of names.
    private static let typesByEnding = [
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
        "heic": "image/heic", "heif": "image/heif", "bmp": "image/bmp", "wav": "audio/wav", "mp3": "audio/mpeg",
        "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg", "opus": "audio/ogg", "webm": "audio/webm",
    ]

    /// The media type that the name in an address stands for; nil where it says none.
    static func contentType(at url: String) -> String? {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        guard let name = path.split(separator: "/", omittingEmptySubsequences: false).last,
            let dot = name.lastIndex(of: ".")
        else { return nil }
        return typesByEnding[name[name.index(after: dot)...].lowercased()]
    }

    /// Judges a file by its type, and its length as far as it is known.
    static func check(
        _ file: FileDescription, sizeBytes: Int?, _ limits: RayaLimits, _ settings: RayaBotSettings
    ) throws(FileRefusal) {
        if imageTypes.contains(file.contentType) {
            guard settings.takesImages else { throw .disabled("The bot takes no images.") }
            guard let sizeBytes else { return }
            guard sizeBytes > 0 else { throw .empty }
            guard sizeBytes <= limits.imageBytesMax else { throw .tooLarge(bytesMax: limits.imageBytesMax) }
        } else if let container = RayaVoice.Container(file.contentType) {
            guard settings.takesVoice else { throw .disabled("The bot takes no voice notes.") }
            try RayaVoice.check(container, sizeBytes: sizeBytes)
        } else {
            throw .unsupportedType("The vendor takes images, and voice notes as WAVE, bare samples or MPEG audio.")
        }
    }

    /// Judges what a file holds that is a voice note by its type; reads its beginning.
    ///
    /// Bare samples have none: their type and length say all.
    ///
    /// - Throws: a refusal for good, or a failure to read.
    static func check(voice file: OutboundFile) async throws(ProviderFailure) {
        let isMPEG: Bool
        switch RayaVoice.Container(file.description.contentType) {
        case nil, .samples: return
        case .mpeg: isMPEG = true
        case .wave: isMPEG = false
        }
        let head = try await file.source.read(at: 0, count: RayaVoice.headBytesMax)
        do throws(RayaVoice.Fault) {
            try RayaVoice.check(head: head, sizeBytes: file.sizeBytes, isMPEG: isMPEG)
        } catch {
            throw .invalid(error.code, error.detail)
        }
        let start = isMPEG ? RayaMPEG.start(head) : 0
        guard start > 0, start < file.sizeBytes else { return }
        // A tag, such as one with a picture, may be longer than what was read: the sound behind it is looked at too.
        let frame = try await file.source.read(at: start, count: RayaVoice.headBytesMax)
        guard let seconds = RayaMPEG.seconds(frame, at: 0, soundBytes: file.sizeBytes - start),
            seconds > RayaLimits.voiceSecondsMax
        else { return }
        throw .invalid("invalid_audio_duration", "A voice note lasts \(RayaLimits.voiceSecondsMax) seconds at most.")
    }

    /// The bytes of a voice note that go out: those of the file, or what the bot hears of them.
    static func heard(_ file: OutboundFile) async throws(ProviderFailure) -> any FileSource {
        let container = RayaVoice.Container(file.description.contentType)
        // The samples of a WAVE file are what its head says they are.
        let head = container == .wave ? try await file.source.read(at: 0, count: RayaVoice.headBytesMax) : []
        do throws(RayaVoice.Fault) {
            switch container {
            case .samples(let form):
                guard let form else { throw RayaSampleForm.unknown }
                return RayaHeardSound(file.source, try RayaSound(form, start: 0, byteCount: file.sizeBytes))
            case .wave:
                let sound = try RayaSound(head: head, sizeBytes: file.sizeBytes)
                return sound.isHeard ? file.source : RayaHeardSound(file.source, sound)
            case .mpeg, nil: return file.source
            }
        } catch {
            throw .invalid(error.code, error.detail)
        }
    }
}

extension FileRefusal {
    /// The same as a failure of its message.
    var failure: ProviderFailure {
        switch self {
        case .tooLarge(let bytesMax): .invalid("too_large", "The file has more than \(bytesMax) bytes.")
        case .unsupportedType(let detail): .invalid("unsupported_media", detail)
        case .empty: .invalid("empty", "The file is empty.")
        case .invalid(let code, let detail): .invalid(code, detail)
        case .disabled(let detail): ProviderFailure(.unsupported, detail, code: "feature_disabled")
        }
    }
}

extension ProviderFailure {
    /// A message that breaks a rule of the vendor's; the rule is the code.
    static func invalid(_ code: String, _ detail: String) -> ProviderFailure {
        ProviderFailure(.invalid, detail, code: code)
    }
}
