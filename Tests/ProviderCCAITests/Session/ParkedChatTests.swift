import Chronology
import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Chats and users that webhooks name before the session has heard of them (`PROTOCOL.md`, sections 4, 5 and 9).
@Suite struct ParkedChatTests {
    /// A rig whose call for a chat is cut behind its effect, and whose platform does not find the chat by its user.
    private static func cut(_ user: String = #"{"id":"u-7"}"#) throws -> ChatRig {
        let rig = try ChatRig(user: user)
        rig.platform.cut(.createChat, Faults.broken)
        rig.platform.hideNewChats()
        rig.open()
        expectEqual(rig.platform.notes, ["user", "running?", "create 105 en", "running?"])
        return rig
    }

    /// The platform tells of a chat of the session's user, and nobody takes that.
    private static func tell(_ rig: ChatRig, of chat: Int = 37_001) throws {
        let identifier = try #require(rig.record?.identifier)
        var delivery = rig.delivery("chat_created", ["end_user": ["identifier": JSONValue(identifier)]], chat: chat)
        delivery.vendorUserID = identifier
        rig.hooks.add(delivery)
    }

    @Test(arguments: [#"{"id":"u-7"}"#, #"{"id":"usr_01"}"#], [false, true])
    func `a chat that a webhook tells of is the session's, though the platform does not find it, and the only one`(
        _ user: String, _ isUnknown: Bool
    ) throws {
        let rig = try Self.cut(user)
        try Self.tell(rig)
        // Where the chat itself is not found yet either, the webhook's word is good for it.
        if isUnknown { rig.platform.fail(.getChat, Faults.notFound) }
        rig.pass(.seconds(1))
        expectEqual(rig.platform.notes.suffix(2), ["running?", "chat 37001"])
        expect(rig.platform.chats.count == 1 && rig.words.prefix(2) == ["known chat:37001", "opened queued"])
        expect(rig.record?.chatID == 37_001 && rig.record?.endUserID == 5001)
    }

    @Test func `a process that comes later finds it as well`() throws {
        let rig = try Self.cut()
        try Self.tell(rig)
        try rig.restart(isResumed: false)
        rig.open()
        expect(rig.platform.chats.count == 1 && rig.words.first == "known chat:37001")
        expect(!rig.platform.notes.dropFirst(4).contains { $0.hasPrefix("create") })
    }

    @Test func `a chat that is over, or is older than the session's first try, is not; then another is begun`() throws {
        let rig = try Self.cut()
        rig.platform.chats[0].status = "failed"
        let identifier = try #require(rig.record?.identifier)
        rig.platform.chats.append(
            ScriptedPlatform.Chat(
                id: 36_000, createdAt: ChatRig.wall - 600_000, identifier: identifier, isHidden: true))
        try Self.tell(rig)
        try Self.tell(rig, of: 36_000)
        rig.pass(.seconds(1))
        expect(rig.platform.notes.contains("chat 36000") && rig.platform.notes.contains("chat 37001"))
        expectEqual(rig.words.first, "known chat:37003")
    }

    @Test func `where it cannot be read what waits, there is no second chat`() throws {
        let rig = try ChatRig()
        rig.hooks.failure.value = ProviderFailure(.unavailable, "The store is out.", code: "store_unavailable")
        rig.platform.cut(.createChat, Faults.broken)
        rig.platform.hideNewChats()
        rig.open()
        expectEqual(rig.words, ["failed provider_unavailable store_unavailable"])
        // It is ended once that is known.
        rig.hooks.failure.value = nil
        try Self.tell(rig)
        rig.pass(.seconds(1))
        expect(rig.platform.notes.last == "finish 37001 5001 " && rig.platform.chats.count == 1)
    }

    @Test func `an end that comes meanwhile ends it`() throws {
        let rig = try Self.cut()
        try Self.tell(rig)
        expect(rig.end(for: .seconds(2)) && rig.isEndNotified)
        expect(rig.platform.notes.last == "finish 37001 5001 " && rig.platform.chats.count == 1)
    }

    /// The bot's first words, as soon as the chat is there, and the delivery that brings them.
    private static func greet(_ rig: ChatRig) -> HookDelivery {
        let body: JSONObject = [
            "sender": ["id": 4, "type": "virtual_agent"], "message": ["type": "text", "content": "Hello"],
        ]
        let time = JSONValue(Timestamp(milliseconds: rig.wallClock()).rfc3339)
        rig.platform.listed = [
            ["timestamp": time, "sender": ["id": 4, "type": "virtual_agent"], "message": body["message"] ?? .null]
        ]
        return rig.delivery("message_received", body)
    }

    @Test(arguments: [20, 40])
    func `the first words in a chat that is long in coming are told, once`(_ seconds: Int) throws {
        let rig = try ChatRig()
        let gate = LoopWaiter(loop: rig.loop)
        rig.platform.holdCreation(until: gate)
        rig.open()
        rig.pass(.seconds(1))
        let greeting = Self.greet(rig)
        rig.pass(.seconds(seconds))
        gate.signal()
        rig.manual.runUntilIdle()
        // The gateway keeps what nobody takes for 30 s, and hands it over as soon as the chat is known.
        if seconds < 30 {
            _ = rig.session.assumeIsolated { $0.deliver(greeting) }
            rig.manual.runUntilIdle()
            expectEqual(rig.words, ["known chat:37001", "opened queued", "opened", "bot: Hello"])
            return expect(!rig.platform.notes.contains("messages 37001"))
        }
        expectEqual(rig.words, ["known chat:37001", "opened queued", "bot: Hello", "gap, recovered"])
        _ = rig.session.assumeIsolated { $0.deliver(greeting) }
        rig.manual.runUntilIdle()
        expectEqual(rig.words.count, 4)
    }

    @Test func `the first words in a chat of the session's are told though the process that began it has died`() throws
    {
        let rig = try ChatRig()
        let gate = LoopWaiter(loop: rig.loop)
        rig.platform.holdCreation(until: gate)
        rig.open()
        gate.signal()
        rig.manual.runUntilIdle()
        _ = Self.greet(rig)
        // Killed when the chat's number was on the disk, and nothing else.
        for key in [CCAIMemory.key, CCAIMemory.waitingKey] { rig.values.remove(key) }
        rig.pass(.seconds(60))
        try rig.restart(isResumed: false)
        rig.open()
        expectEqual(rig.words, ["known chat:37001", "opened queued", "bot: Hello", "gap, recovered"])
    }

    // MARK: Users

    /// A webhook without a chat.
    private static func event(at time: String) -> HookDelivery {
        let body = #"{"event_type":"survey_offered","timestamp":"\#(time)","body":{"end_user":{"identifier":"u"}}}"#
        return HookDelivery(vendorUserID: "u", conversationID: "user:u", eventID: time, payload: utf8(body))
    }

    @Test func `webhooks without a chat find the session by the platform's name for its user`() throws {
        let rig = try ChatRig(user: #"{"id":"usr_01"}"#)
        rig.open()
        let identifier = try #require(rig.record?.identifier)
        expectEqual(rig.users, ["user:\(identifier)"])
        let isMerged = rig.ask { session async throws(ProviderFailure) in
            try await session.identify(UserProfile(id: "u-9"), vendorUserID: "u-9")
            return true
        }
        expect(isMerged == .success(true) && rig.users == ["user:\(identifier)", "user:u-9"])
        // A session from before it was told tells it now.
        try rig.restart()
        rig.open()
        expectEqual(rig.users, ["user:u-9"])
        // Events from before the session are another session's.
        let (early, late) = (Self.event(at: "2025-12-31T23:59:00Z"), Self.event(at: "2026-01-01T00:00:01Z"))
        expectEqual(rig.session.assumeIsolated { $0.deliver(early) }, false)
        expectEqual(rig.session.assumeIsolated { $0.deliver(late) }, true)
    }
}
