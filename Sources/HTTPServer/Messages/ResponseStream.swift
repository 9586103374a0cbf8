public import EventLoop
import HTTPWire

/// Bytes that many streams send alike, with the framing of a chunk around them already.
public struct FramedChunk: Sendable {
    let framed: [UInt8]
    let payload: Range<Int>

    /// The bytes that were framed, without their frame.
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

/// Where the body of an answer goes: a connection, or one stream of a connection.
protocol ResponseSink: AnyObject {
    /// The loop everything happens on.
    var loop: Loop { get }
    /// So many bytes wait that the writer should stop.
    var isCongested: Bool { get }
    /// Bytes that wait.
    var unsentBytes: Int { get }
    /// Sends bytes, of which there are some.
    func writeBody(_ bytes: [UInt8])
    /// Sends bytes that are framed already.
    func writeBody(_ chunk: FramedChunk)
    /// Sends the end.
    func finishBody()
    /// Lets the client see that something is missing.
    func abortBody()
}

/// The body of an answer that comes over time: frames in HTTP/2, chunks in HTTP/1.1, all until the end of the
/// connection in HTTP/1.0.
///
/// Belongs to its loop, like all it calls. What is written is sent at the end of the turn. Writing never waits and
/// never fails: writers watch ``isCongested`` or ``unsentBytes``, and ``onClosed``.
public final class ResponseStream {
    /// The loop everything happens on.
    public let loop: Loop
    /// Called when few enough bytes wait, after ``isCongested`` was true.
    public var onDrained: (() -> Void)?
    /// Called exactly once when the stream is over: the client is gone, the connection was cut, or ``finish()``.
    ///
    /// Never from inside a call of this stream; also when it is set after the end.
    public var onClosed: (() -> Void)? {
        didSet { if sink == nil { scheduleClosed() } }
    }

    private var sink: (any ResponseSink)?
    /// How many bytes were announced, if it was said.
    private let bytesWanted: Int?
    private(set) var bodyBytes = 0
    private var toldClosed = false

    init(sink: any ResponseSink, bytes: Int?) {
        self.sink = sink
        bytesWanted = bytes
        loop = sink.loop
    }

    /// So many bytes wait that a writer should stop until ``onDrained``.
    public var isCongested: Bool { sink?.isCongested ?? false }

    /// Bytes that wait to be sent, framing and head included.
    public var unsentBytes: Int { sink?.unsentBytes ?? 0 }

    /// Whether the stream can still be written to.
    public var isOpen: Bool { sink != nil }

    /// Sends bytes, as one chunk where there are chunks; nothing for none, and nothing after the end.
    public func write(_ bytes: [UInt8]) {
        guard let sink, !bytes.isEmpty else { return }
        count(bytes.count)
        sink.writeBody(bytes)
    }

    /// Sends bytes that are framed already, without a copy where nothing else waits.
    public func write(_ chunk: FramedChunk) {
        guard let sink else { return }
        count(chunk.payload.count)
        sink.writeBody(chunk)
    }

    private func count(_ bytes: Int) {
        bodyBytes += bytes
        precondition(bodyBytes <= bytesWanted ?? .max, "a body has no more bytes than were announced")
    }

    /// Ends the body; what waits is still sent.
    ///
    /// Where more bytes were announced than came, it is cut off instead.
    public func finish() {
        guard let sink else { return }
        if let bytesWanted, bodyBytes < bytesWanted { sink.abortBody() } else { sink.finishBody() }
    }

    /// Cuts the connection, or resets the stream of HTTP/2, so that the client sees that something is missing.
    public func abort() { sink?.abortBody() }

    /// The connection has let go of the stream.
    func end() {
        sink = nil
        onDrained = nil
        scheduleClosed()
    }

    private func scheduleClosed() {
        guard !toldClosed, let told = onClosed else { return }
        toldClosed = true
        loop.atEndOfTurn { told() }
    }
}
