import EventLoop
import HTTPWire
import Kernel

/// One request and its answer, from the wait for a connection to the last byte of the body.
///
/// The connection tells it what comes, timers end it, one task at a time waits for it. All on the loop.
final class Exchange {
    /// Bytes of the body that wait for a reader before the connection stops reading.
    static let bufferedBytesHigh = 256 << 10
    /// Reading goes on below this.
    static let bufferedBytesLow = 64 << 10

    /// How far it has come.
    enum Phase: Equatable {
        case connecting
        case sending
        case awaitingHead
        case body
        case ended
    }

    let loop: Loop
    let method: HTTPMethod
    let options: ClientOptions
    private(set) var phase = Phase.connecting
    private(set) var head: HTTPResponseHead?
    private(set) var trailers = HTTPFields()
    private(set) var failure: ClientError?
    /// The carrier of the request; nil before there is one and after the end.
    var connection: (any ExchangeCarrier)?
    /// The source that wants to know that the body was taken, also after its end.
    var source: (any BodySource)?
    /// The opening of a connection for the exchange.
    var opening: (any Opening)?
    /// The connection had carried another request before.
    var isOnReused = false
    /// Something of an answer has come, be it an interim one.
    var hasSeenBytes = false
    /// The server has said that it did not look at the request, or it never left.
    var isUnprocessed = false
    /// Some of a body that comes in pieces has been asked for, which nobody can give again.
    var isBodyBegun = false

    private var chunks: [[UInt8]] = []
    private var nextChunk = 0
    private var bufferedBytes = 0
    private var waiter: CheckedContinuation<Void, Never>?
    /// Something has changed while nobody waited.
    private var hasNews = false
    private var phaseTimer: TimerID?
    private var totalTimer: TimerID?
    private var lastProgress: Instant
    private var lastSent = 0

    init(_ loop: Loop, _ method: HTTPMethod, _ options: ClientOptions, deadline: Instant?) {
        self.loop = loop
        self.method = method
        self.options = options
        lastProgress = loop.now
        if let deadline {
            totalTimer = loop.schedule(at: deadline) { [self] in
                totalTimer = nil
                fail(.totalTimedOut)
            }
        }
    }

    // MARK: What the connection tells

    /// A connection is there, and the request goes out on it.
    func began(on connection: any ExchangeCarrier) {
        self.connection = connection
        opening = nil
        phase = .sending
        lastProgress = loop.now
        watchServer(after: options.timeouts.firstByte)
        wake()
    }

    /// All of the request has been written.
    func requestWritten() {
        guard phase == .sending else { return }
        phase = .awaitingHead
        progressed()
    }

    func received(_ head: HTTPResponseHead) {
        self.head = head
        phase = .body
        if let phaseTimer { loop.cancel(phaseTimer) }
        watchBody(after: options.timeouts.idle)
        wake()
    }

    func received(body bytes: [UInt8]) {
        lastProgress = loop.now
        chunks.append(bytes)
        bufferedBytes += bytes.count
        if bufferedBytes > Self.bufferedBytesHigh { connection?.pauseReading() }
        wake()
    }

    /// The answer is whole; what is buffered can still be read.
    func received(end trailers: HTTPFields) {
        self.trailers = trailers
        connection = nil
        end()
    }

    /// Ends it with an error; of several the first counts.
    ///
    /// What has come of the body can still be read.
    func fail(_ error: ClientError) {
        guard phase != .ended else { return }
        failure = error
        let connection = connection
        self.connection = nil
        opening?.cancel()
        opening = nil
        end()
        connection?.abandon(self)
    }

    private func end() {
        phase = .ended
        if let phaseTimer { loop.cancel(phaseTimer) }
        if let totalTimer { loop.cancel(totalTimer) }
        phaseTimer = nil
        totalTimer = nil
        wake()
    }

    // MARK: Time

    /// Fails when the server neither takes bytes nor answers; each sign of progress begins the time anew.
    private func watchServer(after delay: Duration) {
        phaseTimer = loop.schedule(after: delay) { [self] in
            guard let connection else { return }
            // While our own side has nothing to send, the server cannot be late.
            let isOurTurn = phase == .sending && connection.unsentBytes == 0
            if isOurTurn || connection.bytesSent > lastSent { progressed() }
            let silent = loop.now - lastProgress
            let limit = options.timeouts.firstByte
            if silent < limit {
                watchServer(after: limit - silent)
            } else {
                fail(connection.unsentBytes > 0 ? .writeTimedOut : .firstByteTimedOut)
            }
        }
    }

    /// The server has taken something, or we have written the last of the request.
    func progressed() {
        lastProgress = loop.now
        lastSent = connection?.bytesSent ?? 0
    }

    /// The connection can take more of the request.
    func drained() {
        progressed()
        wake()
    }

    private func watchBody(after delay: Duration) {
        lastProgress = loop.now
        scheduleBodyWatch(delay)
    }

    private func scheduleBodyWatch(_ delay: Duration) {
        phaseTimer = loop.schedule(after: delay) { [self] in
            let limit = options.timeouts.idle
            // While we do not read, the server cannot be late.
            if connection?.isReadingPaused == true { lastProgress = loop.now }
            let silent = loop.now - lastProgress
            if silent < limit { scheduleBodyWatch(limit - silent) } else { fail(.bodyTimedOut) }
        }
    }

    // MARK: What the task does

    /// Suspends until something has changed; cancelling the task ends the exchange.
    ///
    /// The way into the handler below may lead once through the loop's queue, and what comes meanwhile must not be
    /// missed: whoever was told in that moment returns at once, perhaps without need.
    ///
    /// - Parameter bound: this exchange, for the thread that cancels.
    func wait(_ bound: LoopBound<Exchange>) async {
        precondition(waiter == nil, "one task waits for an exchange")
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if hasNews {
                    hasNews = false
                    continuation.resume()
                } else {
                    waiter = continuation
                }
            }
        } onCancel: {
            // Runs on the canceller's thread, so it only posts.
            bound.loop.execute { bound.value.abandon() }
        }
    }

    private func wake() {
        hasNews = waiter == nil
        let waiter = waiter
        self.waiter = nil
        waiter?.resume()
    }

    /// Takes the next piece of the body that is there.
    func takeChunk() -> [UInt8]? {
        guard nextChunk < chunks.count else { return nil }
        let chunk = chunks[nextChunk]
        nextChunk += 1
        bufferedBytes -= chunk.count
        source?.took(chunk.count)
        if nextChunk == chunks.count {
            chunks.removeAll(keepingCapacity: phase != .ended)
            nextChunk = 0
        } else if nextChunk >= 64 {
            chunks.removeFirst(nextChunk)
            nextChunk = 0
        }
        if bufferedBytes <= Self.bufferedBytesLow { connection?.resumeReading() }
        return chunk
    }

    /// Ends it without interest in what has come; an answer that is whole has left its connection to the pool.
    func abandon() {
        // A reader that is still there must not take the pieces read so far for the whole.
        if phase == .ended, nextChunk < chunks.count { failure = failure ?? .cancelled }
        chunks = []
        nextChunk = 0
        source?.took(bufferedBytes)
        bufferedBytes = 0
        fail(.cancelled)
    }
}
