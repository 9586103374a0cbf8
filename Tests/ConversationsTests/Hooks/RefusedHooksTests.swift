@testable import Conversations
import Domain
import Store
import SupportExpectations
import Testing

@Suite("Deliveries that the store refused")
struct RefusedHooksTests {
    private func hook(
        _ number: Int, of user: String = "u-7", in conversation: String? = nil, bytes: Int = 1
    ) -> HookRecord {
        HookRecord(
            provider: "bot", eventID: "e-\(number)", recipient: user, conversation: conversation,
            receivedAt: Int64(number), payload: Array(repeating: 0, count: bytes))
    }

    @Test("they wait in their order, so many and so large")
    func bounds() {
        var refused = RefusedHooks()
        for number in 0..<RefusedHooks.waitingMax { expect(refused.add(hook(number))) }
        expect(!refused.add(hook(9999)))
        expectEqual(refused.first?.eventID, "e-0")
        refused.removeFirst()
        expectEqual(refused.first?.eventID, "e-1")
        var large = RefusedHooks()
        expect(large.add(hook(1, bytes: RefusedHooks.bytesMax)))
        expect(!large.add(hook(2)))
        large.removeFirst()
        expect(large.first == nil && large.add(hook(3)))
    }

    @Test("what nobody will have is told to those whose it may have been, and to no other")
    func missed() {
        var misses = MissedHooks(since: 100)
        expect(!misses.concerns(conversations: ["c-1"], users: ["u-7"]))
        misses.add(hook(40, in: "c-1"))
        expectEqual(misses.since, 40)
        expect(misses.concerns(conversations: ["c-1", "c-2"], users: ["u-9"]))
        expect(!misses.concerns(conversations: ["c-2"], users: ["u-7"]), "it has a conversation of its own")
        expect(
            misses.concerns(conversations: [], users: ["u-7"]) && !misses.concerns(conversations: [], users: ["u-9"]))
        var ofUser = MissedHooks(since: 100)
        ofUser.add(hook(41))
        expect(ofUser.concerns(conversations: ["c-2"], users: ["u-7"]))
        misses.addUnread(at: 50)
        expect(misses.concerns(conversations: ["c-2"], users: ["u-9"]))
        var many = MissedHooks(since: 0)
        for number in 0...MissedHooks.namesMax { many.add(hook(number, of: "u-\(number)", in: "c-\(number)")) }
        expect(many.concerns(conversations: ["c"], users: ["u"]), "so many are anybody's")
    }
}
