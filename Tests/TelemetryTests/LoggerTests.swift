import Chronology
import Foundation
import Telemetry
import SupportExpectations
import Testing

struct LoggerTests {
    private let sink = MemorySink()

    private func logger(level: LogLevel = .debug) -> Logger {
        let output = LogOutput(sink: sink, level: level) { Timestamp(milliseconds: 1_767_261_600_123) }
        return Logger(label: "test", output: output)
    }

    private func object(_ line: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test("an entry is one line of JSON with its fields in order")
    func line() {
        logger().info("listening", [LogField("address", "127.0.0.1"), LogField("port", 8080)])
        let start = #"{"time":"2026-01-01T10:00:00.123Z","level":"info","message":"listening","logger":"test","#
        expectEqual(sink.lines, [start + #""address":"127.0.0.1","port":8080}"#])
    }

    @Test("the sink gets a line feed at the end and nowhere else")
    func lineFeed() {
        struct Ends: LogSink {
            let memory: MemorySink
            func write(_ line: [UInt8]) {
                memory.write(Array("\(line.last == 0x0A) \(line.dropLast().contains(0x0A))".utf8))
            }
        }
        let output = LogOutput(sink: Ends(memory: sink), level: .info) { .epoch }
        Logger(label: "a\nb", output: output).info("c\nd\r\u{85}\u{2028}", [LogField("e\nf", "g\nh")])
        expectEqual(sink.lines, ["true false"])
    }

    static let values: [(LogValue, String)] = [
        (.string("plain"), #""plain""#), (.integer(-3), "-3"), (.integer(.min), "-9223372036854775808"),
        (.double(1.5), "1.5"), (.double(.nan), #""nan""#), (.double(-.infinity), #""-inf""#), (.boolean(true), "true"),
        (false, "false"), (.duration(.seconds(2)), "2"), (.duration(.milliseconds(250)), "0.25"),
        (.duration(.microseconds(-1)), "-0.000001"), (.duration(.nanoseconds(1)), "0"),
        (.duration(.milliseconds(-1500)), "-1.5"), (.timestamp(.epoch), #""1970-01-01T00:00:00.000Z""#),
        (.redacted, #""***""#), (.secret("hunter2"), #""***""#), (.masked("/x?token=abc"), #""/x?token=***""#),
        (.describing(LogLevel.notice), #""notice""#),
        (.string("a\"b\\c\n\r\t\u{0}\u{1F}"), #""a\"b\\c\n\r\t\u0000\u001f""#),
        (
            .string("é😀\u{7F}\u{9B}\u{A0}\u{2028}\u{2029}\u{202A}"),
            #""é😀\u007f\u009b"# + "\u{A0}" + #"\u2028\u2029"# + "\u{202A}\""
        ),
    ]

    @Test("each type of value has its form", arguments: values)
    func form(value: LogValue, json: String) {
        logger().info("m", [LogField("v", value)])
        expectEqual(sink.lines.first?.hasSuffix(#","v":\#(json)}"#), true, "\(sink.lines)")
    }

    @Test("any text comes back from the line as it was")
    func roundTrip() throws {
        let last = MemorySink(linesMax: 1)
        let logger = Logger(label: "test", output: LogOutput(sink: last, level: .info) { .epoch })
        for scalar in (0...0x3000).compactMap(Unicode.Scalar.init) {
            let text = "a\(scalar)b"
            logger.info(text, [LogField("key\(scalar)", .string(text))])
            let object = try object(try #require(last.lines.last))
            expectEqual(object["message"] as? String, text)
            expectEqual(object["key\(scalar)"] as? String, text)
        }
    }

    @Test("a long text is cut before a character, not inside it", arguments: 0...4)
    func cut(shift: Int) throws {
        let text = String(repeating: "x", count: 8188 + shift) + String(repeating: "😀", count: 10)
        logger().info(text)
        let object = try object(try #require(sink.lines.last))
        let message = try #require(object["message"] as? String)
        expect(message.hasSuffix("…"))
        expect(text.hasPrefix(message.dropLast()))
        expect(message.utf8.count <= 8192 + 3 && message.utf8.count > 8185)
    }

    @Test("levels below the threshold cost no evaluation and write nothing", arguments: LogLevel.allCases)
    func levels(threshold: LogLevel) {
        let logger = logger(level: threshold)
        var evaluated = 0
        func message() -> String {
            evaluated += 1
            return "m"
        }
        logger.debug(message())
        logger.info(message())
        logger.notice(message())
        logger.warning(message())
        logger.error(message())
        for level in LogLevel.allCases { logger.log(level, message()) }
        let expected = LogLevel.allCases.filter { $0 >= threshold }
        expectEqual(evaluated, expected.count * 2)
        let written = sink.lines.compactMap { line in
            LogLevel.allCases.first { line.contains("\"level\":\"\($0)\"") }
        }
        expectEqual(written, expected + expected)
    }

    @Test("the level can be changed while loggers are in use")
    func reload() {
        let logger = logger(level: .error)
        logger.info("lost")
        logger.output.level = .info
        logger.info("kept")
        expectEqual(logger.output.level, .info)
        expectEqual(sink.lines.count, 1)
    }

    @Test("a level is known by its name only")
    func levelNames() {
        for level in LogLevel.allCases { expectEqual(LogLevel(name: level.description), level) }
        expect(LogLevel(name: "INFO") == nil)
        expect(LogLevel(name: "") == nil)
    }

    @Test("a field replaces one of the same name in the context")
    func context() throws {
        let base = logger().with(LogField("app", "a"), LogField("session", "s1"))
        base.with(LogField("session", "s2")).info("one")
        base.info("two", [LogField("app", "b")])
        base.labelled("other").info("three")
        let tails = sink.lines.map { line in line.split(separator: "\"logger\":").last.map(String.init) ?? "" }
        expectEqual(
            tails,
            [
                #""test","app":"a","session":"s2"}"#, #""test","session":"s1","app":"b"}"#,
                #""other","app":"a","session":"s1"}"#,
            ])
    }

    @Test("a field cannot pass for a part of the entry")
    func reserved() throws {
        logger().info("m", [LogField("level", "fake"), LogField("time", 0)])
        let object = try object(try #require(sink.lines.last))
        expectEqual(object["level"] as? String, "info")
        expectEqual(object["field.level"] as? String, "fake")
        expectEqual(object["field.time"] as? Int, 0)
    }

    @Test("the memory sink drops the oldest lines")
    func memory() {
        let small = MemorySink(linesMax: 2)
        for text in ["a\n", "b", "c\n"] { small.write(Array(text.utf8)) }
        expectEqual(small.lines, ["b", "c"])
    }
}
