package import HTTPWire

/// The form of samples of sound: their coding and width, how many channels there are, and how fast they come.
package struct RayaSampleForm: Hashable, Sendable {
    /// The meaning of a sample's bits.
    package enum Coding: Hashable, Sendable {
        /// Whole numbers with a sign; 8, 16, 24 or 32 bits.
        case signed
        /// Whole numbers without a sign, silence in their middle; 8 bits.
        case unsigned
        /// Floating-point numbers from -1 to 1; 32 or 64 bits.
        case float
        /// The two codings of telephony (ITU-T G.711); 8 bits.
        case muLaw, aLaw
    }

    /// The rates that are taken, in Hz.
    static let rates = 1000...384_000
    /// The most channels that are taken.
    static let channelsMax = 8
    /// The form that the bot hears: 16 bits, one channel, 16000 Hz.
    static let heard = RayaSampleForm(.signed, bits: 16, channels: 1, rate: RayaSound.heardRate, isBigEndian: false)

    package let coding: Coding
    package let bits: Int
    package let channels: Int
    package let rate: Int
    package let isBigEndian: Bool

    /// Nil for a form whose samples cannot be read, or that no recorder has.
    package init?(_ coding: Coding, bits: Int, channels: Int, rate: Int, isBigEndian: Bool) {
        let widths =
            switch coding {
            case .signed: [8, 16, 24, 32]
            case .float: [32, 64]
            case .unsigned, .muLaw, .aLaw: [8]
            }
        guard widths.contains(bits), (1...Self.channelsMax).contains(channels), Self.rates.contains(rate) else {
            return nil
        }
        self.coding = coding
        self.bits = bits
        self.channels = channels
        self.rate = rate
        // One byte has no order.
        self.isBigEndian = isBigEndian && bits > 8
    }

    /// How long one sample of all channels is, in bytes.
    package var frameBytes: Int { channels * bits / 8 }

    /// The refusal of any other form.
    static var unknown: RayaVoice.Fault {
        RayaVoice.Fault(
            "invalid_audio_format",
            "A voice note is PCM, floating point, A-law or µ-law with \(channelsMax) channels at most and "
                + "\(rates.lowerBound) to \(rates.upperBound) Hz.")
    }

    // MARK: Media types

    /// The media types of bare samples, whose parameters say the rest: RFC 2586, 3190, 3551 and 4856, RFC 2046 for
    /// `audio/basic`, and `audio/pcm` as the API has it.
    package static let mediaTypes: Set<String> = [
        "audio/l8", "audio/l16", "audio/l24", "audio/pcm", "audio/x-pcm", "audio/pcmu", "audio/pcma", "audio/basic",
    ]

    /// The form that a media type of bare samples says; nil where it says none of ours.
    ///
    /// `audio/L16;rate=…;channels=…` has its bytes in network order and must name its rate; `audio/pcm` is 16 bits,
    /// signed, little-endian, 16000 Hz and one channel where `encoding`, `rate`, `bits`, `channels` and `big-endian` do
    /// not say otherwise.
    package init?(_ type: MediaType) {
        let isNetwork = ["audio/l8", "audio/l16", "audio/l24"].contains(type.essence)
        let isTelephony = ["audio/pcmu", "audio/pcma", "audio/basic"].contains(type.essence)
        guard let channels = Self.number(type["channels"], orElse: 1),
            let rate = Self.number(type["rate"], orElse: isNetwork ? nil : isTelephony ? 8000 : RayaSound.heardRate)
        else { return nil }
        var (coding, bits, isBigEndian) = (Coding.signed, 16, true)
        switch type.essence {
        case "audio/l8": (coding, bits) = (.unsigned, 8)
        case "audio/l16": break
        case "audio/l24": bits = 24
        case "audio/pcma": (coding, bits) = (.aLaw, 8)
        case "audio/pcmu", "audio/basic": (coding, bits) = (.muLaw, 8)
        case "audio/pcm", "audio/x-pcm":
            switch type["encoding"]?.lowercased() {
            case "signed-int", nil: break
            case "unsigned-int": coding = .unsigned
            case "float": coding = .float
            default: return nil
            }
            switch type["big-endian"]?.lowercased() {
            case "false", nil: isBigEndian = false
            case "true": break
            default: return nil
            }
            let usual = coding == .float ? 32 : coding == .unsigned ? 8 : 16
            guard let width = Self.number(type["bits"], orElse: usual) else { return nil }
            bits = width
        default: return nil
        }
        self.init(coding, bits: bits, channels: channels, rate: rate, isBigEndian: isBigEndian)
    }

    private static func number(_ text: String?, orElse usual: Int?) -> Int? {
        guard let text else { return usual }
        return text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
}
