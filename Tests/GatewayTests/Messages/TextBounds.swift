@testable import API
import JSON
import Testing

/// A text in the body of a request that the contract gives a bound.
struct TextBound: Sendable, CustomTestStringConvertible {
    let operation: String
    /// Where it stands in the body; a name that the caller chooses is `page`, an item of a list the first.
    let place: [String]
    /// The type of the content that it belongs to.
    let kind: String?
    let most: Int
    let pattern: String?

    var pointer: String { place.map { "/" + $0 }.joined() }
    var testDescription: String { "\(operation) \(pointer) \(kind ?? "") \(most)" }

    /// All of them, read from the document.
    static let all: [TextBound] = {
        guard let document = try? JSONValue(parsing: OpenAPIDocument.bytes) else { return [] }
        let reader = BoundReader(document)
        return (document["paths"]?.objectValue?.members ?? []).flatMap { path in
            (path.value.objectValue?.members ?? []).flatMap { reader.bounds(of: $0.value) }
        }
    }()

    /// How texts are made that fit a pattern: what stands around the filling, and whether that must be of ASCII.
    private static let forms: [String: (before: String, behind: String, isPlain: Bool)] = [
        #"^[^\x00-\x1f\x7f]+$"#: ("", "", false),
        #"^[^@\s]+@[^@\s]+$"#: ("", "@x", false),
        // Of format `uri` too, which has printable ASCII alone.
        #"^https?://"#: ("https://", "", true),
        #"^[A-Za-z][A-Za-z0-9+.-]*:[^\x00-\x20\x7f]*$"#: ("shop:", "", false),
        #"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$"#: ("a/b;c=", "", false),
        "^[A-Za-z0-9][A-Za-z0-9._-]*$": ("", "", true),
        "^[A-Za-z0-9_+/-]+$": ("", "", true),
        // The tag of 35 characters has four parts of eight, the filling is behind them.
        "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$": ("aaaaaaaa-aaaaaaaa-aaaaaaaa-a-", "", true),
    ]

    /// A text of exactly so many scalars that fits the pattern, made of a piece; nil where that has no room for it.
    func text(of count: Int, piece: String) throws -> String? {
        guard let pattern else { return Self.filled(piece, count) }
        guard let form = Self.forms[pattern] else { throw NoForm(description: "\(testDescription): \(pattern)") }
        // Two scalars of ASCII that are one character, but blanks and controls.
        if piece == "\r\n" || form.isPlain && piece != "a" { return nil }
        let room = count - form.before.unicodeScalars.count - form.behind.unicodeScalars.count
        return form.before + Self.filled(piece, room) + form.behind
    }

    private static func filled(_ piece: String, _ count: Int) -> String {
        let size = piece.unicodeScalars.count
        return String(repeating: piece, count: count / size) + String(repeating: "a", count: count % size)
    }

    /// The body that a text stands in.
    func body(with text: String) -> JSONValue {
        let beside = place.last == "label" ? Self.set("x", at: place.dropLast() + ["value"], in: base) : base
        return Self.set(.string(text), at: place[...], in: beside)
    }

    private static func set(_ value: JSONValue, at place: ArraySlice<String>, in whole: JSONValue) -> JSONValue {
        guard let first = place.first else { return value }
        if first == "0" { return .array([set(value, at: place.dropFirst(), in: .null)]) }
        var object = whole.objectValue ?? JSONObject()
        object.set(first, to: set(value, at: place.dropFirst(), in: object[first] ?? .null))
        return .object(object)
    }

    private struct NoForm: Error, CustomStringConvertible {
        let description: String
    }
}

extension TextBound {
    /// Members of the request that must stand beside the text.
    private var base: JSONValue {
        switch operation {
        case "createSession", "explainRoute":
            place.first == "initialMessage"
                ? ["provider": "scripted", "initialMessage": ["content": content]] : ["provider": "scripted"]
        case "sendMessage", "putMessage": ["content": content]
        case "sendTyping": ["state": "started"]
        case "identifyUser": ["user": ["id": "known"]]
        case "completeAuthentication":
            place == ["state"]
                ? ["code": "c"] : place == ["errorDescription"] ? ["state": "s", "error": "e"] : ["state": "s"]
        case "signToken": place.first == "user" ? ["provider": "echo", "user": ["id": "u"]] : ["provider": "echo"]
        case "verifyToken": ["provider": "echo", "token": "t"]
        case "signCustomData":
            place.first == "agent" ? ["provider": "echo", "agent": ["name": "n"]] : ["provider": "echo"]
        case "signWebForm": ["provider": "echo", "data": [:]]
        case "verifyWebForm": ["provider": "echo", "signature": "s", "data": [:]]
        case "transferSession": place.first == "to" ? [:] : ["to": ["provider": "echo"]]
        case "putPushRegistration":
            ["userId": "u", "platform": "ios", "transport": "apns", "token": "t", "appId": "a"]
        default: [:]
        }
    }

    /// The content that the text belongs to.
    private var content: JSONValue {
        switch kind {
        case "action" where place.last == "actionId":
            ["type": "action", "messageId": "msg_01kkpssp62ephsstpj3nvk9ny1"]
        case "action": ["type": "action", "payload": [:]]
        case "location": ["type": "location", "latitude": 1, "longitude": 1]
        case "attachment": ["type": "attachment", "attachmentIds": ["att_01kkpssqwrephswwq7m61grwe2"]]
        case "formResponse": ["type": "formResponse", "formId": "f", "values": [:]]
        case "event": ["type": "event", "name": "n", "data": [:]]
        case "data": ["type": "data", "contentType": "application/x-script", "value": 1]
        default: ["type": "text", "text": "x"]
        }
    }
}

/// Finds the bounded texts of a schema.
private struct BoundReader {
    let document: JSONValue

    init(_ document: JSONValue) { self.document = document }

    func bounds(of operation: JSONValue) -> [TextBound] {
        let content = resolved(operation["requestBody"] ?? .null)["content"]?.objectValue?.members ?? []
        guard let id = operation["operationId"]?.stringValue,
            let schema = content.first(where: { $0.key.hasSuffix("json") })?.value["schema"]
        else { return [] }
        var found: [TextBound] = []
        walk(schema, [], nil) { place, kind, schema in
            guard let most = schema["maxLength"]?.intValue else { return }
            let bound = TextBound(
                operation: id, place: place, kind: kind, most: most, pattern: schema["pattern"]?.stringValue)
            if !found.contains(where: { $0.testDescription == bound.testDescription }) { found.append(bound) }
        }
        return found
    }

    private func resolved(_ given: JSONValue) -> JSONValue {
        guard let name = given["$ref"]?.stringValue else { return given }
        return resolved(name.dropFirst(2).split(separator: "/").reduce(document) { $0[String($1)] ?? .null })
    }

    private func walk(
        _ given: JSONValue, _ place: [String], _ kind: String?, _ visit: ([String], String?, JSONValue) -> Void
    ) {
        let schema = resolved(given)
        visit(place, kind, schema)
        let own = schema["properties"]?["type"]?["const"]?.stringValue ?? kind
        for member in schema["properties"]?.objectValue?.members ?? [] {
            walk(member.value, place + [member.key], own, visit)
        }
        if let rest = schema["additionalProperties"] { walk(rest, place + ["page"], own, visit) }
        if let items = schema["items"] { walk(items, place + ["0"], own, visit) }
        for choice in ["oneOf", "anyOf", "allOf"] {
            for part in schema[choice]?.arrayValue ?? [] { walk(part, place, own, visit) }
        }
    }
}
