import EventLoop
import Kernel
import Synchronization
import SupportExpectations
import Testing

/// A loop on its own thread for the length of a test.
func withLoop<R>(_ body: (Loop) async throws -> R) async throws -> R {
    let loop = try Loop(name: "test")
    let thread = try loop.start()
    do {
        let result = try await body(loop)
        loop.stop()
        thread.join()
        return result
    } catch {
        loop.stop()
        thread.join()
        throw error
    }
}

actor Counter {
    nonisolated let loop: Loop
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe loop.serialExecutor.asUnownedSerialExecutor() }
    private(set) var count = 0

    init(loop: Loop) { self.loop = loop }

    func increment() -> Bool {
        count += 1
        return loop.isCurrent
    }
}

@Suite struct EventLoopTests {
    @Test func workRunsOnTheLoopInTheOrderOfTheCalls() async throws {
        try await withLoop { loop in
            let seen = Mutex<[Int]>([])
            let allOnLoop = Atomic<Bool>(true)
            await withCheckedContinuation { done in
                for i in 0..<1000 {
                    loop.execute {
                        seen.withLock { $0.append(i) }
                        if !loop.isCurrent { allOnLoop.store(false, ordering: .relaxed) }
                        if i == 999 { done.resume() }
                    }
                }
            }
            expectEqual(seen.withLock { $0 }, Array(0..<1000))
            let onLoop = allOnLoop.load(ordering: .relaxed)
            expect(onLoop)
            expect(!loop.isCurrent)
        }
    }

    @Test func actorsAndTasksOfALoopStayOnItsThread() async throws {
        try await withLoop { loop in
            let counter = Counter(loop: loop)
            let task = Task(executorPreference: loop.taskExecutor) {
                var onLoop = loop.isCurrent
                for _ in 0..<100 { onLoop = await counter.increment() && onLoop }
                await Task.yield()
                return onLoop && loop.isCurrent
            }
            await expect(task.value)
            await expectEqual(counter.count, 100)
        }
    }

    @Test func anActorIsReachedSynchronouslyOnItsLoop() async throws {
        try await withLoop { loop in
            let counter = Counter(loop: loop)
            await withCheckedContinuation { done in
                loop.execute {
                    _ = counter.assumeIsolated { $0.increment() }
                    done.resume()
                }
            }
            await expectEqual(counter.count, 1)
        }
    }

    @Test func endOfTurnComesAfterAllReadyWork() throws {
        let manual = try ManualLoop()
        let loop = manual.loop
        let seen = Mutex<[String]>([])
        loop.execute {
            loop.atEndOfTurn { seen.withLock { $0.append("end") } }
            loop.execute { seen.withLock { $0.append("second") } }
            seen.withLock { $0.append("first") }
        }
        manual.runUntilIdle()
        expectEqual(seen.withLock { $0 }, ["first", "second", "end"])
    }

    @Test func aReadableDescriptorIsToldOnceForEachEdgeAndNotAfterTheWatchEnds() throws {
        final class Handler: ReadinessHandler {
            var count = 0
            func ready(_ readiness: Readiness) { if readiness.isReadable { count += 1 } }
        }
        let manual = try ManualLoop()
        let event = try FileDescriptor.event()
        let handler = Handler()
        let watch = try manual.loop.watch(event.raw, .edges, handler)
        manual.runUntilIdle()
        expectEqual(handler.count, 0)
        event.notify()
        manual.runUntilIdle()
        manual.runUntilIdle()
        expectEqual(handler.count, 1)
        event.notify()
        manual.loop.unwatch(watch)
        manual.loop.unwatch(watch)
        manual.runUntilIdle()
        expectEqual(handler.count, 1)
        expectEqual(manual.loop.watchCount, 0)
    }
}
