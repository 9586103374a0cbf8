@testable import Streaming
import SupportExpectations
import Testing

/// Frames that wait for the reply of an operation.
@Suite struct HeldFramesTests {
    @Test func `frames wait for a reply in their order, and go out at once where none is awaited`() {
        var held = HeldFrames()
        let early = held.hold(.text([1]))
        expect(!early)
        held.begin()
        let first = held.hold(.text([2, 3]))
        let second = held.hold(.frames([4]))
        expect(first && second && held.byteCount == 3)
        let all = held.end()
        expectEqual(all, [.text([2, 3]), .frames([4])])
        let late = held.hold(.text([5]))
        expect(!late && held.byteCount == 0)
    }

    @Test func `what waits is bounded`() {
        var held = HeldFrames()
        held.begin()
        _ = held.hold(.frames([UInt8](repeating: 0, count: HeldFrames.bytesMax)))
        expect(!held.isFull)
        _ = held.hold(.text([0]))
        expect(held.isFull)
        let all = held.end()
        expect(all.count == 2 && !held.isFull && !held.isHolding)
    }
}
