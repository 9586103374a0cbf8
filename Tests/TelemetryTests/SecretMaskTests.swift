@testable import Telemetry
import Chronology
import SupportExpectations
import Testing

@Suite("Secrets are hidden by their value")
struct SecretMaskTests {
    @Test(
        "wherever they stand, and in the forms that JSON and URLs give them",
        arguments: [
            ("the token tok_12345678 is old", "the token *** is old"),
            ("tok_12345678", "***"),
            ("xtok_12345678tok_12345678y", "x***y"),
            ("a \"b\\c/d e is bad", "*** is bad"),
            (#"{"text":"a \"b\\c/d e"}"#, #"{"text":"***"}"#),
            (#"{"text":"a \"b\\c\/d e"}"#, #"{"text":"***"}"#),
            ("https://x/?a=a%20%22b%5Cc%2Fd%20e&b=1", "https://x/?a=***&b=1"),
            ("tok_1234567", "tok_1234567"), ("", ""),
        ])
    func forms(_ text: String, _ expected: String) {
        let mask = SecretMask()
        mask.learn(configured: "tok_12345678")
        mask.learn(received: "a \"b\\c/d e")
        expectEqual(mask.masked(text), expected)
        expectEqual(String(decoding: mask.masked(Array(text.utf8)), as: UTF8.self), expected)
    }

    @Test("of two that overlap or hold one another nothing is left")
    func overlapping() {
        let mask = SecretMask()
        for secret in ["abcdefghijkl", "ghijklmnopqr", "efghijkl"] { mask.learn(received: secret) }
        expectEqual(mask.masked("<abcdefghijklmnopqr>"), "<***>")
        expectEqual(mask.masked("<efghijkl>"), "<***>")
    }

    @Test("short ones are not looked for")
    func short() {
        let mask = SecretMask()
        mask.learn(configured: "the")
        mask.learn(configured: "1234567")
        expectEqual(mask.masked("the other 1234567"), "the other 1234567")
    }

    @Test("words are cut after five hundred characters, and not before secrets are gone")
    func cut() {
        let mask = SecretMask()
        let secret = String(repeating: "s3cret", count: 100)
        mask.learn(configured: secret)
        let text = String(repeating: "ä", count: 490) + " " + secret + String(repeating: "b", count: 100)
        let words = mask.words(text)
        expectEqual(words.count, 500)
        expect(words.hasSuffix(" ***bbbbb…"))
        expectEqual(mask.words(String(repeating: "ä", count: 500)).count, 500)
        expect(!mask.words(String(repeating: "ä", count: 500)).hasSuffix("…"))
    }

    @Test("many received ones are known, the oldest are forgotten, those of the configuration never")
    func bounded() {
        let mask = SecretMask()
        mask.learn(configured: "configured-1")
        for number in 0..<SecretMask.receivedMax * 3 { mask.learn(received: "received-token-\(number)") }
        expectEqual(mask.masked("configured-1"), "***")
        expectEqual(mask.masked("received-token-\(SecretMask.receivedMax * 3 - 1)"), "***")
        expectEqual(mask.masked("received-token-\(SecretMask.receivedMax * 2)"), "***")
        expectEqual(mask.masked("received-token-1 "), "received-token-1 ")
    }

    @Test("none is lost as they become more, wherever their number passes a bound")
    func growing() {
        let mask = SecretMask()
        mask.learn(configured: "configured-1")
        for number in 0..<10_000 {
            mask.learn(received: "received-token-\(number)")
            guard number % 500 == 0 else { continue }
            expectEqual(mask.masked("received-token-\(number)"), "***")
            expectEqual(mask.masked("received-token-\(number / 2) and configured-1"), "*** and ***")
        }
        expect((0..<10_000).allSatisfy { mask.masked("received-token-\($0)") == "***" })
    }

    @Test("a logger hides them in whole lines")
    func logger() {
        let mask = SecretMask()
        mask.learn(received: "s3cret\"value")
        let sink = MemorySink()
        let output = LogOutput(sink: sink, level: .info) { Timestamp(milliseconds: 0) }
        let logger = Logger(label: "x", output: output).masked(by: mask).labelled("y").with(LogField("a", 1))
        logger.info("it said s3cret\"value", [LogField("words", .string("s3cret\"value"))])
        expectEqual(sink.lines.count, 1)
        expect(sink.lines[0].contains("it said ***"))
        expect(!sink.lines[0].contains("s3cret"))
    }
}
