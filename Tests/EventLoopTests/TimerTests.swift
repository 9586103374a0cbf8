import Kernel
import SupportExpectations
import Testing

@testable import EventLoop

@Suite struct TimerTests {
    @Test func timersFireInOrderOfTimeAndEqualTimesInOrderOfArrival() throws {
        let manual = try ManualLoop()
        var seen: [Int] = []
        for (i, delay) in [30, 10, 20, 10, 0].enumerated() {
            manual.loop.schedule(after: .milliseconds(delay)) { seen.append(i) }
        }
        manual.advance(by: .milliseconds(15))
        expectEqual(seen, [4, 1, 3])
        manual.advance(by: .milliseconds(15))
        expectEqual(seen, [4, 1, 3, 2, 0])
        expectEqual(manual.loop.timerCount, 0)
    }

    @Test func aTimerAddedForATimeThatHasPassedWaitsForTheNextTurnAndKeepsNobodyBack() {
        var heap = TimerHeap()
        var seen: [String] = []
        let start = Instant(nanoseconds: 1_000)
        _ = heap.add(at: start + .nanoseconds(1)) { seen.append("first") }
        _ = heap.add(at: start + .nanoseconds(2)) { seen.append("second") }
        _ = heap.add(at: start + .nanoseconds(9)) { seen.append("late") }
        func fire(_ mark: UInt64) -> Bool {
            guard let action = heap.popDue(at: start + .nanoseconds(5), addedBy: mark) else { return false }
            action()
            return true
        }
        let mark = heap.mark
        expect(fire(mark))
        _ = heap.add(at: start) { seen.append("again") }
        expect(fire(mark))
        expect(!fire(mark))
        expectEqual(seen, ["first", "second"])
        expect(fire(heap.mark))
        expect(!fire(heap.mark))
        expectEqual(seen, ["first", "second", "again"])
        expectEqual(heap.count, 1)
    }

    @Test func aLoopThatSkipsTimeFiresWhatIsDueByItsClockAndTheWallClockGoesAlong() async throws {
        let seen: [String] = try await withLoop { loop in
            await withCheckedContinuation { done in
                loop.execute {
                    let (began, wall) = (loop.now, WallClock.milliseconds)
                    var seen: [String] = []
                    for seconds in [7200, 3600, 5400] {
                        loop.schedule(after: .seconds(seconds)) { seen.append("\(seconds / 60)") }
                    }
                    loop.skip(.seconds(5400))
                    loop.schedule(after: .zero) {
                        // Those that are due by now fire in this turn.
                        loop.schedule(after: .zero) {
                            let isLater = loop.now - began >= .seconds(5400) && loop.now - began < .seconds(5460)
                            let hasWall = (5_400_000..<5_460_000).contains(WallClock.milliseconds - wall)
                            done.resume(returning: seen + [isLater ? "later" : "", hasWall ? "wall" : ""])
                        }
                    }
                }
            }
        }
        expectEqual(seen, ["60", "90", "later", "wall"])
        // Other threads' clocks stay as they are.
        expectEqual(WallClock.aheadMilliseconds, 0)
    }

    @Test func aCancelledTimerDoesNotFireAndItsNameIsNotReused() throws {
        let manual = try ManualLoop()
        var fired = 0
        let first = manual.loop.schedule(after: .seconds(1)) { fired += 1 }
        expect(manual.loop.cancel(first))
        expect(!manual.loop.cancel(first))
        let second = manual.loop.schedule(after: .seconds(1)) { fired += 10 }
        expect(!manual.loop.cancel(first))
        manual.advance(by: .seconds(2))
        expectEqual(fired, 10)
        expect(!manual.loop.cancel(second))
    }

    @Test func aHundredThousandTimersKeepOrderUnderRandomCancelling() throws {
        let manual = try ManualLoop()
        var random = SplitMix(seed: 42)
        var expected: [(Int64, Int)] = []
        var seen: [Int] = []
        let start = manual.loop.now
        var timers: [(TimerID, Int64)] = []
        for i in 0..<100_000 {
            let delay = Int64(random.next() % 10_000_000)
            timers.append((manual.loop.schedule(at: start + .microseconds(delay)) { seen.append(i) }, delay))
        }
        for i in 0..<100_000 {
            if random.next() % 3 == 0 {
                expect(manual.loop.cancel(timers[i].0))
            } else {
                expected.append((timers[i].1, i))
            }
        }
        manual.advance(by: .seconds(10))
        expectEqual(seen, expected.sorted { $0 < $1 }.map(\.1))
    }

    @Test func aSleepingTaskWakesAtItsTimeOrWhenCancelled() async throws {
        try await withLoop { loop in
            let sleeper = Task(executorPreference: loop.taskExecutor) {
                await loop.sleep(for: .seconds(3600))
                return Task.isCancelled
            }
            sleeper.cancel()
            await expect(sleeper.value)
            await loop.sleep(for: .milliseconds(1))
        }
    }
}

struct SplitMix {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }
}
