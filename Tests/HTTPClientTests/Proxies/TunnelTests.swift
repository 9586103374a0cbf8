import Crypto
import EventLoop
import HTTPWire
import Kernel
import SupportExpectations
import SupportServers
import SupportTLS
import Testing
import Transport
@testable import HTTPClient

/// Proxies that do what the test says.
@Suite struct TunnelTests {
    private func options(
        _ bench: Bench, _ kind: ProxyOptions.Kind = .http, named: Bool = true
    ) -> ProxyOptions {
        var options = ProxyOptions(kind, host: "127.0.0.1", port: bench.server.port)
        if named { options.credentials = ProxyCredentials(username: "u", password: "p") }
        return options
    }

    /// A request to somewhere that only the bench's server, as a proxy, can reach.
    private func request(
        _ proxy: ProxyOptions, _ url: String = "https://vendor.invalid/x",
        _ change: (inout ClientOptions) -> Void = { _ in }
    ) throws -> ClientRequest {
        var options = ClientOptions()
        options.proxy = proxy
        options.tls.caFile = try TestCertificates.shared.get().authority
        change(&options)
        return ClientRequest(.get, try URI(url), options: options)
    }

    private static let question = "HTTP/1.1 407 Who\r\nProxy-Authenticate: Basic realm=x\r\n"

    @Test func aSecondTryGoesOnTheSameConnection() throws {
        let bench = try Bench()
        bench.server.answer = { seen in
            seen.field("Proxy-Authorization") == nil
                ? [.send(Self.question + "Content-Length: 4\r\n\r\nbody")] : [.answer(502)]
        }
        expectEqual(bench.outcome(try request(options(bench))), .failed(.proxyRefused(.status(502))))
        expectEqual(
            bench.server.requests.map(\.line),
            ["CONNECT vendor.invalid:443 HTTP/1.1", "CONNECT vendor.invalid:443 HTTP/1.1"])
        expectEqual(bench.server.requests.map(\.connection), [0, 0])
        expectEqual(bench.server.requests[0].field("Host"), "vendor.invalid:443")
        expectEqual(bench.server.requests[1].field("Proxy-Authorization"), "Basic dTpw")
        expectEqual(bench.client.connectionCount, 0)
        expectEqual(bench.loop.timerCount, 0)
    }

    @Test(arguments: ["Connection: close\r\nContent-Length: 0\r\n\r\n", "\r\n", "Content-Length: 1000000\r\n\r\n"])
    func aSecondTryGoesOnANewConnectionWhereItHasTo(_ rest: String) throws {
        let bench = try Bench()
        bench.server.answer = { seen in
            seen.field("Proxy-Authorization") == nil ? [.send(Self.question + rest)] : [.answer(403)]
        }
        expectEqual(bench.outcome(try request(options(bench))), .failed(.proxyRefused(.status(403))))
        expectEqual(bench.server.requests.map(\.connection), [0, 1])
    }

    @Test func aProxyThatLosesPatienceBetweenTwoTriesIsDialledAgain() throws {
        let bench = try Bench()
        bench.server.answer = { seen in
            switch (seen.connection, seen.index) {
            case (0, 0): [.send(Self.question + "Content-Length: 0\r\n\r\n")]
            case (0, _): [.close]
            default: [.answer(403)]
            }
        }
        expectEqual(bench.outcome(try request(options(bench))), .failed(.proxyRefused(.status(403))))
        expectEqual(bench.server.requests.map(\.connection), [0, 0, 1])
        expectEqual(bench.server.requests[2].field("Proxy-Authorization"), "Basic dTpw")
    }

    @Test(arguments: [Act.close, .reset, .finish])
    func aProxyThatGoesIsARefusal(_ act: Act) throws {
        let bench = try Bench()
        bench.server.answer = { _ in [act] }
        expectEqual(bench.outcome(try request(options(bench))), .failed(.proxyRefused(.closed)))
        bench.server.answer = { _ in [.send("HTTP/1.1 2"), act] }
        expectEqual(bench.outcome(try request(options(bench))), .failed(.proxyRefused(.closed)))
    }

