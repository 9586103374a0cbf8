import Domain
import HTTPWire

/// The one form of speech that the vendor recognises: 16 kHz, 16 bits with the low byte first, one channel
/// (`PROTOCOL.md`, section 12); bare or in a WAV file.
struct ODAAudio: Sendable {
    /// The bound of a WAV file's head, before its samples, in bytes.
    static let headBytesMax = 8192
    /// Samples a second.
    static let rate = 16_000
    /// The size of one frame, in bytes: 4096 samples.
    static let frameBytes = 8192

    private enum State {
        /// Collecting the head of a WAV file.
        case head([UInt8])
        /// Samples, as many bytes as the file says; nil for as many as come.
        case samples(left: Int?)
    }

    private var state: State
    private var held: [UInt8] = []

    /// Speech of a media type.
    ///
    /// Throws `invalid` with code `unsupported_media` for what is none of the vendor's.
    init(contentType: String) throws(ProviderFailure) {
        guard let type = (try? MediaType(contentType)) ?? nil else { throw Self.unsupported("This is no media type.") }
        switch type.essence {
        case "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave": state = .head([])
        case "audio/pcm":
            guard type["rate"] == "\(Self.rate)", ["1", nil].contains(type["channels"]) else {
                throw Self.unsupported("Samples are audio/pcm;rate=16000, of one channel.")
            }
            state = .samples(left: nil)
        default: throw Self.unsupported("Speech is audio/wav or audio/pcm;rate=16000.")
        }
    }

    static func unsupported(_ detail: String) -> ProviderFailure {
        ProviderFailure(.invalid, detail, code: "unsupported_media")
    }

    /// Takes bytes; gives whole frames of samples.
    mutating func take(_ bytes: [UInt8]) throws(ProviderFailure) -> [[UInt8]] {
        switch state {
        case .head(let before):
            let head = before + bytes
            guard let start = try Self.samples(in: head) else {
                guard head.count <= Self.headBytesMax else { throw Self.unsupported("The WAV file has no samples.") }
                state = .head(head)
                return []
            }
            state = .samples(left: start.count)
            return try take(Array(head[start.offset...]))
        case .samples(let left):
            let taken = bytes.prefix(left ?? bytes.count)
            state = .samples(left: left.map { $0 - taken.count })
            held += taken
            var frames: [[UInt8]] = []
            var position = 0
            while held.count - position >= Self.frameBytes {
                frames.append(Array(held[position..<position + Self.frameBytes]))
                position += Self.frameBytes
            }
            held.removeFirst(position)
            return frames
        }
    }

    /// The samples that are left, whole ones only.
    mutating func finish() -> [UInt8]? {
        let rest = Array(held.prefix(held.count & ~1))
        held = []
        return rest.isEmpty ? nil : rest
    }

    /// Where the samples of a WAV file begin, and how many bytes they are; nil while that has not come yet.
    private static func samples(in head: [UInt8]) throws(ProviderFailure) -> (offset: Int, count: Int?)? {
        guard head.count >= 12 else { return nil }
        guard head[0..<4].elementsEqual("RIFF".utf8), head[8..<12].elementsEqual("WAVE".utf8) else {
            throw unsupported("The file is no WAV file.")
        }
        var position = 12
        var isRight = false
        while head.count >= position + 8 {
            let name = head[position..<position + 4]
            let count = Int(number(head, position + 4, 4))
            let body = position + 8
            if name.elementsEqual("data".utf8) {
                guard isRight else { throw unsupported("The WAV file does not say what its samples are.") }
                // The length is unknown to a client that writes the file while it is spoken.
                let isKnown = count > 0 && count < 0x7FFF_FFFF
                return (body, isKnown ? count : nil)
            }
            if name.elementsEqual("fmt ".utf8) {
                guard head.count >= body + 16 else { return nil }
                let isPCM = [1, 0xFFFE].contains(number(head, body, 2))
                guard isPCM, number(head, body + 2, 2) == 1, number(head, body + 4, 4) == UInt32(rate),
                    number(head, body + 14, 2) == 16
                else { throw unsupported("Samples are 16 kHz, 16 bits, one channel.") }
                isRight = true
            }
            position = body + count + count % 2
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> UInt32 {
        bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}

/// The languages that speech is recognised in.
enum ODASpeechLocale {
    /// The vendor's, the usual one first.
    static let all = ["en-us", "en-gb", "en-au", "en-in", "es-es", "fr-fr", "de-de", "it-it", "pt-br", "hi-in"]

    /// The vendor's name for a language tag, else for its language, else nil.
    ///
    /// A chapter of the documents writes `en-uk` for British English.
    static func name(for tag: String) -> String? {
        let tag = tag.lowercased().replacing("_", with: "-")
        if tag == "en-uk" { return "en-gb" }
        if all.contains(tag) { return tag }
        let language = tag.prefix { $0 != "-" }
        return all.first { $0.prefix { $0 != "-" } == language }
    }
}
