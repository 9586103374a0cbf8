// The one file of this target with unsafe code: whole-block copies and word-wise scans that `Span` has no safe form
// of. Every function checks its own bounds and lets no pointer out.

extension Array where Element == UInt8 {
    /// Appends every byte of `bytes` in one copy.
    @inline(__always)
    package mutating func append(copying bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe self.append(contentsOf: buffer)
        }
    }

    /// Appends the bytes of a constant of the program in one copy.
    @inline(__always)
    mutating func append(constant: StaticString) {
        constant.withUTF8Buffer { buffer in
            unsafe self.append(contentsOf: buffer)
        }
    }

    /// A copy of `bytes`.
    @inline(__always)
    package init(copying bytes: Span<UInt8>) {
        self = unsafe bytes.withUnsafeBufferPointer { buffer in unsafe Array(buffer) }
    }
}

extension Span<UInt8> {
    /// The index of the first byte from `start` on that may not stand in a field value, or `count`.
    ///
    /// Eight bytes a step: a byte under 0x20 or equal to 0x7f stops the step, and the lowest such mark of a word is
    /// exact because borrows only travel upwards. A tab is allowed and only costs a new start.
    func endOfFieldText(from start: Int) -> Int {
        precondition(start >= 0 && start <= count, "the scan starts inside the bytes")
        return unsafe withUnsafeBytes { buffer in
            let ones: UInt64 = 0x0101_0101_0101_0101
            let tops: UInt64 = 0x8080_8080_8080_8080
            var index = start
            while index &+ 8 <= buffer.count {
                let word = unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                let control = (word &- (ones &* 0x20)) & ~word
                let crossed = word ^ (ones &* 0x7f)
                let delete = (crossed &- ones) & ~crossed
                let marks = (control | delete) & tops
                if marks == 0 {
                    index &+= 8
                    continue
                }
                index &+= marks.trailingZeroBitCount &>> 3
                guard unsafe buffer[index] == ASCII.tab else { return index }
                index &+= 1
            }
            while index < buffer.count, unsafe ASCII.isFieldText(buffer[index]) { index &+= 1 }
            return index
        }
    }

    /// The index of the first byte in `range` that equals `byte`, or nil.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range lies inside the bytes")
        return unsafe withUnsafeBufferPointer { buffer in
            var index = range.lowerBound
            while index < range.upperBound {
                if unsafe buffer[index] == byte { return index }
                index &+= 1
            }
            return nil
        }
    }
}

extension StaticString {
    /// Whether the bytes of `other` in `range` are this constant, ASCII letters compared without case.
    ///
    /// - Precondition: this constant is written in small letters.
    @inline(__always)
    func matchesIgnoringCase(_ other: Span<UInt8>, in range: Range<Int>) -> Bool {
        guard utf8CodeUnitCount == range.count else { return false }
        return withUTF8Buffer { buffer in
            for offset in 0..<buffer.count
            where unsafe buffer[offset] != ASCII.lowercase(other[range.lowerBound &+ offset]) {
                return false
            }
            return true
        }
    }
}
