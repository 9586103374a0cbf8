/// Dates as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`, RFC 9110 section 5.6.7.
public enum HTTPDate {
    /// The number of bytes of every date this writes.
    public static var byteCount: Int { 29 }

    /// Appends the date that is `secondsSinceEpoch` seconds after 1970 began, UTC.
    ///
    /// - Precondition: the year is in 1...9999.
    public static func append(secondsSinceEpoch: Int, to output: inout [UInt8]) {
        let days = secondsSinceEpoch.flooredQuotient(86_400)
        let second = secondsSinceEpoch - days * 86_400
        let date = civil(days: days)
        precondition(date.year >= 1 && date.year <= 9_999, "a date has a year of four digits")
        // 1970 began on a Thursday.
        let weekday = (days + 4) - (days + 4).flooredQuotient(7) * 7
        output.append(contentsOf: weekdays[weekday].utf8)
        output.append(constant: ", ")
        output.append(twoDigits: date.day)
        output.append(ASCII.space)
        output.append(contentsOf: months[date.month - 1].utf8)
        output.append(ASCII.space)
        output.append(twoDigits: date.year / 100)
        output.append(twoDigits: date.year % 100)
        output.append(ASCII.space)
        output.append(twoDigits: second / 3_600)
        output.append(ASCII.colon)
        output.append(twoDigits: second / 60 % 60)
        output.append(ASCII.colon)
        output.append(twoDigits: second % 60)
        output.append(constant: " GMT")
    }

    /// The date as text.
    public static func text(secondsSinceEpoch: Int) -> String {
        var output: [UInt8] = []
        append(secondsSinceEpoch: secondsSinceEpoch, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// The seconds since 1970 that `text` names, or nil.
    ///
    /// Reads the one form senders may write; the two obsolete ones are not read. The weekday must be right.
    public static func secondsSinceEpoch(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard bytes.count == byteCount,
            let month = months.firstIndex(of: String(decoding: bytes[8..<11], as: UTF8.self)),
            let day = number(bytes[5..<7]), let year = number(bytes[12..<16]), let hour = number(bytes[17..<19]),
            let minute = number(bytes[20..<22]), let second = number(bytes[23..<25]),
            year >= 1, hour < 24, minute < 60, second < 60
        else { return nil }
        let seconds = days(year: year, month: month + 1, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
        // Written again it must be the same: that checks the weekday, the day of the month and every delimiter.
        return self.text(secondsSinceEpoch: seconds) == text ? seconds : nil
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.reduce(0 as Int?) { value, byte in
            ASCII.isDigit(byte) ? value.map { $0 * 10 + Int(byte - ASCII.zero) } : nil
        }
    }

    /// Days since 1970 to a date of the Gregorian calendar.
    ///
    /// A year is taken to begin in March, so that the leap day is its last and months follow one formula.
    private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = shifted.flooredQuotient(146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    private static func days(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = marchYear.flooredQuotient(400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}

extension Int {
    /// The quotient rounded towards minus infinity.
    fileprivate func flooredQuotient(_ divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
    }
}

extension Array where Element == UInt8 {
    fileprivate mutating func append(twoDigits value: Int) {
        append(UInt8(truncatingIfNeeded: value / 10) &+ ASCII.zero)
        append(UInt8(truncatingIfNeeded: value % 10) &+ ASCII.zero)
    }
}
