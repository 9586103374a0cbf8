/// Where a string stands in the text and what it is made of.
struct ScannedString {
    /// The first byte after the opening quote.
    var start: Int
    /// The closing quote.
    var end: Int
    /// Whether there are no bytes above 0x7F.
    ///
    /// An escape may still stand for such a character.
    var isASCII: Bool
    /// Whether there is a backslash.
    var hasEscapes: Bool
}

extension JSONReader {
    /// Reads a string.
    public mutating func readString() throws(JSONError) -> String {
        guard nextByte() == ASCII.quote else { throw mismatch("a string") }
        valueOffset = offset
        return string(try scanString())
    }

    /// Reads a string as UTF-8: one that holds a JSON text of its own is read further without becoming a string.
    public mutating func readUTF8() throws(JSONError) -> [UInt8] {
        guard nextByte() == ASCII.quote else { throw mismatch("a string") }
        valueOffset = offset
        let scanned = try scanString()
        var text: [UInt8] = []
        if scanned.hasEscapes {
            unescape(scanned, into: &text)
        } else {
            text.append(copying: bytes.extracting(scanned.start..<scanned.end))
        }
        return text
    }

    /// Passes a string and returns where its text stands, within the quotes; nil for one with escapes.
    public mutating func readTextRange() throws(JSONError) -> Range<Int>? {
        guard nextByte() == ASCII.quote else { throw mismatch("a string") }
        valueOffset = offset
        let scanned = try scanString()
        return scanned.hasEscapes ? nil : scanned.start..<scanned.end
    }

    /// Reads a string, or null as nil.
    public mutating func readStringOrNull() throws(JSONError) -> String? {
        try readNull() ? nil : readString()
    }

    /// The text of a string that was scanned.
    mutating func string(_ scanned: ScannedString) -> String {
        if !scanned.hasEscapes {
            return String(validated: bytes.extracting(scanned.start..<scanned.end), isASCII: scanned.isASCII)
        }
        scratch.removeAll(keepingCapacity: true)
        unescape(scanned, into: &scratch)
        return String(validated: scratch.span, isASCII: false)
    }

    /// Checks a string from its opening quote and passes it.
    mutating func scanString() throws(JSONError) -> ScannedString {
        let start = offset &+ 1
        let count = bytes.count
        var at = start
        var isASCII = true
        var hasEscapes = false
        while true {
            while at &+ 8 <= count {
                let marks = Word.readingStops(bytes.word(at: at))
                at &+= Word.firstMark(marks)
                if marks != 0 { break }
            }
            guard at < count else {
                throw JSONError(.unexpectedEnd, at: count, expected: "the end of the string")
            }
            let byte = bytes[at]
            if byte == ASCII.quote {
                offset = at &+ 1
                return ScannedString(start: start, end: at, isASCII: isASCII, hasEscapes: hasEscapes)
            } else if byte == ASCII.backslash {
                hasEscapes = true
                at = try endOfEscape(at)
            } else if byte >= 0x80 {
                isASCII = false
                at = try endOfNonASCII(at)
            } else if byte < 0x20 {
                throw JSONError(.controlCharacter, at: at, expected: "an escape for the control character")
            } else {
                at &+= 1
            }
        }
    }

    /// Checks the run of characters above U+007F that begins at a place, and returns the place after it.
    ///
    /// The ranges are those of Table 3-7 of the Unicode Standard, which leaves out overlong forms and surrogates.
    private func endOfNonASCII(_ start: Int) throws(JSONError) -> Int {
        var at = start
        while true {
            let lead = byte(at: at)
            if lead < 0x80 { return at }
            let second = byte(at: at &+ 1)
            var length = 2
            switch lead {
            case 0xC2...0xDF: guard isContinuation(second) else { throw invalidUTF8(at) }
            case 0xE0...0xEF:
                let low: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
                let high: UInt8 = lead == 0xED ? 0x9F : 0xBF
                guard low <= second, second <= high, isContinuation(byte(at: at &+ 2)) else { throw invalidUTF8(at) }
                length = 3
            case 0xF0...0xF4:
                let low: UInt8 = lead == 0xF0 ? 0x90 : 0x80
                let high: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
                guard low <= second, second <= high, isContinuation(byte(at: at &+ 2)),
                    isContinuation(byte(at: at &+ 3))
                else { throw invalidUTF8(at) }
                length = 4
            default: throw invalidUTF8(at)
            }
            at &+= length
        }
    }

    @inline(__always)
    private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    private func invalidUTF8(_ place: Int) -> JSONError {
        JSONError(.invalidUTF8, at: place, expected: "a character in UTF-8")
    }
}

// MARK: Escapes

