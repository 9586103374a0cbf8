import JSON

/// Interactive messages (`PROTOCOL.md`, section 13).
extension ConnectTranslation {
    /// The content object of a template; nil for one that nobody knows, or that shows nothing.
    static func interactive(_ template: ConnectTemplate) -> ConnectContent? {
        switch template.type {
        case "ListPicker": list("picker", template)
        case "Panel": list("panel", template)
        case "QuickReply": list("quickReplies", template)
        case "TimePicker": timePicker(template)
        case "Carousel": carousel(template)
        case "ViewResource": view(template)
        default: nil
        }
    }

    // MARK: Lists

    private static func list(_ type: StaticString, _ template: ConnectTemplate) -> ConnectContent? {
        let elements = template.elements()
        guard hasOptions(elements) else { return bare(template, elements) }
        var writer = ConnectContentWriter(type)
        listMembers(&writer, template, elements)
        reply(&writer, template)
        return writer.finish()
    }

    /// Something can be chosen beside turning the page.
    private static func hasOptions(_ elements: [ConnectElement]) -> Bool {
        elements.contains { element in
            if case .turn = element.kind { false } else { true }
        }
    }

    /// A list without options is its title, and the buttons that turn its pages.
    private static func bare(_ template: ConnectTemplate, _ elements: [ConnectElement] = []) -> ConnectContent? {
        guard !template.title.isEmpty else { return nil }
        var writer = ConnectContentWriter("text")
        writer.json.member("text", template.title)
        writer.json.key("format")
        writer.json.write(literal: "plain")
        writer.text("footer", template.content["subtitle"])
        turns(&writer, elements)
        writer.degrade("options_missing")
        return writer.finish()
    }

    private static func listMembers(
        _ writer: inout ConnectContentWriter, _ template: ConnectTemplate, _ elements: [ConnectElement]
    ) {
        writer.json.member("title", template.title)
        writer.text("subtitle", template.content["subtitle"])
        writer.picture(ConnectPicture(.object(template.content)))
        writer.json.key("options")
        writer.json.beginArray()
        for element in elements { option(&writer, element) }
        writer.json.endArray()
        turns(&writer, elements)
        if elements.count != template.elementCount { writer.degrade("element_dropped") }
    }

    /// `value` and `payload` say the same: one answers the message, the other is what goes out.
    private static func option(_ writer: inout ConnectContentWriter, _ element: ConnectElement) {
        if case .turn = element.kind { return }
        writer.json.beginObject()
        switch element.kind {
        case .link(let url):
            writer.link(element.title, url)
            writer.json.member("value", element.title)
        case .choice(let words), .turn(let words):
            writer.choice(element.title, words)
            writer.json.member("value", words.content)
        }
        writer.json.member("description", element.subtitle)
        writer.picture(element.picture)
        writer.json.endObject()
    }

    /// The buttons that turn pages are the list's actions; nothing where there are none.
    private static func turns(_ writer: inout ConnectContentWriter, _ elements: [ConnectElement]) {
        let turns = elements.compactMap { element -> (label: String, words: ConnectWords)? in
            if case .turn(let words) = element.kind { (element.title, words) } else { nil }
        }
        guard !turns.isEmpty else { return }
        writer.json.key("actions")
        writer.json.beginArray()
        for turn in turns {
            writer.json.beginObject()
            writer.choice(turn.label, turn.words)
            writer.json.endObject()
        }
        writer.json.endArray()
    }

    /// The reply message, which is shown in place of the choice once it is made.
    private static func reply(_ writer: inout ConnectContentWriter, _ template: ConnectTemplate) {
        guard let reply = template.reply else { return }
        writer.json.key("replyMessage")
        writer.json.beginObject()
        writer.text("title", reply["title"])
        writer.text("subtitle", reply["subtitle"])
        writer.picture(ConnectPicture(.object(reply)))
        writer.json.endObject()
    }

    // MARK: Times

