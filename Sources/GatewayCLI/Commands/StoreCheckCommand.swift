import Configuration
import Crypto
import Kernel
import PostgreSQL
import Store
import StorePostgreSQL

/// `trunkline store check`.
enum StoreCheckCommand {
    /// - Parameter copy: the folder of a backup; `nil` for the data directory.
    static func run(_ path: String, in copy: String?) -> CInt {
        guard let configuration = ConfigurationReport.load(path) else { return 2 }
        let directory = copy ?? configuration.dataDirectory
        let spool = copy.map { "\($0)/spool" } ?? configuration.spoolDirectory
        guard let fileName = configuration.databaseFile else {
            guard copy == nil else {
                StandardStream.error.write("trunkline: store check: --in is for backups of a file\n")
                return 2
            }
            return checkDatabase(of: configuration, spool)
        }
        let examination: StoreExamination
        let version: Int
        do throws(StoreError) {
            let store = try StoppedStore(directory: directory, fileName: fileName)
            version = store.schemaVersion
            examination = store.examine()
        } catch {
            StandardStream.error.write("trunkline: \(error.words(directory: directory, fileName: fileName))\n")
            return 1
        }
        let findings =
            examination.findings
            + examination.spooled.compactMap { file in
                finding(
                    "spool: \(file.session): \(file.name)", "\(spool)/\(file.name)", sizeBytes: file.sizeBytes,
                    sha256: file.sha256)
            }
        StandardStream.output.write(findings.map { "\($0)\n" }.joined())
        let counts = examination.counts
        StandardStream.output.write(
            "store: \(directory)/\(fileName): \(verdict(findings)): "
                + "\(counts.sessions) sessions, \(counts.events) events, \(counts.messages) messages, "
                + "\(examination.spooled.count) spool files, schema \(version)\n")
        return findings.isEmpty ? 0 : 1
    }

    /// The same of a database, also while a gateway works with it.
    private static func checkDatabase(of configuration: GatewayConfiguration, _ spool: String) -> CInt {
        let examination: DatabaseExamination
        do {
            guard let database = try PostgresOptions(configuration, in: .process) else { return 2 }
            examination = try DatabaseExamination(of: database) { file in
                finding(
                    "spool: \(file.session): \(file.name)", "\(spool)/\(file.name)", sizeBytes: file.sizeBytes,
                    sha256: file.sha256)
            }
        } catch let error as StoreError {
            StandardStream.error.write("trunkline: \(error.words(configuration))\n")
            return 1
        } catch {
            StandardStream.error.write("trunkline: \(error)\n")
            return 2
        }
        let findings = examination.findings
        StandardStream.output.write(findings.map { "\($0)\n" }.joined())
        StandardStream.output.write(
            "store: PostgreSQL: \(verdict(findings)): \(examination.sessionCount) sessions, "
                + "\(examination.eventCount) events, \(examination.messageCount) messages, "
                + "\(examination.fileCount) spool files, schema \(examination.schemaVersion)\n")
        return findings.isEmpty ? 0 : 1
    }

    private static func verdict(_ findings: [String]) -> String {
        findings.isEmpty ? "in order" : "\(findings.count) finding\(findings.count == 1 ? "" : "s")"
    }

    /// The finding about the bytes of a file, where something is wrong with them.
    private static func finding(
        _ place: String, _ path: String, sizeBytes: Int64?, sha256: [UInt8]?
    ) -> String? {
        var digest = Digest(.sha256)
        var count = 0
        do throws(SystemError) {
            let disk = try DiskFile.open(path)
            while true {
                let bytes = try disk.read(at: count, count: 1 << 20)
                if bytes.isEmpty { break }
                digest.update(bytes.span)
                count += bytes.count
            }
        } catch {
            return error.isNotFound ? "\(place) is missing" : "\(place) cannot be read: \(error)"
        }
        if let size = sizeBytes, size != count { return "\(place) has \(count) bytes and should have \(size)" }
        guard let expected = sha256, digest.finish() != expected else { return nil }
        return "\(place) holds other bytes than were accepted"
    }
}

extension StoreError {
    /// The error in words for an operator.
    func words(_ configuration: GatewayConfiguration) -> String {
        if let fileName = configuration.databaseFile {
            return words(directory: configuration.dataDirectory, fileName: fileName)
        }
        return switch self {
        case .locked:
            "another gateway works with the database of store.postgres"
        case .tooNew(let found, let known):
            "the database of store.postgres was written by a newer version of this program: it has seen \(found) steps"
                + " of the schema, and this version knows \(known)"
        case .cannotOpen(_, let cause):
            "the database of store.postgres cannot be used: \(cause)"
        case .corrupt, .full, .inputOutput, .closed, .overloaded, .outOfTurn, .sealBroken, .failed:
            "the database of store.postgres: \(self)"
        }
    }

    /// The error in words for an operator, where the store is a file.
    func words(directory: String, fileName: String) -> String {
        switch self {
        case .locked:
            "another process uses \(directory)"
        case .tooNew(let found, let known):
            "\(directory)/\(fileName) was written by a newer version of this program: it has seen \(found) steps of the"
                + " schema, and this version knows \(known)"
        case .corrupt(_, let cause):
            "\(directory)/\(fileName) is no database, or a damaged one: \(cause)"
        case .cannotOpen(_, let cause):
            "\(directory)/\(fileName) cannot be opened: \(cause)"
        case .full, .inputOutput, .closed, .overloaded, .outOfTurn, .sealBroken, .failed:
            "\(directory)/\(fileName): \(self)"
        }
    }
}

extension GatewayConfiguration {
    /// The name of the database's file in the data directory; `nil` where it is none.
    var databaseFile: String? {
        switch store {
        case .sqlite(let fileName): fileName
        case .postgres: nil
        }
    }

    /// Where files wait that go to a provider.
    var spoolDirectory: String { spool.directory ?? "\(dataDirectory)/spool" }
}
