import Configuration
import Crypto
import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Synchronization
import Telemetry

/// How often callers may call (`limits.publishable`, `clientTokens` and `requests` of the configuration).
///
/// Each process counts for itself.
final class CallerLimits: Sendable {
    /// The rules by which calls are counted; the raw value of each is its place in the table.
    private enum Rule: Int, CaseIterable {
        case sessionsPerAddress
        case sessionsPerKey
        case sessionsPerUser
        case requestsPerAddress
        case requestsPerSecretKey
        case requestsPerClientToken

        var policyName: String {
            switch self {
            case .sessionsPerAddress: "sessions-per-address"
            case .sessionsPerKey: "sessions-per-key"
            case .sessionsPerUser: "sessions-per-user"
            case .requestsPerAddress: "requests-per-address"
            case .requestsPerSecretKey: "requests-per-key"
            case .requestsPerClientToken: "requests-per-token"
            }
        }
    }

    /// Shared by all loops under a lock, unlike all other state of requests.
    ///
    /// The kernel chooses a connection's loop, so a caller with several connections meets several loops, and a count
    /// for each would let it through as many times over. The lock is held for a few look-ups, never over a call that
    /// could wait, and calls that no rule governs do not take it.
    private let limiters: Mutex<[RateLimiter?]>
    private let active: Set<Rule>
    /// Some rule governs calls that open no chat; usually none does, and those are most.
    private let governsAll: Bool
    private let rateLimited: Counter

    /// - Parameter earlier: limits whose counts go on under those rules that are the same.
    init(_ limits: LimitsConfiguration, _ registry: MetricRegistry, following earlier: CallerLimits? = nil) {
        rateLimited = registry.counter("trunkline_rate_limited_total", help: "Calls over a rate limit.")
        let known = earlier?.limiters.withLock { $0 } ?? []
        let limiters = Rule.allCases.map { rule -> RateLimiter? in
            let (count, seconds) = Self.bounds(rule, limits)
            guard count > 0 else { return nil }
            let policy = RatePolicy(rule.policyName, countMax: count, windowSeconds: seconds)
            if known.indices.contains(rule.rawValue), let same = known[rule.rawValue], same.policy == policy {
                return same
            }
            return RateLimiter(policy)
        }
        active = Set(Rule.allCases.filter { limiters[$0.rawValue] != nil })
        governsAll = !active.isSubset(of: [.sessionsPerAddress, .sessionsPerKey, .sessionsPerUser])
        self.limiters = Mutex(limiters)
    }

    /// Under another section all rules would be the same.
    func isSame(under limits: LimitsConfiguration, as own: LimitsConfiguration) -> Bool {
        Rule.allCases.allSatisfy { Self.bounds($0, limits) == Self.bounds($0, own) }
    }

    private static func bounds(_ rule: Rule, _ limits: LimitsConfiguration) -> (count: Int, seconds: Int) {
        switch rule {
        case .sessionsPerAddress: (limits.publishable.sessionsPerAddressPerMinute, 60)
        case .sessionsPerKey: (limits.publishable.sessionsPerKeyPerSecond, 1)
        case .sessionsPerUser: (limits.clientTokens.sessionsPerUserPerMinute, 60)
        case .requestsPerAddress: (limits.requests.perAddressPerMinute, 60)
        case .requestsPerSecretKey: (limits.requests.perSecretKeyPerSecond, 1)
        case .requestsPerClientToken: (limits.requests.perClientTokenPerSecond, 1)
        }
    }

    /// Counts a request, as ``Access/admit(_:opensChat:)`` says.
    ///
    /// - Parameter access: whose keys and tokens are known.
    func admit(_ request: Request, opensChat: Bool, _ access: Access) throws(Problem) -> [RateReading] {
        guard governsAll || opensChat && !active.isEmpty else { return [] }
        let rules = rules(request, opensChat: opensChat, access)
        guard !rules.isEmpty else { return [] }
        let now = request.loop.now
        let readings = limiters.withLock { limiters in
            let readings = rules.compactMap { limiters[$0.rule.rawValue]?.reading(of: $0.key, at: now) }
            guard readings.allSatisfy(\.isAllowed) else { return readings }
            return rules.compactMap { limiters[$0.rule.rawValue]?.take($0.key, at: now) }
        }
        guard let wait = readings.filter({ !$0.isAllowed }).map(\.untilAllowed).max() else { return readings }
        rateLimited.increment()
        var problem = Problem(
            .rateLimited, "Too many calls; `RateLimit-Policy` says how many there may be.",
            retryAfter: max(1, wait.milliseconds))
        problem.fields.append(readings)
        throw problem
    }

    /// The rules that govern a request.
    ///
    /// A credential that is not good counts against the address only, or anybody could use up another's allowance, and
    /// fill the tables.
    private func rules(
        _ request: Request, opensChat: Bool, _ access: Access
    ) -> [(rule: Rule, key: RateKey)] {
        var rules: [(rule: Rule, key: RateKey)] = []
        let address = request.clientAddress.map { RateKey($0) }
        func add(_ rule: Rule, _ key: RateKey?) {
            if let key, active.contains(rule) { rules.append((rule, key)) }
        }
        add(.requestsPerAddress, address)
        guard let field = request.head.fields[.authorization], let credential = Authenticator.credential(in: field)
        else { return rules }
        if credential.hasPrefix("pk_") {
            guard opensChat else { return rules }
            add(.sessionsPerAddress, address)
            if active.contains(.sessionsPerKey), access.keys.principal(for: credential) != nil {
                add(.sessionsPerKey, RateKey(digest: KeyRing.digest(credential)))
            }
        } else if credential.hasPrefix("sk_") {
            if active.contains(.requestsPerSecretKey), access.keys.principal(for: credential) != nil {
                add(.requestsPerSecretKey, RateKey(digest: KeyRing.digest(credential)))
            }
        } else if active.contains(.requestsPerClientToken) || opensChat && active.contains(.sessionsPerUser),
            let token = try? access.tokens.read(credential), let app = access.apps[token.app]
        {
            // By user or session, so that a refreshed token goes on with the count of the old one.
            add(.requestsPerClientToken, RateKey(digest: KeyRing.digest(Principal.client(app, token).idempotencyScope)))
            // By user whatever the token is for, or a token each would be a count each.
            if opensChat { add(.sessionsPerUser, RateKey(digest: KeyRing.digest("\(app.name)\0\(token.userID)"))) }
        }
        return rules
    }
}
