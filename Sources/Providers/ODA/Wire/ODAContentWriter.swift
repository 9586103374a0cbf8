import Domain
import JSON

/// Writes one content object of `api.md` section 4 and numbers its actions.
///
/// The ids are `a1`, `a2`, … in the order in which the actions stand in the content, so the same payload always gives
/// the same ids.
struct ODAContentWriter: ~Copyable {
    /// The text so far, inside the object.
    var json = JSONWriter(reservingBytes: 512)
    /// The actions that carry something, as a rating's options want them.
    private(set) var options: [JSONValue] = []
    /// The postbacks of the submitting actions.
    private(set) var postbacks: [String: JSONValue] = [:]
    /// Actions so far.
    private(set) var actionCount = 0
    /// Files of the message so far that stand in popups.
    private(set) var files: [VendorFile] = []
    /// Forms to fill in that stand in popups.
    private(set) var popupForms: [ODAForm] = []
    private let place: (translation: ODATranslation, arrival: ODATranslation.Arrival)?

    /// Begins an object of a type.
    ///
    /// - Parameter place: who translates what popups hold, and where the object stands; nil where there are none.
    init(
        _ type: StaticString, _ place: (translation: ODATranslation, arrival: ODATranslation.Arrival)? = nil
    ) {
        self.place = place
        actionCount = place?.arrival.actionsBefore ?? 0
        json.beginObject()
        json.key("type")
        json.write(literal: type)
    }

    /// Ends the object.
    consuming func finish() -> [UInt8] {
        json.endObject()
        return json.finish()
    }

    // MARK: Members

    /// Copies a text under another name, if there is one.
    mutating func text(_ name: StaticString, _ value: JSONValue?) {
        json.member(name, ODATranslation.text(value))
    }

    /// Copies a number, if there is one.
    mutating func number(_ name: StaticString, _ value: JSONValue?) {
        guard let number = ODATranslation.number(value) else { return }
        json.key(name)
        json.write(number)
    }

    /// Copies a Boolean, if there is one.
    mutating func boolean(_ name: StaticString, _ value: JSONValue?) {
        guard let value, value.boolValue != nil || value.stringValue != nil else { return }
        json.member(name, value.isTrue)
    }

    /// Copies one of some words, or its stand-in.
    mutating func word(_ name: StaticString, _ value: JSONValue?, among words: [String], default fallback: String?) {
        let word = value?.stringValue.flatMap { words.contains($0) ? $0 : nil }
        json.member(name, word ?? fallback)
    }

    /// Writes an array, one element for each object of the value.
    mutating func array(_ name: StaticString, _ value: JSONValue?, _ body: (inout ODAContentWriter, JSONObject) -> Void)
    {
        json.key(name)
        json.beginArray()
        for element in value?.arrayValue ?? [] {
            guard let object = element.objectValue else { continue }
            json.beginObject()
            body(&self, object)
            json.endObject()
        }
        json.endArray()
    }

    /// The members that messages of every type may have, at the end of the object.
    mutating func commonMembers(_ payload: JSONObject) {
        text("header", payload["headerText"])
        text("footer", payload["footerText"])
        actions("actions", payload["actions"])
        actions("globalActions", payload["globalActions"])
        footerForm(payload["footerForm"])
        keywords(payload["keywords"])
        voice(payload["voice"])
    }

    /// A form below the message.
    private mutating func footerForm(_ value: JSONValue?) {
        guard let form = value?.objectValue, let translation = place?.translation else { return }
        json.key("footerForm")
        json.beginObject()
        translation.form(&self, form)
        json.endObject()
    }

    /// Words that stand for a postback of the message's own; those without words or without a postback stand for
    /// nothing and are left to `native`.
    private mutating func keywords(_ value: JSONValue?) {
        let entries = (value?.arrayValue ?? []).compactMap { entry -> (words: [String], payload: JSONValue)? in
            let words = ODATranslation.texts(entry["keywords"])
            guard !words.isEmpty, let postback = entry["postback"], !postback.isNull else { return nil }
            return (words, postback)
        }
        guard !entries.isEmpty else { return }
        json.key("keywords")
        json.beginArray()
        for entry in entries {
            json.beginObject()
            texts("words", entry.words)
            json.member("payload", entry.payload)
            json.endObject()
        }
        json.endArray()
    }

