/// A set of ASCII bytes as two words, so that a test is a shift and a mask and never a table in memory.
struct ByteSet: Sendable {
    /// Bit `n` stands for byte `n`.
    let low: UInt64
    /// Bit `n` stands for byte `64 + n`.
    let high: UInt64

    /// Whether `byte` is in the set; no byte from 0x80 on ever is.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word = byte < 64 ? low : high
        return byte < 128 && (word &>> UInt64(byte & 63)) & 1 != 0
    }

    /// Whether every byte of `bytes` in `range` is in the set.
    func containsAll(of bytes: Span<UInt8>, in range: Range<Int>) -> Bool {
        for index in range where !contains(bytes[index]) { return false }
        return true
    }
}

extension ByteSet {
    /// Bytes of a token: RFC 9110 section 5.6.2, `tchar`.
    @inline(__always)
    static var token: ByteSet {
        ByteSet(low: 0x03ff_6cfa_0000_0000, high: 0x57ff_ffff_c7ff_fffe)
    }

    /// Bytes accepted raw in the path of a request target.
    ///
    /// RFC 3986 section 3.3 `pchar` and `/`, and `[ ] ^ |`, which browsers leave as they are.
    @inline(__always)
    static var path: ByteSet {
        ByteSet(low: 0x2fff_fff2_0000_0000, high: 0x57ff_fffe_efff_ffff)
    }

    /// Bytes accepted raw in the query of a request target.
    ///
    /// RFC 3986 section 3.4, and the visible bytes browsers leave as they are there. `#`, `"`, `<` and `>` are refused.
    @inline(__always)
    static var query: ByteSet {
        ByteSet(low: 0xafff_fff2_0000_0000, high: 0x7fff_ffff_ffff_ffff)
    }

    /// Bytes of a registered name: RFC 3986 section 3.2.2, `reg-name` without a look at what follows `%`.
    @inline(__always)
    static var host: ByteSet {
        ByteSet(low: 0x2bff_7ff2_0000_0000, high: 0x47ff_fffe_87ff_fffe)
    }

    /// Bytes between the brackets of an IP literal: RFC 3986 section 3.2.2; zone identifiers are refused.
    @inline(__always)
    static var addressLiteral: ByteSet {
        ByteSet(low: 0x2fff_7fd2_0000_0000, high: 0x47ff_fffe_87ff_fffe)
    }

    /// Bytes never encoded: RFC 3986 section 2.3.
    @inline(__always)
    static var unreserved: ByteSet {
        ByteSet(low: 0x03ff_6000_0000_0000, high: 0x47ff_fffe_87ff_fffe)
    }

    /// RFC 3986 section 3.3, `pchar` and `/`.
    @inline(__always)
    static var strictPath: ByteSet {
        ByteSet(low: 0x2fff_fff2_0000_0000, high: 0x47ff_fffe_87ff_ffff)
    }

    /// RFC 3986 section 3.4: `pchar`, `/` and `?`.
    @inline(__always)
    static var strictQuery: ByteSet {
        ByteSet(low: 0xafff_fff2_0000_0000, high: 0x47ff_fffe_87ff_ffff)
    }

    /// RFC 3986 section 3.2.1.
    @inline(__always)
    static var userInformation: ByteSet {
        ByteSet(low: 0x2fff_7ff2_0000_0000, high: 0x47ff_fffe_87ff_fffe)
    }

    /// Bytes of a scheme after its first letter: RFC 3986 section 3.1.
    @inline(__always)
    static var scheme: ByteSet {
        ByteSet(low: 0x03ff_6800_0000_0000, high: 0x07ff_fffe_07ff_fffe)
    }

    /// Hexadecimal digits.
    @inline(__always)
    static var hex: ByteSet {
        ByteSet(low: 0x03ff_0000_0000_0000, high: 0x0000_007e_0000_007e)
    }
}

/// The ASCII bytes the grammar names.
enum ASCII {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0a }
    static var carriageReturn: UInt8 { 0x0d }
    static var space: UInt8 { 0x20 }
    static var quote: UInt8 { 0x22 }
    static var percent: UInt8 { 0x25 }
    static var asterisk: UInt8 { 0x2a }
    static var plus: UInt8 { 0x2b }
    static var comma: UInt8 { 0x2c }
    static var hyphen: UInt8 { 0x2d }
    static var dot: UInt8 { 0x2e }
    static var slash: UInt8 { 0x2f }
    static var zero: UInt8 { 0x30 }
    static var colon: UInt8 { 0x3a }
    static var semicolon: UInt8 { 0x3b }
    static var equals: UInt8 { 0x3d }
    static var question: UInt8 { 0x3f }
    static var backslash: UInt8 { 0x5c }

    /// `byte` as a small letter if it is a capital, else as it is.
    @inline(__always)
    static func lowercase(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    /// Whether `byte` is a space or a tab.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// Whether `byte` is `0`...`9`.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

    /// Whether `byte` is a letter.
    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// The value of a hexadecimal digit, or nil.
    @inline(__always)
    static func hexValue(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte &- zero }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : nil
    }

    /// Whether `byte` may stand in a field value: RFC 9110 section 5.5, and no other control byte.
    @inline(__always)
    static func isFieldText(_ byte: UInt8) -> Bool {
        byte >= 0x20 ? byte != 0x7f : byte == tab
    }
}
