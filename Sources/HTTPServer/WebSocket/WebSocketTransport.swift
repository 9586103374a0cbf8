public import EventLoop
public import WebSocket

/// The transport of one WebSocket's bytes: a connection after a 101, or a stream of a protocol that shares one
/// (RFC 8441 for HTTP/2).
///
/// On the loop only. Whoever implements it calls ``WebSocketLink/received(_:)``, ``WebSocketLink/receivedEnd()``,
/// ``WebSocketLink/drained()`` and, as the last of all, ``WebSocketLink/transportEnded()``.
public protocol WebSocketTransport: AnyObject {
    /// The loop everything happens on.
    var loop: Loop { get }
    /// The workspace that compressed messages are made and read with; the loop's.
    var deflateWorkspace: DeflateWorkspace { get }
    /// Whether bytes can still be written.
    var isOpen: Bool { get }
    /// So many bytes wait that a writer should stop until it is told that they have gone.
    var isCongested: Bool { get }
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    /// Sends bytes at the end of the turn.
    func write(_ bytes: [UInt8])
    /// Sends what waits and ends our side.
    func finish()
    /// Ends both sides now; what waits is not sent.
    func close()
    /// Stops reading, so that the other side has to wait.
    func pauseReading()
    /// Reads again; what was left unused comes again first, never from inside this call.
    func resumeReading()
}
