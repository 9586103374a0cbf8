public import Crypto
public import EventLoop
import HTTPWire
import Kernel
public import Transport

/// Sends requests over HTTP/2 or HTTP/1.1 and opens WebSockets, on one loop.
///
/// Connections are kept and used again for the same origin under the same rules; of HTTP/2 there is one for each, which
/// all requests share. Proxy variables of the environment are ignored, and redirects are followed only when asked for.
/// Belongs to its loop: others hold it in a `LoopBound`.
public final class Client {
    /// The loop everything happens on.
    public let loop: Loop
    private let random: RandomPool
    private let dialler: any OriginDialler
    private let pool: ConnectionPool
    private let router: ExchangeRouter
    private let links = LinkSet()
    private var isClosed = false

    /// Makes a client on a loop; the resolver and the random numbers are the loop's own.
    public init(loop: Loop, resolver: Resolver, random: RandomPool, limits: PoolLimits = PoolLimits()) {
        precondition(resolver.loop === loop, "the resolver belongs to the same loop")
        self.loop = loop
        self.random = random
        dialler = DirectDialler(resolver, random)
        pool = ConnectionPool(loop, limits)
        router = ExchangeRouter(loop, dialler, pool)
    }

    /// Connections at rest, waiting for another request.
    public var idleConnectionCount: Int { pool.idleCount }

    /// Connections that are open or being opened, WebSockets not counted.
    public var connectionCount: Int { pool.count }

    /// Ends what rests at once and WebSockets with `goingAway`; exchanges under way come to their end.
    public func close() {
        isClosed = true
        pool.close()
        router.close()
        links.close()
    }

    /// Suspends until every WebSocket has ended, or for so long; on the loop.
    ///
    /// For the end of the process, so that the other sides hear all that was said to them. One caller at a time.
    public func waitForLinks(atMost limit: Duration) async {
        loop.checkCurrent()
        guard !links.isEmpty else { return }
        let waiter = LoopWaiter(loop: loop)
        links.whenEmpty = { waiter.signal() }
        _ = await waiter.wait(atMost: limit)
        links.whenEmpty = nil
    }

    // MARK: Requests

    /// Sends a request and waits for the head of its answer; on the loop.
    ///
    /// Cancelling the task closes the connection, or the stream of a shared one, and throws ``ClientError/cancelled``.
    /// A connection from the pool that turns out to be dead is replaced once, when sending twice can do no harm:
    /// nothing has left, or the method is idempotent, and the body can be sent again. A request that the server says it
    /// did not look at is sent again once, whatever its method.
    public func send(_ request: ClientRequest) async throws(ClientError) -> ClientResponse {
        loop.checkCurrent()
        var request = request
        let deadline = request.options.timeouts.total.map { loop.now + $0 }
        var redirects = 0
        while true {
            let (bound, head) = try await exchange(request, deadline)
            let url = request.url
            guard request.options.redirectsMax > 0, head.status.isRedirect else {
                return ClientResponse(head: head, body: ClientBody(bound), url: url)
            }
            switch Redirect.apply(head, to: &request) {
            case .deliver: return ClientResponse(head: head, body: ClientBody(bound), url: url)
            case .refuse:
                bound.value.abandon()
                throw .redirectRefused
            case .follow:
                redirects += 1
                await passOver(bound, head)
                guard redirects <= request.options.redirectsMax else { throw .tooManyRedirects }
            }
        }
    }

    /// Reads a small body to its end, so that the connection can be used again; gives up a larger one.
    private func passOver(_ bound: LoopBound<Exchange>, _ head: HTTPResponseHead) async {
        let exchange = bound.value
        if case .known(let count) = head.bodyLength, count <= Exchange.bufferedBytesLow {
            while exchange.phase != .ended {
                if exchange.takeChunk() == nil { await exchange.wait(bound) }
            }
        } else {
            exchange.abandon()
        }
    }

