/// The beginning of MPEG audio, layer III, and how long it lasts (assumed to be heard by the bot).
///
/// Counted from the number of frames where an encoder wrote it down, else from the first frame's bit rate. A length
/// that cannot be told is let pass: the file's size bounds it.
package enum RayaMPEG {
    /// Bit rates in kbit/s by their number, of version 1 and of the others; 0 for none that is fixed.
    private static let bitRates = [
        [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
        [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
    ]
    private static let rates = [44_100, 48_000, 32_000]

    /// Where the first frame is to be looked for: behind the tag, if there is one.
    package static func start(_ head: [UInt8]) -> Int {
        guard head.starts(with: "ID3".utf8), head.count >= 10 else { return 0 }
        // Seven bits of each byte count.
        let size = head[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
        return 10 + size + (head[5] & 0x10 == 0 ? 0 : 10)
    }

    /// Judges a file of that length by its beginning.
    static func check(head: [UInt8], sizeBytes: Int) throws(RayaVoice.Fault) {
        guard head.starts(with: "ID3".utf8) || isFrame(head, at: 0) else {
            throw RayaVoice.Fault("invalid_audio", "The file is no MPEG audio.")
        }
        let place = start(head)
        guard let seconds = seconds(head, at: place, soundBytes: sizeBytes - place) else { return }
        guard seconds <= RayaLimits.voiceSecondsMax else {
            throw RayaVoice.Fault(
                "invalid_audio_duration", "A voice note lasts \(RayaLimits.voiceSecondsMax) seconds at most.")
        }
    }

    private static func isFrame(_ bytes: [UInt8], at place: Int) -> Bool {
        place + 1 < bytes.count && bytes[place] == 0xFF && bytes[place + 1] & 0xE0 == 0xE0
    }

    /// How long the sound lasts whose first frame stands there, in whole seconds; nil where it does not say.
    static func seconds(_ bytes: [UInt8], at place: Int, soundBytes: Int) -> Int? {
        guard place + 4 <= bytes.count, isFrame(bytes, at: place), soundBytes > 0 else { return nil }
        let version = Int(bytes[place + 1] >> 3 & 3)
        let isFirstVersion = version == 3
        let layer = bytes[place + 1] >> 1 & 3
        let rateNumber = Int(bytes[place + 2] >> 2 & 3)
        guard version != 1, layer == 1, rateNumber < 3 else { return nil }
        // Version 2 halves the rates, version 2.5 halves them again.
        let rate = rates[rateNumber] / (isFirstVersion ? 1 : version == 2 ? 2 : 4)
        let isMono = bytes[place + 3] >> 6 == 3
        let sideBytes = isFirstVersion ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
        let mark = place + 4 + sideBytes
        if mark + 12 <= bytes.count,
            bytes[mark..<(mark + 4)].elementsEqual("Xing".utf8) || bytes[mark..<(mark + 4)].elementsEqual("Info".utf8),
            bytes[mark + 7] & 1 == 1
        {
            return seconds(bytes, at: mark + 8, isFirstVersion, rate)
        }
        // The other encoder's mark, always at the same place.
        let other = place + 36
        if other + 18 <= bytes.count, bytes[other..<(other + 4)].elementsEqual("VBRI".utf8) {
            return seconds(bytes, at: other + 14, isFirstVersion, rate)
        }
        let bitRate = bitRates[isFirstVersion ? 0 : 1][Int(bytes[place + 2] >> 4)]
        return bitRate == 0 ? nil : soundBytes / (bitRate * 125)
    }
    /// The length by a number of frames that stands there.
    private static func seconds(_ bytes: [UInt8], at place: Int, _ isFirstVersion: Bool, _ rate: Int) -> Int {
        let frames = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
        return frames * (isFirstVersion ? 1152 : 576) / rate
    }
}
