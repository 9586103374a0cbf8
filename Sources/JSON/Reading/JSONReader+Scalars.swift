extension JSONReader {
    /// Reads `true` or `false`.
    public mutating func readBool() throws(JSONError) -> Bool {
        let byte = nextByte()
        valueOffset = offset
        switch byte {
        case 0x74:
            try passLiteral("true", Literal.true)
            return true
        case 0x66:
            try passLiteral("false", Literal.false)
            return false
        default: throw mismatch("true or false")
        }
    }

    /// Reads `null` if it comes next, and says whether it did; anything else stays unread.
    public mutating func readNull() throws(JSONError) -> Bool {
        guard nextByte() == 0x6E else { return false }
        valueOffset = offset
        try passLiteral("null", Literal.null)
        return true
    }

    /// Reads an integer of 64 bits.
    ///
    /// `1.0` and `10e-1` are the integer 1. Throws `numberOutOfRange` for what is no integer or too large.
    public mutating func readInt() throws(JSONError) -> Int {
        let first = nextByte()
        let start = offset
        valueOffset = start
        let isNegative = first == ASCII.minus
        var at = isNegative ? start &+ 1 : start
        let digits = at
        var magnitude = 0
        while true {
            let digit = byte(at: at) &- ASCII.zero
            guard digit < 10 else { break }
            magnitude = magnitude &* 10 &+ Int(digit)
            at &+= 1
        }
        // Eighteen digits cannot overflow; what is longer or not plain takes the exact way.
        let after = byte(at: at)
        let length = at &- digits
        if length >= 1, length <= 18, after != ASCII.dot, !ASCII.isExponentMark(after),
            length == 1 || bytes[digits] != ASCII.zero
        {
            offset = at
            return isNegative ? -magnitude : magnitude
        }
        guard first == ASCII.minus || ASCII.isDigit(first) else { throw mismatch("an integer") }
        try scanNumber()
        guard let value = Decimal(bytes.extracting(start..<offset)).int else {
            throw JSONError(.numberOutOfRange, at: start, expected: "an integer of 64 bits")
        }
        return value
    }

    /// Reads an integer, or null as nil.
    public mutating func readIntOrNull() throws(JSONError) -> Int? {
        try readNull() ? nil : readInt()
    }

    /// Reads a number as the nearest `Double`.
    ///
    /// Throws `numberOutOfRange` where that would be infinite.
    public mutating func readDouble() throws(JSONError) -> Double {
        let range = try readNumberRange()
        guard let value = Decimal.double(bytes.extracting(range)) else {
            throw JSONError(.numberOutOfRange, at: range.lowerBound, expected: "a number that is finite as a Double")
        }
        return value
    }

    /// Reads a number and keeps its text.
    public mutating func readNumber() throws(JSONError) -> JSONNumber {
        JSONNumber(checked: String(validated: bytes.extracting(try readNumberRange()), isASCII: true))
    }

    private mutating func readNumberRange() throws(JSONError) -> Range<Int> {
        let first = nextByte()
        guard first == ASCII.minus || ASCII.isDigit(first) else { throw mismatch("a number") }
        valueOffset = offset
        let start = offset
        try scanNumber()
        return start..<offset
    }
}

// MARK: Checking without reading

/// The literals as the numbers their bytes make, the first byte lowest; `false` without its first letter.
private enum Literal {
    static var `true`: UInt32 { 0x6575_7274 }
    static var `false`: UInt32 { 0x6573_6C61 }
    static var null: UInt32 { 0x6C6C_756E }
}

extension JSONReader {
    /// Checks a number from its minus or first digit and passes it (RFC 8259 section 6).
    mutating func scanNumber() throws(JSONError) {
        var at = offset
        if byte(at: at) == ASCII.minus { at &+= 1 }
        let first = at
        at = try endOfDigits(at)
        if bytes[first] == ASCII.zero, at &- first > 1 {
            throw JSONError(.invalidNumber, at: first, expected: "a number without leading zeros")
        }
        if byte(at: at) == ASCII.dot { at = try endOfDigits(at &+ 1) }
        if ASCII.isExponentMark(byte(at: at)) {
            at &+= 1
            let sign = byte(at: at)
            if sign == ASCII.minus || sign == ASCII.plus { at &+= 1 }
            at = try endOfDigits(at)
        }
        offset = at
    }

    private func endOfDigits(_ start: Int) throws(JSONError) -> Int {
        var at = start
        while ASCII.isDigit(byte(at: at)) { at &+= 1 }
        guard at > start else {
            throw JSONError(at < bytes.count ? .invalidNumber : .unexpectedEnd, at: at, expected: "a digit")
        }
        return at
    }

    /// Checks one of the three literals, of which the first letter is known, and passes it.
    mutating func scanLiteral(_ first: UInt8) throws(JSONError) {
        switch first {
        case 0x74: try passLiteral("true", Literal.true)
        case 0x66: try passLiteral("false", Literal.false)
        default: try passLiteral("null", Literal.null)
        }
    }

    /// Passes a literal whose last four letters are `tail`.
    @inline(__always)
    private mutating func passLiteral(_ literal: String, _ tail: UInt32) throws(JSONError) {
        let end = offset &+ (tail == Literal.false ? 5 : 4)
        guard end <= bytes.count, bytes.halfWord(at: end &- 4) == tail else { throw wrongLiteral(literal) }
        offset = end
    }

    @inline(never)
    private func wrongLiteral(_ literal: String) -> JSONError {
        var place = offset
        for letter in literal.utf8 {
            guard byte(at: place) == letter else { break }
            place &+= 1
        }
        return JSONError(place < bytes.count ? .unexpectedByte : .unexpectedEnd, at: place, expected: literal)
    }
}
