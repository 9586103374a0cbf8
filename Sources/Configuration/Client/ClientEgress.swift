/// `providers.*.client.egress`: where the calls of a provider may go.
///
/// Always allowed are the hosts and ports that the provider's section names. Any other host is judged for each call and
/// each redirect, and again for the very address that is connected to; a call that is refused is answered with 502 and
/// `egress_refused` as the provider's code, and nothing is connected to.
public struct ClientEgress: Hashable, Sendable {
    /// Hosts of one provider.
    static let hostsMax = 100

    /// A host that may be called, or all hosts below a name.
    public struct Host: Hashable, Sendable {
        /// A name or an address without brackets, or `*.` and a name, or `*` for every host.
        public var name: String
        /// Nil for every port.
        public var port: Int?
    }

    /// `allow`: the hosts that may be called beside those: `files.example.com`, `*.amazonaws.com` for every name below
    /// it, `192.0.2.7`, `"[2001:db8::7]"` or `"*"`, each with a port (`files.example.com:8443`) or for all; 0 to 100.
    ///
    /// Default: every host that has a public address.
    public var allow: [Host]?
    /// `allowPrivate`: whether hosts that `allow` names may have private addresses: this machine's, those of local
    /// networks, shared and reserved ones.
    ///
    /// Addresses that the vendor itself gives, for sockets and files, may have them anyhow where an endpoint of the
    /// provider's section has.
    ///
    /// Default: false.
    public var allowsPrivate = false

    /// Every public host.
    public init() {}

    init(_ section: ConfigurationSection) {
        defer { section.finish() }
        allow = section.value("allow")?.elements(countMax: Self.hostsMax)?.compactMap(Self.host)
        allowsPrivate = section.boolean("allowPrivate", default: false)
        if allowsPrivate, allow == nil { section.report("needs the hosts in allow that it is for", at: "allowPrivate") }
    }

    private static func host(_ value: ConfigurationValue) -> Host? {
        guard let text = value.string(bytesMax: 300) else { return nil }
        guard let (whole, port) = NetworkAddress.split(text), port != 0, isPattern(whole) else {
            value.report("must be a host such as files.example.com or *.example.com, with or without a port")
            return nil
        }
        let name = whole.hasPrefix("[") ? whole.dropFirst().dropLast() : whole
        return Host(name: String(name).lowercased(), port: port)
    }

    private static func isPattern(_ text: Substring) -> Bool {
        if text == "*" { return true }
        // An address has no names below it.
        guard text.hasPrefix("*.") else { return NetworkAddress.isHost(text) }
        return NetworkAddress.isHost(text.dropFirst(2)) && !NetworkAddress.isIPv4(text.dropFirst(2))
            && !text.hasPrefix("*.[")
    }
}
