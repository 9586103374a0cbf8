package import JSON

/// An answer that is not what `openapi/trunkline.yaml` promises.
package struct ContractError: Error, CustomStringConvertible {
    package let description: String
}

/// The OpenAPI document as a judge of answers: status, media type and schema of what an operation gives.
package struct Contract: Sendable {
    package let document: JSONValue
    private let schemas: Schemas
    private let operations: [Operation]

    /// One row of `paths`.
    package struct Operation: Sendable {
        package let id: String
        package let method: String
        package let path: String
        package let responses: JSONValue
    }

    package init(_ document: JSONValue) {
        self.document = document
        schemas = Schemas(document)
        var operations: [Operation] = []
        for path in document["paths"]?.objectValue?.members ?? [] {
            for member in path.value.objectValue?.members ?? [] {
                guard let id = member.value["operationId"]?.stringValue else { continue }
                operations.append(
                    Operation(
                        id: id, method: member.key.uppercased(), path: path.key,
                        responses: member.value["responses"] ?? .null))
            }
        }
        self.operations = operations
    }

    package var all: [Operation] { operations }

    /// The operation that a call meets; a path of plain text wins over one with parameters.
    package func operation(_ method: String, _ target: String) -> Operation? {
        let path = target.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
        let fitting = operations.filter { operation in
            let parts = operation.path.split(separator: "/", omittingEmptySubsequences: false)
            return operation.method == method && parts.count == path.count
                && zip(parts, path).allSatisfy { $0.first == "{" || $0 == $1 }
        }
        return fitting.min { $0.path.filter { $0 == "{" }.count < $1.path.filter { $0 == "{" }.count }
    }

    /// Throws when the answer breaks the contract.
    package func check(_ answer: Answer, _ method: String, _ target: String) throws(ContractError) {
        func fail(_ what: String) -> ContractError {
            ContractError(description: "\(method) \(target) \(answer.status): \(what)\n\(answer.text.prefix(1000))")
        }
        if answer["Request-Id"] == nil { throw fail("no Request-Id") }
        if answer["Gateway-Config"] == nil { throw fail("no Gateway-Config") }
        let mayBeKept = target.hasSuffix("/widget") && [200, 304].contains(answer.status)
        if target.hasPrefix("/v1/"), !mayBeKept, answer["Cache-Control"] != "no-store" {
            throw fail("may be kept by caches")
        }
        guard let operation = operation(method, target) else { return }
        guard var response = operation.responses[String(answer.status)] ?? operation.responses["default"]
        else { throw fail("the status is not in the contract") }
        if let name = response["$ref"]?.stringValue { response = schemas.resolve(name) }
        if answer.status >= 400, operation.responses[String(answer.status)] == nil,
            !Self.protocolStatuses.contains(answer.status)
        {
            throw fail("the status is not in the contract of \(operation.id)")
        }
        guard let content = response["content"]?.objectValue, !content.isEmpty else {
            if !answer.body.isEmpty { throw fail("a body where there is none") }
            return
        }
        let type = (answer["Content-Type"] ?? "").split(separator: ";").first.map(String.init) ?? ""
        guard let media = content[type] ?? content["*/*"] else {
            throw fail("the media type \(type) is not in the contract")
        }
        guard type.hasSuffix("json"), let schema = media["schema"] else { return }
        var faults: [String] = []
        schemas.check(answer.json, against: schema, at: "", &faults)
        if !faults.isEmpty { throw fail(faults.prefix(8).joined(separator: "; ")) }
    }

    /// The statuses that `default` stands for: problems below or beside the operation.
    private static let protocolStatuses: Set<Int> = [400, 404, 405, 408, 413, 414, 417, 431, 500, 501, 503, 505]

    /// Throws when an event is not as its schema says.
    package func check(event: JSONValue) throws(ContractError) {
        var faults: [String] = []
        let name = event["erased"] == true ? "ErasedEvent" : "Event"
        schemas.check(event, against: ["$ref": .string("#/components/schemas/\(name)")], at: "", &faults)
        if !faults.isEmpty {
            throw ContractError(description: faults.prefix(8).joined(separator: "; ") + "\n\(event)")
        }
    }
}

/// The part of JSON Schema (draft 2020-12) that the document uses; patterns and formats of strings are left out.
struct Schemas: Sendable {
    private let document: JSONValue

