import Crypto
import EventLoop
import HTTPWire
import Kernel
import Transport

/// Makes connections through proxies, up to the first byte that is the origin's; on the loop of its client.
final class TunnelDialler {
    /// Proxies of which is remembered how they ask; a client has one, or a few where many providers share it.
    private static let authorizersMax = 64

    let loop: Loop
    let dialler: Dialler
    let buffer: ReadBuffer
    private let random: RandomPool
    private var authorizers: [ProxyOptions: ProxyAuthorizer] = [:]

    init(_ dialler: Dialler, _ buffer: ReadBuffer, _ random: RandomPool) {
        loop = dialler.loop
        self.dialler = dialler
        self.buffer = buffer
        self.random = random
    }

    /// The authorizer of a proxy.
    func authorizer(for proxy: ProxyOptions) -> ProxyAuthorizer {
        if let authorizer = authorizers[proxy] {
            authorizer.options = proxy
            return authorizer
        }
        let authorizer = ProxyAuthorizer(proxy, loop, random)
        if authorizers.count == Self.authorizersMax { authorizers = [:] }
        authorizers[proxy] = authorizer
        return authorizer
    }

    /// Begins to connect through a proxy; `done` is called once, perhaps at once, and not after it was cancelled.
    ///
    /// - Parameter makeFilter: the TLS of the proxy itself, for each connection anew; nil for one in clear.
    func open(
        _ origin: Origin, through proxy: ProxyOptions, _ timeouts: ClientTimeouts,
        _ makeFilter: @escaping () throws(TLSError) -> TLSFilter?,
        _ done: @escaping (Result<OpenedConnection, ClientError>) -> Void
    ) -> any Opening {
        let opening = TunnelOpening(self, proxy, makeFilter, done)
        guard ProxiedHost.isAllowed(origin.host, by: origin.policy, privateLike: origin.privateLike) else {
            opening.finish(.failure(.addressRefused))
            return opening
        }
        do throws(ProxyRefusal) {
            opening.begin(try dialogue(origin, proxy, opening), timeouts)
        } catch {
            opening.finish(.failure(.proxyRefused(error)))
        }
        return opening
    }

    /// The talk that is to be had with the proxy; nil where it is sent the requests themselves.
    private func dialogue(
        _ origin: Origin, _ proxy: ProxyOptions, _ opening: TunnelOpening
    ) throws(ProxyRefusal) -> (any ProxyDialogue)? {
        guard !origin.isForwarded else { return nil }
        let authorizer = authorizer(for: proxy)
        let refused: (ProxyRefusal) -> Void = { [weak opening] in opening?.finish(.failure(.proxyRefused($0))) }
        if proxy.isHTTP {
            let isIPv6 = origin.host.utf8.contains(UInt8(ascii: ":"))
            let dialogue = ConnectDialogue(
                host: origin.host, isIPv6: isIPv6, port: origin.port, authorizer.begin())
            dialogue.refused = refused
            return dialogue
        }
        let dialogue = try SOCKS5Dialogue(host: origin.host, port: origin.port, authorizer)
        dialogue.refused = refused
        return dialogue
    }
}

/// One way through a proxy being made: connects to it, sees its TLS through, and talks to it.
///
/// All of it belongs to the time for connecting.
final class TunnelOpening: Opening, ConnectionHandler {
    private let dialler: TunnelDialler
    private let proxy: ProxyOptions
    private let makeFilter: () throws(TLSError) -> TLSFilter?
    private var done: ((Result<OpenedConnection, ClientError>) -> Void)?
    private var dialogue: (any ProxyDialogue)?
    private var dial: Dial?
    private var connection: Connection?
    private var filter: TLSFilter?
    private var timer: TimerID?
    private var isThrough = false
    private var loop: Loop { dialler.loop }

    init(
        _ dialler: TunnelDialler, _ proxy: ProxyOptions, _ makeFilter: @escaping () throws(TLSError) -> TLSFilter?,
        _ done: @escaping (Result<OpenedConnection, ClientError>) -> Void
    ) {
        self.dialler = dialler
        self.proxy = proxy
        self.makeFilter = makeFilter
        self.done = done
    }

