import EventLoop
import ProviderKit
import SupportExpectations
import Testing

/// The proof that a pong is, and what is known without one.
@Suite struct PongReceiptsTests {
    private let manual: ManualLoop
    private let habit: LoopBound<PongHabit>
    private let receipts: LoopBound<PongReceipts>
    private let heard: LoopBound<[String]>

    init() throws {
        manual = try ManualLoop()
        let loop = manual.loop
        habit = LoopBound(PongHabit(), loop: loop)
        receipts = LoopBound(PongReceipts(loop: loop, habit: habit.value), loop: loop)
        heard = LoopBound([], loop: loop)
    }

    /// Writes a message with a ping behind it; what becomes of it will be heard.
    private func write(_ name: String, isAnswerable: Bool = false) {
        let (receipts, heard) = (receipts, heard)
        Task(executorPreference: manual.loop.taskExecutor) {
            let outcome = await receipts.value.proof(isAnswerable: isAnswerable, patience: .seconds(10)) { true }
            heard.value.append("\(name) \(outcome)")
        }
        manual.runUntilIdle()
    }

    private func pong() {
        receipts.value.ponged()
        manual.runUntilIdle()
    }

    @Test func `each pong is the answer to the oldest ping`() {
        receipts.value.pinged()
        write("a")
        write("b")
        pong()
        expectEqual(heard.value, [], "it was asked for before the message")
        pong()
        expectEqual(heard.value, ["a proved"])
        pong()
        expectEqual(heard.value, ["a proved", "b proved"])
    }

    @Test func `what is without its pong when the connection is lost may have come or not`() {
        write("a")
        write("b")
        pong()
        receipts.value.lost()
        manual.runUntilIdle()
        expectEqual(heard.value, ["a proved", "b lost"])
        // The next connection begins with nothing.
        write("c")
        pong()
        expectEqual(heard.value.last, "c proved")
    }

    @Test func `an end of ours is no loss`() {
        write("a")
        receipts.value.closed()
        manual.runUntilIdle()
        expectEqual(heard.value, ["a unproved"])
    }

    @Test func `an answer proves a message that nothing stood before`() {
        write("a", isAnswerable: true)
        write("b")
        receipts.value.answered()
        manual.runUntilIdle()
        expectEqual(heard.value, ["a proved"])
        // Its pong still comes, and is nobody else's.
        pong()
        expectEqual(heard.value, ["a proved"])
        pong()
        expectEqual(heard.value, ["a proved", "b proved"])
    }

    @Test func `a server that answers no ping holds up one message, for a second`() {
        write("a")
        manual.advance(by: PongHabit.firstPatience - .milliseconds(1))
        expectEqual(heard.value, [])
        manual.advance(by: .milliseconds(1))
        expectEqual(heard.value, ["a unproved"])
        expectEqual(habit.value.answers, false)
        expect(!receipts.value.areWanted)
    }

    @Test func `one that is known to answer is waited for, and given up after three silences`() {
        write("a")
        pong()
        expectEqual(habit.value.answers, true)
        for number in 1...3 {
            expect(receipts.value.areWanted)
            write("b\(number)")
            manual.advance(by: .seconds(9))
            expectEqual(heard.value.count, number)
            manual.advance(by: .seconds(1))
            expectEqual(heard.value.last, "b\(number) unproved")
        }
        expect(!receipts.value.areWanted)
        // It answers after all.
        for _ in 1...3 { pong() }
        expect(receipts.value.areWanted)
    }

    @Test func `a ping that cannot be written is waited for by nobody, and stands before no other`() {
        let (receipts, heard) = (receipts, heard)
        Task(executorPreference: manual.loop.taskExecutor) {
            let outcome = await receipts.value.proof(patience: .seconds(10)) { false }
            heard.value.append("unwritten \(outcome)")
        }
        manual.runUntilIdle()
        expectEqual(heard.value, ["unwritten unproved"])
        write("a")
        pong()
        expectEqual(heard.value.last, "a proved")
    }

    @Test func `where no ping is wanted none is written`() {
        write("a")
        manual.advance(by: PongHabit.firstPatience)
        expectEqual(habit.value.answers, false)
        let (receipts, heard) = (receipts, heard)
        Task(executorPreference: manual.loop.taskExecutor) {
            let outcome = await receipts.value.proof(patience: .seconds(10)) {
                heard.value.append("written")
                return true
            }
            heard.value.append("b \(outcome)")
        }
        manual.runUntilIdle()
        expectEqual(heard.value, ["a unproved", "b unproved"])
    }

    @Test func `pings without a pong are not kept without a bound`() {
        for _ in 1...10_000 { receipts.value.pinged() }
        expect(!receipts.value.areWanted)
        pong()
        expect(receipts.value.areWanted)
    }
}
