/// `limits.http2`: what one connection of HTTP/2 may take; how many streams it may have at a time is
/// `limits.streamsPerConnectionMax`.
public struct HTTP2Configuration: Hashable, Sendable {
    /// How often something may happen on one connection: `{burst: …, perSecond: …}`; whoever goes beyond it is told
    /// `ENHANCE_YOUR_CALM` and the connection is over.
    public struct Budget: Hashable, Sendable {
        /// `burst`: times at once, 1 to 1000000.
        public var burst: Int
        /// `perSecond`: times that come back with each second, 1 to 1000000.
        public var perSecond: Int

        /// A budget from its parts.
        public init(burst: Int, perSecond: Int) {
            self.burst = burst
            self.perSecond = perSecond
        }
    }

    /// `headerListBytesMax`: names and values of a header and 32 bytes for each field, 1024 to 1048576.
    ///
    /// Default: nil, and it is `limits.headerBytesMax`.
    public var headerListBytesMax: Int?
    /// `streamWindowBytes`: what may come of one request's body before some of it is used, 65535 to 16777216.
    ///
    /// Default: 65535.
    public var streamWindowBytes = 65_535
    /// `connectionWindowBytes`: what may come of all bodies together before some of it is used, 65535 to 268435456.
    ///
    /// Default: 1048576.
    public var connectionWindowBytes = 1_048_576
    /// `resets`: streams that the caller resets, or makes us reset.
    ///
    /// Default: 200 at once and 30 a second.
    public var resets = Budget(burst: 200, perSecond: 30)
    /// `pings`: PING frames.
    ///
    /// Default: 100 at once and 10 a second.
    public var pings = Budget(burst: 100, perSecond: 10)
    /// `settings`: SETTINGS frames.
    ///
    /// Default: 30 at once and 2 a second.
    public var settings = Budget(burst: 30, perSecond: 2)
    /// `windowUpdates`: WINDOW_UPDATE frames beyond 4 for each frame of data that was sent.
    ///
    /// Default: 1000 at once and 100 a second.
    public var windowUpdates = Budget(burst: 1_000, perSecond: 100)
    /// `emptyFrames`: frames without data that end nothing.
    ///
    /// Default: 100 at once and 10 a second.
    public var emptyFrames = Budget(burst: 100, perSecond: 10)

    /// Everything at its default.
    public init() {}

    init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        headerListBytesMax = section.optionalInteger("headerListBytesMax", in: 1024...1_048_576)
        streamWindowBytes = section.integer("streamWindowBytes", default: streamWindowBytes, in: 65_535...16_777_216)
        connectionWindowBytes = section.integer(
            "connectionWindowBytes", default: connectionWindowBytes, in: 65_535...268_435_456)
        func budget(_ key: String, _ field: inout Budget) {
            guard let inner = section.section(key) else { return }
            field.burst = inner.integer("burst", default: field.burst, in: 1...1_000_000)
            field.perSecond = inner.integer("perSecond", default: field.perSecond, in: 1...1_000_000)
            inner.finish()
        }
        budget("resets", &resets)
        budget("pings", &pings)
        budget("settings", &settings)
        budget("windowUpdates", &windowUpdates)
        budget("emptyFrames", &emptyFrames)
    }
}
