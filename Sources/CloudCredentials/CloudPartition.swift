/// The part of the cloud that a region belongs to, and the domains of its services.
///
/// After `partitions.json` of botocore 1.44.5; a region that none of them knows counts to the first, as there.
public struct CloudPartition: Hashable, Sendable {
    /// The end of the usual hosts, as in `amazonaws.com`.
    public let domain: String
    /// The end of hosts with IPv6 as well, as in `api.aws`.
    public let dualStackDomain: String

    /// By the beginning of a region's name.
    private static let others: [(prefix: String, partition: CloudPartition)] = [
        ("cn-", CloudPartition("amazonaws.com.cn", "api.amazonwebservices.com.cn")),
        ("eusc-", CloudPartition("amazonaws.eu", "api.amazonwebservices.eu")),
        ("us-iso-", CloudPartition("c2s.ic.gov", "api.aws.ic.gov")),
        ("us-isob-", CloudPartition("sc2s.sgov.gov", "api.aws.scloud")),
        ("us-isof-", CloudPartition("csp.hci.ic.gov", "api.aws.hci.ic.gov")),
        ("eu-isoe-", CloudPartition("cloud.adc-e.uk", "api.cloud-aws.adc-e.uk")),
    ]

    private init(_ domain: String, _ dualStackDomain: String) {
        self.domain = domain
        self.dualStackDomain = dualStackDomain
    }

    /// The partition of a region such as `eu-west-2`.
    public init(region: String) {
        self =
            Self.others.first { region.hasPrefix($0.prefix) }?.partition
            ?? CloudPartition("amazonaws.com", "api.aws")
    }
}
