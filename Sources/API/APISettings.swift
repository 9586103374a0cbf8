package import Configuration

/// The settings of the endpoints: of a configuration as much as they need.
package struct APISettings: Sendable {
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
    /// `/facade/ujet/sign/…` is there.
    let signsForUJET: Bool

    /// The settings that follow from these sections.
    ///
    /// - Parameter servesFigures: the figures have no address of their own.
    package init(
        limits: LimitsConfiguration, spool: SpoolConfiguration, metrics: MetricsConfiguration,
        testing: TestingConfiguration, facades: FacadesConfiguration, servesFigures: Bool
    ) {
        bodyBytesMax = limits.bodyBytesMax
        jsonDepthMax = limits.jsonDepthMax
        subscribersPerSessionMax = limits.subscribersPerSessionMax
        uploadBytesMax = spool.fileBytesMax
        vendorFileBytesMax = spool.vendorFileBytesMax
        diskFreeBytesMin = limits.diskFreeBytesMin
        self.servesFigures = servesFigures
        figuresArePublic = metrics.isPublic
        echoes = testing.echo
        signsForUJET = facades.ujet.isEnabled
    }
}
