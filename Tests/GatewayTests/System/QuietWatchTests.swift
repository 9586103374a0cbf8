import SupportExpectations
import Testing

@testable import Gateway

@Suite("The watch for the quiet behind a bustle")
struct QuietWatchTests {
    /// The answers at the end of each of some periods with so many events.
    private func answers(_ events: Int...) -> [Bool] {
        var watch = QuietWatch(total: 7)
        var total = 7
        return events.map { count in
            total += count
            return watch.periodIsOver(total: total)
        }
    }

    @Test("memory is given back once behind each bustle")
    func bustles() {
        expectEqual(answers(10_000, 9_000, 0, 0, 0, 600, 5, 0), [false, false, true, false, false, false, true, false])
    }

    @Test("an eighth of the busiest period is quiet, more is not")
    func parts() {
        expectEqual(answers(8_000, 1_001, 1_000), [false, false, true])
    }

    @Test("what goes on all the time is no bustle that ends")
    func steady() {
        expectEqual(answers(499, 0, 499, 20), [false, false, false, false])
        expectEqual(answers(5_000, 5_000, 4_000, 5_000), [false, false, false, false])
    }
}
