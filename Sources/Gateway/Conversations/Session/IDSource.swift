import Crypto
import Domain
import EventLoop
import Kernel

/// Makes ids on one loop: time from the wall clock, chance from the library's generator.
final class IDSource: Sendable {
    private let pool: LoopBound<RandomPool>

    init(loop: Loop) { pool = LoopBound(unchecked: RandomPool(), loop: loop) }

    /// A fresh id of a bucket; on the loop only.
    func next(_ bucket: Bucket) -> Identifier {
        Identifier(milliseconds: WallClock.milliseconds, bucket: bucket, random: pool.value.next())
    }

    /// 64 random bits; on the loop only.
    func random() -> UInt64 { pool.value.next() }
}
