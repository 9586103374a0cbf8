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
}
