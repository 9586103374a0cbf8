import EventLoop
import ProviderKit
import SupportExpectations
import Testing

/// One piece of work at a time, and all who wait for it.
@Suite struct SingleFlightTests {
    private let manual: ManualLoop
    private let flight: LoopBound<SingleFlight>
    /// How often the work has begun.
    private let begun: LoopBound<Int>
    private let heard: LoopBound<[String]>
    /// Ends the work that is under way.
    private let answer: LoopBound<LoopAnswer<Bool>?>

    init() throws {
        manual = try ManualLoop()
        let loop = manual.loop
        flight = LoopBound(SingleFlight(loop: loop), loop: loop)
        begun = LoopBound(0, loop: loop)
        heard = LoopBound([], loop: loop)
        answer = LoopBound(nil, loop: loop)
    }

    @discardableResult
    private func ask(_ name: String, atMost limit: Duration = .seconds(10)) -> Task<Void, Never> {
        let (flight, begun, heard, answer, loop) = (flight, begun, heard, answer, manual.loop)
        let task = Task(executorPreference: loop.taskExecutor) {
            flight.value.begin {
                begun.value += 1
                let end = LoopAnswer<Bool>(loop: loop)
                answer.value = end
                _ = await end.wait()
            }
            let hasEnded = await flight.value.wait(atMost: limit)
            heard.value.append("\(name) \(hasEnded)")
        }
        manual.runUntilIdle()
        return task
    }

    private func end() {
        answer.value?.give(true)
        manual.runUntilIdle()
    }

    @Test func `all who ask meanwhile wait for the one that was begun`() {
        for name in ["a", "b", "c"] { ask(name) }
        expectEqual(begun.value, 1)
        expectEqual(heard.value, [])
        end()
        expectEqual(heard.value, ["a true", "b true", "c true"])
        ask("d")
        expectEqual(begun.value, 2, "what is over is begun anew")
        end()
        expectEqual(heard.value.last, "d true")
    }

    @Test func `whoever waits too long goes on, and the work with it`() {
        ask("a", atMost: .seconds(1))
        ask("b", atMost: .seconds(5))
        manual.advance(by: .seconds(2))
        expectEqual(heard.value, ["a false"])
        expect(flight.value.isUnderWay)
        end()
        expectEqual(heard.value, ["a false", "b true"])
        expectEqual(begun.value, 1)
    }

    @Test func `the first to ask may be cancelled, and the others hear all the same`() {
        let first = ask("a")
        ask("b")
        first.cancel()
        manual.runUntilIdle()
        expectEqual(heard.value, ["a false"])
        end()
        expectEqual(heard.value, ["a false", "b true"])
    }

    @Test func `where nothing is under way nobody waits`() {
        let (flight, heard, loop) = (flight, heard, manual.loop)
        Task(executorPreference: loop.taskExecutor) {
            heard.value.append("\(await flight.value.wait(atMost: .seconds(1)))")
        }
        manual.runUntilIdle()
        expectEqual(heard.value, ["true"])
    }
}
