import Crypto
import EventLoop
import Kernel
import Transport

/// A connection that is ready for its first request.
struct OpenedConnection {
    var connection: Connection
    /// Present when the connection is encrypted; the handshake is through.
    var tls: TLSFilter?
    /// It has been reading already, on its way through a proxy.
    var isStarted = false

    /// Both sides agreed on HTTP/2 in the handshake.
    var isAgreedHTTP2: Bool { tls?.applicationProtocol == Offer.http2 }

    /// Gives the connection to its owner, who hears of everything from now on.
    func hand(to handler: any ConnectionHandler) {
        connection.handler = handler
        // An encrypted one has been reading since its handshake.
        if tls == nil, !isStarted { connection.start() }
        if isStarted, connection.hasUnusedBytes { connection.resumeReading() }
    }
}

/// The protocols that are offered in a TLS handshake (ALPN, RFC 7301), best first.
enum Offer {
    static let http2 = "h2"
    static let onlyHTTP1 = ["http/1.1"]
    static let onlyHTTP2 = [http2]
    static let both = [http2, "http/1.1"]
}

/// Makes connections to origins: straight, or through a proxy.
protocol OriginDialler: AnyObject {
    /// Begins to connect; `done` is called once, perhaps at once, and not after the opening was cancelled.
    ///
    /// - Parameter offer: what the TLS handshake offers, where there is one.
    func open(
        _ origin: Origin, offer: [String], _ timeouts: ClientTimeouts,
        _ done: @escaping (Result<OpenedConnection, ClientError>) -> Void
    ) -> any Opening

    /// The authorizer that tells a proxy who asks, for requests that are sent to it themselves.
    func authorizer(for proxy: ProxyOptions) -> ProxyAuthorizer
}

/// A connection being made.
protocol Opening: AnyObject {
    /// Gives up without a word.
    func cancel()
}

/// Connects to the origin, straight or through its proxy, and sees the TLS handshake with it through.
final class DirectDialler: OriginDialler {
    private let loop: Loop
    private let dialler: Dialler
    private let buffer = ReadBuffer()
    private let contexts: TLSContexts
    private let tunnels: TunnelDialler

    init(_ resolver: Resolver, _ random: RandomPool) {
        loop = resolver.loop
        dialler = Dialler(resolver: resolver)
        contexts = TLSContexts(loop)
        tunnels = TunnelDialler(dialler, buffer, random)
    }

    func authorizer(for proxy: ProxyOptions) -> ProxyAuthorizer { tunnels.authorizer(for: proxy) }

    func open(
        _ origin: Origin, offer: [String], _ timeouts: ClientTimeouts,
        _ done: @escaping (Result<OpenedConnection, ClientError>) -> Void
    ) -> any Opening {
        let opening = DirectOpening(loop, buffer, timeouts, done)
        do {
            if origin.isSecure { opening.filter = try contexts.filter(origin.tls, offer: offer, host: origin.host) }
        } catch {
            opening.finish(.failure(.tlsFailed(error)))
            return opening
        }
        if let proxy = origin.proxy {
            opening.open(tunnels, origin, through: proxy) { [self] () throws(TLSError) in
                guard proxy.kind == .https else { return nil }
                return try contexts.filter(proxy.tls, offer: Offer.onlyHTTP1, host: proxy.host)
            }
            return opening
        }
        var options = DialOptions()
        options.policy = origin.policy
        options.privateLike = origin.privateLike
        options.timeout = timeouts.connect
        let dial = dialler.dial(host: origin.host, port: origin.port, options: options) { result in
            switch consume result {
            case .success(let socket): opening.connected(socket)
            case .failure(let error): opening.finish(.failure(ClientError(error)))
            }
        }
        if dial.isUnderWay { opening.dial = dial }
        return opening
    }
}

/// Connects, then sees the TLS handshake through.
private final class DirectOpening: Opening, ConnectionHandler {
    var dial: Dial?
    var filter: TLSFilter?
    private var tunnel: (any Opening)?
    private let loop: Loop
    private let buffer: ReadBuffer
    private let timeouts: ClientTimeouts
    private var done: ((Result<OpenedConnection, ClientError>) -> Void)?
    private var connection: Connection?
    private var timer: TimerID?

    init(
        _ loop: Loop, _ buffer: ReadBuffer, _ timeouts: ClientTimeouts,
        _ done: @escaping (Result<OpenedConnection, ClientError>) -> Void
    ) {
        self.loop = loop
        self.buffer = buffer
        self.timeouts = timeouts
        self.done = done
    }

    func cancel() {
        done = nil
        stop()
    }

    /// Makes the way through a proxy first.
    func open(
        _ tunnels: TunnelDialler, _ origin: Origin, through proxy: ProxyOptions,
        _ makeFilter: @escaping () throws(TLSError) -> TLSFilter?
    ) {
        let tunnel = tunnels.open(origin, through: proxy, timeouts, makeFilter) { [self] result in
            self.tunnel = nil
            switch result {
            case .success(let opened): tunnelled(opened)
            case .failure(let error): finish(.failure(error))
            }
        }
        if done != nil, connection == nil { self.tunnel = tunnel }
    }

    /// The origin is at the other end now.
    private func tunnelled(_ opened: OpenedConnection) {
        guard let filter else { return finish(.success(opened)) }
        // A server has nothing to say before it has been greeted.
        guard opened.connection.isOpen, !opened.connection.hasUnusedBytes else {
            opened.connection.close()
            return finish(.failure(.proxyRefused(.malformed)))
        }
        opened.connection.addFilter(filter)
        secure(opened.connection, filter)
    }

    func connected(_ socket: consuming Socket) {
        dial = nil
        let connection = Connection(socket, loop: loop, buffer: buffer, filter: filter)
        guard let filter else {
            finish(.success(OpenedConnection(connection: connection, tls: nil)))
            return
        }
        secure(connection, filter)
        connection.start()
    }

    private func secure(_ connection: Connection, _ filter: TLSFilter) {
        self.connection = connection
        connection.handler = self
        filter.whenEstablished = { [self] in
            // The connection is in the middle of a read; it changes hands when that is over.
            loop.atEndOfTurn { [self] in
                guard done != nil, let connection = self.connection else { return }
                self.connection = nil
                finish(.success(OpenedConnection(connection: connection, tls: filter)))
            }
        }
        timer = loop.schedule(after: timeouts.tls) { [self] in
            timer = nil
            finish(.failure(.tlsTimedOut))
        }
    }

    func finish(_ result: Result<OpenedConnection, ClientError>) {
        let done = done
        self.done = nil
        stop()
        done?(result)
    }

    private func stop() {
        dial?.cancel()
        dial = nil
        tunnel?.cancel()
        tunnel = nil
        if let timer { loop.cancel(timer) }
        timer = nil
        filter?.whenEstablished = nil
        let connection = connection
        self.connection = nil
        connection?.close()
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int { 0 }
    func receivedEnd(on connection: Connection) {
        finish(.failure(.tlsFailed(filter?.failure ?? .truncated)))
    }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        finish(.failure(.tlsFailed(filter?.failure ?? .truncated)))
    }
}
