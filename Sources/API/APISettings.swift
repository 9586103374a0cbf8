import Configuration

/// The settings of the endpoints: of a configuration as much as they need.
struct APISettings: Sendable {
    /// The longest body that is read whole.
    let bodyBytesMax: Int
    /// How deep a JSON body may be.
    let jsonDepthMax: Int
    /// Streams of one session at a time.
    let subscribersPerSessionMax: Int
    /// The longest file taken.
    let uploadBytesMax: Int
    /// The longest file fetched from a provider.
    let vendorFileBytesMax: Int
    /// Bytes that have to be left on the store's disk.
    let diskFreeBytesMin: Int
    /// The figures are served here, and not at an address of their own.
    let servesFigures: Bool
    /// Anybody may read them here.
    let figuresArePublic: Bool
    /// `/v1/echo` is there.
    let echoes: Bool

    init(_ configuration: GatewayConfiguration) {
        bodyBytesMax = configuration.limits.bodyBytesMax
        jsonDepthMax = configuration.limits.jsonDepthMax
        subscribersPerSessionMax = configuration.limits.subscribersPerSessionMax
        uploadBytesMax = configuration.spool.fileBytesMax
        vendorFileBytesMax = configuration.spool.vendorFileBytesMax
        diskFreeBytesMin = configuration.limits.diskFreeBytesMin
        servesFigures = configuration.admin == nil
        figuresArePublic = configuration.metrics.isPublic
        echoes = configuration.testing.echo
    }
}
