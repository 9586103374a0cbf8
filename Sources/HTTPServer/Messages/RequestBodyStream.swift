import EventLoop
import HTTPWire

/// The source of a request's body: a connection, or one stream of a connection.
protocol RequestBodySource: AnyObject {
    /// The loop everything happens on.
    var loop: Loop { get }
    /// The reader waits for bytes, or has taken all that were there; more may come.
    func bodyIsAwaited()
    /// The reader has taken bytes that waited, or will never take them.
    func bodyWasTaken(_ count: Int)
}

/// A request's body as it arrives.
///
/// While more than `HTTPServerLimits.unreadBodyBytesMax` wait here, the connection is not read and the client has to
/// wait. The stream ends for its reader when the request is answered, with an answer that is a stream at its end: what
/// has not been read by then never will be.
public final class RequestBodyStream: Sendable {
    private enum Piece: Sendable {
        case bytes([UInt8])
        case end
        case failed(HTTPServerError)
    }

    private struct State {
        var unread: [UInt8] = []
        /// No more bytes will come; nil while some may.
        var end: Piece?
        var waiter: LoopAnswer<Piece>?
        /// The source that reads from the network.
        weak var source: (any RequestBodySource)?
    }

    private let loop: Loop
    private let state: LoopBound<State>

    init(source: any RequestBodySource) {
        loop = source.loop
        let state = LoopBound(State(), loop: source.loop)
        state.value.source = source
        self.state = state
    }

    /// The next bytes of the body, as many as there are; nil after the last.
    ///
    /// One caller at a time.
    public func next() async throws(HTTPServerError) -> [UInt8]? {
        switch await nextPiece() {
        case .bytes(let bytes): return bytes
        case .end: return nil
        case .failed(let error): throw error
        }
    }

    private func nextPiece() async -> Piece {
        if loop.isCurrent, let piece = take() { return piece }
        let waiter = LoopAnswer<Piece>(loop: loop)
        return await withTaskCancellationHandler {
            if loop.isCurrent { begin(waiter) } else { loop.execute { [self] in begin(waiter) } }
            return await waiter.wait()
        } onCancel: {
            loop.execute { [self] in end(.failed(.cancelled)) }
        }
    }

    private func begin(_ waiter: LoopAnswer<Piece>) {
        if let piece = take() {
            waiter.give(piece)
            return
        }
        precondition(state.value.waiter == nil, "a body has one reader at a time")
        state.value.waiter = waiter
        state.value.source?.bodyIsAwaited()
    }

    private func take() -> Piece? {
        guard state.value.unread.isEmpty else {
            var bytes: [UInt8] = []
            swap(&bytes, &state.value.unread)
            state.value.source?.bodyWasTaken(bytes.count)
            if state.value.end == nil { state.value.source?.bodyIsAwaited() }
            return .bytes(bytes)
        }
        return state.value.end
    }

    // MARK: The connection's side, on the loop

    /// Takes bytes from the network and says how many wait now; with none, all were taken already.
    func feed(_ bytes: Span<UInt8>) -> Int {
        if let waiter = state.value.waiter {
            state.value.waiter = nil
            waiter.give(.bytes([UInt8](copying: bytes)))
            return 0
        }
        state.value.unread.append(copying: bytes)
        return state.value.unread.count
    }

    /// Bytes that came and that nobody has asked for.
    var unreadBytes: Int { state.value.unread.count }

    /// The body is complete.
    func finish() { end(.end) }

    /// The body will never be complete; what waits unread is dropped.
    func fail(_ error: HTTPServerError) {
        if state.value.end == nil, !state.value.unread.isEmpty {
            state.value.source?.bodyWasTaken(state.value.unread.count)
            state.value.unread = []
        }
        end(.failed(error))
    }

    private func end(_ piece: Piece) {
        guard state.value.end == nil else { return }
        state.value.end = piece
        let waiter = state.value.waiter
        state.value.waiter = nil
        waiter?.give(piece)
    }
}
