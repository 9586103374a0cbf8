import JSON

/// Buttons and cards (`PROTOCOL.md`, section 10).
extension CCAITranslation {
    /// A button: answered by its title, or an address to open.
    private struct Button {
        let title: String
        let style: String?
        let url: String?
        let autoReply: Bool?

        /// Reads a button, also one that is a title alone; nil for one without a title.
        init?(_ value: JSONValue) {
            guard let title = CCAIJSON.text(value["title"]) ?? CCAIJSON.text(value) else { return nil }
            self.title = title
            style = CCAIJSON.text(value["style"])
            url = CCAIJSON.address(value["link"])
            autoReply = value["auto_reply"]?.boolValue
        }

        func write(_ writer: inout CCAIContentWriter) {
            if let url { writer.address(title, url, style: style) } else { writer.choice(title, style: style) }
            writer.json.member("autoReply", autoReply)
        }
    }

    private static func readButtons(_ value: JSONValue?) -> (buttons: [Button], isWhole: Bool) {
        let values = value?.arrayValue ?? []
        let buttons = values.prefix(elementsMax).compactMap { Button($0) }
        return (buttons, buttons.count == values.count)
    }

    /// Quick replies, of which sticky ones stay where they are.
    ///
    /// Without a button they are their title; nil without that.
    static func buttons(_ message: CCAIMessage) -> CCAIContent? {
        let title = CCAIJSON.text(message["title"]) ?? message.text ?? ""
        let (buttons, isWhole) = readButtons(message["buttons"])
        guard !buttons.isEmpty else {
            guard !title.isEmpty else { return nil }
            var writer = CCAIContentWriter("text", message)
            writer.markdown("text", title)
            writer.json.member("format", "markdown")
            writer.degrade("options_missing")
            return writer.finish()
        }
        var writer = CCAIContentWriter("quickReplies", message)
        writer.markdown("title", title)
        writer.json.key("options")
        writer.json.beginArray()
        for button in buttons {
            writer.json.beginObject()
            button.write(&writer)
            writer.json.member("value", button.title)
            writer.json.endObject()
        }
        writer.json.endArray()
        if message.type == "sticky_button" { writer.json.member("sticky", true) }
        if !isWhole { writer.degrade("element_dropped") }
        return writer.finish()
    }

    /// Cards; nil where there are none.
    static func cards(_ message: CCAIMessage) -> CCAIContent? {
        let values = message["cards"]?.arrayValue ?? []
        let cards = values.prefix(elementsMax).compactMap(\.objectValue)
        guard !cards.isEmpty else { return nil }
        var writer = CCAIContentWriter("cards", message)
        writer.json.member("layout", "horizontal")
        writer.json.key("cards")
        writer.json.beginArray()
        for value in cards { card(&writer, value) }
        writer.json.endArray()
        if cards.count != values.count { writer.degrade("element_dropped") }
        return writer.finish()
    }

    private static func card(_ writer: inout CCAIContentWriter, _ card: JSONObject) {
        writer.json.beginObject()
        writer.markdown("title", CCAIJSON.text(card["title"]) ?? "")
        let words = [CCAIJSON.text(card["subtitle"]), CCAIJSON.text(card["body"])].compactMap(\.self)
        if !words.isEmpty { writer.markdown("description", words.joined(separator: "\n")) }
        let images = (card["images"]?.arrayValue ?? []).compactMap { CCAIJSON.address($0["url"] ?? $0) }
        writer.json.member("imageUrl", images.first)
        if images.count != card["images"]?.arrayValue?.count ?? 0 || images.count > 1 {
            writer.degrade("image_dropped")
        }
        writer.json.member("url", CCAIJSON.address(card["link"]))
        let (buttons, isWhole) = readButtons(card["buttons"])
        if !buttons.isEmpty {
            writer.json.key("actions")
            writer.json.beginArray()
            for button in buttons {
                writer.json.beginObject()
                button.write(&writer)
                writer.json.endObject()
            }
            writer.json.endArray()
        }
        if !isWhole { writer.degrade("element_dropped") }
        if let parameters = card["event_params"], !parameters.isNull {
            writer.json.member("eventParams", parameters)
        }
        writer.json.endObject()
    }
}
