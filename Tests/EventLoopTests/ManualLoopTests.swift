import EventLoop
import Kernel
import Synchronization
import SupportExpectations
import Testing

@Suite("Several loops without threads under one clock")
struct ManualLoopTests {
    @Test("a turn says whether there was anything to do, and timers wait for their time")
    func turns() throws {
        let (first, second) = (try ManualLoop(), try ManualLoop(seed: 1))
        let begin = first.loop.now
        let done = Mutex<[String]>([])
        let other = second.loop
        first.loop.schedule(after: .seconds(2)) {
            done.withLock { $0.append("timer") }
            other.execute { done.withLock { $0.append("message") } }
        }
        expect(!first.turn() && !second.turn())
        expectEqual(first.nextTimer, begin + .seconds(2))
        expect(second.nextTimer == nil)
        first.setTime(begin + .seconds(1))
        expect(!first.turn())
        first.setTime(begin + .seconds(2))
        expect(first.turn())
        expectEqual(done.withLock { $0 }, ["timer"])
        expect(first.nextTimer == nil)
        expect(second.turn())
        expect(!second.turn())
        expectEqual(done.withLock { $0 }, ["timer", "message"])
    }

    @Test("work that the end of a turn leaves behind is something to do")
    func leftBehind() throws {
        let manual = try ManualLoop()
        let loop = manual.loop
        let isDone = Mutex(false)
        loop.atEndOfTurn { loop.execute { isDone.withLock { $0 = true } } }
        expect(manual.turn())
        expect(!isDone.withLock { $0 })
        expect(manual.turn())
        expect(isDone.withLock { $0 })
        expect(!manual.turn())
    }

    @Test("the clock does not go back")
    func clock() throws {
        let manual = try ManualLoop()
        let begin = manual.loop.now
        manual.setTime(begin + .seconds(5))
        manual.setTime(begin)
        _ = manual.turn()
        expectEqual(manual.loop.now, begin + .seconds(5))
    }

    @Test("files are read on the loop itself, in a turn of its own")
    func files() throws {
        let manual = try ManualLoop(readsFiles: true)
        let files = FileThread()
        let thread = Mutex<UInt?>(nil)
        expect(files.run({ Thread.current }, on: manual.loop) { answer in thread.withLock { $0 = answer } })
        expect(thread.withLock { $0 } == nil)
        expect(manual.turn())
        expect(thread.withLock { $0 } == Thread.current)
    }
}
