public import Chronology

/// Opening hours in time: a calendar, and the zone of its clocks.
public struct OpenHours: Hashable, Sendable {
    /// How far ahead the next opening is looked for.
    public static let daysMax = 400
    /// A day whose windows may be open at a moment is at most so many days from the date on the clocks.
    private static let daysAround = 2

    let calendar: HoursCalendar
    let zone: Zone

    /// A calendar in its zone.
    public init(_ calendar: HoursCalendar, in zone: Zone) {
        self.calendar = calendar
        self.zone = zone
    }

    /// Whether they are open at a moment.
    public func isOpen(at moment: Timestamp) -> Bool {
        let day = day(of: moment)
        let days = day - Self.daysAround...day + Self.daysAround
        return days.contains { spans(of: $0).contains { $0.contains(moment.seconds) } }
    }

    /// The moment at which they open next; nil where they are open, and where they do not open within 400 days.
    public func nextOpening(after moment: Timestamp) -> Timestamp? {
        guard !isOpen(at: moment) else { return nil }
        let day = day(of: moment)
        let latest = moment.seconds + Int64(Self.daysMax) * 86_400
        var found: Int64?
        for next in day - Self.daysAround...day + Self.daysMax + 1 {
            for span in spans(of: next) where span.lowerBound > moment.seconds && span.lowerBound <= latest {
                found = min(found ?? .max, span.lowerBound)
            }
            // Windows of the day behind may begin earlier, where the clocks are set back over midnight.
            if let found, Int64(next - 1) * 86_400 > found + 93_600 { break }
        }
        return found.map { Timestamp(seconds: $0) }
    }

    /// The date on the clocks.
    private func day(of moment: Timestamp) -> Int {
        let local = moment.seconds + Int64(zone.offset(at: moment.seconds))
        return Int((local >= 0 ? local : local - 86_399) / 86_400)
    }

    /// The windows of a day in seconds since the Unix epoch; one that the clocks skip as a whole is none.
    private func spans(of day: Int) -> [Range<Int64>] {
        calendar.windows(on: day).compactMap { window in
            let midnight = Int64(day) * 86_400
            let end = midnight + Int64(window.end) * 60 + (window.end < window.begin ? 86_400 : 0)
            let begins = zone.moment(ofLocal: midnight + Int64(window.begin) * 60)
            let ends = zone.moment(ofLocal: end)
            return begins < ends ? begins..<ends : nil
        }
    }
}
