/// How often something may happen: `burst` times at once, and `perSecond` more with each second that passes.
public struct HTTP2Rate: Hashable, Sendable {
    /// Times at once.
    public var burst: Int
    /// Times that come back with each second.
    public var perSecond: Int

    /// A rate from its parts.
    public init(burst: Int, perSecond: Int) {
        self.burst = burst
        self.perSecond = perSecond
    }
}

/// The limits on what one side of an HTTP/2 connection takes from the other.
///
/// Whoever goes beyond one of the rates is told `ENHANCE_YOUR_CALM` and the connection is over.
public struct HTTP2Limits: Hashable, Sendable {
    /// Streams the other side may have open at a time; announced to it.
    public var concurrentStreamsMax = 128
    /// A decoded head: names, values and 32 bytes for each field (RFC 9113 section 6.5.2); announced to the other side.
    ///
    /// A longer head is refused. One of four times this size ends the connection.
    public var headBytesMax = 32_768
    /// Fields in a head, pseudo-header fields included.
    public var fieldCountMax = 100
    /// A head as it is on the wire, over all its frames; more ends the connection.
    public var headerBlockBytesMax = 65_536
    /// Frames after the first that one head may take; more ends the connection (CVE-2024-28182).
    public var continuationsMax = 8
    /// Our own heads, in bytes before compression; a longer one is not sent, and its stream reset.
    public var sentHeaderBlockBytesMax = 131_072
    /// Entries in one SETTINGS frame.
    public var settingsEntriesMax = 32
    /// Acknowledgements of PING and SETTINGS that may wait to be sent.
    public var waitingAcknowledgementsMax = 256
    /// Bytes of one stream that may come before we take some; announced to the other side.
    public var streamWindowBytes = 65_535
    /// Bytes of all streams together that may come before we take some.
    ///
    /// Less than all streams could fill: bodies that nobody reads hold back the others, and memory stays bounded.
    public var connectionWindowBytes = 1 << 20
    /// Streams that the other side resets, or makes us reset by breaking a rule (CVE-2023-44487, CVE-2025-8671).
    public var resets = HTTP2Rate(burst: 200, perSecond: 30)
    /// PING frames, answers included.
    public var pings = HTTP2Rate(burst: 100, perSecond: 10)
    /// SETTINGS frames, acknowledgements included.
    public var settings = HTTP2Rate(burst: 30, perSecond: 2)
    /// WINDOW_UPDATE frames; each DATA frame sent and each stream begun allows ``windowUpdatesEarned`` more.
    public var windowUpdates = HTTP2Rate(burst: 1_000, perSecond: 100)
    /// The allowance added to ``windowUpdates`` for each DATA frame that we send, and for each stream that is begun.
    public var windowUpdatesEarned = 4
    /// PRIORITY and PRIORITY_UPDATE frames; each stream begun allows one more.
    public var priorities = HTTP2Rate(burst: 400, perSecond: 40)
    /// DATA frames without data that end nothing.
    public var emptyFrames = HTTP2Rate(burst: 100, perSecond: 10)
    /// Frames of kinds that are not known here.
    public var unknownFrames = HTTP2Rate(burst: 200, perSecond: 20)
    /// A server takes `CONNECT` with `:protocol` (RFC 8441); announced to the client.
    public var allowsExtendedConnect = false

    /// Limits that suit a server on the open internet.
    public init() {}
}
