// The one file of this target with unsafe code: eight bytes at a time where one at a time would cost too much.

/// Eight bytes as a number, the first one lowest.
@inline(__always)
func word(of bytes: Span<UInt8>, at index: Int) -> UInt64 {
    // Any eight bytes are a number, and the load checks its bounds.
    unsafe UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
}

/// Copies bytes behind what `output` holds, with a mask laid over them or taken off, which is the same (RFC 6455
/// section 5.3).
///
/// - Parameters:
///   - mask: the masking key, its first byte on the wire lowest; nil for none.
///   - phase: how many bytes of the payload came before.
func copy(_ bytes: Span<UInt8>, mask: UInt32?, phase: Int, into output: inout OutputSpan<UInt8>) {
    precondition(bytes.count <= output.freeCapacity, "the caller has made room")
    let wide = wideMask(mask ?? 0, phase: phase)
    let count = bytes.count
    unsafe output.withUnsafeMutableBufferPointer { buffer, initialized in
        let target = unsafe UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
        unsafe bytes.withUnsafeBytes { source in
            guard mask != nil else { return unsafe target.copyMemory(from: source) }
            var index = 0
            while index &+ 8 <= count {
                let word = unsafe source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                unsafe target.storeBytes(of: word ^ wide.littleEndian, toByteOffset: index, as: UInt64.self)
                index &+= 8
            }
            var rest = wide
            while index < count {
                unsafe target[index] = unsafe source[index] ^ UInt8(truncatingIfNeeded: rest)
                rest >>= 8
                index &+= 1
            }
        }
        initialized += count
    }
}

/// A mask as eight bytes, turned so that it begins where the payload stands.
private func wideMask(_ mask: UInt32, phase: Int) -> UInt64 {
    let turn = UInt32(truncatingIfNeeded: phase & 3) * 8
    let turned = turn == 0 ? mask : mask >> turn | mask << (32 - turn)
    return UInt64(turned) << 32 | UInt64(turned)
}

extension [UInt8] {
    /// Appends bytes with a mask laid over them or taken off; see ``copy(_:mask:phase:into:)``.
    mutating func append(_ bytes: Span<UInt8>, mask: UInt32?, phase: Int) {
        append(addingCapacity: bytes.count) { copy(bytes, mask: mask, phase: phase, into: &$0) }
    }
}
