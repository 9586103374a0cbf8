package import Domain
import HTTPWire

/// A format of sound and what the vendor calls it (`PROTOCOL.md`, section 7).
package struct VoysisSound: Hashable, Sendable {
    /// The kind of container that samples are in.
    package enum Container: Hashable, Sendable {
        /// Nothing: bare samples.
        case samples
        /// A whole WAV file whose header could not be read.
        case wav
        /// A WebM file.
        case webm
    }

    /// The container that the samples are in.
    package var container = Container.samples
    /// Floating point rather than signed integers.
    package var isFloat = false
    /// Samples a second.
    package var rate = 16_000
    /// Bits of a sample.
    package var bits = 16
    /// The most significant byte comes first.
    package var isBigEndian = false

    /// Sample rates that the service takes.
    static let rates = [16_000, 44_100, 48_000]

    /// 16 kHz, 16 bits, signed, little-endian: what parameters mean that are left out.
    package init(container: Container = .samples) { self.container = container }

    /// Bytes that must not be parted.
    package var width: Int { container == .samples ? bits / 8 : 1 }

    /// The value of `mimeType`: the parameters in the SDKs' order, `big-endian` in lower case.
    package var mimeType: String {
        switch container {
        case .wav: "audio/wav"
        case .webm: "audio/webm"
        case .samples:
            "audio/pcm;encoding=\(isFloat ? "float" : "signed-int");rate=\(rate);bits=\(bits);channels=1;"
                + "big-endian=\(isBigEndian)"
        }
    }

    /// The longest recording: by rate and width; of a container by the widest of both, and some room for its frame.
    package func bytesMax(seconds: Int) -> Int {
        container == .samples ? rate * width * seconds : 48_000 * 4 * seconds + 65_536
    }

    /// Refuses what the service does not take.
    package func check() throws(ProviderFailure) {
        guard container == .samples else { return }
        guard Self.rates.contains(rate) else {
            throw Self.unsupported("A sample rate is 16000, 44100 or 48000, not \(rate).")
        }
        guard isFloat ? bits == 32 : bits == 16 else {
            throw Self.unsupported("Samples have 16 bits, or 32 as floating point, not \(bits).")
        }
    }

    static func unsupported(_ detail: String) -> ProviderFailure {
        ProviderFailure(.invalid, detail, code: "unsupported_media", status: 415)
    }
}

/// The caller's description of its audio.
enum VoysisSoundSource: Hashable, Sendable {
    /// Bare samples of a known format.
    case samples(VoysisSound)
    /// A WAV file; its header says more.
    case wav
    /// A WebM file.
    case webm

    /// Reads a media type; parameters of `audio/pcm` may come in any order, and each may be left out.
    init(contentType: String) throws(ProviderFailure) {
        let type: MediaType
        do throws(HTTPWireError) {
            type = try MediaType(contentType)
        } catch {
            throw VoysisSound.unsupported("The media type cannot be read.")
        }
        switch type.essence {
        case "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave": self = .wav
        case "audio/webm": self = .webm
        case "audio/pcm", "audio/x-pcm":
            var sound = VoysisSound()
            for parameter in type.parameters { try Self.take(parameter.name, parameter.value, &sound) }
            // Floating point has 32 bits unless something else is said.
            if sound.isFloat, type["bits"] == nil { sound.bits = 32 }
            try sound.check()
            self = .samples(sound)
        default: throw VoysisSound.unsupported("Speech is audio/wav, audio/pcm or audio/webm, not \(type.essence).")
        }
    }

    private static func take(_ name: String, _ value: String, _ sound: inout VoysisSound) throws(ProviderFailure) {
        switch name {
        case "encoding":
            guard ["signed-int", "float"].contains(value.lowercased()) else {
                throw VoysisSound.unsupported("The encoding is signed-int or float.")
            }
            sound.isFloat = value.lowercased() == "float"
        case "rate": sound.rate = try number(name, value)
        case "bits": sound.bits = try number(name, value)
        case "channels":
            guard try number(name, value) == 1 else { throw VoysisSound.unsupported("Speech has one channel.") }
        case "big-endian":
            guard ["true", "false"].contains(value.lowercased()) else {
                throw VoysisSound.unsupported("The parameter big-endian is true or false.")
            }
            sound.isBigEndian = value.lowercased() == "true"
        default: throw VoysisSound.unsupported("The parameter \(name) is not known.")
        }
    }

    private static func number(_ name: String, _ value: String) throws(ProviderFailure) -> Int {
        guard let number = Int(value), (1...1_000_000).contains(number) else {
            throw VoysisSound.unsupported("The parameter \(name) is a number.")
        }
        return number
    }
}
