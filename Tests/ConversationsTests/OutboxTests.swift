@testable import Conversations
import Domain
import JSON
import Kernel
import SupportExpectations
import Testing

@Suite("The outbox")
struct OutboxTests {
    private static let start = Instant(nanoseconds: 1_000_000_000)

    private func id(_ number: UInt64) -> MessageID { MessageID(Identifier(high: 7, low: number)) }

    private func item(_ number: UInt64, bytes: Int = 10, after seconds: Int = 60, _ stage: Outbox.Stage = .waiting)
        -> Outbox.Item
    {
        Outbox.Item(
            id: id(number), content: .text("x", format: .plain), isHidden: false, bytes: bytes,
            expiresAt: Self.start + .seconds(seconds), attempts: 0, stage: stage)
    }

    @Test("it gives the first that is on disk, and holds what comes behind one that is not")
    func order() {
        var outbox = Outbox()
        expect(outbox.next == nil)
        outbox.append(item(1, .storing))
        outbox.append(item(2))
        expect(outbox.next == nil)
        expectEqual(outbox.following?.id, id(2))
        outbox.move(id(1), to: .waiting)
        expectEqual(outbox.next?.id, id(1))
        outbox.remove(id(1))
        expectEqual(outbox.next?.id, id(2))
        expect(outbox.following == nil)
    }

    @Test("an attempt counts once, however often it is written down")
    func attempts() {
        var outbox = Outbox()
        outbox.append(item(1))
        outbox.move(id(1), to: .attempting)
        outbox.move(id(1), to: .attempting)
        expectEqual(outbox.items[0].attempts, 1)
        outbox.move(id(1), to: .waiting)
        outbox.move(id(1), to: .attempting)
        expectEqual(outbox.items[0].attempts, 2)
        outbox.move(id(9), to: .attempting)
        expectEqual(outbox.items.count, 1)
    }

    @Test("a proof that the vendor has none holds until an attempt has no result again")
    func doubt() {
        var outbox = Outbox()
        outbox.append(item(1))
        outbox.move(id(1), to: .attempting)
        expect(!outbox.items[0].isInDoubt)
        outbox.markUnknown(id(1), settleBy: nil)
        outbox.move(id(1), to: .waiting)
        expect(outbox.items[0].isInDoubt)
        outbox.markAbsent(id(1))
        expect(!outbox.items[0].isInDoubt && outbox.items[0].isUnknown)
        outbox.move(id(1), to: .attempting)
        expect(!outbox.items[0].isInDoubt)
        outbox.markUnknown(id(1), settleBy: nil)
        expect(outbox.items[0].isInDoubt)
        outbox.markAbsent(id(9))
    }

    @Test("an outbox that is empty again keeps no room for what was in it")
    func emptied() {
        var outbox = Outbox()
        for number: UInt64 in 1...20 { outbox.append(item(number)) }
        for number: UInt64 in 1...19 { outbox.remove(id(number)) }
        expect(outbox.items.capacity >= 20)
        outbox.remove(id(20))
        expectEqual(outbox.items.capacity, 0)
    }

    @Test("messages and bytes are counted, and given back")
    func room() {
        var outbox = Outbox()
        expect(outbox.hasRoom(bytes: 100, messagesMax: 2, bytesMax: 100))
        expect(!outbox.hasRoom(bytes: 101, messagesMax: 2, bytesMax: 100))
        outbox.append(item(1, bytes: 60))
        expect(outbox.hasRoom(bytes: 40, messagesMax: 2, bytesMax: 100))
        expect(!outbox.hasRoom(bytes: 41, messagesMax: 2, bytesMax: 100))
        outbox.append(item(2, bytes: 0))
        expect(!outbox.hasRoom(bytes: 0, messagesMax: 2, bytesMax: 100))
        expectEqual(outbox.remove(id(1))?.bytes, 60)
        expect(outbox.remove(id(1)) == nil)
        expectEqual(outbox.bytes, 0)
        expect(!outbox.isEmpty)
    }

    @Test("what has waited too long is taken out, but for what is under way or not on disk")
    func expiry() {
        var outbox = Outbox()
        outbox.append(item(1, after: 10, .attempting))
        outbox.append(item(2, after: 20))
        outbox.append(item(3, after: 5, .storing))
        outbox.append(item(4, after: 90))
        expectEqual(outbox.nextExpiry(inFlight: nil), Self.start + .seconds(10))
        expectEqual(outbox.nextExpiry(inFlight: id(1)), Self.start + .seconds(20))
        let taken = outbox.removeExpired(at: Self.start + .seconds(30), inFlight: id(1))
        expectEqual(taken.map(\.id), [id(2)])
        expectEqual(outbox.items.map(\.id), [id(1), id(3), id(4)])
        expectEqual(outbox.bytes, 30)
        expectEqual(outbox.removeStored(inFlight: id(1)).map(\.id), [id(4)])
        expectEqual(outbox.removeStored(inFlight: nil).map(\.id), [id(1)])
    }

    @Test("any sequence of steps keeps the count of bytes and the order", arguments: 0..<20)
    func anySequence(_ seed: UInt64) {
        var random = SystemLikeRandom(state: seed)
        var outbox = Outbox()
        var model: [(id: UInt64, bytes: Int)] = []
        for number in 0..<200 {
            let choice = Int(random.next() % 4)
            if choice < 2 {
                let bytes = Int(random.next() % 50)
                outbox.append(item(UInt64(number), bytes: bytes))
                model.append((UInt64(number), bytes))
            } else if let victim = model.randomElement(using: &random) {
                outbox.remove(id(victim.id))
                model.removeAll { $0.id == victim.id }
            }
            expectEqual(outbox.bytes, model.reduce(0) { $0 + $1.bytes })
            expectEqual(outbox.items.map(\.id), model.map { id($0.id) })
        }
    }

    private struct SystemLikeRandom: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }
}
