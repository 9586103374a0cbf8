import JSON
import SupportExpectations
import Testing

@Suite("Limits")
struct LimitTests {
    @Test("A hundred thousand open brackets are refused at the limit", arguments: ["[", "{\"a\":"])
    func bombs(_ opening: String) {
        let bytes = Array(String(repeating: opening, count: 100_000).utf8)
        let limits = JSONLimits(depthMax: JSONLimits.depthCeiling)
        let expected = JSONError(.depthExceeded, at: 512 * opening.utf8.count, expected: "at most 512 open containers")
        expectEqual(parseError(bytes, limits: limits), expected)
        expectEqual(skipError(bytes, limits: limits), expected)
        expectEqual(parseError(bytes)?.offset, 128 * opening.utf8.count)
    }

    @Test("Nesting is read up to the limit and not beyond", arguments: [1, 2, 63, 64, 65, 128, 511, 512])
    func depth(_ depth: Int) {
        let limits = JSONLimits(depthMax: depth)
        let open = Array(String(repeating: "[", count: depth - 1).utf8)
        let close = Array(String(repeating: "]", count: depth - 1).utf8)
        for (opening, closing) in [("{\"a\":", "}"), ("[", "]")] {
            let fits = open + Array((opening + "1" + closing).utf8) + close
            expect(parseError(fits, limits: limits) == nil)
            expect(skipError(fits, limits: limits) == nil)
            let passes = open + Array((opening + "[]" + closing).utf8) + close
            expectEqual(parseError(passes, limits: limits)?.kind, .depthExceeded)
            expectEqual(skipError(passes, limits: limits)?.kind, .depthExceeded)
        }
    }

    @Test("Bytes are counted before anything is read")
    func bytes() {
        let limits = JSONLimits(bytesMax: 3)
        expect(parseError(Array("[1]".utf8), limits: limits) == nil)
        expectEqual(
            parseError(Array("[1] ".utf8), limits: limits),
            JSONError(.bytesExceeded, at: 3, expected: "at most 3 bytes"))
    }

    @Test("Members and elements of all containers count together", arguments: ["[1,[2,3]]", #"{"a":[1],"b":{"c":2}}"#])
    func nodes(_ text: String) {
        let bytes = Array(text.utf8)
        expect(parseError(bytes, limits: JSONLimits(nodesMax: 4)) == nil)
        expectEqual(parseError(bytes, limits: JSONLimits(nodesMax: 3))?.kind, .nodesExceeded)
        expectEqual(
            skipError(bytes, limits: JSONLimits(nodesMax: 3)), parseError(bytes, limits: JSONLimits(nodesMax: 3)))
    }

    @Test(
        "Half of a surrogate pair is refused, or replaced where that is allowed",
        arguments: [
            (#""a\ud800b""#, "a\u{FFFD}b"), (#""\udc00""#, "\u{FFFD}"), (#""\ud83d\ud83d\ude42""#, "\u{FFFD}🙂"),
            (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d""#, "\u{FFFD}"),
        ])
    func loneSurrogates(text: String, replaced: String) throws {
        expectEqual(parseError(Array(text.utf8))?.kind, .loneSurrogate)
        try expectEqual(JSONValue(parsing: text, limits: JSONLimits(loneSurrogates: .replace)).stringValue, replaced)
    }

    @Test("A depth outside its bounds stops the process")
    func misuse() async {
        await #expect(processExitsWith: .failure) { _ = JSONLimits(depthMax: 513) }
        await #expect(processExitsWith: .failure) {
            var limits = JSONLimits()
            limits.depthMax = 0
        }
    }
}