    func cancel() {
        done = nil
        stop()
    }

    func begin(_ dialogue: (any ProxyDialogue)?, _ timeouts: ClientTimeouts) {
        self.dialogue = dialogue
        timer = loop.schedule(after: timeouts.connect) { [self] in
            timer = nil
            finish(.failure(.connectTimedOut))
        }
        connect()
    }

    private func connect() {
        do throws(TLSError) {
            filter = try makeFilter()
        } catch {
            return finish(.failure(.tlsFailed(error)))
        }
        var options = DialOptions()
        // A proxy is the operator's to choose, wherever it stands.
        options.policy = .exceptInstanceMetadata
        // Its own time would tell of a name that is late; all of it has ours.
        options.timeout = .seconds(3600)
        let dial = dialler.dialler.dial(host: proxy.host, port: proxy.port, options: options) { [self] result in
            switch consume result {
            case .success(let socket): connected(socket)
            case .failure(let error): finish(.failure(ClientError(error)))
            }
        }
        if dial.isUnderWay { self.dial = dial }
    }

    private func connected(_ socket: consuming Socket) {
        dial = nil
        let connection = Connection(socket, loop: loop, buffer: dialler.buffer, filter: filter)
        self.connection = connection
        connection.handler = self
        if let filter {
            filter.whenEstablished = { [self] in
                // The connection is in the middle of a read.
                loop.atEndOfTurn { [self] in
                    if done != nil, self.connection === connection { reached(connection) }
                }
            }
            connection.start()
        } else {
            connection.start()
            if done != nil, connection.isOpen { reached(connection) }
        }
    }

    /// The proxy can be spoken to.
    private func reached(_ connection: Connection) {
        if let dialogue { dialogue.begin(on: connection) } else { complete() }
    }

    private func complete() {
        guard done != nil, let connection else { return }
        self.connection = nil
        // Of a forwarded request the proxy's TLS is all there is.
        let tls = dialogue == nil ? filter : nil
        finish(.success(OpenedConnection(connection: connection, tls: tls, isStarted: true)))
    }

    func finish(_ result: Result<OpenedConnection, ClientError>) {
        let done = done
        self.done = nil
        stop()
        done?(result)
    }

    private func stop() {
        dialogue = nil
        dial?.cancel()
        dial = nil
        if let timer { loop.cancel(timer) }
        timer = nil
        dropConnection()
    }

    private func dropConnection() {
        filter?.whenEstablished = nil
        let connection = connection
        self.connection = nil
        connection?.close()
    }

    // MARK: What the proxy does

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        // Bytes behind the proxy's own stay for the next handler.
        guard connection === self.connection, let dialogue, !isThrough else { return 0 }
        let step = dialogue.received(bytes)
        perform(step)
        if case .opened(let used) = step { return used }
        return bytes.count
    }

    func receivedEnd(on connection: Connection) { lost(connection) }

    func drained(_ connection: Connection) {}

    func ended(_ connection: Connection, _ end: ConnectionEnd) { lost(connection) }

    private func lost(_ connection: Connection) {
        guard connection === self.connection, done != nil else { return }
        if let filter, !filter.isEstablished {
            return finish(.failure(.tlsFailed(filter.failure ?? .truncated)))
        }
        guard !isThrough, let dialogue else { return finish(.failure(.proxyRefused(.closed))) }
        perform(dialogue.closed())
    }

    private func perform(_ step: ProxyDialogueStep) {
        switch step {
        case .pending: break
        case .opened:
            isThrough = true
            // The connection is in the middle of a read; it changes hands when that is over.
            loop.atEndOfTurn { [self] in complete() }
        case .redial:
            dropConnection()
            // Not from inside a call of the connection that is given up.
            loop.atEndOfTurn { [self] in if done != nil { connect() } }
        case .refused(let refusal): finish(.failure(.proxyRefused(refusal)))
        }
    }
}
