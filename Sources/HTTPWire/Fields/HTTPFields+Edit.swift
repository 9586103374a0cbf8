extension HTTPFields {
    /// Adds a line at the end.
    ///
    /// White space around `value` is dropped. Throws `badFieldValue` if the value has a control byte other than a tab,
    /// so no caller can end the line early (response splitting); nothing is added then.
    public mutating func append(_ name: HTTPFieldName, _ value: String) throws(HTTPWireError) {
        try appendLine(name.spelling, code: name.rawValue, value)
    }

    /// Adds a line at the end under any name; also throws `badFieldName` if `name` is no token.
    public mutating func append(_ name: String, _ value: String) throws(HTTPWireError) {
        try appendLine(name, code: nil, value)
    }

    /// Adds a line with a value that stands in the program.
    ///
    /// - Precondition: the value is printable ASCII without white space around it.
    public mutating func append(_ name: HTTPFieldName, constant value: StaticString) {
        startLine(name.spelling, code: name.rawValue)
        let start = block.count
        block.append(constant: value)
        precondition(
            block.span.endOfFieldText(from: start) == block.count
                && trimmed(start..<block.count).count == block.count - start,
            "a constant field value is one clean line")
        finishLine(valueStart: start)
    }

    /// Adds a line with a decimal number.
    public mutating func append(_ name: HTTPFieldName, _ value: Int) {
        startLine(name.spelling, code: name.rawValue)
        let start = block.count
        block.append(decimal: value)
        finishLine(valueStart: start)
    }

    /// Adds a line from raw bytes, as a decoder of compressed heads has them.
    ///
    /// Throws as the form with Strings does.
    public mutating func append(name: Span<UInt8>, value: Span<UInt8>) throws(HTTPWireError) {
        guard name.count > 0, name.count <= UInt16.max, ByteSet.token.containsAll(of: name, in: 0..<name.count) else {
            throw .badFieldName
        }
        guard value.endOfFieldText(from: 0) == value.count else { throw .badFieldValue }
        let code = HTTPFieldName.code(of: name, from: 0, count: name.count)
        beginRecord(nameCount: name.count, code: code)
        block.append(copying: name)
        block.append(constant: ": ")
        let start = block.count
        block.append(copying: value)
        closeTrimmed(valueStart: start)
    }

    /// Puts one line in the place of all lines of `name`, at the end.
    ///
    /// Throws as `append` does, and changes nothing then.
    public mutating func set(_ name: HTTPFieldName, _ value: String) throws(HTTPWireError) {
        var changed = self
        changed.removeAll(name)
        try changed.append(name, value)
        self = changed
    }

    /// Adds all lines of `other` at the end.
    public mutating func append(contentsOf other: HTTPFields) {
        let shift = block.count - other.linesStart
        block.append(copying: other.block.span.extracting(other.linesStart..<other.block.count))
        for var record in other.records {
            record.nameStart = UInt32(Int(record.nameStart) + shift)
            record.valueStart = UInt32(Int(record.valueStart) + shift)
            records.append(record)
        }
        presence |= other.presence
    }

    /// Takes away all lines of `name`.
    public mutating func removeAll(_ name: HTTPFieldName) {
        guard contains(name) else { return }
        keep { $0.code != name.rawValue }
    }

    /// Takes away all lines of `name`.
    public mutating func removeAll(_ name: String) {
        guard index(of: name) != nil else { return }
        let gone = indices(of: name)
        var position = -1
        keep { _ in
            position += 1
            return !gone.contains(position)
        }
    }

    /// Makes room for `byteCount` more bytes of lines.
    public mutating func reserveCapacity(bytes byteCount: Int, fields fieldCount: Int) {
        block.reserveCapacity(block.count + byteCount)
        records.reserveCapacity(records.count + fieldCount)
    }

    /// Builds the block anew from the lines `isKept` says yes to, asked in order.
    private mutating func keep(_ isKept: (Record) -> Bool) {
        let old = self
        block = Array(old.block[..<old.linesStart])
        records = []
        presence = 0
        for record in old.records where isKept(record) {
            beginRecord(nameCount: Int(record.nameCount), code: record.code)
            block += old.block[record.nameRange]
            block.append(constant: ": ")
            let start = block.count
            block += old.block[record.valueRange]
            finishLine(valueStart: start)
        }
    }

    private mutating func appendLine(_ name: String, code: UInt8?, _ value: String) throws(HTTPWireError) {
        let before = block.count
        startLine(name, code: code)
        if code == nil {
            let nameRange = before..<(before + name.utf8.count)
            guard !nameRange.isEmpty, nameRange.count <= UInt16.max,
                ByteSet.token.containsAll(of: block.span, in: nameRange)
            else {
                undoLine(to: before)
                throw .badFieldName
            }
        }
        let start = block.count
        block.append(contentsOf: value.utf8)
        guard block.span.endOfFieldText(from: start) == block.count else {
            undoLine(to: before)
            throw .badFieldValue
        }
        closeTrimmed(valueStart: start)
    }

    private mutating func startLine(_ name: String, code: UInt8?) {
        let start = block.count
        beginRecord(nameCount: Swift.min(name.utf8.count, Int(UInt16.max)), code: code ?? 0)
        block.append(contentsOf: name.utf8)
        if code == nil {
            let found = HTTPFieldName.code(of: block.span, from: start, count: name.utf8.count)
            records[records.count - 1].code = found
            if found != 0 { presence |= Self.bit(found) }
        }
        block.append(constant: ": ")
    }

    private mutating func beginRecord(nameCount: Int, code: UInt8) {
        if records.isEmpty {
            // The usual response fits: two allocations instead of eight.
            records.reserveCapacity(8)
            block.reserveCapacity(block.count + 256)
        }
        records.append(
            Record(
                nameStart: UInt32(block.count), valueStart: 0, valueCount: 0, nameCount: UInt16(nameCount), code: code))
        // A bit too many does no harm: it only says that a search is worth its while.
        if code != 0 { presence |= Self.bit(code) }
    }

    /// Drops white space around the value, then ends the line.
    private mutating func closeTrimmed(valueStart: Int) {
        let value = trimmed(valueStart..<block.count)
        if value.count != block.count - valueStart {
            let clean = Array(block[value])
            block.removeLast(block.count - valueStart)
            block += clean
        }
        finishLine(valueStart: valueStart)
    }

    private mutating func finishLine(valueStart: Int) {
        records[records.count - 1].valueStart = UInt32(valueStart)
        records[records.count - 1].valueCount = UInt32(block.count - valueStart)
        block.append(constant: "\r\n")
    }

    private mutating func undoLine(to count: Int) {
        block.removeLast(block.count - count)
        records.removeLast()
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> { block.span.trimmingBlanks(range) }
}

extension Span<UInt8> {
    /// `range` without the spaces and tabs at its ends.
    @inline(__always)
    func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, ASCII.isBlank(self[start]) { start &+= 1 }
        while end > start, ASCII.isBlank(self[end &- 1]) { end &-= 1 }
        return start..<end
    }
}