    @Test func aProxyThatIsNotThereIsAFailedConnection() throws {
        let bench = try Bench()
        bench.server.stop()
        guard case .failed(.connectFailed) = bench.outcome(try request(options(bench))) else {
            Issue.record("it was connected to")
            return
        }
    }

    @Test(arguments: [ProxyOptions.Kind.http, .https, .socks5])
    func theTimeForConnectingCoversTheProxy(_ kind: ProxyOptions.Kind) throws {
        let bench = try Bench()
        bench.server.answer = { _ in [] }
        let (box, _) = bench.begin(try request(options(bench, kind)) { $0.timeouts.connect = .seconds(2) })
        bench.advance(.milliseconds(1990))
        expectEqual(box.outcome, .pending)
        bench.advance(.milliseconds(20))
        expectEqual(box.outcome, .failed(.connectTimedOut))
        expectEqual(bench.client.connectionCount, 0)
        expectEqual(bench.loop.timerCount, 0)
    }

    @Test func theHandshakeBehindItHasATimeOfItsOwn() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.wait(.seconds(1)), .send("HTTP/1.1 200 OK\r\n\r\n")] }
        let (box, _) = bench.begin(
            try request(options(bench)) { ($0.timeouts.connect, $0.timeouts.tls) = (.seconds(2), .seconds(5)) })
        bench.advance(.milliseconds(1_100))
        bench.advance(.milliseconds(4_800))
        expectEqual(box.outcome, .pending)
        bench.advance(.milliseconds(300))
        expectEqual(box.outcome, .failed(.tlsTimedOut))
        expectEqual(bench.loop.timerCount, 0)
    }

    @Test(arguments: [ProxyOptions.Kind.http, .https, .socks5])
    func cancellingEndsIt(_ kind: ProxyOptions.Kind) throws {
        let bench = try Bench()
        bench.server.answer = { _ in [] }
        let (box, task) = bench.begin(try request(options(bench, kind)))
        bench.settle()
        expectEqual(bench.server.openCount, 1)
        task.cancel()
        bench.run { box.isDone && bench.server.openCount == 0 }
        expectEqual(box.outcome, .failed(.cancelled))
        expectEqual(bench.loop.timerCount, 0)
    }

    @Test func aServerThatSpeaksBeforeItIsGreetedIsNone() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 200 OK\r\n\r\nSSH-2.0-x\r\n")] }
        expectEqual(bench.outcome(try request(options(bench))), .failed(.proxyRefused(.malformed)))
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aTunnelThatIsClosedAtOnceIsAFailedHandshake() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 200 OK\r\n\r\n"), .wait(.milliseconds(1)), .close] }
        let (box, _) = bench.begin(try request(options(bench)))
        bench.advance(.seconds(1))
        bench.run { box.isDone }
        expectEqual(box.outcome, .failed(.tlsFailed(.truncated)))
    }

    @Test func refusedAddressesAreNotAskedFor() throws {
        let bench = try Bench()
        for url in ["https://169.254.169.254/", "http://0xa9fea9fe/", "https://[fd00:ec2::254]/"] {
            expectEqual(bench.outcome(try request(options(bench), url)), .failed(.addressRefused))
        }
        let inner = try request(options(bench), "https://10.0.0.1/") { $0.addressPolicy = .publicOnly }
        expectEqual(bench.outcome(inner), .failed(.addressRefused))
        expectEqual(bench.server.connectionCount, 0)
    }

    @Test func aPasswordThatCannotBeReadIsAFailureOfAuthentication() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send(Self.question + "Content-Length: 0\r\n\r\n")] }
        var options = options(bench)
        options.credentials = ProxyCredentials(username: "u", place: "a file") { loop, done in
            // As from a thread that reads files.
            loop.execute { done(nil) }
        }
        for url in ["https://vendor.invalid/", "http://vendor.invalid/"] {
            expectEqual(
                bench.outcome(try request(options, url)),
                .failed(.proxyRefused(.unauthenticated(.unreadablePassword))))
        }
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func passwordsAreReadAnew() throws {
        let bench = try Bench()
        bench.server.answer = { seen in
            seen.field("Proxy-Authorization") == nil
                ? [.send(Self.question + "Content-Length: 0\r\n\r\n")] : [.answer(403), .close]
        }
        let password = LoopBound("one", loop: bench.loop)
        var options = options(bench)
        options.credentials = ProxyCredentials(username: "u", place: 1) { _, done in done(password.value) }
        _ = bench.outcome(try request(options))
        password.value = "two"
        _ = bench.outcome(try request(options))
        expectEqual(
            bench.server.requests.map { $0.field("Proxy-Authorization") }, [nil, "Basic dTpvbmU=", "Basic dTp0d28="])
    }

    @Test func plainRequestsGoInAbsoluteForm() throws {
        let bench = try Bench()
        bench.server.answer = { seen in
            if seen.field("Proxy-Authorization") == nil {
                return [.send(Self.question + "Content-Length: 4\r\n\r\nwhat")]
            }
            return [.answer(200, "hello \(seen.body.count)", "Proxy-Connection: keep-alive")]
        }
        var request = try request(options(bench), "http://vendor.invalid:8080/x?y")
        try request.fields.append("Proxy-Authorization", "Basic planted")
        request.method = .post
        request.body = .bytes([1, 2, 3])
        for _ in 0..<3 { expectEqual(bench.outcome(request), .answered(200, "hello 3")) }
        expectEqual(Set(bench.server.requests.map(\.line)), ["POST http://vendor.invalid:8080/x?y HTTP/1.1"])
        expectEqual(
            bench.server.requests.map { $0.field("Proxy-Authorization") },
            [nil, "Basic dTpw", "Basic dTpw", "Basic dTpw"])
        expectEqual(Set(bench.server.requests.map { $0.field("Host") }), ["vendor.invalid:8080"])
        expectEqual(bench.server.connectionCount, 1)
    }

    @Test func aQuestionThatCannotBeAnsweredIsNoAnswerOfTheVendor() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send(Self.question + "Content-Length: 0\r\n\r\n")] }
        expectEqual(
            bench.outcome(try request(options(bench), "http://vendor.invalid/")),
            .failed(.proxyRefused(.unauthenticated(.rejected))))
        expectEqual(
            bench.outcome(try request(options(bench, named: false), "http://vendor.invalid/")),
            .failed(.proxyRefused(.unauthenticated(.noCredentials))))
    }

    @Test func aVendorsOwn407IsAnAnswer() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(407)] }
        expectEqual(bench.outcome(try bench.get()), .answered(407, ""))
    }

    @Test func whatFollowsAPlainTunnelIsTheServers() throws {
        let bench = try Bench()
        bench.server.answer = { seen in
            seen.line.hasPrefix("CONNECT") ? [.send("HTTP/1.1 200 OK\r\n\r\n")] : [agreement(seen)]
        }
        let echo = EchoServer()
        bench.server.takeOver = { seen, _ in seen.line.hasPrefix("CONNECT") ? nil : echo }
        let (link, recorder) = try bench.webSocket { request in
            request.options.proxy = options(bench)
            if let url = try? URI("ws://vendor.invalid/chat") { request.url = url }
        }
        bench.run { recorder.head != nil }
        link.send(text: Array("hello".utf8))
        bench.run { !recorder.texts.isEmpty }
        expectEqual(recorder.texts, ["hello"])
        expectEqual(bench.server.requests.first?.line, "CONNECT vendor.invalid:80 HTTP/1.1")
        link.abort()
    }
}
