/// Stands between a connection's wire and its handler and changes the bytes on the way: TLS.
///
/// Pure: it does no input or output of its own.
public protocol ConnectionFilter: AnyObject {
    /// Takes bytes of the wire and appends what they mean to `plain`; a failure ends the connection.
    func decrypt(_ wire: Span<UInt8>, into plain: inout [UInt8]) -> ConnectionEnd?
    /// Takes bytes of the handler.
    func encrypt(_ plain: [UInt8])
    /// Appends what has to be sent, such as encrypted bytes and handshake messages.
    func moveOutput(into wire: inout [UInt8])
    /// Bytes of the handler can go both ways: a handshake, where there is one, is through.
    var isEstablished: Bool { get }
    /// The protocol that both sides agreed on, such as `http/1.1`; nil for none, and before the handshake is through.
    var applicationProtocol: String? { get }
    /// The peer said that it will send nothing more.
    var peerFinished: Bool { get }
    /// Says that we shall send nothing more.
    func finish()
}

/// The bytes that all connections of one loop read into, one after the other, and a buffer they write into.
public final class ReadBuffer {
    /// The largest buffer kept for the next writer.
    static let spareOutputBytesMax = 65_536

    var bytes: [UInt8]
    /// Empty, with the capacity that the last connection to write had left over.
    var spareOutput: [UInt8] = []
    let handshakes = HandshakeQueue()

    /// Makes a buffer of `size` bytes.
    public init(size: Int = 65_536) { bytes = [UInt8](repeating: 0, count: size) }
}
