import Crypto
import Foundation
import SupportPrograms
import SupportExpectations
import Testing

/// Where the authority of this run keeps its files; removed when the tests end.
private let authorityFolder = FileManager.default.temporaryDirectory.appendingPathComponent("tls-\(UUID().uuidString)")

/// A certificate authority made for one test run by the `openssl` command, in a temporary folder.
final class TestAuthority: Sendable {
    static let shared = Result { try TestAuthority() }

    private let folder: URL

    /// The root to believe, as a PEM file.
    var root: String { path("root.pem") }

    /// The files of one of the certificates: `good`, `other`, `chain`, `expired`, `stranger`.
    func files(_ name: String, status: String? = nil) -> TLSCertificateFiles {
        TLSCertificateFiles(
            certificate: path(name + ".pem"), key: path(name + ".key"), status: status.map { path($0) })
    }

    /// The server settings for one of the certificates.
    func server(
        _ name: String = "good", versionMin: TLSVersion = .v1_2, versionMax: TLSVersion? = nil, protocols: [String] = []
    ) throws -> TLSContext {
        try TLSContext(
            server: TLSServerSettings(
                certificateFile: path(name + ".pem"), keyFile: path(name + ".key"), versionMin: versionMin,
                versionMax: versionMax, applicationProtocols: protocols))
    }

    func client(
        versionMin: TLSVersion = .v1_2, versionMax: TLSVersion? = nil, protocols: [String] = [],
        verifiesPeer: Bool = true, pins: TLSPins? = nil, certificate: TLSCertificateFiles? = nil
    ) throws -> TLSContext {
        try TLSContext(
            client: TLSClientSettings(
                trust: .file(path: root), versionMin: versionMin, versionMax: versionMax,
                applicationProtocols: protocols, verifiesPeer: verifiesPeer, pins: pins, certificate: certificate))
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private init() throws {
        folder = authorityFolder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: authorityFolder) }
        try write("basicConstraints=critical,CA:TRUE", to: "authority.ext")
        try write(
            "subjectAltName=DNS:api.example.test,DNS:*.wild.example.test,IP:127.0.0.1,IP:::1", to: "leaf.ext")
        try request("root")
        try openssl(
            "req -x509 -key root.key -out root.pem -subj /CN=root -days 2 -addext basicConstraints=critical,CA:TRUE")
        try request("middle")
        try sign("middle", by: "root", days: 2, extensions: "authority.ext")
        for (name, authority, days) in [("good", "root", 2), ("chain", "middle", 2), ("expired", "root", -1)] {
            try request(name)
            try sign(name, by: authority, days: days, extensions: "leaf.ext")
        }
        // A chain that ends at a root nobody believes.
        try request("stranger")
        try openssl(
            "req -x509 -key stranger.key -out stranger.pem -subj /CN=stranger -days 2 "
                + "-addext subjectAltName=DNS:api.example.test")
        let chain = try String(contentsOfFile: path("chain.pem"), encoding: .utf8)
        try write(chain + String(contentsOfFile: path("middle.pem"), encoding: .utf8), to: "chain.pem")
        // For a server of several names, for clients, and what an authority says about a certificate.
        try write("subjectAltName=DNS:other.example.test,DNS:*.apps.example.test", to: "other.ext")
        for name in ["other", "visitor"] {
            try request(name)
            try sign(name, by: "root", days: 2, extensions: "other.ext")
        }
        try write("", to: "none.index")
        let serial = try openssl("x509 -in good.pem -noout -serial").dropFirst("serial=".count).dropLast()
        try write("V\t491231235959Z\t\t\(serial)\tunknown\t/CN=good\n", to: "good.index")
        for (name, index, certificate) in [
            ("good", "good", "good"), ("unknown", "none", "good"), ("other", "none", "other"),
        ] {
            try openssl(
                "ocsp -issuer root.pem -cert \(certificate).pem -index \(index).index -CA root.pem -rsigner root.pem "
                    + "-rkey root.key -ndays 2 -respout \(name).ocsp")
        }
        try openssl("pkey -in good.key -aes256 -passout pass:secret -out sealed.key")
        // A server that sends a certificate along which has nothing to do with its own.
        let good = try String(contentsOfFile: path("good.pem"), encoding: .utf8)
        try write(good + String(contentsOfFile: path("other.pem"), encoding: .utf8), to: "stuffed.pem")
        try FileManager.default.copyItem(atPath: path("good.key"), toPath: path("stuffed.key"))
        // The digests that pins name, computed without our code.
        for name in ["good", "chain", "middle", "root", "other"] {
            try openssl("x509 -in \(name).pem -noout -pubkey -out \(name).pub")
            try openssl("pkey -pubin -in \(name).pub -outform DER -out \(name).spki")
            try openssl("dgst -sha256 -binary -out \(name).pin \(name).spki")
        }
    }

    /// The digest of the key in one of the certificates: `good`, `chain`, `middle`, `root`, `other`.
    func pin(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name + ".pin"))))
    }

    private func request(_ name: String) throws {
        try openssl("genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out \(name).key")
        try openssl("req -new -key \(name).key -out \(name).csr -subj /CN=\(name)")
    }

    private func sign(_ name: String, by authority: String, days: Int, extensions: String) throws {
        try openssl(
            "x509 -req -in \(name).csr -CA \(authority).pem -CAkey \(authority).key -CAcreateserial -out \(name).pem "
                + "-days \(days) -extfile \(extensions)")
    }

    private func write(_ text: String, to name: String) throws {
        try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }

    @discardableResult
    private func openssl(_ arguments: String) throws -> String {
        let run = try Program.run(
            ["openssl"] + arguments.split(separator: " ").map(String.init), in: folder.path)
        try #require(run.status == 0, "openssl \(arguments)")
        return run.text
    }
}

