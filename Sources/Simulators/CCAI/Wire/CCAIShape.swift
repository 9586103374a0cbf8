import Chronology
import JSON

/// Oddities in the JSON that the platform sends, all of which readers must bear (protocol note sections 3.5 and 25).
public enum CCAIShape: String, Hashable, Sendable, CaseIterable {
    /// Members that nobody knows stand in every object.
    case moreMembers = "moremembers"
    /// Objects that are not needed are null.
    case nullObjects = "nullobjects"
    /// Ids are texts.
    case textIDs = "textids"
    /// The outermost `id` and `chat_id` are another chat's.
    case otherID = "otherid"
    /// Ids are numbers, those that are texts too: of a message's, such as `m-37001-12`, the last number is left.
    case numberIDs = "numberids"
    /// Numbers are texts, those that are no ids too.
    case textNumbers = "textnumbers"
    /// Times have no zone.
    case zonelessTimes = "zonelesstimes"

    /// Members that keep their objects, because nothing could be understood without them.
    private static let needed: Set<String> = [
        "body", "message", "sender", "content", "server_message", "fields", "data",
    ]

    /// The value in its odd form.
    func applied(to value: JSONValue) -> JSONValue {
        if let list = value.arrayValue { return .array(list.map { applied(to: $0) }) }
        guard let object = value.objectValue else { return value }
        if self == .otherID { return .object(Self.renumbered(object)) }
        var changed = JSONObject()
        if self == .moreMembers { changed.append("surprise", ["depth": [1, .null, "x"]]) }
        for member in object.members { changed.append(member.key, self.member(member.key, member.value)) }
        return .object(changed)
    }

    private static func renumbered(_ object: JSONObject) -> JSONObject {
        var changed = object
        for key in ["id", "chat_id"] {
            if let id = object[key]?.intValue { changed.set(key, to: JSONValue(id + 1)) }
        }
        return changed
    }

    private func member(_ key: String, _ value: JSONValue) -> JSONValue {
        switch self {
        case .nullObjects where value.objectValue != nil && !Self.needed.contains(key): return .null
        case .textIDs where key == "id" || key.hasSuffix("_id"):
            if let number = value.numberValue { return .string(number.text) }
            return value
        case .numberIDs where ["id", "identifier"].contains(key) || key.hasSuffix("_id"):
            let digits = value.stringValue?.split(separator: "-").last.map(String.init) ?? ""
            let isNumber = key == "message_id" || digits == value.stringValue
            return isNumber ? Int(digits).map { JSONValue($0) } ?? value : applied(to: value)
        case .textNumbers:
            if let number = value.numberValue { return .string(number.text) }
            return applied(to: value)
        case .zonelessTimes where key == "timestamp" || key.hasSuffix("_at"):
            let text = value.stringValue ?? ""
            let isTime = text.hasSuffix("Z") && Timestamp(rfc3339: text) != nil
            return isTime ? .string(String(text.dropLast())) : value
        default: return applied(to: value)
        }
    }
}
