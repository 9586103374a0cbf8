import Crypto
import EventLoop
import HTTPWire

/// Makes the proofs for one proxy, and remembers which one it took last; on the loop of its client.
final class ProxyAuthorizer {
    let loop: Loop
    /// The latest that are the same: their password is read where the present configuration has it.
    var options: ProxyOptions
    private let random: RandomPool
    /// The proof that served last.
    fileprivate(set) var remembered: ProxyProof?

    init(_ options: ProxyOptions, _ loop: Loop, _ random: RandomPool) {
        self.options = options
        self.loop = loop
        self.random = random
    }

    /// The course of telling the proxy who asks, for one connection or request.
    func begin() -> ProxyCourse { ProxyCourse(self) }

    /// Hands over the password as it is now, once, perhaps at once.
    func readPassword(_ done: @escaping (String?) -> Void) {
        guard let credentials = options.credentials else { return done(nil) }
        let bound = LoopBound(done, loop: loop)
        credentials.read(loop) { bound.value($0) }
    }

    fileprivate func basic(_ username: String, _ password: String) -> String {
        "Basic " + String(decoding: Base64.standard.encode(Array("\(username):\(password)".utf8).span), as: UTF8.self)
    }

    /// Answers a challenge; the count of a nonce goes on over all connections.
    fileprivate func digest(_ session: DigestSession, _ password: String, _ method: String, _ target: String) -> String?
    {
        var session = session
        if case .digest(let known) = remembered, known.nonce == session.nonce { session = known }
        let clientNonce = String(decoding: Hex.encode(random.bytes(16).span), as: UTF8.self)
        let answer = session.answer(
            username: options.credentials?.username ?? "", password: password, method: method, target: target,
            clientNonce: clientNonce)
        remembered = .digest(session)
        return answer
    }
}

extension RandomPool {
    fileprivate func bytes(_ count: Int) -> [UInt8] { [UInt8](capacity: count) { fill(&$0) } }
}

/// One connection's or request's dealings with the proxy about who asks.
final class ProxyCourse {
    private let authorizer: ProxyAuthorizer
    private var authentication: ProxyAuthentication
    private var negotiation: Negotiation?
    var loop: Loop { authorizer.loop }

    fileprivate init(_ authorizer: ProxyAuthorizer) {
        self.authorizer = authorizer
        authentication = ProxyAuthentication(authorizer.options, remembered: authorizer.remembered)
    }

    /// Makes the value of `Proxy-Authorization` for the next message; nil for none.
    ///
    /// - Parameter done: called once, perhaps during this call.
    func prove(
        _ method: String, _ target: String, _ done: @escaping (Result<String?, ProxyAuthenticationFailure>) -> Void
    ) {
        let authorizer = authorizer
        guard let proof = authentication.proof else { return done(.success(nil)) }
        if case .negotiate = proof { return negotiate(done) }
        guard let username = authorizer.options.credentials?.username else { return done(.failure(.noCredentials)) }
        authorizer.readPassword { password in
            guard let password else { return done(.failure(.unreadablePassword)) }
            switch proof {
            case .digest(let session):
                guard let answer = authorizer.digest(session, password, method, target) else {
                    return done(.failure(.unreadablePassword))
                }
                done(.success(answer))
            case .basic, .negotiate: done(.success(authorizer.basic(username, password)))
            }
        }
    }

    /// Reads what the proxy asks; nil if there is a further answer, which ``prove(_:_:_:)`` then makes.
    func advance(_ challenges: [ProxyChallenge]) -> ProxyAuthenticationFailure? {
        let failure = authentication.advance(challenges)
        authorizer.remembered = failure == nil ? authentication.proof : nil
        return failure
    }

    /// The proxy asks nothing further, and does not let us in.
    func rejected() -> ProxyAuthenticationFailure {
        authorizer.remembered = nil
        return authentication.proof == nil ? .noCredentials : .rejected
    }

    /// The proxy is content.
    func accepted() {
        // Of a digest the authorizer has the latest count.
        if case .digest = authentication.proof { return }
        authorizer.remembered = authentication.proof
    }

    private func negotiate(_ done: @escaping (Result<String?, ProxyAuthenticationFailure>) -> Void) {
        let negotiation = authentication.token == nil ? nil : self.negotiation
        let current = negotiation ?? Negotiation(host: authorizer.options.host, authorizer.loop)
        self.negotiation = current
        current.step(authentication.token, done)
    }
}
