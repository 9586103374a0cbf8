import Domain

/// The messages that wait as bytes, since two thousand of them are to fit into one value of the adapter's.
///
/// A version, which is 2, and for each message its id (16 bytes), when it went out (4, in seconds since the Unix
/// epoch), whether its call is under way (1), how many parts it has (1), and 9 bytes for each of those: 0 for one that
/// is waited for, 1 for one that the platform has, 2 for one that was shown, and its key. In version 1 parts are 8
/// bytes, all of them waited for. Numbers begin with their most significant byte.
extension CCAIEchoMatcher {
    /// The bytes of a message without its parts, and of a part.
    static let messageBytes = 22
    static let partBytes = 9
    private static let version: UInt8 = 2

    /// The bytes; at most ``bytesMax`` and the version.
    var encoded: [UInt8] {
        var bytes = [Self.version]
        bytes.reserveCapacity(1 + waitingBytes)
        for waiting in expected {
            bytes += waiting.message.value.bytes
            bytes += Self.bytes(of: UInt64(clamping: waiting.sentAt), count: 4)
            bytes += [waiting.isUnderWay ? 1 : 0, UInt8(waiting.parts.count + waiting.echoed.count)]
            for part in waiting.parts { bytes += [part.isThere ? 1 : 0] + Self.bytes(of: part.key.bits, count: 8) }
            for key in waiting.echoed { bytes += [2] + Self.bytes(of: key.bits, count: 8) }
        }
        assert(bytes.count == 1 + waitingBytes, "What waits is measured.")
        return bytes
    }

    /// The messages that were persisted, up to the first that cannot be read.
    static func messages(decoding bytes: [UInt8]) -> [Expected] {
        guard let version = bytes.first, (1...Self.version).contains(version) else { return [] }
        let partBytes = version == 1 ? 8 : Self.partBytes
        var rest = bytes.dropFirst()
        var messages: [Expected] = []
        while rest.count >= messageBytes, let id = Identifier(bytes: Array(rest.prefix(16))) {
            rest = rest.dropFirst(16)
            let sentAt = Int64(clamping: number(rest.prefix(4)))
            let head = Array(rest.dropFirst(4).prefix(2))
            rest = rest.dropFirst(6)
            let length = Int(head[1]) * partBytes
            guard head[0] <= 1, rest.count >= length else { break }
            var waiting = Expected(message: MessageID(id), parts: [], isUnderWay: head[0] == 1, sentAt: sentAt)
            for index in 0..<Int(head[1]) {
                let part = rest.dropFirst(index * partBytes).prefix(partBytes)
                let key = CCAIEchoKey(bits: number(part.suffix(8)))
                switch version == 1 ? 0 : part.first {
                case 0: waiting.parts.append(Part(key: key))
                case 1: waiting.parts.append(Part(key: key, isThere: true))
                default: waiting.echoed.append(key)
                }
            }
            rest = rest.dropFirst(length)
            guard waiting.isUnderWay || !waiting.parts.isEmpty else { continue }
            messages.append(waiting)
        }
        return messages
    }

    /// The last bytes of a number.
    private static func bytes(of number: UInt64, count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
