import Domain
import HTTPWire
import JSON

/// The types of messages (`PROTOCOL.md`, sections 7.2 and 7.3).
extension ODATranslation {
    /// A message to show; what has not the members its type must have is `unsupported`, with all it has.
    func bubble(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble {
        let bubble =
            switch payload["type"]?.stringValue {
            case "text", "textStream": text(payload, arrival)
            case "attachment": attachment(payload, arrival)
            case "card": cards(payload, arrival)
            case "table": table(payload, arrival)
            case "form": forms(payload, arrival)
            case "tableForm": tableForm(payload, arrival)
            case "editForm": editForm(payload, arrival)
            case "location": location(payload, arrival)
            case "postback": postback(payload, arrival)
            case "outboundEvent": event(payload)
            case "command", "executeApplicationActionCommand", "updateApplicationContextCommand": command(payload)
            default: nil as ODABubble?
            }
        return bubble ?? ODABubble(Self.unsupported(.object(payload)))
    }

    private func text(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        guard let text = Self.text(payload["text"]) ?? Self.text(payload["aggregateText"]) else { return nil }
        return textBubble(text, payload, arrival)
    }

    /// A text with what its payload carries beside it; stars make it a rating as well.
    func textBubble(_ text: String, _ payload: JSONObject, _ arrival: Arrival) -> ODABubble {
        var writer = ODAContentWriter("text", (self, arrival))
        writer.json.member("text", text)
        writer.json.key("format")
        writer.json.write(literal: ODAMarkup.format(of: text))
        writer.commonMembers(payload)
        let options = writer.options
        var bubble = ODABubble(writer)
        if channelExtension("displayType", of: payload)?.stringValue == "stars" {
            bubble.rating = ODARating(prompt: text, options: options)
        }
        return bubble
    }

    private func attachment(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        guard let attachment = payload["attachment"]?.objectValue,
            let url = Self.text(attachment["url"] ?? attachment["URL"]), !url.isEmpty
        else { return nil }
        let address = withoutToken(url)
        let mediaType = channelExtension("mediaType", of: payload) ?? channelExtension("mediaType", of: attachment)
        var inside = arrival
        inside.filesBefore += 1
        var writer = ODAContentWriter("attachment", (self, inside))
        writer.commonMembers(payload)
        var bubble = ODABubble(writer)
        let file = VendorFile(
            url: address, name: Self.text(attachment["title"]) ?? Self.fileName(address),
            contentType: Self.text(mediaType).flatMap { $0.contains("*") ? nil : $0 })
        bubble.files.insert(file, at: 0)
        return bubble
    }

    /// The last segment of an address's path, or a word in its place.
    private static func fileName(_ address: String) -> String {
        guard let url = try? URI(address), let name = url.path.split(separator: "/").last,
            let decoded = try? PercentCoding.decoded(String(name)), !decoded.isEmpty
        else { return "attachment" }
        return decoded
    }

    private func cards(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        guard let cards = payload["cards"]?.arrayValue, cards.contains(where: { $0.objectValue != nil }) else {
            return nil
        }
        var writer = ODAContentWriter("cards", (self, arrival))
        writer.word("layout", payload["layout"], among: ["horizontal", "vertical"], default: "vertical")
        writer.array("cards", payload["cards"]) { writer, card in
            writer.text("id", card["id"])
            writer.json.member("title", Self.text(card["title"]) ?? "")
            writer.text("description", card["description"])
            writer.text("imageUrl", card["imageUrl"])
            writer.json.member("imageContentType", self.imageType(of: card))
            writer.text("url", card["url"] ?? card["URL"])
            writer.actions("actions", card["actions"])
            writer.voice(card["voice"])
        }
        writer.commonMembers(payload)
        return ODABubble(writer)
    }

    /// The media type of a card's picture, where its extensions say one; never a pattern.
    private func imageType(of card: JSONObject) -> String? {
        guard Self.text(card["imageUrl"]) != nil, let text = Self.text(channelExtension("mediaType", of: card)),
            let essence = (try? MediaType(text))?.essence, !essence.contains("*")
        else { return nil }
        return essence
    }

    private func location(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        guard let place = payload["location"]?.objectValue, let latitude = Self.number(place["latitude"]),
            let longitude = Self.number(place["longitude"])
        else { return nil }
        var writer = ODAContentWriter("location", (self, arrival))
        writer.json.key("latitude")
        writer.json.write(latitude)
        writer.json.key("longitude")
        writer.json.write(longitude)
        writer.text("title", place["title"])
        writer.text("url", place["url"] ?? place["URL"])
        writer.commonMembers(payload)
        return ODABubble(writer)
    }

    private func postback(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        guard let postback = payload["postback"] else { return nil }
        var writer = ODAContentWriter("action")
        writer.json.member("payload", postback)
        writer.text("text", payload["text"])
        return ODABubble(writer)
    }

    private func event(_ payload: JSONObject) -> ODABubble? {
        guard let name = Self.text(payload["eventType"]) else { return nil }
        var data = payload["eventData"]?.objectValue ?? JSONObject()
        if payload["eventData"]?.objectValue == nil, let value = payload["eventData"] { data.append("value", value) }
        return ODABubble(Self.event(name, version: Self.text(payload["eventVersion"]), data))
    }

    /// A command is an event by the name of its type; what it says is the data.
    private func command(_ payload: JSONObject) -> ODABubble? {
        var data = payload
        let name = data.remove("type")?.stringValue ?? "command"
        return ODABubble(Self.event(name, version: nil, data))
    }

    private static func event(_ name: String, version: String?, _ data: JSONObject) -> [UInt8] {
        var writer = ODAContentWriter("event")
        writer.json.member("name", name)
        writer.json.member("version", version)
        writer.json.member("data", JSONValue.object(data))
        return writer.finish()
    }

    /// A frame of the old shape: text and choices at the top (`PROTOCOL.md`, section 4.3).
    func legacy(_ frame: JSONObject) -> ODAMeaning {
        let text = Self.text(frame["text"]) ?? ""
        if frame["type"]?.stringValue == "error" { return .failure(text) }
        var writer = ODAContentWriter("text")
        writer.json.member("text", text)
        writer.json.key("format")
        writer.json.write(literal: ODAMarkup.format(of: text))
        let choices = (frame["choices"]?.arrayValue ?? []).compactMap { Self.text($0) }
        writer.actions(
            "actions",
            .array(choices.map { ["type": "postback", "label": JSONValue($0), "postback": JSONValue($0)] }))
        return .bubble(ODABubble(writer))
    }
}
