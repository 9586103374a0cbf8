import Crypto
import EventLoop
import Foundation
import HTTPWire
import Kernel
import SupportExpectations
import SupportProxies
import SupportServers
import SupportTLS
import Testing
import Transport
@testable import HTTPClient

/// Our client and our servers on a manual loop, and proxies of the distribution's between them.
@Suite struct RealProxyTests {
    private struct Way {
        let bench: Bench
        let proxy: ProxyOptions
        let authority: String

        init(_ proxy: ProxyOptions, isSecure: Bool = false) throws {
            bench = try Bench()
            self.proxy = proxy
            let certificates = try TestCertificates.shared.get()
            authority = certificates.authority
            guard isSecure else { return }
            let context = try TLSContext(
                server: TLSServerSettings(
                    certificateFile: certificates.certificate("good"), keyFile: certificates.key("good")))
            bench.server.filter = { TLSFilter(server: context) }
        }

        func request(
            _ scheme: String, host: String = "localhost", _ method: HTTPMethod = .get, body: ClientRequestBody = .none
        ) throws -> ClientRequest {
            let url = try URI("\(scheme)://\(host):\(bench.server.port)/path?query")
            var request = ClientRequest(method, url, body: body)
            request.options.proxy = proxy
            request.options.tls.caFile = authority
            return request
        }
    }

    private func options(
        _ kind: ProxyOptions.Kind, _ proxy: RealProxy, password: String? = RealProxy.password,
        _ authentication: ProxyOptions.Authentication? = nil
    ) throws -> ProxyOptions {
        var options = ProxyOptions(kind, host: "localhost", port: proxy.port)
        options.credentials = password.map { ProxyCredentials(username: RealProxy.username, password: $0) }
        options.authentication = authentication
        if kind == .https { options.tls.caFile = try TestCertificates.shared.get().authority }
        return options
    }

    /// Several requests come through, and one that the proxy must not let through does not.
    private func check(_ proxy: ProxyOptions, _ scheme: String, wrong: ProxyRefusal? = nil) throws {
        let way = try Way(proxy, isSecure: scheme == "https")
        way.bench.server.answer = { [.answer(200, "\($0.field("Host") ?? "") \($0.target) \($0.body.count)")] }
        let body = [UInt8](repeating: 7, count: 300_000)
        let host = "localhost:\(way.bench.server.port)"
        for _ in 0..<3 {
            expectEqual(way.bench.outcome(try way.request(scheme)), .answered(200, "\(host) /path?query 0"))
            expectEqual(
                way.bench.outcome(try way.request(scheme, .post, body: .bytes(body))),
                .answered(200, "\(host) /path?query 300000"))
        }
        // A tunnel stands in the log once it is over.
        defer {
            way.bench.client.close()
            way.bench.settle()
        }
        guard let wrong else { return }
        var other = proxy
        other.credentials = ProxyCredentials(username: RealProxy.username, password: "wrong")
        var request = try way.request(scheme)
        request.options.proxy = other
        expectEqual(way.bench.outcome(request), .failed(.proxyRefused(wrong)))
        request.options.proxy?.credentials = nil
        guard case .failed(.proxyRefused(.unauthenticated)) = way.bench.outcome(request) else {
            Issue.record("nobody was let in")
            return
        }
    }

    @Test(arguments: RealProxy.Question.allCases, ["http", "https"])
    func requestsGoThroughSquid(_ question: RealProxy.Question, _ scheme: String) throws {
        let squid = try RealProxy.squid(question)
        let wrong: ProxyRefusal? = question == .nobody ? nil : .unauthenticated(.rejected)
        try check(try options(.http, squid), scheme, wrong: wrong)
        let ours = squid.lines(with: RealProxy.username, count: question == .nobody ? 0 : 1)
        if question != .nobody { expect(!ours.isEmpty) }
        let lines = squid.lines(with: scheme == "https" ? "TCP_TUNNEL/200 CONNECT" : "/200 GET http://", count: 1)
        expect(!lines.isEmpty, "\(squid.read("access.log"))")
        // One question for the right password, whatever the count of requests.
        let questions = squid.lines(with: "/407", count: 1)
        expect(questions.count <= 4, "\(questions)")
    }

    @Test(arguments: [ProxyOptions.Authentication.basic, .digest])
    func theConfiguredWayCounts(_ authentication: ProxyOptions.Authentication) throws {
        let squid = try RealProxy.squid(.both)
        try check(try options(.http, squid, authentication), "https")
        let basic = try RealProxy.squid(.basic)
        let way = try Way(try options(.http, basic, .digest), isSecure: true)
        expectEqual(
            way.bench.outcome(try way.request("https")), .failed(.proxyRefused(.unauthenticated(.noCommonMethod))))
    }

    @Test func aRefusalOfSquidIsTold() throws {
        let squid = try RealProxy.squid(.nobody)
        let way = try Way(try options(.http, squid, password: nil), isSecure: true)
        way.bench.server.stop()
        let outcome = way.bench.outcome(try way.request("https"))
        expectEqual(outcome, .failed(.proxyRefused(.status(503))))
    }

