@testable import Conversations
import Store
import SupportExpectations
import Testing

@Suite("The changes of a session that must get to the disk")
struct CommitQueueTests {
    private func pending() -> PendingCommit<Session> {
        PendingCommit(transaction: StoreTransaction(session: nil), events: [], then: { _ in })
    }

    @Test("a queue that is empty again keeps no room for what was in it")
    func emptied() {
        var queue = CommitQueue<Session>(epoch: 1)
        let handedIn = (1...20).compactMap { _ in queue.append(pending())?.number }
        for number in handedIn.dropLast() { _ = queue.settled(number) }
        expect(queue.entries.capacity >= 20)
        _ = queue.settled(20)
        expectEqual(queue.entries.capacity, 0)
    }

    @Test("all are handed in at once until one fails; then the first is tried alone, and the rest with its success")
    func machine() {
        var queue = CommitQueue<Session>(epoch: 1)
        let handedIn = (1...3).compactMap { _ in queue.append(pending())?.number }
        expectEqual(handedIn, [1, 2, 3])
        queue.failed(1)
        expect(queue.isStalled)
        var next = queue.append(pending())
        expect(next == nil)
        next = queue.retry(epoch: 2)
        expect(next == nil, "two are with the store still")
        queue.failed(3)
        queue.failed(2)
        expect(queue.isReadyForRetry)
        next = queue.retry(epoch: 2)
        expectEqual(next?.number, 1)
        expectEqual(queue.epoch, 2)
        next = queue.retry(epoch: 3)
        expect(next == nil)
        queue.failed(1)
        next = queue.retry(epoch: 3)
        expectEqual(next?.number, 1)
        var rest = queue.settled(1)
        expectEqual(rest.map(\.number), [2, 3, 4])
        expect(!queue.isStalled)
        for number: UInt64 in 2...4 {
            rest = queue.settled(number)
            expect(rest.isEmpty)
        }
        expect(queue.isEmpty)
    }

    @Test("an answer to what was handed in before a failure does not end the stall")
    func earlierAnswer() {
        var queue = CommitQueue<Session>(epoch: 1)
        _ = queue.append(pending())
        _ = queue.append(pending())
        queue.failed(2)
        var rest = queue.settled(1)
        expect(rest.isEmpty)
        expect(queue.isStalled)
        let next = queue.retry(epoch: 2)
        expectEqual(next?.number, 2)
        rest = queue.settled(2)
        expect(rest.isEmpty)
        expect(!queue.isStalled)
    }
}
