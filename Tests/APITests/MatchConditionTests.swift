@testable import API
import Conversations
import SupportExpectations
import Testing

@Suite("The form of If-Match")
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
        expectEqual(condition.allows("\"a\""), matches)
    }

    @Test(
        "what is no list of tags is refused",
        arguments: ["", ",", "a", "\"a", "\"a\" \"b\"", "*, \"a\"", "w/\"a\"", "\"a b\"", "W/a"])
    func malformed(_ text: String) { expect(MatchCondition(text) == nil) }

    @Test("a list may have so many tags")
    func bound() {
        let tags = (0..<MatchCondition.tagsMax).map { "\"\($0)\"" }
        expect(MatchCondition(tags.joined(separator: ",")) != nil)
        expect(MatchCondition((tags + ["\"x\""]).joined(separator: ",")) == nil)
    }
}
