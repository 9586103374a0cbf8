import Crypto
import Foundation
import SupportExpectations
import Testing

/// The behaviour of a server on the open internet beyond the handshake itself.
@Suite struct TLSServerTests {
    private let authority: TestAuthority

    init() throws { authority = try TestAuthority.shared.get() }

    private func settings(_ names: String..., versionMin: TLSVersion = .v1_2) -> TLSServerSettings {
        TLSServerSettings(certificates: names.map { authority.files($0) }, versionMin: versionMin)
    }

    /// The digest of a certificate's key as a client sees it.
    private func digest(_ name: String) throws -> [UInt8]? {
        try OracleClient(.v1_3).connect(to: authority.server(name)).serverKeyDigest
    }

    // MARK: Names

    @Test(arguments: [
        ("api.example.test", "good"), ("other.example.test", "other"), ("OTHER.Example.test", "other"),
        ("one.apps.example.test", "other"), ("two.wild.example.test", "good"), ("one.two.apps.example.test", "good"),
        ("apps.example.test", "good"), ("stranger.test", "good"), ("", "good"),
    ])
    func `a name gets its certificate, and any other name the first`(host: String, name: String) throws {
        let server = try TLSContext(server: settings("good", "other"))
        for version in TLSVersion.allCases {
            let outcome = try OracleClient(version).connect(to: server, host: host.isEmpty ? nil : host)
            expect(outcome.isThrough)
            try expectEqual(outcome.serverKeyDigest, digest(name))
        }
        try expect(digest("good") != digest("other"))
    }

    @Test func `a chosen certificate takes the server's other rules along`() throws {
        var rules = settings("good", "other", versionMin: .v1_3)
        rules.applicationProtocols = ["http/1.1"]
        let server = try TLSContext(server: rules)
        let pair = try TLSPair(
            client: authority.client(protocols: ["h2", "http/1.1"]), server: server, host: "other.example.test")
        pair.handshake()
        expectEqual(pair.client.applicationProtocol, "http/1.1")
        try expectEqual(OracleClient(.v1_2).connect(to: server, host: "other.example.test").isThrough, false)
    }

    // MARK: Tickets

    @Test(arguments: TLSVersion.allCases)
    func `a client that comes back with its ticket is spared the exchange`(version: TLSVersion) throws {
        let keys = TLSTicketKeys(now: .zero)
        let server = try TLSContext(server: settings("good", "other"), ticketKeys: keys)
        for host in ["api.example.test", "other.example.test"] {
            let client = try OracleClient(version)
            let first = try client.connect(to: server, host: host)
            expect(first.isThrough && !first.isResumed && !first.isResumedAtServer)
            let second = try client.connect(to: server, host: host)
            expect(second.isThrough && second.isResumed && second.isResumedAtServer)
            // A new context with the same keys, as after new certificates.
            let third = try client.connect(
                to: TLSContext(server: settings("other", "good"), ticketKeys: keys), host: host)
            expect(third.isThrough && third.isResumed)
        }
    }

    /// Clients of TLS 1.3 use a ticket once (RFC 8446 appendix C.4), so one that resumed has to get another.
    @Test func `a client that came back with its ticket gets a fresh one in TLS 1.3, and needs none in TLS 1.2`() throws
    {
        for version in TLSVersion.allCases {
            let server = try TLSContext(server: settings("good"), ticketKeys: TLSTicketKeys(now: .zero))
            let client = try OracleClient(version)
            let first = try client.connect(to: server)
            let second = try client.connect(to: server)
            expect(second.isResumed && !first.ticket.isEmpty && !second.ticket.isEmpty)
            expectEqual(first.ticket != second.ticket, version == .v1_3)
        }
    }

