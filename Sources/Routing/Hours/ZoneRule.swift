import Chronology

/// The rule by which a zone's clocks go for all years: a `TZ` text of POSIX with the extensions of RFC 9636 section
/// 3.3.1, such as `GMT0BST,M3.5.0/1,M10.5.0`.
struct ZoneRule: Hashable, Sendable {
    /// A day and time of each year at which the clocks change.
    struct Change: Hashable, Sendable {
        enum Day: Hashable, Sendable {
            /// 1 to 365; February 29 is not counted.
            case julian(Int)
            /// 0 to 365; February 29 is counted.
            case ordinal(Int)
            /// Month 1 to 12, week 1 to 5 where 5 is the last, weekday 0 to 6 from Sunday.
            case week(month: Int, week: Int, weekday: Int)
        }

        var day: Day
        /// Seconds from midnight on the clocks that change, -167 to 167 hours.
        var time = 7200

        /// The change of a year on those clocks, counted as if they showed UTC.
        func local(in year: Int) -> Int64 {
            let first = CivilDate(year: year, month: 1, day: 1).dayNumber
            let number: Int
            switch day {
            case .julian(let day):
                let isPastLeapDay = day >= 60 && CivilDate(year: year, month: 2, day: 29).isValid
                number = first + day - 1 + (isPastLeapDay ? 1 : 0)
            case .ordinal(let day): number = first + day
            case .week(let month, let week, let weekday):
                let begin = CivilDate(year: year, month: month, day: 1).dayNumber
                let next =
                    month == 12
                    ? CivilDate(year: year + 1, month: 1, day: 1) : CivilDate(year: year, month: month + 1, day: 1)
                // 1970-01-01 was a Thursday.
                let weekdayOfBegin = ((begin + 4) % 7 + 7) % 7
                var found = begin + (weekday - weekdayOfBegin + 7) % 7 + (week - 1) * 7
                while found >= next.dayNumber { found -= 7 }
                number = found
            }
            return Int64(number) * 86_400 + Int64(time)
        }
    }

    /// Seconds to be added to UTC in winter.
    var standard: Int
    /// Summer time: what is added then, when it begins on winter's clocks and when it ends on its own.
    var summer: Summer?

    struct Summer: Hashable, Sendable {
        var offset: Int
        var start: Change
        var end: Change
    }

    func offset(at seconds: Int64) -> Int {
        guard let summer else { return standard }
        let year = Self.year(of: seconds + Int64(standard))
        let start = summer.start.local(in: year) - Int64(standard)
        let end = summer.end.local(in: year) - Int64(summer.offset)
        // South of the equator summer goes over the turn of the year.
        let isSummer = start < end ? start <= seconds && seconds < end : !(end <= seconds && seconds < start)
        return isSummer ? summer.offset : standard
    }

    /// Transitions of the years that a time touches, in their order.
    func transitions(around start: Int64, _ end: Int64) -> [Zone.Transition] {
        guard let summer else { return [] }
        let years = Self.year(of: start) - 1...Self.year(of: end) + 1
        let all = years.flatMap { year in
            [
                Zone.Transition(at: summer.start.local(in: year) - Int64(standard), offset: summer.offset),
                Zone.Transition(at: summer.end.local(in: year) - Int64(summer.offset), offset: standard),
            ]
        }
        return all.sorted { $0.at < $1.at }
    }

    private static func year(of seconds: Int64) -> Int {
        CivilDate(dayNumber: Int((seconds >= 0 ? seconds : seconds - 86_399) / 86_400)).year
    }
}

extension ZoneRule {
    /// Reads the text; nil for anything else.
    init?(posix text: [UInt8]) {
        var scanner = RuleScanner(text)
        guard scanner.name(), let west = scanner.time(hoursMax: 24) else { return nil }
        // POSIX counts to the west.
        standard = -west
        guard !scanner.isAtEnd else { return }
        guard scanner.name() else { return nil }
        var offset = standard + 3600
        if !scanner.isAt(","), let west = scanner.time(hoursMax: 24) { offset = -west }
        guard scanner.skip(","), let start = scanner.change(), scanner.skip(","), let end = scanner.change(),
            scanner.isAtEnd
        else { return nil }
        summer = Summer(offset: offset, start: start, end: end)
    }
}

/// Reads the parts of a rule's text.
private struct RuleScanner {
    private var rest: ArraySlice<UInt8>

    init(_ text: [UInt8]) { rest = text[...] }

    var isAtEnd: Bool { rest.isEmpty }

    func isAt(_ mark: Character) -> Bool { rest.first == mark.asciiValue }

    mutating func skip(_ mark: Character) -> Bool {
        guard isAt(mark) else { return false }
        rest.removeFirst()
        return true
    }

    /// `GMT` or `<+1030>`; it is called so and nothing follows from it.
    mutating func name() -> Bool {
        let isQuoted = skip("<")
        let name = rest.prefix { byte in
            (0x41...0x5A).contains(byte & 0xDF)
                || (isQuoted && ((0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D))
        }
        rest = rest.dropFirst(name.count)
        return name.count >= 3 && (!isQuoted || skip(">"))
    }

    mutating func number(in range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard (1...3).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return range.contains(value) ? value : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(hoursMax: Int) -> Int? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hours = number(in: 0...hoursMax) else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where skip(":") {
            guard let part = number(in: 0...59) else { return nil }
            seconds += part * unit
        }
        return isNegative ? -seconds : seconds
    }

    /// `M3.5.0/1`, `J60` or `59/2`.
    mutating func change() -> ZoneRule.Change? {
        let day: ZoneRule.Change.Day
        if skip("M") {
            guard let month = number(in: 1...12), skip("."), let week = number(in: 1...5), skip("."),
                let weekday = number(in: 0...6)
            else { return nil }
            day = .week(month: month, week: week, weekday: weekday)
        } else if skip("J") {
            guard let number = number(in: 1...365) else { return nil }
            day = .julian(number)
        } else {
            guard let number = number(in: 0...365) else { return nil }
            day = .ordinal(number)
        }
        guard skip("/") else { return ZoneRule.Change(day: day) }
        guard let time = time(hoursMax: 167) else { return nil }
        return ZoneRule.Change(day: day, time: time)
    }
}
