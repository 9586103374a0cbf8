import HTTPWire
import Kernel
import Transport

/// The origin by which connections are kept apart: where they lead, and under which rules they were made.
///
/// The rules belong here because a connection made under looser ones must not serve a request with stricter ones.
struct Origin: Hashable {
    var isSecure: Bool
    var host: String
    var port: UInt16
    var tls: TLSOptions
    var policy: AddressPolicy
    /// Hosts of which one has to have a private address, so that this one may (``EgressPolicy/Source/vendor``).
    var privateLike: [String] = []
    var versions: HTTPVersionPolicy
    /// The proxy on the way; nil for none, and for an origin that is reached without it.
    var proxy: ProxyOptions?
    /// The proxy is sent the requests themselves, in absolute form (RFC 9112 section 3.2.2), and asked for no tunnel.
    var isForwarded: Bool

    /// The origin of a URL.
    ///
    /// - Throws: ``ClientError/badURL`` unless its scheme is one of the two given, secure one last, and it names no
    ///   user; ``ClientError/addressRefused`` where nothing may go.
    init(_ url: URI, schemes: (String, String), _ options: ClientOptions) throws(ClientError) {
        guard url.scheme == schemes.0 || url.scheme == schemes.1, url.userInformation == nil,
            let port = url.effectivePort
        else { throw .badURL }
        isSecure = url.scheme == schemes.1
        host = url.host
        self.port = port
        // Plain connections are alike whatever the rules for TLS.
        tls = isSecure ? options.tls : TLSOptions()
        if let egress = options.egress {
            guard let verdict = egress.verdict(host: url.host, port: port) else { throw .addressRefused }
            policy = verdict.policy
            privateLike = verdict.privateLike
        } else {
            policy = options.addressPolicy
        }
        // An address that is written out is judged here, since a proxy would connect to it unseen.
        if privateLike.isEmpty, let address = SocketAddress(host: url.host, port: port), !policy.allows(address) {
            throw .addressRefused
        }
        // Without TLS there is no handshake that could settle it.
        versions = !isSecure && options.versions == .automatic ? .http1Only : options.versions
        proxy = options.proxy.flatMap { $0.bypass.contains(url.host) ? nil : $0 }
        isForwarded = schemes.0 == "http" && !isSecure && versions == .http1Only && proxy?.isHTTP == true
    }
}
