import SupportExpectations
import Testing

@testable import Kernel

@Suite("Values that are rarely there")
struct RareTests {
    @Test("a value that is rarely there comes, changes and goes")
    func rare() {
        @Rare var names: [String]?
        expect(names == nil)
        names = ["Ada"]
        names?.append("Bob")
        let copy = names
        names?.removeFirst()
        expectEqual(names, ["Bob"])
        expectEqual(copy, ["Ada", "Bob"])
        names = nil
        expect(names == nil)
        expectEqual(Rare(wrappedValue: 3).wrappedValue, 3)
    }

    @Test("it takes a word of its owner, however large it is")
    func size() {
        struct Large: Sendable {
            var numbers: InlineArray<64, Int>
        }
        expectEqual(MemoryLayout<Rare<Large>>.size, MemoryLayout<Int>.size)
        expectEqual(MemoryLayout<Rare<Bool>>.size, MemoryLayout<Int>.size)
        var rare = Rare<Large>()
        expect(rare.wrappedValue?.numbers[0] == nil)
        rare.wrappedValue = Large(numbers: InlineArray(repeating: 7))
        rare.wrappedValue?.numbers[63] = 8
        expectEqual(rare.wrappedValue?.numbers[0], 7)
        expectEqual(rare.wrappedValue?.numbers[63], 8)
    }
}