    private static func timePicker(_ template: ConnectTemplate) -> ConnectContent? {
        let slots = template.content["timeslots"]?.arrayValue ?? []
        let times = slots.prefix(ConnectTemplate.elementsMax).compactMap {
            slot -> (words: ConnectWords, slot: JSONValue)? in
            let words = slot["date"]?.stringValue.map { ConnectWords(ConnectContentType.plain, $0) }
            return words.flatMap { $0.isSendable ? ($0, slot) : nil }
        }
        guard !times.isEmpty else { return bare(template) }
        var writer = ConnectContentWriter("timePicker")
        writer.json.member("title", template.title)
        writer.text("subtitle", template.content["subtitle"])
        writer.picture(ConnectPicture(.object(template.content)))
        writer.integer("timezoneOffsetMinutes", template.content["timeZoneOffset"], in: -1440...1440)
        location(&writer, template.content["location"])
        writer.json.key("slots")
        writer.json.beginArray()
        for time in times {
            // Trap 21: the date has no seconds, and is what is answered, so it stays as it is.
            writer.json.beginObject()
            writer.choice(time.words.content, time.words)
            writer.json.member("value", time.words.content)
            writer.integer("durationSeconds", time.slot["duration"], in: 0...Int.max)
            writer.json.endObject()
        }
        writer.json.endArray()
        if times.count != slots.count { writer.degrade("element_dropped") }
        reply(&writer, template)
        return writer.finish()
    }

    private static func location(_ writer: inout ConnectContentWriter, _ value: JSONValue?) {
        guard let place = value?.objectValue else { return }
        guard ConnectContentWriter.number(place["latitude"]) != nil,
            ConnectContentWriter.number(place["longitude"]) != nil
        else { return writer.degrade("location_dropped") }
        writer.json.key("location")
        writer.json.beginObject()
        writer.number("latitude", place["latitude"])
        writer.number("longitude", place["longitude"])
        writer.text("title", place["title"])
        writer.number("radiusMeters", place["radius"])
        writer.json.endObject()
    }

    // MARK: Carousels

    /// Lists side by side; what is no list with something to choose is left out.
    private static func carousel(_ template: ConnectTemplate) -> ConnectContent? {
        let elements = template.content["elements"]?.arrayValue ?? []
        var room = ConnectTemplate.elementsMax
        let lists = elements.compactMap { element -> (template: ConnectTemplate, elements: [ConnectElement])? in
            guard room > 0, let template = ConnectTemplate(element) else { return nil }
            let elements = template.elements(inCarousel: true, room: room)
            guard hasOptions(elements) else { return nil }
            room -= elements.count
            return (template, elements)
        }
        guard !lists.isEmpty else { return bare(template) }
        var writer = ConnectContentWriter("carousel")
        writer.json.member("title", template.title)
        writer.text("subtitle", template.content["subtitle"])
        writer.json.key("items")
        writer.json.beginArray()
        for list in lists {
            writer.json.beginObject()
            writer.json.member("type", list.template.type == "ListPicker" ? "picker" : "panel")
            listMembers(&writer, list.template, list.elements)
            reply(&writer, list.template)
            writer.json.endObject()
        }
        writer.json.endArray()
        if lists.count != elements.count { writer.degrade("element_dropped") }
        reply(&writer, template)
        return writer.finish()
    }

    // MARK: Views

    /// A view is described by its token, or by the message that carries it; what this says of it goes along.
    private static func view(_ template: ConnectTemplate) -> ConnectContent? {
        let carried = template.carriedView
        guard template.viewToken != nil || carried != nil else { return nil }
        var writer = ConnectContentWriter("view")
        if let token = template.viewToken { writer.json.member("viewToken", token) }
        if let carried { writer.json.member("view", JSONValue.object(carried)) }
        writer.text("viewId", template.content["viewId"])
        if let data = template.content["viewData"] { writer.json.member("viewData", ConnectJSON.unfolded(data)) }
        return writer.finish()
    }
}
