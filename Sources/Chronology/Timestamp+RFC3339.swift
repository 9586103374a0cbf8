extension Timestamp: CustomStringConvertible {
    /// The number of bytes of the text form: `2026-01-01T10:00:00.000Z`.
    public static var rfc3339ByteCount: Int { 24 }

    /// The text form of RFC 3339 section 5.6, always UTC and always with three digits of fraction.
    public var rfc3339: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.rfc3339ByteCount)
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The same as `rfc3339`.
    public var description: String { rfc3339 }

    /// Appends the 24 bytes of `rfc3339` to `bytes`, without making a string.
    public func append(to bytes: inout [UInt8]) {
        let millisecondsPerDay: Int64 = 86_400_000
        var dayNumber = milliseconds / millisecondsPerDay
        var rest = Int(milliseconds % millisecondsPerDay)
        if rest < 0 {
            rest += Int(millisecondsPerDay)
            dayNumber -= 1
        }
        let date = CivilDate(dayNumber: Int(dayNumber))
        let (second, millisecond) = rest.quotientAndRemainder(dividingBy: 1000)
        bytes.appendDigits(date.year / 100)
        bytes.appendDigits(date.year % 100)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(date.month)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(date.day)
        bytes.append(UInt8(ascii: "T"))
        bytes.appendDigits(second / 3600)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(second / 60 % 60)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(second % 60)
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: millisecond / 100))
        bytes.appendDigits(millisecond % 100)
        bytes.append(UInt8(ascii: "Z"))
    }

    /// Reads `2026-01-01T10:00:00Z`, with an optional fraction of 1 to 9 digits and `Z` or an offset such as `+01:00`.
    ///
    /// Digits after the third of the fraction are dropped. Stricter than RFC 3339 section 5.6 in two points: `T` and
    /// `Z` are upper case, and second 60 is refused, since POSIX time has no such second. Nil for anything else, days
    /// that do not exist included, and for a moment that an offset moves out of the years 0000 to 9999.
    public init?(rfc3339 text: String) {
        self.init(rfc3339: text.utf8Span.span)
    }

    /// Reads the text form from bytes; see `init?(rfc3339:)`.
    public init?(rfc3339 bytes: Span<UInt8>) {
        var scanner = Scanner(bytes: bytes)
        guard let parts = scanner.scan() else { return nil }
        let milliseconds =
            (Int64(parts.date.dayNumber) * 86_400 + Int64(parts.secondOfDay - parts.offsetSeconds)) * 1000
            + Int64(parts.millisecond)
        guard milliseconds >= Self.earliestMilliseconds, milliseconds <= Self.latestMilliseconds else { return nil }
        self.init(milliseconds: milliseconds)
    }
}

/// The parts of an RFC 3339 text, each checked against its range.
private struct Parts {
    var date: CivilDate
    var secondOfDay: Int
    var millisecond: Int
    var offsetSeconds: Int
}

/// Walks over the bytes of one text form.
private struct Scanner: ~Escapable {
    let bytes: Span<UInt8>
    var index = 0

    @_lifetime(copy bytes)
    init(bytes: Span<UInt8>) { self.bytes = bytes }

    mutating func scan() -> Parts? {
        guard let century = digits(in: 0...99), let year = digits(in: 0...99), skip("-"),
            let month = digits(in: 1...12), skip("-"), let day = digits(in: 1...31), skip("T"),
            let hour = digits(in: 0...23), skip(":"), let minute = digits(in: 0...59), skip(":"),
            let second = digits(in: 0...59), let millisecond = fraction(), let offset = offset(),
            index == bytes.count
        else { return nil }
        let date = CivilDate(year: century * 100 + year, month: month, day: day)
        guard date.isValid else { return nil }
        return Parts(
            date: date, secondOfDay: hour * 3600 + minute * 60 + second, millisecond: millisecond,
            offsetSeconds: offset)
    }

    private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: expected) else { return false }
        index += 1
        return true
    }

    private mutating func digit() -> Int? {
        guard index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 else { return nil }
        defer { index += 1 }
        return Int(bytes[index] - 0x30)
    }

    private mutating func digits(in range: ClosedRange<Int>) -> Int? {
        guard let tens = digit(), let ones = digit(), range.contains(tens * 10 + ones) else { return nil }
        return tens * 10 + ones
    }

    /// The milliseconds of an optional fraction; nil when the point has no digit or more than nine behind it.
    private mutating func fraction() -> Int? {
        guard skip(".") else { return 0 }
        var millisecond = 0
        var count = 0
        while let digit = digit() {
            count += 1
            if count <= 3 { millisecond = millisecond * 10 + digit }
        }
        guard (1...9).contains(count) else { return nil }
        return count == 1 ? millisecond * 100 : count == 2 ? millisecond * 10 : millisecond
    }

    private mutating func offset() -> Int? {
        if skip("Z") { return 0 }
        let sign = skip("+") ? 1 : skip("-") ? -1 : 0
        guard sign != 0, let hour = digits(in: 0...23), skip(":"), let minute = digits(in: 0...59) else { return nil }
        return sign * (hour * 3600 + minute * 60)
    }
}

extension [UInt8] {
    /// Appends two decimal digits; `number` is 0 to 99.
    fileprivate mutating func appendDigits(_ number: Int) {
        append(0x30 + UInt8(truncatingIfNeeded: number / 10))
        append(0x30 + UInt8(truncatingIfNeeded: number % 10))
    }
}
