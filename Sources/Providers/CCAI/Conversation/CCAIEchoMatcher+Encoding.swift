import Domain

/// The messages that wait as bytes, since two thousand of them are to fit into one value of the adapter's.
///
/// A version, which is 1, and for each message its id (16 bytes), when it went out (4, in seconds since the Unix
/// epoch), whether its call is under way (1), how many parts it waits for (1), and 8 bytes for each of those. Numbers
/// begin with their most significant byte.
extension CCAIEchoMatcher {
    /// The bytes of a message without its parts, and of a part.
    static let messageBytes = 22
    static let partBytes = 8
    private static let version: UInt8 = 1

    /// The bytes; at most ``bytesMax`` and the version.
    var encoded: [UInt8] {
        var bytes = [Self.version]
        bytes.reserveCapacity(1 + waitingBytes)
        for waiting in expected {
            bytes += waiting.message.value.bytes
            bytes += Self.bytes(of: UInt64(clamping: waiting.sentAt), count: 4)
            bytes += [waiting.isUnderWay ? 1 : 0, UInt8(waiting.parts.count)]
            for part in waiting.parts { bytes += Self.bytes(of: part.bits, count: Self.partBytes) }
        }
        assert(bytes.count == 1 + waitingBytes, "What waits is measured.")
        return bytes
    }

    /// The messages that were persisted, up to the first that cannot be read.
    static func messages(decoding bytes: [UInt8]) -> [Expected] {
        guard bytes.first == version else { return [] }
        var rest = bytes.dropFirst()
        var messages: [Expected] = []
        while rest.count >= messageBytes, let id = Identifier(bytes: Array(rest.prefix(16))) {
            rest = rest.dropFirst(16)
            let sentAt = Int64(clamping: number(rest.prefix(4)))
            let head = Array(rest.dropFirst(4).prefix(2))
            rest = rest.dropFirst(6)
            let length = Int(head[1]) * partBytes
            guard head[0] <= 1, rest.count >= length else { break }
            let parts = (0..<Int(head[1])).map { index in
                CCAIEchoKey(bits: number(rest.dropFirst(index * partBytes).prefix(partBytes)))
            }
            rest = rest.dropFirst(length)
            guard head[0] == 1 || !parts.isEmpty else { continue }
            messages.append(
                Expected(message: MessageID(id), parts: parts, isUnderWay: head[0] == 1, sentAt: sentAt))
        }
        return messages
    }

    /// The last bytes of a number.
    private static func bytes(of number: UInt64, count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
