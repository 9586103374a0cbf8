/// A text as the finders read it: one byte for each character that counts, and where that stands in the text.
///
/// People and keyboards write the same number in many ways: digits of other scripts and full-width letters are folded
/// to ASCII, every space and hyphen to the plain one, and characters without width are left out.
struct FoldedText {
    /// A letter outside ASCII.
    static let letter: UInt8 = 0x80
    /// Anything else outside ASCII.
    static let other: UInt8 = 0x81

    /// One byte a character: ASCII, ``letter`` or ``other``.
    private(set) var bytes: [UInt8] = []
    /// The offset of each character in the text's UTF-8, and the end of the last one.
    private(set) var offsets: [Int] = []

    /// Folds a text; takes time in proportion to its length.
    init(_ text: String) {
        bytes.reserveCapacity(text.utf8.count)
        offsets.reserveCapacity(text.utf8.count + 1)
        var offset = 0
        var end = 0
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            if let byte = Self.fold(scalar) {
                bytes.append(byte)
                offsets.append(offset)
                end = offset + length
            }
            offset += length
        }
        offsets.append(end)
    }

    /// The bytes of the text that characters `range` take up, with those without width among and behind them.
    func utf8Range(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

    /// Whether the character is a digit.
    func isDigit(_ index: Int) -> Bool { index >= 0 && index < bytes.count && Self.isDigit(bytes[index]) }

    /// Whether the character is a letter or digit of any script.
    func isWord(_ index: Int) -> Bool { index >= 0 && index < bytes.count && Self.isWord(bytes[index]) }

    /// Whether the character is a space or hyphen.
    func isSeparator(_ index: Int) -> Bool {
        index >= 0 && index < bytes.count && Self.isSeparator(bytes[index])
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") }

    static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
    }

    static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte == letter }

    /// The byte that a character is read as; nil for one without width.
    private static func fold(_ scalar: Unicode.Scalar) -> UInt8? {
        if scalar.isASCII { return UInt8(scalar.value) }
        switch scalar.value {
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFE00...0xFE0F, 0xFEFF,
            0x180E:
            return nil
        case 0xFF01...0xFF5E:
            return UInt8(scalar.value - 0xFEE0)
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
            return UInt8(ascii: " ")
        case 0x2010...0x2015, 0x2212, 0x2043, 0xFE58, 0xFE63:
            return UInt8(ascii: "-")
        default:
            if let digit = decimalDigit(scalar) { return 0x30 + digit }
            return scalar.properties.isAlphabetic ? letter : other
        }
    }

    private static func decimalDigit(_ scalar: Unicode.Scalar) -> UInt8? {
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
        return UInt8(exactly: value)
    }
}
