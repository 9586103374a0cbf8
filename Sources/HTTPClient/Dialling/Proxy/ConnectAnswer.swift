import HTTPWire

/// Reads what an HTTP proxy answers to `CONNECT`: pure.
///
/// The body of a refusal is read only where the connection can serve for another try.
struct ConnectAnswer: ~Copyable {
    /// The longest body of a 407 that is worth reading in place of a new connection.
    static let bodyBytesMax = 65_536
    /// The longest head and its parts.
    static let limits = HTTP1Limits(bodyBytesMax: bodyBytesMax)

    /// The next step for the driver.
    enum Step: Hashable {
        case needMore
        /// The tunnel stands; what follows is the origin's.
        case opened
        /// It asks who we are; with `isReusable` the same connection takes the next try.
        case asked([ProxyChallenge], isReusable: Bool)
        /// It does not let us in, and asks nothing: a 401, which is tinyproxy's word for a wrong password.
        case rejected
        /// It says no.
        case refused(ProxyRefusal)
    }

    private var parser = HTTP1ResponseParser(limits: limits)
    private var question: [ProxyChallenge]?

    /// For the answer to the first `CONNECT` of a connection.
    init() { parser.begin(.connect) }

    /// Gets ready for the next answer on the same connection, after ``Step/asked(_:isReusable:)``.
    mutating func beginAgain() {
        question = nil
        parser.begin(.connect)
    }

    /// Reads on from `cursor`, which is moved past what was taken.
    mutating func next(in bytes: Span<UInt8>, at cursor: inout Int) -> Step {
        while true {
            switch parser.next(in: bytes, at: &cursor) {
            case .needMore: return .needMore
            case .interim, .body: continue
            case .switched: return .opened
            case .head(let head):
                if head.status.isSuccess { continue }
                if head.status == .unauthorized { return .rejected }
                guard head.status == .proxyAuthenticationRequired else {
                    return .refused(.status(UInt16(head.status.code)))
                }
                let challenges = ProxyChallenge.all(in: head.fields.values(of: "Proxy-Authenticate"))
                guard head.keepAlive, Self.endsSoon(head.bodyLength) else {
                    return .asked(challenges, isReusable: false)
                }
                question = challenges
            case .end:
                // Bytes behind it would be taken for the answer to the next try.
                return .asked(question ?? [], isReusable: cursor == bytes.count)
            case .failed:
                if let question { return .asked(question, isReusable: false) }
                return .refused(.malformed)
            }
        }
    }

    /// The proxy has ended the connection.
    mutating func closed() -> Step {
        if let question { return .asked(question, isReusable: false) }
        return .refused(.closed)
    }

    private static func endsSoon(_ length: HTTPBodyLength) -> Bool {
        switch length {
        case .none, .chunked: true
        case .known(let count): count <= bodyBytesMax
        case .untilClose: false
        }
    }
}
