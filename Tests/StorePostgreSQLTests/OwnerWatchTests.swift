import Domain
import Kernel
@testable import StorePostgreSQL
import SupportExpectations
import Testing

@Suite("Signs of life of another process") struct OwnerWatchTests {
    private let process = Identifier.new()

    private func second(_ number: Double) -> Instant { Instant(nanoseconds: UInt64(1000 + number) * 1_000_000_000) }
    private func sign(_ beat: Int64) -> OwnerWatch.Sign { OwnerWatch.Sign(process: process, beat: beat) }

    @Test func `one is lapsed when its sign has stayed the same for a lease and a second`() {
        var watch = OwnerWatch()
        expect(!watch.isLapsed(sign(1), at: second(0)))
        expect(!watch.isLapsed(sign(1), at: second(6)))
        expect(watch.isLapsed(sign(1), at: second(7)))
    }

    @Test func `each beat begins the time anew, and so does another process`() {
        var watch = OwnerWatch()
        for number in 0..<20 {
            expect(!watch.isLapsed(sign(Int64(number)), at: second(Double(number * 6))))
        }
        let other = OwnerWatch.Sign(process: .new(), beat: 19)
        expect(!watch.isLapsed(other, at: second(130)))
        expect(watch.isLapsed(other, at: second(137)))
    }

    @Test func `behind an outage of the database it is watched for a whole lease again`() {
        var watch = OwnerWatch()
        expect(!watch.isLapsed(sign(1), at: second(0)))
        watch.forget()
        expect(!watch.isLapsed(sign(1), at: second(100)))
        expect(!watch.isLapsed(sign(1), at: second(106)))
        expect(watch.isLapsed(sign(1), at: second(107)))
    }

    @Test func `an owner stops acting before another may take its place`() {
        let lease = DatabaseLease()
        expect(!lease.isHeld)
        let now = Instant.sinceBoot
        lease.extend(from: now)
        expect(lease.isHeld)
        lease.extend(from: now + .seconds(-4))
        expect(!lease.isHeld)
        expect(OwnerWatch.lease - OwnerWatch.leaseMargin < OwnerWatch.lease + OwnerWatch.patience)
        lease.extend(from: now)
        lease.give()
        expect(!lease.isHeld)
    }
}
