import EventLoop
import Kernel
import Synchronization
import SupportExpectations
import Testing

@Suite struct LoopDeadlineTests {
    private final class Rounds: Sendable {
        private let state = Mutex((count: 0, isOver: false))

        var count: Int { state.withLock { $0.count } }
        var isOver: Bool { state.withLock { $0.isOver } }
        func begin() { state.withLock { $0.count += 1 } }
        func end() { state.withLock { $0.isOver = true } }
    }

    /// Waits in rounds for what never comes.
    private func wait(on loop: Loop, _ rounds: Rounds) -> Task<Void, Never> {
        let deadline = LoopDeadline(on: loop, after: .seconds(10))
        return Task(executorPreference: loop.taskExecutor) {
            while deadline.isAhead {
                rounds.begin()
                _ = await LoopWaiter(loop: loop).wait(atMost: min(.seconds(3), deadline.left))
            }
            rounds.end()
        }
    }

    @Test func `rounds go on until the time is up`() throws {
        let manual = try ManualLoop()
        let rounds = Rounds()
        _ = wait(on: manual.loop, rounds)
        manual.advance(by: .milliseconds(9999))
        expectEqual(rounds.count, 4)
        expect(!rounds.isOver)
        manual.advance(by: .milliseconds(1))
        expect(rounds.isOver)
    }

    @Test func `whoever is cancelled makes no further round`() throws {
        let manual = try ManualLoop()
        let rounds = Rounds()
        let task = wait(on: manual.loop, rounds)
        manual.advance(by: .seconds(1))
        task.cancel()
        expect(manual.runUntilIdle(), "it would go round and round")
        expect(rounds.isOver)
        expectEqual(rounds.count, 1)
        expectEqual(manual.loop.timerCount, 0)
    }

    @Test func `what is left is never less than nothing`() throws {
        let manual = try ManualLoop()
        let deadline = LoopDeadline(on: manual.loop, after: .seconds(2))
        expectEqual(deadline.left, .seconds(2))
        manual.advance(by: .seconds(3))
        expectEqual(deadline.left, .zero)
        expect(!deadline.isAhead)
    }
}
