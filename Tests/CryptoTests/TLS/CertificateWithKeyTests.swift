import Crypto
import Foundation
import SupportExpectations
import Testing

/// Certificates with their keys in one text.
@Suite struct CertificateWithKeyTests {
    /// The texts of files of the run's authority, one behind the other.
    private static func text(_ names: String...) throws -> String {
        let authority = try TestAuthority.shared.get()
        return try names.map { try String(contentsOfFile: authority.path($0), encoding: .utf8) }.joined()
    }

    @Test(arguments: [["good.pem", "good.key"], ["good.key", "good.pem"]])
    func `certificate and key are found in either order, with the end of its life`(_ names: [String]) throws {
        let text = try names.map { try Self.text($0) }.joined(separator: "Bag Attributes\n")
        let expiry = try #require(try CertificateWithKey(pem: text).expiresAt)
        let left = Double(expiry) - Date().timeIntervalSince1970
        expect((86_400...2 * 86_400 + 60).contains(left), "\(left)")
    }

    @Test func `one that has run out says so itself`() throws {
        let expiry = try #require(try CertificateWithKey(pem: try Self.text("expired.pem", "expired.key")).expiresAt)
        expect(Double(expiry) < Date().timeIntervalSince1970)
    }

    @Test func `what is missing, sealed or another's is said`() throws {
        let texts: [(CertificateWithKey.Fault, String)] = [
            (.noCertificate, ""), (.noCertificate, "a text"), (.noCertificate, try Self.text("good.key")),
            (.noKey, try Self.text("good.pem")), (.encryptedKey, try Self.text("good.pem", "sealed.key")),
            (.foreignKey, try Self.text("good.pem", "other.key")),
        ]
        for (fault, text) in texts {
            #expect(throws: fault) { try CertificateWithKey(pem: text) }
        }
    }
}
