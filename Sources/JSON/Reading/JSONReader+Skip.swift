extension JSONReader {
    /// Passes the next value, whatever it is, and checks it like one that is read.
    public mutating func skipValue() throws(JSONError) {
        // One bit for each open container says whether it is an object, so nesting takes no stack.
        var objects = NestingBits()
        let base = depth
        _ = nextByte()
        let start = offset
        try skipScalarOrOpen(&objects)
        while depth > base {
            let hasNext = objects.contains(depth) ? try skipKey() : try nextElement()
            if hasNext { try skipScalarOrOpen(&objects) }
        }
        valueOffset = start
    }

    /// Passes the next value and returns where it stands, from its first byte to after its last.
    public mutating func readRawRange() throws(JSONError) -> Range<Int> {
        try skipValue()
        return valueOffset..<offset
    }

    /// Passes the next value and returns its bytes exactly as they stand, checked.
    ///
    /// `JSONWriter.writeRaw` writes them elsewhere, with key order, number text, escapes and white space kept.
    public mutating func readRaw() throws(JSONError) -> [UInt8] {
        let range = try readRawRange()
        var raw: [UInt8] = []
        raw.append(copying: bytes.extracting(range))
        return raw
    }

    private mutating func skipScalarOrOpen(_ objects: inout NestingBits) throws(JSONError) {
        let byte = nextByte()
        switch byte {
        case ASCII.quote: _ = try scanString()
        case ASCII.openBrace, ASCII.openBracket:
            _ = try open()
            objects.set(depth, byte == ASCII.openBrace)
        case ASCII.minus, ASCII.zero...ASCII.nine: try scanNumber()
        case 0x74, 0x66, 0x6E: try scanLiteral(byte)
        default: throw unexpected("a value")
        }
    }

    /// Like `nextKey`, but leaves the key that was read last as it is.
    private mutating func skipKey() throws(JSONError) -> Bool {
        var byte = nextByte()
        if byte == ASCII.closeBrace {
            close()
            return false
        }
        if isOpening {
            isOpening = false
        } else {
            guard byte == ASCII.comma else { throw unexpected("a comma or the end of the object") }
            offset &+= 1
            byte = nextByte()
        }
        guard byte == ASCII.quote else { throw unexpected("a key") }
        try countNode()
        _ = try scanString()
        guard nextByte() == ASCII.colon else { throw unexpected("a colon") }
        offset &+= 1
        return true
    }
}

/// One bit for each depth from 1 to `JSONLimits.depthCeiling`.
private struct NestingBits {
    private var words: InlineArray<9, UInt64> = InlineArray(repeating: 0)

    @inline(__always)
    func contains(_ depth: Int) -> Bool { words[depth &>> 6] &>> UInt64(depth & 63) & 1 == 1 }

    @inline(__always)
    mutating func set(_ depth: Int, _ isOn: Bool) {
        let bit: UInt64 = 1 &<< UInt64(depth & 63)
        if isOn { words[depth &>> 6] |= bit } else { words[depth &>> 6] &= ~bit }
    }
}
