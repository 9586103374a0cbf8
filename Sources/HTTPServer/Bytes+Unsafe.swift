// The one file of this target with unsafe code: whole-block copies out of a span. No pointer leaves it.

extension Array where Element == UInt8 {
    /// A copy of `bytes`.
    init(copying bytes: Span<UInt8>) {
        self = unsafe bytes.withUnsafeBufferPointer { buffer in unsafe Array(buffer) }
    }

    /// Appends every byte of `bytes` in one copy.
    mutating func append(copying bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { buffer in unsafe append(contentsOf: buffer) }
    }
}
