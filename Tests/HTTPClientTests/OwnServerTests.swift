import Crypto
import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import SupportServers
import SupportTLS
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

/// The ways in which a client reaches our own server.
enum Way: String, CaseIterable, CustomTestStringConvertible {
    case http1 = "HTTP/1.1 in clear"
    case http1Secure = "HTTP/1.1 over TLS"
    case http2 = "HTTP/2 with prior knowledge"
    case http2Secure = "HTTP/2 over TLS, insisted on"
    case chosen = "what TLS comes to"

    var testDescription: String { rawValue }
    var isSecure: Bool { self == .http1Secure || self == .http2Secure || self == .chosen }
    var isHTTP2: Bool { self == .http2 || self == .http2Secure || self == .chosen }

    var versions: HTTPVersionPolicy {
        switch self {
        case .http1, .http1Secure: .http1Only
        case .http2, .http2Secure: .http2Only
        case .chosen: .automatic
        }
    }
}

/// Our client and our server on one manual loop.
private final class Household {
    let bench: Bench
    let server: Server
    let port: UInt16
    /// The port is the server's alone, also once it listens no longer.
    private let reserved: Socket
    let way: Way
    private let authority: String

    init(_ way: Way, offering protocols: [String] = Server.applicationProtocols) throws {
        self.way = way
        bench = try Bench()
        let certificates = try TestCertificates.shared.get()
        authority = certificates.authority
        let routes = [
            Route(.get, "/hello", .immediate { _ in .text(.ok, "hello") }),
            Route(
                .post, "/mirror", body: .collected(bytesMax: 8 << 20),
                .immediate { HTTPServer.Response(status: .ok, body: .bytes($0.body)) }),
            Route(.get, "/empty", .immediate { _ in .empty() }),
            Route(
                .get, "/stream",
                .immediate { request in
                    let loop = request.loop
                    return HTTPServer.Response(
                        status: .ok,
                        body: .stream { stream in
                            for i in 0..<200 { stream.write(Array(repeating: UInt8(i), count: 10_000)) }
                            loop.atEndOfTurn { stream.finish() }
                        })
                }),
        ]
        server = Server(loops: [bench.loop], seed: { 7 }) { _ in Router(routes) }
        let acceptor = try TLSAcceptor(
            TLSServerSettings(
                certificateFile: certificates.certificate("good"), keyFile: certificates.key("good"),
                applicationProtocols: protocols))
        var secured: (@Sendable () -> any ConnectionFilter)?
        if way.isSecure { secured = { acceptor.filter() } }
        let any = try #require(SocketAddress("127.0.0.1:0"))
        let address = try server.listen(on: any, secured: secured)
        port = address.port
        reserved = try Socket.reserve(address)
        bench.settle()
    }

    func request(
        _ method: HTTPMethod = .get, _ path: String, body: ClientRequestBody = .none
    ) throws -> ClientRequest {
        var options = ClientOptions()
        options.versions = way.versions
        options.tls.caFile = authority
        options.bodyBytesMax = 8 << 20
        let url = try URI("\(way.isSecure ? "https" : "http")://127.0.0.1:\(port)\(path)")
        return ClientRequest(method, url, body: body, options: options)
    }

    func outcome(_ request: ClientRequest) -> Outcome { bench.outcome(request) }

    /// Ends everything, so that nothing is left for the leak sanitizer to find.
    deinit {
        bench.client.close()
        bench.server.stop()
        let server = server
        Task(executorPreference: bench.loop.taskExecutor) { await server.drain(within: .zero) }
        bench.run { bench.loop.watchCount == 0 }
    }
}

/// Hears only of the end.
private final class Deaf: WebSocketHandler {
    var end: WebSocketEnd?
    func opened(_ link: HTTPClient.WebSocketLink, _ head: HTTPResponseHead) {}
    func received(text: [UInt8], on link: HTTPClient.WebSocketLink) {}
    func received(binary: [UInt8], on link: HTTPClient.WebSocketLink) {}
    func ended(_ link: HTTPClient.WebSocketLink, _ end: WebSocketEnd) { self.end = end }
}

