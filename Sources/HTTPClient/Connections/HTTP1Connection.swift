import EventLoop
import HTTPWire
import Kernel
import Transport

/// One HTTP/1.1 connection to an origin: carries one exchange at a time and rests in the pool between them.
final class HTTP1Connection: ConnectionHandler, ExchangeCarrier {
    let origin: Origin
    private let connection: Connection
    private let tls: TLSFilter?
    private weak var pool: ConnectionPool?
    private var parser = HTTP1ResponseParser()
    private var exchange: Exchange?
    private var hasCarried = false
    private var sentBefore = 0
    private var mayBeReused = true
    private var isRequestWritten = false
    private(set) var isReadingPaused = false
    /// Ends the rest in the pool.
    var idleTimer: TimerID?

    init(_ opened: OpenedConnection, _ origin: Origin, _ pool: ConnectionPool) {
        self.origin = origin
        self.pool = pool
        connection = opened.connection
        tls = opened.tls
        opened.hand(to: self)
    }

    var isOpen: Bool { connection.isOpen }
    var unsentBytes: Int { connection.unsentBytes }
    var bytesSent: Int { connection.bytesSent }
    var isCongested: Bool { connection.isCongested }

    // MARK: Sending

    /// Writes the head of a request, and its body where that is at hand.
    func begin(_ exchange: Exchange, _ head: HTTPRequestHead, body: [UInt8]?) {
        self.exchange = exchange
        exchange.isOnReused = hasCarried
        hasCarried = true
        sentBefore = connection.bytesSent
        mayBeReused = head.keepAlive && !head.fields.hasToken(.connection, "close")
        isRequestWritten = body != nil
        parser.limits.bodyBytesMax = exchange.options.bodyBytesMax
        parser.begin(head.method)
        exchange.began(on: self)
        connection.write { output in
            HTTP1Writer.appendRequest(head, to: &output)
            if let body { output += body }
        }
        connection.flush()
        if isRequestWritten { exchange.requestWritten() }
    }

    /// Writes a piece of the body.
    func write(_ bytes: [UInt8], chunked: Bool) {
        guard chunked else { return connection.write(bytes) }
        connection.write { HTTP1Writer.appendChunk(bytes.span, to: &$0) }
    }

    /// Writes the end of a body that came in pieces.
    func finishBody(chunked: Bool) {
        if chunked { connection.write { HTTP1Writer.appendLastChunk(to: &$0) } }
        connection.flush()
        isRequestWritten = true
        exchange?.requestWritten()
    }

    // MARK: Receiving

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        guard let exchange else {
            // Bytes that no request asked for, whatever they are, must not become the answer to the next one.
            connection.close()
            return bytes.count
        }
        exchange.hasSeenBytes = true
        var cursor = 0
        while self.exchange === exchange {
            switch parser.next(in: bytes, at: &cursor) {
            case .needMore: return bytes.count
            case .interim: continue
            case .head(let head):
                mayBeReused = mayBeReused && head.keepAlive
                exchange.received(head)
            case .body(let range):
                exchange.received(body: [UInt8](copying: bytes.extracting(range)))
            case .end(let trailers):
                complete(trailers, reusable: cursor == bytes.count)
            case .switched:
                preconditionFailure("no upgrade was asked for")
            case .failed(let error):
                exchange.fail(ClientError(error))
            }
        }
        return bytes.count
    }

    private func complete(_ trailers: HTTPFields, reusable: Bool) {
        let exchange = exchange
        self.exchange = nil
        let isWhole = isRequestWritten && connection.unsentBytes == 0
        if reusable, mayBeReused, isWhole, connection.isOpen, let pool {
            resumeReading()
            pool.rest(self)
        } else {
            connection.close()
        }
        exchange?.received(end: trailers)
    }

    func receivedEnd(on connection: Connection) {
        guard exchange != nil else { return connection.close() }
        // Without TLS's goodbye anybody on the way may have cut the body short.
        if let tls, !tls.peerFinished { return lose() }
        switch parser.closed() {
        case .end(let trailers):
            mayBeReused = false
            complete(trailers, reusable: false)
        case .needMore, .interim, .head, .body, .switched, .failed: lose()
        }
    }

    func drained(_ connection: Connection) { exchange?.drained() }

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        pool?.forget(self)
        lose()
    }

    private func lose() {
        guard let exchange else { return connection.close() }
        self.exchange = nil
        let hasSent = connection.bytesSent > sentBefore
        if let failure = tls?.failure {
            exchange.fail(.tlsFailed(failure))
        } else {
            exchange.fail(.connectionLost(afterBytesSent: hasSent))
        }
        connection.close()
    }

    // MARK: For the exchange

    func pauseReading() {
        isReadingPaused = true
        connection.pauseReading()
    }

    func resumeReading() {
        guard isReadingPaused else { return }
        isReadingPaused = false
        connection.resumeReading()
    }

    /// The exchange has failed, so the rest of its answer has no reader.
    func abandon(_ exchange: Exchange) {
        guard self.exchange === exchange || self.exchange == nil else { return }
        self.exchange = nil
        connection.close()
    }

    /// Closes it at rest.
    func close() { connection.close() }
}
