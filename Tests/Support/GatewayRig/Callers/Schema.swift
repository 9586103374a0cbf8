import JSON

/// One schema of the document, read once; patterns and formats of strings are left out.
final class Schema: Sendable {
    /// The verdict over everything, of a schema that is `true` or `false`.
    let verdict: Bool?
    /// The `$ref`, such as `#/components/schemas/Event`.
    let reference: String?
    /// The names of `type`.
    let types: [String]?
    let constant: JSONValue?
    /// The values of `enum`.
    let choices: [JSONValue]?
    /// The bounds of length, count and value by their name, such as `maxLength`.
    let bounds: [String: Int]
    let required: [String]
    let properties: [String: Schema]
    /// The schema of `additionalProperties`.
    let rest: Schema?
    let items: Schema?
    let all: [Schema]
    let any: [Schema]?
    let one: [Schema]?
    let not: Schema?
    let discriminator: Discriminator?

    /// The member that names which of `oneOf` counts, and the references by its value.
    struct Discriminator: Sendable {
        let property: String
        let references: [String: String]
    }

    init(_ value: JSONValue, _ reader: inout SchemaReader) {
        verdict = value.boolValue
        reference = value["$ref"]?.stringValue
        types = value["type"].map { type in
            type.stringValue.map { [$0] } ?? (type.arrayValue ?? []).compactMap(\.stringValue)
        }
        constant = value["const"]
        choices = value["enum"]?.arrayValue
        var bounds: [String: Int] = [:]
        for name in Schemas.boundNames { bounds[name] = value[name]?.intValue }
        self.bounds = bounds
        required = (value["required"]?.arrayValue ?? []).compactMap(\.stringValue)
        var properties: [String: Schema] = [:]
        for member in value["properties"]?.objectValue?.members ?? [] {
            properties[member.key] = reader.read(member.value)
        }
        self.properties = properties
        rest = value["additionalProperties"].map { reader.read($0) }
        items = value["items"].map { reader.read($0) }
        all = (value["allOf"]?.arrayValue ?? []).map { reader.read($0) }
        any = value["anyOf"]?.arrayValue?.map { reader.read($0) }
        one = value["oneOf"]?.arrayValue?.map { reader.read($0) }
        not = value["not"].map { reader.read($0) }
        discriminator = value["discriminator"]?["propertyName"]?.stringValue.map { property in
            var references: [String: String] = [:]
            for member in value["discriminator"]?["mapping"]?.objectValue?.members ?? [] {
                guard let reference = member.value.stringValue else { continue }
                references[member.key] = reference
                reader.note(reference)
            }
            return Discriminator(property: property, references: references)
        }
        if let reference { reader.note(reference) }
    }
}

/// Reads schemas, and those that they refer to.
struct SchemaReader {
    private let document: JSONValue
    private var known: [String: Schema] = [:]
    private var waiting: [String] = []

    init(_ document: JSONValue) { self.document = document }

    /// The value at a reference of the document; `null` where there is none.
    func resolve(_ reference: String) -> JSONValue {
        var value = document
        for part in reference.dropFirst(2).split(separator: "/") { value = value[String(part)] ?? .null }
        return value
    }

    mutating func read(_ value: JSONValue) -> Schema { Schema(value, &self) }

    /// Remembers a reference that has to be read as well.
    mutating func note(_ reference: String) { waiting.append(reference) }

    /// Reads all that was referred to.
    consuming func finish() -> Schemas {
        while let reference = waiting.popLast() {
            guard known[reference] == nil else { continue }
            known[reference] = read(resolve(reference))
        }
        return Schemas(known: known)
    }
}