    @Test(arguments: ["http", "https"])
    func requestsGoThroughTinyproxy(_ scheme: String) throws {
        let tinyproxy = try RealProxy.tinyproxy()
        // Of a forwarded request it answers a wrong password with 401, which might be the vendor's.
        try check(
            try options(.http, tinyproxy), scheme, wrong: scheme == "https" ? .unauthenticated(.rejected) : nil)
        expect(
            !tinyproxy.lines(with: scheme == "https" ? "CONNECT localhost" : "GET http://localhost", count: 1).isEmpty)
    }

    @Test(arguments: [false, true], ["http", "https"])
    func requestsGoThroughDante(_ asksForName: Bool, _ scheme: String) throws {
        let dante = try RealProxy.dante(asksForName: asksForName)
        try check(
            try options(.socks5, dante), scheme, wrong: asksForName ? .unauthenticated(.rejected) : nil)
        if asksForName { expect(!dante.lines(with: RealProxy.username, count: 1).isEmpty) }
    }

    @Test func aReplyOfDanteIsTold() throws {
        let dante = try RealProxy.dante(asksForName: false)
        let way = try Way(try options(.socks5, dante, password: nil), isSecure: true)
        way.bench.server.stop()
        expectEqual(way.bench.outcome(try way.request("https")), .failed(.proxyRefused(.reply(5))))
    }

    @Test(arguments: ["http", "https"])
    func requestsGoThroughTLSInTLS(_ scheme: String) throws {
        let squid = try RealProxy.squid(.digest)
        let stunnel = try RealProxy.stunnel(before: squid)
        try check(try options(.https, stunnel), scheme, wrong: .unauthenticated(.rejected))
        // An authority that is not believed ends it before any password is said.
        var stranger = try options(.https, stunnel)
        stranger.tls.caFile = nil
        let way = try Way(stranger, isSecure: true)
        guard case .failed(.tlsFailed(.certificateRejected)) = way.bench.outcome(try way.request(scheme)) else {
            Issue.record("the proxy was believed")
            return
        }
    }

    @Test(arguments: ["squid", "dante", "stunnel"], ["ws", "wss"])
    func socketsGoThroughTunnels(_ name: String, _ scheme: String) throws {
        let inner = try name == "dante" ? RealProxy.dante(asksForName: false) : .squid(.digest)
        let outer = try name == "stunnel" ? RealProxy.stunnel(before: inner) : inner
        let kind: ProxyOptions.Kind = name == "dante" ? .socks5 : name == "stunnel" ? .https : .http
        let way = try Way(try options(kind, outer), isSecure: scheme == "wss")
        let (link, recorder, echo) = try way.bench.echoing { request in
            request.options.proxy = way.proxy
            request.options.tls.caFile = way.authority
            if let url = try? URI("\(scheme)://localhost:\(way.bench.server.port)/chat") { request.url = url }
        }
        link.send(text: Array("through \(name)".utf8))
        way.bench.run { !recorder.texts.isEmpty }
        expectEqual(recorder.texts, ["through \(name)"])
        link.close()
        way.bench.run { !recorder.ends.isEmpty && echo.isGone }
        if name != "dante" {
            expect(!inner.lines(with: "TCP_TUNNEL/200 CONNECT localhost:\(way.bench.server.port)", count: 1).isEmpty)
        }
    }

    @Test(arguments: ["squid", "stunnel", "dante"])
    func sharedConnectionsOfHTTP2GoThroughTunnels(_ name: String) throws {
        let inner = try name == "dante" ? RealProxy.dante(asksForName: false) : .squid(.basic)
        let outer = try name == "stunnel" ? RealProxy.stunnel(before: inner) : inner
        let kind: ProxyOptions.Kind = name == "dante" ? .socks5 : name == "stunnel" ? .https : .http
        let way = try Way(try options(kind, outer))
        let certificates = try TestCertificates.shared.get()
        let server = try FrameServer(way.bench.loop)
        let context = try TLSContext(
            server: TLSServerSettings(
                certificateFile: certificates.certificate("good"), keyFile: certificates.key("good"),
                applicationProtocols: ["h2"]))
        server.filter = { TLSFilter(server: context) }
        var request = try way.request("https")
        request.url = try URI("https://localhost:\(server.port)/")
        let boxes = (0..<10).map { _ in way.bench.begin(request).box }
        way.bench.run { boxes.allSatisfy(\.isDone) }
        expectEqual(Set(boxes.map(\.outcome.status)), [200])
        expectEqual(server.connectionCount, 1)
    }

    @Test func whatIsNotForTheProxyGoesStraight() throws {
        let squid = try RealProxy.squid(.nobody)
        var proxy = try options(.http, squid, password: nil)
        proxy.bypass = try #require(ProxyBypass(["127.0.0.0/8"]))
        let way = try Way(proxy)
        expectEqual(way.bench.outcome(try way.request("http", host: "127.0.0.1")), .answered(200, ""))
        expectEqual(way.bench.outcome(try way.request("http")), .answered(200, ""))
        let lines = squid.lines(with: "GET", count: 1)
        expectEqual(lines.count, 1)
        expect(lines.first?.contains("http://localhost:") == true)
    }
}
