package import JSON
import Synchronization

/// An answer that is not what `openapi/trunkline.yaml` promises.
package struct ContractError: Error, CustomStringConvertible {
    package let description: String
}

/// The OpenAPI document as a judge of answers: status, media type and schema of what an operation gives.
///
/// All of it is read when it is made, so that an answer costs little.
package struct Contract: Sendable {
    package let document: JSONValue
    /// Every operation, in the order of the document.
    package let all: [Operation]
    private let schemas: Schemas
    /// The operations of a method and of so many parts of a path.
    private let places: [Place: [Operation]]

    /// One row of `paths`.
    package struct Operation: Sendable {
        package let id: String
        package let method: String
        package let path: String
        /// The answers it may give, by status; `default` is one of them.
        fileprivate let responses: [String: Response]
        fileprivate let parts: [Substring]

        fileprivate var parameterCount: Int { parts.count { $0.first == "{" } }
    }

    private struct Place: Hashable {
        let method: String
        let partCount: Int
    }

    /// One answer of an operation.
    fileprivate struct Response: Sendable {
        /// The schemas by media type; one without a schema takes anything.
        let content: [String: Schema?]
    }

    package init(_ document: JSONValue) {
        self.document = document
        var reader = SchemaReader(document)
        var operations: [Operation] = []
        for path in document["paths"]?.objectValue?.members ?? [] {
            for member in path.value.objectValue?.members ?? [] {
                guard let id = member.value["operationId"]?.stringValue else { continue }
                operations.append(
                    Operation(
                        id: id, method: member.key.uppercased(), path: path.key,
                        responses: Self.responses(member.value["responses"], &reader), parts: Self.parts(path.key)))
            }
        }
        for name in ["Event", "ErasedEvent"] { _ = reader.read(["$ref": .string(Self.pointer(to: name))]) }
        all = operations
        places = Dictionary(grouping: operations) { Place(method: $0.method, partCount: $0.parts.count) }
        schemas = reader.finish()
    }

    /// The contract of the gateways of this process, which all serve one document: it is fetched and read once.
    ///
    /// - Parameter fetch: gives the document.
    package static func shared(_ fetch: () async throws -> JSONValue) async throws -> Contract {
        if let known = sharedOne.withLock({ $0 }) { return known }
        let made = Contract(try await fetch())
        return sharedOne.withLock { known in
            // Several that start at once may each have fetched it.
            let first = known ?? made
            known = first
            return first
        }
    }

    private static let sharedOne = Mutex<Contract?>(nil)

    private static func responses(_ value: JSONValue?, _ reader: inout SchemaReader) -> [String: Response] {
        var responses: [String: Response] = [:]
        for member in value?.objectValue?.members ?? [] {
            var response = member.value
            if let name = response["$ref"]?.stringValue { response = reader.resolve(name) }
            var content: [String: Schema?] = [:]
            for media in response["content"]?.objectValue?.members ?? [] {
                content[media.key] = .some(media.value["schema"].map { reader.read($0) })
            }
            responses[member.key] = Response(content: content)
        }
        return responses
    }

    private static func parts(_ path: some StringProtocol) -> [Substring] {
        String(path).split(separator: "/", omittingEmptySubsequences: false)
    }

    private static func pointer(to schema: String) -> String { "#/components/schemas/\(schema)" }

    /// The operation that a call meets; a path of plain text wins over one with parameters.
    package func operation(_ method: String, _ target: String) -> Operation? {
        let path = Self.parts(target.prefix { $0 != "?" })
        let fitting = places[Place(method: method, partCount: path.count), default: []].filter { operation in
            zip(operation.parts, path).allSatisfy { $0.first == "{" || $0 == $1 }
        }
        return fitting.min { $0.parameterCount < $1.parameterCount }
    }

    /// Throws when the answer breaks the contract.
    package func check(_ answer: Answer, _ method: String, _ target: String) throws(ContractError) {
        func fail(_ what: String) -> ContractError {
            ContractError(description: "\(method) \(target) \(answer.status): \(what)\n\(answer.text.prefix(1000))")
        }
        if answer["Request-Id"] == nil { throw fail("no Request-Id") }
        if answer["Gateway-Config"] == nil { throw fail("no Gateway-Config") }
        let path = target.prefix { $0 != "?" }
        let mayBeKept =
            ["/widget", "/queues", "/wait-times"].contains { path.hasSuffix($0) } && [200, 304].contains(answer.status)
        if target.hasPrefix("/v1/"), !mayBeKept, answer["Cache-Control"] != "no-store" {
            throw fail("may be kept by caches")
        }
        guard let operation = operation(method, target) else { return }
        let ofStatus = operation.responses[String(answer.status)]
        guard let response = ofStatus ?? operation.responses["default"] else {
            throw fail("the status is not in the contract")
        }
        if answer.status >= 400, ofStatus == nil, !Self.protocolStatuses.contains(answer.status) {
            throw fail("the status is not in the contract of \(operation.id)")
        }
        guard !response.content.isEmpty else {
            if !answer.body.isEmpty { throw fail("a body where there is none") }
            return
        }
        let type = (answer["Content-Type"] ?? "").split(separator: ";").first.map(String.init) ?? ""
        guard let media = response.content[type] ?? response.content["*/*"] else {
            throw fail("the media type \(type) is not in the contract")
        }
        guard type.hasSuffix("json"), let schema = media else { return }
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
        schemas.check(event, against: Self.pointer(to: name), at: "", &faults)
        if !faults.isEmpty {
            throw ContractError(description: faults.prefix(8).joined(separator: "; ") + "\n\(event)")
        }
    }
}
