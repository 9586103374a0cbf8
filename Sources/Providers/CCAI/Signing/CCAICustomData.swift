import Chronology
import Domain
import JSON

/// Custom data as the vendor takes it signed (`PROTOCOL.md`, section 13): entries in the caller's order.
struct CCAICustomData {
    /// The names that tell the platform of a user's standing; other names that begin like them are refused.
    static let reserved: Set<String> = [
        "reserved_verified_customer", "reserved_bad_actor", "reserved_repeat_customer",
    ]
    /// The name that the vendor takes unsigned only.
    static let chatTransferName = "external_chat_transfer"
    /// Characters of a label.
    private static let labelCharactersMax = 128
    /// Milliseconds with 13 digits, as the vendor wants its dates.
    private static let dates = 1_000_000_000_000...9_999_999_999_999

    private enum EntryType: String {
        case string, number, boolean, date, url
    }

    /// Each entry in the vendor's form, in the caller's order.
    private(set) var entries = JSONObject()

    /// Translates custom data in the words of `api.md` section 5.
    ///
    /// - Parameter charactersMax: the bound for each text.
    /// - Throws: the first fault, with its pointer from the data on.
    init(_ data: JSONObject, entriesMax: Int, charactersMax: Int) throws(ContentProblem) {
        guard data.count <= entriesMax else {
            throw ContentProblem(
                JSONPointer(), "too_many", "There are at most \(entriesMax) entries.")
        }
        for item in data.members {
            let entry = try Self.entry(item, charactersMax: charactersMax)
            entries.append(item.key, .object(entry))
        }
    }

    private static func entry(_ item: JSONObject.Member, charactersMax: Int) throws(ContentProblem) -> JSONObject {
        let place = JSONPointer([item.key])
        let isReserved = item.key.hasPrefix("reserved_")
        guard !isReserved || reserved.contains(item.key) else {
            throw ContentProblem(place, "reserved_name", "The vendor has no reserved property \(item.key).")
        }
        guard item.key != chatTransferName else {
            throw ContentProblem(
                place, "reserved_name", "The vendor takes \(item.key) unsigned only, as unsignedCustomData.")
        }
        let given = item.value.objectValue
        let value = given == nil ? item.value : given?["value"] ?? .null
        let valuePlace = given == nil ? place : place.appending("value")
        let type = try entryType(given?["type"]?.stringValue, of: value, place)
        guard !isReserved || type == .boolean else {
            throw ContentProblem(place, "wrong_type", "The reserved property \(item.key) is true or false.")
        }
        let label = given?["label"]?.stringValue ?? item.key
        guard (1...labelCharactersMax).contains(label.unicodeScalars.count) else {
            throw ContentProblem(
                place.appending("label"), "too_long", "A label has 1 to \(labelCharactersMax) characters.")
        }
        var entry: JSONObject = ["label": JSONValue(label)]
        entry.append("value", try checked(value, type, valuePlace, charactersMax))
        entry.append("type", JSONValue(type.rawValue))
        // It has no effect on reserved properties, which agents see in any case.
        if given?["invisibleToAgent"] == true, !isReserved { entry.append("invisible_to_agent", true) }
        return entry
    }

    private static func entryType(
        _ name: String?, of value: JSONValue, _ place: JSONPointer
    ) throws(ContentProblem) -> EntryType {
        if let name {
            guard let type = EntryType(rawValue: name) else {
                throw ContentProblem(
                    place.appending("type"), "not_allowed", "The type is string, number, boolean, date or url.")
            }
            return type
        }
        switch value {
        case .bool: return .boolean
        case .number: return .number
        case .string, .null, .array, .object: return .string
        }
    }

    /// The value as it goes out; numbers keep their text.
    private static func checked(
        _ value: JSONValue, _ type: EntryType, _ place: JSONPointer, _ charactersMax: Int
    ) throws(ContentProblem) -> JSONValue {
        switch (type, value) {
        case (.boolean, .bool): return value
        case (.number, .number(let number)):
            guard number.double != nil else {
                throw ContentProblem(place, "out_of_range", "The number is too large.")
            }
            return value
        case (.string, .string(let text)):
            guard text.unicodeScalars.count <= charactersMax else {
                throw ContentProblem(place, "too_long", "A text has at most \(charactersMax) characters.")
            }
            return value
        case (.url, .string(let text)):
            guard text.unicodeScalars.count <= charactersMax, isWebAddress(text) else {
                throw ContentProblem(place, "bad_format", "A web address begins with https:// or http://.")
            }
            return value
        case (.date, .string(let text)):
            guard let time = Timestamp(rfc3339: text), dates.contains(Int(time.milliseconds)) else {
                throw ContentProblem(place, "bad_format", "A date is one of RFC 3339, after September 2001.")
            }
            return JSONValue(Int(time.milliseconds))
        case (.date, .number(let number)):
            guard let milliseconds = number.int, dates.contains(milliseconds) else {
                throw ContentProblem(
                    place, "out_of_range", "A date is milliseconds since the Unix epoch, with 13 digits.")
            }
            return JSONValue(milliseconds)
        default:
            throw ContentProblem(place, "wrong_type", "The value is not of the type \(type.rawValue).")
        }
    }

    /// Whether a text is an address with a host, of printable ASCII.
    private static func isWebAddress(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { return false }
        for scheme in ["https://", "http://"] where text.lowercased().hasPrefix(scheme) {
            let rest = text.utf8.dropFirst(scheme.utf8.count)
            return rest.first.map { !"/?#".utf8.contains($0) } == true
        }
        return false
    }

    /// The claims of the token, with their times in seconds since the Unix epoch.
    func encoded(issuedAt: Int64, expiresAt: Int64) -> [UInt8] {
        let claims: JSONObject = [
            "iat": JSONValue(Int(issuedAt)), "exp": JSONValue(Int(expiresAt)), "custom_data": .object(entries),
        ]
        return JSONValue.object(claims).encoded()
    }
}
