import Crypto
import Foundation
import SupportExpectations
import Testing

@Suite struct TLSHandshakeTests {
    private let authority: TestAuthority

    init() throws { authority = try TestAuthority.shared.get() }

    private func failure(_ step: TLSEngine.HandshakeStep) -> TLSError? {
        if case .failed(let error) = step { error } else { nil }
    }

    @Test(arguments: TLSVersion.allCases)
    func `both ends agree`(version: TLSVersion) throws {
        let pair = try TLSPair(client: authority.client(versionMax: version), server: authority.server())
        pair.handshake()
        expectEqual(pair.clientStep, .done)
        expectEqual(pair.serverStep, .done)
        expectEqual(pair.client.version, version)
        expectEqual(pair.server.version, version)
        expectEqual(pair.server.serverName, "api.example.test")
        expect(pair.client.applicationProtocol == nil)
        // TLS 1.3 sends tickets after the handshake; reading finds them and no data.
        expectEqual(pair.client.inputBytes > 0, version == .v1_3)
        try expectEqual(pair.readAtClient().end, .wantRead)
        expectEqual(pair.client.inputBytes, 0)
    }

    @Test func `a chain over a middle authority is believed`() throws {
        let pair = try TLSPair(client: authority.client(), server: authority.server("chain"))
        pair.handshake()
        expectEqual(pair.clientStep, .done)
    }

    @Test(arguments: ["127.0.0.1", "::1"])
    func `an address is checked as an address and not sent as a name`(host: String) throws {
        let pair = try TLSPair(client: authority.client(), server: authority.server(), host: host)
        pair.handshake()
        expectEqual(pair.clientStep, .done)
        expect(pair.server.serverName == nil)
    }

    @Test(arguments: ["API.example.TEST", "api.example.test.", "one.wild.example.test"])
    func `a name is compared as names are`(host: String) throws {
        let pair = try TLSPair(client: authority.client(), server: authority.server(), host: host)
        pair.handshake()
        expectEqual(pair.clientStep, .done)
    }

    @Test(arguments: [
        ("good", "other.example.test", "hostname mismatch"), ("good", "example.test", "hostname mismatch"),
        ("good", "a.b.wild.example.test", "hostname mismatch"), ("good", "wild.example.test", "hostname mismatch"),
        ("good", "127.0.0.2", "IP address mismatch"), ("good", "good", "hostname mismatch"),
        ("expired", "api.example.test", "certificate has expired"),
        ("stranger", "api.example.test", "self-signed certificate"),
    ])
    func `a certificate that does not hold is refused with its reason`(
        certificate: String, host: String, reason: String
    ) throws {
        for version in TLSVersion.allCases {
            let server = try authority.server(certificate)
            let pair = try TLSPair(client: authority.client(versionMax: version), server: server, host: host)
            pair.handshake()
            expectEqual(failure(pair.clientStep), .certificateRejected(reason: reason))
            // The server is told, by an alert, and the failure stays.
            expectEqual(pair.client.handshake(), pair.clientStep)
            #expect(throws: TLSError.certificateRejected(reason: reason)) { try pair.write(client: [1]) }
            #expect(throws: TLSError.certificateRejected(reason: reason)) { try pair.readAtClient() }
            if case .failed(.alert(let code, _)) = pair.serverStep {
                expect([42, 45, 48].contains(code))
            } else {
                // In TLS 1.3 the server was through before the client refused.
                expect(pair.serverStep == .done && version == .v1_3)
                #expect(throws: TLSError.self) { try pair.readAtServer() }
            }
        }
    }

    @Test func `without its middle authority a chain is not believed`() throws {
        let lone = authority.path("lone.pem")
        let chain = try String(contentsOfFile: authority.path("chain.pem"), encoding: .utf8)
        let marker = "-----END CERTIFICATE-----\n"
        try (chain.components(separatedBy: marker)[0] + marker).write(toFile: lone, atomically: true, encoding: .utf8)
        let settings = TLSServerSettings(certificateFile: lone, keyFile: authority.path("chain.key"))
        let pair = try TLSPair(client: authority.client(), server: TLSContext(server: settings))
        pair.handshake()
        expectEqual(failure(pair.clientStep), .certificateRejected(reason: "unable to get local issuer certificate"))
    }

