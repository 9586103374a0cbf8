import JSON
import SupportExpectations
import Testing

@testable import Redaction

@Suite struct JSONEditTests {
    private func edit(_ operation: JSONEdit.Operation, _ path: String, _ text: String) throws -> String? {
        let pointer = try #require(JSONPointer(parsing: path))
        let edit = try #require(JSONEdit(operation, at: pointer))
        return edit.change(try JSONValue(parsing: text))?.description
    }

    @Test(
        arguments: [
            ("/a", #"{"b":1.0}"#, #"{"b":1.0,"a":9}"#), ("/a", #"{"a":1,"b":2}"#, #"{"a":9,"b":2}"#),
            ("/a", #"{"a":1,"b":2,"a":3}"#, #"{"b":2,"a":9}"#), ("/0", "[1,2]", "[9,1,2]"), ("/2", "[1,2]", "[1,2,9]"),
            ("/-", "[1,2]", "[1,2,9]"), ("/3", "[1,2]", nil), ("/x", "[1]", nil), ("/a/b", "{}", nil), ("/a", "3", nil),
            ("/*", "[1,2]", "[9,9]"), ("/l/*/a", #"{"l":[{"a":1},{},3]}"#, #"{"l":[{"a":9},{"a":9},3]}"#),
            ("", "1", "9"),
            ("/*", #"{"x":1}"#, #"{"x":1,"*":9}"#),
            ("/c/a", #"{"c":"{\"a\":1,\"b\":2}"}"#, #"{"c":"{\"a\":9,\"b\":2}"}"#),
            ("/c/a", #"{"c":"text"}"#, nil),
        ] as [(String, String, String?)])
    func `add gives a member`(path: String, text: String, expected: String?) throws {
        expectEqual(try edit(.add(9), path, text), expected)
    }

    @Test(
        arguments: [
            ("/a", #"{"b":1}"#, nil), ("/a", #"{"a":1,"b":1e2,"a":3}"#, #"{"b":1e2,"a":9}"#), ("/1", "[1,2]", "[1,9]"),
            ("/2", "[1,2]", nil), ("/-", "[1,2]", nil), ("/01", "[1,2]", nil), ("/*", "[1,2]", "[9,9]"),
            ("/*/*", "[[1],2,[3,4]]", "[[9],2,[9,9]]"), ("", "{}", "9"), ("/~01~1", #"{"~1/":0}"#, #"{"~1/":9}"#),
        ] as [(String, String, String?)])
    func `replace changes what is there`(path: String, text: String, expected: String?) throws {
        expectEqual(try edit(.replace(9), path, text), expected)
    }

    @Test(
        arguments: [
            ("/a", #"{"a":1,"b":2,"a":3}"#, #"{"b":2}"#), ("/a", #"{"b":2}"#, nil), ("/0", "[1,2]", "[2]"),
            ("/*", "[1,2]", "[]"), ("/*/a", #"[{"a":1},{"b":2},{"a":3,"c":0.10}]"#, #"[{},{"b":2},{"c":0.10}]"#),
            ("/a/b", #"{"a":1}"#, nil),
        ] as [(String, String, String?)])
    func `remove takes away`(path: String, text: String, expected: String?) throws {
        expectEqual(try edit(.remove, path, text), expected)
    }

    @Test func `the whole text cannot be removed`() {
        expect(JSONEdit(.remove, at: JSONPointer()) == nil)
    }

    @Test(
        arguments: [
            (
                "/Content", #"{"Content":"4111111111111111","Id":"4111111111111111"}"#,
                #"{"Content":"[card]","Id":"4111111111111111"}"#
            ),
            (
                "/m/*/t", #"{"m":[{"t":"4111111111111111"},{"t":"x"},{"u":"4111111111111111"}]}"#,
                #"{"m":[{"t":"[card]"},{"t":"x"},{"u":"4111111111111111"}]}"#
            ),
            ("/a", #"{"a":"4111111111111111","a":"4111111111111111"}"#, #"{"a":"[card]","a":"[card]"}"#),
            ("", #"{"a":["4111111111111111"]}"#, #"{"a":["[card]"]}"#), ("/a", #"{"a":"none"}"#, nil),
            ("/b", "{}", nil),
        ] as [(String, String, String?)])
    func `redact acts at its path only`(path: String, text: String, expected: String?) throws {
        expectEqual(try edit(.redact(Redactor([TextPattern("card")])), path, text), expected)
    }

    @Test func `edits act one after the other`() throws {
        let edits = try [
            #require(JSONEdit(.add(["x": "4111111111111111"]), at: JSONPointer(["a"]))),
            #require(JSONEdit(.redact(Redactor([TextPattern("card")])), at: JSONPointer(["a", "x"]))),
            #require(JSONEdit(.remove, at: JSONPointer(["gone"]))),
        ]
        expectEqual(edits.change([:])?.description, #"{"a":{"x":"[card]"}}"#)
        expect(Array(edits[2...]).change([:]) == nil)
    }
}
