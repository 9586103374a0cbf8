import Foundation
import GatewayRig
import SupportPrograms
import SupportTLS
import SupportExpectations
import Testing

/// A command of the system beside the product, as an operator would run it.
private func run(_ command: String, _ arguments: [String]) throws -> String {
    try Program.run([command] + arguments, joinsErrors: true).text
}

@Suite("HTTPS, as curl and openssl see it", .serialized)
struct SecurityTests {
    private let folder = TestFolder()
    private let certificates: TestCertificates

    init() throws { certificates = try TestCertificates.shared.get() }

    /// Puts a certificate and its key where the configuration expects them.
    private func install(certificate: String, key: String) throws {
        for (source, name) in [
            (certificates.certificate(certificate), "server.pem"), (certificates.key(key), "server.key"),
        ] {
            try folder.write(name, String(contentsOfFile: source, encoding: .utf8))
        }
    }

    private func configuration(tls more: String = "") throws -> String {
        try ChildGateway.write(
            """
            listen:
              - address: 127.0.0.1:0
                tls: {certificateFile: \(folder.path)/server.pem, keyFile: \(folder.path)/server.key\(more)}
            dataDirectory: \(folder.path)/data
            loops: 2
            apps: {demo: {secretKeys: [\(Samples.secretKey)], provider: main}}
            providers: {main: {kind: echo}}
            testing: {echo: true}
            """, in: folder)
    }

    private func start(tls more: String = "") async throws -> ChildGateway {
        try install(certificate: "good", key: "good")
        let config = try configuration(tls: more)
        return try await offPool { [folder] in try ChildGateway(config: config, in: folder) }
    }

    private func curl(_ child: ChildGateway, _ arguments: [String], path: String = "/livez") async throws -> String {
        let all =
            ["-sv", "-m", "20", "--cacert", certificates.authority] + arguments + [
                "https://localhost:\(child.port)\(path)"
            ]
        return try await offPool { try run("curl", all) }
    }

