import EventLoop
import HTTP2
import HTTPWire
import Transport

/// A request on its way to a connection.
struct PendingRequest {
    let exchange: Exchange
    let origin: Origin
    let head: HTTPRequestHead
    /// All of the body; nil where it comes in pieces.
    let body: [UInt8]?
}

/// Gives each exchange what carries it: a stream of a shared connection, a connection that rests, or a new one.
final class ExchangeRouter {
    /// Origins of which is kept that they speak HTTP/1.1.
    private static let rememberedMax = 1024

    let loop: Loop
    let dialler: any OriginDialler
    let pool: ConnectionPool
    /// The workspace that all connections of HTTP/2 use, one after the other.
    let workspace = HTTP2Workspace()
    private var queues: [Origin: OriginQueue] = [:]
    /// Origins that did not choose HTTP/2; true for those that insist on HTTP/1.1.
    private var http1Origins: [Origin: Bool] = [:]

    init(_ loop: Loop, _ dialler: any OriginDialler, _ pool: ConnectionPool) {
        self.loop = loop
        self.dialler = dialler
        self.pool = pool
    }

    /// Sees that the exchange is carried, or fails; a connection that has carried others is no use if `isFresh`.
    func begin(_ request: PendingRequest, isFresh: Bool) {
        let origin = request.origin
        if origin.versions == .http1Only || http1Origins[origin] != nil {
            beginHTTP1(request, isFresh: isFresh)
        } else {
            queue(for: origin).add(request)
        }
    }

    private func queue(for origin: Origin) -> OriginQueue {
        if let queue = queues[origin] { return queue }
        let queue = OriginQueue(origin, self)
        queues[origin] = queue
        return queue
    }

    /// A request waits in a queue.
    func keep(_ queue: OriginQueue) { queues[queue.origin] = queue }

    /// A queue has no waiting request any more, and no connection.
    func drop(_ queue: OriginQueue) {
        if queues[queue.origin] === queue { queues[queue.origin] = nil }
    }

    /// Ends shared connections that rest.
    func close() {
        for queue in Array(queues.values) { queue.connection?.leaveIfIdle() }
    }

    // MARK: HTTP/1.1

    /// The origin has chosen HTTP/1.1; `isRequired` if it has refused a request over HTTP/2 for that.
    func rememberHTTP1(_ origin: Origin, isRequired: Bool) {
        guard origin.versions == .automatic else { return }
        if http1Origins.count >= Self.rememberedMax { http1Origins = [:] }
        http1Origins[origin] = isRequired
    }

    private func beginHTTP1(_ request: PendingRequest, isFresh: Bool) {
        let (exchange, origin) = (request.exchange, request.origin)
        if !isFresh, let resting = pool.take(origin) {
            resting.begin(exchange, request.head, body: request.body)
            return
        }
        guard pool.hasRoom else { return exchange.fail(.overloaded) }
        pool.opening()
        var isDone = false
        let isHTTP1Only = origin.versions == .http1Only || http1Origins[origin] == true
        let offer = isHTTP1Only ? Offer.onlyHTTP1 : Offer.both
        let opening = dialler.open(origin, offer: offer, exchange.options.timeouts) { [self] result in
            isDone = true
            switch result {
            case .success(let opened): carry(request, on: opened)
            case .failure(let error):
                pool.openingFailed()
                exchange.opening = nil
                exchange.fail(error)
            }
        }
        if !isDone { exchange.opening = CountedOpening(opening, pool) }
    }

    private func carry(_ request: PendingRequest, on opened: OpenedConnection) {
        guard opened.isAgreedHTTP2 else {
            HTTP1Connection(opened, request.origin, pool).begin(request.exchange, request.head, body: request.body)
            return
        }
        // The server has learnt it since.
        http1Origins[request.origin] = nil
        let queue = queue(for: request.origin)
        queue.adopt(opened)
        queue.add(request)
    }

    /// Sends over HTTP/1.1 what had waited for a shared connection, the first of it on the connection made for that.
    func fallBack(_ requests: [PendingRequest], on opened: OpenedConnection) {
        guard let first = requests.first else {
            opened.connection.close()
            pool.openingFailed()
            return
        }
        rememberHTTP1(first.origin, isRequired: false)
        HTTP1Connection(opened, first.origin, pool).begin(first.exchange, first.head, body: first.body)
        for request in requests.dropFirst() { begin(request, isFresh: true) }
    }
}

/// An opening that the pool's count knows of.
final class CountedOpening: Opening {
    private let inner: any Opening
    private let pool: ConnectionPool

    init(_ inner: any Opening, _ pool: ConnectionPool) {
        self.inner = inner
        self.pool = pool
    }

    func cancel() {
        inner.cancel()
        pool.openingFailed()
    }
}
