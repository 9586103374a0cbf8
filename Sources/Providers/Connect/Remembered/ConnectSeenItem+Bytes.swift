import Domain

/// Items that were told, in as few bytes as they need, since they are kept with every message.
///
/// An item is a byte of flags, its time, its id, the digest of its words and the message where it has them, and the
/// number of its receipts, each of them an id and a byte. An id is a zero and 16 bytes where it is a UUID in small
/// letters, else its length plus one in groups of seven bits, and its UTF-8. Everything has its lowest byte first.
extension ConnectSeenItem {
    private static let persisted: UInt8 = 1
    private static let hasWords: UInt8 = 2
    private static let hasMessage: UInt8 = 4

    /// How many bytes ``append(to:)`` writes at most.
    var byteCountMax: Int {
        receipts.reduce(34 + Self.byteCountMax(of: key)) { $0 + 1 + Self.byteCountMax(of: $1.who) }
    }

    private static func byteCountMax(of key: ConnectKey) -> Int {
        switch key {
        case .uuid: 17
        case .text(let id): 10 + id.utf8.count
        }
    }

    /// Writes what ``init(reading:)`` reads; there is room for it.
    func append(to output: inout OutputSpan<UInt8>) {
        output.append(
            (isPersisted ? Self.persisted : 0) | (words == nil ? 0 : Self.hasWords)
                | (message == nil ? 0 : Self.hasMessage))
        Self.append(UInt64(bitPattern: time), to: &output)
        Self.append(key, to: &output)
        if let words { Self.append(words, to: &output) }
        if let message {
            Self.append(message.value.high, to: &output)
            Self.append(message.value.low, to: &output)
        }
        output.append(UInt8(receipts.count))
        for receipt in receipts {
            Self.append(receipt.who, to: &output)
            output.append(receipt.isRead ? 1 : 0)
        }
    }

    private static func append(_ number: UInt64, to output: inout OutputSpan<UInt8>) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            output.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    private static func append(_ key: ConnectKey, to output: inout OutputSpan<UInt8>) {
        switch key {
        case .uuid(let high, let low):
            output.append(0)
            append(high, to: &output)
            append(low, to: &output)
        case .text(let id):
            let text = id.utf8Span.span
            var length = text.count + 1
            while length >= 0x80 {
                output.append(UInt8(truncatingIfNeeded: length) | 0x80)
                length >>= 7
            }
            output.append(UInt8(length))
            for index in text.indices { output.append(text[index]) }
        }
    }

    // MARK: Reading

    /// Reads an item from the front of the bytes and takes it off; nil where there is none.
    init?(reading bytes: inout ArraySlice<UInt8>) {
        guard let flags = bytes.popFirst(), let time = Self.number(&bytes), let key = Self.key(&bytes) else {
            return nil
        }
        self.init(key, at: Int64(bitPattern: time), isPersisted: flags & Self.persisted != 0)
        if flags & Self.hasWords != 0 {
            guard let words = Self.number(&bytes) else { return nil }
            self.words = words
        }
        if flags & Self.hasMessage != 0 {
            guard let high = Self.number(&bytes), let low = Self.number(&bytes) else { return nil }
            message = MessageID(Identifier(high: high, low: low))
        }
        guard let count = bytes.popFirst() else { return nil }
        for _ in 0..<count {
            guard let who = Self.key(&bytes), let isRead = bytes.popFirst() else { return nil }
            note(who, isRead: isRead != 0)
        }
    }

    private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        guard bytes.count >= 8 else { return nil }
        defer { bytes.removeFirst(8) }
        return bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func key(_ bytes: inout ArraySlice<UInt8>) -> ConnectKey? {
        guard bytes.first != 0 else {
            bytes.removeFirst()
            guard let high = number(&bytes), let low = number(&bytes) else { return nil }
            return .uuid(high, low)
        }
        var (length, shift) = (0, 0)
        while let byte = bytes.popFirst(), shift < 35 {
            length |= Int(byte & 0x7F) << shift
            shift += 7
            if byte & 0x80 == 0 { break }
        }
        guard length > 0, bytes.count >= length - 1 else { return nil }
        defer { bytes.removeFirst(length - 1) }
        return .text(String(decoding: bytes.prefix(length - 1), as: UTF8.self))
    }
}