extension JSONReader {
    /// Checks the escape whose backslash is at a place, and returns the place after it.
    private func endOfEscape(_ place: Int) throws(JSONError) -> Int {
        switch byte(at: place &+ 1) {
        case ASCII.quote, ASCII.backslash, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return place &+ 2
        case 0x75: break
        default:
            let isEnd = place &+ 1 >= bytes.count
            throw JSONError(isEnd ? .unexpectedEnd : .invalidEscape, at: place &+ 1, expected: "one of \"\\/bfnrtu")
        }
        for digit in 2..<6 where ASCII.hexValue(byte(at: place &+ digit)) == nil {
            let isEnd = place &+ digit >= bytes.count
            throw JSONError(
                isEnd ? .unexpectedEnd : .invalidEscape, at: place &+ digit, expected: "four hexadecimal digits")
        }
        let unit = codeUnit(place)
        guard unit & 0xF800 == 0xD800 else { return place &+ 6 }
        if unit < 0xDC00, isLowSurrogate(place &+ 6) { return place &+ 12 }
        if loneSurrogates == .replace { return place &+ 6 }
        throw JSONError(.loneSurrogate, at: place, expected: "both halves of a surrogate pair")
    }

    /// Whether `\uDC00` to `\uDFFF` stands at a place, of which nothing is known.
    private func isLowSurrogate(_ place: Int) -> Bool {
        guard byte(at: place) == ASCII.backslash, byte(at: place &+ 1) == 0x75 else { return false }
        for digit in 2..<6 where ASCII.hexValue(byte(at: place &+ digit)) == nil { return false }
        return codeUnit(place) & 0xFC00 == 0xDC00
    }

    /// The number in the `\uXXXX` at a place.
    private func codeUnit(_ place: Int) -> UInt32 {
        var unit: UInt32 = 0
        for digit in 2..<6 { unit = unit << 4 | (ASCII.hexValue(byte(at: place &+ digit)) ?? 0) }
        return unit
    }

    /// Appends the text of a scanned string with its escapes undone, which is no longer than it stands there.
    func unescape(_ scanned: ScannedString, into output: inout [UInt8]) {
        output.append(addingCapacity: scanned.end &- scanned.start) { unescape(scanned, to: &$0) }
    }

    private func unescape(_ scanned: ScannedString, to output: inout OutputSpan<UInt8>) {
        // A character that an escape names as itself begins the run behind its backslash.
        var runStart = scanned.start
        var at = scanned.start
        while true {
            while at &+ 8 <= scanned.end {
                let marks = Word.backslashes(bytes.word(at: at))
                at &+= Word.firstMark(marks)
                if marks != 0 { break }
            }
            while at < scanned.end, bytes[at] != ASCII.backslash { at &+= 1 }
            if runStart < at { output.append(copying: bytes.extracting(runStart..<at)) }
            guard at < scanned.end else { return }
            switch byte(at: at &+ 1) {
            case ASCII.quote, ASCII.backslash, 0x2F:
                runStart = at &+ 1
                at &+= 2
            case let name:
                at = unescape(name, at, to: &output)
                runStart = at
            }
        }
    }

    /// Appends what one checked escape of this name stands for, and returns the place after it.
    private func unescape(_ name: UInt8, _ place: Int, to output: inout OutputSpan<UInt8>) -> Int {
        switch name {
        case 0x62: output.append(0x08)
        case 0x66: output.append(0x0C)
        case 0x6E: output.append(0x0A)
        case 0x72: output.append(0x0D)
        case 0x74: output.append(0x09)
        default:
            assert(name == 0x75, "Other escapes stand for themselves.")
            let unit = codeUnit(place)
            if unit < 0xDC00, unit >= 0xD800, isLowSurrogate(place &+ 6) {
                append(0x10000 + ((unit & 0x3FF) << 10 | codeUnit(place &+ 6) & 0x3FF), to: &output)
                return place &+ 12
            }
            append(unit & 0xF800 == 0xD800 ? 0xFFFD : unit, to: &output)
            return place &+ 6
        }
        return place &+ 2
    }

    /// Appends a Unicode scalar as UTF-8.
    private func append(_ scalar: UInt32, to output: inout OutputSpan<UInt8>) {
        func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
        if scalar < 0x80 {
            output.append(UInt8(scalar))
        } else if scalar < 0x800 {
            output.append(UInt8(0xC0 | scalar >> 6))
            output.append(tail(0))
        } else if scalar < 0x10000 {
            output.append(UInt8(0xE0 | scalar >> 12))
            output.append(tail(6))
            output.append(tail(0))
        } else {
            output.append(UInt8(0xF0 | scalar >> 18))
            output.append(tail(12))
            output.append(tail(6))
            output.append(tail(0))
        }
    }
}
