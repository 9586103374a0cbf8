import Foundation
import SupportPrograms

/// Where this run keeps its files; removed when the tests end.
private let certificateFolder = FileManager.default.temporaryDirectory
    .appendingPathComponent("trunkline-\(UUID().uuidString)")

/// Why there are no certificates.
public struct CertificateFailure: Error {
    /// The command that failed.
    public let command: String
}

/// A certificate authority and some servers' certificates, made once a run by the `openssl` command in a temporary
/// folder.
public final class TestCertificates: Sendable {
    /// Those of this run.
    public static let shared = Result { try TestCertificates() }

    private var folder: URL { certificateFolder }

    /// The authority to believe, as a PEM file.
    public var authority: String { path("root.pem") }

    /// The certificate of a server: `good` and `renewed` (for `localhost`, `127.0.0.1`, `::1`), `expired`, or
    /// `stranger`, which no authority has signed.
    public func certificate(_ name: String) -> String { path(name + ".pem") }

    /// The key of a server.
    public func key(_ name: String) -> String { path(name + ".key") }

    /// The SHA-256 of the public key in a server's certificate or in the authority's (`root`), as pins name it; made
    /// without any code of ours.
    public func pin(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name + ".pin"))))
    }

    private init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: certificateFolder) }
        let names = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1"
        try names.write(toFile: path("leaf.ext"), atomically: true, encoding: .utf8)
        try makeKey("root")
        try openssl(
            "req -x509 -key root.key -out root.pem -subj /CN=root -days 2 -addext basicConstraints=critical,CA:TRUE")
        for (name, days) in [("good", 2), ("renewed", 2), ("expired", -1)] {
            try makeKey(name)
            try openssl("req -new -key \(name).key -out \(name).csr -subj /CN=\(name)")
            try openssl(
                "x509 -req -in \(name).csr -CA root.pem -CAkey root.key -CAcreateserial -out \(name).pem "
                    + "-days \(days) -extfile leaf.ext")
        }
        try makeKey("stranger")
        try openssl("req -x509 -key stranger.key -out stranger.pem -subj /CN=stranger -days 2 -addext \(names)")
        for name in ["root", "good", "renewed", "stranger"] {
            try openssl("x509 -in \(name).pem -noout -pubkey -out \(name).pub")
            try openssl("pkey -pubin -in \(name).pub -outform DER -out \(name).spki")
            try openssl("dgst -sha256 -binary -out \(name).pin \(name).spki")
        }
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func makeKey(_ name: String) throws {
        try openssl("genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out \(name).key")
    }

    private func openssl(_ arguments: String) throws {
        let words = ["openssl"] + arguments.split(separator: " ").map(String.init)
        guard try Program.run(words, in: folder.path).status == 0 else { throw CertificateFailure(command: arguments) }
    }
}
