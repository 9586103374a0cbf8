import GatewayRig
import JSON
import SupportExpectations
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
        try await expectEqual(patch("\"x\", W/\(tag)").status, 412)
        try await expectEqual(patch("x").status, 412)
        try await expectEqual(patch("\"x\", \(tag)").status, 200)
        try await expectEqual(patch("*").status, 200)
    }
}
