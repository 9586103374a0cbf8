import SupportExpectations
import Testing

@testable import Redaction

/// The names of members by their words.
@Suite struct MemberNameTests {
    @Test(
        "the last word counts, however words are set apart",
        arguments: [
            ("ContactId", "contactid", "id"), ("contact_id", "contactid", "id"), ("contactID", "contactid", "id"),
            ("URL", "url", "url"), ("x-request-id-", "xrequestid", "id"), ("text", "text", "text"), ("", "", ""),
        ])
    func words(_ name: String, _ whole: String, _ last: String) {
        expectEqual(MemberName(name).whole, whole)
        expectEqual(MemberName(name).last, last)
    }

    @Test func `an e-mail address is two words`() {
        for name in ["emailAddress", "EmailAddress", "email_address"] { expect(MemberName(name).isEmailAddress) }
        for name in ["eMailAddress", "emailaddress", "address", "myEmailAddress"] {
            expect(!MemberName(name).isEmailAddress, "\(name)")
        }
    }

    @Test(
        "a look at the bytes leaves out only texts without finds",
        arguments: [
            ("iban", "DE89 3704 0044 0532 0130 00"), ("iban", "xDE89370400440532013000 or DE89370400440532013000"),
            ("card", "4111 1111 1111 1111"), ("phone", "+4930123"), ("email", "a@b.example"),
            ("card", "４111111111111111"),
        ])
    func signs(_ spelling: String, _ text: String) throws {
        let redactor = Redactor([try TextPattern(spelling)])
        expect(redactor.mayBe(in: text))
        expect(!redactor.mayBe(in: "My order 4711 has not come yet"))
    }
}
