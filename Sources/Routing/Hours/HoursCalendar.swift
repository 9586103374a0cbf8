public import Chronology

/// Opening hours as they are written down: for the days of the week, and for single dates.
///
/// Times are those on the clocks of ``timezone``; ``OpenHours`` knows which moments they are.
public struct HoursCalendar: Hashable, Sendable {
    /// The key under `calendars`: 1 to 63 of `a-z`, `0-9` and `-`, beginning with a letter or digit.
    public var name: String
    /// `timezone`: the zone whose clocks the times are of, by its name in the system's database, such as
    /// `Europe/London`; required.
    public var timezone: String
    /// `open`: windows for days of the week, `{mon-fri: ["08:00-18:00"], sat: ["09:00-12:00"]}`; a window whose end is
    /// before its begin passes midnight, `24:00` is an end.
    ///
    /// A window belongs to the day that it begins on. Default: none.
    ///
    /// Seven lists from Monday to Sunday.
    public var open: [[HoursWindow]]
    /// `closed`: dates on which nothing opens, such as `2026-12-25`, 0 to 1000; a window of the day before goes on to
    /// its end.
    ///
    /// Default: none.
    public var closed: Set<CivilDate>
    /// `special`: the windows of single dates, `{2026-12-24: ["08:00-12:00"]}`, in the place of those of the weekday
    /// and of `closed`; 0 to 1000.
    ///
    /// Default: none.
    public var special: [CivilDate: [HoursWindow]]

    /// The number of dates that `closed` and `special` may have each.
    public static let datesMax = 1000

    /// A calendar; `open` has seven lists from Monday to Sunday.
    public init(
        name: String, timezone: String, open: [[HoursWindow]], closed: Set<CivilDate> = [],
        special: [CivilDate: [HoursWindow]] = [:]
    ) {
        precondition(open.count == 7, "a week has seven days")
        self.name = name
        self.timezone = timezone
        self.open = open
        self.closed = closed
        self.special = special
    }

    /// The windows that begin on a date: its own, else none where it is closed, else those of its weekday.
    func windows(on day: Int) -> [HoursWindow] {
        let date = CivilDate(dayNumber: day)
        if let own = special[date] { return own }
        if closed.contains(date) { return [] }
        // 1970-01-01 was a Thursday.
        return open[((day + 3) % 7 + 7) % 7]
    }
}

/// A part of a day in minutes from midnight: from its begin up to its end.
public struct HoursWindow: Hashable, Sendable {
    /// 0 to 1439.
    public var begin: Int
    /// 0 to 1440, not the begin; before the begin it is on the next day.
    public var end: Int

    /// Reads `08:00-18:00`; nil for anything else, and where begin and end are the same.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(Self.minutes)
        guard parts.count == 2, let begin = parts[0], let end = parts[1], begin < 1440, begin != end,
            // From midnight to midnight is written with 24:00.
            !(begin == 0 && end == 0)
        else { return nil }
        self.begin = begin
        self.end = end
    }

    /// `HH:MM` up to 24:00 in minutes.
    private static func minutes(_ text: Substring) -> Int? {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
        let digits = [bytes[0], bytes[1], bytes[3], bytes[4]].map { Int($0) - 0x30 }
        guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
        let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
        guard minute < 60, hour * 60 + minute <= 1440 else { return nil }
        return hour * 60 + minute
    }
}

/// The days of the week as calendars name them.
public enum Weekdays {
    /// From Monday.
    public static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// Days by their place from Monday: of `sat`, or of `mon-fri`, which may go over the end of the week; nil for
    /// anything else.
    public static func days(_ text: String) -> [Int]? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map {
            names.firstIndex(of: String($0))
        }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else { return nil }
        return (0...(last - first + 7) % 7).map { (first + $0) % 7 }
    }
}