    @Test func `the store of the system does not know our authority`() throws {
        let client = try TLSContext(client: TLSClientSettings())
        let pair = try TLSPair(client: client, server: authority.server())
        pair.handshake()
        expectEqual(failure(pair.clientStep), .certificateRejected(reason: "unable to get local issuer certificate"))
    }

    @Test(arguments: ["expired", "stranger"])
    func `a client that verifies nothing takes any certificate`(certificate: String) throws {
        let pair = try TLSPair(
            client: authority.client(verifiesPeer: false), server: authority.server(certificate), host: "any.test")
        pair.handshake()
        expectEqual(pair.clientStep, .done)
    }

    @Test(
        arguments: [
            (["h2", "http/1.1"], ["http/1.1"], "http/1.1"), (["http/1.1", "h2"], ["h2", "http/1.1"], "h2"),
            ([], ["h2"], nil), (["h2"], [], nil),
        ] as [([String], [String], String?)])
    func `the server's best protocol that is offered is taken`(
        offered: [String], supported: [String], chosen: String?
    ) throws {
        let pair = try TLSPair(
            client: authority.client(protocols: offered), server: authority.server(protocols: supported))
        pair.handshake()
        expectEqual(pair.clientStep, .done)
        expectEqual(pair.client.applicationProtocol, chosen)
        expectEqual(pair.server.applicationProtocol, chosen)
    }

    /// RFC 7301 section 3.2.
    @Test(
        arguments: [(["h2"], ["http/1.1"]), (["h", "h22"], ["h2"]), (["HTTP/1.1"], ["h2", "http/1.1"])],
        TLSVersion.allCases)
    func `a client that offers only protocols we do not speak is told so`(
        protocols: (offered: [String], supported: [String]), version: TLSVersion
    ) throws {
        let pair = try TLSPair(
            client: authority.client(versionMax: version, protocols: protocols.offered),
            server: authority.server(protocols: protocols.supported))
        pair.handshake()
        expectEqual(failure(pair.clientStep), .alert(code: 120, reason: "tlsv1 alert no application protocol"))
        expectEqual(failure(pair.serverStep), .protocolFailure(reason: "no application protocol"))
    }

    @Test(arguments: TLSVersion.allCases)
    func `wherever a flight is cut the handshake succeeds`(version: TLSVersion) throws {
        let client = try authority.client(versionMax: version, protocols: ["http/1.1"])
        let server = try authority.server(protocols: ["http/1.1"])
        let whole = try TLSPair(client: client, server: server)
        whole.handshake()
        let longest = max(whole.toServer.count, whole.toClient.count)
        expect(longest > 500)
        for cut in 1..<longest {
            let pair = try TLSPair(client: client, server: server)
            pair.handshake { position in position < cut ? cut - position : .max }
            guard pair.clientStep == .done, pair.serverStep == .done else {
                Issue.record("cut at \(cut): \(pair.clientStep), \(pair.serverStep)")
                return
            }
        }
        let single = try TLSPair(client: client, server: server)
        single.handshake { _ in 1 }
        expect(single.clientStep == .done && single.serverStep == .done)
    }

    @Test func `a client of TLS 1.1 is told that its version is refused`() throws {
        var server = try TLSEngine(server: authority.server())
        let body = [0x03, 0x02] + [UInt8](repeating: 7, count: 32) + [0, 0, 4, 0xC0, 0x14, 0x00, 0x2F, 1, 0]
        let message = [1, 0, 0, UInt8(body.count)] + body
        let record = [0x16, 0x03, 0x01, 0, UInt8(message.count)] + message
        server.receive(record.span)
        let step = server.handshake()
        expectEqual(failure(step), .protocolFailure(reason: "unsupported protocol"))
        var answer: [UInt8] = []
        server.drain(into: &answer)
        expectEqual(Array(answer.suffix(2)), [2, 70], "the fatal alert protocol_version")
    }

