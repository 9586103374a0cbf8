import CloudCredentials
import Configuration
import HTTPWire

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

/// Where sockets go instead of where the vendor says; the path and the query stay byte for byte.
struct ConnectSocketRewrite: Sendable, Hashable {
    /// `scheme`: `ws` or `wss`.
    var scheme: String?
    /// `host`: a host, with a port where it needs one.
    var host: String?

    /// Nowhere else.
    init() {}

    init(_ section: ConfigurationSection) {
        scheme = section.optionalString("scheme", bytesMax: 3)
        host = section.optionalString("host", bytesMax: 260)
        if let scheme, scheme != "ws", scheme != "wss" { section.report("must be ws or wss", at: "scheme") }
        if let host, (try? URI("ws://\(host)/")) == nil {
            section.report("must be a host, with or without a port", at: "host")
        }
        section.finish()
    }

    /// The address with another beginning; nil for one that has none.
    func applied(to url: String) -> String? {
        guard let mark = url.firstRange(of: "://") else { return nil }
        let rest = url[mark.upperBound...]
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let beginning = scheme ?? String(url[..<mark.lowerBound])
        return "\(beginning)://\(self.host ?? String(host))\(rest[host.endIndex...])"
    }
}
