package import JSON
package import Redaction

extension ConfigurationValue {
    /// A list of patterns of texts that must not be seen: `card`, `iban`, `email`, `phone`, `regex:…`; an unusable one
    /// is reported at its place.
    package func redactor() -> Redactor? {
        elements(countMax: 50).map { elements in
            Redactor(
                elements.compactMap { element in
                    guard let spelling = element.string(bytesMax: OwnPattern.bytesMax) else { return nil }
                    do throws(OwnPattern.Problem) {
                        return try TextPattern(spelling)
                    } catch {
                        element.report(error.message)
                        return nil
                    }
                })
        }
    }

    /// Any value as JSON: text, numbers to the digit, true, false, null, lists and sections.
    package func json() -> JSONValue { Self.json(node) }

    private static func json(_ node: ConfigurationNode) -> JSONValue {
        switch node.content {
        case .sequence(let elements): return .array(elements.map(json))
        case .mapping(let members):
            return .object(JSONObject(members.map { JSONObject.Member(key: $0.name, value: json($0.node)) }))
        case .scalar(let scalar):
            switch scalar.kind {
            case .null: return .null
            case .boolean: return scalar.boolean.map { .bool($0) } ?? .string(scalar.text)
            case .integer, .number:
                // YAML has numbers that JSON has not, such as 0x10 and .5.
                if let number = JSONNumber(text: scalar.text) { return .number(number) }
                if let number = scalar.integer { return .number(JSONNumber(number)) }
                return scalar.number.map { JSONValue($0) } ?? .string(scalar.text)
            case .text: return .string(scalar.text)
            }
        }
    }
}
