/// The bounds of what an adapter outside the process can cost (`PROTOCOL.md`, "Bounds").
package enum ExternalLimits {
    /// The longest frame, without its length, in bytes.
    package static let frameBytesMax = 1 << 20
    /// The deepest nesting of a frame.
    static let depthMax = 64
    /// Members and elements of a frame.
    static let nodesMax = 50_000
    /// The longest id of an item, session, request or stream, in bytes.
    package static let idBytesMax = 512
    /// The longest storage of one session, encoded, in bytes.
    package static let storageBytesMax = 64 << 10
    /// Events that were handed to sessions and are not on disk yet; beyond it nothing is read.
    static let heldEventsMax = 1000
    /// The same in bytes of their frames.
    static let heldBytesMax = 8 << 20
    /// Bytes that wait for an adapter that does not read; beyond it the connection is closed.
    static let unsentBytesMax = 16 << 20
    /// Requests that wait for their answers, or for room (`limits.inFlight`).
    static let requestsMax = 20_000
    /// Sessions that were let go of and whose late events are no lie.
    static let formerSessionsMax = 4096
    /// Ids of events, other than messages, by which repeats are known after a restart.
    static let recentItemsMax = 64
    /// Options of one command, suggestions and participants of one typing.
    static let choicesMax = 100
    /// Bytes of what was said before a session was made, as `open` carries it; the oldest is left out first.
    static let transcriptBytesMax = 512 << 10
}

/// The times of the protocol (`PROTOCOL.md`, "Times").
package struct ExternalTimes: Hashable, Sendable {
    /// An answer to a request comes within this.
    package var answer: Duration = .seconds(15)
    /// The adapter greets within this, the connection included.
    package var greeting: Duration = .seconds(5)
    /// Pings come so often.
    package var ping: Duration = .seconds(15)
    /// A `pong` comes within this.
    package var pong: Duration = .seconds(5)
    /// A connection that no session wants is given up after so long, as that of a definition that was replaced.
    package var idle: Duration = .seconds(60)
    /// A session that was never open fails after so long without an adapter.
    package var opening: Duration = .seconds(5)
    /// `reconnectSeconds`: how long a session that was open waits for its adapter before it fails, 0 to 86400.
    ///
    /// Default: 900.
    package var patience: Duration = .seconds(900)
    /// The bound of the first pause between dials.
    package var pauseFirst: Duration = .milliseconds(100)
    /// The bound of the longest.
    package var pauseLongest: Duration = .seconds(5)

    /// The times of the protocol.
    package init() {}
}
