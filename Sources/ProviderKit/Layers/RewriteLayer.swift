public import Configuration
public import HTTPClient
import HTTPWire

/// The layer `rewrite`: sends requests to another address, and requests and dials to another host
/// (`client-layer.md`, "Layers").
///
/// `Host`, TLS and the signature follow the address, since they are made below the layers.
public struct RewriteLayer: EditingLayer {
    private enum Target: Sendable {
        case address(URI)
        /// An address of which only host and port count.
        case authority(URI)
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
            target = .authority(url)
        } else {
            return nil
        }
    }

    /// It has nothing to do with answers.
    package var onlyEdits: Bool { true }

    /// Frames go where their socket goes; a dial is no `http`.
    public func takes(_ form: ProviderCall.Form) -> Bool {
        switch (form, target) {
        case (.request, _), (.dial, .authority): true
        case (.dial, .address), (.frame, _): false
        }
    }

    /// Changes the address and hands the call on.
    public func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        try await EditingRun([self]).send(call, next: next)
    }

    /// Changes the address.
    package func edit(_ call: inout ProviderCall) throws(ClientError) {
        do throws(HTTPWireError) {
            call.url = try rewritten(call.url)
        } catch {
            throw .badRequest(error)
        }
        // The host that it names is as good as the provider's own.
        call.options.egress?.source = .configuration
    }

    private func rewritten(_ url: URI) throws(HTTPWireError) -> URI {
        switch target {
        case .authority(let authority):
            return url.moved(to: authority)
        case .address(let address):
            guard address.query == nil, let query = url.query else { return address }
            return try URI("\(address)?\(query)")
        }
    }
}
