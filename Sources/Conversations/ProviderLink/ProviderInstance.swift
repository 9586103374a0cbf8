package import Configuration
import Crypto
package import Domain
import HTTPClient
package import Kernel
package import ProviderKit
package import Telemetry

/// One entry under `providers`, ready to make sessions.
package final class ProviderInstance: Sendable {
    package let name: String
    package let kind: String
    package let adapter: any Provider
    /// The adapter's; asked once where its other side does not tell them.
    package var capabilities: Capabilities { withEscalation(learning?.learnedCapabilities ?? declared) }
    /// The abilities that the adapter promises by itself.
    private let declared: Capabilities
    /// The adapter, where its other side tells what works.
    private let learning: (any LearningProvider)?
    /// The adapter, where its vendor calls us.
    package let hooks: (any HookProvider)?
    /// The usual options of the provider's calls.
    let clientOptions: ClientOptions
    /// The layers that its calls pass through.
    package let layers: LayerStack
    /// The sockets that may be opened in place of lost ones: a vendor that comes back is not met by all sessions in one
    /// moment.
    let dials = RateBudget<ProviderOperation>([
        .openSocket: RateBucket(perSecond: ProviderInstance.dialsPerSecond, burst: ProviderInstance.dialsPerSecond)
    ])
    /// Objects that its sessions share on all loops.
    let shared = SharedAccounts()
    /// How many of them one process opens to a vendor in a second (assumed).
    private static let dialsPerSecond = 500
    /// The names in `providerOptions` that front ends may give.
    package let frontEndOptions: Set<String>
    /// The party that users are handed over to who ask for a human; nil where the provider itself is asked.
    let escalateTo: TransferWish.Target?
    /// The message by which it is told of a conversation that it takes over, where it has no other way.
    let transferMessage: TransferMessage
    /// Hides secrets of this provider in whatever its vendor says.
    package let mask = SecretMask()
    /// How the adapter reads its secrets.
    let secrets: any ProviderSecrets
    /// Hides secrets in all lines.
    package let logger: Logger
    /// The counts of what became of all messages, sessions and calls that went to the provider.
    package let outcomes: ProviderOutcomes
    package let health: ProviderHealth
    /// Breaker, rate limit and retries, on all loops together.
    package let guards: ProviderGuards
    /// Those who are told when the provider begins to be spared, and when no more.
    let breakerWatch: BreakerWatch
    private let hashesUserIDs: Bool
    /// How many sessions run on this definition.
    let uses = ProviderUseCount()

    package init(
        _ configuration: ProviderConfiguration, adapter: any Provider, secrets: any ProviderSecrets, logger: Logger,
        _ registry: MetricRegistry, _ words: any ProblemWords, layers: ClientLayerRegistry = ClientLayerRegistry()
    ) {
        name = configuration.name
        kind = configuration.kind
        self.adapter = adapter
        declared = adapter.capabilities
        learning = adapter as? any LearningProvider
        hooks = (adapter as? any HookProvider).flatMap { $0.takesHooks ? $0 : nil }
        let masking = MaskingSecrets(base: secrets, mask: mask)
        var options = ClientOptions(configuration.client, endpoints: adapter.endpoints, secrets: masking)
        frontEndOptions = Set(configuration.clientProviderOptions)
        hashesUserIDs = configuration.userIDs == .hashed
        switch configuration.escalateTo {
        case nil: escalateTo = nil
        case .provider(let name): escalateTo = .provider(name)
        case .route(let name): escalateTo = .route(name)
        }
        transferMessage = TransferMessage(template: configuration.transferMessage ?? TransferMessage.usual)
        self.secrets = masking
        // It is checked where the configuration is.
        self.layers = LayerStack(
            configuration.client.layers, operations: type(of: adapter).operations,
            aliases: type(of: adapter).operationAliases, secrets: self.secrets, registry: layers,
            problems: ConfigurationProblems())
        self.logger = logger.labelled("provider.\(configuration.name)").masked(by: mask)
        options.tls.observer = ProviderTrustLog(configuration.name, self.logger, registry).observer
        clientOptions = options
        outcomes = ProviderOutcomes(configuration.name, registry, words)
        let health = ProviderHealth(configuration.name, self.logger, outcomes)
        self.health = health
        let watch = BreakerWatch()
        breakerWatch = watch
        guards = ProviderGuards(
            configuration.client.guards, provider: configuration.name, registry, self.logger,
            isNeeded: { [uses] in uses.isNeeded }
        ) {
            guard watch.note(isSpared: $0.state != .closed) else { return }
            health.spared($0.state != .closed)
        }
    }

    /// Abilities of a session here, as the provider has them, and that a human can be asked for at another one.
    func withEscalation(_ abilities: Capabilities) -> Capabilities {
        guard escalateTo != nil, !abilities.has(.escalation) else { return abilities }
        var abilities = abilities
        abilities.features.insert(.escalation)
        return abilities
    }

    /// Whether sessions may be opened on it.
    package var availability: ProviderAvailability {
        guard guards.breaker.state == .closed else { return .open }
        switch health.snapshot.state {
        case .up, .unused: return .up
        case .degraded: return .degraded
        case .down: return .down
        }
    }

    /// How sessions are refused while the breaker is not closed; nil where it is.
    ///
    /// - Parameter now: by any loop's clock.
    package func refusal(at now: Instant) -> ProviderFailure? {
        let breaker = guards.breaker
        guard breaker.state != .closed else { return nil }
        var failure = ProviderFailure(.circuitOpen, "The provider has failed, and is spared until it is back.")
        let shortest: Duration = .seconds(1)
        failure.retryAfter = breaker.openUntil.map { max(shortest, $0 - now) } ?? shortest
        return failure
    }

    /// The failure of a session whose link is lost for good: where it ended while the vendor was being spared, the last
    /// that was heard of the vendor takes the place of the breaker's word.
    func cause(of failure: ProviderFailure) -> ProviderFailure {
        guard failure.kind == .circuitOpen, let cause = guards.lastCause else { return failure }
        return ProviderFailure(.unavailable, "The provider cannot be reached: \(cause.reason).", status: cause.status)
    }

    /// Whether the abilities of its sessions are told by its other side, so that each session keeps its own.
    var learnsCapabilities: Bool { learning != nil }

    /// The user's id as the vendor sees it: the caller's own, or HMAC(app, user id) in base 32 (`architecture.md` 6).
    package func vendorUserID(app: String, userID: String) -> String {
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
