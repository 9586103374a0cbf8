import Domain
import HTTPWire
import JSON
import Store

/// The content of something that was said before a session was made: a text, files that lie somewhere else, or buttons.
///
/// `{type: "text", text, format?}`, `{type: "attachment", attachments: [{url, contentType, name?}], text?}` or
/// `{type: "quickReplies", title?, options: [{label, selected?}]}`, each with `privateFromAgent: true` where people at
/// the vendor's are not to see it; anything else is refused.
struct PastContent: Sendable {
    /// Files of one entry.
    static let filesMax = 10
    /// Buttons of one entry.
    static let optionsMax = 50
    /// Characters of a button.
    static let labelCharactersMax = 256

    /// The content object as messages show it, without its files.
    private(set) var stored: JSONObject
    /// Pictures and videos, where the caller says that they lie.
    var files: [VendorFile] = []

    /// The content object as adapters are given it: with the addresses that the caller gave.
    var given: JSONObject {
        guard !files.isEmpty else { return stored }
        var object = stored
        let list = files.map { file -> JSONValue in
            var described: JSONObject = ["url": JSONValue(file.url)]
            if let type = file.contentType { described.append("contentType", JSONValue(type)) }
            if let name = file.name { described.append("name", JSONValue(name)) }
            return .object(described)
        }
        object.append("attachments", .array(list))
        return object
    }

    /// The content as a message of the log has it, with the rows of its files.
    init(stored content: JSONObject, files records: [AttachmentRecord]) {
        var content = content
        _ = content.remove("attachments")
        stored = content
        files = records.compactMap { record in
            record.vendorURL.map { VendorFile(url: $0, name: record.name, contentType: record.contentType) }
        }
    }

    /// Reads a content; the pointer of a fault begins at it.
    init(_ value: JSONValue) throws(ContentProblem) {
        var object = value.objectValue ?? JSONObject()
        let isPrivate = try Self.isPrivate(object.remove("privateFromAgent"))
        switch object["type"]?.stringValue {
        case "attachment":
            stored = try Self.words(beside: object)
            files = try Self.files(object)
        case "quickReplies": stored = try Self.buttons(object)
        default:
            let words = value.objectValue == nil ? value : .object(object)
            guard case .text(let text, let format) = try UserContent(words) else {
                throw ContentProblem(
                    JSONPointer(["type"]), "not_allowed",
                    "An entry of a transcript is a text, an attachment or quickReplies.")
            }
            stored = ["type": "text", "text": JSONValue(text), "format": JSONValue(format.rawValue)]
        }
        if isPrivate { stored.append("privateFromAgent", true) }
    }

    private static func isPrivate(_ value: JSONValue?) throws(ContentProblem) -> Bool {
        guard let value else { return false }
        guard let isPrivate = value.boolValue else {
            throw ContentProblem(JSONPointer(["privateFromAgent"]), "wrong_type", "This is true or false.")
        }
        return isPrivate
    }

    // MARK: Files

    private static func words(beside object: JSONObject) throws(ContentProblem) -> JSONObject {
        try check(object, knows: ["type", "attachments", "text"])
        var content: JSONObject = ["type": "attachment"]
        if let value = object["text"] {
            let words = try text(value, at: JSONPointer(["text"]), charactersMax: UserContent.textCharactersMax)
            content.append("text", JSONValue(words))
        }
        return content
    }

    private static func files(_ object: JSONObject) throws(ContentProblem) -> [VendorFile] {
        guard let list = object["attachments"]?.arrayValue, (1...filesMax).contains(list.count) else {
            throw ContentProblem(
                JSONPointer(["attachments"]), "out_of_range", "There are 1 to \(filesMax) attachments.")
        }
        var files: [VendorFile] = []
        for (index, item) in list.enumerated() {
            files.append(try file(item, at: JSONPointer(["attachments"]).appending(index)))
        }
        return files
    }

    private static func file(_ value: JSONValue, at place: JSONPointer) throws(ContentProblem) -> VendorFile {
        guard let object = value.objectValue else {
            throw ContentProblem(place, "wrong_type", "An attachment must be an object.")
        }
        try check(object, knows: ["url", "contentType", "name"], at: place)
        guard let address = object["url"]?.stringValue, address.unicodeScalars.count <= 2048,
            ValueRules.isWebAddress(address)
        else {
            throw ContentProblem(
                place.appending("url"), "bad_format",
                "A web address begins with https:// or http:// and has at most 2048 characters.")
        }
        let type = object["contentType"]?.stringValue.flatMap { try? MediaType($0) }
        guard let type, ["image", "video"].contains(type.type), type.subtype != "*",
            type.parameters.isEmpty
        else {
            throw ContentProblem(
                place.appending("contentType"), "bad_format", "The type is that of a picture or a video: image/jpeg.")
        }
        var file = VendorFile(url: address, contentType: type.essence)
        if let name = object["name"] {
            file.name = try text(name, at: place.appending("name"), charactersMax: 255)
        }
        return file
    }

    // MARK: Buttons

    private static func buttons(_ object: JSONObject) throws(ContentProblem) -> JSONObject {
        try check(object, knows: ["type", "title", "options"])
        guard let list = object["options"]?.arrayValue, (1...optionsMax).contains(list.count) else {
            throw ContentProblem(JSONPointer(["options"]), "out_of_range", "There are 1 to \(optionsMax) options.")
        }
        var title = ""
        if let value = object["title"] {
            title = try text(value, at: JSONPointer(["title"]), charactersMax: UserContent.textCharactersMax)
        }
        var options: [JSONValue] = []
        for (index, item) in list.enumerated() {
            options.append(try option(item, at: JSONPointer(["options"]).appending(index)))
        }
        return ["type": "quickReplies", "title": JSONValue(title), "options": .array(options)]
    }

    private static func option(_ value: JSONValue, at place: JSONPointer) throws(ContentProblem) -> JSONValue {
        guard let object = value.objectValue else {
            throw ContentProblem(place, "wrong_type", "An option must be an object.")
        }
        try check(object, knows: ["label", "selected"], at: place)
        let label = try text(
            object["label"] ?? .null, at: place.appending("label"), charactersMax: labelCharactersMax)
        var option: JSONObject = ["label": JSONValue(label), "value": JSONValue(label)]
        if let selected = object["selected"] {
            guard let isSelected = selected.boolValue else {
                throw ContentProblem(place.appending("selected"), "wrong_type", "This is true or false.")
            }
            option.append("selected", JSONValue(isSelected))
        }
        return .object(option)
    }

    // MARK: Parts

    private static func check(
        _ object: JSONObject, knows names: Set<String>, at place: JSONPointer = JSONPointer()
    ) throws(ContentProblem) {
        for member in object.members where !names.contains(member.key) {
            throw ContentProblem(
                place.appending(member.key), "unknown_field", "The member \(member.key) is not known here.")
        }
    }

    private static func text(
        _ value: JSONValue, at place: JSONPointer, charactersMax: Int
    ) throws(ContentProblem) -> String {
        guard let text = value.stringValue else {
            throw ContentProblem(place, value.isNull ? "required" : "wrong_type", "This is a text.")
        }
        let count = text.unicodeScalars.count
        guard (1...charactersMax).contains(count) else {
            throw ContentProblem(
                place, count == 0 ? "empty" : "too_long", "This has 1 to \(charactersMax) characters.")
        }
        return text
    }
}
