import Crypto
import Foundation
import GatewayRig
import JSON
import SimulatorCCAI
import SupportExpectations
import SupportProxies
import SupportTLS
import Testing

/// `trunkline doctor` before the simulator of a vendor, which stands behind an nginx that asks for certificates.
@Suite("The doctor", .serialized)
struct DoctorTests {
    private let folder = TestFolder()
    private let certificates: TestCertificates

    init() throws { certificates = try TestCertificates.shared.get() }

    private func pins(_ names: String...) throws -> String {
        let pins = try names.map { name in
            // By a name: the compiler breaks on the span of a result that may be thrown instead.
            let digest = try certificates.pin(name)
            return "\"sha256//\(String(decoding: Base64.standard.encode(digest.span), as: UTF8.self))\""
        }
        return "pins: [\(pins.joined(separator: ", "))]"
    }

    private var own: String {
        "clientCertificate: {certificateFile: \(certificates.certificate("renewed")), "
            + "keyFile: \"\(certificates.key("renewed"))\"}"
    }

    private func section(_ host: String, _ client: String) -> String {
        """
        {kind: oda, host: "\(host)", channelId: "\(OracleSimulator.channel)", channelSecret: "env:DOCTOR_SECRET", \
        client: {\(client)}}
        """
    }

    private func configuration(_ sections: [(name: String, text: String)]) throws -> String {
        let names = sections.map(\.name).joined(separator: ", ")
        return try ChildGateway.write(
            """
            listen: [{address: 127.0.0.1:0}]
            dataDirectory: \(folder.path)/data
            loops: 2
            apps: {demo: {secretKeys: [\(Samples.secretKey)], providers: [\(names)]}}
            providers:
            \(sections.map { "  \($0.name): \($0.text)" }.joined(separator: "\n"))
            """, in: folder)
    }

    private func doctor(_ config: String, _ more: String...) throws -> (status: CInt, output: String) {
        let said = try ChildGateway.run(
            ["doctor", "--config", config] + more, in: folder, environment: ["DOCTOR_SECRET": OracleSimulator.secret])
        expect(!said.output.contains(OracleSimulator.secret), "a secret is not shown")
        return said
    }

    @Test("certificates, pins and clocks of a vendor that is reached, and what is missing for one that is not")
    func trust() async throws {
        try await offPool { [self] in
            let simulator = try OracleSimulator(in: folder)
            let nginx = try Nginx(
                before: simulator.child.port,
                tls: [
                    "ssl_certificate \(certificates.certificate("good"));",
                    "ssl_certificate_key \(certificates.key("good"));",
                    "ssl_protocols TLSv1.2 TLSv1.3;",
                    "ssl_client_certificate \(certificates.authority);", "ssl_verify_client on;",
                ], in: folder)
            defer { nginx.stop() }
            let place = "127.0.0.1:\(nginx.port)"
            let trusted = "caFile: \(certificates.authority)"
            let config = try configuration([
                ("right", section(place, "tls: {\(trusted), \(own), \(try pins("good", "renewed"))}")),
                ("bare", section(place, "tls: {\(trusted)}")),
                ("wrong", section(place, "tls: {\(trusted), \(own), \(try pins("stranger", "renewed"))}")),
                ("stranger", section(place, "tls: {\(own)}")),
                ("nowhere", section("no-such-host.invalid", "timeouts: {connectSeconds: 1}")),
            ])
            let right = try doctor(config, "--provider", "right")
            expectEqual(right.status, 0, "\(right.output)")
            for part in [
                "ok      secret env:DOCTOR_SECRET: can be read\n", "\(place) is reached over TLS 1.3 (",
                "\(place): the certificate CN=good, issued by CN=root, ", "is good for 1 day more",
                "\(place) has the pinned key sha256//", "ok      provider right: \(place) takes the certificate ",
                "ok      clock: agrees with \(place)'s\n", "0 problems, ",
            ] { expect(right.output.contains(part), "\(part) in \(right.output)") }
            for (name, part) in [
                ("bare", "problem provider bare: \(place) asks for a client certificate, none is configured"),
                ("wrong", "has none of the pinned keys; its chain has sha256//"),
                ("stranger", "problem provider stranger: \(place) has a certificate that does not hold"),
                ("nowhere", "problem provider nowhere: the name no-such-host.invalid "),
            ] {
                let said = try doctor(config, "--provider", name)
                expectEqual(said.status, 1, "\(said.output)")
                expect(
                    said.output.contains(part) && said.output.contains("        mend: "), "\(part) in \(said.output)")
            }
            expectEqual(try simulator.users(), [], "nobody began to chat")
        }
    }

