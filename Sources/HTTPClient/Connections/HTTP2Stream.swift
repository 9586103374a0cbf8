import HTTP2
import HTTPWire
import Transport

/// One stream of a connection of HTTP/2: carries one exchange.
///
/// Its window opens only as the reader takes the body, so a server waits for a slow reader of one answer and not of
/// another.
final class HTTP2Stream: ExchangeCarrier, BodySource {
    /// Bytes of a request's body that may wait for the window before its writer has to.
    static let waitingBytesHigh = 64 << 10
    /// The writer goes on at or below this.
    static let waitingBytesLow = 16 << 10
    /// Answers before the answer: as many as HTTP/1.1 takes.
    private static let interimResponsesMax = HTTP1Limits().interimResponsesMax

    let id: HTTP2StreamID
    private weak var connection: HTTP2Connection?
    /// Nil once it is through.
    private var exchange: Exchange?
    /// Bytes that the connection had sent before this stream began.
    private let sentBefore: Int
    private var trailers = HTTPFields()
    private var interims = 0
    private var bodyBytes = 0
    private var untakenBytes = 0
    private var isRequestWritten = false
    /// The writer of the body waits for the window.
    private var isWaiting = false

    init(_ id: HTTP2StreamID, _ connection: HTTP2Connection, _ exchange: Exchange) {
        self.id = id
        self.connection = connection
        self.exchange = exchange
        sentBefore = connection.transport.bytesSent
    }

    /// The request is queued, with its body where that was at hand.
    func begin(isWhole: Bool) {
        guard let exchange else { return }
        exchange.source = self
        exchange.began(on: self)
        isRequestWritten = isWhole
        if isWhole { exchange.requestWritten() }
    }

    // MARK: What comes

    func received(_ head: HTTPResponseHead, isEnd: Bool) {
        guard let exchange else { return }
        exchange.hasSeenBytes = true
        exchange.received(head)
        if isEnd {
            ended()
        } else if let length = head.announcedLength, length > exchange.options.bodyBytesMax {
            exchange.fail(.tooLarge)
        }
    }

    func receivedInterim() {
        guard let exchange else { return }
        exchange.hasSeenBytes = true
        interims += 1
        guard interims > Self.interimResponsesMax else { return }
        exchange.fail(.malformed(.tooManyInterimResponses(countMax: Self.interimResponsesMax)))
    }

    func received(body bytes: [UInt8]) {
        guard let exchange, !bytes.isEmpty else {
            connection?.consume(bytes.count, of: id)
            return
        }
        untakenBytes += bytes.count
        bodyBytes += bytes.count
        guard bodyBytes <= exchange.options.bodyBytesMax else {
            took(bytes.count)
            return exchange.fail(.tooLarge)
        }
        exchange.received(body: bytes)
    }

    func received(trailers: HTTPFields) { self.trailers = trailers }

    /// The answer is whole.
    func ended() {
        guard let exchange else { return }
        self.exchange = nil
        // The rest of a request is of no use once its answer is there (RFC 9113 section 8.1).
        if !isRequestWritten || unsentBytes > 0 { connection?.reset(id, .cancel) }
        exchange.received(end: trailers)
    }

    /// The answer breaks a rule or a limit.
    func refused(_ error: HTTPWireError) { fail(ClientError(error)) }

    /// The stream is over.
    func closed(_ code: HTTP2ErrorCode, byPeer: Bool) {
        guard let exchange else { return }
        switch code {
        case .refusedStream, .http11Required:
            // A server that has begun to answer has looked at the request.
            guard exchange.head == nil else { break }
            exchange.isUnprocessed = true
            return fail(.connectionLost(afterBytesSent: false))
        case .internalError where !byPeer:
            return fail(.badRequest(.headTooLarge(bytesMax: HTTP2Connection.sentHeadBytesMax)))
        default: break
        }
        fail(.streamReset(code))
    }

    /// The connection is over; nil for an end without a reason of its own.
    func lost(_ error: ClientError?) {
        let hasSent = (connection?.transport.bytesSent ?? .max) > sentBefore
        fail(error ?? .connectionLost(afterBytesSent: hasSent))
    }

    private func fail(_ error: ClientError) {
        let exchange = exchange
        self.exchange = nil
        exchange?.fail(error)
    }

    // MARK: For the exchange

    /// Of this stream alone: what others wait for says nothing about how the server treats this one.
    var unsentBytes: Int { connection?.machine.waitingBytes(of: id) ?? 0 }

    var bytesSent: Int { connection?.machine.sentBytes(of: id) ?? 0 }

    var isCongested: Bool {
        guard let connection, connection.machine.waitingBytes(of: id) > Self.waitingBytesHigh else { return false }
        if !isWaiting { connection.addCongested(self) }
        isWaiting = true
        return true
    }

    /// Half a window: with less than that the server has been told that it may go on.
    var isReadingPaused: Bool { untakenBytes >= (connection?.streamWindowBytes ?? .max) / 2 }

    func write(_ bytes: [UInt8], chunked: Bool) { connection?.write(bytes, to: id) }

    func finishBody(chunked: Bool) {
        isRequestWritten = true
        connection?.finish(id)
        exchange?.requestWritten()
    }

    /// Tells the writer to go on; false if too much still waits.
    func notifyIfDrained() -> Bool {
        guard let exchange, let connection else { return true }
        guard connection.machine.waitingBytes(of: id) <= Self.waitingBytesLow else { return false }
        isWaiting = false
        exchange.drained()
        return true
    }

    /// The window does it.
    func pauseReading() {}
    func resumeReading() {}

    func took(_ count: Int) {
        untakenBytes -= count
        connection?.consume(count, of: id)
    }

    func abandon(_ exchange: Exchange) {
        guard self.exchange === exchange else { return }
        self.exchange = nil
        connection?.reset(id, .cancel)
    }
}
