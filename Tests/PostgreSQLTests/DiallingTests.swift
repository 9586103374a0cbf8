import Foundation
import Kernel
import PostgreSQL
import SupportExpectations
import SupportPostgres
import SupportTLS
import Testing
import Transport

@Suite struct DiallingTests {
    private let rig: PostgresRig

    init() throws { rig = try PostgresRig() }

    private func reasons(_ url: String) throws -> [PostgresDialError.Reason] {
        switch try rig.dial(url) {
        case .success(let connection):
            connection.close()
            return []
        case .failure(let error):
            expect(!"\(error)".contains(PostgresServer.password))
            return error.failures.map(\.reason)
        }
    }

    private func words(_ url: String) throws -> String {
        try reasons(url).map { if case .refused(let words) = $0 { words } else { "\($0)" } }.joined(separator: "; ")
    }

    @Test func `a password with everything in it that could end a value is taken`() throws {
        let server = try SharedServer.get()
        let password = "a'b\\c'\u{301} d=e&f@g"
        try server.query("CREATE ROLE odd LOGIN PASSWORD $$\(password)$$")
        let escaped = try #require(password.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let url = "postgres://odd:\(escaped)@127.0.0.1:\(server.port)/postgres"
        expectEqual(try rig.query("SELECT current_user", on: rig.connect(url))[0].text(0), "odd")
    }

    @Test func `a server says what it is`() throws {
        let server = try SharedServer.get()
        for url in [server.url(), server.localURL()] {
            let facts = try rig.connect(url).server
            expectEqual(facts.encoding, "UTF8")
            expect(facts.version >= 150_000 && facts.version < 160_000)
            expect(!facts.isStandby && !facts.isReadOnly && !facts.isPooled)
        }
    }

    @Test func `a wrong password, an unknown database and one in another encoding are refused with words`() throws {
        let server = try SharedServer.get()
        let wrong = server.url().replacing(PostgresServer.password, with: "another")
        expect(try words(wrong).contains("password authentication failed"))
        expect(try words(server.url(database: "nowhere")).contains("database \"nowhere\" does not exist"))
        let latin = try server.makeDatabase(encoding: "LATIN1")
        expectEqual(try reasons(server.url(database: latin)), [.wrongEncoding("LATIN1")])
    }

