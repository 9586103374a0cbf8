import Crypto
import HTTPClient
import HTTPWire
import Kernel
import SupportExpectations
import Testing
import Transport

@testable import GatewayCLI

@Suite("What doctor says of a host")
struct EndpointFindingsTests {
    private static let now: Int64 = 1_800_000_000
    private static let day: Int64 = 86_400
    private static let key = [UInt8](repeating: 1, count: 32)
    private static let other = [UInt8](repeating: 2, count: 32)
    private static let keyText = "sha256//AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="

    /// One that is reached, and answers with 404 by the same clock.
    private func observation(
        days: Int64 = 90, rootDays: Int64 = 900, asks: Bool = false, proxied: Bool = false
    ) throws -> EndpointObservation {
        var options = ClientOptions()
        if proxied { options.proxy = ProxyOptions(.http, host: "proxy.corp", port: 3128) }
        var seen = EndpointObservation(url: try URI("https://api.example.com"), options: options)
        if !proxied { seen.addresses = .success([try #require(SocketAddress("192.0.2.1:443"))]) }
        seen.lookup = .milliseconds(3)
        let chain = [
            TLSCertificate(
                subject: "CN=api.example.com", issuer: "CN=Root", expiresAt: Self.now + days * Self.day,
                keyDigest: Self.key),
            TLSCertificate(
                subject: "CN=Root", issuer: "CN=Root", expiresAt: Self.now + rootDays * Self.day,
                keyDigest: Self.other),
        ]
        seen.connection = OriginInspection(
            duration: .milliseconds(20),
            security: OriginInspection.Security(version: .v1_3, chain: chain, asksForCertificate: asks))
        seen.answer = .success(answer())
        return seen
    }

    private func answer(_ status: Int = 404, vendorAhead: Int64? = 0) -> EndpointObservation.Answer {
        EndpointObservation.Answer(
            status: status, vendorSeconds: vendorAhead.map { Self.now + $0 }, wallSeconds: Self.now)
    }

    private func lines(_ seen: EndpointObservation) -> String {
        EndpointFindings.find(seen, of: "main", now: Self.now).map(\.lines).joined()
    }

    private func failed(_ failure: ClientError, proxied: Bool = false) throws -> String {
        var seen = try observation(proxied: proxied)
        seen.connection = OriginInspection(failure: failure, duration: .milliseconds(5))
        seen.answer = nil
        return lines(seen)
    }

    @Test("one that is in order, straight and through a proxy that looks the name up")
    func inOrder() throws {
        let chain =
            "api.example.com:443: the certificate CN=api.example.com, issued by CN=Root, is good for 90 days more"
        try expectEqual(
            lines(observation()),
            """
            ok      provider main: the name api.example.com is 192.0.2.1 (3 ms)
            ok      provider main: api.example.com:443 is reached over TLS 1.3 (20 ms)
            ok      provider main: \(chain)
            ok      provider main: api.example.com:443 answers (HEAD /: 404)
            ok      clock: agrees with api.example.com:443's

            """)
        try expectEqual(
            lines(observation(proxied: true)),
            """
            ok      provider main: api.example.com:443 is reached over TLS 1.3 through http://proxy.corp:3128 (20 ms)
            ok      provider main: \(chain)
            ok      provider main: api.example.com:443 answers (HEAD /: 404)
            ok      clock: agrees with api.example.com:443's

            """)
    }

    @Test("a chain that runs out soon or has run out, and by which certificate")
    func expiry() throws {
        let soon = try lines(observation(days: 29))
        expect(soon.contains("warning provider main: api.example.com:443: the certificate"), "\(soon)")
        expect(soon.contains("is good for 29 days more\n        mend: whoever runs api.example.com has to renew it"))
        try expect(!lines(observation(days: 30)).contains("warning"))
        let past = try lines(observation(days: -2))
        expect(past.contains("problem provider main") && past.contains("ran out 2 days ago"), "\(past)")
        let root = try lines(observation(rootDays: 1))
        expect(root.contains("hangs on CN=Root, which is good for 1 day more"), "\(root)")
    }

    @Test("pins that match, with one in reserve and without, and pins that do not")
    func pins() throws {
        var seen = try observation()
        seen.options.tls.pins = TLSPins([Self.key, [UInt8](repeating: 3, count: 32)])
        expect(lines(seen).contains("has the pinned key \(Self.keyText) (CN=api.example.com)\n"), "\(lines(seen))")
        expect(!lines(seen).contains("reserve"))
        seen.options.tls.pins = TLSPins([Self.key], isEnforced: false)
        expect(lines(seen).contains("warning provider main: api.example.com:443 uses every pinned key, and none is"))
        seen.options.tls.pins = TLSPins([[UInt8](repeating: 3, count: 32)], isEnforced: false)
        let reported = lines(seen)
        expect(
            reported.contains("warning provider main: api.example.com:443 has none of the pinned keys; its chain has"))
        expect(reported.contains("\(Self.keyText) (CN=api.example.com)") && reported.contains("only reported"))
        // Enforced: the look without pins tells which keys there are.
        seen.options.tls.pins = TLSPins([[UInt8](repeating: 3, count: 32), [UInt8](repeating: 4, count: 32)])
        seen.unpinned = seen.connection
        seen.connection = OriginInspection(failure: .tlsFailed(.pinMismatch))
        seen.answer = nil
        let wrong = lines(seen)
        expect(wrong.contains("problem provider main: api.example.com:443 has none of the pinned keys, so"), "\(wrong)")
        expect(wrong.contains(Self.keyText) && wrong.contains("providers.main.client.tls.pins"))
    }

    @Test(
        "the clock, by how much it differs",
        arguments: [
            (-2, "ok      clock: agrees"), (30, "ok      clock: is 30 s behind"),
            (-31, "warning clock: is 31 s ahead of"),
            (240, "warning clock: is 240 s behind"), (241, "problem clock: is 241 s behind"),
            (-9999, "problem clock: is 9999 s ahead of"),
        ])
    func clock(_ ahead: Int64, _ line: String) throws {
        var seen = try observation()
        seen.answer = .success(answer(vendorAhead: ahead))
        expect(lines(seen).contains(line), "\(lines(seen))")
        expectEqual(lines(seen).contains("timedatectl"), abs(ahead) > 30)
        seen.answer = .success(answer(vendorAhead: nil))
        expect(!lines(seen).contains("clock"), "one that does not tell is not judged")
    }

    @Test("the answer, and whether the certificate of ours was enough")
    func answers() throws {
        var seen = try observation(asks: true)
        seen.answer = .success(answer(400))
        expect(
            lines(seen).contains("problem provider main: api.example.com:443 asks for a client certificate, none is"))
        seen.answer = .success(answer(200))
        expect(
            lines(seen).contains("warning provider main: api.example.com:443 asks for a client certificate, none is"))
        seen.options.tls.certificate = TLSCertificateFiles(certificate: "/c.pem", key: "/c.key")
        expect(lines(seen).contains("ok      provider main: api.example.com:443 takes the certificate /c.pem"))
        seen.answer = .success(answer(400))
        expect(lines(seen).contains("warning provider main: api.example.com:443 was shown the certificate /c.pem"))
        seen.answer = .success(answer(503))
        expect(lines(seen).contains("warning provider main: api.example.com:443 answers HEAD / with 503"))
        seen.answer = .failure(.tlsFailed(.alert(code: 116, reason: "certificate required")))
        expect(lines(seen).contains("problem provider main") && lines(seen).contains("client.tls.clientCertificate"))
    }

    @Test("what is not reached: which step failed, and how to mend it")
    func failures() throws {
        let address = try #require(SocketAddress("192.0.2.1:443"))
        let refused = ClientError.connectFailed([
            DialAttempt(address: address, error: SystemError(call: "connect", code: 111))
        ])
        let cases: [(ClientError, Bool, String, String)] = [
            (refused, false, "cannot be connected to (192.0.2.1:443: Connection refused)", "open the way"),
            (refused, true, "the proxy http://proxy.corp:3128 cannot be connected to", "client.proxy.url"),
            (.resolutionFailed(.notFound), true, "the name of the proxy", "client.proxy.url"),
            (.connectTimedOut, false, "did not answer within 10000 ms", "connectSeconds"),
            (.proxyRefused(.unauthenticated(.rejected)), true, "lets nobody in", "username, password and auth"),
            (.proxyRefused(.status(403)), true, "refused the way to api.example.com:443 with 403", "noProxy"),
            (.tlsFailed(.certificateRejected(reason: "certificate has expired")), false, "expired", "renew"),
            (.tlsFailed(.certificateRejected(reason: "hostname mismatch")), false, "mismatch", "correct the host"),
            (
                .tlsFailed(.certificateRejected(reason: "unable to get local issuer certificate")), false, "issuer",
                "client.tls.caFile"
            ),
            (.tlsFailed(.alert(code: 70, reason: "protocol version")), false, "no TLS as new", "minVersion"),
            (.tlsFailed(.file(path: "/ca.pem", reason: "gone")), false, "/ca.pem cannot be used", "let /ca.pem"),
            (.tlsTimedOut, false, "TLS handshake", "TLS is spoken"), (.addressRefused, false, "egress", "egress"),
        ]
        for (failure, proxied, text, mend) in cases {
            let said = try failed(failure, proxied: proxied).split(separator: "\n").suffix(2)
            expect(said.first?.hasPrefix("problem provider main: ") == true, "\(said)")
            expect(said.first?.contains(text) == true, "\(text) in \(said)")
            expect(
                said.last?.hasPrefix("        mend: ") == true && said.last?.contains(mend) == true, "\(mend): \(said)")
        }
        var seen = try observation()
        seen.addresses = .failure(.notFound)
        (seen.connection, seen.answer) = (nil, nil)
        expectEqual(
            lines(seen),
            """
            problem provider main: the name api.example.com has no address
                    mend: correct the host in providers.main; `getent hosts api.example.com` asks the same name servers

            """)
    }

    @Test("words of others cannot begin a line")
    func hostile() {
        let finding = Finding.problem("store", "it said\nok all", mend: "a\u{1B}[1mb")
        expectEqual(finding.lines, "problem store: it said ok all\n        mend: a [1mb\n")
    }
}
