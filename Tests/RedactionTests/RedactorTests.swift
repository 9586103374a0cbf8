import FuzzRedaction
import JSON
import SupportCorpus
import SupportExpectations
import Testing

@testable import Redaction

@Suite struct RedactorTests {
    @Test func `patterns work together whatever their order`() throws {
        let text = "4111 1111 1111 1111, DE89 3704 0044 0532 0130 00, bob@example.com, +49 171 1234567, AB-17"
        let expected = "[card], [iban], [email], [phone], [redacted]"
        expectEqual(try redact(text, "card", "iban", "email", "phone", "regex:AB-\\d+"), expected)
        expectEqual(try redact(text, "regex:AB-\\d+", "phone", "email", "iban", "card"), expected)
        // A text that has been through it stays.
        expectEqual(try redact(expected, "card", "iban", "email", "phone", "regex:AB-\\d+"), expected)
    }

    @Test func `an own pattern leaves the stand-ins alone`() throws {
        expectEqual(
            try redact("bob [card] 4111111111111111", "card", "regex:\\w+"), "[redacted] [card] [card]")
        expectEqual(try redact("[redacted] [card", "regex:\\w+"), "[redacted] [[redacted]")
    }

    @Test func `own patterns know all of Unicode`() throws {
        expectEqual(try redact("Käse und käse ٣٤", "regex:(?i)KÄSE|\\d+"), "[redacted] und [redacted] [redacted]")
        expectEqual(try redact("aXbXc", "regex:(?<=a)X"), "a[redacted]bXc")
    }

    @Test(arguments: [
        ("regex:(", "missing closing parenthesis at character 2"), ("regex:", "has no pattern behind regex:"),
        ("regex:x*", "must not match an empty text"),
        ("kard", "must be one of card, iban, email, phone, or regex: and a pattern"),
    ])
    func `patterns that cannot be used are refused`(spelling: String, message: String) {
        #expect(throws: OwnPattern.Problem(message: message)) { try TextPattern(spelling) }
    }

    @Test func `a pattern that takes too long hides the whole text`() throws {
        let text = String(repeating: "a", count: 5_000) + "!"
        expectEqual(try redact(text, "regex:(a+)+$"), "[redacted]")
        expectEqual(try redact("aaa", "regex:(a+)+$"), "[redacted]")
        expectEqual(try redact("bbb", "regex:(a+)+$"), "bbb")
    }

    @Test func `texts of JSON are changed and nothing else`() throws {
        let value = try JSONValue(
            parsing: """
                {"b":1.0,"a":{"text":"pay 4111 1111 1111 1111","list":["4111111111111111",true,null,1e400]},"id":\
                "4111111111111111","n":4111111111111111,"ms":1700000000003,"b":2}
                """)
        let redactor = try Redactor([TextPattern("card")])
        let changed = redactor.change(value) { $0 != "id" }
        expectEqual(
            changed?.description,
            """
            {"b":1.0,"a":{"text":"pay [card]","list":["[card]",true,null,1e400]},"id":"4111111111111111","n":"[card]",\
            "ms":1700000000003,"b":2}
            """)
        expect(changed.flatMap { redactor.change($0) { $0 != "id" } } == nil)
        expect(redactor.change(["a": 1, "b": "4111111111111112"]) == nil)
    }

    @Test func `escapes hide nothing`() throws {
        let redactor = try Redactor([TextPattern("card")])
        let value = try JSONValue(parsing: #"{"t":"4111\u00201111\u00a0\u0031111\u20111111"}"#)
        expectEqual(redactor.change(value)?.description, #"{"t":"[card]"}"#)
        // The same within JSON in a string.
        let nested = try JSONValue(
            parsing: #"{"Content":"{\"a\":\"4111\\u00201111 1111 1111\",\"n\":4111111111111111}"}"#)
        expectEqual(redactor.change(nested)?.description, #"{"Content":"{\"a\":\"[card]\",\"n\":\"[card]\"}"}"#)
        // Text that only looks like it.
        let text: JSONValue = ["t": "{4111111111111111"]
        expectEqual(redactor.change(text)?.description, #"{"t":"{[card]"}"#)
    }
}

@Suite struct RedactionCorpusTests {
    static let files = CorpusFile.all(of: "Redaction")

    @Test(arguments: files)
    func `what the fuzzer knows holds`(_ file: CorpusFile) throws { fuzzRedaction(try file.bytes()) }

    @Test func `what the fuzzer knows holds with changes`() throws {
        expect(!Self.files.isEmpty)
        try replayMutations(of: Self.files, seed: .random(in: 0 ... .max), rounds: 300, fuzzRedaction)
    }
}
