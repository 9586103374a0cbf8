/// A number as it is written: `1`, `1.0`, `1e400` and an integer of a thousand digits are all kept.
///
/// Equality is that of the text.
public struct JSONNumber: Hashable, Sendable {
    /// The text, which follows RFC 8259 section 6.
    public let text: String

    /// Makes a number from an integer.
    public init(_ value: Int) { text = String(value) }

    /// Makes a number with the shortest text that reads back as the same `Double`; nil if it is not finite.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = value.description
    }

    /// Makes a number from text that the reader has checked.
    init(checked text: String) { self.text = text }

    /// The value as an integer of 64 bits; nil for what is no integer or too large.
    ///
    /// `1.0` and `1e3` are integers.
    public var int: Int? { Decimal(text.utf8Span.span).int }

    /// The nearest `Double`, or nil where that would be infinite.
    public var double: Double? { Decimal.double(text.utf8Span.span) }
}

extension JSONNumber: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
    /// Makes a number from an integer.
    public init(integerLiteral value: Int) { self.init(value) }
}