    @Test func `a host that swallows packets costs a good one beside it nothing`() throws {
        let server = try SharedServer.get()
        // Connections to it are made by the kernel, and nothing ever answers on them.
        let silent = try Socket.listen(on: try #require(SocketAddress("127.0.0.1:0")), sharing: false)
        let port = try #require(silent.localAddress()?.port)
        let begin = Instant.now
        let url = server.url().replacing("@127.0.0.1", with: "@127.0.0.1:\(port),127.0.0.1")
        let connection = try rig.connect(url)
        expectEqual(try rig.query("SELECT 1", on: connection).count, 1)
        expect(Instant.now - begin < .milliseconds(1900))
        let alone = try reasons("postgres://a:b@127.0.0.1:\(port)/d?connect_timeout=1")
        expectEqual(alone, [.timedOut])
    }

    @Test func `hosts that are not what is wanted are passed over`() throws {
        let primary = try SharedServer.get()
        let standby = try PostgresServer(prepare: { folder in
            _ = FileManager.default.createFile(atPath: folder + "/standby.signal", contents: Data())
        })
        let readOnly = try PostgresServer(settings: ["default_transaction_read_only=on"])
        func url(_ servers: [PostgresServer], _ target: String) -> String {
            let hosts = servers.map { "127.0.0.1:\($0.port)" }.joined(separator: ",")
            return "postgres://\(PostgresServer.user):\(PostgresServer.password)@\(hosts)/postgres"
                + "?target_session_attrs=\(target)"
        }
        let all = [standby, readOnly, primary]
        for _ in 0..<3 {
            let facts = try rig.connect(url(all, "read-write")).server
            expect(!facts.isStandby && !facts.isReadOnly)
            expect(try rig.connect(url(all, "standby")).server.isStandby)
            expect(try rig.connect(url(all, "prefer-standby")).server.isStandby)
            expect(try !rig.connect(url(all, "primary")).server.isStandby)
        }
        expect(try !rig.connect(url([primary, readOnly], "prefer-standby")).server.isStandby)
        expectEqual(
            try reasons(url([standby, readOnly], "read-write")),
            [.wrongTarget(.readWrite), .wrongTarget(.readWrite)])
    }

    @Test func `a name without an address and a port without a server are said`() throws {
        expect(try words("postgres://a:b@127.0.0.1:1/d").contains("Connection refused"))
        guard case .unresolved? = try reasons("postgres://a:b@-.-./d").first else {
            Issue.record("not unresolved")
            return
        }
    }

    @Test func `a certificate of our own is shown where the server asks for one`() throws {
        let certificates = try TestCertificates.shared.get()
        let server = try PostgresServer(
            settings: ["ssl=on", "ssl_cert_file=good.pem", "ssl_key_file=good.key", "ssl_ca_file=root.pem"],
            prepare: { folder in
                try Self.copyCertificates(certificates, to: folder)
                try FileManager.default.copyItem(atPath: certificates.authority, toPath: folder + "/root.pem")
                try "local all all trust\nhostssl all all 127.0.0.1/32 cert\n".write(
                    toFile: folder + "/pg_hba.conf", atomically: true, encoding: .utf8)
            })
        try server.query("CREATE ROLE good LOGIN")
        let url = "postgres://good@127.0.0.1:\(server.port)/postgres?sslmode=require"
        let shown = "&sslcert=\(certificates.certificate("good"))&sslkey=\(certificates.key("good"))"
        expectEqual(try rig.query("SELECT current_user", on: rig.connect(url + shown))[0].text(0), "good")
        expect(try words(url).contains("connection requires a valid client certificate"))
    }

    private static func copyCertificates(_ certificates: TestCertificates, to folder: String) throws {
        for (file, name) in [
            (certificates.certificate("good"), "good.pem"), (certificates.key("good"), "good.key"),
        ] {
            try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: "\(folder)/\(name)")
        }
    }

    @Test func `TLS holds the server's certificate against its name and its authority`() throws {
        let certificates = try TestCertificates.shared.get()
        let server = try PostgresServer(
            settings: ["ssl=on", "ssl_cert_file=good.pem", "ssl_key_file=good.key"],
            prepare: { try Self.copyCertificates(certificates, to: $0) })
        func url(_ host: String, _ parameters: String) -> String {
            server.url().replacing("127.0.0.1", with: host).replacing("sslmode=prefer", with: parameters)
        }
        let authority = "&sslrootcert=" + certificates.authority
        let stranger = "&sslrootcert=" + certificates.certificate("stranger")
        for (host, parameters) in [
            ("127.0.0.1", "sslmode=verify-full" + authority), ("localhost", "sslmode=verify-full" + authority),
            ("other.localhost", "sslmode=verify-ca" + authority), ("other.localhost", "sslmode=require"),
        ] {
            let connection = try rig.connect(url(host, parameters))
            let inUse = try rig.query(
                "SELECT ssl, $1 FROM pg_stat_ssl WHERE pid = pg_backend_pid()",
                [.bytes([UInt8](repeating: 1, count: 3 << 20))], on: connection)
            expect(try inUse[0].bool(0))
            expectEqual(try inUse[0].bytes(1).count, 3 << 20)
        }
        let wrongName = try words(url("other.localhost", "sslmode=verify-full" + authority))
        expect(wrongName.contains("does not match host name \"other.localhost\""), Comment(rawValue: wrongName))
        let wrongAuthority = try words(url("127.0.0.1", "sslmode=verify-full" + stranger))
        expect(wrongAuthority.contains("certificate verify failed"), Comment(rawValue: wrongAuthority))
        let plain = try SharedServer.get()
        let none = try words(plain.url().replacing("sslmode=prefer", with: "sslmode=require"))
        expect(none.contains("does not support SSL"), Comment(rawValue: none))
    }
}
