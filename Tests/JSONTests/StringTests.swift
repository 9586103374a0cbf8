import JSON
import SupportExpectations
import Testing

@Suite("Strings")
struct StringTests {
    @Test("Every escape stands for its character")
    func escapes() throws {
        let value = try JSONValue(parsing: #""\"\\\/\b\f\n\r\t\u0000\u007f\u00E9\u20ac\uD83D\uDE42""#)
        expectEqual(value, "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{7F}\u{E9}\u{20AC}\u{1F642}")
    }

    @Test(
        "A string is read as UTF-8 as it is read as a string",
        arguments: [
            #""""#, #""plain é""#, #""\"a\"\\\/b\\\"""#, #""long enough for a word \u00E9\uD83D\uDE42\n\ttail""#,
        ])
    func asUTF8(_ text: String) throws {
        var reader = try JSONReader(text.utf8Span.span)
        let bytes = try reader.readUTF8()
        try reader.finish()
        try expectEqual(String(decoding: bytes, as: UTF8.self), JSONValue(parsing: text).stringValue ?? "")
    }

    @Test("A number is not read as UTF-8")
    func noUTF8() throws {
        var reader = try JSONReader("1".utf8Span.span)
        do throws(JSONError) {
            _ = try reader.readUTF8()
            expect(false, "a number was read as a string")
        } catch {
            expectEqual(error.offset, 0)
        }
    }

    @Test("Only quote, backslash and control characters are escaped, the shortest way")
    func minimal() throws {
        let text = String(String.UnicodeScalarView((0...0x7F).compactMap(Unicode.Scalar.init))) + "é\u{2028}\u{2029}🙂"
        let expected =
            #""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f"#
            + #"\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f"#
            + ##" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"##
            + "\u{7F}é\u{2028}\u{2029}🙂\""
        expectEqual(JSONValue.string(text).description, expected)
        try expectEqual(JSONValue(parsing: expected), .string(text))
    }

    @Test("What must be looked at is found at every place of a word", arguments: ["\"", "\\", "\u{1F}", "é", "漢", "🙂"])
    func places(_ special: String) throws {
        for before in 0..<20 {
            for after in 0..<10 {
                let text = String(repeating: "a", count: before) + special + String(repeating: "z", count: after)
                let encoded = JSONValue.string(text).encoded()
                let read = try JSONValue(parsing: encoded)
                expectEqual(read.stringValue?.utf8.elementsEqual(text.utf8), true)
            }
        }
    }

    @Test("All bytes below space are refused at every place of a word")
    func controlCharacters() {
        for byte in UInt8(0)..<0x20 {
            for before in [0, 5, 7, 8, 13] {
                let bytes =
                    Array("\"".utf8) + Array(repeating: 0x61, count: before) + [byte] + Array("aaaaaaaaaa\"".utf8)
                expectEqual(parseError(bytes)?.kind, .controlCharacter)
                expectEqual(parseError(bytes)?.offset, before + 1)
            }
        }
    }

    @Test("Every sequence of two bytes is judged as the standard library judges it")
    func pairsOfBytes() {
        for first in UInt8(0x80)...0xFF {
            for second in UInt8(0x20)...0xFF where second != 0x22 && second != 0x5C {
                check([first, second])
            }
        }
    }

    @Test("Sequences of three and four bytes are judged as the standard library judges them")
    func longSequences() {
        let edges: [UInt8] = [0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        for first in UInt8(0xE0)...0xF7 {
            for second in edges {
                for third in edges {
                    check([first, second, third])
                    for fourth in edges { check([first, second, third, fourth]) }
                }
            }
        }
    }

    /// Compares what the reader says of the bytes in quotes with `String(validating:as:)`.
    private func check(_ content: [UInt8]) {
        let isValid = String(validating: content, as: UTF8.self) != nil
        let error = parseError([0x22] + content + [0x22])
        expectEqual(error == nil, isValid, "\(content)")
        if let error { expectEqual(error.kind, .invalidUTF8, "\(content)") }
    }
}
