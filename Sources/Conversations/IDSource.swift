import Crypto
package import Domain
package import EventLoop
import Kernel

/// Makes ids on one loop: time from the wall clock, chance from the library's generator.
package final class IDSource: Sendable {
    private let pool: LoopBound<RandomPool>

    package init(loop: Loop) { pool = LoopBound(unchecked: RandomPool(), loop: loop) }

    /// A fresh id of a bucket; on the loop only.
    package func next(_ bucket: Bucket) -> Identifier {
        Identifier(milliseconds: WallClock.milliseconds, bucket: bucket, random: pool.value.next())
    }

    /// 64 random bits; on the loop only.
    package func random() -> UInt64 { pool.value.next() }
}
