/// Why a text was refused: what was wrong, where, and what should have stood there.
///
/// One type serves the reader, the tree and whoever decodes a message from them. `JSONPointer.init(toByteAt:in:)`
/// turns `offset` into the path of the value, so reading pays nothing for paths.
public struct JSONError: Error, Hashable, Sendable {
    /// The kind of a fault.
    public enum Kind: Hashable, Sendable {
        /// The text ended too early.
        case unexpectedEnd
        /// A byte that may not stand here.
        case unexpectedByte
        /// A value of another kind, as `"1"` where an integer was asked for.
        case wrongKind
        /// A member that must be there is not. Raised by those who decode messages.
        case missingMember
        /// A value of the right kind that means nothing. Raised by those who decode messages.
        case invalidValue
        /// A number with a leading zero, without digits, and the like (RFC 8259 section 6).
        case invalidNumber
        /// A number that the type asked for cannot hold.
        case numberOutOfRange
        /// A backslash before a character that makes no escape (RFC 8259 section 7).
        case invalidEscape
        /// An escape for half of a surrogate pair: no Unicode text can hold it.
        case loneSurrogate
        /// A control character that is not escaped inside a string.
        case controlCharacter
        /// Bytes that are not UTF-8: overlong, cut off, surrogates, above U+10FFFF.
        case invalidUTF8
        /// A byte order mark before the text (RFC 8259 section 8.1).
        case byteOrderMark
        /// More than white space after the value.
        case trailingBytes
        /// `JSONLimits.depthMax` was passed.
        case depthExceeded
        /// `JSONLimits.bytesMax` was passed.
        case bytesExceeded
        /// `JSONLimits.nodesMax` was passed.
        case nodesExceeded
    }

    /// The kind of the fault.
    public var kind: Kind
    /// Where, in bytes from the beginning of the text; the number of bytes when the text ended too early.
    public var offset: Int
    /// The input that should have stood there, in words that follow "expected": `a string`.
    public var expected: String

    /// Makes an error from its parts.
    public init(_ kind: Kind, at offset: Int, expected: String) {
        self.kind = kind
        self.offset = offset
        self.expected = expected
    }

    /// Says that a member is missing from the object that begins at `offset`.
    public static func missing(_ key: String, at offset: Int) -> JSONError {
        JSONError(.missingMember, at: offset, expected: "the member \(key)")
    }
}

extension JSONError: CustomStringConvertible {
    /// One line for a log or a problem's detail: `wrongKind at byte 12, expected a string`.
    public var description: String { "\(kind) at byte \(offset), expected \(expected)" }
}
