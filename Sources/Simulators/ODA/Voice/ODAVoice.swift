import JSON

/// The voices of the fake service, and the sound of what they say (protocol note section 12).
enum ODAVoice {
    /// Name, language, and whether it is the usual one of its language.
    static let all: [(name: String, culture: String, isDefault: Bool)] = [
        ("Amber", "en-us", true), ("Bruno", "en-us", false), ("Clara", "de-de", true), ("Dario", "es-es", true),
    ]
    /// The longest text that is said, in bytes.
    static let textBytesMax = 8000
    /// Samples in a second.
    private static let rate = 16_000

    /// The answer of `GET /tts/voices`.
    static var list: [UInt8] {
        let voices = all.map { voice -> JSONValue in
            [
                "name": JSONValue(voice.name), "culture": JSONValue(voice.culture),
                "default": JSONValue(voice.isDefault),
            ]
        }
        return JSONValue.object(["voices": .array(voices)]).encoded()
    }

    /// A WAV file of 16 kHz, 16 bits and one channel: the words and the voice in ASCII as the fake recogniser hears
    /// them, and a hundredth of a second of silence for each byte.
    static func sound(of text: String, by voice: String) -> [UInt8] {
        var samples = Array("say:\(voice): \(text)".utf8)
        samples += Array(repeating: 0, count: 2 + samples.count % 2 + text.utf8.count * rate / 100 * 2)
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var file = Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
        file += number(1, 2) + number(1, 2) + number(rate, 4) + number(rate * 2, 4) + number(2, 2) + number(16, 2)
        return file + Array("data".utf8) + number(samples.count, 4) + samples
    }
}
