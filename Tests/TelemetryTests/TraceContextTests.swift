import Telemetry
import SupportExpectations
import Testing

@Suite("Trace context")
struct TraceContextTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    private static let parent = "00f067aa0ba902b7"

    @Test(
        "a field of the form is read, of later versions the part that is known",
        arguments: [
            ("00-\(trace)-\(parent)-01", true), ("00-\(trace)-\(parent)-00", false), ("00-\(trace)-\(parent)-03", true),
            ("00-\(trace)-\(parent)-fe", false), ("cc-\(trace)-\(parent)-01", true),
            ("01-\(trace)-\(parent)-01-what-the-future-will-be-like", true),
        ])
    func reads(_ text: String, _ isSampled: Bool) throws {
        let context = try #require(TraceContext(traceparent: text))
        expectEqual(context.traceID, Self.trace)
        expectEqual(context.isSampled, isSampled)
        expectEqual(context.traceparent(callID: 0xb7), "00-\(Self.trace)-00000000000000b7-\(isSampled ? "01" : "00")")
    }

    @Test("a trace whose digits begin with zeros keeps them")
    func zeros() {
        let text = "00-0000000000000000000000000000000a-0000000000000001-01"
        expectEqual(TraceContext(traceparent: text)?.traceID, "0000000000000000000000000000000a")
    }

    @Test(
        "what is not of the form is ignored",
        arguments: [
            "", "00", "00-\(trace)-\(parent)", "00-\(trace)-\(parent)-", "00-\(trace)-\(parent)-1",
            "00-\(trace)-\(parent)-01-", "00-\(trace)-\(parent)-01-x", "00-\(trace)-\(parent)-011",
            "01-\(trace)-\(parent)-01x", "ff-\(trace)-\(parent)-01", "0-\(trace)-\(parent)-001",
            "00-\(trace.uppercased())-\(parent)-01", "00-\(trace)-\(parent.uppercased())-01",
            "00-\(String(repeating: "0", count: 32))-\(parent)-01",
            "00-\(trace)-\(String(repeating: "0", count: 16))-01",
            "00-\(trace)-\(parent)-0g", "0x-\(trace)-\(parent)-01", "00_\(trace)-\(parent)-01",
            "00-\(trace)_\(parent)-01", "00-\(trace)-\(parent)_01", " 00-\(trace)-\(parent)-01",
            "00-\(trace.dropLast())é\(parent)-01",
        ])
    func refuses(_ text: String) {
        expect(TraceContext(traceparent: text) == nil)
    }

    @Test("a task begun in the course of a trace belongs to it, and nothing else does")
    func current() async {
        expect(TraceContext.current == nil)
        let context = TraceContext(traceparent: "00-\(Self.trace)-\(Self.parent)-01")
        let seen = await TraceContext.$current.withValue(context) { await Task { TraceContext.current }.value }
        expect(seen == context && seen != nil)
        expect(TraceContext.current == nil)
    }
}
