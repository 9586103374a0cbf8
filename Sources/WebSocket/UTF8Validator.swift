/// Checks text that arrives in pieces against UTF-8, down to the first byte that can no longer be right.
///
/// Strict as RFC 3629 section 4: no overlong forms, no surrogates, nothing above U+10FFFF.
struct UTF8Validator {
    /// How many continuation bytes the character in progress still needs.
    private var missing: UInt8 = 0
    /// The bounds of the next continuation byte; narrower than 80...BF only for the first one.
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// Whether the text may end here.
    var isComplete: Bool { missing == 0 }

    /// Takes the next bytes; false as soon as no continuation could make the text right.
    mutating func accepts(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            if missing == 0 {
                index = endOfASCII(in: bytes, from: index)
                guard index < bytes.count else { return true }
                guard begin(bytes[index]) else { return false }
            } else {
                let byte = bytes[index]
                guard byte >= lowest, byte <= highest else { return false }
                missing &-= 1
                lowest = 0x80
                highest = 0xBF
            }
            index &+= 1
        }
        return true
    }

    /// Takes the first byte of a character of two bytes or more.
    @inline(__always)
    private mutating func begin(_ byte: UInt8) -> Bool {
        assert(missing == 0, "A character begins behind a whole one.")
        switch byte {
        case 0xC2...0xDF: missing = 1
        case 0xE0...0xEF:
            missing = 2
            if byte == 0xE0 { lowest = 0xA0 }
            if byte == 0xED { highest = 0x9F }
        case 0xF0...0xF4:
            missing = 3
            if byte == 0xF0 { lowest = 0x90 }
            if byte == 0xF4 { highest = 0x8F }
        default: return false
        }
        assert(lowest <= highest, "Some byte may come next.")
        return true
    }

    /// The index of the first byte from `start` on that is not ASCII.
    @inline(__always)
    private func endOfASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index &+ 8 <= bytes.count {
            let high = word(of: bytes, at: index) & 0x8080_8080_8080_8080
            if high != 0 { return index &+ high.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < bytes.count, bytes[index] < 0x80 { index &+= 1 }
        return index
    }
}
