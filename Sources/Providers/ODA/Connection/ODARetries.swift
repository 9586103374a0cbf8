import Kernel
import ProviderKit

/// Counts attempts to connect that fail in a row, and says what follows each (`PROTOCOL.md`, sections 4.6 and 5).
struct ODARetries: Sendable {
    /// The reaction to a failure.
    enum Next: Sendable {
        /// Nothing: it was the last attempt.
        case end
        /// Long polls in place of the socket.
        case poll
        /// Another attempt after a time, which may be none.
        case again(after: Duration)
    }

    private let channel: ODAChannel
    /// The server has let us in before, in this process or an earlier one: what it answers now is not its last word.
    private(set) var isKnown: Bool
    private var reconnection = Reconnection()
    /// Attempts in a row to be let in for the first time that failed.
    private var failedOpenings = 0
    /// Sockets in a row that could not be opened.
    private var socketFailures = 0
    private var random: SplitMix64

    /// - Parameters:
    ///   - isKnown: the server has let us in before.
    ///   - seed: spreads the retries of many sessions.
    init(_ channel: ODAChannel, isKnown: Bool, seed: UInt64) {
        self.channel = channel
        self.isKnown = isKnown
        random = SplitMix64(seed: seed)
    }

    private var configuration: ODAConfiguration { channel.configuration }
    private var times: ODATimes { configuration.times }

    /// The number of the coming attempt.
    var attempt: Int { isKnown ? reconnection.attempts : failedOpenings }

    /// A connection is open.
    mutating func opened(at now: Instant) {
        isKnown = true
        socketFailures = 0
        reconnection.opened(at: now)
    }

    /// Attempts were put off until there was a token for them: patience begins anew.
    mutating func renewed() {
        reconnection = Reconnection()
        failedOpenings = 0
        socketFailures = 0
    }

    /// Something came in over it.
    mutating func heard() { reconnection.heard() }

    /// A connection was lost or could not be opened.
    ///
    /// - Parameters:
    ///   - hasTried: it could not be opened.
    ///   - asked: how long the server asks us to wait.
    mutating func failed(
        over transport: ODATransport, hasTried: Bool, asked: Duration? = nil, at now: Instant
    ) -> Next {
        if hasTried, transport == .socket { socketFailures += 1 }
        guard let pause = pause(behind: transport, asked, at: now) else { return .end }
        guard configuration.pollsLong, socketFailures >= configuration.longPollSocketAttempts else {
            return .again(after: pause)
        }
        // Where polls fail as well, sockets have their turn again.
        socketFailures = 0
        return .poll
    }

    /// The pause before the next attempt; nil where there is none.
    private mutating func pause(behind transport: ODATransport, _ asked: Duration?, at now: Instant) -> Duration? {
        if isKnown { return reconnection.failed(asked: asked, at: now, configuration.reconnects, &random) }
        failedOpenings += 1
        let mayRetry =
            configuration.pollsLong ? transport == .socket : failedOpenings <= configuration.reconnectAttemptsMax
        guard mayRetry else { return nil }
        let pause = jittered(configuration.pollsLong ? times.longPollRetry : times.reconnect)
        return max(pause, min(asked ?? .zero, ReconnectPolicy.askedPauseMax))
    }

    /// A message waits: what is left of the pause that goes on, if that is less now.
    mutating func hurried(at now: Instant) -> Duration? { reconnection.hurried(at: now, configuration.reconnects) }

    /// The interval and up to so many percent more, so that not all sessions come back in the same moment.
    private mutating func jittered(_ interval: Duration) -> Duration {
        guard configuration.reconnectJitterPercent > 0 else { return interval }
        let thousandth = Int.random(in: 0...1000, using: &random)
        return interval + interval * thousandth * configuration.reconnectJitterPercent / 100_000
    }
}
