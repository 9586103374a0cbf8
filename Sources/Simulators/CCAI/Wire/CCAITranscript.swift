import Chronology
import JSON

/// A conversation from before the chat, in the two forms that the platform has (protocol note sections 5.1 and 14).
enum CCAITranscript {
    /// Checks `chat.transcript`.
    static func check(_ entries: [CCAIBody]) throws(CCAIError) {
        for entry in entries {
            try check(entry, senders: ["end_user", "agent", "virtual_agent"], types: ["text", "media"]) { text in
                text.utf8.count >= 20 && Timestamp(rfc3339: text) != nil
            }
        }
    }

    /// Checks the value of `external_chat_transfer`.
    static func check(transfer object: JSONObject) throws(CCAIError) {
        var body = try CCAIBody(object)
        _ = try body.optionalText("greeting_override")
        if var agent = try body.optionalObject("agent") {
            _ = try agent.text("name")
            _ = try agent.optionalText("avatar")
            try agent.finish()
        }
        let entries = try body.objects("transcript")
        // Assumed: what has nothing to say is not there.
        if entries?.isEmpty == true { throw .missing("transcript") }
        for entry in entries ?? [] {
            try check(entry, senders: ["end_user", "agent"], types: ["text", "media", "buttons"]) { isBlankTime($0) }
        }
        try body.finish()
    }

    private static func check(
        _ entry: CCAIBody, senders: [String], types: [String], isTime: (String) -> Bool
    ) throws(CCAIError) {
        var entry = entry
        _ = try entry.choice("sender", senders)
        let time = try entry.text("timestamp")
        guard isTime(time) else { throw .malformed("timestamp") }
        guard let contents = try entry.objects("content"), !contents.isEmpty else { throw .missing("content") }
        for content in contents { try check(content, types) }
        try entry.finish()
    }

    private static func check(_ content: CCAIBody, _ types: [String]) throws(CCAIError) {
        var content = content
        switch try content.choice("type", types) {
        case "text": _ = try content.text("text")
        case "buttons":
            guard let buttons = try content.objects("buttons"), !buttons.isEmpty else { throw .missing("buttons") }
            for button in buttons {
                var button = button
                _ = try button.text("label")
                _ = try button.boolean("selected")
                try button.finish()
            }
        default:
            var media = try content.object("media")
            _ = try media.choice("type", ["image", "video"])
            _ = try media.text("url")
            try media.finish()
        }
        try content.finish()
    }

    /// `2026-01-01 10:00:15Z`: a blank in the place of the `T`, whole seconds.
    private static func isBlankTime(_ text: String) -> Bool {
        guard text.utf8.count == 20, text.utf8.dropFirst(10).first == UInt8(ascii: " ") else { return false }
        return Timestamp(rfc3339: "\(text.prefix(10))T\(text.dropFirst(11))") != nil
    }
}
