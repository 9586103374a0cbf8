import Chronology
@testable import Conversations
import Domain
import JSON
import Store
import SupportExpectations
import Testing

@Suite("How messages and sessions are written")
struct DocumentTests {
    private static let session = SessionID(Identifier(high: 1, low: 2))
    private static let at = Timestamp(milliseconds: 1_773_513_000_000)

    @Test("typing names its role, what is done, and those who type where they are known")
    func typing() throws {
        let nameless = try JSONValue(parsing: ProviderEventData.typing(.bot, "Looking"))
        expectEqual(nameless, ["role": "bot", "status": "Looking"])
        let participants = [Participant(id: "p-1", role: .agent, name: "Ada"), Participant(id: "p-2", role: .agent)]
        let named = try JSONValue(parsing: ProviderEventData.typing(.agent, nil, participants))
        expectEqual(
            named,
            [
                "role": "agent",
                "participants": [["id": "p-1", "role": "agent", "name": "Ada"], ["id": "p-2", "role": "agent"]],
            ])
    }

    @Test("a message is put together from what never changes and what does")
    func message() throws {
        let id = MessageID(Identifier(high: 8, low: 9))
        let fixed = MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: id, clientID: "c\"1", session: Self.session, leg: LegID(Identifier(high: 5, low: 6)), role: .user,
                senderID: "u", senderName: nil, content: Array(#"{"type":"text","text":"hi"}"#.utf8),
                metadata: Array(#"{"a":1}"#.utf8), isHidden: true, streamID: nil, createdAt: Self.at))
        let error = MessageDocument.error(code: "expired", retryable: true, detail: "late")
        let whole = try JSONValue(
            parsing: MessageDocument.whole(
                fixed, state: .failed, error: error, updatedAt: Self.at, seq: 12, native: Array("[1]".utf8)))
        expectEqual(whole["clientId"], "c\"1")
        expectEqual(whole["sender"], ["role": "user", "id": "u"])
        expectEqual(whole["state"], "failed")
        expectEqual(whole["error"], ["code": "expired", "retryable": true, "detail": "late"])
        expectEqual(whole["seq"]?.intValue, 12)
        expectEqual(whole["native"], [1])
        expectEqual(whole["hidden"], true)
        let plain = try JSONValue(
            parsing: MessageDocument.whole(fixed, state: .sent, error: nil, updatedAt: Self.at, native: []))
        expect(plain["seq"] == nil)
        expect(plain["native"] == nil)
        expectEqual(MessageDocument.content(in: fixed)?["text"], "hi")
        expectEqual(MessageDocument.userContent(in: fixed), .text("hi", format: .plain))
        expect(MessageDocument.userContent(in: Array("{".utf8)) == nil)
    }

    @Test("a message is shown with the leg that it goes to now, whatever its content looks like")
    func leg() throws {
        let id = MessageID(Identifier(high: 8, low: 9))
        let (first, second) = (LegID(Identifier(high: 5, low: 6)), LegID(Identifier(high: 7, low: 6)))
        let content = #"{"type":"event","name":"n","payload":{"a":1,"legId":"mine"}}"#
        let fixed = MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: id, session: Self.session, leg: first, role: .user, senderID: "u", content: Array(content.utf8),
                isHidden: false, streamID: #"a,"legId":"b"#, createdAt: Self.at))
        for leg in [first, second] {
            let record = MessageRecord(
                id: id, session: Self.session, leg: leg, senderRole: .user, document: fixed, isOutbound: true,
                state: .sent, createdAt: 1, updatedAt: 1)
            let shown = try JSONValue(parsing: MessageView(record).json)
            expectEqual(shown["legId"]?.stringValue, leg.description)
            expectEqual(shown["content"]?["payload"], ["a": 1, "legId": "mine"])
            expectEqual(shown["streamId"], #"a,"legId":"b"#)
        }
    }

    @Test(
        "an action is found wherever it stands, but not in what is the vendor's own",
        arguments: [
            (#"{"actions":[{"id":"a1","type":"postback","label":"L","payload":{"x":1}}]}"#, true),
            (#"{"cards":[{"actions":[{"id":"a0","type":"url"},{"id":"a1","type":"postback"}]}]}"#, true),
            (#"{"globalActions":[{"id":"a1","type":"submit"}]}"#, true),
            (#"{"actions":[{"id":"a2","type":"postback"}]}"#, false),
            (#"{"actions":[{"id":"a1","type":"dance"}]}"#, false),
            (#"{"payload":{"id":"a1","type":"postback"}}"#, false),
            (#"{"native":[{"id":"a1","type":"postback"}]}"#, false), ("7", false),
        ])
    func actions(_ content: String, _ isThere: Bool) throws {
        expectEqual(MessageDocument.action("a1", in: try JSONValue(parsing: content)) != nil, isThere)
    }

    @Test("a session's document is read back as it was written")
    func sessionDocument() throws {
        var document = SessionDocument(user: UserProfile(id: "u"))
        document.locale = "de"
        document.customData = ["a": 1]
        document.metadata = ["b": 2]
        document.providerOptions = ["c": 3]
        document.native = ["d": 4]
        document.participants = [
            PresentParticipant(
                participant: Participant(id: "p", role: .agent, name: "G", avatarURL: "https://x"),
                joinedAt: Self.at.rfc3339)
        ]
        document.wasOpened = true
        document.isSuspendedByVendor = true
        document.version = 9
        document.problem = ["code": "x"]
        let read = try #require(SessionDocument(stored: document.encoded()))
        expectEqual(read.encoded(), document.encoded())
        expect(read.isSuspendedByVendor)
        expect(SessionDocument(stored: []) == nil)
        expect(SessionDocument(stored: Array("{}".utf8)) == nil)
        let old = try #require(SessionDocument(stored: Array(#"{"user":{"id":"u"}}"#.utf8)))
        expectEqual(old.version, 1)
        expect(!old.wasOpened)
    }
}
