/// The bytes that JSON is made of, by name.
enum ASCII {
    static var quote: UInt8 { 0x22 }
    static var backslash: UInt8 { 0x5C }
    static var comma: UInt8 { 0x2C }
    static var colon: UInt8 { 0x3A }
    static var minus: UInt8 { 0x2D }
    static var plus: UInt8 { 0x2B }
    static var dot: UInt8 { 0x2E }
    static var zero: UInt8 { 0x30 }
    static var nine: UInt8 { 0x39 }
    static var openBrace: UInt8 { 0x7B }
    static var closeBrace: UInt8 { 0x7D }
    static var openBracket: UInt8 { 0x5B }
    static var closeBracket: UInt8 { 0x5D }
    static var space: UInt8 { 0x20 }

    /// Whether the byte is `0` to `9`.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

    /// Whether the byte is `e` or `E`.
    @inline(__always)
    static func isExponentMark(_ byte: UInt8) -> Bool { byte | 0x20 == 0x65 }

    /// The value of a hexadecimal digit, or nil.
    static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }
}

/// Eight bytes looked at in one register; each answer has the high bit set in the first byte that fits.
///
/// Bytes after the first may be marked wrongly because a subtraction borrows, so only the lowest mark counts.
enum Word {
    static var ones: UInt64 { 0x0101_0101_0101_0101 }
    static var highs: UInt64 { 0x8080_8080_8080_8080 }

    /// Marks what a reader of strings must look at: quote, backslash, control characters, bytes above 0x7F.
    @inline(__always)
    static func readingStops(_ word: UInt64) -> UInt64 {
        (escapeCandidates(word) | word) & highs
    }

    /// Marks what a writer of strings must escape: quote, backslash, control characters.
    @inline(__always)
    static func writingStops(_ word: UInt64) -> UInt64 {
        escapeCandidates(word) & highs
    }

    /// Marks backslashes.
    @inline(__always)
    static func backslashes(_ word: UInt64) -> UInt64 {
        let difference = word ^ (ones &* 0x5C)
        return (difference &- ones) & ~difference & highs
    }

    /// The place of the first marked byte, 0 to 7; 8 when none is marked.
    @inline(__always)
    static func firstMark(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

    @inline(__always)
    private static func escapeCandidates(_ word: UInt64) -> UInt64 {
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        return ((word &- (ones &* 0x20)) & ~word) | ((quotes &- ones) & ~quotes)
            | ((backslashes &- ones) & ~backslashes)
    }
}
