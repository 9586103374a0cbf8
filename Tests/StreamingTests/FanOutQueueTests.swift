import Domain
@testable import Streaming
import SupportExpectations
import Testing

@Suite("Events on their way to more readers than a turn serves")
struct FanOutQueueTests {
    private func session(_ number: UInt64) -> SessionID { SessionID(Identifier(high: 0, low: number)) }

    @Test("what waits is done in each session's order, and sessions take turns")
    func line() {
        var line = FanOutQueue()
        var done: [String] = []
        for number in 0..<3 { line.append({ done.append("a\(number)") }, of: session(1)) }
        for number in 0..<2 { line.append({ done.append("b\(number)") }, of: session(2)) }
        expect(line.holds(session(1)) && line.holds(session(2)) && !line.holds(session(3)))
        while let round = line.next {
            expectEqual(round.serve(10), 1)
            line.settle()
        }
        expectEqual(done, ["a0", "b0", "a1", "b1", "a2"])
        expect(line.isEmpty && !line.holds(session(1)))
    }
}
