@testable import Conversations
import Kernel
import SupportExpectations
import Testing

@Suite("What is told of links that are lost")
struct ConnectionLossesTests {
    private static let start = Instant(nanoseconds: 1_000_000_000)

    private func at(_ seconds: Int) -> Instant { Self.start + .seconds(seconds) }

    @Test("a loss and its end are told at once, the next loss not before the interval is over")
    func interval() {
        var losses = ConnectionLosses(interval: .seconds(90))
        expectEqual(losses.mended(), true, "it was never lost")
        expectEqual(losses.lost(at: at(0)), true)
        expectEqual(losses.attempted(1, at: at(0)), true)
        expectEqual(losses.mended(), true)
        expect(!losses.holdsGaps)
        expectEqual(losses.lost(at: at(1)), false)
        expectEqual(losses.attempted(1, at: at(1)), false)
        expect(losses.isHeld && losses.holdsGaps)
        expectEqual(losses.due, at(90))
        expectEqual(losses.mended(), false, "nobody knows that it was lost")
        expect(losses.holdsGaps, "what was missed meanwhile is not told yet either")
        expectEqual(losses.lost(at: at(89)), false)
        expectEqual(losses.mended(), false)
        expectEqual(losses.attempted(1, at: at(90)), true)
        expect(!losses.holdsGaps)
        expectEqual(losses.mended(), true)
    }

    @Test("a loss that lasts is told when the interval is over, with the attempt that goes on then")
    func lasting() {
        var losses = ConnectionLosses(interval: .seconds(90))
        _ = losses.attempted(1, at: at(0))
        _ = losses.mended()
        for attempt in 1...7 { expectEqual(losses.attempted(attempt, at: at(10 + attempt)), false) }
        expectEqual(losses.attempt, 7)
        expectEqual(losses.attempted(losses.attempt, at: at(90)), true)
        expectEqual(losses.mended(), true)
    }

    @Test("of the attempts of one loss one is told in an interval")
    func attempts() {
        var losses = ConnectionLosses(interval: .seconds(90))
        let told = (0..<900).filter { losses.attempted($0 + 1, at: at($0)) }
        expectEqual(told, (0..<10).map { $0 * 90 })
    }

    @Test("what was missed becomes one gap, which is recovered if every part of it is")
    func gaps() {
        var losses = ConnectionLosses(interval: .seconds(90))
        expect(losses.removeGap() == nil)
        losses.missed(UntoldGap(from: 20, to: 30, isRecovered: true))
        losses.missed(UntoldGap(from: 10, to: 15, isRecovered: true))
        expectEqual(losses.removeGap(), UntoldGap(from: 10, to: 30, isRecovered: true))
        expect(losses.removeGap() == nil)
        losses.missed(UntoldGap(from: 40, to: 50, isRecovered: true))
        losses.missed(UntoldGap(from: 60, to: 70, isRecovered: false))
        expectEqual(losses.removeGap(), UntoldGap(from: 40, to: 70, isRecovered: false))
    }

    @Test("a link that flaps for ten minutes makes no more than forty events")
    func bound() {
        var losses = ConnectionLosses(interval: .seconds(90))
        var told = 0
        for second in stride(from: 0, to: 600, by: 3) {
            // The link and the session, both ways, and the gap.
            if losses.attempted(1, at: at(second)) { told += 5 }
            _ = losses.mended()
        }
        expect(told <= 40)
    }

    @Test("another link of the session begins anew")
    func another() {
        var losses = ConnectionLosses(interval: .seconds(90))
        _ = losses.attempted(1, at: at(0))
        losses.missed(UntoldGap(from: 1, to: 2, isRecovered: false))
        losses.reset()
        expect(losses.due == nil)
        expect(losses.removeGap() == nil)
        expectEqual(losses.attempted(1, at: at(1)), true)
    }

    @Test("without an interval everything is told")
    func none() {
        var losses = ConnectionLosses(interval: .zero)
        for second in 0..<5 {
            expectEqual(losses.attempted(1, at: at(second)), true)
            expectEqual(losses.mended(), true)
        }
    }
}
