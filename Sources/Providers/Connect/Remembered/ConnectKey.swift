/// An id of the vendor's as it is remembered: nearly all are UUIDs, which take 16 bytes and no memory of their own.
enum ConnectKey: Hashable, Sendable {
    /// A UUID that is written `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` in small letters; its halves.
    case uuid(UInt64, UInt64)
    /// Any other.
    case text(String)

    /// The key of an id; no two ids have the same.
    init(_ id: String) {
        self = Self.uuid(of: id.utf8Span.span) ?? .text(id)
    }

    /// The id as the vendor writes it.
    var id: String {
        switch self {
        case .text(let id): return id
        case .uuid(let high, let low):
            let digits = Self.digits(of: high) + Self.digits(of: low)
            let parts = [digits[..<8], digits[8..<12], digits[12..<16], digits[16..<20], digits[20...]]
            return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
        }
    }

    private static func uuid(of text: Span<UInt8>) -> ConnectKey? {
        guard text.count == 36 else { return nil }
        var (high, low) = (UInt64(0), UInt64(0))
        for index in text.indices {
            let byte = text[index]
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            default: return nil
            }
            if index < 18 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
        }
        return .uuid(high, low)
    }

    /// The 16 digits of a number, the highest first.
    private static func digits(of number: UInt64) -> [UInt8] {
        stride(from: 60, through: 0, by: -4).map { shift in
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 0xF
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }
}

/// A message that somebody has.
struct ConnectHaving: Hashable, Sendable {
    /// The message.
    var message: ConnectKey
    /// The participant who has it.
    var who: ConnectKey
}
