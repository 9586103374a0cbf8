/// The patience that a provider has with its vendor once a conversation was open (`api.md`, section 10).
///
/// A conversation outlives a bad minute: whatever an attempt to reach the vendor again is answered, the next one
/// follows. Whoever was never let in is another matter, which each vendor's own rules decide.
public struct ReconnectPolicy: Hashable, Sendable {
    /// How long the vendor is tried to be reached again.
    public let patience: Duration
    /// The bounds of the pauses between attempts: each is a random part of a bound that doubles.
    public let pauses: ClosedRange<Duration>

    /// The patience of a provider that is not configured otherwise.
    public static let patienceDefault: Duration = .seconds(900)
    /// How long a link has to live to count as mended, if the vendor says nothing over it.
    public static let lifeThatCounts: Duration = .seconds(30)
    /// The longest pause that the vendor can ask for.
    public static let askedPauseMax: Duration = .seconds(300)
    /// The longest pause while a message waits that came in the course of it.
    public static let hurriedPauseMax: Duration = .seconds(1)
    /// The longest other pause: all sessions are back within half a minute of their vendor's return.
    private static let pauseMax: Duration = .seconds(20)

    /// - Parameters:
    ///   - patience: how long the vendor is tried to be reached again; zero for not at all.
    ///   - first: the bound of the first pause, not zero.
    ///   - longest: that of the longest; 20 s at most, but not below the first.
    public init(patience: Duration, pausesFrom first: Duration, to longest: Duration? = nil) {
        precondition(first > .zero, "A pause that is doubled must not be zero.")
        self.patience = patience
        pauses = first...max(first, min(longest ?? Self.pauseMax, Self.pauseMax))
    }

    /// As much of the pause that the vendor asks for (`Retry-After`) as it gets: up to ``askedPauseMax``.
    public static func granted(_ asked: Duration?) -> Duration { max(.zero, min(asked ?? .zero, askedPauseMax)) }
}
