package import Redaction

/// One application of a customer: its keys, and the providers it may use.
public struct AppConfiguration: Hashable, Sendable {
    /// The key under `apps`: 1 to 63 of `a-z`, `0-9` and `-`, beginning with a letter or digit.
    public var name: String
    /// `secretKeys`: for the customer's backend; `sk_…`, at least 24 characters, written out or by reference; 0 to 16.
    public var secretKeys: [Secret]
    /// `publishableKeys`: for front ends; 0 to 16.
    ///
    /// An app has at least one key of either kind.
    public var publishableKeys: [PublishableKey]
    /// `origins`: the pages that may use its publishable keys without a list of their own, and its client tokens;
    /// `scheme://host[:port]` as browsers send it.
    ///
    /// Default: none of its own; client tokens are then for the pages of its publishable keys.
    public var origins: [String] = []
    /// `provider`: what a session uses that names none; one of `providers`.
    ///
    /// Default: nil, so each session must name one, or a route.
    public var provider: String?
    /// `route`: the route of a session that names neither a provider nor a route, also for front ends; not beside
    /// `provider`, and `providers` has all that it can lead to.
    ///
    /// Default: nil.
    public var route: String?
    /// `providers`: all that this app may use; it may use the routes that lead nowhere else.
    ///
    /// Default: `provider` alone, or all that `route` can lead to.
    public var providers: [String]
    /// `clientFields`: what front ends may set, such as `user.attributes.page` or `metadata.page`; never names that
    /// begin with `customData.reserved_`.
    ///
    /// Default: nothing.
    public var clientFields: [String]
    /// `limits: {sessionsPerUserMax: …}`: overrides the gateway's.
    ///
    /// Default: nil.
    public var sessionsPerUserMax: Int?
    /// `redact`: patterns whose finds are never stored, logged or sent on from what callers give: `card`, `iban`,
    /// `email`, `phone`, and `regex:` with a pattern of PCRE2.
    ///
    /// A find becomes `[card]`, `[iban]` and so on, that of an own pattern `[redacted]`. Ids, tokens and addresses stay
    /// as they are.
    ///
    /// Default: none.
    package var redactor = Redactor([])
}

/// A key that front ends carry; it is no secret.
public struct PublishableKey: Hashable, Sendable {
    /// `key`: `pk_…`, at least 24 characters; required.
    public var key: String
    /// `origins`: the pages that may use the key, `scheme://host[:port]` as browsers send it.
    ///
    /// Default: those of the app, or any where it lists none.
    public var origins: [String]
    /// `native`: whether requests without `Origin` are let in when `origins` lists some.
    ///
    /// Default: false.
    public var native: Bool
}

/// One provider instance: what the gateway needs of it, and the rest for the adapter of its kind.
public struct ProviderConfiguration: Hashable, Sendable {
    /// The user's id as the vendor gets it.
    public enum UserIDs: String, CaseIterable, Hashable, Sendable {
        /// The caller's own id.
        case raw
        /// A digest of app and id; required when two apps use the provider.
        case hashed
    }

    /// The key under `providers`: 1 to 63 of `a-z`, `0-9` and `-`, beginning with a letter or digit.
    public var name: String
    /// `kind`: which adapter; required.
    public var kind: String
    /// `userIds`: `raw` or `hashed`.
    ///
    /// Default: `raw`.
    public var userIDs: UserIDs
    /// `client`: how the vendor is reached.
    public var client: ClientConfiguration
    /// `clientProviderOptions`: the names in `providerOptions` that front ends may give.
    ///
    /// Default: none.
    public var clientProviderOptions: [String]
    /// `escalateTo`: the provider or route that a user is handed over to who asks for a human; a section with one of
    /// the keys `provider` and `route`.
    ///
    /// Default: none, so the provider itself is asked for a human, where it has them.
    public var escalateTo: EscalationTarget?
    /// `transferMessage`: the text by which this provider is told of a conversation that it takes over from another
    /// one, where it has no way of its own; up to 2000 bytes.
    ///
    /// In it `{from}` is the provider that had the conversation, `{message}` what whoever hands it over says, and
    /// `{transcript}` what was said. Default: "{message}\nThe conversation so far:\n{transcript}".
    public var transferMessage: String?
    /// The whole section as written; `section(reportingTo:)` opens it for the adapter.
    public var node: ConfigurationNode

    /// The section for the adapter to decode: the keys of all kinds are dealt with, the others are its own.
    ///
    /// Every key that it does not ask for before `finish()` is reported as unknown.
    public func section(reportingTo problems: ConfigurationProblems) -> ConfigurationSection {
        guard case .mapping(let members) = node.content else {
            preconditionFailure("a provider's section is checked to be a mapping when it is decoded")
        }
        let section = ConfigurationSection(
            members, path: "providers." + name, mark: node.mark, problems: problems)
        for key in Self.commonKeys { _ = section.value(key) }
        return section
    }

    static let commonKeys = [
        "kind", "userIds", "client", "clientProviderOptions", "escalateTo", "transferMessage",
    ]
}

/// How the calls to one vendor are made.
public struct ClientConfiguration: Hashable, Sendable {
    /// `timeouts: {connectSeconds: …}`: until the connection stands, TLS included, 0.05 to 600.
    ///
    /// Default: 5.
    public var connectTimeout: Duration = .seconds(5)
    /// `timeouts: {firstByteSeconds: …}`: from the sent request to the answer's first byte, 0.05 to 600.
    ///
    /// Default: 10.
    public var firstByteTimeout: Duration = .seconds(10)
    /// `timeouts: {totalSeconds: …}`: for the whole call; not less than the other two, 0.05 to 3600.
    ///
    /// Default: 15.
    public var totalTimeout: Duration = .seconds(15)
    /// `tls`: how the vendor is known over TLS, and the gateway by it.
    public var trust = ClientTrust()
    /// `egress`: where calls may go.
    public var egress = ClientEgress()
    /// `layers`: what calls pass through on their way to the vendor, in this order, and answers in the reverse one;
    /// each is a section with one key, the layer's name.
    ///
    /// Default: none.
    public var layers: [ClientLayerConfiguration] = []
    /// The guards, whose keys stand beside the others: `retry`, `breaker` and `rateLimit`.
    public var guards = ClientGuards()
    /// `proxy`: the proxy that everything goes through, sockets among it.
    ///
    /// Default: nil, so the vendor is reached straight.
    public var proxy: ClientProxy?

    /// Everything at its default.
    public init() {}
}

/// Where a user who asks for a human is handed over to.
public enum EscalationTarget: Hashable, Sendable {
    /// `provider`: another provider.
    case provider(String)
    /// `route`: the route whose provider takes the user over, by its rules and hours at that moment.
    case route(String)
}
