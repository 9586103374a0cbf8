@testable import Conversations
import Domain
import Store
import SupportExpectations
import Testing

@Suite("Deliveries that wait until their session has read what came before")
struct HookTableTests {
    private let session = SessionID(Identifier(high: 7, low: 1))
    private let other = SessionID(Identifier(high: 7, low: 2))

    private func hook(_ number: Int) -> HookRecord {
        HookRecord(provider: "bot", eventID: "e-\(number)", recipient: "u-7", receivedAt: 1, payload: [])
    }

    @Test("they are held for a session that reads, and for no other")
    func held() {
        let table = HookTable()
        expect(!table.hold(hook(1), for: session))
        expect(table.beginReading(session))
        expect(table.hold(hook(2), for: session))
        expect(!table.hold(hook(3), for: other))
        let held = table.endReading(session)
        expect(held.hooks.map(\.eventID) == ["e-2"] && !held.isIncomplete)
        expect(!table.hold(hook(5), for: session))
        expect(table.endReading(session).hooks.isEmpty)
    }

    @Test("a session that is to read while it reads does so anew behind that")
    func twice() {
        let table = HookTable()
        expect(table.beginReading(session))
        expect(!table.beginReading(session))
        expect(table.hold(hook(1), for: session))
        expect(table.endReading(session).isIncomplete)
        expect(table.beginReading(session))
        expect(!table.endReading(session).isIncomplete)
    }

    @Test("one that a provider session has taken is not taken again by it until it is settled")
    func handed() {
        let table = HookTable()
        table.hand(hook(1), to: session, 3)
        expect(table.isHanded(hook(1), to: session, 3))
        expect(!table.isHanded(hook(1), to: session, 4) && !table.isHanded(hook(1), to: other, 3))
        table.settled(HookSettlement(hooks: [hook(1)], isMoreToCome: false, generation: 2), of: session)
        expect(table.isHanded(hook(1), to: session, 3))
        table.settled(HookSettlement(hooks: [hook(1)], isMoreToCome: false, generation: 3), of: session)
        expect(!table.isHanded(hook(1), to: session, 3))
    }

    @Test("beyond the bound they are left to the store, which is to be read again")
    func bound() {
        let table = HookTable()
        expect(table.beginReading(session))
        for number in 0...HookTable.heldMax { expect(table.hold(hook(number), for: session)) }
        let held = table.endReading(session)
        expectEqual(held.hooks.count, HookTable.heldMax)
        expect(held.isIncomplete)
    }
}
