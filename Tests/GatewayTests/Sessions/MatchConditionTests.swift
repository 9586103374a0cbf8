@testable import Gateway
import GatewayRig
import JSON
import Testing

@Suite("If-Match")
struct MatchConditionTests {
    @Test(
        "a list of tags matches by its strong ones",
        arguments: [
            ("\"a\"", true), ("\"b\"", false), ("\"b\", \"a\"", true), ("\"b\" ,\t\"a\"", true),
            ("\"b\",,\"a\",", true),
            ("W/\"a\"", false), ("W/\"a\", \"a\"", true), ("*", true), (" * ", true), ("\"a,b\", \"c\"", false),
            ("\"a-gzip\"", true),
        ])
    func lists(_ text: String, _ matches: Bool) throws {
        let condition = try #require(MatchCondition(text))
        #expect(condition.allows("\"a\"") == matches)
    }

    @Test(
        "what is no list of tags is refused",
        arguments: ["", ",", "a", "\"a", "\"a\" \"b\"", "*, \"a\"", "w/\"a\"", "\"a b\"", "W/a"])
    func malformed(_ text: String) { #expect(MatchCondition(text) == nil) }

    @Test("a list may have so many tags")
    func bound() {
        let tags = (0..<MatchCondition.tagsMax).map { "\"\($0)\"" }
        #expect(MatchCondition(tags.joined(separator: ",")) != nil)
        #expect(MatchCondition((tags + ["\"x\""]).joined(separator: ",")) == nil)
    }

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