    /// Sends once, and once more on a fresh connection where a resting one was dead or the server did not look.
    private func exchange(
        _ request: ClientRequest, _ deadline: Instant?
    ) async throws(ClientError) -> (LoopBound<Exchange>, HTTPResponseHead) {
        guard !isClosed else { throw .closed }
        let origin = try Origin(request.url, schemes: ("http", "https"), request.options)
        let plainHead = try requestHead(request, isForwarded: origin.isForwarded)
        let course = origin.isForwarded ? origin.proxy.map { dialler.authorizer(for: $0).begin() } : nil
        var retries = Retries()
        while true {
            let requestHead = try await course?.authorized(plainHead) ?? plainHead
            let exchange = Exchange(loop, request.method, request.options, deadline: deadline)
            let bound = LoopBound(exchange, loop: loop)
            let pending = PendingRequest(
                exchange: exchange, origin: origin, head: requestHead, body: request.body.bytes)
            router.begin(pending, isFresh: retries.hasReplaced)
            await finishRequest(bound, request.body)
            while exchange.head == nil, exchange.failure == nil { await exchange.wait(bound) }
            // A failure behind the head is for who reads the body; only our own caller's is told at once.
            if let head = exchange.head, exchange.failure != .cancelled {
                guard let course, try course.isAsked(by: head) else { return (bound, head) }
                await passOver(bound, head)
                // The next request finds the answer known.
                guard request.body.isReplayable || !exchange.isBodyBegun else {
                    throw .connectionLost(afterBytesSent: false)
                }
                continue
            }
            let failure = exchange.failure ?? .cancelled
            guard !isClosed, retries.allow(exchange, isReplayable: request.body.isReplayable) else { throw failure }
        }
    }

    /// Sends a body that comes in pieces; stops when an answer or a failure comes first.
    private func finishRequest(_ bound: LoopBound<Exchange>, _ body: ClientRequestBody) async {
        guard case .stream(let length, let next) = body else { return }
        let exchange = bound.value
        while exchange.phase == .connecting { await exchange.wait(bound) }
        var left = length
        while exchange.phase == .sending, let connection = exchange.connection {
            if connection.isCongested {
                await exchange.wait(bound)
                continue
            }
            let piece: [UInt8]?
            exchange.isBodyBegun = true
            do {
                piece = try await next()
            } catch {
                return exchange.fail(.requestBodyFailed(reason: "\(error)"))
            }
            // Much may have happened meanwhile.
            guard exchange.phase == .sending else { return }
            guard let piece else {
                if let left, left > 0 {
                    exchange.fail(.requestBodyFailed(reason: "\(left) bytes fewer than announced"))
                } else {
                    connection.finishBody(chunked: length == nil)
                }
                return
            }
            if let known = left {
                guard piece.count <= known else {
                    return exchange.fail(.requestBodyFailed(reason: "more bytes than announced"))
                }
                left = known - piece.count
            }
            connection.write(piece, chunked: length == nil)
        }
    }

    private func requestHead(_ request: ClientRequest, isForwarded: Bool) throws(ClientError) -> HTTPRequestHead {
        let length: HTTPBodyLength =
            switch request.body {
            case .none:
                // RFC 9110 section 8.6: a method that may have a body says that there is none.
                request.method == .post || request.method == .put || request.method == .patch ? .known(0) : .none
            case .bytes(let bytes): .known(bytes.count)
            case .stream(let length, _): length.map { .known($0) } ?? .chunked
            }
        var fields = request.fields
        do throws(HTTPWireError) {
            for field in request.options.defaultFields where fields[field.name] == nil {
                try fields.append(field.name, field.value)
            }
            if request.options.tellsTrace { try fields.appendTrace() }
            let url = request.url
            let target = (isForwarded ? "\(url.scheme)://\(url.hostField)" : "") + url.requestTarget
            return try HTTPRequestHead(
                method: request.method, target: target, authority: url.hostField, fields: fields, bodyLength: length)
        } catch {
            throw .badRequest(error)
        }
    }

    // MARK: WebSockets

    /// Opens a WebSocket; on the loop.
    ///
    /// The handler hears of everything else, once this call has returned.
    ///
    /// Redirects are not followed: an answer other than 101 ends the link with ``ClientError/upgradeRefused(_:)``.
    @discardableResult
    public func openWebSocket(_ request: WebSocketRequest, handler: any WebSocketHandler) -> WebSocketLink {
        loop.checkCurrent()
        let link = WebSocketLink(loop, random, links, handler)
        if isClosed { link.failLater(.closed) } else { link.open(request, dialler) }
        return link
    }
}
