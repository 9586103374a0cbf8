import Kernel
@testable import ProviderKit
import SupportExpectations
import Testing

/// The calls that find out whether a vendor hangs, call by call.
@Suite struct AnswerWatchTests {
    private let begin = Instant(nanoseconds: 100_000_000_000)
    private let limit: Duration = .seconds(5)

    private func after(_ milliseconds: Int) -> Instant { begin + .milliseconds(milliseconds) }

    /// One whose vendor has answered, and took so long.
    private func known(_ milliseconds: Int) -> AnswerWatch {
        var watch = AnswerWatch()
        expectEqual(watch.begin("first", at: begin + .milliseconds(-milliseconds)), .go)
        expect(!watch.ended("first", .answered, limit: limit, at: begin))
        return watch
    }

    @Test func `beyond two unheard calls the others wait, and are refused when the oldest takes too long`() {
        var watch = known(20)
        expectEqual(watch.begin("a", at: begin), .go)
        expectEqual(watch.begin("b", at: after(10)), .go)
        expectEqual(watch.begin("c", at: after(20)), .wait(until: after(300)))
        expectEqual(watch.begin("c", at: after(299)), .wait(until: after(300)))
        expectEqual(watch.begin("c", at: after(300)), .refused)
        expectEqual(watch.begin("d", at: after(4000)), .refused)
    }

    @Test func `any answer lets more go, also that of a call which is not watched`() {
        var watch = known(20)
        for id in ["a", "b"] { expectEqual(watch.begin(id, at: begin), .go) }
        expect(!watch.ended("somebody's", .answered, limit: limit, at: after(150)))
        for id in ["c", "d"] { expectEqual(watch.begin(id, at: after(150)), .go) }
        expectEqual(watch.begin("e", at: after(150)), .wait(until: after(450)))
        // One that is not among the unheard any more says as much.
        expect(!watch.ended("a", .answered, limit: limit, at: after(300)))
        expectEqual(watch.begin("e", at: after(300)), .go)
    }

    @Test func `answers close together let twice their number go, for a moment`() {
        var watch = AnswerWatch()
        for index in 0..<6 { expect(!watch.ended("somebody's \(index)", .answered, limit: limit, at: after(index))) }
        for index in 0..<12 { expectEqual(watch.begin("\(index)", at: after(20)), .go) }
        expectEqual(watch.begin("one more", at: after(20)), .wait(until: after(1020)))
        expect(!watch.ended("0", .answered, limit: limit, at: after(500)))
        for id in ["a", "b"] { expectEqual(watch.begin(id, at: after(500)), .go) }
        expectEqual(watch.begin("c", at: after(500)), .wait(until: after(1460)))
    }

    @Test func `the first whose time is up while others are unheard says that there is nobody`() {
        var watch = known(20)
        for id in ["a", "b"] { expectEqual(watch.begin(id, at: begin), .go) }
        expect(watch.ended("a", .timedOut, limit: limit, at: after(5000)))
        expect(!watch.ended("b", .timedOut, limit: limit, at: after(5000)), "it is said once")
    }

    @Test func `calls that come one by one say so with the second, unless one was heard between`() {
        var watch = known(20)
        for (id, isHeard) in [("a", true), ("b", false)] {
            expectEqual(watch.begin(id, at: begin), .go)
            expect(!watch.ended(id, .timedOut, limit: limit, at: after(5000)))
            if isHeard { expect(!watch.ended("somebody's", .answered, limit: limit, at: after(5000))) }
        }
        expectEqual(watch.begin("c", at: after(5000)), .go)
        expect(watch.ended("c", .timedOut, limit: limit, at: after(9000)))
        expectEqual(watch.begin("d", at: after(9000)), .go)
    }

    @Test func `a call that is given up early makes room; late, its time was up`() {
        var watch = known(20)
        for id in ["a", "b"] { expectEqual(watch.begin(id, at: begin), .go) }
        expect(!watch.ended("a", .cut, limit: limit, at: after(4999)))
        expectEqual(watch.begin("c", at: after(4999)), .go)
        expect(watch.ended("b", .cut, limit: limit, at: after(5000)))
        expect(!watch.ended("c", .none, limit: limit, at: after(20_000)))
        expect(watch.isIdle)
    }

    @Test(arguments: [(20, 300), (150, 300), (400, 800), (1400, 2800), (9000, 3000)])
    func `it is as patient as the vendor is slow, within bounds`(_ took: Int, _ patience: Int) {
        expectEqual(AnswerWatch().patience, .seconds(1))
        expectEqual(known(took).patience, .milliseconds(patience))
        var watch = known(took)
        for _ in 0..<60 {
            expectEqual(watch.begin("quick", at: begin), .go)
            expect(!watch.ended("quick", .answered, limit: limit, at: after(1)))
        }
        expectEqual(watch.patience, .milliseconds(300), "a slow hour is forgotten")
    }
}