    init(_ document: JSONValue) { self.document = document }

    func resolve(_ reference: String) -> JSONValue {
        var value = document
        for part in reference.dropFirst(2).split(separator: "/") { value = value[String(part)] ?? .null }
        return value
    }

    func check(_ value: JSONValue, against schema: JSONValue, at place: String, _ faults: inout [String]) {
        if schema.boolValue == true { return }
        if schema.boolValue == false { return faults.append("\(place): nothing may stand here") }
        if let name = schema["$ref"]?.stringValue {
            check(value, against: resolve(name), at: place, &faults)
        }
        checkKind(value, schema, place, &faults)
        checkBounds(value, schema, place, &faults)
        checkMembers(value, schema, place, &faults)
        if let items = schema["items"] {
            for (index, item) in (value.arrayValue ?? []).enumerated() {
                check(item, against: items, at: "\(place)/\(index)", &faults)
            }
        }
        for part in schema["allOf"]?.arrayValue ?? [] { check(value, against: part, at: place, &faults) }
        if let not = schema["not"], fits(value, not) { faults.append("\(place): fits what it must not") }
        checkChoice(value, schema, place, &faults)
    }

    private func fits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
        var faults: [String] = []
        check(value, against: schema, at: "", &faults)
        return faults.isEmpty
    }

    private func checkChoice(_ value: JSONValue, _ schema: JSONValue, _ place: String, _ faults: inout [String]) {
        if let any = schema["anyOf"]?.arrayValue, !any.contains(where: { fits(value, $0) }) {
            faults.append("\(place): fits none of anyOf")
        }
        guard let one = schema["oneOf"]?.arrayValue else { return }
        if let name = schema["discriminator"]?["propertyName"]?.stringValue,
            let kind = value[name]?.stringValue, let target = schema["discriminator"]?["mapping"]?[kind]?.stringValue
        {
            check(value, against: ["$ref": .string(target)], at: place, &faults)
            return
        }
        let count = one.count { fits(value, $0) }
        if count != 1 { faults.append("\(place): fits \(count) of oneOf: \(value.description.prefix(200))") }
    }

    private func checkKind(_ value: JSONValue, _ schema: JSONValue, _ place: String, _ faults: inout [String]) {
        if let type = schema["type"] {
            let allowed = type.stringValue.map { [$0] } ?? (type.arrayValue ?? []).compactMap(\.stringValue)
            if !allowed.contains(where: { Self.isOf($0, value) }) {
                faults.append("\(place): \(value.description.prefix(80)) is no \(allowed.joined(separator: " or "))")
            }
        }
        if let constant = schema["const"], constant != value { faults.append("\(place): is not \(constant)") }
        if let allowed = schema["enum"]?.arrayValue, !allowed.contains(value) {
            faults.append("\(place): \(value) is none of \(schema["enum"] ?? .null)")
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

    private func checkBounds(_ value: JSONValue, _ schema: JSONValue, _ place: String, _ faults: inout [String]) {
        let sizes: [(Int?, String, String)] = [
            (value.stringValue?.unicodeScalars.count, "minLength", "maxLength"),
            (value.arrayValue?.count, "minItems", "maxItems"),
            (value.objectValue?.count, "minProperties", "maxProperties"),
            (value.intValue, "minimum", "maximum"),
        ]
        for (size, least, most) in sizes {
            guard let size else { continue }
            if let bound = schema[least]?.intValue, size < bound { faults.append("\(place): below \(least) \(bound)") }
            if let bound = schema[most]?.intValue, size > bound { faults.append("\(place): above \(most) \(bound)") }
        }
    }

    private func checkMembers(_ value: JSONValue, _ schema: JSONValue, _ place: String, _ faults: inout [String]) {
        guard let object = value.objectValue else { return }
        for name in schema["required"]?.arrayValue ?? [] {
            if let name = name.stringValue, object[name] == nil { faults.append("\(place): lacks \(name)") }
        }
        for member in object.members {
            if let inner = schema["properties"]?[member.key] {
                check(member.value, against: inner, at: "\(place)/\(member.key)", &faults)
            } else if let rest = schema["additionalProperties"] {
                check(member.value, against: rest, at: "\(place)/\(member.key)", &faults)
            }
        }
    }
}
