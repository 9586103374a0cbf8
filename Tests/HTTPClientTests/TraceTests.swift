import HTTPWire
import Telemetry
import SupportServers
import SupportExpectations
import Testing
@testable import HTTPClient

@Suite struct TraceTests {
    private let trace = TraceContext(traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
    private let beginning = "00-4bf92f3577b34da6a3ce929d0e0e4736-"

    @Test func aRequestInATraceCarriesItWithAnIdOfItsOwn() throws {
        let bench = try Bench()
        for _ in 0..<2 {
            let outcome = try TraceContext.$current.withValue(trace) { bench.outcome(try bench.get()) }
            expectEqual(outcome, .answered(200, ""))
        }
        let seen = bench.server.requests.compactMap { $0.field("traceparent") }
        expect(seen.count == 2 && Set(seen).count == 2)
        for field in seen {
            expect(field.hasPrefix(beginning) && field.hasSuffix("-01"))
            expect(!field.contains("00f067aa0ba902b7"))
            expectEqual(TraceContext(traceparent: field), trace)
        }
    }

    @Test func eachRequestOfARedirectCarriesIt() throws {
        let bench = try Bench()
        let port = bench.server.port
        bench.server.answer = { request in
            request.line.contains("/next")
                ? [.answer(200, "there")] : [.answer(307, "", "Location: http://127.0.0.1:\(port)/next")]
        }
        let outcome = try TraceContext.$current.withValue(trace) {
            bench.outcome(try bench.get { $0.redirectsMax = 1 })
        }
        expectEqual(outcome, .answered(200, "there"))
        expectEqual(bench.server.requests.count { $0.field("traceparent")?.hasPrefix(beginning) == true }, 2)
    }

    @Test func aRequestOutsideOfATraceOrWithItsOwnFieldStaysAsItIs() throws {
        let bench = try Bench()
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        var request = try bench.get()
        try request.fields.append(.traceparent, "mine")
        let own = request
        _ = TraceContext.$current.withValue(trace) { bench.outcome(own) }
        expectEqual(bench.server.requests.map { $0.field("traceparent") }, [nil, "mine"])
    }

    @Test func whatMustHaveNoFieldOfOursDoesNotCarryIt() throws {
        let bench = try Bench()
        bench.server.answer = { request in request.line.contains("/ws") ? [.answer(403, "no")] : [.answer(200, "")] }
        var options = ClientOptions()
        options.tellsTrace = false
        _ = try TraceContext.$current.withValue(trace) { bench.outcome(try bench.get { $0.tellsTrace = false }) }
        let recorder = Recorder()
        let url = try bench.url("/ws", scheme: "ws")
        _ = TraceContext.$current.withValue(trace) {
            bench.client.openWebSocket(WebSocketRequest(url, options: options), handler: recorder)
        }
        bench.run { !recorder.ends.isEmpty }
        expectEqual(bench.server.requests.map { $0.field("traceparent") }, [nil, nil])
    }

    @Test func aWebSocketOpenedInATraceCarriesIt() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(403, "no")] }
        let recorder = Recorder()
        let url = try bench.url(scheme: "ws")
        _ = TraceContext.$current.withValue(trace) {
            bench.client.openWebSocket(WebSocketRequest(url), handler: recorder)
        }
        bench.run { !recorder.ends.isEmpty }
        expectEqual(bench.server.requests.first?.field("traceparent")?.hasPrefix(beginning), true)
    }
}
