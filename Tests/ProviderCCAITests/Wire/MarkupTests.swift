import HTTPWire
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Underlines (`PROTOCOL.md`, section 14), and addresses that stand for media (section 7.2).
@Suite struct MarkupTests {
    @Test(arguments: [
        ("--a--", "a"), ("* --Refund--", "* Refund"), ("--a b-- c --d--.", "a b c d."), ("(--é ö--)", "(é ö)"),
        ("a\n--b--\nc", "a\nb\nc"), ("`--a--` --b--", "`--a--` b"), ("```\n--a--\n```\n--b--", "```\n--a--\n```\nb"),
        ("``` --a--", "``` --a--"), ("--a --b--", "--a b"), ("``x`` `--a", "``x`` `--a"),
    ])
    func `marks of underlining go, and what they mark stays`(_ text: String, _ plain: String) {
        expectEqual(CCAIMarkup.withoutUnderline(text) ?? text, plain)
    }

    @Test(arguments: [
        "", "a - b", "a -- b", "a--b--c", "---", "--", "----", "-- a --", "--a", "|---|---|", "--x --y", "--a\nb--",
        "`--a--`", "x--", "--flag --other", "é--a--",
    ])
    func `other hyphens stay as they are`(_ text: String) {
        expect(CCAIMarkup.withoutUnderline(text) == nil)
    }

    @Test func `an address stands for a medium, and no other address does`() throws {
        let address = CCAIMediaAddress(chatID: 37, type: "photo", mediaID: 910)
        expectEqual(address.url, "https://media.invalid/37/photo/910")
        expectEqual(CCAIMediaAddress(try URI(address.url)), address)
        for other in [
            "https://media.invalid/37/photo/0910", "https://media.invalid/37/photo", "https://media.invalid/37/x/910",
            "http://media.invalid/37/photo/910", "https://media.invalid/37/photo/910?a",
            "https://example.test/37/photo/910",
            "https://media.invalid:8443/37/photo/910", "https://media.invalid/+37/photo/910",
        ] {
            expect(CCAIMediaAddress(try URI(other)) == nil, "\(other)")
        }
    }
}
