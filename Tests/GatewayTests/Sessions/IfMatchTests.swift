import GatewayRig
import JSON
import Testing

@Suite("If-Match")
struct IfMatchTests {
    @Test("session and custom data go by a list of tags", arguments: ["", "/custom-data"])
    func routes(_ path: String) async throws {
        let session = try await Conversation.open(
            try await SharedGateway.shared.gateway().backend, ["provider": "scripted"])
        let target = session.path + path
        let tag = try #require(try await session.caller.get(target)["ETag"])
        let body: JSONValue = path.isEmpty ? ["metadata": ["a": 1]] : ["a": "1"]
        func patch(_ condition: String) async throws -> Answer {
            try await session.caller.call("PATCH", target, json: body, fields: ["If-Match": condition])
        }
        #expect(try await patch("\"x\", W/\(tag)").status == 412)
        #expect(try await patch("x").status == 412)
        #expect(try await patch("\"x\", \(tag)").status == 200)
        #expect(try await patch("*").status == 200)
    }
}
