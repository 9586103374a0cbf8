public import Configuration
public import HTTPClient
import HTTPWire

/// The layer `rewrite`: sends requests to another address, and requests and dials to another host
/// (`client-layer.md`, "Layers").
///
/// `Host`, TLS and the signature follow the address, since they are made below the layers.
public struct RewriteLayer: ClientLayer {
    private enum Target: Sendable {
        case address(URI)
        /// As it stands in an address: `host`, `host:port`, `[address]:port`.
        case authority(String)
    }

    private let target: Target

    /// A layer as configuration wrote it; nil where its address or host is none.
    public init?(_ configuration: RewriteLayerConfiguration) {
        if let text = configuration.url {
            guard let url = try? URI(text), url.scheme == "http" || url.scheme == "https", url.userInformation == nil,
                url.fragment == nil
            else { return nil }
            target = .address(url)
        } else if let host = configuration.host {
            guard let url = try? URI("http://\(host)"), url.path.isEmpty, url.query == nil, url.fragment == nil,
                url.userInformation == nil
            else { return nil }
            // The port as it is written: 80 is not the usual one of every scheme.
            let port = url.port.map { ":\($0)" } ?? ""
            target = .authority((url.isIPv6 ? "[\(url.host)]" : url.host) + port)
        } else {
            return nil
        }
    }

    /// Frames go where their socket goes; a dial is no `http`.
    public func takes(_ form: ProviderCall.Form) -> Bool {
        switch (form, target) {
        case (.request, _), (.dial, .authority): true
        case (.dial, .address), (.frame, _): false
        }
    }

    /// Changes the address and hands the call on.
    public func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        var call = call
        do throws(HTTPWireError) {
            call.url = try rewritten(call.url)
        } catch {
            throw .badRequest(error)
        }
        // The host that it names is as good as the provider's own.
        call.options.egress?.source = .configuration
        return try await next.send(call)
    }

    private func rewritten(_ url: URI) throws(HTTPWireError) -> URI {
        switch target {
        case .authority(let authority):
            return try URI("\(url.scheme)://\(authority)\(url.path)\(url.query.map { "?" + $0 } ?? "")")
        case .address(let address):
            guard address.query == nil, let query = url.query else { return address }
            return try URI("\(address)?\(query)")
        }
    }
}
