import EventLoop
public import HTTPWire

/// The body of an answer, read while it comes; on the client's loop, by one task at a time.
///
/// When nobody reads, the server has to wait. Letting go of it before its end closes the connection, or the stream of
/// HTTP/2.
public final class ClientBody {
    /// Nil for a body that was at hand from the beginning.
    private let exchange: LoopBound<Exchange>?
    private var isOver = false
    /// The bytes at hand that have not been read.
    private var left: [UInt8] = []

    init(_ exchange: LoopBound<Exchange>) { self.exchange = exchange }

    /// A body that did not come from a server, or no longer does.
    public init(_ bytes: [UInt8]) {
        exchange = nil
        left = bytes
    }

    deinit {
        guard !isOver, let exchange else { return }
        // May run anywhere, so it only posts.
        exchange.loop.execute { exchange.value.abandon() }
    }

    /// The next piece, never empty; nil at the end.
    ///
    /// - Throws: what ended the answer early, the same at every later call.
    public func next() async throws(ClientError) -> [UInt8]? {
        guard let bound = exchange else {
            defer { left = [] }
            return left.isEmpty ? nil : left
        }
        let exchange = bound.value
        while true {
            if let chunk = exchange.takeChunk() { return chunk }
            if exchange.phase == .ended {
                isOver = true
                if let failure = exchange.failure { throw failure }
                return nil
            }
            await exchange.wait(bound)
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
    public var trailers: HTTPFields { exchange?.value.trailers ?? HTTPFields() }

    /// Gives the rest up and closes the connection, or the stream, unless the answer is whole already.
    public func cancel() {
        left = []
        exchange?.value.abandon()
    }
}
