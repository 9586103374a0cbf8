/// Writes compact JSON text from front to back into an array of bytes.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("text")
/// writer.write(text)
/// writer.member("seq", 7)
/// writer.endObject()
/// let bytes = writer.finish()
/// ```
///
/// Commas and colons come by themselves. Strings are written with the fewest escapes: quote, backslash and control
/// characters; the solidus, U+007F, U+2028 and everything above go out as they are. The caller closes what it opens;
/// debug builds check that.
public struct JSONWriter: ~Copyable {
    private var bytes: [UInt8]
    /// Whether a comma must stand before what comes next.
    private var needsComma = false
    private var depth = 0

    /// Begins a text after the bytes that are there already.
    ///
    /// Giving the array away and taking it back from `finish` reuses its memory.
    public init(appendingTo bytes: consuming [UInt8] = []) {
        self.bytes = bytes
    }

    /// Begins a text in a new array with room for so many bytes.
    public init(reservingBytes count: Int) {
        bytes = []
        bytes.reserveCapacity(count)
    }

    /// How many bytes there are so far.
    public var count: Int { bytes.count }

    /// Ends the writing and returns the bytes.
    public consuming func finish() -> [UInt8] {
        assert(depth == 0, "Every container that was begun is ended.")
        return bytes
    }

    // MARK: Containers

    /// Writes `{`.
    public mutating func beginObject() { open(ASCII.openBrace) }

    /// Writes `}`.
    public mutating func endObject() { close(ASCII.closeBrace) }

    /// Writes `[`.
    public mutating func beginArray() { open(ASCII.openBracket) }

    /// Writes `]`.
    public mutating func endArray() { close(ASCII.closeBracket) }

    /// Writes a key known when compiling, which must need no escapes.
    public mutating func key(_ name: StaticString) {
        assert(name.needsNoEscapes, "A literal key needs no escapes.")
        separate()
        bytes.append(ASCII.quote)
        bytes.append(literal: name)
        bytes.append(ASCII.quote)
        bytes.append(ASCII.colon)
        needsComma = false
    }

    /// Writes a key known only when running.
    public mutating func key(string name: String) {
        write(name)
        bytes.append(ASCII.colon)
        needsComma = false
    }

    // MARK: Values

    /// Writes a string.
    public mutating func write(_ text: String) {
        separate()
        bytes.append(ASCII.quote)
        appendEscaped(text.utf8Span.span)
        bytes.append(ASCII.quote)
    }

    /// Writes a string known when compiling.
    public mutating func write(literal text: StaticString) {
        separate()
        bytes.append(ASCII.quote)
        if text.needsNoEscapes { bytes.append(literal: text) } else { appendEscaped(text.description.utf8Span.span) }
        bytes.append(ASCII.quote)
    }

    /// Writes a string whose text `body` appends; it must need no escapes, such as that of an id or a time.
    public mutating func write(plain body: (inout [UInt8]) -> Void) {
        separate()
        bytes.append(ASCII.quote)
        let start = bytes.count
        body(&bytes)
        assert(!bytes[start...].contains(where: ASCII.needsEscape), "A plain text needs no escapes.")
        bytes.append(ASCII.quote)
    }

    /// Writes an integer.
    public mutating func write(_ value: Int) {
        separate()
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var first = 20
        var rest = value.magnitude
        repeat {
            first &-= 1
            let quotient = rest / 10
            digits[first] = ASCII.zero &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
            rest = quotient
        } while rest > 0
        if value < 0 { bytes.append(ASCII.minus) }
        bytes.append(copying: digits.span.extracting(first..<20))
    }

    /// Writes a number with the shortest text that reads back the same; `null`, as in JavaScript, if it is not finite.
    public mutating func write(_ value: Double) {
        guard value.isFinite else { return writeNull() }
        separate()
        bytes.append(copying: value.description.utf8Span.span)
    }

    /// Writes `true` or `false`.
    public mutating func write(_ value: Bool) {
        separate()
        bytes.append(literal: value ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func writeNull() {
        separate()
        bytes.append(literal: "null")
    }

    /// Writes bytes that are one complete JSON value already, such as those of `JSONReader.readRaw`.
    ///
    /// They are not looked at again.
    public mutating func writeRaw(_ raw: Span<UInt8>) {
        separate()
        bytes.append(copying: raw)
    }

    /// Writes bytes that are one complete JSON value already.
    public mutating func writeRaw(_ raw: [UInt8]) { writeRaw(raw.span) }

    // MARK: Steps

    @inline(__always)
    mutating func separate() {
        if needsComma { bytes.append(ASCII.comma) }
        needsComma = true
    }

    private mutating func open(_ byte: UInt8) {
        separate()
        bytes.append(byte)
        needsComma = false
        depth &+= 1
    }

    private mutating func close(_ byte: UInt8) {
        depth &-= 1
        assert(depth >= 0, "A container is ended after it was begun.")
        bytes.append(byte)
        needsComma = true
    }

    /// Appends text with escapes; runs that need none are copied whole.
    private mutating func appendEscaped(_ text: Span<UInt8>) {
        var runStart = 0
        var at = 0
        while true {
            while at &+ 8 <= text.count {
                let marks = Word.writingStops(text.word(at: at))
                at &+= Word.firstMark(marks)
                if marks != 0 { break }
            }
            while at < text.count, !ASCII.needsEscape(text[at]) { at &+= 1 }
            if runStart < at { bytes.append(copying: text.extracting(runStart..<at)) }
            guard at < text.count else { return }
            appendEscape(text[at])
            at &+= 1
            runStart = at
        }
    }

    private mutating func appendEscape(_ byte: UInt8) {
        bytes.append(ASCII.backslash)
        switch byte {
        case ASCII.quote, ASCII.backslash: bytes.append(byte)
        case 0x08: bytes.append(0x62)
        case 0x09: bytes.append(0x74)
        case 0x0A: bytes.append(0x6E)
        case 0x0C: bytes.append(0x66)
        case 0x0D: bytes.append(0x72)
        default:
            bytes.append(literal: byte < 0x10 ? "u000" : "u001")
            let digit = byte & 0x0F
            bytes.append(digit < 10 ? ASCII.zero + digit : 0x61 + digit - 10)
        }
    }
}

extension ASCII {
    /// Whether a byte of a string cannot stand there as it is.
    @inline(__always)
    static func needsEscape(_ byte: UInt8) -> Bool { byte < space || byte == quote || byte == backslash }
}
