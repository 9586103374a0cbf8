import Kernel

/// The client's side of SOCKS version 5 (RFC 1928), with name and password (RFC 1929): pure.
///
/// The name of the origin goes to the proxy as it is, so the proxy resolves it.
struct SOCKS5Machine {
    /// The next step for the driver.
    enum Step: Hashable {
        case needMore
        /// To be sent; then ask again.
        case send([UInt8])
        /// The proxy wants name and password: ``authenticate(password:)`` is to be called.
        case needPassword
        /// The connection to the origin stands; what follows is the origin's.
        case opened
        case refused(ProxyRefusal)
    }

    private enum State {
        case start, awaitMethod, awaitPassword, awaitVerdict, awaitReply, over
    }

    private static let version: UInt8 = 5
    private static let noAuthentication: UInt8 = 0
    private static let namePassword: UInt8 = 2
    private static let noneAcceptable: UInt8 = 0xFF

    private let target: [UInt8]
    private let username: [UInt8]?
    private var state = State.start
    private var held: [UInt8] = []

    /// - Parameter username: nil to offer no authentication but none at all.
    /// - Throws: ``ProxyRefusal/unnameable`` for a host, ``ProxyAuthenticationFailure/unreadablePassword`` for a user
    ///   of more than 255 bytes or of none.
    init(host: String, port: UInt16, username: String?) throws(ProxyRefusal) {
        var target: [UInt8] = []
        if let address = SocketAddress(host: host, port: 0) {
            target.append(address.isV6 ? 4 : 1)
            target += address.bytes
        } else {
            guard (1...255).contains(host.utf8.count) else { throw .unnameable }
            target += [3, UInt8(host.utf8.count)] + host.utf8
        }
        self.target = target + [UInt8(port >> 8), UInt8(port & 0xFF)]
        if let username {
            guard (1...255).contains(username.utf8.count) else { throw .unauthenticated(.unreadablePassword) }
        }
        self.username = username.map { Array($0.utf8) }
    }

    /// Reads on from `cursor`, which is moved past what was taken; never beyond the last byte of the proxy's own.
    mutating func next(in bytes: Span<UInt8>, at cursor: inout Int) -> Step {
        switch state {
        case .start:
            state = .awaitMethod
            let methods = username == nil ? [Self.noAuthentication] : [Self.noAuthentication, Self.namePassword]
            return .send([Self.version, UInt8(methods.count)] + methods)
        case .awaitMethod: return hold(2, bytes, &cursor) ? chooseMethod() : .needMore
        case .awaitPassword: return .needPassword
        case .awaitVerdict: return hold(2, bytes, &cursor) ? readVerdict() : .needMore
        case .awaitReply: return readReply(bytes, &cursor)
        case .over: return .needMore
        }
    }

    /// The password that was asked for; the step that follows.
    mutating func authenticate(password: String) -> Step {
        guard state == .awaitPassword, let username, (1...255).contains(password.utf8.count) else {
            return refuse(.unauthenticated(.unreadablePassword))
        }
        state = .awaitVerdict
        return .send([1, UInt8(username.count)] + username + [UInt8(password.utf8.count)] + password.utf8)
    }

    private mutating func chooseMethod() -> Step {
        let (version, method) = (held[0], held[1])
        held = []
        guard version == Self.version else { return refuse(.malformed) }
        switch method {
        case Self.noAuthentication: return request()
        case Self.namePassword where username != nil:
            state = .awaitPassword
            return .needPassword
        case Self.noneAcceptable:
            return refuse(.unauthenticated(username == nil ? .noCredentials : .noCommonMethod))
        default: return refuse(.malformed)
        }
    }

    private mutating func readVerdict() -> Step {
        // RFC 1929 section 2: a version of its own, and anything but 0 is a no.
        let (version, status) = (held[0], held[1])
        held = []
        guard version == 1 else { return refuse(.malformed) }
        return status == 0 ? request() : refuse(.unauthenticated(.rejected))
    }

    private mutating func request() -> Step {
        state = .awaitReply
        return .send([Self.version, 1, 0] + target)
    }

    private mutating func readReply(_ bytes: Span<UInt8>, _ cursor: inout Int) -> Step {
        guard hold(2, bytes, &cursor) else { return .needMore }
        guard held[0] == Self.version else { return refuse(.malformed) }
        // A refusal's address says nothing, and some proxies leave it out.
        guard held[1] == 0 else { return refuse(.reply(held[1])) }
        guard hold(5, bytes, &cursor) else { return .needMore }
        let count: Int
        switch held[3] {
        case 1: count = 10
        case 3: count = 7 + Int(held[4])
        case 4: count = 22
        default: return refuse(.malformed)
        }
        guard hold(count, bytes, &cursor) else { return .needMore }
        held = []
        state = .over
        return .opened
    }

    /// Takes bytes until `count` are held; whether they are.
    private mutating func hold(_ count: Int, _ bytes: Span<UInt8>, _ cursor: inout Int) -> Bool {
        while held.count < count, cursor < bytes.count {
            held.append(bytes[cursor])
            cursor += 1
        }
        return held.count >= count
    }

    private mutating func refuse(_ refusal: ProxyRefusal) -> Step {
        state = .over
        return .refused(refusal)
    }
}
