import JSON
import SupportExpectations
import Testing

@Suite("Pointers")
struct PointerTests {
    static let document: JSONValue = [
        "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8,
    ]

    @Test(
        "lead where RFC 6901 says",
        arguments: [
            ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2), ("/e^f", 3),
            ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8), ("/foo/2", nil), ("/foo/00", nil),
            ("/foo/-", nil), ("/foo/", nil), ("/foo/+1", nil), ("/none", nil), ("/a~1b/x", nil), ("", document),
            ("/foo/99999999999999999999", nil),
        ] as [(String, JSONValue?)])
    func lookup(text: String, value: JSONValue?) throws {
        let pointer = try #require(JSONPointer(parsing: text))
        expectEqual(PointerTests.document[pointer], value)
        expectEqual(pointer.description, text)
    }

    @Test("are refused with broken escapes or without the slash", arguments: ["a", "/a~", "/a~2", "a/b", "/~~0"])
    func refused(_ text: String) {
        expect(JSONPointer(parsing: text) == nil)
    }

    @Test("are made step by step")
    func steps() {
        expectEqual(JSONPointer().appending("a/b~").appending(3).description, "/a~1b~0/3")
        expectEqual(JSONPointer.escape("~1/"), "~01~1")
        expectEqual(JSONPointer(["a"]).tokens, ["a"])
    }

    @Test(
        "are found for every byte of a text",
        arguments: [
            (
                "{\"a\":1,\"b\":[true,{\"c\":\"x\"}]}",
                [
                    (0, ""), (1, "/a"), (4, "/a"), (5, "/a"), (6, "/b"), (7, "/b"), (11, "/b"), (12, "/b/0"),
                    (15, "/b/0"),
                    (17, "/b/1"), (22, "/b/1/c"), (24, "/b/1/c"), (26, "/b"), (27, ""), (99, ""),
                ]
            ),
            ("[1,[2,tru]]", [(6, "/1/1"), (9, "/1/1")]), ("{\"a\":{\"b\":}}", [(10, "/a/b")]),
            ("{\"a\":[1 2]}", [(8, "/a")]), ("{\"k/~\":[[]]}", [(9, "/k~1~0/0")]), ("\u{FEFF}{}", [(0, "")]),
        ] as [(String, [(Int, String)])])
    func places(text: String, places: [(Int, String)]) {
        let bytes = Array(text.utf8)
        for (offset, expected) in places {
            let pointer = JSONPointer(toByteAt: offset, in: bytes.span)
            expectEqual(pointer.description, expected, "byte \(offset) of \(text)")
        }
    }

    @Test("lead to the value that an error is about")
    func errors() throws {
        let bytes = Array(#"{"user":{"tags":["a",5]}}"#.utf8)
        let error = tagsError(bytes)
        expectEqual(error?.kind, .wrongKind)
        let offset = try #require(error?.offset)
        expectEqual(JSONPointer(toByteAt: offset, in: bytes.span).description, "/user/tags/1")
    }

    /// The error of reading an object of objects of arrays of strings, or nil.
    private func tagsError(_ bytes: [UInt8]) -> JSONError? {
        do {
            var reader = try JSONReader(bytes.span)
            try reader.beginObject()
            while try reader.nextKey() {
                try reader.beginObject()
                while try reader.nextKey() {
                    try reader.beginArray()
                    while try reader.nextElement() { _ = try reader.readString() }
                }
            }
            return nil
        } catch {
            return error
        }
    }
}
