import JSON
import SupportExpectations
import Testing

@testable import Redaction

/// Edits of a text as it stands, and looks at its bytes, beside the tree that they spare.
@Suite struct SpliceTests {
    private func edit(_ operation: JSONEdit.Operation, _ path: String) throws -> JSONEdit {
        let pointer = try #require(JSONPointer(parsing: path))
        return try #require(JSONEdit(operation, at: pointer))
    }

    private func splice(_ operation: JSONEdit.Operation, _ path: String, _ text: String) throws -> (Bool?, String) {
        let edit = try edit(operation, path)
        var bytes = Array(text.utf8)
        let outcome = edit.splice(&bytes)
        return (outcome, String(decoding: bytes, as: UTF8.self))
    }

    @Test(
        "every other byte stays",
        arguments: [
            (.replace(9), "/a", #"{ "a" : [1, {"b": 2}] , "c":1.50 }"#, true, #"{ "a" : 9 , "c":1.50 }"#),
            (.replace("é\""), "/a/b", #"{"a":{"x":{"b":1},"b":null}}"#, true, #"{"a":{"x":{"b":1},"b":"é\""}}"#),
            (.replace(9), #"/~01~1"#, #"{"~1\/":0}"#, true, #"{"~1\/":9}"#),
            (.replace(9), "/b", #"{"a":1}"#, false, nil),
            (.replace(9), "/a/b", #"{"a":1}"#, false, nil), (.add(9), "/a", "{ }", true, #"{ "a":9}"#),
            (.add(9), "/a/\"", #"{"a":{"b":1 },"c":{}}"#, true, #"{"a":{"b":1 ,"\"":9},"c":{}}"#),
            (.add([:]), "/a", #"{"a":1}"#, true, #"{"a":{}}"#), (.add(9), "/a/b", "{}", false, nil),
            (.remove, "/b", #"{"a":{"b":1}}"#, false, nil), (.remove, "/a/b", #"{"a":{}}"#, false, nil),
            (.redact(Redactor([])), "/b", #"{"a":"b"}"#, false, nil),
        ] as [(JSONEdit.Operation, String, String, Bool, String?)])
    func changes(
        _ operation: JSONEdit.Operation, _ path: String, _ text: String, _ outcome: Bool, _ left: String?
    ) throws {
        let (changed, now) = try splice(operation, path, text)
        expectEqual(changed, outcome)
        expectEqual(now, left ?? text)
    }

    @Test(
        "what only a tree can do is left to it",
        arguments: [
            (.remove, "/a", #"{"a":1}"#), (.replace(9), "/a", #"{"a":1,"a":2}"#),
            (.replace(9), "/a/b", #"{"a":{"b":1},"a":{}}"#), (.replace(9), "/a/0", #"{"a":[1]}"#),
            (.replace(9), "/a/b", #"{"a":"{\"b\":1}"}"#), (.add(9), "/0", "[]"), (.replace(9), "", "{}"),
            (.redact(Redactor([])), "/a", #"{"a":"b"}"#), (.replace(9), "/a", #"{"a":1"#),
            (.replace(9), "/a", #"{"a":1} x"#), (.replace(9), "/a", "text"), (.replace(9), "/a", ""),
            (.replace(9), "/a", #"{"a":1,"b":"\#u{1}"}"#),
        ] as [(JSONEdit.Operation, String, String)])
    func leaves(_ operation: JSONEdit.Operation, _ path: String, _ text: String) throws {
        let (changed, now) = try splice(operation, path, text)
        expect(changed == nil)
        expectEqual(now, text)
    }

    @Test func `a splice and a tree say the same`() throws {
        var dice = Dice(state: 11)
        let paths = ["/a", "/b", "/a/b", "/b/a", "/a/b/a", "/c", "/a/0", "/*"]
        var spliced = 0
        for round in 0..<4000 {
            let text = dice.object(3)
            let operations: [JSONEdit.Operation] = [.replace("new"), .add(["n": 1]), .remove]
            let edit = try edit(operations[dice.roll(operations.count)], paths[dice.roll(paths.count)])
            var bytes = Array(text.utf8)
            guard let outcome = edit.splice(&bytes) else { continue }
            let tree = edit.change(try JSONValue(parsing: text))
            expectEqual(outcome, tree != nil, "\(round): \(edit) of \(text)")
            expectEqual(try JSONValue(parsing: bytes), try tree ?? JSONValue(parsing: text), "\(edit) of \(text)")
            if outcome { spliced += 1 }
        }
        expect(spliced > 500, "\(spliced)")
    }

    @Test(
        "a look at the bytes is right where it finds nothing",
        arguments: [
            (#"{"a":"4111111111111111"}"#, false), (#"{"a":["x",{"b":"me@mail.example"}]}"#, false),
            (#"{"a":"me\u0040mail.example"}"#, false), (#"{"a":"{\"b\":1}"}"#, false), (#"{"a":" [1]"}"#, false),
            (#"{"a":"é"}"#, false), (#"{"a":4111111111111111}"#, false), (#"{"a":1"#, false), ("[1] x", false),
            (#"{"me@mail.example":"name"}"#, true), (#"{"a":1764230400000,"b":[true,null,"plain 4711"]}"#, true),
            ("{}", true), (#" [ "x" ] "#, true),
        ])
    func looks(_ text: String, _ isClear: Bool) throws {
        let redactor = Redactor(try ["card", "iban", "email"].map { try TextPattern($0) })
        expectEqual(redactor.findsNothing(inJSON: text.utf8Span.span), isClear)
        if isClear { expect(try redactor.changeMessage(JSONValue(parsing: text)) == nil) }
    }

    @Test func `a pattern of one's own looks at every text`() throws {
        let redactor = Redactor([try TextPattern("regex:plain")])
        let text = "{}"
        expect(!redactor.findsNothing(inJSON: text.utf8Span.span))
    }

    /// Texts at random, the same in every run.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }

        mutating func object(_ depth: Int) -> String {
            let members = (0..<roll(4)).map { _ in
                ["\"a\"", "\"b\"", "\"c\"", #""\u0061""#][roll(4)] + [":", " : "][roll(2)] + value(depth - 1)
            }
            return "{" + members.joined(separator: [",", ", "][roll(2)]) + [" }", "}"][roll(2)]
        }

        private mutating func value(_ depth: Int) -> String {
            if depth > 0, roll(2) == 0 { return object(depth) }
            return ["1.50", "\"x\"", "null", "[1,{\"a\":2}]", #""{\"a\":1,\"b\":2}""#, "{}", "true"][roll(7)]
        }
    }
}