    @Test(arguments: TLSVersion.allCases)
    func `a ticket opens for two periods after its own`(version: TLSVersion) throws {
        for (periods, opens) in [(0, true), (1, true), (2, true), (3, false)] {
            let keys = TLSTicketKeys(period: .seconds(60), now: .seconds(1_000))
            let server = try TLSContext(server: settings("good"), ticketKeys: keys)
            let client = try OracleClient(version)
            _ = try client.connect(to: server)
            for period in 0..<periods { keys.advance(to: .seconds(1_060 + 60 * period)) }
            keys.advance(to: .seconds(1_059 + 60 * periods))
            try expectEqual(client.connect(to: server).isResumed, opens, "after \(periods) periods")
            // The ticket that came with that connection was sealed with the newest key.
            keys.advance(to: .seconds(1_060 + 60 * periods))
            keys.advance(to: .seconds(1_120 + 60 * periods))
            try expect(client.connect(to: server).isResumed)
        }
    }

    @Test func `after a long pause no key of the past opens anything`() throws {
        let keys = TLSTicketKeys(period: .seconds(60), now: .zero)
        let server = try TLSContext(server: settings("good"), ticketKeys: keys)
        let client = try OracleClient(.v1_3)
        _ = try client.connect(to: server)
        keys.advance(to: .seconds(180))
        let later = try client.connect(to: server)
        expect(later.isThrough && !later.isResumed)
    }

    @Test(arguments: TLSVersion.allCases)
    func `a ticket of other keys, or from before a stricter rule, means a whole handshake`(version: TLSVersion) throws {
        let keys = TLSTicketKeys(now: .zero)
        let server = try TLSContext(server: settings("good"), ticketKeys: keys)
        var stricter = settings("good")
        stricter.clientCertificates = TLSClientCertificates(authorityFile: authority.root, isRequired: false)
        for other in [
            try TLSContext(server: settings("good"), ticketKeys: TLSTicketKeys(now: .zero)),
            try TLSContext(server: stricter, ticketKeys: keys),
        ] {
            let client = try OracleClient(version)
            _ = try client.connect(to: server)
            let outcome = try client.connect(to: other)
            expect(outcome.isThrough && !outcome.isResumed)
        }
    }

    // MARK: Clients' certificates

    @Test(
        arguments: TLSVersion.allCases,
        [
            (true, "visitor", true), (true, nil, false), (true, "stranger", false), (false, nil, true),
            (false, "visitor", true), (false, "stranger", false),
        ] as [(Bool, String?, Bool)])
    func `clients show what the rule asks for`(version: TLSVersion, rule: (Bool, String?, Bool)) throws {
        let (isRequired, shown, isLetIn) = rule
        var settings = settings("good", "other")
        settings.clientCertificates = TLSClientCertificates(authorityFile: authority.root, isRequired: isRequired)
        let server = try TLSContext(server: settings, ticketKeys: TLSTicketKeys(now: .zero))
        let client = try OracleClient(version, certificate: shown.map { authority.files($0) })
        for host in ["api.example.test", "other.example.test"] {
            let outcome = try client.connect(to: server, host: host)
            expectEqual(outcome.isThrough, isLetIn)
            expectEqual(outcome.server == .done, isLetIn)
            if isLetIn {
                expectEqual(outcome.visitorKeyDigest != nil, shown != nil)
                // And with a ticket the server still knows whom it has before it.
                let again = try client.connect(to: server, host: host)
                expect(again.isResumed && again.visitorKeyDigest == outcome.visitorKeyDigest)
            } else {
                expect(outcome.failure.contains("alert"), "\(outcome.failure)")
            }
        }
    }

    // MARK: What the authority says

