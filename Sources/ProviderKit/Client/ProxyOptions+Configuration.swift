public import Configuration
import EventLoop
public import HTTPClient

extension ProxyOptions {
    /// The proxy that the configuration names.
    ///
    /// - Parameter secrets: read the password, whenever the proxy is told it.
    public init(_ configuration: ClientProxy, secrets: any ProviderSecrets) {
        let server = configuration.server
        let kind: Kind =
            switch server.kind {
            case .http: .http
            case .https: .https
            case .socks5: .socks5
            }
        self.init(kind, host: server.host, port: UInt16(clamping: server.port))
        if let username = configuration.username, let password = configuration.password {
            credentials = ProxyCredentials(username: username, place: password) { loop, done in
                secrets.read(password, on: loop) { result in
                    switch result {
                    case .success(let text): done(text)
                    case .failure: done(nil)
                    }
                }
            }
        }
        authentication =
            switch configuration.authentication {
            case .basic: .basic
            case .digest: .digest
            case .negotiate: .negotiate
            case nil: nil
            }
        // Each pattern was judged where it was decoded.
        bypass = ProxyBypass(configuration.noProxy) ?? ProxyBypass()
        tls.caFile = configuration.caFile
    }
}