    /// The words that are to be spoken in the place of those that are shown; nothing where there are none.
    mutating func voice(_ value: JSONValue?) {
        guard let voice = value?.objectValue, let text = ODATranslation.text(voice["text"]), !text.isEmpty else {
            return
        }
        json.key("voice")
        json.beginObject()
        json.member("text", text)
        self.text("longText", voice["longText"])
        self.text("soundUrl", voice["soundUrl"])
        json.endObject()
    }

    /// Writes a list of texts; nothing where there are none.
    private mutating func texts(_ name: StaticString, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        json.key(name)
        json.beginArray()
        for text in texts { json.write(text) }
        json.endArray()
    }

    // MARK: Actions

    /// Writes actions; nothing where there are none.
    mutating func actions(_ name: StaticString, _ value: JSONValue?) {
        guard let elements = value?.arrayValue, !elements.isEmpty else { return }
        json.key(name)
        json.beginArray()
        for element in elements { action(element) }
        json.endArray()
    }

    /// Writes one action under a name; nothing where there is none.
    mutating func action(_ name: StaticString, _ value: JSONValue?) {
        guard let value, value.objectValue != nil else { return }
        json.key(name)
        action(value)
    }

    private mutating func action(_ value: JSONValue) {
        actionCount += 1
        let id = "a\(actionCount)"
        let object = value.objectValue ?? JSONObject()
        let kind = ODAActionKind(object)
        json.beginObject()
        json.member("id", id)
        json.member("type", kind.rawValue)
        text("label", object["label"])
        text("imageUrl", object["imageUrl"])
        switch kind {
        case .postback, .submit: json.member("payload", object["postback"])
        case .url: text("url", object["url"] ?? object["URL"])
        case .call: text("phoneNumber", object["phoneNumber"])
        case .popup: popup(object, id)
        case .location, .unsupported: break
        }
        word("style", object["style"], among: ["primary", "danger"], default: nil)
        word("displayType", object["displayType"], among: ["button", "link", "icon"], default: nil)
        texts("keywords", ODATranslation.texts(object["keywords"]))
        voice(object["voice"])
        if kind == .unsupported { json.member("native", value) }
        json.endObject()
        note(kind, id, object)
    }

    /// The content of a popup, like that of a message; its files are the message's.
    ///
    /// Its actions are numbered on, so that an id means one action of the message.
    private mutating func popup(_ action: JSONObject, _ id: String) {
        guard let place, let payload = action["popupContent"]?.objectValue else { return }
        let arrival = ODATranslation.Arrival(
            vendorID: "\(place.arrival.vendorID).\(id)", actionsBefore: actionCount,
            filesBefore: place.arrival.filesBefore + files.count)
        let inner = place.translation.bubble(payload, arrival)
        actionCount = max(actionCount, inner.actionCount)
        files += inner.files
        popupForms += inner.popupForms
        if let form = inner.form { popupForms.append(form) }
        json.key("content")
        json.writeRaw(inner.content)
        guard !inner.files.isEmpty else { return }
        json.key("attachmentIndexes")
        json.beginArray()
        for index in inner.files.indices { json.write(JSONNumber(arrival.filesBefore + index)) }
        json.endArray()
    }

    private mutating func note(_ kind: ODAActionKind, _ id: String, _ object: JSONObject) {
        guard let postback = object["postback"] else { return }
        if kind == .submit { postbacks[id] = postback }
        guard kind == .postback else { return }
        let label = ODATranslation.text(object["label"]) ?? ""
        options.append(["label": JSONValue(label), "value": postback, "actionId": JSONValue(id)])
    }
}

/// The types of actions of `api.md` section 4.
enum ODAActionKind: String, Sendable {
    case postback
    case url
    case call
    case location
    case submit
    case popup
    case unsupported

    /// Judges an action of the vendor (`PROTOCOL.md`, section 7.1).
    ///
    /// The vendor's documents once print a url action's type as "call"; such a one has no number to call. A `webview`
    /// is an address that the vendor's own client shows in a frame.
    init(_ action: JSONObject) {
        let hasURL = action["url"]?.stringValue != nil || action["URL"]?.stringValue != nil
        switch action["type"]?.stringValue {
        case "postback" where action["postback"] != nil: self = .postback
        case "url" where hasURL, "webview" where hasURL: self = .url
        case "call" where ODATranslation.text(action["phoneNumber"]) != nil: self = .call
        case "call" where hasURL: self = .url
        case "location": self = .location
        case "submitForm": self = .submit
        case "popup" where action["popupContent"]?.objectValue != nil: self = .popup
        default: self = .unsupported
        }
    }
}
