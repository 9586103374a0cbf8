// The only file of this target with the word `unsafe`: loads wider than a byte, copies between containers, and strings
// made from bytes that the reader has already validated. Every function states what its caller has checked.

extension Span<UInt8> {
    /// The eight bytes from `offset`, the first in the lowest place.
    ///
    /// The caller has checked `offset + 8 <= count`.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        assert(offset >= 0 && offset + 8 <= count)
        return UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
    }

    /// The four bytes from `offset`, the first in the lowest place.
    ///
    /// The caller has checked `offset + 4 <= count`.
    @inline(__always)
    func halfWord(at offset: Int) -> UInt32 {
        assert(offset >= 0 && offset + 4 <= count)
        return UInt32(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self))
    }

    /// Whether the bytes are those of `text`.
    func isSame(as text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard count == length else { return false }
        let other = unsafe Span(_unsafeStart: text.utf8Start, count: length)
        return isSame(as: other)
    }

    /// Whether two runs of bytes are equal.
    func isSame(as other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        var at = 0
        while at &+ 8 <= count {
            guard word(at: at) == other.word(at: at) else { return false }
            at &+= 8
        }
        while at < count {
            guard self[at] == other[at] else { return false }
            at &+= 1
        }
        return true
    }
}

extension String {
    /// Copies bytes into a string without looking at them again.
    ///
    /// The caller has checked that they are UTF-8.
    init(validated bytes: Span<UInt8>, isASCII: Bool) {
        self = unsafe String(copying: UTF8Span(unchecked: bytes, isKnownASCII: isASCII))
    }
}

extension [UInt8] {
    /// Appends a run of bytes with one copy.
    @inline(__always)
    mutating func append(copying run: Span<UInt8>) {
        unsafe run.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    /// Appends the bytes of a literal with one copy.
    @inline(__always)
    mutating func append(literal text: StaticString) {
        unsafe append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

extension OutputSpan<UInt8> {
    /// Appends a run of bytes with one copy; there is room for it.
    @inline(__always)
    mutating func append(copying run: Span<UInt8>) {
        precondition(run.count <= freeCapacity, "The caller has made room.")
        unsafe withUnsafeMutableBufferPointer { buffer, initialized in
            let target = unsafe UnsafeMutableRawBufferPointer(
                rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
            unsafe run.withUnsafeBytes { source in unsafe target.copyMemory(from: source) }
            initialized += run.count
        }
    }
}

extension StaticString {
    /// Whether the literal can stand in quotes as it is.
    var needsNoEscapes: Bool {
        let text = unsafe Span(_unsafeStart: utf8Start, count: utf8CodeUnitCount)
        for at in 0..<text.count where ASCII.needsEscape(text[at]) { return false }
        return true
    }
}
