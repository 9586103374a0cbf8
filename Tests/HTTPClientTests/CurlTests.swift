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
    case malformed
    case timedOut
    case tooLarge
    case tooManyRedirects
    case unreachable
    case other(String)

    init(_ outcome: Outcome) {
        switch outcome {
        case .answered(let status, let body): self = .answered(status, body)
        case .pending: self = .other("pending")
        case .failed(let error), .broken(_, let error):
            switch error {
            case .connectionLost: self = .lost
            case .malformed: self = .malformed
            case .totalTimedOut: self = .timedOut
            case .tooLarge: self = .tooLarge
            case .tooManyRedirects: self = .tooManyRedirects
            case .connectFailed: self = .unreachable
            default: self = .other("\(error)")
            }
        }
    }

    /// By the exit codes of curl's manual page.
    init(curl code: Int32, status: Int, body: String) {
        switch code {
        case 0: self = .answered(status, body)
        // Partial file, empty reply, failure in receiving.
        case 18, 52, 56: self = .lost
        // Unsupported protocol (HTTP/0.9), weird server reply.
        case 1, 8: self = .malformed
        case 28: self = .timedOut
        case 63: self = .tooLarge
        case 47: self = .tooManyRedirects
        case 7: self = .unreachable
        default: self = .other("exit \(code)")
        }
    }
}

/// One thing both clients are put through.
struct CurlScenario: Sendable, CustomTestStringConvertible {
    var name: String
    var method = HTTPMethod.get
    var path = "/"
    var body: [UInt8]?
    var isStream = false
    var redirectsMax = 0
    var total: Duration = .seconds(20)
    var bodyBytesMax = 1 << 20
    /// Here we say "malformed" on purpose, and curl does not: it takes the first of two lengths, and calls a broken
    /// chunk a failure in receiving.
    var isStricter = false
    var acts: @Sendable (SeenRequest) -> [Act]

    var testDescription: String { name }

    static func plain(_ name: String, _ text: String, then acts: Act...) -> CurlScenario {
        CurlScenario(name: name) { _ in [.send(text)] + acts }
    }

