public import Configuration
import Crypto
import Domain
import HTTPClient
import ProviderConnect
import ProviderEcho
public import ProviderKit
import ProviderODA
import ProviderRaya
import ProviderVoysis
import Telemetry

/// Every kind of provider this program knows.
public enum Catalogue {
    /// The adapters themselves.
    public static let kinds: [any Provider.Type] = [Echo.self, Connect.self, ODA.self, Raya.self, Voysis.self]

    /// The words after `kind:`.
    public static var names: [String] { kinds.map { $0.kind } }

    /// Lets the adapter decode its section; problems go where the section reports them.
    public static func check(_ provider: ProviderConfiguration, _ problems: ConfigurationProblems) {
        _ = make(provider, of: kinds, problems)
    }

    /// Lets the adapter of a kind decode a section, for what it asks for rather than for what comes of it.
    public static func decode(_ section: ConfigurationSection, as kind: String) {
        _ = kinds.first { $0.kind == kind }?.init(section)
    }

    static func make(
        _ provider: ProviderConfiguration, of kinds: [any Provider.Type], _ problems: ConfigurationProblems
    ) -> (any Provider)? {
        kinds.first { $0.kind == provider.kind }?.init(provider.section(reportingTo: problems))
    }
}

/// One entry under `providers`, ready to make sessions.
final class ProviderInstance: Sendable {
    let name: String
    let kind: String
    let adapter: any Provider
    /// The adapter's, asked once.
    let capabilities: Capabilities
    /// The adapter, where its vendor calls us.
    let hooks: (any HookProvider)?
    /// The usual options of the provider's calls.
    let clientOptions: ClientOptions
    /// The names in `providerOptions` that front ends may give.
    let frontEndOptions: Set<String>
    /// Hides secrets of this provider in whatever its vendor says.
    let mask = SecretMask()
    /// How the adapter reads its secrets.
    let secrets: any ProviderSecrets
    /// Hides secrets in all lines.
    let logger: Logger
    /// The counts of what became of all messages, sessions and calls that went to the provider.
    let outcomes: ProviderOutcomes
    let health: ProviderHealth
    private let hashesUserIDs: Bool

    init(
        _ configuration: ProviderConfiguration, adapter: any Provider, secrets: any ProviderSecrets, logger: Logger,
        _ registry: MetricRegistry
    ) {
        name = configuration.name
        kind = configuration.kind
        self.adapter = adapter
        capabilities = adapter.capabilities
        hooks = (adapter as? any HookProvider).flatMap { $0.takesHooks ? $0 : nil }
        var options = ClientOptions()
        options.tls.caFile = configuration.client.caFile
        options.timeouts.connect = configuration.client.connectTimeout
        options.timeouts.tls = configuration.client.connectTimeout
        options.timeouts.firstByte = configuration.client.firstByteTimeout
        options.timeouts.total = configuration.client.totalTimeout
        clientOptions = options
        frontEndOptions = Set(configuration.clientProviderOptions)
        hashesUserIDs = configuration.userIDs == .hashed
        self.secrets = MaskingSecrets(base: secrets, mask: mask)
        self.logger = logger.labelled("provider.\(configuration.name)").masked(by: mask)
        outcomes = ProviderOutcomes(configuration.name, registry)
        health = ProviderHealth(configuration.name, self.logger, outcomes)
    }

    /// The user's id as the vendor sees it: the caller's own, or HMAC(app, user id) in base 32 (`architecture.md` 6).
    func vendorUserID(app: String, userID: String) -> String {
        guard hashesUserIDs else { return userID }
        let key = HMACKey(.sha256, secret: Array(app.utf8).span)
        return Base32Text.encode(key.authenticate(Array(userID.utf8).span))
    }
}

/// Base 32 of RFC 4648 section 6 in lower case, without padding.
enum Base32Text {
    static func encode(_ bytes: [UInt8]) -> String {
        let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        var text: [UInt8] = []
        var held: UInt32 = 0
        var bits = 0
        for byte in bytes {
            held = held << 8 | UInt32(byte)
            bits += 8
            while bits >= 5 {
                bits -= 5
                text.append(digits[Int(held >> UInt32(bits)) & 31])
            }
        }
        if bits > 0 { text.append(digits[Int(held << UInt32(5 - bits)) & 31]) }
        return String(decoding: text, as: UTF8.self)
    }
}
