package import JSON

/// Texts of people among ids, tokens and addresses: in the calls of vendors' APIs and in those of our own.
extension Redactor {
    /// Members all of whose texts somebody wrote, whatever their names: those names are the customer's.
    ///
    /// Compared without case, `_` and `-`.
    fileprivate static let written: Set<String> = [
        "attributes", "context", "customdata", "metadata", "segmentattributes", "submittedfields", "unsigned", "values",
        "variables",
    ]
    /// The last words of names whose values are ids, tokens or addresses, or words that programs compare.
    fileprivate static let technical: Set<String> = [
        "algorithm", "arn", "digest", "endpoint", "etag", "guid", "hash", "host", "href", "id", "identifier", "ids",
        "jwt", "key", "locale", "nonce", "op", "password", "region", "secret", "signature", "signed", "src",
        "timestamp",
        "timezone", "token", "tokens", "type", "uri", "url", "urls", "uuid", "version",
    ]
    /// The last words of names of persons, and of their addresses.
    fileprivate static let persons: Set<String> = ["customer", "profile", "user"]
    fileprivate static let addresses: Set<String> = ["email", "mail", "mobile", "phone"]

    /// The body of a call with a stand-in for every find in texts that people wrote; nil when it has none.
    ///
    /// A member whose name ends in a word such as `Id`, `_token` or `Url` is left alone where it is a text or a number,
    /// and so are a person's `email` and `phone`; below `customData`, `attributes`, `metadata`, `context` and `values`
    /// every text counts. A signed token stays, whatever it is called.
    ///
    /// - Parameters:
    ///   - written: further members all of whose texts somebody wrote, in lower case.
    ///   - kept: further members whose texts stay, in lower case.
    package func changeMessage(
        _ value: JSONValue, written: Set<String> = [], kept: Set<String> = []
    ) -> JSONValue? {
        // Most messages have nothing to be found, so that it does not matter whose texts they are.
        mayBe(in: value) ? Walk(redactor: self, written: written, kept: kept).change(value, inPerson: false) : nil
    }

    /// Whether a look at the texts and numbers of a value leaves it open that there is a find.
    fileprivate func mayBe(in value: JSONValue) -> Bool {
        switch value {
        case .null, .bool: false
        case .number(let number): number.text.utf8.count >= Self.numberDigitsMin
        case .string(let text): mayBe(in: text) || NestedJSON.mayBe(text)
        case .array(let elements): elements.contains { mayBe(in: $0) }
        case .object(let object): object.members.contains { mayBe(in: $0.value) }
        }
    }

    private struct Walk {
        let redactor: Redactor
        let written: Set<String>
        let kept: Set<String>

        func change(_ value: JSONValue, inPerson: Bool) -> JSONValue? {
            switch value {
            case .null, .bool, .number: return nil
            case .string(let text):
                if let inner = NestedJSON.parse(text) {
                    return change(inner, inPerson: false).map { .string(NestedJSON.text($0)) }
                }
                return Redactor.isSignedToken(text) ? nil : redactor.change(text).map { .string($0) }
            case .array(let elements):
                var changed: [JSONValue]?
                for (index, element) in elements.enumerated() {
                    guard let now = change(element, inPerson: inPerson) else { continue }
                    changed = changed ?? elements
                    changed?[index] = now
                }
                return changed.map { .array($0) }
            case .object(let object):
                var changed: JSONObject?
                for (index, member) in object.members.enumerated() {
                    guard let now = change(member, of: object, inPerson: inPerson) else { continue }
                    changed = changed ?? object
                    changed?.members[index].value = now
                }
                return changed.map { .object($0) }
            }
        }

        private func change(_ member: JSONObject.Member, of object: JSONObject, inPerson: Bool) -> JSONValue? {
            guard redactor.mayBe(in: member.value) else { return nil }
            let name = MemberName(member.key)
            if Redactor.written.contains(name.whole) || written.contains(name.whole) {
                return redactor.change(member.value) { $0 != "signed" }
            }
            switch member.value {
            case .object, .array: return change(member.value, inPerson: Redactor.persons.contains(name.last))
            case .null, .bool: return nil
            case .number: return isLeft(name, object, inPerson) ? nil : redactor.change(member.value)
            case .string: return isLeft(name, object, inPerson) ? nil : change(member.value, inPerson: false)
            }
        }

        /// The member is none that people write.
        private func isLeft(_ name: MemberName, _ object: JSONObject, _ inPerson: Bool) -> Bool {
            if Redactor.technical.contains(name.last) || kept.contains(name.whole) { return true }
            guard Redactor.addresses.contains(name.last) || name.isEmailAddress else { return false }
            return inPerson || object["identifier"] != nil
        }
    }

    /// Three parts of Base64 URL, the first one of which begins as the header of a JSON Web Token does.
    fileprivate static func isSignedToken(_ text: String) -> Bool {
        text.hasPrefix("eyJ") && text.utf8.count { $0 == UInt8(ascii: ".") } == 2
            && text.utf8.allSatisfy { byte in
                FoldedText.isWord(byte) && byte < 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                    || byte == UInt8(ascii: "_")
            }
    }
}

/// The name of a member, by its words in lower case: `ContactId`, `contact_id` and `contactID` are `contact` and `id`.
struct MemberName {
    /// All words in one.
    let whole: String
    /// The last one.
    let last: String
    private let count: Int

    init(_ name: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        // The beginning of the present word, and of the last one that was not empty.
        var start = 0
        var lastStart = 0
        var count = 0
        var wasLower = false
        for byte in name.utf8 {
            guard FoldedText.isWord(byte) else {
                start = bytes.count
                continue
            }
            let isUpper = byte >= 0x41 && byte <= 0x5A
            if isUpper, wasLower { start = bytes.count }
            wasLower = !isUpper
            lastStart = start
            if start == bytes.count { count += 1 }
            bytes.append(isUpper ? byte | 0x20 : byte)
        }
        self.count = count
        whole = String(decoding: bytes, as: UTF8.self)
        last = lastStart == 0 ? whole : String(decoding: bytes[lastStart...], as: UTF8.self)
    }

    /// The words `email` and `address`.
    var isEmailAddress: Bool { count == 2 && last == "address" && whole == "emailaddress" }
}
