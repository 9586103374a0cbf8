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
    /// In the government regions the plain hosts are the ones for FIPS.
    init(region: String, isFIPS: Bool = false, isDualStack: Bool = false) {
        let marker = isFIPS && !region.hasPrefix("us-gov-") ? "-fips" : ""
        let suffix = "\(marker).\(region).\(Self.domain(of: region, isDualStack: isDualStack))"
        control = "https://connect" + suffix
        participant = "https://participant.connect" + suffix
    }

    private static func domain(of region: String, isDualStack: Bool) -> String {
        if region.hasPrefix("cn-") { return isDualStack ? "api.amazonwebservices.com.cn" : "amazonaws.com.cn" }
        if region.hasPrefix("eusc-") { return "amazonaws.eu" }
        if region.hasPrefix("us-iso-") { return "c2s.ic.gov" }
        return isDualStack ? "api.aws" : "amazonaws.com"
    }
}
