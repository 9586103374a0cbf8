import JSON
import SupportExpectations
import Testing

@Suite("Merge patches")
struct MergePatchTests {
    /// The examples of RFC 7396 appendix A: target, patch, result.
    static let examples: [(String, String, String)] = [
        (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
        (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
        (#"{"a":"b"}"#, #"{"a":null}"#, "{}"),
        (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
        (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
        (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
        (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
        (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
        (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
        (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
        (#"{"a":"foo"}"#, "null", "null"),
        (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
        (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
        ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
        ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ]

    @Test("follow every example of RFC 7396", arguments: examples)
    func example(target: String, patch: String, result: String) throws {
        let merged = try JSONValue(parsing: target).merged(patch: try JSONValue(parsing: patch))
        expectEqual(merged.description, result)
    }

    @Test(
        "count the last of repeated members, in the patch and in the target",
        arguments: [
            ("{}", #"{"b":null,"a":1,"b":2}"#, #"{"a":1,"b":2}"#),
            (#"{"b":1}"#, #"{"b":2,"b":null}"#, "{}"),
            (#"{"a":1,"b":0,"a":2}"#, #"{"a":3}"#, #"{"b":0,"a":3}"#),
            (#"{"a":1,"b":0,"a":2}"#, #"{"a":null}"#, #"{"b":0}"#),
            (#"{"a":1,"b":0,"a":2}"#, #"{"b":1}"#, #"{"a":1,"b":1,"a":2}"#),
        ])
    func repeated(target: String, patch: String, result: String) throws {
        let merged = try JSONValue(parsing: target).merged(patch: try JSONValue(parsing: patch))
        expectEqual(merged.description, result)
    }

    @Test("keep canonically equivalent keys apart")
    func exactKeys() throws {
        let target = try JSONValue(parsing: #"{"\u00e9":1,"e\u0301":2}"#)
        expectEqual(target.merged(patch: ["e\u{301}": nil]), ["\u{E9}": 1])
    }

    @Test("cost no more than both sizes together")
    func large() {
        let members = (0..<20_000).map { JSONObject.Member(key: "key-\($0)", value: JSONValue($0)) }
        let target = JSONValue.object(JSONObject(members))
        let patch = JSONValue.object(JSONObject(members.reversed()))
        expectEqual(target.merged(patch: patch), target)
    }
}
