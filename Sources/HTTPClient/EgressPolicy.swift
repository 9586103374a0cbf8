import Kernel
import Transport

/// Where the calls of one provider may go: judged for each request and each redirect before anything is dialled, and
/// once more for the very address that is connected to (`client-layer.md`, "Transport").
///
/// The hosts and ports that the configuration names are always allowed, at whatever address they are. Any other host
/// has to be one of ``allow`` where there are such, and has to have a public address, with two exceptions: hosts that
/// ``allow`` names if private addresses are allowed them, and addresses that the vendor itself gave if an endpoint of
/// the configuration has a private address too. Instance metadata is reached by none of these.
public struct EgressPolicy: Sendable, Hashable {
    /// The source of an address: who says where a call goes.
    public enum Source: Sendable, Hashable {
        /// The configuration alone: the address is put together of nothing else.
        case configuration
        /// The vendor, in an authenticated answer: sockets and presigned addresses.
        case vendor
        /// Anybody else, or nobody knows: attachments, callbacks, redirects.
        case elsewhere
    }

    /// The endpoints: hosts and ports that the configuration names.
    public var endpoints: Set<EgressEndpoint>
    /// The hosts beside them that may be called; nil for every host.
    public var allow: [EgressPattern]?
    /// Whether hosts that ``allow`` names may have private addresses.
    public var allowsPrivate: Bool
    /// The source of the address that the call beside this goes to.
    public var source = Source.elsewhere

    /// A policy for calls from elsewhere.
    public init(endpoints: Set<EgressEndpoint>, allow: [EgressPattern]? = nil, allowsPrivate: Bool = false) {
        self.endpoints = endpoints
        self.allow = allow
        self.allowsPrivate = allowsPrivate
    }

    /// The addresses that a call may connect to.
    struct Verdict: Hashable {
        var policy: AddressPolicy
        /// Hosts of which one has to have a private address, so that this one may.
        var privateLike: [String] = []
    }

    /// The addresses at which a host may be called; nil if it may not be called at all.
    func verdict(host: String, port: UInt16) -> Verdict? {
        let endpoint = EgressEndpoint(host: host, port: port)
        if source == .configuration || endpoints.contains(endpoint) { return Verdict(policy: .exceptInstanceMetadata) }
        let isNamed = allow?.contains { $0.matches(endpoint) }
        guard isNamed != false else { return nil }
        if isNamed == true, allowsPrivate { return Verdict(policy: .exceptInstanceMetadata) }
        guard source == .vendor else { return Verdict(policy: .publicOnly) }
        // Sorted, so that equal policies make equal origins.
        return Verdict(policy: .publicOnly, privateLike: Set(endpoints.map(\.host)).sorted())
    }
}

/// A host and a port that may be called.
public struct EgressEndpoint: Sendable, Hashable {
    /// In small letters and without brackets, an IPv6 address in its shortest form.
    public let host: String
    /// The port.
    public let port: UInt16

    /// Any spelling of the host will do.
    public init(host: String, port: UInt16) {
        self.host = Self.canonical(host)
        self.port = port
    }

    /// The one form of a host.
    static func canonical(_ host: String) -> String {
        guard host.utf8.contains(UInt8(ascii: ":")) else { return host.lowercased() }
        let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        return SocketAddress(host: bare, port: 0)?.host ?? bare.lowercased()
    }
}

/// Hosts that may be called: `api.example.com`, `*.example.com` for every name below it, or `*`; each with a port or
/// for all.
public struct EgressPattern: Sendable, Hashable {
    /// The whole host, or its end.
    private let name: String
    private let isSuffix: Bool
    private let port: UInt16?

    /// - Parameters:
    ///   - host: a name or an address, or `*.` and a name, or `*`.
    ///   - port: nil for every port.
    public init(host: String, port: UInt16? = nil) {
        isSuffix = host.hasPrefix("*")
        // With its dot, so that `*.example.com` is no host that only ends in these letters.
        name = isSuffix ? String(host.dropFirst()).lowercased() : EgressEndpoint.canonical(host)
        self.port = port
    }

    func matches(_ endpoint: EgressEndpoint) -> Bool {
        guard port == nil || port == endpoint.port else { return false }
        guard isSuffix else { return endpoint.host == name }
        // A suffix of names is no suffix of addresses.
        return name.isEmpty || endpoint.host.hasSuffix(name) && endpoint.host.utf8.count > name.utf8.count
    }
}
