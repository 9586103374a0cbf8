import Conversations
import EventLoop
import HTTPClient
import HTTPServer

/// The pieces of a body that is too long to be made at once.
protocol PieceSource: Sendable {
    /// The next piece, empty behind the last; nil where it cannot be had.
    mutating func next(on loop: Loop) async -> [UInt8]?
}

/// Sends the body of an answer piece by piece: the next one is asked for once the client has taken most of the last.
///
/// On one loop. What cannot be had cuts the answer off, so that the client sees that something is missing.
final class PieceSender {
    /// How long the client may leave what was sent unread, at most; the server's own deadlines are shorter.
    private static let patience: Duration = .seconds(3_600)

    /// Where the pieces come from.
    enum Source {
        /// Some bytes of a file of the spool.
        case spool(SpoolReader, Range<Int>)
        /// The body of a vendor's answer.
        case vendor(ClientBody)
        /// Pieces that are made one after the other.
        case pieces(any PieceSource)
    }

    private let stream: ResponseStream
    private var source: Source
    private var waiter: LoopWaiter?

    private init(_ stream: ResponseStream, _ source: Source) {
        self.stream = stream
        self.source = source
    }

    /// Sends all there is, in a task of its own.
    static func send(_ source: LoopBound<Source>, to stream: ResponseStream) {
        let sender = PieceSender(stream, source.value)
        stream.onDrained = { sender.waiter?.signal() }
        stream.onClosed = { sender.waiter?.signal() }
        let bound = LoopBound(sender, loop: stream.loop)
        Task(executorPreference: stream.loop.taskExecutor) { await run(bound) }
    }

    private static func run(_ bound: LoopBound<PieceSender>) async {
        let loop = bound.loop
        while bound.value.stream.isOpen {
            guard let piece = await next(bound, on: loop) else {
                bound.value.stream.abort()
                break
            }
            guard !piece.isEmpty else {
                bound.value.stream.finish()
                break
            }
            bound.value.stream.write(piece)
            guard bound.value.stream.isCongested else { continue }
            let waiter = LoopWaiter(loop: loop)
            bound.value.waiter = waiter
            let isDrained = await waiter.wait(atMost: patience)
            bound.value.waiter = nil
            if !isDrained { bound.value.stream.abort() }
        }
        bound.value.cancel()
    }

    /// The next piece, empty at the end; nil where it cannot be had.
    private static func next(_ bound: LoopBound<PieceSender>, on loop: Loop) async -> [UInt8]? {
        switch bound.value.source {
        case .spool(let reader, let range):
            let count = min(range.count, Spool.pieceBytes)
            guard count > 0 else { return [] }
            let bytes = try? await reader.read(at: range.lowerBound, count: count, on: loop)
            bound.value.source = .spool(reader, (range.lowerBound + count)..<range.upperBound)
            return bytes
        case .pieces(var pieces):
            let bytes = await pieces.next(on: loop)
            bound.value.source = .pieces(pieces)
            return bytes
        case .vendor(let body):
            do {
                return try await body.next() ?? []
            } catch {
                return nil
            }
        }
    }

    /// The client is gone or has it all: a vendor need not send more.
    private func cancel() {
        if case .vendor(let body) = source { body.cancel() }
    }
}
