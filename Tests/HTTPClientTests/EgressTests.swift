import HTTPWire
import Kernel
import SupportExpectations
import SupportServers
import Testing
import Transport
import WebSocket
@testable import HTTPClient

/// Where a provider's calls may go.
@Suite struct EgressTests {
    private typealias Verdict = EgressPolicy.Verdict

    private func verdict(
        _ host: String, _ port: UInt16 = 443, _ source: EgressPolicy.Source = .elsewhere, allow: [String]? = nil,
        allowsPrivate: Bool = false
    ) -> Verdict? {
        var policy = EgressPolicy(
            endpoints: [EgressEndpoint(host: "Own.test", port: 8443), EgressEndpoint(host: "[FD00::0:1]", port: 443)],
            allow: allow?.map { EgressPattern(host: $0) }, allowsPrivate: allowsPrivate)
        policy.source = source
        return policy.verdict(host: host, port: port)
    }

    @Test(arguments: [("own.test", 8443), ("fd00::1", 443), ("fd00:0:0::1", 443)])
    func `what the configuration names may be anywhere`(host: String, port: UInt16) {
        for source in [EgressPolicy.Source.elsewhere, .vendor, .configuration] {
            for allow in [nil, ["other.test"], []] as [[String]?] {
                expectEqual(verdict(host, port, source, allow: allow), Verdict(policy: .exceptInstanceMetadata))
            }
        }
    }

    @Test(arguments: [("own.test", 443), ("own.test.", 8443), ("x.own.test", 8443), ("fd00::2", 443)])
    func `another port or host is another place`(host: String, port: UInt16) {
        expectEqual(verdict(host, port), Verdict(policy: .publicOnly))
        let like = Verdict(policy: .publicOnly, privateLike: ["fd00::1", "own.test"])
        expectEqual(verdict(host, port, .vendor), like)
        expectEqual(verdict(host, port, .configuration), Verdict(policy: .exceptInstanceMetadata))
        expect(verdict(host, port, allow: []) == nil)
        expect(verdict(host, port, .vendor, allow: ["other.test"]) == nil)
        // Without a list there is nothing that could be allowed to be private.
        expectEqual(verdict(host, port, allowsPrivate: true), Verdict(policy: .publicOnly))
    }

    @Test(arguments: [
        ("*.amazonaws.com", "a.amazonaws.com", true), ("*.amazonaws.com", "a.b.amazonaws.com", true),
        ("*.amazonaws.com", "amazonaws.com", false), ("*.amazonaws.com", "evilamazonaws.com", false),
        ("*.amazonaws.com", ".amazonaws.com", false), ("*.AmazonAWS.com", "a.amazonaws.com", true),
        ("api.test", "api.test", true), ("API.test", "api.test", true), ("api.test", "x.api.test", false),
        ("10.0.0.1", "10.0.0.1", true), ("10.0.0.1", "10.0.0.11", false), ("[fd00::2]", "fd00:0::2", true),
        ("*", "anything.test", true),
    ])
    func `a list names hosts`(pattern: String, host: String, isNamed: Bool) {
        for source in [EgressPolicy.Source.elsewhere, .vendor] {
            expectEqual(verdict(host, 443, source, allow: [pattern]) != nil, isNamed)
            expectEqual(verdict(host, 443, source, allow: ["other.test", pattern]) != nil, isNamed)
            expectEqual(
                verdict(host, 443, source, allow: [pattern], allowsPrivate: true),
                isNamed ? Verdict(policy: .exceptInstanceMetadata) : nil)
        }
        if isNamed { expectEqual(verdict(host, allow: [pattern]), Verdict(policy: .publicOnly)) }
    }

    @Test func `a list may name a port`() {
        let pattern = EgressPattern(host: "*.test", port: 8443)
        expect(pattern.matches(EgressEndpoint(host: "a.test", port: 8443)))
        expect(!pattern.matches(EgressEndpoint(host: "a.test", port: 443)))
    }

    // MARK: In the client

    /// A policy whose one endpoint is the test's server.
    private func policy(
        _ bench: Bench, own: Bool = false, allow: [String]? = nil, _ source: EgressPolicy.Source = .elsewhere,
        allowsPrivate: Bool = false
    ) -> EgressPolicy {
        var policy = EgressPolicy(
            endpoints: own ? [EgressEndpoint(host: "127.0.0.1", port: bench.server.port)] : [],
            allow: allow?.map { EgressPattern(host: $0) }, allowsPrivate: allowsPrivate)
        policy.source = source
        return policy
    }

