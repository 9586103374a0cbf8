import Crypto
import EventLoop
import Foundation
import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

/// The outcome of a request, as coarse as `curl` tells it.
private enum Verdict: Equatable {
    case answered(Int, String)
    case lost
    case timedOut
    case tooLarge
    case other(String)

    init(_ outcome: Outcome) {
        switch outcome {
        case .answered(let status, let body): self = .answered(status, body)
        case .pending: self = .other("pending")
        case .failed(let error), .broken(_, let error):
            switch error {
            // To curl it is all the same.
            case .connectionLost, .streamReset, .malformed: self = .lost
            case .totalTimedOut: self = .timedOut
            case .tooLarge: self = .tooLarge
            default: self = .other("\(error)")
            }
        }
    }

    /// By the exit codes of curl's manual page.
    init(curl code: Int32, status: Int, body: String) {
        switch code {
        case 0: self = .answered(status, body)
        // Framing of HTTP/2, partial file, empty reply, failures in sending and receiving, a stream of HTTP/2.
        case 16, 18, 52, 55, 56, 92: self = .lost
        case 28: self = .timedOut
        case 63: self = .tooLarge
        default: self = .other("exit \(code)")
        }
    }
}

/// One thing both clients are put through, over HTTP/2 with prior knowledge.
struct HTTP2Scenario: Sendable, CustomTestStringConvertible {
    var name: String
    var method = HTTPMethod.get
    var body: [UInt8]?
    var total: Duration = .seconds(20)
    /// Here curl gives up, and we try again as RFC 9113 section 8.7 allows.
    var isForgiven = false
    var greeting: [Act] = [.frames(.settings())]
    var acts: @Sendable (SeenStream) -> [Act]

    var testDescription: String { name }

    static let all: [HTTP2Scenario] = [
        HTTP2Scenario(name: "known length") { [$0.answer(200, "hello")] },
        HTTP2Scenario(name: "unknown length") { [$0.head(404), $0.data("hel"), $0.data("lo", end: true)] },
        HTTP2Scenario(name: "no body") { [$0.answer(204)] },
        HTTP2Scenario(name: "empty last frame") { [$0.head(), $0.data("hello"), $0.data("", end: true)] },
        HTTP2Scenario(name: "interim") { [$0.head(103, ("link", "</a>")), $0.answer(200, "ok")] },
        HTTP2Scenario(name: "trailers") {
            [$0.head(), $0.data("ok"), .frames(.headers($0.stream, [("x-sum", "1")], end: true))]
        },
        HTTP2Scenario(name: "post", method: .post, body: Array("a=b".utf8)) {
            [$0.answer(200, "\($0.method) \($0.fields["content-length"] ?? "-") \($0.body)")]
        },
        HTTP2Scenario(name: "a large post", method: .post, body: [UInt8](repeating: 97, count: 300_000)) {
            [$0.answer(200, "\($0.body.count)")]
        },
        HTTP2Scenario(name: "head", method: .head) {
            [.frames(.headers($0.stream, [(":status", "200"), ("content-length", "50")], end: true))]
        },
        HTTP2Scenario(name: "shorter than announced") {
            [$0.head(200, ("content-length", "9")), $0.data("hello", end: true)]
        },
        HTTP2Scenario(name: "longer than announced") {
            [$0.head(200, ("content-length", "2")), $0.data("hello", end: true)]
        },
        HTTP2Scenario(name: "reset before the head") { [$0.reset(2)] },
        HTTP2Scenario(name: "reset in the body") { [$0.head(), $0.data("hel"), $0.reset(2)] },
        HTTP2Scenario(name: "end before the head") { _ in [.close] },
        HTTP2Scenario(name: "end in the body") { [$0.head(), $0.data("hel"), .close] },
        HTTP2Scenario(name: "goodbye, then the answer") {
            [.frames(.goAway(last: $0.stream)), $0.answer(200, "last")]
        },
        HTTP2Scenario(name: "refused once") { $0.index == 0 ? [$0.reset(7)] : [$0.answer(200, "again")] },
        HTTP2Scenario(name: "not seen before the goodbye", isForgiven: true) {
            $0.connection == 0
                ? [.frames(.goAway(last: 0)), .wait(.milliseconds(50)), .close] : [$0.answer(200, "again")]
        },
        HTTP2Scenario(name: "too large") { [$0.head(200, ("content-length", "99999999")), $0.data("ab")] },
        HTTP2Scenario(name: "silence", total: .milliseconds(300)) { _ in [] },
        HTTP2Scenario(name: "half a body", total: .milliseconds(300)) { [$0.head(), $0.data("hel")] },
        HTTP2Scenario(name: "data on no stream") { _ in [.frames(.data(0, "x"))] },
        HTTP2Scenario(name: "a head that cannot be unpacked") {
            [.frames(WireFrame(type: WireFrame.Kind.headers, flags: 5, stream: $0.stream, payload: [255, 255, 255]))]
        },
        HTTP2Scenario(name: "late settings", greeting: [.wait(.milliseconds(20)), .frames(.settings())]) {
            [$0.answer(200, "ok")]
        },
    ]
}

/// The program `curl` as oracle: what it makes of a server of HTTP/2, we make of it.
@Suite struct HTTP2CurlTests {
    private static let bodyBytesMax = 1 << 20

    @Test(arguments: HTTP2Scenario.all)
    func ourVerdictIsCurls(_ scenario: HTTP2Scenario) async throws {
        let ours = try await stage(scenario)
        let outcomes = await ours.outcomes { _ in
            var request = ClientRequest(scenario.method, try URI("http://127.0.0.1:\(ours.port)/"))
            if let body = scenario.body { request.body = .bytes(body) }
            request.options.versions = .http2Only
            request.options.bodyBytesMax = Self.bodyBytesMax
            request.options.timeouts.total = scenario.total
            return request
        }
        await ours.stop()
        let theirs = try await stage(scenario)
        let verdict = try await Self.curl(scenario, theirs.port)
        await theirs.stop()
        if scenario.isForgiven {
            expect(outcomes == [.answered(200, "again")] && verdict == .lost, "curl's came to \(verdict)")
        } else {
            expectEqual(outcomes.map { Verdict($0) }, [verdict], "ours came to \(outcomes)")
        }
    }

    /// A server that has not been asked yet.
    private func stage(_ scenario: HTTP2Scenario) async throws -> Stage {
        try await Stage { loop in
            let server = try FrameServer(loop)
            server.greeting = { _ in scenario.greeting }
            server.answer = scenario.acts
            return server
        }
    }

    /// Runs the program and tells what came of it.
    private static func curl(_ scenario: HTTP2Scenario, _ port: UInt16) async throws -> Verdict {
        var arguments = [
            "-q", "--silent", "--noproxy", "*", "--http2-prior-knowledge", "--max-time",
            "\(Double(scenario.total.milliseconds) / 1000)", "--max-filesize", "\(bodyBytesMax)", "--write-out",
            "\n%{http_code}", "--header", "Expect:",
        ]
        if scenario.method == .head { arguments.append("--head") }
        if scenario.body != nil { arguments += ["--data-binary", "@-"] }
        arguments.append("http://127.0.0.1:\(port)/")
        let run = try await CurlRun(arguments, input: scenario.body ?? [], isHead: scenario.method == .head)
        return Verdict(curl: run.exit, status: run.status, body: run.body)
    }
}
