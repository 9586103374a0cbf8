import HTTPWire

/// The format of samples, as a MIME type states it (protocol note section 7.1).
struct VoysisAudioFormat: Hashable {
    enum Container: Hashable {
        case samples, wav, webm
    }

    var container = Container.samples
    var isFloat = false
    var rate = 16_000
    var bits = 16
    var isBigEndian = false

    var bytesPerSample: Int { bits / 8 }

    /// Reads `audio/pcm;encoding=signed-int;rate=16000;bits=16;channels=1;big-endian=false` and its kin; nil for what
    /// the service does not take.
    init?(_ text: String) {
        let type: MediaType
        do throws(HTTPWireError) {
            type = try MediaType(text)
        } catch {
            return nil
        }
        switch type.essence {
        case "audio/wav": container = .wav
        case "audio/webm": container = .webm
        case "audio/pcm":
            for parameter in type.parameters where !read(parameter.name, parameter.value) { return nil }
            guard isFloat ? bits == 32 : bits == 16 else { return nil }
        default: return nil
        }
        if container != .samples, !type.parameters.isEmpty { return nil }
    }

    private mutating func read(_ name: String, _ value: String) -> Bool {
        switch name {
        case "encoding":
            guard value == "signed-int" || value == "float" else { return false }
            isFloat = value == "float"
        case "rate":
            guard let number = Int(value), [16_000, 44_100, 48_000].contains(number) else { return false }
            rate = number
        case "bits":
            guard let number = Int(value) else { return false }
            bits = number
        case "channels": return value == "1"
        case "big-endian":
            // With a capital it is some client's mistake.
            guard value == "true" || value == "false" else { return false }
            isBigEndian = value == "true"
        default: return false
        }
        return true
    }

    /// How loud a sample is, from 0 to 1.
    func level(_ bytes: ArraySlice<UInt8>) -> Double {
        var bits: UInt32 = 0
        for byte in isBigEndian ? Array(bytes) : Array(bytes.reversed()) { bits = bits << 8 | UInt32(byte) }
        if isFloat { return Double(Float(bitPattern: bits).magnitude) }
        return Double(Int16(truncatingIfNeeded: Int(bits)).magnitude) / 32_768
    }
}

/// Hears where speech ends: a stretch of silence behind something loud.
struct VoysisEar {
    /// Louder than this is speech.
    static let threshold = 0.02

    let format: VoysisAudioFormat
    let silentSamplesMin: Int
    private var rest: [UInt8] = []
    private var hasHeard = false
    private var silentSamples = 0

    init(_ format: VoysisAudioFormat, silenceMilliseconds: Int) {
        self.format = format
        silentSamplesMin = max(format.rate * silenceMilliseconds / 1000, 1)
    }

    /// Listens on; says whether the speaker has stopped.
    mutating func hears(_ bytes: [UInt8]) -> Bool {
        guard format.container == .samples else { return false }
        let all = rest + bytes
        let width = format.bytesPerSample
        var index = 0
        while index + width <= all.count {
            if format.level(all[index..<index + width]) > Self.threshold {
                hasHeard = true
                silentSamples = 0
            } else {
                silentSamples += 1
            }
            index += width
        }
        rest = Array(all[index...])
        return hasHeard && silentSamples >= silentSamplesMin
    }
}
