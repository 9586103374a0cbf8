/// Two positions in a head; half the size of a `Range<Int>`.
struct ByteRange: Sendable {
    var start: UInt32 = 0
    var end: UInt32 = 0

    init() {}

    @inline(__always)
    init(_ range: Range<Int>) {
        start = UInt32(range.lowerBound)
        end = UInt32(range.upperBound)
    }

    @inline(__always)
    var range: Range<Int> { Int(start)..<Int(end) }
}
