/// The message by which a provider is told of a conversation that it takes over, where it has no other way.
///
/// A template in whose text `{from}` is the provider that had the conversation, `{message}` the words of whoever hands
/// it over, and `{transcript}` what was said, a line a message.
struct TransferMessage: Hashable, Sendable {
    /// The template where the configuration has none.
    static let usual = "{message}\nThe conversation so far:\n{transcript}"
    /// The longest message, in characters.
    static let charactersMax = 4000
    /// The shortest one that a vendor's limits are met with.
    static let charactersMin = 250

    let template: String

    /// The text; empty where there is nothing to tell.
    ///
    /// Of a transcript that does not fit in, the end is told. Without one only the words of who hands over are.
    func text(
        from provider: String, message: String?, _ transcript: TransferTranscript, charactersMax: Int = charactersMax
    ) -> String {
        let words = message ?? ""
        guard !transcript.isEmpty else { return String(words.unicodeScalars.prefix(charactersMax)) }
        let frame = Self.filled(template, from: provider, message: words, transcript: "")
        let room = charactersMax - frame.unicodeScalars.count
        let said = transcript.text(charactersMax: max(room, 0))
        let text = Self.filled(template, from: provider, message: words, transcript: said)
        return String(text.unicodeScalars.prefix(charactersMax))
    }

    /// In one pass, so that braces in what people said stay what they are.
    private static func filled(_ template: String, from: String, message: String, transcript: String) -> String {
        let values = ["{from}": from, "{message}": message, "{transcript}": transcript]
        var text = ""
        var rest = template[...]
        while let start = rest.firstIndex(of: "{") {
            text += rest[..<start]
            rest = rest[start...]
            if let (name, value) = values.first(where: { rest.hasPrefix($0.key) }) {
                text += value
                rest = rest.dropFirst(name.count)
            } else {
                text.append(rest.removeFirst())
            }
        }
        text += rest
        return Self.trimmed(text)
    }

    /// Without white space at both ends.
    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }
}
