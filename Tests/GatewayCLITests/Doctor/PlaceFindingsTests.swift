import Configuration
import Crypto
import Foundation
import GatewayRig
import Kernel
import Store
import SupportExpectations
import SupportTLS
import Testing

@testable import GatewayCLI

@Suite("What doctor says of this machine")
struct PlaceFindingsTests {
    private let folder = TestFolder()

    private func configuration(_ more: String = "", data: String = "data") throws -> GatewayConfiguration {
        let problems = ConfigurationProblems()
        let text = """
            apps: {demo: {secretKeys: [sk_demo_0123456789abcdef], provider: main}}
            providers: {main: {kind: echo}}
            dataDirectory: \(folder.path)/\(data)
            \(more)
            """
        let node = try ConfigurationNode(parsing: Array(text.utf8))
        let decoded = GatewayConfiguration(decoding: node, kinds: ["echo"], problems: problems)
        expectEqual(problems.all.map(\.description), [])
        return try #require(decoded)
    }

    private func store(_ more: String = "", data: String = "data") throws -> String {
        try StoreFindings.find(configuration(more, data: data), in: .process).map(\.lines).joined()
    }

    private func permit(_ name: String, _ permissions: Int) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: permissions], ofItemAtPath: "\(folder.path)/\(name)")
    }

    @Test("secrets: readable, missing, empty, and open to others; each reference once")
    func secrets() throws {
        try folder.write("good", "s3cret-value\n")
        try folder.write("empty", "")
        try permit("good", 0o600)
        let environment = ConfigurationEnvironment(
            readFile: ConfigurationEnvironment.process.readFile, variable: { $0 == "SET" ? "s3cret-value" : nil })
        let good = Secret(file: folder.path + "/good")
        func lines(_ secrets: [Secret]) -> String {
            SecretFindings.find(secrets, in: environment).map(\.lines).joined()
        }
        expectEqual(lines([Secret(variable: "SET"), Secret(variable: "SET")]), "ok      secret env:SET: can be read\n")
        expectEqual(lines([good]), "ok      secret file:\(folder.path)/good: can be read\n")
        expect(lines([Secret(variable: "UNSET")]).hasPrefix("problem secret env:UNSET: "))
        for name in ["empty", "missing"] {
            let said = lines([Secret(file: "\(folder.path)/\(name)")])
            expect(said.hasPrefix("problem secret file:\(folder.path)/\(name): ") && said.contains("mend: "), "\(said)")
        }
        for (permissions, word) in [(0o644, "read by all users"), (0o660, "changed by other users")] {
            try permit("good", permissions)
            let said = lines([good])
            expect(said.hasPrefix("warning secret file:") && said.contains(word) && said.contains("chmod"), "\(said)")
            expect(!said.contains("s3cret"), "a secret is not shown")
        }
        try permit("good", 0o440)
        expect(lines([good]).hasPrefix("ok"), "a group may read what was mounted for it")
    }

    @Test("a data directory that is not there yet, is a file, or is open to others")
    func directory() throws {
        let fresh = try store()
        expect(fresh.contains("ok      data directory: \(folder.path)/data is not there yet"), "\(fresh)")
        expect(fresh.contains("ok      store: ") && !Files.exists(folder.path + "/data"), "nothing is made")
        try folder.write("file", "")
        let file = try store(data: "file")
        expect(file.contains("problem data directory: \(folder.path)/file is no directory"), "\(file)")
        try Files.createDirectory(folder.path + "/data")
        try expect(!store().contains("entered by other users"))
        try permit("data", 0o755)
        let open = try store()
        expect(open.contains("warning data directory: ") && open.contains("mend: chmod 700 \(folder.path)/data"))
    }

    @Test("a store that is in order, in use, newer than we are, and damaged; it stays as it was")
    func storeFile() throws {
        let path = folder.path + "/data"
        try Files.createDirectory(path)
        let sealing = SealedValues(keys: try SealingKeys([SealingKey(id: 1, secret: [UInt8](repeating: 7, count: 32))]))
        let store = try SQLiteStore(SQLiteStoreOptions(directory: path, fileName: "trunkline.db"), sealing: sealing)
        let used = try self.store()
        expect(
            used.contains("ok      store: \(path)/trunkline.db is in use by process \(Kernel.Process.id)"), "\(used)")
        store.close()
        let names = try Files.names(in: path)
        let fine = try self.store()
        expect(fine.contains("ok      store: \(path)/trunkline.db is in order: schema "), "\(fine)")
        try expectEqual(Files.names(in: path), names)
        try Files.remove(path + "/trunkline.db")
        try folder.write("data/trunkline.db", String(repeating: "this is no database ", count: 500))
        let damaged = try self.store()
        expect(damaged.contains("problem store: ") && damaged.contains("mend: put the last good backup"), "\(damaged)")
    }

    @Test("certificates of listeners: good, run out, and with another's key")
    func listeners() throws {
        let certificates = try TestCertificates.shared.get()
        let now = WallClock.milliseconds / 1000
        func lines(_ certificate: String, _ key: String) throws -> String {
            let tls =
                "{certificateFile: \(certificates.certificate(certificate)), keyFile: \(certificates.key(key))}"
            let configuration = try configuration("listen: [{address: \"127.0.0.1:0\", tls: \(tls)}]")
            return CertificateFindings.listeners(of: configuration, now: now).map(\.lines).joined()
        }
        let soon = try lines("good", "good")
        expect(soon.contains("warning listener listen[0]: certificate \(certificates.certificate("good")) is good for"))
        let past = try lines("expired", "expired")
        expect(past.contains("problem listener listen[0]") && past.contains("ran out"), "\(past)")
        let mixed = try lines("good", "expired")
        expect(mixed.contains("problem listeners: listen[0].tls") && mixed.contains("does not belong"), "\(mixed)")
    }

    @Test("a socket beside the gateway: somebody listens, nobody does")
    func sockets() throws {
        let path = folder.path + "/socket"
        expect(SocketProbe.layer(path, of: "main").lines.hasPrefix("problem provider main: nobody listens at \(path)"))
        expect(SocketProbe.adapter(path, of: "main").lines.hasPrefix("problem provider main: its adapter does not"))
        let any = try #require(SocketAddress("127.0.0.1:0"))
        let free = try Socket.reserve(any)
        let refusing = free.localAddress()
        let closed = try #require(refusing)
        expect(SocketProbe.adapter("\(closed)", of: "main").lines.contains("Connection refused"))
        let open = try Socket.listen(on: any, sharing: false)
        let listening = open.localAddress()
        let place = try #require(listening)
        expect(
            SocketProbe.adapter("\(place)", of: "main").lines.hasPrefix("ok      provider main: its adapter listens"))
    }
}
