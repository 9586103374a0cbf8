import FuzzForwarded
import HTTPServer
import HTTPWire
import Kernel
import SupportCorpus
import SupportExpectations
import Testing

@Suite struct TrustedProxiesTests {
    static let files = CorpusFile.all(of: "Forwarded")

    /// `F:` before a line of `Forwarded`, `X:` before one of `X-Forwarded-For`; `10.0.0.0/8` and `fd00::/8` are
    /// proxies, and the peer is 10.0.0.1.
    @Test(arguments: [
        ([], "10.0.0.1"), (["F:for=192.0.2.1"], "192.0.2.1"), (["F:for=6.6.6.6, for=192.0.2.1"], "192.0.2.1"),
        (["F:for=6.6.6.6, for=192.0.2.1, for=10.0.0.2"], "192.0.2.1"),
        (["F:for=6.6.6.6", "F:for=192.0.2.1"], "192.0.2.1"),
        (["F:for=10.0.0.3, for=10.0.0.2"], "10.0.0.3"), (["F:for=192.0.2.1, for=_hidden"], "10.0.0.1"),
        (["F:for=192.0.2.1, for=unknown, for=10.0.0.2"], "10.0.0.2"), (["F:proto=https;by=_lb"], "10.0.0.1"),
        (["F:for=\"[2001:db8::1]:4711\""], "2001:db8::1"), (["F:for=192.0.2.1, for=\"[fd00::7]\""], "192.0.2.1"),
        (["F:FOR=\"192.0.2.1:80\";Proto=https"], "192.0.2.1"), (["F:for=\"192.0.2.1:_http\""], "192.0.2.1"),
        (["F:for=192.0.2.1:80"], "10.0.0.1"), (["F:for=[2001:db8::1]"], "10.0.0.1"),
        (["F:for=\"2001:db8::1\""], "10.0.0.1"),
        (["F:for=\"[192.0.2.1]\""], "10.0.0.1"), (["F:for=192.0.2.1;for=192.0.2.2"], "10.0.0.1"),
        (["F:for=\"192.0.2.1:99999\""], "10.0.0.1"), (["F:for=example.com"], "10.0.0.1"), (["F:for"], "10.0.0.1"),
        (["F:for=6.6.6.6;x=\", for=192.0.2.1"], "10.0.0.1"), (["F:for=6.6.6.6;x=\"", "F:for=192.0.2.1"], "192.0.2.1"),
        (["F:for=\"[::ffff:192.0.2.1]\""], "192.0.2.1"), (["F:for=192.0.2.1, for=\"[::ffff:10.0.0.9]\""], "192.0.2.1"),
        (["F:for=192.0.2.1", "X:192.0.2.2"], "192.0.2.1"), (["F:for=_hidden", "X:192.0.2.2"], "10.0.0.1"),
        (["X:192.0.2.1"], "192.0.2.1"), (["X:6.6.6.6, 192.0.2.1, 10.0.0.2"], "192.0.2.1"),
        (["X:6.6.6.6", "X:192.0.2.1"], "192.0.2.1"), (["X:192.0.2.1, unknown"], "10.0.0.1"),
        (["X:\", 192.0.2.1"], "192.0.2.1"),
        (["X:2001:db8::1"], "2001:db8::1"), (["X:[2001:db8::1]:80"], "2001:db8::1"), (["X:192.0.2.1:80"], "192.0.2.1"),
        (["X:192.0.2.1, nonsense, 10.0.0.2"], "10.0.0.2"), (["X:"], "10.0.0.1"), (["X:192.0.2.1,,"], "192.0.2.1"),
    ])
    func theFirstHopFromTheEndThatIsNoProxyIsTheClient(_ lines: [String], _ client: String) throws {
        var fields = HTTPFields()
        for line in lines {
            try fields.append(line.hasPrefix("F") ? .forwarded : .xForwardedFor, String(line.dropFirst(2)))
        }
        let proxies = TrustedProxies(
            [try #require(AddressRange("10.0.0.0/8")), try #require(AddressRange("fd00::/8"))])
        let peer = try #require(SocketAddress("10.0.0.1:1"))
        expectEqual(proxies.client(of: fields, peer: peer)?.host, client)
        let stranger = try #require(SocketAddress("192.0.2.77:1"))
        expectEqual(proxies.client(of: fields, peer: stranger), stranger)
        expectEqual(TrustedProxies().client(of: fields, peer: peer), peer)
    }

    private static func rig(_ trusted: [String]) throws -> Rig {
        var limits = HTTPServerLimits()
        limits.trustedProxies = TrustedProxies(trusted.compactMap { AddressRange($0) })
        return try Rig(
            [
                Route(
                    .get, "/me",
                    .immediate { Response(status: .ok, body: .bytes(Array(($0.clientAddress?.host ?? "-").utf8))) })
            ], limits: limits)
    }

    @Test(arguments: [(["127.0.0.1"], "192.0.2.1"), (["10.0.0.0/8"], "127.0.0.1"), ([], "127.0.0.1")])
    func bothVersionsOfHTTPKnowTheirClient(_ trusted: [String], _ client: String) throws {
        let rig = try Self.rig(trusted)
        let older = try rig.client()
        try expectEqual(
            older.exchange("GET /me HTTP/1.1\r\nHost: a\r\nForwarded: for=6.6.6.6, for=192.0.2.1\r\n\r\n")[0].text,
            client)
        try expectEqual(
            older.exchange("GET /me HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")[0].text, client)
        let newer = try rig.http2Client()
        try expectEqual(newer.exchange(.get, "/me", fields: [("forwarded", "for=6.6.6.6, for=192.0.2.1")]).text, client)
        try expectEqual(newer.exchange(.get, "/me", fields: [("x-forwarded-for", "192.0.2.1")]).text, client)
    }

    @Test(arguments: files)
    func whatTheFuzzerKnowsHolds(_ file: CorpusFile) throws { fuzzForwarded(try file.bytes()) }

    @Test func noMutilatedFieldMakesACallerAnother() throws {
        expect(Self.files.count >= 20)
        try replayMutations(of: Self.files, seed: .random(in: 0 ... .max), rounds: 50, fuzzForwarded)
    }
}
