import Crypto
import SupportExpectations
import Testing

@Suite struct RandomPoolTests {
    @Test func `numbers over several blocks do not repeat`() {
        let pool = RandomPool()
        var seen: Set<UInt64> = []
        for _ in 0..<1000 { seen.insert(pool.next()) }
        expectEqual(seen.count, 1000)
        expect(!seen.contains(0))
    }

    @Test func `every bit is set in about half of the numbers`() {
        let pool = RandomPool()
        var counts = [Int](repeating: 0, count: 64)
        for _ in 0..<4096 {
            let number = pool.next()
            for bit in 0..<64 where number >> bit & 1 == 1 { counts[bit] += 1 }
        }
        // Ten standard deviations of 32 each way: this fails for a stuck bit and never by chance.
        for count in counts { expect((1728...2368).contains(count)) }
    }

    @Test func `small numbers differ too`() {
        let pool = RandomPool()
        expect(Set((0..<8).map { _ in pool.nextUInt32() }).count > 1)
    }

    @Test(arguments: [0, 1, 7, 8, 9, 100, 5000])
    func `a span is filled to its end`(count: Int) {
        let pool = RandomPool()
        let filled = [UInt8](capacity: count) { pool.fill(&$0) }
        expectEqual(filled.count, count)
        if count >= 100 { expect(Set(filled).count > 20) }
    }

    @Test(arguments: [0, 1, 32, 4096])
    func `fresh bytes have the length asked for`(count: Int) {
        let one = secureRandomBytes(count)
        expectEqual(one.count, count)
        if count >= 32 { expect(one != secureRandomBytes(count)) }
    }

    @Test func `a pool drives the standard library's choices`() {
        var pool = RandomPool()
        expectEqual(Set((0..<200).map { _ in Int.random(in: 0..<4, using: &pool) }), [0, 1, 2, 3])
    }
}
