@testable import Conversations
import Domain
import Store
import SupportExpectations
import Testing

@Suite("Deliveries that wait until their leg has read what came before")
struct HookTableTests {
    private let leg = LegID(Identifier(high: 7, low: 1))
    private let other = LegID(Identifier(high: 7, low: 2))

    private func hook(_ number: Int) -> HookRecord {
        HookRecord(provider: "bot", eventID: "e-\(number)", recipient: "u-7", receivedAt: 1, payload: [])
    }

    private func taker(_ generation: Int) -> HookTaker {
        HookTaker(leg: leg, generation: generation, provider: "bot")
    }

    @Test("they are held for a leg that reads, and for no other")
    func held() {
        let table = HookTable()
        expect(!table.hold(hook(1), for: leg))
        expect(table.beginReading(leg))
        expect(table.hold(hook(2), for: leg))
        expect(!table.hold(hook(3), for: other))
        let held = table.endReading(leg)
        expect(held.hooks.map(\.eventID) == ["e-2"] && !held.isIncomplete)
        expect(!table.hold(hook(5), for: leg))
        expect(table.endReading(leg).hooks.isEmpty)
    }

    @Test("a leg that is to read while it reads does so anew behind that")
    func twice() {
        let table = HookTable()
        expect(table.beginReading(leg))
        expect(!table.beginReading(leg))
        expect(table.hold(hook(1), for: leg))
        expect(table.endReading(leg).isIncomplete)
        expect(table.beginReading(leg))
        expect(!table.endReading(leg).isIncomplete)
    }

    @Test("one that a provider session has taken is not taken again by it until it is settled")
    func handed() {
        let table = HookTable()
        table.hand(hook(1), to: leg, 3)
        expect(table.isHanded(hook(1), to: leg, 3))
        expect(!table.isHanded(hook(1), to: leg, 4) && !table.isHanded(hook(1), to: other, 3))
        table.settled(HookSettlement(hooks: [hook(1)], isMoreToCome: false, taker: taker(2)))
        expect(table.isHanded(hook(1), to: leg, 3))
        table.settled(HookSettlement(hooks: [hook(1)], isMoreToCome: false, taker: taker(3)))
        expect(!table.isHanded(hook(1), to: leg, 3))
    }

    @Test("beyond the bound they are left to the store, which is to be read again")
    func bound() {
        let table = HookTable()
        expect(table.beginReading(leg))
        for number in 0...HookTable.heldMax { expect(table.hold(hook(number), for: leg)) }
        let held = table.endReading(leg)
        expectEqual(held.hooks.count, HookTable.heldMax)
        expect(held.isIncomplete)
    }
}