    @Test(arguments: TLSVersion.allCases)
    func `the authority's word goes to clients that ask`(version: TLSVersion) throws {
        let server = try TLSContext(
            server: TLSServerSettings(certificates: [
                authority.files("other"), authority.files("good", status: "good.ocsp"),
            ]))
        let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: authority.path("good.ocsp"))))
        try expectEqual(OracleClient(version).connect(to: server).status, file)
        try expectEqual(OracleClient(version).connect(to: server, host: "other.example.test").status, [])
    }

    // MARK: What is refused

    @Test(arguments: [
        "AES128-SHA", "AES128-GCM-SHA256", "ECDHE-ECDSA-AES128-SHA256", "ECDHE-ECDSA-AES256-SHA",
        "ECDHE-ECDSA-AES256-CCM", "DHE-RSA-AES128-GCM-SHA256",
    ])
    func `ciphers without forward secrecy or authentication are refused`(cipher: String) throws {
        let outcome = try OracleClient(.v1_2, ciphers: cipher + ":@SECLEVEL=0").connect(to: authority.server())
        expect(!outcome.isThrough)
        expectEqual(outcome.failure, "sslv3 alert handshake failure")
    }

    @Test func `among what is taken the client chooses`() throws {
        for cipher in [
            "ECDHE-ECDSA-CHACHA20-POLY1305", "ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-ECDSA-AES256-GCM-SHA384",
        ] {
            let client = try OracleClient(
                .v1_2, ciphers: cipher + ":ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384")
            try expectEqual(client.connect(to: authority.server()).cipher, cipher)
        }
    }

    @Test(arguments: [("X25519", true), ("P-256", true), ("P-384", true), ("P-521", false), ("X448", false)])
    func `three groups are taken`(group: String, isTaken: Bool) throws {
        try expectEqual(OracleClient(.v1_3, groups: group).connect(to: authority.server()).isThrough, isTaken)
    }

    @Test func `nobody changes the keys of TLS 1.2 by a second handshake`() throws {
        let outcome = try OracleClient(.v1_2).connect(to: authority.server(), renegotiates: true)
        expect(outcome.isThrough)
        expectEqual(outcome.failure, "no renegotiation")
    }

    @Test(
        arguments: [
            ("missing.pem", "good.key", nil, "missing.pem", "No such file or directory"),
            ("good.key", "good.key", nil, "good.key", "holds no certificate in PEM form"),
            ("good.pem", "missing.key", nil, "missing.key", "No such file or directory"),
            ("good.pem", "good.pem", nil, "good.pem", "holds no private key in PEM form"),
            ("good.pem", "other.key", nil, "other.key", "does not belong to the certificate in "),
            ("good.pem", "sealed.key", nil, "sealed.key", "is encrypted; a key without a passphrase is needed"),
            ("good.pem", "good.key", "missing.ocsp", "missing.ocsp", "No such file or directory"),
            ("good.pem", "good.key", "good.pem", "good.pem", "holds no successful OCSP response in DER form"),
            ("good.pem", "good.key", "other.ocsp", "other.ocsp", "is about another certificate"),
            ("good.pem", "good.key", "unknown.ocsp", "unknown.ocsp", "does not say that the certificate is good"),
        ] as [(String, String, String?, String, String)])
    func `a file that will not do is named, with what is wrong`(
        certificate: String, key: String, status: String?, named: String, reason: String
    ) throws {
        let files = TLSCertificateFiles(
            certificate: authority.path(certificate), key: authority.path(key),
            status: status.map { authority.path($0) })
        let error = #expect(throws: TLSError.self) {
            try TLSContext(server: TLSServerSettings(certificates: [authority.files("good"), files]))
        }
        guard case .file(let path, let found) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        expectEqual(path, authority.path(named))
        expect(found.hasPrefix(reason), "\(found)")
    }

    @Test func `authorities that cannot be read are named, and a server needs a certificate`() throws {
        var settings = settings("good")
        let missing = authority.path("missing.pem")
        settings.clientCertificates = TLSClientCertificates(authorityFile: missing, isRequired: true)
        #expect(throws: TLSError.file(path: missing, reason: "No such file or directory")) {
            try TLSContext(server: settings)
        }
        let key = authority.path("good.key")
        settings.clientCertificates?.authorityFile = key
        #expect(throws: TLSError.file(path: key, reason: "holds no certificate in PEM form")) {
            try TLSContext(server: settings)
        }
        #expect(throws: TLSError.invalidSetting("a server needs a certificate")) {
            try TLSContext(server: TLSServerSettings(certificates: []))
        }
    }
}
