/// A time zone: what its clocks show at each moment, and which moment a time on them is.
///
/// Read from a file of the system's database (RFC 9636, in Debian's `tzdata`). Does no input or output.
public struct Zone: Hashable, Sendable {
    /// A change of what the clocks show.
    struct Transition: Hashable, Sendable {
        /// The first second of the new time, since the Unix epoch.
        var at: Int64
        /// Seconds to be added to UTC from then on.
        var offset: Int
    }

    /// More than a day and less than the file format's limit of 26 hours apart from UTC.
    private static let offsetMax: Int64 = 26 * 3600

    /// Seconds to be added to UTC before the first transition.
    let earliestOffset: Int
    /// In the order of time.
    let transitions: [Transition]
    /// The rule for what comes behind the last transition.
    let rule: ZoneRule?

    /// UTC itself.
    public static let utc = Zone(earliestOffset: 0, transitions: [], rule: nil)

    init(earliestOffset: Int, transitions: [Transition], rule: ZoneRule?) {
        self.earliestOffset = earliestOffset
        self.transitions = transitions
        self.rule = rule
    }

    /// Seconds to be added to UTC at a moment, in seconds since the Unix epoch.
    public func offset(at seconds: Int64) -> Int {
        // The number of transitions that have happened by then.
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].at <= seconds { low = middle + 1 } else { high = middle }
        }
        if low == transitions.count, let rule { return rule.offset(at: seconds) }
        return low == 0 ? earliestOffset : transitions[low - 1].offset
    }

    /// The moment at which clocks show a local time, in seconds since the Unix epoch.
    ///
    /// Of a time that they show twice the first; for one that they skip the first moment at which they show a later
    /// one.
    ///
    /// - Parameter local: the time on the clocks, counted as if it were UTC.
    public func moment(ofLocal local: Int64) -> Int64 {
        let start = local - Self.offsetMax
        var (begin, offset) = (start, offset(at: start))
        for next in changes(after: start, through: local + Self.offsetMax) {
            let moment = max(begin, local - Int64(offset))
            if moment < next.at { return moment }
            (begin, offset) = (next.at, next.offset)
        }
        return max(begin, local - Int64(offset))
    }

    /// Transitions within a time, those of the rule included.
    private func changes(after start: Int64, through end: Int64) -> [Transition] {
        var found = transitions.filter { $0.at > start && $0.at <= end }
        guard let rule else { return found }
        let last = transitions.last?.at ?? .min
        found += rule.transitions(around: start, end).filter { $0.at > max(last, start) && $0.at <= end }
        return found
    }
}
