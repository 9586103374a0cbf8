import CloudCredentials

/// The hosts of a region (`PROTOCOL.md`, section 2).
///
/// The host of the socket is not among them: it comes with each connection.
struct ConnectEndpoints: Hashable, Sendable {
    /// `https://connect.{region}.amazonaws.com` and its kin.
    var control: String
    /// `https://participant.connect.{region}.amazonaws.com` and its kin.
    var participant: String

    /// The hosts that the vendor's rules give.
    ///
    /// In the government regions the plain hosts are the ones for FIPS, but not those with IPv6 as well.
    init(region: String, isFIPS: Bool = false, isDualStack: Bool = false) {
        let partition = CloudPartition(region: region)
        let isPlain = !isFIPS || region.hasPrefix("us-gov-") && !isDualStack
        let domain = isDualStack ? partition.dualStackDomain : partition.domain
        let suffix = "\(isPlain ? "" : "-fips").\(region).\(domain)"
        control = "https://connect" + suffix
        participant = "https://participant.connect" + suffix
    }
}