    @Test(arguments: ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "[::1]", "[64:ff9b::7f00:1]", "[::]", "0.0.0.0"])
    func `a private address is refused without a connection`(host: String) throws {
        for allow in [nil, ["*"], ["elsewhere.test"]] as [[String]?] {
            let bench = try Bench()
            var options = ClientOptions()
            options.egress = policy(bench, allow: allow)
            let url = try URI("http://\(host):\(bench.server.port)/")
            expectEqual(bench.outcome(ClientRequest(.get, url, options: options)), .failed(.addressRefused))
            bench.settle()
            expectEqual(bench.server.connectionCount, 0)
            expectEqual(bench.client.connectionCount, 0)
        }
    }

    @Test func `the configured host answers, and what it may lead to`() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(200, "here")] }
        let policies = [
            policy(bench, own: true), policy(bench, own: true, allow: []), policy(bench, .configuration),
            policy(bench, allow: ["127.0.0.1"], allowsPrivate: true), policy(bench, allow: ["*"], allowsPrivate: true),
        ]
        for policy in policies {
            expectEqual(bench.outcome(try bench.get { $0.egress = policy }), .answered(200, "here"))
        }
    }

    @Test func `an address that the vendor gave is private only if the vendor is`() throws {
        for (endpoint, isPrivate) in [("127.0.0.9", true), ("localhost", true), ("9.9.9.9", false)] {
            let bench = try Bench()
            bench.server.answer = { _ in [.answer(200, "here")] }
            var policy = EgressPolicy(endpoints: [EgressEndpoint(host: endpoint, port: 443)])
            policy.source = .vendor
            let outcome = bench.outcome(try bench.get { $0.egress = policy })
            expectEqual(outcome, isPrivate ? .answered(200, "here") : .failed(.addressRefused))
            policy.source = .elsewhere
            expectEqual(bench.outcome(try bench.get { $0.egress = policy }), .failed(.addressRefused))
        }
    }

    @Test(arguments: ["http://127.0.0.1:1/", "http://localhost:1/", "http://[::ffff:10.0.0.1]/", "http://10.0.0.1/"])
    func `each redirect is judged for itself`(target: String) throws {
        // A source that is trusted to say where a call goes is not trusted to send it on.
        for source in [EgressPolicy.Source.elsewhere, .vendor, .configuration] {
            let bench = try Bench()
            bench.server.answer = { _ in [.answer(302, "", "Location: \(target)")] }
            let request = try bench.get {
                $0.redirectsMax = 3
                $0.egress = policy(bench, own: true, source)
            }
            expectEqual(bench.outcome(request), .failed(.addressRefused))
            expectEqual(bench.server.requests.count, 1)
        }
    }

    @Test func `a redirect to the configured host is followed`() throws {
        let bench = try Bench()
        bench.server.answer = { $0.target == "/z" ? [.answer(200, "end")] : [.answer(302, "", "Location: /z")] }
        let request = try bench.get {
            $0.redirectsMax = 3
            $0.egress = policy(bench, own: true, .configuration)
        }
        expectEqual(bench.outcome(request), .answered(200, "end"))
    }

    @Test func `a connection that stands serves nobody who may not make it`() throws {
        let bench = try Bench()
        expectEqual(bench.outcome(try bench.get { $0.egress = policy(bench, own: true) }), .answered(200, ""))
        expectEqual(bench.client.idleConnectionCount, 1)
        expectEqual(bench.outcome(try bench.get { $0.egress = policy(bench) }), .failed(.addressRefused))
        expectEqual(bench.server.requests.count, 1)
    }

    @Test(arguments: ["ftp://127.0.0.1/", "file://127.0.0.1/etc/passwd", "ws://127.0.0.1/", "https://u:p@127.0.0.1/"])
    func `only the web's own schemes are called`(url: String) throws {
        let bench = try Bench()
        var options = ClientOptions()
        options.egress = policy(bench, allow: ["*"], .configuration, allowsPrivate: true)
        expectEqual(bench.outcome(ClientRequest(.get, try URI(url), options: options)), .failed(.badURL))
    }

    @Test func `sockets are judged as requests are`() throws {
        for allow in [nil, ["elsewhere.test"]] as [[String]?] {
            let bench = try Bench()
            var options = ClientOptions()
            options.egress = policy(bench, allow: allow)
            let handler = EndHandler()
            let url = try URI("ws://127.0.0.1:\(bench.server.port)/")
            bench.client.openWebSocket(WebSocketRequest(url, options: options), handler: handler)
            // Never from inside the call.
            expect(handler.end == nil)
            bench.run { handler.end != nil }
            expectEqual(handler.end, .failed(.addressRefused))
            expectEqual(bench.server.connectionCount, 0)
        }
    }
}

/// Hears of the end of a socket that does not open.
private final class EndHandler: WebSocketHandler {
    var end: WebSocketEnd?

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {}
    func received(text: [UInt8], on link: WebSocketLink) {}
    func received(binary: [UInt8], on link: WebSocketLink) {}
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) { self.end = end }
}
