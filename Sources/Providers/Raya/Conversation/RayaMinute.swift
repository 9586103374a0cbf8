import Kernel

/// A bound on how often something enters the log in a minute, however often the vendor says it.
struct RayaMinute: Sendable {
    /// How often in a minute.
    static let countMax = 60

    private var begin: Instant?
    private var count = 0

    /// The verdict on one more.
    enum Verdict: Hashable, Sendable {
        /// It enters.
        case admitted
        /// It is the first of this minute that does not.
        case firstDropped
        /// It does not, as others before it.
        case dropped
    }

    /// Counts one.
    mutating func count(at time: Instant) -> Verdict {
        if begin.map({ time - $0 >= .seconds(60) }) ?? true {
            begin = time
            count = 0
        }
        count += 1
        return count <= Self.countMax ? .admitted : count == Self.countMax + 1 ? .firstDropped : .dropped
    }
}
