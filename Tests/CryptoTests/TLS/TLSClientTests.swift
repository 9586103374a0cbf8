import Crypto
import Foundation
import SupportExpectations
import Testing

/// Demands of a client on its server beyond a chain that holds, and the certificate that it shows.
@Suite struct TLSClientTests {
    private let authority: TestAuthority

    init() throws { authority = try TestAuthority.shared.get() }

    private func pair(
        _ pins: [String], isEnforced: Bool = true, server: String = "chain", version: TLSVersion = .v1_3
    ) throws -> TLSPair {
        let digests = Set(try pins.map { try authority.pin($0) })
        let client = try authority.client(
            versionMax: version, pins: TLSPins(digests, isEnforced: isEnforced),
            certificate: authority.files("visitor"))
        let pair = try TLSPair(client: client, server: try authority.server(server))
        pair.handshake()
        return pair
    }

    // MARK: Pins

    @Test(arguments: TLSVersion.allCases, ["chain", "middle", "root"])
    func `any key on the way to the authority is one to know the server by`(version: TLSVersion, name: String) throws {
        for isEnforced in [true, false] {
            let pair = try pair([name, "other"], isEnforced: isEnforced, version: version)
            expectEqual(pair.clientStep, .done)
            expect(!pair.client.missesPins)
        }
    }

    @Test(arguments: TLSVersion.allCases)
    func `a server without any of them is refused before it has heard anything`(version: TLSVersion) throws {
        let pair = try pair(["other", "good"], version: version)
        expectEqual(pair.clientStep, .failed(.pinMismatch))
        expectEqual(pair.client.handshake(), .failed(.pinMismatch))
        #expect(throws: TLSError.pinMismatch) { try pair.write(client: [1]) }
        // Our side never ends its handshake: the server gets an alert in place of that.
        if version == .v1_2 {
            guard case .failed(.alert) = pair.serverStep else {
                Issue.record("\(pair.serverStep)")
                return
            }
        } else {
            expect(pair.serverStep != .done)
        }
    }

    @Test(arguments: TLSVersion.allCases)
    func `a server without any of them is only told of where they are not enforced`(version: TLSVersion) throws {
        let pair = try pair(["other", "good"], isEnforced: false, version: version)
        expectEqual(pair.clientStep, .done)
        expect(pair.client.missesPins)
    }

    @Test func `certificates that are only sent along prove nothing`() throws {
        expectEqual(try pair(["other"], server: "stuffed").clientStep, .failed(.pinMismatch))
        expectEqual(try pair(["good"], server: "stuffed").clientStep, .done)
        expect(try pair(["other"], isEnforced: false, server: "stuffed").client.missesPins)
    }

    @Test func `pins replace no part of the usual check`() throws {
        for server in ["expired", "stranger"] {
            for isEnforced in [true, false] {
                let step = try pair(["root", "good"], isEnforced: isEnforced, server: server).clientStep
                guard case .failed(.certificateRejected) = step else {
                    Issue.record("\(server): \(step)")
                    return
                }
            }
        }
    }

    @Test func `without pins nothing is missed`() throws {
        let pair = try TLSPair(client: authority.client(), server: authority.server())
        pair.handshake()
        expectEqual(pair.clientStep, .done)
        expect(!pair.client.missesPins && !pair.server.missesPins)
    }

    // MARK: Our certificate

    private func asking() throws -> TLSContext {
        var settings = TLSServerSettings(certificates: [authority.files("good")])
        settings.clientCertificates = TLSClientCertificates(authorityFile: authority.root, isRequired: true)
        return try TLSContext(server: settings)
    }

    @Test(arguments: TLSVersion.allCases)
    func `our certificate is shown to a server that asks for one`(version: TLSVersion) throws {
        let client = try authority.client(versionMax: version, certificate: authority.files("other"))
        let pair = try TLSPair(client: client, server: asking())
        pair.handshake()
        expectEqual(pair.clientStep, .done)
        expectEqual(pair.serverStep, .done)
        expectEqual(pair.server.peerKeyDigest, try authority.pin("other"))
    }

    @Test(arguments: TLSVersion.allCases)
    func `without one such a server does not let us in`(version: TLSVersion) throws {
        let pair = try TLSPair(client: authority.client(versionMax: version), server: asking())
        pair.handshake()
        guard case .failed = pair.serverStep else {
            Issue.record("\(pair.serverStep)")
            return
        }
        expect(pair.server.peerKeyDigest == nil)
    }

    @Test(
        arguments: [
            ("missing.pem", "visitor.key", "missing.pem", "No such file or directory"),
            ("visitor.key", "visitor.key", "visitor.key", "holds no certificate in PEM form"),
            ("visitor.pem", "missing.key", "missing.key", "No such file or directory"),
            ("visitor.pem", "visitor.pem", "visitor.pem", "holds no private key in PEM form"),
            ("visitor.pem", "other.key", "other.key", "does not belong to the certificate in "),
            ("good.pem", "sealed.key", "sealed.key", "is encrypted; a key without a passphrase is needed"),
        ])
    func `a file of ours that will not do is named, with what is wrong`(
        certificate: String, key: String, named: String, reason: String
    ) throws {
        let files = TLSCertificateFiles(certificate: authority.path(certificate), key: authority.path(key))
        let error = #expect(throws: TLSError.self) { try authority.client(certificate: files) }
        guard case .file(let path, let found) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        expectEqual(path, authority.path(named))
        expect(found.hasPrefix(reason), "\(found)")
    }
}
