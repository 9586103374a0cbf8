package import Configuration
package import Conversations
package import Crypto
import HTTPServer
package import Streaming
package import Telemetry

/// The rules by which callers are let in: apps with their keys, tokens, origins, limits, and what was revoked.
package final class Access: Sendable {
    /// The apps by their names.
    let apps: [String: App]
    let keys: KeyRing
    let tokens: ClientTokens
    let origins: AllowedOrigins
    let limits: CallerLimits
    package let revocations: Revocations
    private let configuredLimits: LimitsConfiguration

    /// The access to some apps.
    ///
    /// - Parameters:
    ///   - earlier: the access that this one takes the place of: what it has counted goes on, where the rule is the
    ///     same, and its revocations are these.
    ///   - secretKeys: each app's secret keys, resolved.
    ///   - tokenSecrets: what client tokens are signed with; the first signs, all verify.
    package init(
        _ configured: [AppConfiguration], _ limits: LimitsConfiguration, secretKeys: [String: [String]],
        tokenSecrets: [[UInt8]], conversations: ConversationService, readers: ReaderService, registry: MetricRegistry,
        following earlier: Access? = nil
    ) throws(TokenError) {
        var apps: [String: App] = [:]
        var keys = KeyRing()
        for each in configured {
            let app = App(each, sessionsPerUserMax: limits.sessionsPerUserMax)
            apps[app.name] = app
            for key in secretKeys[app.name] ?? [] { keys.add(secret: key, of: app) }
            for key in each.publishableKeys { keys.add(publishable: key, of: app) }
        }
        self.apps = apps
        self.keys = keys
        origins = AllowedOrigins(configured)
        self.limits =
            earlier.flatMap { $0.limits.isSame(under: limits, as: $0.configuredLimits) ? $0.limits : nil }
            ?? CallerLimits(limits, registry, following: earlier?.limits)
        configuredLimits = limits
        revocations = earlier?.revocations ?? Revocations(conversations, readers)
        tokens = try ClientTokens(secrets: tokenSecrets)
    }

    /// The right of a stream is gone: the app is, or the key that was shown for it.
    package func hasLost(_ grant: ReadGrant) -> Bool {
        apps[grant.app] == nil || grant.key.map { !keys.hasSecret($0, of: grant.app) } ?? false
    }

    /// Counts a request; how it stands under each rule that governs it, none where none does.
    ///
    /// - Parameter opensChat: the request asks for a new session, or takes one up again.
    /// - Throws: `rate_limited`, with `Retry-After`, `RateLimit` and `RateLimit-Policy`; then nothing is counted.
    func admit(_ request: Request, opensChat: Bool) throws(Problem) -> [RateReading] {
        try limits.admit(request, opensChat: opensChat, self)
    }
}
