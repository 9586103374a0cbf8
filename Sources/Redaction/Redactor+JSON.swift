package import JSON

extension Redactor {
    /// Digits of a number that is looked at as if it were a text: a shorter one is a time in milliseconds far more
    /// often than a card.
    static let numberDigitsMin = 14
    /// Strings within strings that are followed.
    private static let nestingMax = 4

    /// The value with a stand-in for every find in its texts; nil when it has none.
    ///
    /// Numbers of 14 digits and more are looked at too, and become text where they are a find. JSON that a string holds
    /// is read as JSON, so that an escape in it hides nothing, and written back only where it has a find. Keys stay:
    /// they are names that programs look for.
    ///
    /// - Parameter isText: whether the value of a member, and all that is in it, is text of people; by default it is.
    package func change(_ value: JSONValue, where isText: (_ key: String) -> Bool = { _ in true }) -> JSONValue? {
        change(value, nesting: 0, where: isText)
    }

    /// The value with a stand-in for every find in its texts.
    package func apply(to value: JSONValue, where isText: (_ key: String) -> Bool = { _ in true }) -> JSONValue {
        change(value, where: isText) ?? value
    }

    /// The object with a stand-in for every find in its texts.
    package func apply(to object: JSONObject) -> JSONObject { apply(to: .object(object)).objectValue ?? object }

    private func change(_ value: JSONValue, nesting: Int, where isText: (String) -> Bool) -> JSONValue? {
        switch value {
        case .null, .bool: return nil
        case .number(let number):
            guard number.text.utf8.count >= Self.numberDigitsMin else { return nil }
            return change(number.text).map { .string($0) }
        case .string(let text):
            if nesting < Self.nestingMax, let inner = NestedJSON.parse(text) {
                return change(inner, nesting: nesting + 1, where: isText).map { .string(NestedJSON.text($0)) }
            }
            return change(text).map { .string($0) }
        case .array(let elements):
            var changed: [JSONValue]?
            for (index, element) in elements.enumerated() {
                guard let now = change(element, nesting: nesting, where: isText) else { continue }
                changed = changed ?? elements
                changed?[index] = now
            }
            return changed.map { .array($0) }
        case .object(let object):
            var changed: JSONObject?
            for (index, member) in object.members.enumerated() where isText(member.key) {
                guard let now = change(member.value, nesting: nesting, where: isText) else { continue }
                changed = changed ?? object
                changed?.members[index].value = now
            }
            return changed.map { .object($0) }
        }
    }
}
