import Crypto
import Domain
import EventLoop
import JSON
import ProviderKit

/// The frame or upload that a message of the user's becomes (`PROTOCOL.md`, section 5).
enum RayaOutbound {
    /// One text frame.
    case frame([UInt8], RayaSent)
    /// One frame of images.
    case upload(RayaUpload, RayaSent)
    /// A voice note, whose frame is made once the file was read.
    case voice(OutboundFile, RayaSent)

    /// Judges a message and says what goes out for it.
    ///
    /// Throws the failure to refuse it with: `unsupported` for what the vendor has no word for, `invalid` with the rule
    /// as its code.
    init(
        _ message: OutboundMessage, _ conversation: RayaConversation, _ limits: RayaLimits, _ settings: RayaBotSettings
    ) throws(ProviderFailure) {
        switch message.content {
        case .command(let answer):
            do throws(RayaCommandFault) {
                self = .frame(try conversation.answer(answer), .command)
            } catch {
                throw error.failure
            }
        case .attachment(_, let text): self = try Self.files(message, text ?? "", limits, settings)
        default: self = .frame(try Self.words(message.content, limits), .text)
        }
    }

    /// The problems for which content would be refused that can be told before it is taken: neither those of answers
    /// to commands, which are judged with their command, nor those of files.
    static func problems(in content: UserContent, _ limits: RayaLimits) -> [ContentProblem] {
        switch content {
        case .command, .attachment: return []
        default: break
        }
        do throws(ProviderFailure) {
            _ = try words(content, limits)
            return []
        } catch {
            guard error.kind == .invalid else {
                return [ContentProblem(JSONPointer(["type"]), "not_allowed", error.detail)]
            }
            let code = error.code == emptyText ? "empty" : "too_long"
            return [ContentProblem(JSONPointer(["text"]), code, error.detail)]
        }
    }

    /// The frame of content that is words.
    private static func words(_ content: UserContent, _ limits: RayaLimits) throws(ProviderFailure) -> [UInt8] {
        switch content {
        case .text(let text, _): return try Self.text(text, limits)
        case .action(let choice):
            guard let words = choice.text ?? choice.payload?.stringValue else {
                throw Self.unsupported("The vendor takes no actions; one with a text is sent as that text.")
            }
            return try Self.text(words, limits)
        case .escalation: return RayaFrameWriter.text(RayaFrameWriter.escalation)
        case .audio: throw Self.unsupported("The vendor takes voice notes as files only.")
        case .location: throw Self.unsupported("The vendor takes no locations.")
        case .formResponse, .interactiveResponse: throw Self.unsupported("The vendor has no forms.")
        case .event: throw Self.unsupported("The vendor takes no events.")
        case .data, .raw, .command, .attachment:
            throw Self.unsupported("The vendor takes texts, images and voice notes only.")
        }
    }

    private static let emptyText = "invalid_text"

    private static func text(_ text: String, _ limits: RayaLimits) throws(ProviderFailure) -> [UInt8] {
        let words = RayaSanitizer.trimmed(text)
        guard !words.isEmpty else { throw .invalid(emptyText, "The text is empty.") }
        try check(words, limits)
        return RayaFrameWriter.text(words)
    }

    private static func check(_ text: String, _ limits: RayaLimits) throws(ProviderFailure) {
        guard text.unicodeScalars.count <= limits.textCharactersMax else {
            throw .invalid("text_too_long", "A text has at most \(limits.textCharactersMax) characters.")
        }
    }

    private static func files(
        _ message: OutboundMessage, _ text: String, _ limits: RayaLimits, _ settings: RayaBotSettings
    ) throws(ProviderFailure) -> RayaOutbound {
        let files = message.files
        guard let first = files.first else { throw .invalid("no_files", "The message has no files.") }
        for file in files {
            do throws(FileRefusal) {
                try RayaFiles.check(file.description, sizeBytes: file.sizeBytes, limits, settings)
            } catch {
                throw error.failure
            }
        }
        if RayaVoice.Container(first.description.contentType) != nil {
            guard files.count == 1 else {
                throw .invalid("too_many_files", "A voice note is a message of its own.")
            }
            guard text.allSatisfy(\.isWhitespace) else {
                throw .invalid("caption_unsupported", "A voice note takes no text; send it as a message of its own.")
            }
            return .voice(first, .voice(message.id))
        }
        guard files.allSatisfy({ $0.description.contentType.hasPrefix("image/") }) else {
            throw .invalid("mixed_files", "Images and voice notes go in messages of their own.")
        }
        guard files.count <= limits.imagesMax else {
            throw .invalid("too_many_images", "A message has at most \(limits.imagesMax) images.")
        }
        guard files.reduce(0, { $0 + $1.sizeBytes }) <= limits.imagesBytesMax else {
            throw .invalid(
                "images_too_large", "The images of one message have at most \(limits.imagesBytesMax) bytes together.")
        }
        let caption = RayaSanitizer.trimmed(text)
        try check(caption, limits)
        return .upload(RayaUpload(caption: caption, images: files), .images(message.id, count: files.count))
    }

    private static func unsupported(_ detail: String) -> ProviderFailure { ProviderFailure(.unsupported, detail) }
}

extension RayaCommandFault {
    /// The same for callers.
    var failure: ProviderFailure {
        switch self {
        case .notPending: .invalid("no_such_command", "No such command waits for an answer.")
        case .notAnOption: .invalid("invalid_option", "The answer is none of the options.")
        case .tooLong:
            .invalid(
                "text_too_long", "The answer has at most \(RayaLimits.feedbackCharactersMax) characters.")
        }
    }
}
