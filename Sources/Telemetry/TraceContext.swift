/// The trace that a request belongs to, as its caller told it (W3C Trace Context, section 3.2).
///
/// On the wire `traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`: version, trace, the caller's own
/// part of it, flags. `tracestate` is not passed on: what one vendor wrote there is none of another's business.
public struct TraceContext: Hashable, Sendable {
    /// The trace that the running task works for; nil where it works for none.
    ///
    /// Tasks begun in the course of a request have it too.
    @TaskLocal public static var current: TraceContext?

    private let traceHigh: UInt64
    private let traceLow: UInt64
    /// The caller records this trace.
    public let isSampled: Bool

    /// Reads the value of a `traceparent` field; nil for one that has to be ignored.
    ///
    /// Of a version that is not known yet, the part that version 00 has is read, as the section asks.
    public init?(traceparent text: String) {
        let bytes = Array(text.utf8)
        let dash = UInt8(ascii: "-")
        guard bytes.count >= Self.bytesMin, bytes[2] == dash, bytes[35] == dash, bytes[52] == dash,
            let version = Self.number(bytes[0..<2]), version != 0xff,
            bytes.count == Self.bytesMin || version != 0 && bytes[Self.bytesMin] == dash,
            let high = Self.number(bytes[3..<19]), let low = Self.number(bytes[19..<35]), high | low != 0,
            let parent = Self.number(bytes[36..<52]), parent != 0, let flags = Self.number(bytes[53..<55])
        else { return nil }
        traceHigh = high
        traceLow = low
        isSampled = flags & 1 == 1
    }

    /// The trace in 32 hexadecimal digits, as logs name it.
    public var traceID: String { Self.digits(traceHigh) + Self.digits(traceLow) }

    /// The field for a call made in the course of the request: the same trace, with an id of the call's own.
    ///
    /// - Precondition: `callID` is not zero.
    public func traceparent(callID: UInt64) -> String {
        precondition(callID != 0, "an id of zeros is none")
        return "00-\(traceID)-\(Self.digits(callID))-\(isSampled ? "01" : "00")"
    }

    /// The length of version 00, and the least of any later one.
    private static let bytesMin = 55

    /// Reads lower-case hexadecimal digits, at most 16.
    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for digit in digits {
            switch digit {
            case 0x30...0x39: value = value << 4 | UInt64(digit - 0x30)
            case 0x61...0x66: value = value << 4 | UInt64(digit - 0x61 + 10)
            default: return nil
            }
        }
        return value
    }

    private static func digits(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
}
