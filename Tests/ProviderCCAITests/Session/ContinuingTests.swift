import Domain
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Sessions that go on from an earlier one (`PROTOCOL.md`, sections 4 and 5).
@Suite struct ContinuingTests {
    private static let anonymous = #"{"id":"usr_01"}"#
    private static let options: ProviderOptions = ["menuId": 105, "continuesChatId": 36_000]
    private static let before = ScriptedPlatform.Chat(
        id: 36_000, status: "finished", createdAt: ChatRig.wall - 600_000, identifier: "a-uuid-of-before")

    @Test func `an anonymous user who goes on is called as in the chat before`() throws {
        let rig = try ChatRig(Self.options, user: Self.anonymous)
        rig.platform.chats = [Self.before]
        rig.open()
        expectEqual(rig.platform.notes, ["chat 36000", "user", "running?", "create 105 en"])
        expect(rig.record?.identifier == "a-uuid-of-before" && rig.words.first == "known chat:37002")
    }

    @Test func `a chat that is forgotten is no obstacle, and one that cannot be asked for is`() throws {
        let rig = try ChatRig(Self.options, user: Self.anonymous)
        rig.open()
        expect(rig.record?.identifier.utf8.count == 36 && rig.words.first == "known chat:37001")
        let other = try ChatRig(Self.options, user: Self.anonymous)
        other.platform.chats = [Self.before]
        other.platform.fail(.getChat, Faults.broken)
        other.open()
        expect(other.words == ["failed provider_unavailable "] && other.platform.notes == ["chat 36000"])
        expect(other.record == nil)
    }

    @Test func `a user who is known has the same name in all chats, and the chat before is not asked for`() throws {
        let rig = try ChatRig(Self.options)
        rig.platform.chats = [Self.before]
        rig.open()
        expect(rig.platform.notes.first == "user" && rig.record?.identifier == "u-7")
    }

    @Test func `a chat of before that still runs is not taken for the one whose beginning has no known fate`() throws {
        let rig = try ChatRig(Self.options, user: Self.anonymous)
        var running = Self.before
        running.status = "connected"
        rig.platform.chats = [running]
        rig.values.write(
            CCAIChatRecord.key, CCAIChatRecord(identifier: running.identifier, begunAt: ChatRig.wall).encoded())
        expect(rig.end() && rig.isEndNotified)
        expectEqual(rig.platform.notes, ["running?", "chat 36000"])
    }
}
