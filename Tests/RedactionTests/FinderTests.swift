import SupportExpectations
import Testing

@testable import Redaction

/// Redacts with built-in patterns.
func redact(_ text: String, _ names: String...) throws -> String {
    try Redactor(names.map { try TextPattern($0) }).apply(to: text)
}

@Suite struct CardTests {
    @Test(arguments: [
        ("4111111111111111", "[card]"),
        ("my card 4111 1111 1111 1111.", "my card [card]."),
        ("4111-1111-1111-1111", "[card]"),
        ("card:4111111111111111;", "card:[card];"),
        ("x4111111111111111y", "x[card]y"),
        // 13, 15 and 19 digits.
        ("4222222222222", "[card]"), ("378282246310005", "[card]"), ("3782 822463 10005", "[card]"),
        ("6304000000000000000", "[card]"),
        // An expiry, a code or a count beside it.
        ("4111 1111 1111 1111 12/27", "[card] 12/27"),
        ("4111 1111 1111 1111 1227", "[card] 1227"),
        ("4111 1111 1111 1111 12 27 123", "[card] 12 27 123"),
        ("2 4111 1111 1111 1111", "2 [card]"),
        ("order 1234567 4111111111111111 thanks", "order 1234567 [card] thanks"),
        ("2027-12-31 4111111111111111", "2027-12-31 [card]"),
        ("4111111111111111,5500005555555559", "[card],[card]"),
        ("4111111111111111 5500005555555559", "[card] [card]"),
        ("4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "[card]"),
        // Other ways to write digits, spaces and hyphens, and characters without width among them.
        ("4111\u{A0}1111\u{202F}1111\u{2009}1111", "[card]"),
        ("4111\u{2011}1111\u{2013}1111\u{2212}1111!", "[card]!"),
        ("４１１１１１１１１１１１１１１１", "[card]"),
        ("٤١١١ ١١١١ ١١١١ ١١١١", "[card]"),
        ("4111\u{200B}1111\u{200B}1111\u{AD}1111 ok", "[card] ok"),
        ("4\u{FE0F}111111111111111", "[card]"),
        ("käufer: 4111111111111111 – danke", "käufer: [card] – danke"),
    ])
    func `card numbers are found however they are written`(text: String, expected: String) throws {
        expectEqual(try redact(text, "card"), expected)
    }

    @Test(arguments: [
        // The check fails.
        "4111111111111112", "4111 1111 1111 1112",
        // 12 and 20 digits, and parts of longer numbers.
        "411111111111", "41111111111111111116", "00004111111111111111", "4111111111111111000000",
        "4111 1111 1111 1111 1111 1111",
        // Two separators are no number.
        "4111  1111 1111 1111", "4111--1111-1111-1111", "4111.1111.1111.1111", "4111\n1111\n1111\n1111",
        "0000000000000000", "", "-", " ", "4", "+49 171 1234567", "2026-11-27 10 20 30 40 50",
    ])
    func `other numbers stay`(text: String) throws {
        expectEqual(try redact(text, "card"), text)
    }

    @Test func `a long run of digits takes time in proportion to it`() throws {
        let digits = String(repeating: "1 ", count: 20_000)
        let clock = ContinuousClock()
        let time = try clock.measure { _ = try redact(digits, "card", "iban", "email", "phone") }
        // Seconds on a busy machine; a time that grew with the square would be minutes.
        expect(time < .seconds(60), "\(time)")
    }
}

@Suite struct AccountNumberTests {
    @Test(arguments: [
        ("DE89370400440532013000", "[iban]"),
        ("iban DE89 3704 0044 0532 0130 00 please", "iban [iban] please"),
        ("GB82 WEST 1234 5698 7654 32", "[iban]"), ("gb82west12345698765432", "[iban]"),
        ("NO93 8601 1117 947 and", "[iban] and"),
        ("AT61 1904 3002 3457 3201 then", "[iban] then"),
        ("GB82\u{A0}WEST\u{A0}1234\u{A0}5698\u{A0}7654\u{A0}32", "[iban]"),
        ("GB82-WEST-1234-5698-7654-32", "[iban]"),
        ("ＤＥ８９３７０４００４４０５３２０１３０００", "[iban]"),
        ("MT84MALT011000012345MTLCAST001S!", "[iban]!"),
        ("(NO9386011117947)", "([iban])"),
    ])
    func `account numbers are found in one piece and in groups`(text: String, expected: String) throws {
        expectEqual(try redact(text, "iban"), expected)
    }

    @Test(arguments: [
        "DE88370400440532013000", "DE8937040044053201300", "XDE89370400440532013000", "DE89370400440532013000X",
        "DE89  3704 0044 0532 0130 00", "DE89 370 40044 0532 0130 00", "DE", "DE89", "D189370400440532013000",
    ])
    func `others stay`(text: String) throws {
        expectEqual(try redact(text, "iban"), text)
    }
}

@Suite struct MailAddressTests {
    @Test(arguments: [
        ("bob@example.com", "[email]"), ("mail bob.smith+x@mail.example.co.uk.", "mail [email]."),
        ("<mailto:bob@example.com>", "<mailto:[email]>"), ("a@b.de,c@d.de", "[email],[email]"),
        ("\"bob smith\"@example.com", "[email]"), ("müller@größe.de", "[email]"), ("用户@例え.テスト", "[email]"),
        ("bob＠example．com", "[email]"), ("bob@[10.0.0.1] x", "[email] x"), ("bob\u{200B}@example.com", "[email]"),
        ("x@@bob@example.com", "x@@[email]"), ("...bob@example.com-", "...[email]-"),
    ])
    func `addresses are found`(text: String, expected: String) throws {
        expectEqual(try redact(text, "email"), expected)
    }

    @Test(arguments: ["@", "a@", "@b.de", "a@b", "me @ home", "a@.de", "1@2.3", "a@b.c", "a@-.de"])
    func `others stay`(text: String) throws {
        expectEqual(try redact(text, "email"), text)
    }
}

@Suite struct TelephoneTests {
    @Test(arguments: [
        ("+49 171 1234567", "[phone]"), ("call +491711234567!", "call [phone]!"), ("+1 (555) 123-4567", "[phone]"),
        ("(555) 123-4567", "[phone]"), ("555-123-4567", "[phone]"), ("1-555-123-4567", "[phone]"),
        ("5551234567", "[phone]"), ("0049 171 1234567", "[phone]"), ("0171/1234567", "[phone]"),
        ("020 7946 0958 or 030 1234567", "[phone] or [phone]"), ("01 23 45 67 89", "[phone]"),
        ("0171 1234567 0172 1234567", "[phone] [phone]"), ("2 0171 1234567", "2 [phone]"),
        ("+49 (0)171 1234567", "[phone]"), ("(0171 1234567)", "[phone]"),
        ("+44\u{A0}20\u{A0}7946\u{A0}0958", "[phone]"),
        ("＋４９１７１１２３４５６７", "[phone]"),
    ])
    func `numbers are found`(text: String, expected: String) throws {
        expectEqual(try redact(text, "phone"), expected)
    }

    @Test(arguments: [
        "1234567", "2026-11-27", "27.11.2026", "01.02.2024 10", "0.1234567890", "1764201234", "10.0.0.1",
        "order 123456789", "x0171123456789", "12:30", "+", "(", "4111111111111111", "+1234567890123456", "()0()",
    ])
    func `others stay`(text: String) throws {
        expectEqual(try redact(text, "phone"), text)
    }
}
