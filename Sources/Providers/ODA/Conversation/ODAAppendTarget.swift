import Domain
import JSON

/// The message that was shown last, which another one may join (`appendMessage`, `PROTOCOL.md`, section 7).
struct ODAAppendTarget: Sendable {
    /// The longest message that is kept to be joined, in bytes; one that has grown longer is whole, and what would join
    /// it stands for itself.
    static let contentBytesMax = 64 << 10

    /// Names the message, which may have been joined by others already.
    let vendorID: String
    private let role: SenderRole
    private let payload: ODABubble.Payload

    /// Nil for what cannot be joined.
    ///
    /// - Parameter bytes: how long the message is, in the vendor's words or in ours.
    init?(vendorID: String, role: SenderRole, payload: ODABubble.Payload?, bytes: Int) {
        guard let payload else { return nil }
        switch payload {
        case .content(let bytes): guard bytes.count <= Self.contentBytesMax else { return nil }
        case .tree: guard bytes <= Self.contentBytesMax else { return nil }
        }
        self.vendorID = vendorID
        self.role = role
        self.payload = payload
    }

    /// Both as one message, and whose place it takes; nil where that cannot be said.
    ///
    /// Two texts are one text of two lines. A text before something else is its header, behind it its footer; two
    /// things that are no texts stay two messages. What one speaker says does not join what another has said.
    func joined(
        by bubble: ODABubble, _ role: SenderRole, _ translation: ODATranslation
    ) -> (bubble: ODABubble, vendorID: String)? {
        guard role == self.role, case .tree(let added)? = bubble.payload else { return nil }
        let before = tree
        let merged: JSONObject
        switch (Self.words(before), Self.words(added)) {
        case (let first?, let second?): merged = Self.merge(before, added, into: added, "text", first, second)
        case (let header?, nil):
            merged = Self.merge(
                before, added, into: added, "headerText", header, ODATranslation.text(added["headerText"]))
        case (nil, let footer?):
            merged = Self.merge(
                before, added, into: before, "footerText", ODATranslation.text(before["footerText"]), footer)
        case (nil, nil): return nil
        }
        let arrival = ODATranslation.Arrival(vendorID: vendorID)
        guard case .bubble(var whole) = translation.meaning(of: merged, arrival) else { return nil }
        whole.appends = false
        return (whole, vendorID)
    }

    private var tree: JSONObject {
        switch payload {
        case .tree(let tree): return tree
        case .content(let bytes):
            let text = (try? JSONValue(parsing: bytes))?["text"] ?? ""
            return ["type": "text", "text": text]
        }
    }

    /// The words of a text, also of a streamed one.
    private static func words(_ payload: JSONObject) -> String? {
        guard payload["type"]?.stringValue == "text" else { return nil }
        return ODATranslation.text(payload["text"])
    }

    private static func merge(
        _ before: JSONObject, _ added: JSONObject, into base: JSONObject, _ key: String, _ first: String?,
        _ second: String?
    ) -> JSONObject {
        var merged = base
        let lines = [first, second].compactMap(\.self).filter { !$0.isEmpty }
        merged.set(key, to: JSONValue(lines.joined(separator: "\n")))
        if key == "text" {
            if let header = before["headerText"] { merged.set("headerText", to: header) }
            if merged["footerText"] == nil, let footer = before["footerText"] { merged.set("footerText", to: footer) }
        }
        let actions = (before["actions"]?.arrayValue ?? []) + (added["actions"]?.arrayValue ?? [])
        if !actions.isEmpty { merged.set("actions", to: .array(actions)) }
        // They stand at the bottom until the next message, so the latest count.
        if let global = added["globalActions"] ?? before["globalActions"] { merged.set("globalActions", to: global) }
        if let form = added["footerForm"] ?? before["footerForm"] { merged.set("footerForm", to: form) }
        let keywords = (before["keywords"]?.arrayValue ?? []) + (added["keywords"]?.arrayValue ?? [])
        if !keywords.isEmpty { merged.set("keywords", to: .array(keywords)) }
        merged["voice"] = voice(of: before, added)
        if let extensions = added["channelExtensions"] { merged.set("channelExtensions", to: extensions) }
        return merged
    }
    /// The words to be spoken of both; nil where neither has its own, or one has nothing that could be spoken.
    private static func voice(of before: JSONObject, _ added: JSONObject) -> JSONValue? {
        let voices = [before, added].map { ODATranslation.text($0["voice"]?["text"]) }
        guard voices.contains(where: { $0 != nil }), let first = voices[0] ?? words(before),
            let second = voices[1] ?? words(added)
        else { return nil }
        return ["text": JSONValue(first + "\n" + second)]
    }
}
