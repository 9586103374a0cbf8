import Chronology
import Foundation
import SupportExpectations
import Testing

@testable import Routing

/// The zones of this machine, as `tzdata` has them.
enum SystemZones {
    static func zone(_ name: String) throws -> Zone {
        let bytes = try #require(FileManager.default.contents(atPath: Zone.folder + "/" + name))
        return try #require(Zone(file: Array(bytes)))
    }

    static func moment(_ text: String) throws -> Timestamp { try #require(Timestamp(rfc3339: text)) }
}

@Suite("A time zone")
struct ZoneTests {
    struct Clock: Sendable, CustomTestStringConvertible {
        let zone: String
        /// Moments in seconds since the Unix epoch, and what the clocks are ahead of UTC then, by another reader.
        let offsets: [(Int64, Int)]
        var testDescription: String { zone }

        init(_ zone: String, _ offsets: [(Int64, Int)]) { (self.zone, self.offsets) = (zone, offsets) }
    }

    @Test("says what its clocks show, before its table, within it and behind it", arguments: Clock.all)
    func offsets(_ clock: Clock) throws {
        let zone = try SystemZones.zone(clock.zone)
        for (moment, offset) in clock.offsets { expectEqual(zone.offset(at: moment), offset, "\(moment)") }
    }

    struct Local: Sendable, CustomTestStringConvertible {
        let zone: String
        let local: String
        let moment: String
        var testDescription: String { "\(local) in \(zone)" }

        init(_ zone: String, _ local: String, _ moment: String) {
            (self.zone, self.local, self.moment) = (zone, local + ":00Z", moment + ":00Z")
        }

        static let all = [
            // Skipped times are the first moment behind them.
            Local("Europe/London", "2026-03-29T01:30", "2026-03-29T01:00"),
            Local("Europe/London", "2045-03-26T01:30", "2045-03-26T01:00"),
            Local("America/New_York", "2026-03-08T02:30", "2026-03-08T07:00"),
            Local("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:30"),
            Local("Pacific/Apia", "2011-12-30T09:00", "2011-12-30T10:00"),
            // Of repeated ones the first counts.
            Local("Europe/London", "2026-10-25T01:30", "2026-10-25T00:30"),
            Local("Europe/London", "2045-10-29T01:00", "2045-10-29T00:00"),
            Local("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30"),
            Local("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45"),
            // And all others once.
            Local("Europe/London", "2026-10-25T02:00", "2026-10-25T02:00"),
            Local("Europe/London", "2045-07-01T08:00", "2045-07-01T07:00"),
            Local("America/New_York", "2038-01-20T08:00", "2038-01-20T13:00"),
            Local("Asia/Kathmandu", "2026-01-01T00:00", "2025-12-31T18:15"),
            Local("UTC", "2026-01-01T00:00", "2026-01-01T00:00"),
        ]
    }

    @Test("knows which moment a time on its clocks is", arguments: Local.all)
    func moments(_ local: Local) throws {
        let zone = try SystemZones.zone(local.zone)
        let seconds = try SystemZones.moment(local.local).seconds
        expectEqual(Timestamp(seconds: zone.moment(ofLocal: seconds)), try SystemZones.moment(local.moment))
    }

    @Test("has a rule as POSIX writes it, with quoted names, other days and times beyond a day")
    func rules() throws {
        func rule(_ text: String) -> ZoneRule? { ZoneRule(posix: Array(text.utf8)) }
        expectEqual(rule("UTC0")?.standard, 0)
        let howe = try #require(rule("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"))
        expectEqual(howe.standard, 37_800)
        expectEqual(howe.summer?.offset, 39_600)
        expectEqual(howe.offset(at: try SystemZones.moment("2060-01-01T00:00:00Z").seconds), 39_600)
        // Summer all the year.
        let always = try #require(rule("EST5EDT,0/0,J365/25"))
        for day in ["2027-01-01T05:00:00Z", "2027-07-01T00:00:00Z", "2028-01-01T04:59:59Z"] {
            expectEqual(always.offset(at: try SystemZones.moment(day).seconds), -14_400)
        }
        expectEqual(rule("IST-1GMT0,M10.5.0,M3.5.0/1")?.summer?.offset, 0)
        expectEqual(rule("XYZ-2<+01>-1,J60/-1,300/167:59:59")?.summer?.end.time, 604_799)
        for bad in [
            "", "U", "UTC", "UTC0X", "UTC25", "A1B0", "EST5EDT", "EST5EDT,M13.1.0,M1.1.0", "<+1", "EST5EDT,M3.2.0",
        ] {
            expect(rule(bad) == nil, "\(bad)")
        }
    }

    @Test("is not read from what is no file of a zone, wherever it is cut or changed")
    func damaged() throws {
        let whole = Array(try #require(FileManager.default.contents(atPath: Zone.folder + "/Europe/London")))
        for end in stride(from: 0, to: whole.count, by: 7) { expect(Zone(file: Array(whole[..<end])) == nil, "\(end)") }
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0..<3 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255) }
            // It can be asked.
            if let zone = Zone(file: bytes) { _ = zone.moment(ofLocal: 1_800_000_000) }
        }
    }

    @Test("has a name that leads nowhere else")
    func names() {
        for name in ["Europe/London", "UTC", "Etc/GMT+5", "America/Argentina/Buenos_Aires"] {
            expect(Zone.isName(name))
        }
        for name in ["", "/etc/passwd", "../x", "a//b", "a/", "Europe/London\n", "a.b"] { expect(!Zone.isName(name)) }
    }
}