/// A client and a server whose wires are arrays.
final class TLSPair {
    var client: TLSEngine
    var server: TLSEngine
    var clientStep = TLSEngine.HandshakeStep.wantRead
    var serverStep = TLSEngine.HandshakeStep.wantRead
    /// All that crossed each wire during the handshake.
    private(set) var toServer: [UInt8] = []
    private(set) var toClient: [UInt8] = []

    init(client: TLSContext, server: TLSContext, host: String = "api.example.test") throws {
        self.client = try TLSEngine(client: client, host: host)
        self.server = TLSEngine(server: server)
    }

    /// Runs both handshakes until neither goes on.
    ///
    /// - Parameter piece: how long the next piece of a flight is, given how much of the wire went before.
    func handshake(piece: (Int) -> Int = { _ in .max }) {
        while true {
            clientStep = client.handshake()
            var wire: [UInt8] = []
            let fromClient = client.drain(into: &wire)
            deliver(wire, before: toServer.count, piece) {
                server.receive($0.span)
                serverStep = server.handshake()
            }
            toServer += wire
            wire = []
            let fromServer = server.drain(into: &wire)
            deliver(wire, before: toClient.count, piece) {
                client.receive($0.span)
                clientStep = client.handshake()
            }
            toClient += wire
            if fromClient == 0 && fromServer == 0 { return }
        }
    }

    private func deliver(_ wire: [UInt8], before: Int, _ piece: (Int) -> Int, to receive: ([UInt8]) -> Void) {
        var start = 0
        while start < wire.count {
            let end = start + min(max(1, piece(before + start)), wire.count - start)
            receive([UInt8](wire[start..<end]))
            start = end
        }
    }

    /// Moves what the client wrote to the server, whole.
    func clientToServer() {
        var wire: [UInt8] = []
        client.drain(into: &wire)
        server.receive(wire.span)
    }

    /// Moves what the server wrote to the client, whole.
    func serverToClient() {
        var wire: [UInt8] = []
        server.drain(into: &wire)
        client.receive(wire.span)
    }

    func write(client text: [UInt8]) throws -> Int { try client.write(text.span) }
    func write(server text: [UInt8]) throws -> Int { try server.write(text.span) }

    /// Reads all there is; the last step tells how it ended.
    func readAtServer(room: Int = 4096) throws -> (bytes: [UInt8], end: TLSEngine.ReadStep) {
        try Self.readAll(from: &server, room)
    }

    func readAtClient(room: Int = 4096) throws -> (bytes: [UInt8], end: TLSEngine.ReadStep) {
        try Self.readAll(from: &client, room)
    }

    private static func readAll(
        from engine: inout TLSEngine, _ room: Int
    ) throws -> (bytes: [UInt8], end: TLSEngine.ReadStep) {
        var bytes: [UInt8] = []
        while true {
            var step = TLSEngine.ReadStep.wantRead
            let before = bytes.count
            try bytes.append(addingCapacity: room) { output throws(TLSError) in step = try engine.read(into: &output) }
            guard case .bytes(let count) = step else { return (bytes, step) }
            expect(count == bytes.count - before && count > 0)
        }
    }
}
