import Chronology
import SupportExpectations
import Testing

@testable import Routing

@Suite("Opening hours")
struct OpenHoursTests {
    private static func calendar(
        _ zone: String, _ week: [String: [String]], closed: [String] = [], special: [String: [String]] = [:]
    ) throws -> OpenHours {
        func windows(_ texts: [String]) throws -> [HoursWindow] { try texts.map { try #require(HoursWindow($0)) } }
        func date(_ text: String) throws -> CivilDate {
            let parts = text.split(separator: "-").compactMap { Int($0) }
            return CivilDate(year: parts[0], month: parts[1], day: parts[2])
        }
        var open: [[HoursWindow]] = Array(repeating: [], count: 7)
        for (days, texts) in week {
            for day in try #require(Weekdays.days(days)) { open[day] += try windows(texts) }
        }
        var own: [CivilDate: [HoursWindow]] = [:]
        for (day, texts) in special { own[try date(day)] = try windows(texts) }
        return OpenHours(
            HoursCalendar(
                name: "c", timezone: zone, open: open, closed: Set(try closed.map(date)), special: own),
            in: try SystemZones.zone(zone))
    }

    /// Opens at each of the moments, closes at each of the others.
    private func expectSwitches(
        _ hours: OpenHours, opens: [String], closes: [String]
    ) throws {
        for text in opens {
            let moment = try SystemZones.moment(text)
            expect(hours.isOpen(at: moment), "\(text)")
            let before = moment - .seconds(1)
            expect(!hours.isOpen(at: before), "before \(text)")
            expectEqual(hours.nextOpening(after: before), moment, "\(text)")
        }
        for text in closes {
            let moment = try SystemZones.moment(text)
            expect(!hours.isOpen(at: moment), "\(text)")
            expect(hours.isOpen(at: moment - .seconds(1)), "before \(text)")
        }
    }

    @Test("go by the clocks of the zone, in winter and in summer")
    func week() throws {
        let hours = try Self.calendar("Europe/London", ["mon-fri": ["08:00-18:00"], "sat": ["09:00-12:00"]])
        try expectSwitches(
            hours, opens: ["2026-01-05T08:00:00Z", "2026-07-06T07:00:00Z", "2026-07-11T08:00:00Z"],
            closes: ["2026-01-05T18:00:00Z", "2026-07-06T17:00:00Z", "2026-07-11T11:00:00Z"])
        let saturday = try SystemZones.moment("2026-07-11T11:00:00Z")
        expectEqual(hours.nextOpening(after: saturday), try SystemZones.moment("2026-07-13T07:00:00Z"))
        try expectSwitches(
            hours, opens: ["2045-07-03T07:00:00Z", "2045-01-02T08:00:00Z"], closes: ["2045-07-03T17:00:00Z"])
    }

    @Test("of a window belong to the day that it begins on and may pass midnight")
    func midnight() throws {
        let hours = try Self.calendar(
            "America/New_York", ["fri": ["22:00-02:00"], "sun": ["00:00-24:00"]], closed: ["2026-07-11"])
        // The closed Saturday does not cut what began on Friday.
        try expectSwitches(hours, opens: ["2026-07-11T02:00:00Z"], closes: ["2026-07-11T06:00:00Z"])
        try expectSwitches(hours, opens: ["2026-07-12T04:00:00Z"], closes: ["2026-07-13T04:00:00Z"])
        // A closed Friday has no night either.
        let closed = try Self.calendar("America/New_York", ["fri": ["22:00-02:00"]], closed: ["2026-07-10"])
        expect(!closed.isOpen(at: try SystemZones.moment("2026-07-11T05:00:00Z")))
        expectEqual(
            closed.nextOpening(after: try SystemZones.moment("2026-07-11T05:00:00Z")),
            try SystemZones.moment("2026-07-18T02:00:00Z"))
    }

    @Test("of a special date take the place of the week's and of a closed date")
    func special() throws {
        let hours = try Self.calendar(
            "Europe/London", ["mon-sun": ["08:00-18:00"]], closed: ["2026-12-24", "2026-12-25"],
            special: ["2026-12-24": ["08:00-12:00"], "2026-12-26": []])
        try expectSwitches(
            hours, opens: ["2026-12-24T08:00:00Z", "2026-12-27T08:00:00Z"], closes: ["2026-12-24T12:00:00Z"])
        expectEqual(
            hours.nextOpening(after: try SystemZones.moment("2026-12-24T12:00:00Z")),
            try SystemZones.moment("2026-12-27T08:00:00Z"))
    }

    @Test("that begin at a skipped time begin behind it; of a repeated one the first counts")
    func clockChanges() throws {
        let london = try Self.calendar("Europe/London", ["sun": ["01:30-03:00"]])
        try expectSwitches(
            london, opens: ["2026-03-29T01:00:00Z", "2026-10-25T00:30:00Z"],
            closes: ["2026-03-29T02:00:00Z", "2026-10-25T03:00:00Z"])
        // Both ends are repeated: the second time round nothing opens.
        let once = try Self.calendar("Europe/London", ["sun": ["01:00-01:30"]])
        try expectSwitches(once, opens: ["2026-10-25T00:00:00Z"], closes: ["2026-10-25T00:30:00Z"])
        expect(!once.isOpen(at: try SystemZones.moment("2026-10-25T01:10:00Z")))
        // A window that is skipped as a whole is none.
        expect(!once.isOpen(at: try SystemZones.moment("2026-03-29T01:00:00Z")))
        expectEqual(
            once.nextOpening(after: try SystemZones.moment("2026-03-29T00:00:00Z")),
            try SystemZones.moment("2026-04-05T00:00:00Z"))
        // Half an hour is set there.
        let howe = try Self.calendar("Australia/Lord_Howe", ["sun": ["01:45-03:00"]])
        try expectSwitches(
            howe, opens: ["2026-04-04T14:45:00Z", "2026-10-03T15:15:00Z"],
            closes: ["2026-04-04T16:30:00Z", "2026-10-03T16:00:00Z"])
        let york = try Self.calendar("America/New_York", ["sun": ["02:00-03:00"]])
        expect(!york.isOpen(at: try SystemZones.moment("2026-03-08T07:00:00Z")))
        try expectSwitches(york, opens: ["2026-11-01T07:00:00Z"], closes: ["2026-11-01T08:00:00Z"])
    }

    @Test("open next within 400 days or not at all")
    func far() throws {
        let hours = try Self.calendar(
            "UTC", [:], special: ["2027-02-05": ["10:00-11:00"], "2028-02-05": ["10:00-11:00"]])
        expectEqual(
            hours.nextOpening(after: try SystemZones.moment("2026-01-01T10:00:00Z")),
            try SystemZones.moment("2027-02-05T10:00:00Z"))
        expect(hours.nextOpening(after: try SystemZones.moment("2026-01-01T09:59:59Z")) == nil)
        expect(try Self.calendar("UTC", [:]).nextOpening(after: .epoch) == nil)
    }

    @Test("are written as windows and days that can be told from what is none")
    func texts() {
        for good in ["08:00-18:00", "22:00-02:00", "00:00-24:00", "18:00-00:00", "23:59-24:00"] {
            expect(HoursWindow(good) != nil, "\(good)")
        }
        for bad in [
            "", "08:00", "8:00-18:00", "08:00-08:00", "00:00-00:00", "24:00-01:00", "08:00-24:01", "08:60-09:00",
            "08:00-18:00-19:00", "08:00 - 18:00", "aa:bb-cc:dd",
        ] { expect(HoursWindow(bad) == nil, "\(bad)") }
        expectEqual(Weekdays.days("mon-fri"), [0, 1, 2, 3, 4])
        expectEqual(Weekdays.days("sat-mon"), [5, 6, 0])
        expectEqual(Weekdays.days("sun"), [6])
        for bad in ["", "mon-", "monday", "mon-fri-sat", "Mon"] { expect(Weekdays.days(bad) == nil, "\(bad)") }
    }
}