    static let all: [CurlScenario] =
        [
            .plain("known length", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"),
            .plain("no reason", "HTTP/1.1 404\r\nContent-Length: 2\r\n\r\nno"),
            .plain("until close", "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhello", then: .close),
            .plain("HTTP/1.0", "HTTP/1.0 200 OK\r\n\r\nhello", then: .close),
            .plain("chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3;x\r\nllo\r\n0\r\n\r\n"),
            .plain(
                "trailers",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX-Sum: 1\r\n\r\n"),
            .plain("interim", "HTTP/1.1 103 E\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"),
            .plain("continue unasked", "HTTP/1.1 100 C\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"),
            .plain("no content", "HTTP/1.1 204 No\r\n\r\n"),
            .plain("not modified", "HTTP/1.1 304 N\r\nContent-Length: 9\r\n\r\n"),
            .plain("short body", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello", then: .close),
            .plain("short chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nhel", then: .close),
            .plain("no last chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n", then: .close),
            CurlScenario(name: "bad chunk", isStricter: true) { _ in
                [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n"), .close]
            },
            CurlScenario(name: "two lengths", isStricter: true) { _ in
                [.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nab"), .close]
            },
            .plain("nothing", "", then: .close), .plain("reset", "", then: .reset),
            .plain("not HTTP", "SSH-2.0-OpenSSH_9.2\r\n", then: .close),
            .plain("bad length", "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n", then: .close),
            .plain("too large", "HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\nab"),
            CurlScenario(name: "silence", total: .milliseconds(300)) { _ in [] },
            CurlScenario(name: "half a head", total: .milliseconds(300)) { _ in [.send("HTTP/1.1 200")] },
            CurlScenario(name: "half a body", total: .milliseconds(300)) { _ in
                [.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhel")]
            },
            CurlScenario(name: "trickle") { _ in
                [.trickle(Array("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc".utf8), each: .milliseconds(2))]
            },
            CurlScenario(name: "head", method: .head) { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n")] },
            CurlScenario(name: "post", method: .post, body: Array("a=b".utf8)) { request in
                [.answer(200, "\(request.line) \(request.field("Content-Length") ?? "-") \(request.body)")]
            },
            CurlScenario(name: "put in chunks", method: .put, body: Array("abc".utf8), isStream: true) { request in
                [.answer(200, "\(request.line) \(request.field("Transfer-Encoding") ?? "-") \(request.body)")]
            },
            CurlScenario(name: "redirect handed out") { _ in [.answer(302, "there", "Location: /z")] },
            CurlScenario(name: "redirect without place", redirectsMax: 3) { _ in [.answer(302, "there")] },
            CurlScenario(name: "redirect loop", redirectsMax: 3) { _ in [.answer(302, "", "Location: /")] },
            CurlScenario(name: "relative redirects", path: "/a/b/c", redirectsMax: 9) { request in
                switch request.target {
                case "/a/b/c": [.answer(302, "", "Location: ../d?e=f")]
                case "/a/d?e=f": [.answer(307, "", "Location: ?g")]
                case "/a/d?g": [.answer(308, "", "Location: ./h/.././i")]
                default: [.answer(200, String(request.target))]
                }
            },
        ]
        + [301, 302, 303, 307, 308].map { status in
            CurlScenario(name: "post and \(status)", method: .post, body: Array("a=b".utf8), redirectsMax: 2) {
                request in
                request.target == "/"
                    ? [.answer(status, "", "Location: /z")] : [.answer(200, "\(request.line) \(request.body)")]
            }
        }
}

/// The program `curl` as oracle: what it makes of a server, we make of it.
@Suite struct CurlTests {
    @Test(arguments: CurlScenario.all)
    func ourVerdictIsCurls(_ scenario: CurlScenario) async throws {
        let live = try await Live(scenario)
        let ours = await live.ours(scenario)
        let theirs = try await curl(scenario, live.port)
        await live.stop()
        if scenario.isStricter {
            expect(Verdict(ours) == .malformed && theirs != .malformed, "ours \(ours), curl's \(theirs)")
        } else {
            expectEqual(Verdict(ours), theirs, "ours came to \(ours)")
        }
    }
}

/// Runs the program and tells what came of it.
private func curl(_ scenario: CurlScenario, _ port: UInt16) async throws -> Verdict {
    var arguments = [
        "-q", "--silent", "--noproxy", "*", "--http1.1", "--max-time",
        "\(Double(scenario.total.milliseconds) / 1000)", "--max-filesize", "\(scenario.bodyBytesMax)", "--write-out",
        "\n%{http_code}", "--header", "Expect:",
    ]
    if scenario.redirectsMax > 0 { arguments += ["--location", "--max-redirs", "\(scenario.redirectsMax)"] }
    if scenario.method == .head { arguments.append("--head") }
    var input: [UInt8] = []
    if let body = scenario.body {
        if scenario.isStream {
            arguments += ["--upload-file", "-"]
            input = body
        } else {
            arguments += ["--data-binary", String(decoding: body, as: UTF8.self)]
        }
    }
    arguments.append("http://127.0.0.1:\(port)\(scenario.path)")
    let run = try await CurlRun(arguments, input: input, isHead: scenario.method == .head)
    return Verdict(curl: run.exit, status: run.status, body: run.body)
}

/// A misbehaving server and a client on a loop with a thread, because curl waits for real.
private final class Live: Sendable {
    let loop: Loop
    let port: UInt16
    private let parts: LoopBound<(BadServer, Client)?>
    private let thread: ThreadBox

    // Set once before anybody else has it, taken once by `stop`.
    private final class ThreadBox: @unchecked Sendable {
        var handle: Kernel.Thread.Handle?
        init(_ handle: consuming Kernel.Thread.Handle) { self.handle = consume handle }
    }

    init(_ scenario: CurlScenario) async throws {
        let loop = try Loop(name: "curl")
        self.loop = loop
        thread = ThreadBox(try loop.start())
        let made = await withCheckedContinuation { continuation in
            loop.execute {
                let result = Result {
                    let server = try BadServer(loop)
                    server.answer = scenario.acts
                    let client = Client(
                        loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
                    return LoopBound(Optional((server, client)), loop: loop)
                }
                continuation.resume(returning: result.map { ($0, $0.value?.0.port ?? 0) })
            }
        }
        (parts, port) = try made.get()
    }

    func ours(_ scenario: CurlScenario) async -> Outcome {
        let port = port
        let parts = parts
        let loop = loop
        return await Task(executorPreference: loop.taskExecutor) {
            let box = OutcomeBox()
            guard let client = parts.value?.1, let url = try? URI("http://127.0.0.1:\(port)\(scenario.path)") else {
                return box.outcome
            }
            var request = ClientRequest(scenario.method, url)
            if let body = scenario.body {
                let pieces = Pieces([String(decoding: body, as: UTF8.self)])
                request.body = scenario.isStream ? .stream(length: nil, next: { await pieces.next() }) : .bytes(body)
            }
            request.options.redirectsMax = scenario.redirectsMax
            request.options.bodyBytesMax = scenario.bodyBytesMax
            request.options.timeouts.total = scenario.total
            await client.outcome(request, into: box)
            return box.outcome
        }.value
    }

    /// Lets go of everything on the loop, then ends its thread.
    func stop() async {
        let parts = parts
        await withCheckedContinuation { continuation in
            parts.loop.execute {
                parts.value?.1.close()
                parts.value?.0.stop()
                parts.value = nil
                continuation.resume()
            }
        }
        loop.stop()
        thread.handle.take()?.join()
    }
}
