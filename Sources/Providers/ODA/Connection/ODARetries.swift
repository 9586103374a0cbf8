import Kernel

/// Counts attempts to connect that fail in a row, and says what follows each (`PROTOCOL.md`, sections 4.6 and 5).
struct ODARetries: Sendable {
    /// The reaction to a failure.
    enum Next: Sendable {
        /// Nothing: it was the last attempt.
        case end
        /// Long polls in place of the socket.
        case poll
        /// Another attempt after a time.
        case again(after: Duration)
    }

    private let channel: ODAChannel
    /// Attempts in a row that failed, the loss of a connection among them.
    private(set) var failures = 0
    /// Sockets in a row that could not be opened.
    private var socketFailures = 0
    private var random: SplitMix64

    /// - Parameter seed: spreads the retries of many sessions.
    init(_ channel: ODAChannel, seed: UInt64) {
        self.channel = channel
        random = SplitMix64(seed: seed)
    }

    private var configuration: ODAConfiguration { channel.configuration }

    /// A connection is open, which gives all attempts back.
    mutating func opened() {
        failures = 0
        socketFailures = 0
    }

    /// A connection was lost or could not be opened.
    ///
    /// - Parameter hasTried: it could not be opened.
    mutating func failed(over transport: ODATransport, hasTried: Bool) -> Next {
        failures += 1
        if hasTried, transport == .socket { socketFailures += 1 }
        let mayRetry =
            configuration.pollsLong ? transport == .socket : failures <= configuration.reconnectAttemptsMax
        guard mayRetry else { return .end }
        if configuration.pollsLong, socketFailures >= configuration.longPollSocketAttempts { return .poll }
        return .again(after: jittered(configuration.pollsLong ? times.longPollRetry : times.reconnect))
    }

    /// A connection that is open no longer answers, and is replaced at once where that may be; says whether.
    mutating func fellSilent() -> Bool {
        failures += 1
        return failures <= configuration.reconnectAttemptsMax
    }

    private var times: ODATimes { configuration.times }

    /// The interval and up to so many percent more, so that not all sessions come back in the same moment.
    private mutating func jittered(_ interval: Duration) -> Duration {
        guard configuration.reconnectJitterPercent > 0 else { return interval }
        let thousandth = Int.random(in: 0...1000, using: &random)
        return interval + interval * thousandth * configuration.reconnectJitterPercent / 100_000
    }
}
