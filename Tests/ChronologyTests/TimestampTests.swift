import Foundation
import SupportExpectations
import Testing

@testable import Chronology

struct TimestampTests {
    static let known: [(Int64, String)] = [
        (0, "1970-01-01T00:00:00.000Z"),
        (-1, "1969-12-31T23:59:59.999Z"),
        (1, "1970-01-01T00:00:00.001Z"),
        (951_782_399_999, "2000-02-28T23:59:59.999Z"),
        (951_782_400_000, "2000-02-29T00:00:00.000Z"),
        (951_868_800_000, "2000-03-01T00:00:00.000Z"),
        (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        (1_767_261_600_123, "2026-01-01T10:00:00.123Z"),
        (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
        (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ]

    @Test("a moment is written as RFC 3339 and read back", arguments: known)
    func writesAndReads(milliseconds: Int64, text: String) {
        expectEqual(Timestamp(milliseconds: milliseconds).rfc3339, text)
        expectEqual("\(Timestamp(milliseconds: milliseconds))", text)
        expectEqual(Timestamp(rfc3339: text)?.milliseconds, milliseconds)
        expectEqual(text.utf8.count, Timestamp.rfc3339ByteCount)
    }

    @Test("appending leaves what stood in the buffer")
    func appends() {
        var bytes = Array("at ".utf8)
        Timestamp(milliseconds: 5).append(to: &bytes)
        expectEqual(String(decoding: bytes, as: UTF8.self), "at 1970-01-01T00:00:00.005Z")
    }

    @Test(
        "fractions and offsets are understood",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00.5Z", 500), ("1970-01-01T00:00:00.25Z", 250),
            ("1970-01-01T00:00:00.1239Z", 123), ("1970-01-01T00:00:00.999999999Z", 999),
            ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T19:00:00-05:00", 0), ("1970-01-01T00:00:00-00:00", 0),
            ("1970-01-01T05:45:00.001+05:45", 1), ("2000-02-29T23:59:59-23:59", 951_955_139_000),
        ] as [(String, Int64)])
    func variants(text: String, milliseconds: Int64) {
        expectEqual(Timestamp(rfc3339: text)?.milliseconds, milliseconds)
    }

    @Test(
        "what is not exactly a time is refused",
        arguments: [
            "", "1970", "1970-01-01", "1970-01-01T00:00:00", "1970-01-01t00:00:00Z", "1970-01-01T00:00:00z",
            "1970-01-01 00:00:00Z", "1970-13-01T00:00:00Z", "1970-00-01T00:00:00Z", "1970-01-00T00:00:00Z",
            "1970-01-32T00:00:00Z", "1970-04-31T00:00:00Z", "1970-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
            "1970-01-01T24:00:00Z", "1970-01-01T00:60:00Z", "1970-01-01T00:00:60Z", "1970-01-01T00:00:00.Z",
            "1970-01-01T00:00:00.0123456789Z", "1970-01-01T00:00:00Zx", " 1970-01-01T00:00:00Z",
            "1970-01-01T00:00:00+24:00", "1970-01-01T00:00:00+01:60", "1970-01-01T00:00:00+0100",
            "1970-01-01T00:00:00+01", "+970-01-01T00:00:00Z", "1970-1-01T00:00:00Z", "１970-01-01T00:00:00Z",
            "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01",
        ])
    func refusals(text: String) {
        expect(Timestamp(rfc3339: text) == nil)
    }

    @Test("every shortened text is refused")
    func prefixes() {
        let text = "2026-01-01T10:00:00.123+01:00"
        for count in 0..<text.count { expect(Timestamp(rfc3339: String(text.prefix(count))) == nil) }
    }

    @Test("day numbers and dates agree over the whole range")
    func calendar() {
        var previous = CivilDate(dayNumber: -719_529)
        for number in -719_528...2_932_896 {
            let date = CivilDate(dayNumber: number)
            let follows =
                date.day == previous.day + 1 && date.month == previous.month && date.year == previous.year
                || date.day == 1
                    && (date.month == previous.month + 1 && date.year == previous.year
                        || date.month == 1 && previous.month == 12 && date.year == previous.year + 1)
            guard date.dayNumber == number, date.isValid, follows else {
                Issue.record("day \(number) became \(date) after \(previous)")
                return
            }
            previous = date
        }
    }

    @Test("random moments agree with Foundation and survive the round trip", arguments: [20_260_101, 7] as [UInt64])
    func property(seed: UInt64) {
        var state = seed
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime]
        for _ in 0..<2000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let span = UInt64(253_402_300_799_999 + 62_167_219_200_000)
            let moment = Timestamp(milliseconds: Int64(state % span) - 62_167_219_200_000)
            expectEqual(Timestamp(rfc3339: moment.rfc3339), moment, "seed \(seed)")
            // Before 1582 Foundation uses the Julian calendar.
            if moment.seconds > -12_000_000_000 {
                let date = Date(timeIntervalSince1970: Double(moment.seconds))
                expectEqual(moment.rfc3339.prefix(19), formatter.string(from: date).prefix(19), "seed \(seed)")
            }
        }
    }

    @Test("adding and taking away durations rounds towards the past")
    func arithmetic() {
        let moment = Timestamp(milliseconds: 1000)
        expectEqual(moment + .milliseconds(5), Timestamp(milliseconds: 1005))
        expectEqual(moment - .milliseconds(5), Timestamp(milliseconds: 995))
        expectEqual(moment + .microseconds(1999), Timestamp(milliseconds: 1001))
        expectEqual(moment + .microseconds(-1), Timestamp(milliseconds: 999))
        expectEqual(moment - .microseconds(1), Timestamp(milliseconds: 999))
        expectEqual(moment - Timestamp(milliseconds: 1500), .milliseconds(-500))
        var moved = moment
        moved += .seconds(2)
        expectEqual(moved.milliseconds, 3000)
        moved -= .seconds(3)
        expectEqual(moved, .epoch)
    }

    @Test("nothing leaves the years 0000 to 9999")
    func saturation() {
        expectEqual(Timestamp(milliseconds: .max), .latest)
        expectEqual(Timestamp(milliseconds: .min), .earliest)
        expectEqual(Timestamp(seconds: .max), .latest)
        expectEqual(Timestamp(seconds: .min), .earliest)
        expectEqual(Timestamp.latest + .seconds(Int64.max), .latest)
        expectEqual(Timestamp.earliest - .seconds(Int64.max), .earliest)
        expectEqual(Timestamp.epoch + .seconds(Int64.max), .latest)
        expectEqual(Timestamp.epoch + .milliseconds(Int64.max), .latest)
        expectEqual(Timestamp.epoch + .milliseconds(Int64.min), .earliest)
    }

    @Test("seconds are rounded towards the past and order follows time")
    func secondsAndOrder() {
        expectEqual(Timestamp(milliseconds: 1999).seconds, 1)
        expectEqual(Timestamp(milliseconds: -1).seconds, -1)
        expectEqual(Timestamp(milliseconds: -1000).seconds, -1)
        expectEqual(Timestamp(seconds: 12).milliseconds, 12_000)
        expect(Timestamp(seconds: 1) < Timestamp(milliseconds: 1001))
    }
}
