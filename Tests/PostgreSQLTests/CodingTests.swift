import SupportExpectations
import Testing

@testable import PostgreSQL

@Suite struct CodingTests {
    @Test func `what is cut off anywhere is refused, and so is what claims more than there is`() {
        let whole = EncodedParameters([.textArray(["ab", nil, "c"])]).bytes.dropLast()
        func read(_ bytes: [UInt8]) -> [String?]? { BinaryReader.array(bytes.span) { BinaryReader.text($0) } }
        expectEqual(read(Array(whole)), ["ab", nil, "c"])
        for count in 0..<whole.count { expectEqual(read(Array(whole.prefix(count))), nil) }
        var many = Array(whole)
        many[12] = 0x7f
        expectEqual(read(many), nil)
        many[12] = 0xff
        expectEqual(read(many), nil)
        var dimensions = Array(whole)
        dimensions[3] = 2
        expectEqual(read(dimensions), nil)
        var wrong = Array(whole)
        wrong[24] = 0xff
        expectEqual(read(wrong), nil)
    }

    @Test func `integers of every width keep their sign`() {
        func read(_ bytes: [UInt8], isSigned: Bool = true) -> Int64? {
            BinaryReader.integer(bytes.span, isSigned: isSigned)
        }
        expectEqual(read([0xff, 0xfe]), -2)
        expectEqual(read([0xff, 0xfe], isSigned: false), 65_534)
        expectEqual(read([0x80, 0, 0, 0, 0, 0, 0, 0]), .min)
        expectEqual(read([]), nil)
        expectEqual(read(Array(repeating: 0, count: 9)), nil)
    }

    @Test func `what ends a value is escaped, whatever stands over it`() {
        expectEqual(LibPQConnection.escaped("a'b\\c"), "a\\'b\\\\c")
        expectEqual(Array(LibPQConnection.escaped("'\u{301}").unicodeScalars), ["\\", "'", "\u{301}"])
    }

    @Test(arguments: [
        ("22P02", "invalid input syntax for type integer: \"4711\"", "invalid input syntax for type integer …"),
        ("22003", "value \"4711\" is out of range", "value …"),
        ("22001", "value too long for type character varying(5)", "value too long for type character varying( …"),
        ("22P02", "ungültige Eingabe »geheim«", "ungültige Eingabe …"),
        ("22021", "invalid byte sequence for encoding: 0xff", "invalid byte sequence for encoding …"),
        ("22P05", "character with byte sequence 0xe2 has no equivalent", "character with byte sequence …"),
        ("23505", "violates unique constraint \"t_pkey\"", "violates unique constraint \"t_pkey\""),
    ])
    func `a message about values loses them`(_ state: String, _ message: String, _ expected: String) {
        expectEqual(PostgresServerError(sqlState: state, severity: "ERROR", message: message).message, expected)
    }
}