/// The same requests in every way, against our own server.
@Suite struct OwnServerTests {
    private let bytes = (0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 5) }

    @Test(arguments: Way.allCases)
    func smallAnswersComeWhole(_ way: Way) throws {
        let household = try Household(way)
        for _ in 0..<3 {
            expectEqual(household.outcome(try household.request(.get, "/hello")), .answered(200, "hello"))
        }
        expectEqual(household.outcome(try household.request(.head, "/hello")), .answered(200, ""))
        expectEqual(household.outcome(try household.request(.get, "/empty")), .answered(204, ""))
        expectEqual(household.outcome(try household.request(.get, "/nowhere")).status, 404)
        expectEqual(household.outcome(try household.request(.post, "/hello")).status, 405)
        expectEqual(household.server.connectionCount, 1)
    }

    @Test(arguments: Way.allCases)
    func megabytesPassBothWays(_ way: Way) throws {
        let household = try Household(way)
        let expected = bytes
        for isStream in [false, true] {
            var rest = expected[...]
            let body =
                isStream
                ? ClientRequestBody.stream(
                    length: nil,
                    next: {
                        defer { rest = rest.dropFirst(100_000) }
                        return rest.isEmpty ? nil : Array(rest.prefix(100_000))
                    }) : .bytes(expected)
            let request = try household.request(.post, "/mirror", body: body)
            household.bench.inTask { bench in
                do throws(ClientError) {
                    let response = try await bench.client.send(request)
                    expectEqual(response.head.version, way.isHTTP2 ? .http2 : .http11)
                    try await expectEqual(response.body.collect(), expected)
                } catch {
                    Issue.record("\(way.rawValue) failed with \(error)")
                }
            }
        }
    }

    @Test(arguments: Way.allCases)
    func aStreamIsReadAtItsReadersPace(_ way: Way) throws {
        let household = try Household(way)
        let request = try household.request(.get, "/stream")
        household.bench.inTask { bench in
            do throws(ClientError) {
                let response = try await bench.client.send(request)
                var total = 0
                while let piece = try await response.body.next() {
                    total += piece.count
                    await bench.loop.sleep(for: .zero)
                }
                expectEqual(total, 2_000_000)
            } catch {
                Issue.record("\(way.rawValue) failed with \(error)")
            }
        }
    }

    @Test(arguments: Way.allCases)
    func manyAtTheSameTimeAreAllAnswered(_ way: Way) throws {
        let household = try Household(way)
        let boxes = try (0..<60).map { i in
            household.bench.begin(try household.request(.post, "/mirror", body: .bytes(Array("\(i)".utf8)))).box
        }
        household.bench.run { boxes.allSatisfy(\.isDone) }
        for (i, box) in boxes.enumerated() { expectEqual(box.outcome, .answered(200, "\(i)")) }
        expectEqual(household.server.connectionCount, way.isHTTP2 ? 1 : 60)
    }

    @Test(arguments: Way.allCases)
    func aServerThatDrainsFinishesWhatItHas(_ way: Way) throws {
        let household = try Household(way)
        expectEqual(household.outcome(try household.request(.get, "/hello")), .answered(200, "hello"))
        let server = household.server
        Task(executorPreference: household.bench.loop.taskExecutor) { await server.drain(within: .seconds(5)) }
        household.bench.settle()
        household.bench.advance(.seconds(2))
        expectEqual(household.server.connectionCount, 0)
        household.bench.run { household.bench.client.connectionCount == 0 }
        expectEqual(household.bench.client.connectionCount, 0)
        guard case .failed(.connectFailed) = household.outcome(try household.request(.get, "/hello")) else {
            Issue.record("\(way.rawValue): the server was still there")
            return
        }
    }

    // MARK: What the handshake comes to

    @Test func whoeverWaitsFallsBackTogetherAndItIsRemembered() throws {
        let household = try Household(.chosen, offering: ["http/1.1"])
        for round in 1...2 {
            let boxes = try (0..<5).map { _ in household.bench.begin(try household.request(.get, "/hello")).box }
            household.bench.run { boxes.allSatisfy(\.isDone) }
            expect(boxes.allSatisfy { $0.outcome == .answered(200, "hello") })
            expectEqual(household.server.connectionCount, 5, "round \(round)")
        }
        expectEqual(household.bench.client.idleConnectionCount, 5)
    }

    @Test func whoInsistsOnHTTP2GetsNothingElse() throws {
        // One that chooses nothing, as old servers do.
        let household = try Household(.http2Secure, offering: [])
        expectEqual(household.outcome(try household.request(.get, "/hello")), .failed(.versionRefused))
        expectEqual(household.bench.client.connectionCount, 0)
        let other = try Household(.http2Secure, offering: ["http/1.1"])
        guard let error = other.outcome(try other.request(.get, "/hello")).error else {
            Issue.record("was answered over HTTP/1.1")
            return
        }
        switch error {
        case .versionRefused, .tlsFailed: break
        default: Issue.record("failed with \(error)")
        }
    }

    @Test func aServerThatHasLearntHTTP2IsSpokenToInIt() throws {
        let bench = try Bench()
        let frames = try FrameServer(bench.loop)
        let certificates = try TestCertificates.shared.get()
        func filter(_ protocols: [String]) throws -> TLSFilter {
            TLSFilter(
                server: try TLSContext(
                    server: TLSServerSettings(
                        certificateFile: certificates.certificate("good"), keyFile: certificates.key("good"),
                        applicationProtocols: protocols)))
        }
        let (old, new) = (try filter(["http/1.1"]), try filter(["h2"]))
        frames.filter = { [unowned frames] in frames.connectionCount == 0 ? old : new }
        frames.greeting = {
            $0 == 0
                ? [.send("HTTP/1.1 503 Later\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")]
                : [.frames(.settings())]
        }
        var request = ClientRequest(.get, try URI("https://127.0.0.1:\(frames.port)/"))
        request.options.tls.caFile = certificates.authority
        expectEqual(bench.outcome(request), .answered(503, ""))
        for _ in 0..<2 { expectEqual(bench.outcome(request), .answered(200, "")) }
        expectEqual(frames.connectionCount, 2)
    }

    /// With TLS 1.2 the server has the last word, and its greeting may follow in the same packet.
    @Test func aGreetingThatComesWithTheHandshakeIsHeard() throws {
        let bench = try Bench()
        let frames = try FrameServer(bench.loop)
        let certificates = try TestCertificates.shared.get()
        let context = try TLSContext(
            server: TLSServerSettings(
                certificateFile: certificates.certificate("good"), keyFile: certificates.key("good"),
                versionMax: .v1_2, applicationProtocols: ["h2"]))
        frames.filter = { TLSFilter(server: context) }
        frames.acknowledges = false
        frames.answer = { _ in [] }
        var request = ClientRequest(.get, try URI("https://127.0.0.1:\(frames.port)/"))
        request.options.tls.caFile = certificates.authority
        for _ in 0..<3 { bench.begin(request) }
        bench.run { frames.requests.count == 3 }
        expectEqual(frames.requests.count, 3, "nothing but the greeting said that there may be more than one")
        expectEqual(frames.connectionCount, 1)
        bench.client.close()
    }

    @Test func webSocketsAreOpenedOverHTTP1() throws {
        let bench = try Bench()
        let certificates = try TestCertificates.shared.get()
        let context = try TLSContext(
            server: TLSServerSettings(
                certificateFile: certificates.certificate("good"), keyFile: certificates.key("good"),
                applicationProtocols: ["h2", "http/1.1"]))
        let filter = TLSFilter(server: context)
        bench.server.filter = { filter }
        var request = WebSocketRequest(try URI("wss://127.0.0.1:\(bench.server.port)/"))
        request.options.tls.caFile = certificates.authority
        request.options.versions = .http2Only
        let handler = Deaf()
        bench.client.openWebSocket(request, handler: handler)
        bench.run { handler.end != nil }
        expectEqual(filter.applicationProtocol, "http/1.1")
        expectEqual(bench.server.requests.first?.field("Upgrade"), "websocket")
    }

    @Test func aRequestThatMustGoOverHTTP1Does() throws {
        let bench = try Bench()
        let certificates = try TestCertificates.shared.get()
        let frames = try FrameServer(bench.loop)
        let context = try TLSContext(
            server: TLSServerSettings(
                certificateFile: certificates.certificate("good"), keyFile: certificates.key("good"),
                applicationProtocols: ["h2", "http/1.1"]))
        var filters: [TLSFilter] = []
        frames.filter = {
            filters.append(TLSFilter(server: context))
            return filters.last
        }
        frames.greeting = {
            $0 == 0 ? [.frames(.settings())] : [.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")]
        }
        frames.answer = { [$0.reset(13)] }
        var request = ClientRequest(.post, try URI("https://127.0.0.1:\(frames.port)/"), body: .bytes([1]))
        request.options.tls.caFile = certificates.authority
        expectEqual(bench.outcome(request), .answered(200, "ok"))
        expectEqual(filters.map(\.applicationProtocol), ["h2", "http/1.1"])
    }
}
