import EventLoop
import Synchronization
import SupportExpectations
import Testing

@Suite struct ConcurrentlyTests {
    @Test(arguments: [(0, 3), (1, 1), (7, 1), (7, 3), (7, 7), (3, 20)])
    func `each is done once, and never more at a time than may be`(_ count: Int, _ limit: Int) async {
        let running = Mutex(0)
        let most = Mutex(0)
        let results = await Array(0..<count).concurrently(atMost: limit) { number in
            let now = running.withLock { running in
                running += 1
                return running
            }
            most.withLock { $0 = max($0, now) }
            for _ in 0..<5 { await Task.yield() }
            running.withLock { $0 -= 1 }
            return number
        }
        expectEqual(results.sorted(), Array(0..<count))
        expect(most.withLock { $0 } <= min(limit, count))
    }
}
