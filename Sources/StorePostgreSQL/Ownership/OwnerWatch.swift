import Domain
import Kernel

/// The signs of life of the process that has the database, as another sees them by its own clock.
struct OwnerWatch {
    /// For how long a sign of life counts.
    static let lease: Duration = .seconds(6)
    /// The part of it in which the owner does nothing outside any more, so that whoever comes next is not met.
    static let leaseMargin: Duration = .seconds(2)
    /// The time that a watcher gives more, for clocks that run at different speeds.
    static let patience: Duration = .seconds(1)

    /// The present state of an owner: its number changes with each beat.
    struct Sign: Equatable {
        let process: Identifier
        let beat: Int64
    }

    private var last: Sign?
    private var since = Instant(nanoseconds: 0)

    /// Whether an owner has shown nothing new for a lease and more.
    mutating func isLapsed(_ sign: Sign, at now: Instant) -> Bool {
        guard sign == last else {
            last = sign
            since = now
            return false
        }
        return now - since >= Self.lease + Self.patience
    }

    /// Begins anew: while the database was away no owner could show anything.
    mutating func forget() { last = nil }
}
