public import EventLoop
import HTTPWire
import Transport

/// Bytes that many streams send alike, with the framing of a chunk around them already.
public struct FramedChunk: Sendable {
    let framed: [UInt8]
    let payload: Range<Int>

    /// What was framed, without its frame.
    public var bytes: ArraySlice<UInt8> { framed[payload] }

    /// Frames what `body` appends, which is not nothing, in one piece of memory.
    ///
    /// The size before it has leading zeros, because it is known only afterwards (RFC 9112 section 7.1 allows them).
    ///
    /// - Parameter count: about how many bytes that will be.
    public init(reservingBytes count: Int, _ body: (inout [UInt8]) -> Void) {
        var framed: [UInt8] = []
        framed.reserveCapacity(count + Self.sizeDigits + 4)
        framed.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Self.sizeDigits))
        framed.append(0x0d)
        framed.append(0x0a)
        body(&framed)
        payload = (Self.sizeDigits + 2)..<framed.count
        precondition(!payload.isEmpty, "an empty chunk would end the body")
        var rest = payload.count
        for index in (0..<Self.sizeDigits).reversed() {
            let digit = UInt8(truncatingIfNeeded: rest) & 15
            framed[index] = digit < 10 ? digit &+ 0x30 : digit &+ 0x57
            rest &>>= 4
        }
        precondition(rest == 0, "a chunk has less than 256 MiB")
        framed.append(0x0d)
        framed.append(0x0a)
        self.framed = framed
    }

    private static let sizeDigits = 7

    /// Frames `bytes`, which are not empty, once for all readers.
    public init(_ bytes: [UInt8]) {
        var framed: [UInt8] = []
        framed.reserveCapacity(bytes.count + 20)
        HTTP1Writer.appendChunkStart(count: bytes.count, to: &framed)
        payload = framed.count..<(framed.count + bytes.count)
        framed += bytes
        framed += [0x0d, 0x0a]
        self.framed = framed
    }
}

/// The body of an answer that comes over time: chunks in HTTP/1.1, all until the end of the connection in HTTP/1.0.
///
/// Belongs to its loop, like all it calls. What is written is sent at the end of the turn. Writing never waits and
/// never fails: writers watch ``isCongested`` or ``unsentBytes``, and ``onClosed``.
public final class ResponseStream {
    /// The loop everything happens on.
    public let loop: EventLoop
    /// Called when few enough bytes wait, after ``isCongested`` was true.
    public var onDrained: (() -> Void)?
    /// Called exactly once when the stream is over: the client is gone, the connection was cut, or ``finish()``.
    ///
    /// Never from inside a call of this stream; also when it is set after the end.
    public var onClosed: (() -> Void)? {
        didSet { if connection == nil { scheduleClosed() } }
    }

    private var connection: ServerConnection?
    private let isChunked: Bool
    private(set) var bodyBytes = 0
    private var toldClosed = false

    init(connection: ServerConnection, isChunked: Bool) {
        self.connection = connection
        self.isChunked = isChunked
        loop = connection.loop
    }

    /// So many bytes wait that a writer should stop until ``onDrained``.
    public var isCongested: Bool { connection?.transport.isCongested ?? false }

    /// Bytes that wait to be sent, framing and head included.
    public var unsentBytes: Int { connection?.transport.unsentBytes ?? 0 }

    /// Whether the stream can still be written to.
    public var isOpen: Bool { connection != nil }

    /// Sends bytes, as one chunk where there are chunks; nothing for none, and nothing after the end.
    public func write(_ bytes: [UInt8]) {
        guard let connection, !bytes.isEmpty else { return }
        bodyBytes += bytes.count
        if isChunked {
            connection.transport.write { HTTP1Writer.appendChunk(bytes.span, to: &$0) }
        } else {
            connection.transport.write(bytes)
        }
    }

    /// Sends bytes that are framed already, without a copy where nothing else waits.
    public func write(_ chunk: FramedChunk) {
        guard let connection else { return }
        bodyBytes += chunk.payload.count
        if isChunked {
            connection.transport.write(chunk.framed)
        } else {
            connection.transport.write { $0 += chunk.framed[chunk.payload] }
        }
    }

    /// Ends the body; what waits is still sent.
    public func finish() {
        guard let connection else { return }
        if isChunked { connection.transport.write { HTTP1Writer.appendLastChunk(to: &$0) } }
        connection.streamFinished()
    }

    /// Cuts the connection, so that the client sees that something is missing.
    public func abort() { connection?.transport.abort() }

    /// The connection has let go of the stream.
    func end() {
        connection = nil
        onDrained = nil
        scheduleClosed()
    }

    private func scheduleClosed() {
        guard !toldClosed, let told = onClosed else { return }
        toldClosed = true
        loop.atEndOfTurn { told() }
    }
}
