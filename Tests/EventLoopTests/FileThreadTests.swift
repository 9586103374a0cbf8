import EventLoop
import Kernel
import Synchronization
import SupportExpectations
import Testing

@Suite struct FileThreadTests {
    @Test func `work is done in order on a thread of its own and answered on the loop that asked`() async throws {
        try await withLoop { loop in
            let files = FileThread()
            let threads = Mutex<Set<UInt>>([])
            let answers = Mutex<[Int]>([])
            let allOnLoop = await withCheckedContinuation { done in
                let onLoop = Atomic<Bool>(true)
                let count = 200
                for number in 0..<count {
                    let isTaken = files.run(
                        {
                            threads.withLock { _ = $0.insert(Thread.current) }
                            return (number, loop.isCurrent)
                        }, on: loop
                    ) { number, wasOnLoop in
                        if wasOnLoop || !loop.isCurrent { onLoop.store(false, ordering: .relaxed) }
                        answers.withLock { $0.append(number) }
                        if number == count - 1 { done.resume(returning: onLoop.load(ordering: .relaxed)) }
                    }
                    expect(isTaken)
                }
            }
            expect(allOnLoop)
            expectEqual(answers.withLock { $0 }, Array(0..<200))
            expectEqual(threads.withLock { $0.count }, 1)
        }
    }

    @Test func `work that waits when the thread is let go is still done`() async throws {
        try await withLoop { loop in
            let count = await withCheckedContinuation { done in
                let files = FileThread()
                let count = Mutex(0)
                for number in 0..<50 {
                    let add: @Sendable () -> Int = {
                        count.withLock { count in
                            count += 1
                            return count
                        }
                    }
                    _ = files.run(add, on: loop) { _ in
                        if number == 49 { done.resume(returning: count.withLock { $0 }) }
                    }
                }
            }
            expectEqual(count, 50)
        }
    }

    @Test func `more than so much does not wait`() async throws {
        try await withLoop { loop in
            let files = FileThread()
            let gate = try ThreadSignal()
            await withCheckedContinuation { hasBegun in
                let wait: @Sendable () -> Bool = {
                    hasBegun.resume()
                    gate.wait()
                    return true
                }
                expect(files.run(wait, on: loop) { _ in })
            }
            var taken = 0
            while taken <= FileThread.waitingMax, files.run({ 0 }, on: loop, then: { _ in }) { taken += 1 }
            expectEqual(taken, FileThread.waitingMax)
            gate.send()
        }
    }
}
