package import Configuration
import HTTPWire

/// The address of a tenant's API and the credentials for it (`PROTOCOL.md`, sections 1 and 3).
package struct CCAIAccess: Sendable {
    /// `baseUrl`: scheme and host of the tenant, such as `https://acme.uc1.ccaiplatform.com`.
    ///
    /// Default: none, and the provider only signs.
    var baseURL: String
    /// `apiUsername`: the user name of the API's credentials.
    ///
    /// Default: the first label of the host in `baseUrl`.
    var username: String
    /// `apiToken`: the token of the API's credentials, from the portal's developer settings.
    ///
    /// Default: none, and the provider only signs.
    var token: Secret
    /// `rateLimitRps`: requests in a second, all credentials of the tenant together, 1 to 10000.
    ///
    /// Default: 10, which is what the vendor allows.
    var requestsPerSecond = 10

    /// The API at an address, with the usual settings.
    package init(baseURL: String, username: String, token: Secret) {
        self.baseURL = baseURL
        self.username = username
        self.token = token
    }

    /// Decodes the keys that stand beside a tenant's others; nil where there is no token.
    init?(beside section: ConfigurationSection) {
        let address = section.optionalString("baseUrl", bytesMax: 2048)
        let name = section.optionalString("apiUsername", bytesMax: 256)
        let token = section.optionalSecret("apiToken")
        let rate = section.integer("rateLimitRps", default: 10, in: 1...10_000)
        // Basic credentials are cut at the first colon (RFC 7617).
        if let name, name.isEmpty || name.utf8.contains(UInt8(ascii: ":")) {
            section.report("must be a name without a colon", at: "apiUsername")
        }
        var url: URI?
        if let address {
            url = Self.host(address)
            if url == nil {
                section.report("must be an address such as https://acme.uc1.ccaiplatform.com", at: "baseUrl")
            }
        } else if token != nil {
            section.report("needs a baseUrl beside it", at: "apiToken")
        }
        guard let token, let url else { return nil }
        baseURL = "\(url.scheme)://\(url.hostField)"
        username = name ?? String(url.host.prefix { $0 != "." })
        self.token = token
        requestsPerSecond = rate
    }

    /// An address of nothing but scheme and host, with a port where it has one.
    private static func host(_ text: String) -> URI? {
        guard let url = try? URI(text), url.scheme == "https" || url.scheme == "http", url.userInformation == nil,
            url.path.isEmpty || url.path == "/", url.query == nil, url.fragment == nil
        else { return nil }
        return url
    }
}
