/// The waits between tries to connect: none before the first, then full jitter below a bound that doubles.
struct PostgresBackoff {
    static let first: Duration = .milliseconds(100)
    static let longest: Duration = .seconds(5)

    private var tries = 0

    /// The wait before the next try.
    ///
    /// - Parameter random: 64 random bits.
    mutating func next(_ random: UInt64) -> Duration {
        defer { tries += 1 }
        guard tries > 0 else { return .zero }
        let bound = min(Self.longest, Self.first * (1 << min(tries - 1, 10)))
        return bound * (Double(random >> 11) / Double(1 << 53))
    }

    /// A connection has proved to be good.
    mutating func reset() { tries = 0 }
}
