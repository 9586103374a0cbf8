import JSON

/// The template of an interactive message, and what fills it (`PROTOCOL.md`, section 13).
///
/// Nothing but the template's name is required, not even `version`: careless flows are shown as far as they go.
struct ConnectTemplate: Hashable, Sendable {
    /// `templateType`, such as `ListPicker`.
    let type: String
    /// `templateIdentifier`: tells the lists of a carousel apart.
    let identifier: String?
    /// `data.content`.
    let content: JSONObject
    /// `data.replyMessage`: what is shown in place of the choice once it is made.
    let reply: JSONObject?

    /// Reads a message's `Content`; nil for what is no JSON, or names no template.
    init?(text: String) {
        guard let value = ConnectJSON.value(text) else { return nil }
        self.init(value)
    }

    /// Reads a template, also one in a carousel; `data` and `content` may be strings of JSON.
    init?(_ value: JSONValue) {
        guard let type = value["templateType"]?.stringValue, !type.isEmpty else { return nil }
        self.type = type
        identifier = value["templateIdentifier"]?.stringValue
        let data = ConnectJSON.object(value["data"]) ?? JSONObject()
        content = ConnectJSON.object(data["content"]) ?? JSONObject()
        reply = ConnectJSON.object(data["replyMessage"])
    }

    /// `title`.
    var title: String { content["title"]?.stringValue ?? "" }

    /// `referenceId`: pages of one list share it.
    var reference: String? { content["referenceId"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 } }

    /// `viewToken`.
    var viewToken: String? { content["viewToken"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 } }

    /// The description of a view that the message carries as `DescribeView` gives it, beside `viewId` or under
    /// `content` (assumed); nil where it merely names one.
    var carriedView: JSONObject? {
        guard type == "ViewResource" else { return nil }
        let carried = ConnectJSON.object(content["content"]) ?? ConnectJSON.object(content["Content"]) ?? content
        guard carried["Template"] != nil || carried["InputSchema"] != nil else { return nil }
        var object = ConnectViewDescription.object(.object(content), .object(carried)) { ConnectJSON.unfolded($0) }
        if object["id"] == nil, let id = content["viewId"] { object.set("id", to: id) }
        return object
    }

    /// Things to choose that are shown of one message; the vendor's own limits are 20 and less.
    ///
    /// Each may repeat what the list says of itself, so without a limit a message could grow beyond all measure.
    static let elementsMax = 100

    /// The elements that can be chosen; left out are those that have no title, whose answer would be too long to send,
    /// or that are too many.
    ///
    /// - Parameter room: how many are wanted at most.
    func elements(inCarousel: Bool = false, room: Int = elementsMax) -> [ConnectElement] {
        (content["elements"]?.arrayValue ?? []).prefix(room).compactMap { ConnectElement($0, of: self, inCarousel) }
    }

    /// How many elements there are, those that are left out among them.
    var elementCount: Int { content["elements"]?.arrayValue?.count ?? 0 }

    /// The answer to a button that turns pages.
    fileprivate func turn(_ action: String) -> ConnectWords {
        var data: JSONObject = ["actionName": JSONValue(action)]
        for key in ["preIndex", "nextIndex", "listId"] {
            if let value = content[key] { data.append(key, value) }
        }
        data.append("templateType", JSONValue(type))
        if let reference { data.append("referenceId", JSONValue(reference)) }
        return ConnectAnswer(templateType: nil, action: action, data: data).message
    }

    /// The answer that chooses an element of a list: its title, and in a carousel also which list it is of.
    fileprivate func choice(_ title: String, _ inCarousel: Bool) -> ConnectWords {
        guard inCarousel else { return ConnectWords(ConnectContentType.plain, title) }
        let choice: JSONValue = [
            "templateIdentifier": JSONValue(identifier ?? ""), "listTitle": JSONValue(self.title),
            "selectionText": JSONValue(title),
        ]
        return ConnectWords(ConnectContentType.plain, choice.description)
    }
}

/// One element of a list.
struct ConnectElement: Hashable, Sendable {
    /// The kind of an element: what comes of choosing it.
    enum Kind: Hashable, Sendable {
        /// It is the answer, which goes out so.
        case choice(ConnectWords)
        /// It opens an address; nothing is answered.
        case link(url: String)
        /// It turns the page: has an `actionDetail`, and goes out so.
        case turn(ConnectWords)
    }

    let title: String
    let subtitle: String?
    let picture: ConnectPicture
    let kind: Kind

    fileprivate init?(_ value: JSONValue, of template: ConnectTemplate, _ inCarousel: Bool) {
        guard let title = value["title"]?.stringValue, !title.isEmpty else { return nil }
        self.title = title
        subtitle = value["subtitle"]?.stringValue
        picture = ConnectPicture(value)
        if let detail = value["actionDetail"]?.stringValue, ConnectAnswer.pageTurns.contains(detail) {
            let words = template.turn(detail)
            guard words.isSendable else { return nil }
            kind = .turn(words)
        } else if value["type"]?.stringValue == "hyperlink", let url = value["url"]?.stringValue, !url.isEmpty {
            kind = .link(url: url)
        } else {
            let words = template.choice(title, inCarousel)
            guard words.isSendable else { return nil }
            kind = .choice(words)
        }
    }
}

/// `imageType`, `imageData` and `imageDescription`.
struct ConnectPicture: Hashable, Sendable {
    /// Where it lies; nil where there is none, or none that has an address.
    let url: String?
    let description: String?
    /// There is one, of a type that nobody knows.
    let isDropped: Bool

    init(_ value: JSONValue?) {
        let data = value?["imageData"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
        let type = value?["imageType"]?.stringValue ?? "URL"
        url = type.uppercased() == "URL" ? data : nil
        isDropped = data != nil && url == nil
        description = value?["imageDescription"]?.stringValue
    }
}
