import EventLoop
import Kernel
import Synchronization
import SupportExpectations
import Testing

@Suite struct FilePoolTests {
    @Test("Work of one key is done in order and off the loop.")
    func order() async throws {
        let group = try LoopGroup(count: 1)
        let loop = group.loops[0]
        _ = try loop.start()
        let pool = FilePool()
        let done = Mutex<[Int]>([])
        await withTaskGroup { tasks in
            // Handed in one after the other, since each hands in before it first suspends.
            let handIn = Task(executorPreference: loop.taskExecutor) {
                async let first: Bool? = pool.run(key: -7, on: loop) { [0].allSatisfy { _ in !loop.isCurrent } }
                let answer = await first
                return answer
            }
            tasks.addTask { await expectEqual(handIn.value, true) }
        }
        for number in 0..<20 {
            await expect(pool.run(key: 3, on: loop) { done.withLock { $0.append(number) } } != nil)
        }
        expectEqual(done.withLock { $0 }, Array(0..<20))
        loop.stop()
    }
}
