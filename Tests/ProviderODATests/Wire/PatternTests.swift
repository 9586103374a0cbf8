import SupportExpectations
import Testing

@testable import ProviderODA

/// Regular expressions of fields: the language of ECMA-262 without what looks back or ahead.
@Suite struct PatternTests {
    static let matches: [(String, String, Bool)] = [
        ("abc", "xabcx", true), ("^abc$", "abc", true), ("^abc$", "xabc", false), ("", "", true), ("", "x", true),
        ("^$", "", true), ("^$", "x", false),
        ("a|b", "b", true), ("^(a|bc)d$", "bcd", true), ("^(a|bc)d$", "bd", false),
        ("a|", "x", true), ("^a*$", "", true), ("^a*$", "aaa", true), ("^a+$", "", false), ("^a?b$", "b", true),
        ("^a{2}$", "aa", true), ("^a{2}$", "aaa", false), ("^a{2,}$", "aaaa", true), ("^a{2,3}$", "aaaa", false),
        ("^a{0,2}$", "", true), ("a{,2}", "a{,2}", true), ("a{b", "a{b", true), ("^a{0}$", "", true),
        ("^[a-c]+$", "abcab", true), ("^[a-c]+$", "abd", false), ("^[^0-9]*$", "abc", true), ("^[^0-9]*$", "a1", false),
        ("^[-a]+$", "-a", true), ("^[a-]+$", "a-", true), ("^[\\d-x]+$", "1-x", true), ("[]", "a", false),
        ("[^]", "a", true), ("^[\\]]$", "]", true), ("^\\d{3}-\\d{4}$", "555-1234", true),
        ("^\\w+@\\w+\\.com$", "a@b.com", true),
        ("^\\S+$", "a b", false), ("\\s", "a\u{A0}b", true), ("^\\W$", "é", true), ("^.$", "\n", false),
        ("^.$", "🍕", true),
        ("^\\x41\\u00e9$", "Aé", true), ("^\\t\\.\\/$", "\t./", true), ("\\bcat\\b", "a cat!", true),
        ("\\bcat\\b", "concat", false), ("\\Bcat", "concat", true), ("^(?:ab)+$", "abab", true),
        ("^(?<year>\\d{4})$", "2026", true),
        ("^a+?$", "aaa", true), ("^(a*)*$", "aaa", true), ("^(|a)+$", "aa", true), ("(()){1000}x", "x", true),
        ("^[^0-9]*$", "Zoë", true), ("^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$", "mina@example.org", true),
        ("^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$", "mina@example", false),
    ]

    @Test(arguments: matches)
    func `an expression matches as a browser has it`(expression: String, text: String, isMatch: Bool) throws {
        let pattern = try #require(ODAPattern(expression))
        expectEqual(pattern.matches(text), isMatch)
    }

    @Test(arguments: [
        "(?=a)", "(?!a)", "(?<=a)b", "(?<!a)b", "(a)\\1", "\\k<a>", "\\p{L}", "\\cA",
        "(", ")", "[a", "a**", "*", "[b-a]",
        "a{3,2}", "a{2000}", "\\x4", "\\u12g4", "\\", "((a{900}){900}){900}", "(?", "(?<a", "(?i)a",
        String(repeating: "(", count: 60) + String(repeating: ")", count: 60), String(repeating: "a", count: 1001),
    ])
    func `what is wrong or not understood is none`(expression: String) {
        expect(ODAPattern(expression) == nil)
    }

    /// An engine that tries one way after the other would take longer than the setup has been there.
    @Test func `no expression takes longer than its text allows`() throws {
        let text = String(repeating: "a", count: 2000) + "b"
        for expression in ["^(a+)+$", "^(a|a)*$", "^(a*)*c", "(a?){500}a{500}$", "^(([a-z])+.)+[A-Z]([a-z])+$"] {
            let pattern = try #require(ODAPattern(expression))
            expect(!pattern.matches(text))
        }
    }

    @Test func `a text that is too long is left to the skill`() throws {
        let pattern = try #require(ODAPattern("^b$"))
        expect(pattern.matches(String(repeating: "a", count: ODAPattern.textScalarsMax + 1)))
        expect(!pattern.matches(String(repeating: "a", count: 100)))
    }

    @Test func `empty groups repeated without end cost nothing`() throws {
        let pattern = try #require(ODAPattern("(((((){1000}){1000}){1000}){1000}){1000}x"))
        expect(pattern.matches("x"))
    }
}
