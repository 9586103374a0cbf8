import Kernel

/// When readers that are sent away come back: each at a moment of its own, so that not all come at once.
///
/// The more they are, the longer they are spread, within bounds.
struct ReconnectSpread: Hashable, Sendable {
    /// Readers that come back in one millisecond; each is a request with a look at the log.
    static let readersPerMillisecond = 1
    /// Even one reader is not told to come back at the same moment as all others of its kind.
    static let millisecondsMin = 250

    /// The latest moment, in milliseconds.
    let millisecondsMax: Int

    /// The spread of so many readers, over no more than `limit`.
    init(readers: Int = 0, limit: Duration = .milliseconds(millisecondsMin)) {
        let bound = Int(clamping: max(0, limit.milliseconds))
        millisecondsMax = min(max(readers / Self.readersPerMillisecond, Self.millisecondsMin), bound)
    }

    /// One reader's moment, drawn with a random number: 0 to ``millisecondsMax``, each as likely.
    func milliseconds(_ random: UInt64) -> Int { Int(random % UInt64(millisecondsMax + 1)) }
}
