import ProviderKit
import SupportExpectations
import Testing

@Suite struct RecentTests {
    @Test func `the oldest makes room, and is new when it comes again`() {
        var recent = RecentSet<String>(countMax: 3)
        for id in ["a", "b", "c"] { expectEqual(recent.insert(id), true) }
        expectEqual(recent.insert("a"), false)
        expectEqual(recent.insert("d"), true)
        expect(!recent.contains("a"))
        expect(["b", "c", "d"].allSatisfy(recent.contains))
        expectEqual(recent.insert("a"), true)
        expect(!recent.contains("b"))
        expectEqual(recent.count, 3)
    }

    @Test func `what is removed makes room at once`() {
        var recent = RecentSet<Int>(countMax: 3)
        for number in 1...4 { recent.insert(number) }
        recent.remove(3)
        recent.remove(9)
        expectEqual(recent.count, 2)
        recent.insert(5)
        expect([2, 4, 5].allSatisfy(recent.contains))
        recent.insert(6)
        expect(!recent.contains(2))
    }

    @Test func `a value that is set again keeps its place`() {
        var map = RecentMap<String, Int>(countMax: 2)
        map["a"] = 1
        map["b"] = 2
        map["a"] = 3
        expectEqual(map["a"], 3)
        map["c"] = 4
        expect(map["a"] == nil)
        expectEqual(map["b"], 2)
        map["b"] = nil
        expectEqual(map.count, 1)
    }

    /// Whatever is set and removed in whatever order: it holds what a list of the newest keys holds.
    @Test(arguments: 0..<20) func `it is what a list says it is`(seed: Int) {
        var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let countMax = next(6) + 1
        var map = RecentMap<Int, Int>(countMax: countMax)
        var list: [(key: Int, value: Int)] = []
        for step in 0..<500 {
            let key = next(10)
            if next(4) == 0 {
                map[key] = nil
                list.removeAll { $0.key == key }
            } else {
                map[key] = step
                if let index = list.firstIndex(where: { $0.key == key }) {
                    list[index].value = step
                } else {
                    list.append((key, step))
                    if list.count > countMax { list.removeFirst() }
                }
            }
            expectEqual(map.count, list.count)
            for key in 0..<10 { expectEqual(map[key], list.first { $0.key == key }?.value) }
        }
    }
}
