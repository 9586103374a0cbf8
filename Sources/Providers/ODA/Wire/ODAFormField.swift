import Domain
import JSON

/// A field of an edit form, with the rules for its value (`PROTOCOL.md`, sections 7 and 8).
struct ODAFormField: Hashable, Sendable {
    /// As they came: the members of the field that say what may stand in it.
    let rules: JSONObject
    /// `id`.
    let id: String

    /// Nil for a field that only shows something.
    init?(_ field: JSONObject) {
        guard let id = ODATranslation.text(field["id"]), !id.isEmpty,
            let kind = field["displayType"]?.stringValue, Self.kinds.contains(kind)
        else { return nil }
        self.id = id
        rules = JSONObject(field.members.filter { Self.members.contains($0.key) })
    }

    /// The fields of a form that can be filled in, wherever they stand in it.
    static func fields(of form: JSONObject) -> [ODAFormField] {
        var fields = objects(form["fields"])
        if let rows = form["formRows"]?.arrayValue, !rows.isEmpty {
            fields = objects(form["formRows"]).flatMap { objects($0["columns"]) }.flatMap { objects($0["fields"]) }
        }
        return fields.compactMap { ODAFormField($0) }
    }

    private static func objects(_ value: JSONValue?) -> [JSONObject] {
        (value?.arrayValue ?? []).compactMap(\.objectValue)
    }

    private static let kinds: Set<String> = [
        "textInput", "numberInput", "datePicker", "timePicker", "toggle", "singleSelect", "multiSelect",
    ]
    private static let members: Set<String> = [
        "id", "displayType", "label", "required", "clientErrorMessage", "minLength", "maxLength",
        "validationRegularExpression", "minValue", "maxValue", "minDate", "maxDate", "minTime", "maxTime",
    ]

    // MARK: Judging

    /// Nothing was entered.
    static func isUnset(_ value: JSONValue?) -> Bool {
        switch value {
        case nil, .null: true
        case .string(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .bool, .number, .object: false
        }
    }

    /// The fault of a value, as a stable word and for people; nil where there is none.
    func fault(of value: JSONValue?) -> (code: String, detail: String)? {
        let name = ODATranslation.text(rules["label"]) ?? id
        guard let value, !Self.isUnset(value) else {
            return rules["required"]?.isTrue == true ? ("required", "\(name) must be filled in.") : nil
        }
        switch rules["displayType"]?.stringValue {
        case "textInput": return textFault(value, name)
        case "numberInput": return numberFault(value, name)
        case "datePicker":
            return orderedFault(value, name, "minDate", "maxDate", "a date such as 2026-02-28", Self.isDate)
        case "timePicker": return orderedFault(value, name, "minTime", "maxTime", "a time such as 18:30", Self.isTime)
        case "multiSelect":
            return value.arrayValue == nil ? ("wrong_type", "\(name) must be a list of values.") : nil
        default: return nil
        }
    }

    /// Lengths are counted as browsers do, in units of UTF-16.
    private func textFault(_ value: JSONValue, _ name: String) -> (code: String, detail: String)? {
        guard let text = value.stringValue else { return ("wrong_type", "\(name) must be a text.") }
        if let least = number("minLength"), Double(text.utf16.count) < least {
            return ("too_short", "\(name) needs at least \(Int(least)) characters.")
        }
        if let most = number("maxLength"), Double(text.utf16.count) > most {
            return ("too_long", "\(name) has at most \(Int(most)) characters.")
        }
        // A pattern that cannot be understood here is left to the skill.
        if let expression = rules["validationRegularExpression"]?.stringValue,
            let pattern = ODAPattern(expression), !pattern.matches(text)
        {
            return ("bad_format", "\(name) is not written as it should be.")
        }
        return nil
    }

    private func numberFault(_ value: JSONValue, _ name: String) -> (code: String, detail: String)? {
        guard let entered = value.doubleValue else { return ("wrong_type", "\(name) must be a number.") }
        if let least = number("minValue"), entered < least {
            return ("out_of_range", "\(name) is at least \(rules["minValue"]?.description ?? "").")
        }
        if let most = number("maxValue"), entered > most {
            return ("out_of_range", "\(name) is at most \(rules["maxValue"]?.description ?? "").")
        }
        return nil
    }

    /// Dates and times are written so that their texts sort as they do.
    private func orderedFault(
        _ value: JSONValue, _ name: String, _ least: String, _ most: String, _ shape: String,
        _ isOne: (String) -> Bool
    ) -> (code: String, detail: String)? {
        guard let text = value.stringValue, isOne(text) else { return ("bad_format", "\(name) must be \(shape).") }
        if let least = rules[least]?.stringValue, isOne(least), text < least {
            return ("out_of_range", "\(name) is not before \(least).")
        }
        if let most = rules[most]?.stringValue, isOne(most), text > most {
            return ("out_of_range", "\(name) is not after \(most).")
        }
        return nil
    }

    private func number(_ key: String) -> Double? { ODATranslation.number(rules[key])?.double }

    private static func isDate(_ text: String) -> Bool {
        let parts = numbers(text, "-", [4, 2, 2])
        guard parts.count == 3, (1...12).contains(parts[1]) else { return false }
        let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...days[parts[1] - 1]).contains(parts[2])
    }

    private static func isTime(_ text: String) -> Bool {
        let parts = numbers(text, ":", [2, 2])
        return parts.count == 2 && (0...23).contains(parts[0]) && (0...59).contains(parts[1])
    }

    private static func numbers(_ text: String, _ separator: Character, _ digits: [Int]) -> [Int] {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == digits,
            parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
        else { return [] }
        return parts.compactMap { Int($0) }
    }
}

extension ODAForm {
    /// The problems that the vendor's client would not let pass (`PROTOCOL.md`, section 8), from the content object on.
    ///
    /// A whole form is judged as a whole; a partial one only by the field that caused it.
    func problems(_ response: FormResponse) -> [ContentProblem] {
        let judged =
            response.partialFieldID.map { partial in fields.filter { $0.id == partial } } ?? fields
        return judged.compactMap { field in
            guard let fault = field.fault(of: response.values[field.id]) else { return nil }
            let words = ODATranslation.text(field.rules["clientErrorMessage"])
            return ContentProblem(JSONPointer(["values", field.id]), fault.code, words ?? fault.detail)
        }
    }

    /// The values that go out: of a form that is not complete those that are set and right, zero among them.
    func submitted(_ response: FormResponse) -> JSONObject {
        guard response.partialFieldID != nil else { return response.values }
        return JSONObject(
            response.values.members.filter { member in
                guard !ODAFormField.isUnset(member.value) else { return false }
                return fields.first { $0.id == member.key }?.fault(of: member.value) == nil
            })
    }
}