    @Test("both versions are spoken, with certificates that curl believes", arguments: ["1.2", "1.3"])
    func versions(version: String) async throws {
        let child = try await start()
        let answer = try await curl(child, ["--tlsv\(version)", "--tls-max", version])
        expect(answer.contains("SSL connection using TLSv\(version)"), "\(answer)")
        expect(answer.contains("HTTP/2 200"))
        expect(answer.contains(#"{"status":"ok"}"#))
        let older = try await curl(child, ["--tlsv\(version)", "--tls-max", version, "--http1.1"])
        expect(older.contains("HTTP/1.1 200 OK") && older.contains(#"{"status":"ok"}"#))
        let plain = try await offPool { try run("curl", ["-si", "http://localhost:\(child.port)/livez"]) }
        expect(plain.hasPrefix("HTTP/1.1 400 Bad Request\r\n"), "\(plain)")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("a session goes on over HTTPS, with its events as they happen and links that say https")
    func conversation() async throws {
        let child = try await start()
        let secret = ["-H", "Authorization: Bearer \(Samples.secretKey)", "-H", "Content-Type: application/json"]
        let made = try await curl(child, secret + ["-d", #"{"user":{"id":"ada"}}"#], path: "/v1/sessions")
        let id = try #require(made.firstMatch(of: /"id":"(ses_[a-z0-9]+)"/)?.1)
        let text = String(repeating: "over and over ", count: 200)
        async let events = curl(
            child, secret + ["-N", "-m", "4", "-H", "Accept: text/event-stream"], path: "/v1/sessions/\(id)/events")
        let sent = try await curl(
            child, secret + ["-d", #"{"content":{"type":"text","text":"\#(text)"}}"#],
            path: "/v1/sessions/\(id)/messages")
        expect(sent.contains("HTTP/2 202"), "\(sent)")
        expect(made.contains("HTTP/2 201"), "\(made)")
        let heard = try await events
        expect(heard.contains("HTTP/2 200") && heard.contains("content-type: text/event-stream"), "\(heard)")
        expect(heard.contains(#""type":"stream.ready""#) && heard.contains(text))
        let ticket = try await curl(child, secret + ["-d", "{}"], path: "/v1/sessions/\(id)/stream-tickets")
        expect(ticket.contains(#""url":"https://127.0.0.1"#), "\(ticket)")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("a body larger than every window and buffer comes back whole, over both versions", arguments: ["2", "1.1"])
    func largeBody(version: String) async throws {
        let child = try await start()
        var random = SeededRandom(seed: 7)
        let line = (0..<1_024).map { _ in String(UInt64.random(in: .min ... .max, using: &random), radix: 36) }
        try folder.write("body", String(repeating: line.joined(separator: "\n") + "\n", count: 500))
        let (sent, back) = ("\(folder.path)/body", "\(folder.path)/back")
        let answer = try await curl(
            child, ["--http\(version)", "-T", sent, "-o", back, "-H", "Content-Type: text/plain"], path: "/v1/echo")
        expect(answer.contains("HTTP/\(version) 200"), "\(answer)")
        let whole = try Data(contentsOf: URL(fileURLWithPath: sent))
        expect(whole.count > 6_000_000)
        try expectEqual(Data(contentsOf: URL(fileURLWithPath: back)), whole)
        expect(answer.lowercased().contains("< content-length: \(whole.count)"))
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("a ticket spares the next connection the exchange, and old versions are refused")
    func openssl() async throws {
        let child = try await start()
        let ticket = "\(folder.path)/ticket"
        let client = ["s_client", "-connect", "127.0.0.1:\(child.port)", "-CAfile", certificates.authority, "-tls1_2"]
        let first = try await offPool { try run("openssl", client + ["-sess_out", ticket]) }
        expect(first.contains("New, TLSv1.2, Cipher is ECDHE-ECDSA-"), "\(first)")
        expect(first.contains("Verify return code: 0 (ok)"))
        expect(first.contains("Secure Renegotiation IS supported"))
        expect(first.contains("Compression: NONE"))
        let second = try await offPool { try run("openssl", client + ["-sess_in", ticket]) }
        expect(second.contains("Reused, TLSv1.2"), "\(second)")
        let old = ["s_client", "-connect", "127.0.0.1:\(child.port)", "-tls1_1", "-cipher", "ALL:@SECLEVEL=0"]
        let refused = try await offPool { try run("openssl", old) }
        expect(refused.contains("alert protocol version"), "\(refused)")
        child.kill()
    }

    @Test("a client that offers only protocols we do not speak gets the alert for it, and others are served")
    func alpn() async throws {
        let child = try await start()
        let base = ["s_client", "-connect", "localhost:\(child.port)", "-CAfile", certificates.authority]
        func outcome(_ more: [String]) async throws -> String { try await offPool { try run("openssl", base + more) } }
        for version in ["-tls1_2", "-tls1_3"] {
            for offer in ["spdy/3", "h2c,acme-tls/1", "H2"] {
                let refused = try await outcome([version, "-alpn", offer])
                expect(refused.contains("alert no application protocol"), "\(refused)")
                expect(refused.contains("SSL alert number 120") && !refused.contains("ALPN protocol"), "\(refused)")
            }
            try await expect(outcome([version, "-alpn", "spdy/3,http/1.1"]).contains("ALPN protocol: http/1.1"))
            try await expect(outcome([version, "-alpn", "http/1.1,h2"]).contains("ALPN protocol: h2"))
            try await expect(outcome([version]).contains("No ALPN negotiated"))
        }
        // Clients that offer nothing, and those of long ago, are answered in what they begin to speak.
        try await expect(curl(child, ["--no-alpn"]).contains("HTTP/1.1 200 OK"))
        try await expect(curl(child, ["--http1.0"]).contains(#"{"status":"ok"}"#))
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("clients show certificates where they must")
    func clientCertificates() async throws {
        let child = try await start(
            tls: ", minVersion: \"1.3\", clientCertificates: {caFile: \(certificates.authority), mode: required}")
        let shown = ["--cert", certificates.certificate("renewed"), "--key", certificates.key("renewed")]
        try await expect(curl(child, shown).contains("HTTP/2 200"))
        try await expect(!curl(child, []).contains("HTTP/2 200"))
        try await expect(!curl(child, shown + ["--tls-max", "1.2"]).contains("HTTP/2 200"))
        child.kill()
    }

    @Test("browsers are told to stay with TLS, and operators that the certificate runs out")
    func hsts() async throws {
        let child = try await start(tls: ", hsts: {maxAgeSeconds: 60, includeSubDomains: true}")
        for version in ["--http1.1", "--http2"] {
            let answer = try await curl(child, [version])
            expect(
                answer.lowercased().contains("strict-transport-security: max-age=60; includesubdomains"), "\(answer)")
        }
        // The certificates of tests are good for two days.
        expect(child.log.contains("\"message\":\"a certificate expires soon\""))
        expect(child.log.contains("\"file\":\"\(folder.path)/server.pem\",\"days\":1"), "\(child.log)")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("renewed files are taken up by a signal, and wrong ones are not")
    func reload() async throws {
        let child = try await start()
        try await expect(curl(child, []).contains("subject: CN=good"))
        // The key of another certificate: as if only half of the files had been renewed.
        try install(certificate: "renewed", key: "good")
        child.signal(SIGHUP)
        try await expect(eventually { child.log.contains("certificates stay as they were") })
        expect(child.log.contains("listen[0].tls: \(folder.path)/server.key: does not belong to the certificate in"))
        try await expect(curl(child, []).contains("subject: CN=good"))
        try install(certificate: "renewed", key: "renewed")
        child.signal(SIGHUP)
        try await expect(eventually { child.log.contains("certificates read anew") })
        let renewed = try await curl(child, [])
        expect(renewed.contains("subject: CN=renewed") && renewed.contains("HTTP/2 200"), "\(renewed)")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("files that will not do are told with place and path before anything starts")
    func wrongFiles() async throws {
        try install(certificate: "good", key: "renewed")
        let second = ", certificates: [{certificateFile: \(folder.path)/none.pem, keyFile: \(folder.path)/server.key}]"
        let config = try configuration(tls: second)
        for command in ["check-config", "serve"] {
            let (status, output) = try await offPool { [folder] in
                try ChildGateway.run([command, "--config", config], in: folder)
            }
            expectEqual(status, 2)
            let place = "listen[0].tls: \(folder.path)"
            expect(output.contains("\(place)/server.key: does not belong to the certificate in"), "\(output)")
            expect(output.contains("\(place)/none.pem: No such file or directory"), "\(output)")
        }
    }
}
