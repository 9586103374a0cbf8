import JSON
import SupportExpectations
import Testing

@Suite("Numbers")
struct NumberTests {
    @Test(
        "keep their text",
        arguments: ["0", "-0", "1", "1.0", "1e400", "-1E+2", "1e-7", "100000000000000000000000000000000000001", "0.10"])
    func text(_ text: String) throws {
        try expectEqual(JSONValue(parsing: text).description, text)
        expectEqual(JSONNumber(text: text)?.text, text)
        expectEqual(JSONNumber(text: text)?.description, text)
    }

    @Test("are made from nothing else", arguments: ["", "-", "+1", "01", ".5", "1.", "1e", " 1", "1 ", "NaN", "0x1"])
    func refused(_ text: String) {
        expect(JSONNumber(text: text) == nil)
    }

    @Test(
        "are integers when their value is one and fits in 64 bits",
        arguments: [
            ("0", 0), ("-0", 0), ("1.0", 1), ("10e-1", 1), ("1.50e1", 15), ("1e3", 1000), ("0e999999999999", 0),
            ("0.000e-5", 0), ("9223372036854775807", .max), ("-9223372036854775808", .min),
            ("9223372036854775808", nil), ("-9223372036854775809", nil), ("922337203685477580700e-2", .max),
            ("999999999999999999", 999_999_999_999_999_999), ("1000000000000000000", 1_000_000_000_000_000_000),
            ("18446744073709551616", nil), ("1e18", 1_000_000_000_000_000_000), ("1e19", nil), ("99e18", nil),
            ("1.5", nil), ("1e-1", nil), ("1e99999999999999999999", nil), ("123456789012345678901234567890", nil),
            ("1.00000000000000000000000000000", 1), ("-5", -5), ("12345678901234567890.5", nil),
            ("184467440737095516150e-1", nil), ("3000000000000000000e1", nil),
        ] as [(String, Int?)])
    func ints(text: String, value: Int?) throws {
        try expectEqual(JSONValue(parsing: text).intValue, value)
        expectEqual(readInt(text), value)
    }

    @Test(
        "are the nearest Double",
        arguments: [
            "0", "-0.0", "0.1", "1e22", "1e23", "-1e-22", "9007199254740993", "1.7976931348623157e308", "5e-324",
            "2.2250738585072011e-308", "123456789.123456789", "1e-400", "0.30000000000000004", "8.5e-22",
            "179769313486231580793728971405301199e270",
        ])
    func doubles(_ text: String) throws {
        let value = try #require(try JSONValue(parsing: text).doubleValue)
        expectEqual(value.bitPattern, Double(text)?.bitPattern)
    }

    @Test("are no Double when that would be infinite", arguments: ["1e400", "-1e309", "1.8e308"])
    func infinite(_ text: String) throws {
        try expect(JSONValue(parsing: text).doubleValue == nil)
    }

    @Test("made of a Double have the shortest text, and none if it is not finite")
    func fromDouble() {
        expectEqual(JSONNumber(0.1)?.text, "0.1")
        expectEqual(JSONNumber(1e300)?.text, "1e+300")
        expect(JSONNumber(Double.nan) == nil)
        expect(JSONNumber(-Double.infinity) == nil)
        let seven: JSONNumber = 7
        expectEqual(seven, JSONNumber(7))
    }

    private func readInt(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        do {
            var reader = try JSONReader(bytes.span)
            let value = try reader.readInt()
            try reader.finish()
            return value
        } catch {
            expectEqual(error.kind, .numberOutOfRange)
            return nil
        }
    }
}
