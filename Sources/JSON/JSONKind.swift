/// The six kinds of JSON values (RFC 8259 section 3).
public enum JSONKind: Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literals `true` and `false`.
    case bool
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object

    /// The kind of a value that begins with this byte, or nil when none does.
    init?(firstByte byte: UInt8) {
        switch byte {
        case ASCII.quote: self = .string
        case ASCII.openBrace: self = .object
        case ASCII.openBracket: self = .array
        case ASCII.minus, ASCII.zero...ASCII.nine: self = .number
        case 0x74, 0x66: self = .bool
        case 0x6E: self = .null
        default: return nil
        }
    }
}
