public import JSON

/// One thing that is wrong with a value, and where.
public struct ContentProblem: Error, Hashable, Sendable {
    /// Where, from the content object on.
    public var pointer: JSONPointer
    /// A stable word: `required`, `unknown_field`, `wrong_type`, `out_of_range`, `too_long`, `empty`, `unknown_value`.
    public var code: String
    /// The same for people.
    public var detail: String

    /// Describes a fault.
    public init(_ pointer: JSONPointer, _ code: String, _ detail: String) {
        self.pointer = pointer
        self.code = code
        self.detail = detail
    }
}

extension UserContent {
    /// The longest text, in characters: Unicode scalars, as JSON Schema counts.
    public static let textCharactersMax = 100_000

    /// Reads and checks the content object of a message.
    public init(_ value: JSONValue) throws(ContentProblem) {
        guard let object = value.objectValue else {
            throw ContentProblem(JSONPointer(), "wrong_type", "The content must be an object.")
        }
        var fields = FieldReader(object)
        let type = try fields.string("type", required: true) ?? ""
        switch type {
        case "text": self = try Self.readText(&fields)
        case "action": self = try Self.readAction(&fields)
        case "location": self = try Self.readLocation(&fields)
        case "attachment": self = try Self.readAttachment(&fields)
        case "formResponse": self = try Self.readForm(&fields)
        case "event": self = try Self.readEvent(&fields)
        case "interactiveResponse":
            self = .interactiveResponse(
                message: try fields.messageID("messageId"), value: try fields.value("value"))
        case "data":
            self = .data(
                contentType: try fields.string("contentType", required: true) ?? "", value: try fields.value("value"))
        case "raw": self = .raw(try fields.value("payload"))
        default:
            throw ContentProblem(
                JSONPointer(["type"]), "unknown_value",
                "Users send text, action, location, attachment, formResponse, event, interactiveResponse, data or raw."
            )
        }
        try fields.finish()
    }

    private static func readText(_ fields: inout FieldReader) throws(ContentProblem) -> UserContent {
        let text = try fields.string("text", required: true) ?? ""
        guard !text.isEmpty else {
            throw ContentProblem(JSONPointer(["text"]), "empty", "A text needs at least one character.")
        }
        guard text.unicodeScalars.count <= textCharactersMax else {
            throw ContentProblem(
                JSONPointer(["text"]), "too_long", "A text has at most \(textCharactersMax) characters.")
        }
        return .text(text, format: try fields.choice("format", TextFormat.self) ?? .plain)
    }

    private static func readAction(_ fields: inout FieldReader) throws(ContentProblem) -> UserContent {
        if fields.has("messageId") || fields.has("actionId") {
            let message = try fields.messageID("messageId")
            let action = try fields.string("actionId", required: true) ?? ""
            return .action(ActionChoice(reference: ActionReference(message: message, action: action)))
        }
        let payload = try fields.value("payload")
        return .action(ActionChoice(payload: payload, text: try fields.string("text")))
    }

    private static func readLocation(_ fields: inout FieldReader) throws(ContentProblem) -> UserContent {
        .location(
            GeoLocation(
                latitude: try fields.degrees("latitude", bound: 90),
                longitude: try fields.degrees("longitude", bound: 180),
                title: try fields.string("title"), url: try fields.string("url")))
    }

    private static func readAttachment(_ fields: inout FieldReader) throws(ContentProblem) -> UserContent {
        let list = try fields.value("attachmentIds")
        let pointer = JSONPointer(["attachmentIds"])
        guard let items = list.arrayValue, !items.isEmpty else {
            throw ContentProblem(pointer, "wrong_type", "The attachment ids must be a list with at least one id.")
        }
        var ids: [AttachmentID] = []
        for (i, item) in items.enumerated() {
            guard let text = item.stringValue, let id = AttachmentID(text) else {
                throw ContentProblem(pointer.appending(i), "wrong_type", "An attachment id begins with att_.")
            }
            ids.append(id)
        }
        return .attachment(ids: ids, text: try fields.string("text"))
    }

    private static func readForm(_ fields: inout FieldReader) throws(ContentProblem) -> UserContent {
        .formResponse(
            FormResponse(
                formID: try fields.string("formId", required: true) ?? "", values: try fields.object("values"),
                actionID: try fields.string("actionId"), partialFieldID: try fields.string("partialFieldId")))
    }

    private static func readEvent(_ fields: inout FieldReader) throws(ContentProblem) -> UserContent {
        .event(
            name: try fields.string("name", required: true) ?? "", version: try fields.string("version"),
            data: try fields.object("data"))
    }
}

/// Takes the members of an object one by one and notices what is left.
struct FieldReader {
    private let object: JSONObject
    private var seen: Set<String> = []

    init(_ object: JSONObject) { self.object = object }

    func has(_ key: String) -> Bool { object[key] != nil }

    /// Lets a member pass that nobody reads here.
    mutating func allow(_ key: String) { seen.insert(key) }

    mutating func value(_ key: String) throws(ContentProblem) -> JSONValue {
        seen.insert(key)
        guard let value = object[key] else {
            throw ContentProblem(JSONPointer([key]), "required", "The member \(key) is missing.")
        }
        return value
    }

    mutating func string(_ key: String, required: Bool = false) throws(ContentProblem) -> String? {
        seen.insert(key)
        guard let value = object[key] else {
            if required { throw ContentProblem(JSONPointer([key]), "required", "The member \(key) is missing.") }
            return nil
        }
        guard let text = value.stringValue else {
            throw ContentProblem(JSONPointer([key]), "wrong_type", "The member \(key) must be a string.")
        }
        return text
    }

    mutating func object(_ key: String) throws(ContentProblem) -> JSONObject {
        guard let object = try value(key).objectValue else {
            throw ContentProblem(JSONPointer([key]), "wrong_type", "The member \(key) must be an object.")
        }
        return object
    }

    mutating func choice<C: RawRepresentable & CaseIterable>(
        _ key: String, _ type: C.Type
    ) throws(ContentProblem) -> C? where C.RawValue == String {
        guard let text = try string(key) else { return nil }
        guard let choice = C(rawValue: text) else {
            let allowed = C.allCases.map(\.rawValue).joined(separator: ", ")
            throw ContentProblem(JSONPointer([key]), "unknown_value", "The member \(key) is one of \(allowed).")
        }
        return choice
    }

    mutating func messageID(_ key: String) throws(ContentProblem) -> MessageID {
        let text = try string(key, required: true) ?? ""
        guard let id = MessageID(text) else {
            throw ContentProblem(JSONPointer([key]), "wrong_type", "A message id begins with msg_.")
        }
        return id
    }

    mutating func degrees(_ key: String, bound: Double) throws(ContentProblem) -> JSONNumber {
        guard let number = try value(key).numberValue, let degrees = number.double else {
            throw ContentProblem(JSONPointer([key]), "wrong_type", "The member \(key) must be a number.")
        }
        guard abs(degrees) <= bound else {
            throw ContentProblem(
                JSONPointer([key]), "out_of_range", "The member \(key) lies between -\(bound) and \(bound).")
        }
        return number
    }

    func finish() throws(ContentProblem) {
        for member in object.members where !seen.contains(member.key) {
            throw ContentProblem(
                JSONPointer([member.key]), "unknown_field", "The member \(member.key) is not known here.")
        }
    }
}
