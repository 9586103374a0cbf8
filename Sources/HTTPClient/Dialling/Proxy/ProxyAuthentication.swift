import HTTPWire

/// A way to tell an HTTP proxy who asks.
enum ProxyProof: Hashable {
    case basic
    case digest(DigestSession)
    case negotiate

    fileprivate func isSameKind(as other: ProxyProof) -> Bool {
        switch (self, other) {
        case (.basic, .basic), (.digest, .digest), (.negotiate, .negotiate): true
        default: false
        }
    }
}

/// Tells a proxy who asks, message by message, until it is content or has refused: pure.
///
/// The proof that served before is tried at once, so that only the first connection has to be asked.
struct ProxyAuthentication {
    /// Messages with a proof for one connection or request; each after the first answers a question.
    static let proofsMax = 4

    private let wanted: ProxyOptions.Authentication?
    private let hasCredentials: Bool
    /// The proof that goes with the next message; nil for none.
    private(set) var proof: ProxyProof?
    /// The proxy's last word in a negotiation that goes on, still in Base64.
    private(set) var token: String?
    /// The proof is one that served before, so its refusal says nothing of the password.
    private var isRemembered: Bool
    private var proofs = 0

    /// - Parameter remembered: the proof that the proxy took last; nil where nothing is known.
    init(_ options: ProxyOptions, remembered: ProxyProof?) {
        wanted = options.authentication
        hasCredentials = options.credentials != nil
        switch wanted {
        case .basic: proof = hasCredentials ? .basic : nil
        case .negotiate: proof = .negotiate
        case .digest, nil: proof = remembered
        }
        isRemembered = proof != nil && proof == remembered
        proofs = proof == nil ? 0 : 1
    }

    /// Reads what the proxy asks in a 407, and decides whether there is a further answer; else why not.
    mutating func advance(_ challenges: [ProxyChallenge]) -> ProxyAuthenticationFailure? {
        let (best, negotiation) = choice(among: challenges)
        guard let best else {
            let isAskedForName = challenges.contains { $0.scheme == "basic" || $0.scheme == "digest" }
            return wanted != .negotiate && !hasCredentials && isAskedForName ? .noCredentials : .noCommonMethod
        }
        defer { isRemembered = false }
        token = nil
        if let proof {
            guard proofs < Self.proofsMax else { return .rejected }
            switch (proof, best) {
            case (.digest(let old), .digest(let new)):
                guard new.isStale || isRemembered && new.nonce != old.nonce else { return .rejected }
            case (.negotiate, .negotiate):
                guard let negotiation else { return .rejected }
                token = negotiation
            default:
                guard isRemembered, !proof.isSameKind(as: best) else { return .rejected }
            }
        }
        proof = best
        proofs += 1
        return nil
    }

    /// The best way that both sides know, and the token that came with it.
    private func choice(among challenges: [ProxyChallenge]) -> (ProxyProof?, String?) {
        let digests = hasCredentials ? challenges.compactMap { DigestSession($0) } : []
        let digest = digests.max { $0.algorithm.rawValue < $1.algorithm.rawValue }.map { ProxyProof.digest($0) }
        let hasBasic = hasCredentials && challenges.contains { $0.scheme == "basic" }
        let negotiation = challenges.first { $0.scheme == "negotiate" }
        switch wanted {
        case .basic: return (hasBasic ? .basic : nil, nil)
        case .digest: return (digest, nil)
        case .negotiate: return (negotiation == nil ? nil : .negotiate, negotiation?.token)
        case nil where hasCredentials: return (digest ?? (hasBasic ? .basic : nil), nil)
        case nil: return (negotiation == nil ? nil : .negotiate, negotiation?.token)
        }
    }
}
