import Domain
import Store
import SupportExpectations
import Testing

@testable import Conversations

@Suite("Messages that are known without the store")
struct RecentDeliveriesTests {
    private static func id(_ number: UInt64) -> Identifier { Identifier(high: 7, low: number) }
    private static func message(_ number: UInt64) -> MessageID { MessageID(id(number)) }

    private func inserted(_ number: UInt64, isOutbound: Bool = true, vendorID: String? = nil) -> StoreChange {
        .insertMessage(
            MessageRecord(
                id: Self.message(number), session: SessionID(Self.id(900)), leg: LegID(Self.id(901)),
                senderRole: isOutbound ? .user : .bot, document: [], isOutbound: isOutbound, state: .attempting,
                createdAt: 1, updatedAt: 1, vendorID: vendorID), event: nil)
    }

    private func updated(
        _ number: UInt64, _ state: DeliveryState? = nil, error: [UInt8]? = nil, vendorID: String? = nil,
        leg: LegID? = nil
    ) -> StoreChange {
        .updateMessage(
            MessageUpdate(
                id: Self.message(number), state: state, error: error, leg: leg, vendorID: vendorID, updatedAt: 2),
            event: nil)
    }

    @Test("one that goes out is known with its state, its name and why it failed, as the last change has them")
    func follows() {
        var recent = RecentDeliveries()
        recent.note([inserted(1), inserted(2, isOutbound: false, vendorID: "theirs")])
        expectEqual(recent[Self.message(1)]?.state, .attempting)
        expect(recent[Self.message(2)] == nil && recent[vendorID: "theirs"] == nil)
        recent.note([updated(1, .sent), updated(1, vendorID: "v-1"), updated(3, .sent)])
        expectEqual(recent[vendorID: "v-1"]?.message, Self.message(1))
        expectEqual(recent[vendorID: "v-1"]?.state, .sent)
        expect(recent[Self.message(3)] == nil)
        recent.note([updated(1, .failed, error: [7])])
        expectEqual(recent[Self.message(1)]?.error, [7])
        recent.note([updated(1, .accepted)])
        expect(recent[Self.message(1)]?.error == nil)
        recent.note([updated(1, vendorID: "v-2")])
        expect(recent[vendorID: "v-1"] == nil && recent[vendorID: "v-2"]?.state == .accepted)
    }

    @Test("what came to nothing, or goes to another leg, is for the store to say")
    func forgets() {
        var recent = RecentDeliveries()
        recent.note([inserted(1), inserted(2), inserted(3)])
        recent.forget([updated(1, vendorID: "taken"), inserted(2)])
        expectEqual(recent.entries.map(\.message), [Self.message(3)])
        recent.note([updated(3, .accepted, leg: LegID(Self.id(902)))])
        expect(recent.entries.isEmpty)
        recent.forget([updated(3, .sent)])
        expect(recent.entries.isEmpty)
    }

    @Test("the last ones are known, each once")
    func bounded() {
        var recent = RecentDeliveries()
        let count = UInt64(RecentDeliveries.countMax)
        for number in 0..<count * 3 { recent.note([inserted(number), inserted(number)]) }
        expectEqual(recent.entries.map(\.message), (count * 2..<count * 3).map { Self.message($0) })
    }
}
