public import Chronology

/// A named value of a log entry: `"session": .string(id)`.
public struct LogField: Sendable {
    /// The JSON name, camelCase.
    ///
    /// `time`, `level`, `message` and `logger` belong to the entry and get `field.` before them.
    public let name: String
    /// The value.
    public let value: LogValue

    /// A field.
    public init(_ name: String, _ value: LogValue) {
        self.name = name
        self.value = value
    }
}

/// A value of a log field; its type decides how it is written, and whether it may be.
public enum LogValue: Sendable, Equatable {
    /// Text; written as JSON text, cut at `LogLine.valueBytesMax`.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number; not-a-number and infinities are written as text, since JSON has no number for them.
    case double(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// A duration; written as a number of seconds with up to six digits of fraction.
    case duration(Duration)
    /// A moment; written as RFC 3339 text.
    case timestamp(Timestamp)
    /// Something that must not be written: `***` stands for it. It holds no value, so it cannot leak one.
    case redacted

    /// A secret: takes the value and drops it, so that the caller need not think of it.
    public static func secret<Value>(_ value: borrowing Value) -> LogValue { .redacted }

    /// Text from outside that may have credentials in it: they are masked as `Redaction.masked` does.
    public static func masked(_ text: String) -> LogValue { .string(Redaction.masked(text)) }

    /// The description of any value, as text.
    public static func describing(_ value: some CustomStringConvertible) -> LogValue { .string(value.description) }
}

extension LogValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// Text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
