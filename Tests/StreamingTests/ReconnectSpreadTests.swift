import SupportExpectations
import Testing

@testable import Streaming

@Suite("Readers that come back")
struct ReconnectSpreadTests {
    @Test(
        "the more they are, the longer they are spread, within bounds",
        arguments: [
            (0, 30_000, 250), (1, 30_000, 250), (1_000, 30_000, 1_000), (10_000, 30_000, 10_000),
            (1_000_000, 30_000, 30_000), (1_000, 100, 100), (1_000, 0, 0),
        ])
    func bounds(_ readers: Int, _ limit: Int, _ latest: Int) {
        let spread = ReconnectSpread(readers: readers, limit: .milliseconds(limit))
        expectEqual(spread.millisecondsMax, latest)
        expectEqual(spread.milliseconds(0), 0)
        expectEqual(spread.milliseconds(UInt64(latest)), latest)
        expectEqual(spread.milliseconds(UInt64(latest) + 1), 0)
    }
}
