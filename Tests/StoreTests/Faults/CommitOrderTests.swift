import Domain
@testable import Store
import SupportExpectations
import Testing

@Suite("Changes of one session in a series")
struct CommitOrderTests {
    private func change(_ session: SessionID, _ epoch: UInt64, holds: Bool = true) -> StoreTransaction {
        StoreTransaction(session: session, order: CommitOrder(epoch: epoch, holdsOthers: holds))
    }

    private let one = SessionID(Identifier(high: 1, low: 1))
    private let other = SessionID(Identifier(high: 1, low: 2))

    @Test("behind one that failed all of the same series fail, those of other sessions and of the next series do not")
    func series() {
        var orders = BrokenOrders()
        let isFine = orders.mustFail(change(one, 1))
        expect(!isFine)
        orders.note(failureOf: change(one, 1))
        let verdicts = [
            change(one, 1), change(one, 1, holds: false), change(other, 1), StoreTransaction(session: one),
            change(one, 2), change(one, 1),
        ].map { orders.mustFail($0) }
        // The last one: the next series has begun.
        expectEqual(verdicts, [true, true, false, false, false, false])
    }

    @Test("what holds no others breaks nothing")
    func freeOnes() {
        var orders = BrokenOrders()
        orders.note(failureOf: change(one, 1, holds: false))
        let mustFail = orders.mustFail(change(one, 1))
        expect(!mustFail)
    }
}
