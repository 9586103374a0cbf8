import Configuration

/// A default response: the client's own words while the skill keeps silent (`PROTOCOL.md`, section 15).
package enum ODADefaultResponse: String, Hashable, Sendable, CaseIterable {
    /// `odais_default_greeting_message`: nothing has come in answer to the first message.
    case greeting = "odais_default_greeting_message"
    /// `odais_default_wait_message`: still nothing.
    case wait = "odais_default_wait_message"
    /// `odais_default_sorry_message`: nothing, and nothing is expected any more.
    case sorry = "odais_default_sorry_message"
}

/// The texts of default responses by language, in the vendor's shape: `{"de":{"odais_default_wait_message":"…"}}`.
struct ODADefaultTexts: Sendable {
    /// The longest text, in bytes.
    private static let bytesMax = 4096

    /// By language tag in lower case.
    private var texts: [String: [ODADefaultResponse: String]] = [:]

    /// English alone.
    init() {}

    init(_ section: ConfigurationSection?) {
        for entry in section?.entries() ?? [] {
            guard let language = entry.value.section() else { continue }
            for response in ODADefaultResponse.allCases {
                guard let text = language.optionalString(response.rawValue, bytesMax: Self.bytesMax) else { continue }
                texts[entry.name.lowercased(), default: [:]][response] = text
            }
            language.finish()
        }
    }

    /// The text in a language: its own, that of the language without a region, or the English one.
    func text(_ response: ODADefaultResponse, in language: String?) -> String {
        var tag = Substring(language?.lowercased() ?? "")
        while !tag.isEmpty {
            if let text = texts[String(tag)]?[response] { return text }
            tag = tag.lastIndex(where: { $0 == "-" || $0 == "_" }).map { tag[..<$0] } ?? ""
        }
        return texts["en"]?[response] ?? Self.english(response)
    }

    private static func english(_ response: ODADefaultResponse) -> String {
        switch response {
        case .greeting: "Hello! Your message has arrived; an answer is on its way."
        case .wait: "This takes a little longer than usual. Thank you for waiting."
        case .sorry: "Sorry, there is no answer at the moment. Please try again."
        }
    }
}
