package import Domain
package import JSON

/// The forms of what callers choose themselves (`openapi/schemas/`: `Metadata`, `CustomData`, `UserInput`).
package enum ValueRules {
    /// Members of one object.
    static let namesMax = 50
    /// Names of custom data: vendors that count bytes alone take hundreds.
    static let customNamesMax = 500
    /// The object as JSON.
    static let objectBytesMax = 16_384
    /// A string among the values.
    static let stringCharactersMax = 1024
    /// Custom data as JSON: what the vendor with the most room takes, and its labels; adapters know their own limits.
    static let customDataBytesMax = 65_536
    /// A string among custom data.
    static let customCharactersMax = 32_767
    /// The customer's own id of a user.
    package static let userIDCharactersMax = 256

    /// The fault in metadata or a user's attributes, if there is one: they hold names, and scalars as values.
    package static func fault(ofMetadata object: JSONObject, at place: JSONPointer) -> ContentProblem? {
        fault(of: object, at: place, namesMax: namesMax, bytesMax: objectBytesMax) { value, pointer in
            fault(ofScalar: value, at: pointer, charactersMax: stringCharactersMax)
        }
    }

    /// The fault in custom data, if there is one: it holds names, and scalars or
    /// `{label?, value, type?, invisibleToAgent?}`.
    package static func fault(ofCustomData object: JSONObject, at place: JSONPointer) -> ContentProblem? {
        fault(of: object, at: place, namesMax: customNamesMax, bytesMax: customDataBytesMax) { value, pointer in
            guard let custom = value.objectValue else {
                return fault(ofScalar: value, at: pointer, charactersMax: customCharactersMax)
            }
            return fault(ofCustomValue: custom, at: pointer)
        }
    }

    private static func fault(
        of object: JSONObject, at place: JSONPointer, namesMax: Int, bytesMax: Int,
        _ judge: (JSONValue, JSONPointer) -> ContentProblem?
    ) -> ContentProblem? {
        if object.count > namesMax {
            return ContentProblem(place, "too_many", "There are at most \(namesMax) names.")
        }
        for member in object.members {
            let pointer = place.appending(member.key)
            guard isFieldName(member.key) else {
                return ContentProblem(
                    pointer, "bad_name",
                    "A name has 1 to 64 letters, digits, _ . : and -, the first a letter, a digit or _."
                )
            }
            if let problem = judge(member.value, pointer) { return problem }
        }
        if JSONValue.object(object).encoded().count > bytesMax {
            return ContentProblem(place, "too_long", "This has at most \(bytesMax) bytes as JSON.")
        }
        return nil
    }

    private static func fault(
        ofScalar value: JSONValue, at pointer: JSONPointer, charactersMax: Int
    ) -> ContentProblem? {
        switch value {
        case .bool, .number: return nil
        case .string(let text):
            guard text.unicodeScalars.count > charactersMax else { return nil }
            return ContentProblem(pointer, "too_long", "A value has at most \(charactersMax) characters.")
        case .null, .array, .object:
            return ContentProblem(pointer, "wrong_type", "A value is a string, a number, or true or false.")
        }
    }

    private static let customTypes: Set<String> = ["string", "number", "boolean", "date", "url"]

    private static func fault(ofCustomValue object: JSONObject, at place: JSONPointer) -> ContentProblem? {
        for member in object.members {
            let pointer = place.appending(member.key)
            switch member.key {
            case "value":
                let problem = fault(ofScalar: member.value, at: pointer, charactersMax: customCharactersMax)
                if let problem { return problem }
            case "label":
                guard let text = member.value.stringValue, (1...256).contains(text.unicodeScalars.count) else {
                    return ContentProblem(pointer, "wrong_type", "A label has 1 to 256 characters.")
                }
            case "type":
                guard let type = member.value.stringValue, customTypes.contains(type) else {
                    return ContentProblem(pointer, "not_allowed", "The type is string, number, boolean, date or url.")
                }
            case "invisibleToAgent":
                guard member.value.boolValue != nil else {
                    return ContentProblem(pointer, "wrong_type", "This is true or false.")
                }
            default: return ContentProblem(pointer, "unknown_field", "The member \(member.key) is not known here.")
            }
        }
        if object["value"] == nil { return ContentProblem(place.appending("value"), "required", "A value is missing.") }
        return nil
    }

    /// The fault in a user's description, if there is one.
    package static func fault(of user: UserProfile, at place: JSONPointer) -> ContentProblem? {
        let lengths: [(String, String?, ClosedRange<Int>)] = [
            ("id", user.id, 1...256), ("name", user.name, 1...256), ("email", user.email, 3...320),
            ("phone", user.phone, 1...32), ("timezone", user.timezone, 1...64), ("avatarUrl", user.avatarURL, 1...2048),
        ]
        for (key, text, range) in lengths {
            guard let text, !range.contains(text.unicodeScalars.count) else { continue }
            return ContentProblem(
                place.appending(key), "out_of_range",
                "The member \(key) has \(range.lowerBound) to \(range.upperBound) characters.")
        }
        let forms: [(String, Bool)] = [
            ("locale", user.locale.map(isLocale) ?? true), ("email", user.email.map(isMailAddress) ?? true),
            ("timezone", user.timezone.map(isTimeZone) ?? true),
            ("avatarUrl", user.avatarURL.map(isWebAddress) ?? true),
            ("id", !hasControlCharacters(user.id)),
        ]
        for (key, isGood) in forms where !isGood {
            return ContentProblem(place.appending(key), "bad_format", "The member \(key) is not of its form.")
        }
        return fault(ofMetadata: user.attributes, at: place.appending("attributes"))
    }

    /// Whether a text begins as the address of a web page does, and has the characters of one (RFC 3986 section 2).
    package static func isWebAddress(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { return false }
        return text.utf8.starts(with: "https://".utf8) || text.utf8.starts(with: "http://".utf8)
    }

    /// Whether a text can be a user's id: 1 to 256 characters, none of them a control character.
    package static func isUserID(_ text: String) -> Bool {
        (1...userIDCharactersMax).contains(text.unicodeScalars.count) && !hasControlCharacters(text)
    }

    /// Control characters of ASCII.
    package static func hasControlCharacters(_ text: String) -> Bool { text.utf8.contains { $0 < 0x20 || $0 == 0x7f } }

    /// Whether a text can be a name in the configuration: `[A-Za-z0-9][A-Za-z0-9._-]*`, at most 64 characters.
    package static func isConfigurationName(_ text: String) -> Bool {
        guard (1...64).contains(text.utf8.count), let first = text.utf8.first, isLetter(first) || isDigit(first)
        else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "._-".utf8.contains($0) }
    }

    /// `[^@\s]+@[^@\s]+` over Unicode scalars: a sign that has a mark behind it is a sign all the same.
    private static func isMailAddress(_ text: String) -> Bool {
        let parts = text.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: isBlank) }
    }

    /// Blanks as the patterns of JSON Schema know them (ECMA-262, `\s`).
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{FEFF}" || scalar != "\u{85}" && scalar.properties.isWhitespace
    }

    /// A name such as `Europe/London`, as far as its form goes: `[A-Za-z0-9_+/-]+`.
    private static func isTimeZone(_ text: String) -> Bool {
        text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "_+/-".utf8.contains($0) }
    }

    /// A language tag as far as its form goes: `[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*`, at most 35 characters.
    package static func isLocale(_ text: String) -> Bool { isLocale(text, charactersMax: 35) }

    /// The same form with at most so many characters.
    package static func isLocale(_ text: String, charactersMax: Int) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard text.utf8.count <= charactersMax, let first = parts.first, (2...8).contains(first.count),
            first.allSatisfy(isLetter)
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
        }
    }

    private static func isFieldName(_ text: String) -> Bool {
        let bytes = text.utf8
        guard (1...64).contains(bytes.count), let first = bytes.first,
            isLetter(first) || isDigit(first) || first == UInt8(ascii: "_")
        else { return false }
        return bytes.allSatisfy { isLetter($0) || isDigit($0) || "_.:-".utf8.contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
