/// Crockford's base 32 in lower case: no `i`, `l`, `o`, `u`.
enum Base32 {
    ///
    /// Spelt out, so that it lies in the program and needs no making.
    static let digits: InlineArray<32, UInt8> = [
        0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x61, 0x62, 0x63, 0x64, 0x65, 0x66,
        0x67, 0x68, 0x6a, 0x6b, 0x6d, 0x6e, 0x70, 0x71, 0x72, 0x73, 0x74, 0x76, 0x77, 0x78, 0x79, 0x7a,
    ]

    /// The value of a character of either case, 255 for none.
    static let values: [UInt8] = {
        var table = [UInt8](repeating: 255, count: 256)
        for value in digits.indices {
            let digit = Int(digits[value])
            table[digit] = UInt8(value)
            if digit >= 0x61 { table[digit - 32] = UInt8(value) }
        }
        return table
    }()

    /// Appends the low `5 × digits` bits of `value`, most significant first.
    static func append(_ value: UInt64, digits count: Int, to text: inout [UInt8]) {
        for i in stride(from: 5 * (count - 1), through: 0, by: -5) {
            text.append(digits[Int(truncatingIfNeeded: value >> UInt64(i)) & 31])
        }
    }

    /// Reads at most 12 characters.
    static func read(_ text: ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for character in text {
            let digit = values[Int(character)]
            guard digit < 32 else { return nil }
            value = value << 5 | UInt64(digit)
        }
        return value
    }
}
