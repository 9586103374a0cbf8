import Kernel
import Synchronization

/// Until when this process may act outside in the name of the database's sessions; read on any thread.
///
/// Extended by signs of life that the database took, counted from before they were sent and less a margin, so that it
/// is over before another process may take the database.
final class DatabaseLease: Sendable {
    private let end = Atomic<UInt64>(0)

    /// It is not over.
    var isHeld: Bool { Instant.sinceBoot.nanoseconds < end.load(ordering: .relaxed) }

    /// A sign of life that was sent at that time has been taken.
    func extend(from sent: Instant) {
        end.store((sent + (OwnerWatch.lease - OwnerWatch.leaseMargin)).nanoseconds, ordering: .relaxed)
    }

    /// Another process has the database.
    func give() { end.store(0, ordering: .relaxed) }
}
