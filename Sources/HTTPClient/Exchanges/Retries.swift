import HTTPWire

/// When a failed exchange is tried again, unseen by the caller: once for each of the two reasons.
struct Retries {
    /// A connection that turned out to be dead was replaced.
    private(set) var hasReplaced = false
    /// The server had not looked at the request.
    private var hasRepeated = false

    /// Whether to try again, which counts.
    mutating func allow(_ exchange: Exchange, isReplayable: Bool) -> Bool {
        guard case .connectionLost(let afterBytesSent) = exchange.failure else { return false }
        if exchange.isUnprocessed {
            // RFC 9113 section 8.7: safe whatever the method.
            guard !hasRepeated, isReplayable || !exchange.isBodyBegun else { return false }
            hasRepeated = true
            return true
        }
        guard !hasReplaced, exchange.isOnReused, !exchange.hasSeenBytes, isReplayable,
            !afterBytesSent || exchange.method.isIdempotent
        else { return false }
        hasReplaced = true
        return true
    }
}
