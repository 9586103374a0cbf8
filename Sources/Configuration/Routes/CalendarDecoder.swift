import Chronology
import Routing

/// Decodes `calendars`.
enum CalendarDecoder {
    static func calendars(_ root: ConfigurationSection) -> [HoursCalendar] {
        guard let section = root.section("calendars") else { return [] }
        return section.entries().compactMap { name, value in
            value.checkName(name)
            return value.section().map { calendar(name, $0) }
        }
    }

    private static func calendar(_ name: String, _ section: ConfigurationSection) -> HoursCalendar {
        defer { section.finish() }
        let zone = section.required("timezone")
        let timezone = zone?.string(bytesMax: 64) ?? ""
        if let zone, !timezone.isEmpty, !Zone.isName(timezone) {
            zone.report("must be the name of a time zone, as in Europe/London")
        }
        var open: [[HoursWindow]] = Array(repeating: [], count: 7)
        for (text, value) in section.section("open")?.entries() ?? [] {
            let windows = windows(value)
            guard let days = Weekdays.days(text) else {
                value.report("must be a day, as in sat, or days, as in mon-fri: \(Spelling.list(Weekdays.names))")
                continue
            }
            for day in days { open[day] += windows }
        }
        var closed: Set<CivilDate> = []
        for element in section.value("closed")?.elements(countMax: HoursCalendar.datesMax) ?? [] {
            guard let text = element.string(bytesMax: 64) else { continue }
            guard let date = date(text) else {
                element.report("must be a date, as in 2026-12-25")
                continue
            }
            closed.insert(date)
        }
        var special: [CivilDate: [HoursWindow]] = [:]
        let entries = section.section("special")?.entries() ?? []
        if entries.count > HoursCalendar.datesMax {
            section.report("must have at most \(HoursCalendar.datesMax) dates", at: "special")
        }
        for (text, value) in entries {
            let windows = windows(value)
            guard let date = date(text) else {
                value.report("must be a date, as in 2026-12-24")
                continue
            }
            special[date] = windows
        }
        return HoursCalendar(name: name, timezone: timezone, open: open, closed: closed, special: special)
    }

    private static func windows(_ value: ConfigurationValue) -> [HoursWindow] {
        (value.elements(countMax: 24) ?? []).compactMap { element in
            guard let text = element.string(bytesMax: 64) else { return nil }
            guard let window = HoursWindow(text) else {
                element.report("must be two times, as in \"08:00-18:00\", that are not the same; 24:00 is an end")
                return nil
            }
            return window
        }
    }

    /// `2026-12-25`, a day that there is.
    private static func date(_ text: String) -> CivilDate? {
        guard text.utf8.count == 10, let moment = Timestamp(rfc3339: text + "T00:00:00Z") else { return nil }
        return CivilDate(dayNumber: Int(moment.milliseconds / 86_400_000))
    }
}
