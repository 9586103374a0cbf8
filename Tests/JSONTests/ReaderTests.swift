import JSON
import SupportExpectations
import Testing

@Suite("The pull reader")
struct ReaderTests {
    /// A struct read with every step of the reader.
    struct Sample: Equatable {
        var text: String?
        var count: Int?
        var share: Double?
        var isOn: Bool?
        var tags: [String] = []
        var raw: [UInt8] = []

        init() {}

        init(_ reader: inout JSONReader) throws(JSONError) {
            try reader.beginObject()
            while try reader.nextKey() {
                if reader.isKey("text") {
                    text = try reader.readStringOrNull()
                } else if reader.isKey("count") {
                    count = try reader.readIntOrNull()
                } else if reader.isKey("share") {
                    share = try reader.readDouble()
                } else if reader.isKey("isOn") {
                    isOn = try reader.readBool()
                } else if reader.isKey("tags") {
                    try reader.beginArray()
                    while try reader.nextElement() { tags.append(try reader.readString()) }
                } else if reader.isKey("raw") {
                    raw = try reader.readRaw()
                } else {
                    try reader.skipValue()
                }
            }
        }
    }

    static let text = #"""
         { "text" : "a\nb" , "co\u0075nt":-12,"share":2.5e-1,"isOn":true, "unknown":{"text":[{}, [1,"x"]]},
        "tags":[ "a","é" , "\ud83d\ude42" ],"raw": [1.0 , {"b":null}] , "":0 }
        """#

    static func read(_ text: String) throws(JSONError) -> Sample {
        let bytes = Array(text.utf8)
        var reader = try JSONReader(bytes.span)
        let sample = try Sample(&reader)
        try reader.finish()
        return sample
    }

    @Test("reads members in any order and passes over what it does not know")
    func reads() throws {
        var expected = Sample()
        expected.text = "a\nb"
        expected.count = -12
        expected.share = 0.25
        expected.isOn = true
        expected.tags = ["a", "é", "🙂"]
        expected.raw = Array(#"[1.0 , {"b":null}]"#.utf8)
        try expectEqual(ReaderTests.read(ReaderTests.text), expected)
    }

    @Test("reads null where a value may be missing")
    func nulls() throws {
        let sample = try ReaderTests.read(#"{"text":null,"count":null}"#)
        expectEqual(sample, Sample())
    }

    @Test("refuses a text cut off anywhere, and says that it ended too early")
    func cuts() throws {
        let bytes = Array(ReaderTests.text.utf8)
        for end in 0..<bytes.count {
            let error = try #require(parseError(Array(bytes[..<end])), "cut at \(end)")
            // A cut inside a character is broken UTF-8, and one between two halves of a pair leaves one alone.
            expect([.unexpectedEnd, .invalidUTF8, .loneSurrogate].contains(error.kind), "cut at \(end)")
            expectEqual(skipError(Array(bytes[..<end])), error)
        }
        expect(parseError(bytes) == nil)
    }

    @Test(
        "says what was wrong, where, and what it expected",
        arguments: [
            ("{\"text\":1}", .wrongKind, 8, "a string"), ("{\"count\":\"1\"}", .wrongKind, 9, "an integer"),
            ("{\"share\":[]}", .wrongKind, 9, "a number"), ("{\"isOn\":0}", .wrongKind, 8, "true or false"),
            ("{\"tags\":{}}", .wrongKind, 8, "an array"), ("[]", .wrongKind, 0, "an object"),
            ("{\"tags\":[1]}", .wrongKind, 9, "a string"), ("{\"x\":tru}", .unexpectedByte, 8, "true"),
            ("{\"isOn\":fals", .unexpectedEnd, 12, "false"), ("{\"text\":nul!}", .unexpectedByte, 11, "null"),
            ("{\"count\":1.5}", .numberOutOfRange, 9, "an integer of 64 bits"),
            ("{\"count\":01}", .invalidNumber, 9, "a number without leading zeros"),
            ("{\"count\":-}", .invalidNumber, 10, "a digit"), ("{\"x\":1e}", .invalidNumber, 7, "a digit"),
            ("{\"share\":1e400}", .numberOutOfRange, 9, "a number that is finite as a Double"),
            ("{\"x\" 1}", .unexpectedByte, 5, "a colon"),
            ("{\"x\":1 \"y\":2}", .unexpectedByte, 7, "a comma or the end of the object"),
            ("{\"tags\":[\"a\" \"b\"]}", .unexpectedByte, 13, "a comma or the end of the array"),
            ("{\"x\":1,}", .unexpectedByte, 7, "a key"), ("{,}", .unexpectedByte, 1, "a key"),
            ("{\"x\":}", .unexpectedByte, 5, "a value"),
            ("{\"x\":{\"a\":1 2}}", .unexpectedByte, 12, "a comma or the end of the object"),
            ("{\"x\":{1}}", .unexpectedByte, 6, "a key"), ("{\"x\":{\"a\"}}", .unexpectedByte, 9, "a colon"),
            ("{} {}", .trailingBytes, 3, "the end of the text"),
            ("\u{FEFF}{}", .byteOrderMark, 0, "a value without a byte order mark"),
            ("{\"text\":\"\t\"}", .controlCharacter, 9, "an escape for the control character"),
            ("{\"text\":\"\\x\"}", .invalidEscape, 10, "one of \"\\/bfnrtu"),
            ("{\"text\":\"\\u12g4\"}", .invalidEscape, 13, "four hexadecimal digits"),
            ("{\"text\":\"\\udc00\"}", .loneSurrogate, 9, "both halves of a surrogate pair"),
        ] as [(String, JSONError.Kind, Int, String)])
    func errors(text: String, kind: JSONError.Kind, offset: Int, expected: String) {
        #expect(throws: JSONError(kind, at: offset, expected: expected)) { try ReaderTests.read(text) }
    }

    @Test("names a missing member at the object that lacks it")
    func missing() {
        let error = JSONError.missing("text", at: 7)
        expectEqual(error.description, "missingMember at byte 7, expected the member text")
    }

    @Test("tells the kind of the next value and where the last one began")
    func kinds() throws {
        let bytes = Array(#" [ null, false, -1, "a", [], {} ]"#.utf8)
        var reader = try JSONReader(bytes.span)
        var kinds: [JSONKind] = []
        var places: [Int] = []
        try reader.beginArray()
        while try reader.nextElement() {
            kinds.append(try reader.peekKind())
            try reader.skipValue()
            places.append(reader.valueOffset)
        }
        expectEqual(kinds, [.null, .bool, .number, .string, .array, .object])
        expectEqual(places, [3, 9, 16, 20, 25, 29])
        do {
            let kind = try reader.peekKind()
            Issue.record("There is no value behind the end, but \(kind) was found.")
        } catch {
            expectEqual(error, JSONError(.unexpectedEnd, at: bytes.count, expected: "a value"))
        }
    }

    @Test("can be copied to look ahead and go back")
    func bookmark() throws {
        let bytes = Array(#"{"value":[1,2],"type":"list"}"#.utf8)
        var reader = try JSONReader(bytes.span)
        var ahead = reader
        let tree = try ahead.readValue()
        expectEqual(tree["type"], "list")
        try reader.beginObject()
        let hasKey = try reader.nextKey()
        expect(hasKey)
        expectEqual(reader.key, "value")
        expectEqual(reader.depth, 1)
    }

    @Test("compares keys by bytes, with escapes undone")
    func keys() throws {
        let bytes = Array(#"{"\u0069d":1,"longer-than-eight":2,"é":3,"x":4}"#.utf8)
        var reader = try JSONReader(bytes.span)
        var names: [String] = []
        try reader.beginObject()
        while try reader.nextKey() {
            names.append(reader.key)
            // The reader cannot leave its scope, so the macro is given plain values.
            let found = [
                reader.isKey("id"), reader.isKey("longer-than-eight"), reader.isKey("é"), reader.isKey("x"),
            ]
            expectEqual(found, (1...4).map { $0 == names.count })
            let wrong = reader.isKey("longer-then-eight") || reader.isKey("longer-than-eighT") || reader.isKey("")
            expect(!wrong)
            try reader.skipValue()
        }
        expectEqual(names, ["id", "longer-than-eight", "é", "x"])
    }

    @Test("stops the process when a key is asked for outside an object")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            let bytes: [UInt8] = [0x31]
            var reader = try JSONReader(bytes.span)
            _ = try reader.nextKey()
        }
    }
}
