import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The bounds of a chat whose vendor talks without end.
@Suite struct BoundTests {
    private static func conversation() -> ConnectConversation {
        ConnectConversation(
            ConnectContact(id: "c-1", participantID: "own", participantToken: "t"), ConnectProgress(),
            reorder: .milliseconds(40))
    }

    private static func message(_ number: Int, _ text: String, contact: String = "c-1") throws -> ConnectItem {
        let value: JSONValue = [
            "Type": "MESSAGE", "ContentType": "text/plain", "Id": JSONValue("i-\(number)"), "Content": JSONValue(text),
            "ParticipantId": "a", "ParticipantRole": "AGENT", "InitialContactId": "c-1",
            "ContactId": JSONValue(contact),
        ]
        return try #require(ConnectItem(value))
    }

    private static func told(_ steps: [ConnectConversation.Step]) -> Int {
        steps.count { if case .emit(.message) = $0 { true } else { false } }
    }

    @Test(arguments: [true, false])
    func `long messages wait up to some megabytes, and are told then`(_ isCatchingUp: Bool) throws {
        var conversation = Self.conversation()
        if isCatchingUp { conversation.beginCatchUp() }
        let text = String(repeating: "x", count: 256 << 10)
        var (waiting, told) = (0, 0)
        while told == 0, waiting < 100 {
            waiting += 1
            told = Self.told(conversation.received(try Self.message(waiting, text)))
        }
        expect(told == waiting && (2...17).contains(waiting))
        // And again, as often as there is so much.
        let next = conversation.received(try Self.message(1000, text))
        expectEqual(Self.told(next), 0)
    }

    @Test func `short messages wait up to a thousand`() throws {
        var conversation = Self.conversation()
        conversation.beginCatchUp()
        var (waiting, told) = (0, 0)
        while told == 0, waiting < 5000 {
            waiting += 1
            told = Self.told(conversation.received(try Self.message(waiting, "x")))
        }
        expect(waiting == ConnectConversation.waitingMax + 1 && told == waiting)
    }

    @Test func `a chat that is transferred without end knows its first contact and the last ones`() throws {
        var conversation = Self.conversation()
        for number in 0..<500 {
            _ = conversation.received(try Self.message(number, "x", contact: "s-\(number)"))
            _ = conversation.settle()
        }
        let contacts = conversation.progress.contactIDs
        expectEqual(contacts.count, ConnectConversation.contactsMax)
        expect(contacts.first == "c-1" && contacts.last == "s-499")
    }
}
