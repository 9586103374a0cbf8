import JSON

/// The part of JSON Schema (draft 2020-12) that the document uses.
struct Schemas: Sendable {
    /// The schemas that others refer to, by their reference.
    let known: [String: Schema]

    /// The pairs of bounds: of strings in Unicode scalars, of arrays, of objects, of whole numbers.
    private static let bounds = [
        ("minLength", "maxLength"), ("minItems", "maxItems"), ("minProperties", "maxProperties"),
        ("minimum", "maximum"),
    ]
    static let boundNames = bounds.flatMap { [$0, $1] }

    func check(_ value: JSONValue, against reference: String, at place: String, _ faults: inout [String]) {
        if let schema = known[reference] { check(value, against: schema, at: place, &faults) }
    }

    func check(_ value: JSONValue, against schema: Schema, at place: String, _ faults: inout [String]) {
        if let verdict = schema.verdict {
            if !verdict { faults.append("\(place): nothing may stand here") }
            return
        }
        if let reference = schema.reference { check(value, against: reference, at: place, &faults) }
        checkKind(value, schema, place, &faults)
        if !schema.bounds.isEmpty { checkBounds(value, schema, place, &faults) }
        checkMembers(value, schema, place, &faults)
        if let items = schema.items, case .array(let elements) = value {
            for (index, item) in elements.enumerated() {
                check(item, against: items, at: "\(place)/\(index)", &faults)
            }
        }
        for part in schema.all { check(value, against: part, at: place, &faults) }
        if let not = schema.not, fits(value, not) { faults.append("\(place): fits what it must not") }
        checkChoice(value, schema, place, &faults)
    }

    private func fits(_ value: JSONValue, _ schema: Schema) -> Bool {
        var faults: [String] = []
        check(value, against: schema, at: "", &faults)
        return faults.isEmpty
    }

    private func checkChoice(_ value: JSONValue, _ schema: Schema, _ place: String, _ faults: inout [String]) {
        if let any = schema.any, !any.contains(where: { fits(value, $0) }) {
            faults.append("\(place): fits none of anyOf")
        }
        guard let one = schema.one else { return }
        if let discriminator = schema.discriminator, let kind = value[discriminator.property]?.stringValue,
            let reference = discriminator.references[kind]
        {
            return check(value, against: reference, at: place, &faults)
        }
        let count = one.count { fits(value, $0) }
        if count != 1 { faults.append("\(place): fits \(count) of oneOf: \(value.description.prefix(200))") }
    }

    private func checkKind(_ value: JSONValue, _ schema: Schema, _ place: String, _ faults: inout [String]) {
        if let types = schema.types, !types.contains(where: { Self.isOf($0, value) }) {
            faults.append("\(place): \(value.description.prefix(80)) is no \(types.joined(separator: " or "))")
        }
        if let constant = schema.constant, constant != value { faults.append("\(place): is not \(constant)") }
        if let choices = schema.choices, !choices.contains(value) {
            faults.append("\(place): \(value) is none of \(JSONValue.array(choices))")
        }
    }

    private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number): value.intValue != nil
        default: false
        }
    }

    private func checkBounds(_ value: JSONValue, _ schema: Schema, _ place: String, _ faults: inout [String]) {
        let sizes = [
            value.stringValue?.unicodeScalars.count, value.arrayValue?.count, value.objectValue?.count, value.intValue,
        ]
        for (size, names) in zip(sizes, Self.bounds) {
            guard let size else { continue }
            if let bound = schema.bounds[names.0], size < bound {
                faults.append("\(place): below \(names.0) \(bound)")
            }
            if let bound = schema.bounds[names.1], size > bound {
                faults.append("\(place): above \(names.1) \(bound)")
            }
        }
    }

    private func checkMembers(_ value: JSONValue, _ schema: Schema, _ place: String, _ faults: inout [String]) {
        guard case .object(let object) = value else { return }
        for name in schema.required where object[name] == nil { faults.append("\(place): lacks \(name)") }
        guard !schema.properties.isEmpty || schema.rest != nil else { return }
        for member in object.members {
            if let inner = schema.properties[member.key] ?? schema.rest {
                check(member.value, against: inner, at: "\(place)/\(member.key)", &faults)
            }
        }
    }
}
