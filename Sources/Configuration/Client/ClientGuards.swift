/// The guards of a vendor, and of ourselves against a vendor that fails: retries, breaker and rate limit.
public struct ClientGuards: Hashable, Sendable {
    /// `retry`: how calls are made again that may be.
    public var retry = ClientRetry()
    /// `breaker`: when a vendor that fails is spared.
    public var breaker = ClientBreaker()
    /// `rateLimit: {requestsPerSecond: …}`: how many calls and dials one process makes in a second, 1 to 100000; what
    /// exceeds it waits within `timeouts.totalSeconds`, and is refused as `provider_capacity` then.
    ///
    /// Default: as many as there are.
    public var requestsPerSecondMax: Int?

    /// Everything at its default.
    public init() {}
}

/// The calls that are made again: those of which nothing has left, and those that only read.
public struct ClientRetry: Hashable, Sendable {
    /// `attemptsMax`: how often one call is tried in all, 1 to 10; 1: never again.
    ///
    /// Default: 3.
    public var attemptsMax = 3
    /// `budgetPercent`: how many retries there may be for a hundred calls, 0 to 100, beyond ten at a time.
    ///
    /// Default: 20.
    public var budgetPercent = 20

    /// Everything at its default.
    public init() {}
}

/// When a vendor that fails is spared, and for how long; each process counts for itself, by origin.
public struct ClientBreaker: Hashable, Sendable {
    /// `failuresToOpen`: after how many failures in a row nothing more is sent, 0 to 1000; 0: never.
    ///
    /// A vendor that cannot be connected to is spared at once where another provider stands behind it in a route.
    ///
    /// Default: 5.
    public var failuresToOpen = 5
    /// `openSeconds`: until it is looked whether the vendor is back, 0.05 to 3600; doubled each time that it is not, up
    /// to four times as long.
    ///
    /// Default: 15.
    public var open: Duration = .seconds(15)

    /// Everything at its default.
    public init() {}
}

extension ClientGuards {
    /// Takes `retry`, `breaker` and `rateLimit` out of a `client` section.
    init(in client: ConfigurationSection) {
        if let section = client.section("retry") {
            retry.attemptsMax = section.integer("attemptsMax", default: retry.attemptsMax, in: 1...10)
            retry.budgetPercent = section.integer("budgetPercent", default: retry.budgetPercent, in: 0...100)
            section.finish()
        }
        if let section = client.section("breaker") {
            breaker.failuresToOpen = section.integer(
                "failuresToOpen", default: breaker.failuresToOpen, in: 0...1000)
            breaker.open = section.seconds("openSeconds", default: breaker.open, in: 0.05...3600)
            section.finish()
        }
        if let section = client.section("rateLimit") {
            requestsPerSecondMax = section.optionalInteger("requestsPerSecond", in: 1...100_000)
            section.finish()
        }
    }
}
