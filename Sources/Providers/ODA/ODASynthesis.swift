import Configuration
import Domain
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// Messages of the skill's read aloud (`PROTOCOL.md`, section 12): the settings, and the words of a message.
struct ODASynthesis: Hashable, Sendable {
    /// The longest text that is read, in bytes: it stands in an address.
    static let textBytesMax = 2000

    /// `enableSpeechSynthesis`: whether messages can be heard.
    ///
    /// Default: false.
    var isEnabled = false
    /// `speechVoice`: the voice that reads where the caller names none.
    ///
    /// Default: none, so that the usual one of the session's language reads.
    var voice: String?

    /// Nothing is read.
    init() {}

    init(_ section: ConfigurationSection) {
        isEnabled = section.boolean("enableSpeechSynthesis", default: false)
        voice = section.optionalString("speechVoice", bytesMax: 100)
    }

    /// The text that reads a message: what the skill has for that purpose, or the words that are shown.
    ///
    /// - Returns: nil where it has none. What has markup in it stands in `speak`.
    static func text(of content: JSONValue, native: [UInt8]) -> String? {
        let own = (try? JSONValue(parsing: native, limits: ODAFrame.limits))?["messagePayload"]?["voice"]?["text"]
        guard let words = own?.stringValue ?? visible(content), !words.isEmpty else { return nil }
        return words.contains("<") ? "<speak>\(words)</speak>" : words
    }

    private static func visible(_ content: JSONValue) -> String? {
        switch content["type"]?.stringValue {
        case "text", "notice":
            return joined([content["header"], content["text"], content["footer"]])
        case "cards":
            let cards = content["cards"]?.arrayValue ?? []
            var parts: [JSONValue?] = [content["header"]]
            for card in cards { parts += [card["title"], card["description"]] }
            return joined(parts + [content["footer"]])
        default: return joined([content["header"], content["title"], content["footer"]])
        }
    }

    private static func joined(_ parts: [JSONValue?]) -> String? {
        let words = parts.compactMap { $0?.stringValue }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: "\n")
    }

    /// The voice of a language among those of the service, as it names them; nil where none fits.
    ///
    /// - Parameter answer: `{"voices":[{"name","culture","default"}]}`.
    static func voice(for locale: String, in answer: [UInt8]) -> String? {
        let wanted = locale.lowercased()
        let voices = (try? JSONValue(parsing: answer))?["voices"]?.arrayValue ?? []
        func best(_ fits: (String) -> Bool) -> String? {
            let those = voices.filter { $0["culture"]?.stringValue.map { fits($0.lowercased()) } == true }
            return (those.first { $0["default"] == true } ?? those.first)?["name"]?.stringValue
        }
        let language = wanted.prefix { $0 != "-" && $0 != "_" }
        return best { $0 == wanted } ?? best { $0.prefix { $0 != "-" } == language }
    }
}

/// The service's voices, as it named them; empty where it could not be asked.
struct ODAVoiceList {
    /// How long the list is used, whatever it says.
    static let life: Duration = .seconds(3600)
    /// The longest list that is read.
    static let bytesMax = 1 << 20

    let answer: [UInt8]
    let askedAt: Instant
}
