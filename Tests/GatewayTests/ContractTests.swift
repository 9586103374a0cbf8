@testable import API
import Gateway
import GatewayRig
import HTTPServer
import HTTPWire
import JSON
import SupportExpectations
import Testing

@Suite("The route table and the contract")
struct ContractTests {
    @Test("every route stands in the document with its operation, and every operation is a route")
    func routesAreTheContract() async throws {
        let operations = Contract(try JSONValue(parsing: OpenAPIDocument.bytes)).all
        let described = Set(operations.map { "\($0.method) \($0.path) \($0.id)" })
        let gateway = try await SharedGateway.shared.gateway().gateway
        let served = Set(gateway.routes.map { "\($0.method.text) \($0.pattern) \($0.operationID ?? "-")" })
        expect(described.count > 20)
        expectEqual(
            served, described,
            "not served: \(described.subtracting(served)); not described: \(served.subtracting(described))")
    }

    @Test("every route of operators stands in their own document with its operation, and every operation is a route")
    func operatorRoutesAreTheContract() async throws {
        let operations = Contract(try JSONValue(parsing: OpenAPIDocument.operatorBytes)).all
        let described = Set(operations.map { "\($0.method) \($0.path) \($0.id)" })
        let gateway = try await SharedGateway.shared.gateway().gateway
        let forOperators = gateway.adminRoutes.filter { $0.pattern.hasPrefix("/admin/") }
        expectEqual(
            Set(forOperators.map { "\($0.method.text) \($0.pattern) \($0.operationID ?? "-")" }), described)
        expect(described.count == 5 && !gateway.routes.contains { $0.pattern.hasPrefix("/admin/") })
    }

    @Test("an extended CONNECT of HTTP/2 reaches the WebSocket of a session, and of the echo where that is on")
    func webSocketRoutes() async throws {
        func operations(_ gateway: InProcessGateway) -> [String] {
            gateway.gateway.routes.filter(\.opensWebSocket).compactMap(\.operationID)
        }
        expectEqual(operations(try await SharedGateway.shared.gateway()), ["openStream"])
        try await withGateway(Samples.twoApps(more: "testing: {echo: true}")) { gateway in
            expectEqual(operations(gateway), ["openStream", "echo"])
        }
    }

    @Test("the document that is served is what the files below openapi/ say")
    func servedDocumentIsTheFiles() throws {
        let documents = [
            (ContractFiles.root, try JSONValue(parsing: OpenAPIDocument.bytes)),
            (ContractFiles.operatorRoot, try JSONValue(parsing: OpenAPIDocument.operatorBytes)),
        ]
        for (root, document) in documents {
            expectEqual(try ContractFiles(root: root).difference(from: document), nil)
        }
        expectEqual(try ContractFiles().leftOver(by: documents.map(\.1)), [])
    }

    @Test("the document is served without the blanks between its parts; those inside texts stay")
    func servedDocumentIsCompact() throws {
        let document = try JSONValue(parsing: OpenAPIDocument.bytes)
        expectEqual(document.encoded(), OpenAPIDocument.bytes)
        expectEqual(document["info"]?["summary"]?.stringValue, "One API in front of every contact centre.")
    }

    @Test("the problem codes are those of the contract, with the status that the contract gives them")
    func problemCodes() throws {
        let document = try JSONValue(parsing: OpenAPIDocument.bytes)
        let schema = document["components"]?["schemas"]?["ProblemCode"]
        let codes = (schema?["enum"]?.arrayValue ?? []).compactMap(\.stringValue)
        expectEqual(Set(codes), Set(ProblemCode.allCases.map(\.rawValue)))
    }

    @Test("every problem explains itself", arguments: ProblemCode.allCases)
    func explains(_ code: ProblemCode) async throws {
        let answer = try await backend().with(nil).get("/problems/\(code.rawValue)")
        expectEqual(answer.status, 200)
        expectEqual(answer.json["code"]?.stringValue, code.rawValue)
        expectEqual(answer.json["meaning"]?.stringValue?.isEmpty, false)
        let remedy = try #require(answer.json["remedy"]?.stringValue)
        expect(remedy.count > 20 && remedy.hasSuffix("."), "\(remedy)")
        let page = try await backend().with(nil).get("/problems/\(code.rawValue)", fields: ["Accept": "text/html"])
        expectEqual(page.status, 200)
        expectEqual(page["Content-Type"], "text/html; charset=utf-8")
        for part in [code.rawValue, "What to do", "</html>"] { expect(page.text.contains(part)) }
        expect(!page.text.contains("`"))
    }

    @Test("every example of an answer in the contract fits its own schema, as this judge reads it")
    func examplesFit() throws {
        let contract = Contract(try JSONValue(parsing: OpenAPIDocument.bytes))
        var count = 0
        for example in eventExamples(contract.document) {
            try contract.check(event: example)
            count += 1
        }
        expect(count > 20)
    }

    private func eventExamples(_ document: JSONValue) -> [JSONValue] {
        let mapping = document["components"]?["schemas"]?["Event"]?["discriminator"]?["mapping"]?.objectValue
        return (mapping?.members ?? []).flatMap { member -> [JSONValue] in
            let name = member.value.stringValue?.split(separator: "/").last.map(String.init) ?? ""
            return document["components"]?["schemas"]?[name]?["examples"]?.arrayValue ?? []
        }
    }

    @Test("a judge that finds no fault in nonsense would be no judge")
    func judgeFindsFaults() throws {
        let contract = Contract(try JSONValue(parsing: OpenAPIDocument.bytes))
        #expect(throws: ContractError.self) { try contract.check(event: ["type": "message.state", "seq": 1]) }
        let answer = Answer(
            status: 200, fields: [("Request-Id", "r"), ("Gateway-Config", "c"), ("Content-Type", "application/json")],
            body: Array(#"{"status":1}"#.utf8))
        #expect(throws: ContractError.self) { try contract.check(answer, "GET", "/livez") }
    }
}
