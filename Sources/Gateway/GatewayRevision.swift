package import Configuration

/// A configuration that was checked, with all that had to be read for it, ready to be put in force.
package struct GatewayRevision: Sendable {
    package let settings: GatewayConfiguration
    /// The value of `Gateway-Config`.
    package let version: String
    /// Each app's secret keys, resolved.
    package let secretKeys: [String: [String]]
    /// The keys that operators show at the `admin` listener, resolved.
    package let adminKeys: [String]
    /// The secrets that client tokens are signed with; the first signs, all verify.
    package let tokenSecrets: [[UInt8]]

    package init(
        _ settings: GatewayConfiguration, version: String, secretKeys: [String: [String]], adminKeys: [String],
        tokenSecrets: [[UInt8]]
    ) {
        self.settings = settings
        self.version = version
        self.secretKeys = secretKeys
        self.adminKeys = adminKeys
        self.tokenSecrets = tokenSecrets
    }
}
