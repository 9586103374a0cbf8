import EventLoop
import HTTP2
import HTTPWire
import Transport

/// The requests to one origin that share a connection of HTTP/2, from their wait for it to a stream of their own.
///
/// Whoever comes while the connection is being made waits for it and makes no second one. Served in the order in which
/// they came.
final class OriginQueue {
    /// Connections that a request may see end before they have carried anything.
    private static let barrenConnectionsMax = 2

    let origin: Origin
    /// The one that takes requests.
    private(set) var connection: HTTP2Connection?
    private weak var router: ExchangeRouter?
    private var waiting: [QueuedRequest] = []
    private var dial: CountedOpening?
    private var isDialling = false

    init(_ origin: Origin, _ router: ExchangeRouter) {
        self.origin = origin
        self.router = router
    }

    /// The queue has no request that waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Takes a request: gives it a stream at once, or lets it wait.
    func add(_ request: PendingRequest) {
        if waiting.isEmpty, let connection, connection.hasRoom, connection.begin(request) { return }
        guard let router, waiting.count < router.pool.limits.http2.waitingMax else {
            return request.exchange.fail(.overloaded)
        }
        let queued = QueuedRequest(request, self)
        request.exchange.opening = queued
        waiting.append(queued)
        router.keep(self)
        queued.arm(isConnected: connection != nil)
        advance()
    }

    /// Hands out the streams there are, and sees that there is a connection as long as somebody waits.
    func advance() {
        while let connection, let first = waiting.first, connection.hasRoom, connection.begin(first.request) {
            waiting.removeFirst()
            first.disarm()
        }
        if !waiting.isEmpty { connection?.drainIfUsedUp() }
        guard connection == nil, !isDialling else { return }
        if waiting.isEmpty { router?.drop(self) } else { open() }
    }

    // MARK: The connection

    private func open() {
        guard let router, let first = waiting.first else { return }
        guard router.pool.hasRoom else { return failAll(.overloaded) }
        router.pool.opening()
        isDialling = true
        var isDone = false
        let timeouts = first.request.exchange.options.timeouts
        let offer = origin.versions == .http2Only ? Offer.onlyHTTP2 : Offer.both
        let opening = router.dialler.open(origin, offer: offer, timeouts) { [self] result in
            isDone = true
            isDialling = false
            dial = nil
            switch result {
            case .success(let opened): take(opened)
            case .failure(let error):
                self.router?.pool.openingFailed()
                failed(error, timeouts)
            }
        }
        if !isDone { dial = CountedOpening(opening, router.pool) }
    }

    private func take(_ opened: OpenedConnection) {
        guard let router else { return opened.connection.close() }
        if opened.isAgreedHTTP2 || !origin.isSecure { return adopt(opened) }
        if origin.versions == .http2Only {
            opened.connection.close()
            router.pool.openingFailed()
            return failAll(.versionRefused)
        }
        let requests = takeAll()
        router.drop(self)
        router.fallBack(requests, on: opened)
    }

    /// Takes over a connection on which both sides speak HTTP/2; the pool's count knows of it.
    func adopt(_ opened: OpenedConnection) {
        guard let router, connection == nil else {
            opened.connection.close()
            router?.pool.openingFailed()
            return
        }
        let made = HTTP2Connection(opened, self, router.pool, router.workspace)
        // It may have ended at once.
        if made.transport.isOpen { connection = made }
        for queued in waiting { queued.arm(isConnected: true) }
        advance()
    }

    /// The connection could not be made; who has more patience than the one it was made for tries again.
    private func failed(_ error: ClientError, _ timeouts: ClientTimeouts) {
        let all = waiting
        waiting = []
        for queued in all {
            let own = queued.request.exchange.options.timeouts
            let isPatient =
                switch error {
                case .connectTimedOut, .resolveTimedOut: own.connect > timeouts.connect
                case .tlsTimedOut: own.tls > timeouts.tls
                default: false
                }
            if isPatient { waiting.append(queued) } else { queued.fail(error) }
        }
        advance()
    }

    /// The connection takes no further requests, or is over.
    func gone(_ connection: HTTP2Connection) {
        guard self.connection === connection else { return }
        self.connection = nil
        let all = waiting
        waiting = []
        for queued in all {
            if !connection.hasCarried { queued.barrenConnections += 1 }
            if queued.barrenConnections < Self.barrenConnectionsMax {
                waiting.append(queued)
                queued.arm(isConnected: false)
            } else {
                queued.fail(.connectionLost(afterBytesSent: false))
            }
        }
        advance()
    }

    /// The server has refused a request because it takes it over HTTP/1.1 only (RFC 9113 section 7).
    func http1IsRequired() {
        guard let router, origin.versions == .automatic else { return }
        router.rememberHTTP1(origin, isRequired: true)
        let requests = takeAll()
        for request in requests { router.begin(request, isFresh: true) }
    }

    // MARK: Those who wait

    /// A request has ended before it had a stream.
    func leave(_ queued: QueuedRequest) {
        guard let place = waiting.firstIndex(where: { $0 === queued }) else { return }
        waiting.remove(at: place)
        guard waiting.isEmpty else { return }
        // The connection that is being made would not be used.
        if isDialling {
            isDialling = false
            let dial = dial
            self.dial = nil
            dial?.cancel()
        }
        connection?.schedulePump()
        advance()
    }

    private func takeAll() -> [PendingRequest] {
        let all = waiting
        waiting = []
        for queued in all { queued.disarm() }
        return all.map(\.request)
    }

    private func failAll(_ error: ClientError) {
        let all = waiting
        waiting = []
        for queued in all { queued.fail(error) }
        advance()
    }
}

/// A request that waits for a stream.
final class QueuedRequest: Opening {
    let request: PendingRequest
    /// Connections that ended before they had carried anything, while this waited.
    var barrenConnections = 0
    private weak var queue: OriginQueue?
    private var timer: TimerID?
    private var loop: Loop { request.exchange.loop }

    init(_ request: PendingRequest, _ queue: OriginQueue) {
        self.request = request
        self.queue = queue
    }

    /// Begins the time that it may wait: for a stream, or for a connection that somebody makes.
    func arm(isConnected: Bool) {
        disarm()
        let timeouts = request.exchange.options.timeouts
        let limit = isConnected ? timeouts.stream : timeouts.connect + timeouts.tls
        timer = loop.schedule(after: limit) { [self] in
            timer = nil
            request.exchange.fail(isConnected ? .streamTimedOut : .connectTimedOut)
        }
    }

    func disarm() {
        if let timer { loop.cancel(timer) }
        timer = nil
    }

    func fail(_ error: ClientError) {
        disarm()
        request.exchange.opening = nil
        request.exchange.fail(error)
    }

    /// The exchange has ended for reasons of its own.
    func cancel() {
        disarm()
        queue?.leave(self)
    }
}
