import EventLoop
import HTTPWire
import Transport

/// The talk with a proxy until the origin can be spoken to; survives the connections it needs for that.
protocol ProxyDialogue: AnyObject {
    /// A connection to the proxy stands: says what there is to say.
    func begin(on connection: Connection)
    /// Bytes of the proxy; returns how many were its own.
    func received(_ bytes: Span<UInt8>) -> ProxyDialogueStep
    /// The proxy has ended the connection.
    func closed() -> ProxyDialogueStep
}

/// The outcome of some bytes of a proxy, or of its end.
enum ProxyDialogueStep {
    /// It goes on.
    case pending
    /// The tunnel stands; so many of the bytes were the proxy's.
    case opened(used: Int)
    /// The next try needs a new connection.
    case redial
    case refused(ProxyRefusal)
}

/// `CONNECT` (RFC 9110 section 9.3.6), asked again as long as the proxy wants to know more of who asks.
final class ConnectDialogue: ProxyDialogue {
    /// Told of a refusal that came from no byte of the proxy: there is nothing to answer its question with.
    var refused: (ProxyRefusal) -> Void = { _ in }
    private let target: String
    private let course: ProxyCourse
    private var connection: Connection?
    private var answer = ConnectAnswer()
    /// Counts the questions, so that a proof that comes late is for nobody.
    private var round = 0
    private var isProving = false
    private var isReused = false
    private var hasHeard = false

    init(host: String, isIPv6: Bool, port: UInt16, _ course: ProxyCourse) {
        target = isIPv6 ? "[\(host)]:\(port)" : "\(host):\(port)"
        self.course = course
    }

    func begin(on connection: Connection) {
        self.connection = connection
        answer = ConnectAnswer()
        isReused = false
        ask()
    }

    private func ask() {
        round += 1
        hasHeard = false
        isProving = true
        let asked = round
        course.prove("CONNECT", target) { [self] proof in
            guard asked == round, isProving, let connection else { return }
            isProving = false
            switch proof {
            case .success(let value): write(value, to: connection)
            case .failure(let failure): refused(.unauthenticated(failure))
            }
        }
    }

    private func write(_ proof: String?, to connection: Connection) {
        do throws(HTTPWireError) {
            var fields = HTTPFields()
            if let proof { try fields.append("Proxy-Authorization", proof) }
            let head = try HTTPRequestHead(method: .connect, target: target, authority: target, fields: fields)
            connection.write { HTTP1Writer.appendRequest(head, to: &$0) }
        } catch {
            refused(error == .badFieldValue ? .unauthenticated(.unreadablePassword) : .unnameable)
        }
    }

    func received(_ bytes: Span<UInt8>) -> ProxyDialogueStep {
        // An answer to what was not asked is none.
        guard !isProving else { return .refused(.malformed) }
        hasHeard = true
        var cursor = 0
        let step = answer.next(in: bytes, at: &cursor)
        return perform(step, used: cursor)
    }

    func closed() -> ProxyDialogueStep {
        connection = nil
        let wasProving = isProving
        isProving = false
        // Between two questions a proxy may lose patience, as a server at rest may.
        if isReused, wasProving || !hasHeard { return .redial }
        return perform(answer.closed(), used: 0)
    }

    private func perform(_ step: ConnectAnswer.Step, used: Int) -> ProxyDialogueStep {
        switch step {
        case .needMore: return .pending
        case .opened:
            course.accepted()
            connection = nil
            return .opened(used: used)
        case .refused(let refusal): return .refused(refusal)
        case .rejected: return .refused(.unauthenticated(course.rejected()))
        case .asked(let challenges, let isReusable):
            if let failure = course.advance(challenges) { return .refused(.unauthenticated(failure)) }
            guard isReusable, connection != nil else {
                connection = nil
                return .redial
            }
            answer.beginAgain()
            isReused = true
            ask()
            return .pending
        }
    }
}

/// SOCKS version 5.
final class SOCKS5Dialogue: ProxyDialogue {
    /// Told of a refusal that came from no byte of the proxy: the password cannot be read.
    var refused: (ProxyRefusal) -> Void = { _ in }
    private let authorizer: ProxyAuthorizer
    private var machine: SOCKS5Machine
    private var connection: Connection?

    init(host: String, port: UInt16, _ authorizer: ProxyAuthorizer) throws(ProxyRefusal) {
        self.authorizer = authorizer
        machine = try SOCKS5Machine(
            host: host, port: port, username: authorizer.options.credentials?.username)
    }

    func begin(on connection: Connection) {
        self.connection = connection
        _ = received([UInt8]().span)
    }

    func received(_ bytes: Span<UInt8>) -> ProxyDialogueStep {
        var cursor = 0
        while true {
            switch machine.next(in: bytes, at: &cursor) {
            case .needMore: return .pending
            case .send(let message): connection?.write(message)
            case .needPassword:
                // It has nothing to say before it has heard the password.
                guard cursor == bytes.count else { return .refused(.malformed) }
                authenticate()
                return .pending
            case .opened:
                connection = nil
                return .opened(used: cursor)
            case .refused(let refusal): return .refused(refusal)
            }
        }
    }

    private func authenticate() {
        authorizer.readPassword { [self] password in
            guard let connection else { return }
            switch machine.authenticate(password: password ?? "") {
            case .send(let message): connection.write(message)
            case .refused(let refusal): refused(refusal)
            case .needMore, .needPassword, .opened: break
            }
        }
    }

    func closed() -> ProxyDialogueStep {
        connection = nil
        return .refused(.closed)
    }
}