    @Test func `a server that chooses TLS 1.1 is refused`() throws {
        var client = try TLSEngine(client: authority.client(), host: "api.example.test")
        expectEqual(client.handshake(), .wantRead)
        var hello: [UInt8] = []
        expect(client.drain(into: &hello) > 100)
        let body = [0x03, 0x02] + [UInt8](repeating: 7, count: 32) + [0, 0xC0, 0x14, 0]
        let message = [2, 0, 0, UInt8(body.count)] + body
        let record = [0x16, 0x03, 0x02, 0, UInt8(message.count)] + message
        client.receive(record.span)
        let step = client.handshake()
        expectEqual(failure(step), .protocolFailure(reason: "unsupported protocol"))
    }

    @Test func `two ends without a common version part with an alert`() throws {
        let pair = try TLSPair(
            client: authority.client(versionMax: .v1_2), server: authority.server(versionMin: .v1_3))
        pair.handshake()
        expectEqual(failure(pair.serverStep), .protocolFailure(reason: "unsupported protocol"))
        expectEqual(failure(pair.clientStep), .alert(code: 70, reason: "tlsv1 alert protocol version"))
    }

    @Test func `bytes that are no TLS are refused`() throws {
        var server = try TLSEngine(server: authority.server())
        let request = bytes("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        server.receive(request.span)
        let step = server.handshake()
        expectEqual(failure(step), .protocolFailure(reason: "http request"))
    }

    @Test func `a stream that ends in the handshake is truncated`() throws {
        var client = try TLSEngine(client: authority.client(), host: "api.example.test")
        expectEqual(client.handshake(), .wantRead)
        client.receiveEnd()
        expectEqual(client.handshake(), .failed(.truncated))
        expectEqual(client.handshake(), .failed(.truncated))
    }

    @Test func `the digest of the server's key is the one a pin names`() throws {
        let pair = try TLSPair(client: authority.client(), server: authority.server())
        expect(pair.client.peerKeyDigest == nil)
        pair.handshake()
        let key = [UInt8](try Data(contentsOf: URL(fileURLWithPath: authority.path("good.spki"))))
        let expected = HashAlgorithm.sha256.digest(of: key.span)
        expectEqual(pair.client.peerKeyDigest, expected)
        expect(pair.server.peerKeyDigest == nil)
    }

    @Test(arguments: ["", ".", "a b", "a\u{0}b", "ä.test", "a\n", String(repeating: "a", count: 254)])
    func `what is no host is refused`(host: String) throws {
        let client = try authority.client()
        #expect(throws: TLSError.self) { _ = try TLSPair(client: client, server: authority.server(), host: host) }
    }

    @Test func `files that are missing, empty or do not belong together are named`() throws {
        let missing = authority.path("missing.pem")
        let error = #expect(throws: TLSError.self) {
            try TLSContext(client: TLSClientSettings(trust: .file(path: missing)))
        }
        if case .file(let path, _) = error {
            expectEqual(path, missing)
        } else {
            Issue.record("\(String(describing: error))")
        }
        for (certificate, key, named) in [
            ("missing.pem", "good.key", "missing.pem"), ("good.key", "good.key", "good.key"),
            ("good.pem", "missing.key", "missing.key"), ("good.pem", "chain.key", "chain.key"),
        ] {
            let settings = TLSServerSettings(
                certificateFile: authority.path(certificate), keyFile: authority.path(key))
            let error = #expect(throws: TLSError.self) { try TLSContext(server: settings) }
            guard case .file(let path, let reason) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            expectEqual(path, authority.path(named))
            expect(!reason.isEmpty)
        }
    }

    @Test func `settings that make no sense are refused`() {
        #expect(throws: TLSError.self) { try authority.client(versionMin: .v1_3, versionMax: .v1_2) }
        #expect(throws: TLSError.self) { try authority.client(protocols: [""]) }
        #expect(throws: TLSError.self) { try authority.client(protocols: [String(repeating: "x", count: 256)]) }
        let many = [String](repeating: String(repeating: "x", count: 255), count: 256)
        #expect(throws: TLSError.self) { try authority.client(protocols: many) }
    }
}
