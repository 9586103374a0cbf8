import HTTPClient
import HTTPWire
import Kernel
import Transport

/// All that was seen of one host of a provider.
struct EndpointObservation: Sendable {
    /// The answer to `HEAD /`.
    struct Answer: Sendable, Equatable {
        var status: Int
        /// The vendor's clock in seconds since 1970, where it tells; as of `wallSeconds`.
        var vendorSeconds: Int64?
        /// Our own clock half-way between question and answer, in seconds since 1970.
        var wallSeconds: Int64
    }

    /// The host, with scheme and port.
    var url: URI
    /// The rules by which it was reached.
    var options: ClientOptions
    /// The addresses of its name; nil where the proxy is the one that looks it up.
    var addresses: Result<[SocketAddress], ResolveError>?
    /// How long that took.
    var lookup: Duration = .zero
    /// The connection; nil where there was no name.
    var connection: OriginInspection?
    /// The connection once more without pins and without our certificate, where the first failed for the pins.
    var unpinned: OriginInspection?
    /// The answer, or why there was none; nil where nothing was asked.
    var answer: Result<Answer, ClientError>?

    /// The host and port.
    var place: String { "\(url.isIPv6 ? "[\(url.host)]" : url.host):\(url.effectivePort ?? 0)" }
    /// The proxy on the way, as configurations write it; nil for none.
    var proxy: String? {
        guard let proxy = options.proxy, !proxy.bypass.contains(url.host) else { return nil }
        return "\(proxy.kind)://\(proxy.host):\(proxy.port)"
    }
}
