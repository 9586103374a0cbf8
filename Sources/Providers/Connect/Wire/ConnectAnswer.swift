import JSON

/// The content type and the content that SendMessage is given (`PROTOCOL.md`, section 8.3).
struct ConnectWords: Hashable, Sendable {
    /// `ContentType`, 1 to 100 characters.
    let contentType: String
    /// `Content`, 1 to 16,384 bytes of UTF-8.
    let content: String

    init(_ contentType: String, _ content: String) {
        self.contentType = contentType
        self.content = content
    }

    /// The content keeps the vendor's limits (trap 39: they count bytes).
    var isSendable: Bool { (1...ConnectOutbound.contentBytesMax).contains(content.utf8.count) }

    /// The same as the payload of an action: `{"contentType":…,"content":…}`.
    var payload: JSONValue { ["contentType": JSONValue(contentType), "content": JSONValue(content)] }

    /// Reads the payload of an action; nil for what is none.
    init?(payload: JSONValue) {
        guard let type = payload["contentType"]?.stringValue, let content = payload["content"]?.stringValue,
            payload.objectValue?.count == 2
        else { return nil }
        self.init(type, content)
    }
}

/// An answer to something interactive: the JSON of `…message.interactive.response` (`PROTOCOL.md`, section 13).
struct ConnectAnswer: Hashable, Sendable {
    /// `templateType`: `ViewResource` for views; pages of a list name none.
    var templateType: String?
    /// `version`.
    var version = "1.0"
    /// `action`: what was pressed.
    var action: String
    /// `data`.
    var data: JSONObject

    /// The answer that carries free text, written where the customer was to use a view.
    static func words(_ text: String) -> ConnectAnswer {
        ConnectAnswer(templateType: view, action: "", data: ["content": JSONValue(text)])
    }

    /// `templateType` of views.
    static let view = "ViewResource"
    /// `actionDetail` of the elements that turn pages.
    static let pageTurns: Set<String> = ["SHOW_MORE", "PREVIOUS_OPTIONS"]

    /// As it goes out.
    ///
    /// Trap 45: an empty action is refused, so one blank stands for none.
    var message: ConnectWords {
        var object = JSONObject()
        if let templateType { object.append("templateType", JSONValue(templateType)) }
        object.append("version", JSONValue(version))
        object.append("action", JSONValue(action.isEmpty ? " " : action))
        object.append("data", .object(data))
        return ConnectWords(ConnectContentType.interactiveResponse, JSONValue.object(object).description)
    }
}
