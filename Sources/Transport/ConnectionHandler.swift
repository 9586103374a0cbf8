public import Kernel

/// Why a connection is over.
public enum ConnectionEnd: Error, Hashable, Sendable {
    /// The peer finished its side and we ours.
    case finished
    /// We closed it.
    case closedLocally
    /// The kernel reported a failure, such as a reset.
    case failed(SystemError)
    /// The secure channel failed; the text says how.
    case insecure(String)
    /// A proxy did not say whose connection it passes on.
    case unnamed(ProxyHeaderError)
}

/// Told what happens on one connection; every call comes on the connection's loop.
public protocol ConnectionHandler: AnyObject {
    /// The filter's handshake is through; told once, before any bytes, and never on a connection without a filter.
    func established(_ connection: Connection)
    /// A proxy has said whose connection it passes on; told once, before any bytes and any handshake.
    func named(_ connection: Connection)
    /// Bytes have arrived. Returns how many were used; the rest comes again, in front of what follows.
    ///
    /// The bytes live for the length of the call only.
    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int
    /// The peer will send nothing more. Bytes that `received` left unused come again after
    /// ``Connection/resumeReading()``.
    func receivedEnd(on connection: Connection)
    /// The kernel takes no more bytes for now, and some still wait; told anew whenever some went and more wait.
    func stalled(_ connection: Connection)
    /// The count of unsent bytes has gone down to the low mark, after ``Connection/isCongested`` was true.
    func drained(_ connection: Connection)
    /// The connection is over; the last call.
    func ended(_ connection: Connection, _ end: ConnectionEnd)
}

extension ConnectionHandler {
    /// Does nothing: whoever dials asks its filter instead.
    public func established(_ connection: Connection) {}

    /// Does nothing: who the peer is matters to servers only.
    public func named(_ connection: Connection) {}

    /// Does nothing: most handlers leave slow readers to their own deadlines.
    public func stalled(_ connection: Connection) {}
}
