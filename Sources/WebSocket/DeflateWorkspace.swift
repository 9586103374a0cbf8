import Compression

/// The workspace for compressing messages, one after the other, for all connections of a loop.
///
/// Without a window that outlives its message any connection can use it, and zlib's state of about 300 KiB is made once
/// for each loop, not for each message. One owner, one thread at a time.
public final class DeflateWorkspace {
    private var deflater: Deflater?
    private var windowBits = 0
    private var inflater: Inflater?

    /// A workspace that holds nothing before its first message.
    public init() {}

    /// The payload of a message as it is sent with the first reserved bit (RFC 7692 section 7.2.1).
    ///
    /// - Parameter windowBits: 9 to 15; a change of it costs as much as the first message did.
    func compress(_ payload: Span<UInt8>, windowBits: Int) -> [UInt8] {
        if deflater == nil || windowBits != self.windowBits {
            deflater = Deflater(.deflate(windowBits: windowBits))
            self.windowBits = windowBits
        }
        var bytes = deflater?.compress(payload, .flushed) ?? []
        // The empty block that a flush ends with goes without saying.
        bytes.removeLast(4)
        return bytes
    }

    /// The payload of a message that came with the first reserved bit (RFC 7692 section 7.2.2).
    func inflate(_ payload: [UInt8], bytesMax: Int) throws(WebSocketError) -> [UInt8] {
        if inflater == nil { inflater = Inflater(.deflate(windowBits: 15)) }
        let whole = payload + [0, 0, 0xFF, 0xFF]
        do {
            return try inflater?.inflate(whole.span, bytesMax: bytesMax) ?? []
        } catch {
            switch error {
            case .malformed: throw .badCompression
            case .tooLong: throw .messageTooBig
            }
        }
    }
}
