import HTTPWire
import JSON
import ProviderKit

/// The content of what was said before a chat, as the platform and its client libraries take it (`PROTOCOL.md`,
/// sections 5.1 and 14).
///
/// `[{"type": "text", "text"} | {"type": "media", "media": {"type": "image" | "video", "url"}}]`, and, for client
/// libraries in browsers, `{"type": "buttons", "buttons": [{"label", "selected"}]}`.
enum CCAIPastContent {
    /// The form that buttons have.
    enum Buttons {
        /// Buttons of their own, which the libraries for browsers show.
        case native
        /// A list in a text, as the vendor's guide shows suggestions.
        case listed
    }

    /// The content of an entry; empty where there is nothing that can be said, or that an agent may see (oddity 9).
    static func elements(of entry: TranscriptEntry, buttons: Buttons) -> [JSONValue] {
        guard let content = try? JSONValue(parsing: entry.content), content["privateFromAgent"] != true else {
            return []
        }
        if let options = content["options"]?.arrayValue {
            return choices(options, below: text(in: content["title"]), as: buttons)
        }
        var elements: [JSONValue] = []
        if let words = text(in: content["text"]) { elements.append(text(words)) }
        for file in content["attachments"]?.arrayValue ?? [] {
            guard let url = text(in: file["url"]) else { continue }
            elements.append(["type": "media", "media": ["type": JSONValue(kind(of: file)), "url": JSONValue(url)]])
        }
        return elements
    }

    /// A text that says something.
    private static func text(in value: JSONValue?) -> String? { value?.stringValue.flatMap { $0.isEmpty ? nil : $0 } }

    private static func text(_ text: String) -> JSONValue { ["type": "text", "text": JSONValue(text)] }

    /// The vendor has two words for media; a type that is neither is a picture.
    private static func kind(of file: JSONValue) -> String {
        file["contentType"]?.stringValue.flatMap { try? MediaType($0) }?.type == "video" ? "video" : "image"
    }

    private static func choices(_ options: [JSONValue], below title: String?, as form: Buttons) -> [JSONValue] {
        let choices = options.compactMap { option -> (label: String, isSelected: Bool)? in
            guard let label = text(in: option["label"]) else { return nil }
            return (label, option["selected"]?.boolValue == true)
        }
        guard !choices.isEmpty else { return title.map { [text($0)] } ?? [] }
        switch form {
        case .native:
            let buttons = choices.map { choice -> JSONValue in
                ["label": JSONValue(choice.label), "selected": JSONValue(choice.isSelected)]
            }
            return (title.map { [text($0)] } ?? []) + [["type": "buttons", "buttons": .array(buttons)]]
        case .listed:
            let list = choices.map { $0.isSelected ? "* **\($0.label)**" : "* \($0.label)" }.joined(separator: "\n")
            return [text(title.map { "\($0)\n\n\(list)" } ?? list)]
        }
    }
}