    @Test("everything at once, beside a gateway that runs and after it; nothing is changed")
    func whole() async throws {
        try await offPool { [self] in
            let simulator = try OracleSimulator(in: folder)
            let config = try configuration([
                (
                    "main",
                    section("127.0.0.1:\(simulator.child.port)", "").replacing("client: {}", with: "tls: false")
                )
            ])
            let before = try doctor(config)
            expect(before.output.contains("ok      store: \(folder.path)/data/trunkline.db is not there yet"))
            expect(!FileManager.default.fileExists(atPath: "\(folder.path)/data"), "looking makes nothing")
            let child = try ChildGateway(
                config: config, in: folder, environment: ["DOCTOR_SECRET": OracleSimulator.secret])
            let beside = try doctor(config)
            expectEqual(beside.status, 0, "\(beside.output)")
            expect(beside.output.contains("trunkline.db is in use by process "), "\(beside.output)")
            child.kill()
            let after = try doctor(config)
            expectEqual(after.status, 0, "\(after.output)")
            expect(after.output.contains("trunkline.db is in order: schema "), "\(after.output)")
            expectEqual(try doctor(config, "--provider", "other").status, 2)
        }
    }

    @Test("credentials, by a call that only reads, where a kind has one")
    func credentials() async throws {
        try await offPool { [self] in
            let amazon = try AmazonSimulator(in: folder)
            let platform = try VendorSimulator(of: CCAISimulator.vendor, in: folder)
            let config = try configuration([
                ("keys", try amazon.section()),
                (
                    "stale",
                    try amazon.section(credentials: [
                        "accessKeyId": .string(AmazonSimulator.keyID), "secretAccessKey": "another-secret",
                    ])
                ), ("desk", try platform.section()), ("stranger", try platform.section(["apiToken": "another-token"])),
            ])
            for (name, part, status) in [
                ("keys", "ok      provider keys: has credentials that the vendor takes (getContactAttributes)\n", 0),
                ("stale", "problem provider stale: has credentials that are not taken (getContactAttributes: ", 1),
                ("desk", "ok      provider desk: has credentials that the vendor takes (getWaitTimes)\n", 0),
                ("stranger", "problem provider stranger: has credentials that are not taken (getWaitTimes: ", 1),
            ] {
                let said = try doctor(config, "--provider", name)
                expect(said.output.contains(part), "\(part) in \(said.output)")
                expectEqual(Int(said.status), status)
                expect(!said.output.contains("another-"), "nothing secret is shown")
            }
            try expectEqual(amazon.count("contactsStarted"), 0)
        }
    }

    @Test("a proxy that wants a password, with the right one and a wrong one")
    func proxy() async throws {
        try await offPool { [self] in
            let squid = try RealProxy.squid(.basic)
            let simulator = try OracleSimulator(in: folder)
            let nginx = try Nginx(
                before: simulator.child.port,
                tls: [
                    "ssl_certificate \(certificates.certificate("good"));",
                    "ssl_certificate_key \(certificates.key("good"));",
                    "ssl_protocols TLSv1.2 TLSv1.3;",
                ], in: folder)
            defer { nginx.stop() }
            func client(_ password: String) -> String {
                "tls: {caFile: \(certificates.authority)}, proxy: {url: \"http://127.0.0.1:\(squid.port)\", "
                    + "username: \(RealProxy.username), password: \(password)}"
            }
            let place = "127.0.0.1:\(nginx.port)"
            let config = try configuration([
                ("right", section(place, client(RealProxy.password))), ("wrong", section(place, client("other-word"))),
            ])
            let right = try doctor(config, "--provider", "right")
            expectEqual(right.status, 0, "\(right.output)")
            expect(right.output.contains("is reached over TLS 1.3 through http://127.0.0.1:\(squid.port) ("))
            let wrong = try doctor(config, "--provider", "wrong")
            expectEqual(wrong.status, 1, "\(wrong.output)")
            expect(wrong.output.contains("lets nobody in: it does not accept the credentials"), "\(wrong.output)")
            expect(!(right.output + wrong.output).contains(RealProxy.password), "the password is not shown")
        }
    }
}
