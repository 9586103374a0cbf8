import EventLoop
public import HTTPWire

/// The body of an answer, read while it comes; on the client's loop, by one task at a time.
///
/// When nobody reads, the server has to wait. Letting go of it before its end closes the connection, or the stream of
/// HTTP/2.
public final class ClientBody {
    private let exchange: LoopBound<Exchange>
    private var isOver = false

    init(_ exchange: LoopBound<Exchange>) { self.exchange = exchange }

    deinit {
        guard !isOver else { return }
        // May run anywhere, so it only posts.
        let exchange = exchange
        exchange.loop.execute { exchange.value.abandon() }
    }

    /// The next piece, never empty; nil at the end.
    ///
    /// - Throws: what ended the answer early, the same at every later call.
    public func next() async throws(ClientError) -> [UInt8]? {
        let exchange = exchange.value
        while true {
            if let chunk = exchange.takeChunk() { return chunk }
            if exchange.phase == .ended {
                isOver = true
                if let failure = exchange.failure { throw failure }
                return nil
            }
            await exchange.wait(self.exchange)
        }
    }

    /// The rest as a whole.
    ///
    /// - Parameter bytesMax: a longer rest is ``ClientError/tooLarge``, and the connection is closed.
    public func collect(bytesMax: Int = .max) async throws(ClientError) -> [UInt8] {
        var whole: [UInt8] = []
        while let chunk = try await next() {
            guard chunk.count <= bytesMax - whole.count else {
                cancel()
                throw .tooLarge
            }
            if whole.isEmpty { whole = chunk } else { whole += chunk }
        }
        return whole
    }

    /// The trailers, after the end; empty when there were none.
    public var trailers: HTTPFields { exchange.value.trailers }

    /// Gives the rest up and closes the connection, or the stream, unless the answer is whole already.
    public func cancel() { exchange.value.abandon() }
}
