@testable import Conversations
import Domain
import Store
import SupportExpectations
import Testing

@Suite("Deliveries on their way to sessions")
struct HookQueueTests {
    private func hook(_ number: Int) -> HookRecord {
        HookRecord(provider: "bot", eventID: "e-\(number)", recipient: "u-7", receivedAt: 1, payload: [])
    }

    @Test("they go on in the order in which they came, whoever is found first", arguments: [0, 3])
    func ordered(before: Int) {
        var queue = HookQueue()
        for number in 0..<before {
            guard let place = queue.add(hook(number)) else { return expect(Bool(false), "There is room.") }
            expectEqual(queue.resolve(place, to: .user).map(\.hook.eventID), ["e-\(number)"])
        }
        let places = (10...13).compactMap { queue.add(hook($0)) }
        expect(queue.resolve(places[1], to: .user).isEmpty)
        expect(queue.resolve(places[3], to: .none).isEmpty)
        let leg = HookLeg(
            id: LegID(Identifier(high: 7, low: 2)), session: SessionID(Identifier(high: 7, low: 1)))
        let first = queue.resolve(places[0], to: .legs([leg]))
        expectEqual(first.map(\.hook.eventID), ["e-10", "e-11"])
        expectEqual(first.map(\.recipients), [.legs([leg]), .user])
        let rest = queue.resolve(places[2], to: .user)
        expectEqual(rest.map(\.recipients), [.user, .none])
    }

    @Test("a full queue takes none, and takes some again when it has gone on")
    func full() {
        var queue = HookQueue()
        let places = (0..<HookQueue.waitingMax).compactMap { queue.add(hook($0)) }
        expectEqual(places.count, HookQueue.waitingMax)
        expect(queue.add(hook(1)) == nil)
        expectEqual(queue.resolve(places[0], to: .none).count, 1)
        expect(queue.add(hook(1)) != nil)
    }
}
