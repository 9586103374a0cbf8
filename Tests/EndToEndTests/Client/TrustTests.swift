import Crypto
import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportTLS
import Testing

/// A vendor behind an nginx that asks for certificates, as gateways with different `client.tls` meet it.
@Suite("TLS to a vendor", .serialized)
struct TrustTests {
    private let folder = TestFolder()
    private let certificates: TestCertificates

    init() throws { certificates = try TestCertificates.shared.get() }

    private func pin(_ name: String) throws -> String {
        // By a name: the compiler breaks on the span of a result that may be thrown instead.
        let digest = try certificates.pin(name)
        return "\"sha256//\(String(decoding: Base64.standard.encode(digest.span), as: UTF8.self))\""
    }

    private func pins(_ names: String...) throws -> String {
        "pins: [\(try names.map(pin).joined(separator: ", "))]"
    }

    /// The section of a channel of the simulator's, reached through nginx; it gives up quickly.
    private func section(_ port: UInt16, _ tls: [String], _ more: String = "") -> String {
        """
        {kind: oda, host: "127.0.0.1:\(port)", channelId: "\(OracleSimulator.channel)", \
        channelSecret: "\(OracleSimulator.secret)", reconnectIntervalSeconds: 0.02, reconnectMaxAttempts: 1, \
        client: {tls: {\((["caFile: \(certificates.authority)"] + tls).joined(separator: ", "))}\(more)}}
        """
    }

    private func gateway(_ sections: [(name: String, text: String)]) throws -> ChildGateway {
        let names = sections.map(\.name).joined(separator: ", ")
        let config = try ChildGateway.write(
            """
            listen: [{address: 127.0.0.1:0}]
            dataDirectory: \(folder.path)/data
            loops: 2
            apps: {demo: {secretKeys: [\(Samples.secretKey)], providers: [\(names)]}}
            providers:
            \(sections.map { "  \($0.name): \($0.text)" }.joined(separator: "\n"))
            metrics: {public: true}
            """, in: folder)
        return try ChildGateway(config: config, in: folder)
    }

    private func open(_ provider: String, at child: ChildGateway) throws -> Answer {
        try child.caller().blocking(
            "POST", "/v1/sessions",
            json: ["user": ["id": .string("u-\(provider)")], "provider": .string(provider), "waitSeconds": 20])
    }

    @Test("a certificate that nginx wants, pins right, wrong and only reported, and hosts beside the configured one")
    func pinned() async throws {
        try await offPool { [self] in try meet() }
    }

    private func meet() throws {
        let simulator = try OracleSimulator(in: folder)
        let nginx = try Nginx(
            before: simulator.child.port,
            tls: [
                "ssl_certificate \(certificates.certificate("good"));",
                "ssl_certificate_key \(certificates.key("good"));",
                "ssl_client_certificate \(certificates.authority);", "ssl_verify_client on;",
                "ssl_protocols TLSv1.2 TLSv1.3;",
            ], in: folder)
        defer { nginx.stop() }
        let own =
            "clientCertificate: {certificateFile: \(certificates.certificate("renewed")), "
            + "keyFile: \"file:\(certificates.key("renewed"))\"}"
        let port = nginx.port
        let (two, authority) = (try pins("good", "renewed"), try pins("stranger", "root"))
        let (wrongOnes, strange) = (try pins("stranger", "renewed"), try pins("stranger"))
        let sections = [
            (name: "right", text: section(port, [own, two, "minVersion: \"1.3\""])),
            (name: "root", text: section(port, [own, authority], ", egress: {allow: [files.example.com]}")),
            (name: "wrong", text: section(port, [own, wrongOnes])),
            (name: "reported", text: section(port, [own, strange, "pinMode: report"])),
            (name: "bare", text: section(port, [])),
        ]
        let child = try gateway(sections)
        for provider in ["right", "root", "reported"] { try converse(over: provider, at: child, simulator) }
        let wrong = try open("wrong", at: child)
        expect(wrong.status == 502 && wrong.code == "provider_error", "\(wrong)")
        expectEqual(wrong.json["provider"]?["code"]?.stringValue, "pin_mismatch")
        expectEqual(wrong.json["retryable"], false)
        // nginx answers those without a certificate with 400, and the simulator hears of nobody.
        let bare = try open("bare", at: child)
        expect(bare.status == 503 && bare.code == "provider_unavailable", "\(bare)")
        expectEqual(try simulator.users().sorted(), ["u-reported", "u-right", "u-root"])
        let told = child.log.split(separator: "\n").filter { $0.contains("tls_pin_mismatch") }
        expectEqual(told.count { $0.contains("\"mode\":\"report\"") }, 1, "\(told)")
        expectEqual(told.count { $0.contains("\"mode\":\"enforce\"") }, 1, "\(told)")
        let metrics = try child.caller().blocking("GET", "/metrics").text
        for (provider, mode) in [("wrong", "enforce"), ("reported", "report")] {
            let count = Self.mismatches(of: provider, mode, in: metrics)
            expect(count > 0, "\(provider): \(count)")
        }
        child.kill()
    }

    /// Opens a session, and says something that the vendor has to hear.
    private func converse(over provider: String, at child: ChildGateway, _ simulator: OracleSimulator) throws {
        let answer = try open(provider, at: child)
        expectEqual(answer.status, 201, "\(provider): \(answer)")
        let session = try Conversation(child.caller(), made: answer.json)
        let text = "over TLS by \(provider)"
        _ = try session.caller.blocking("POST", session.path + "/messages", json: Conversation.text(text))
        let isHeard = try poll(within: 20, every: 0.05) { try simulator.texts().contains(text) }
        expect(isHeard, "\(provider)")
    }

    /// The figure of a provider's mismatches; 0 where there is none.
    private static func mismatches(of provider: String, _ mode: String, in metrics: String) -> Int {
        let name = "trunkline_provider_pin_mismatches_total{provider=\"\(provider)\",mode=\"\(mode)\"} "
        let line = metrics.split(separator: "\n").first { $0.hasPrefix(name) }
        return line.flatMap { Int($0.dropFirst(name.count)) } ?? 0
    }
}
