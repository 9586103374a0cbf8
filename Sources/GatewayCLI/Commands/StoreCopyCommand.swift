import Configuration
import Kernel
import PostgreSQL
import Store
import StorePostgreSQL

/// `trunkline store copy`.
enum StoreCopyCommand {
    /// - Parameters:
    ///   - old: the configuration whose store is read.
    ///   - new: the one whose store is filled.
    static func run(_ old: String, to new: String) -> CInt {
        guard let from = ConfigurationReport.load(old), let to = ConfigurationReport.load(new) else { return 2 }
        let began = Instant.now
        do throws(StoreMove.Failure) {
            let move = try StoreMove(from, to, in: .process)
            try move.run()
            let milliseconds = (Instant.now - began).nanoseconds / 1_000_000
            StandardStream.output.write("store copy: \(move.summary), \(milliseconds) ms\n")
            return 0
        } catch {
            StandardStream.error.write("trunkline: store copy: \(error.message)\n")
            return error.status
        }
    }
}

/// The copying of the store of one configuration into that of another one, with the files that belong to it.
///
/// No gateway works with either meanwhile: the locks of both data directories are held, and the claims of databases.
final class StoreMove {
    struct Failure: Error {
        let message: String
        /// With what the process exits: 2 for a configuration that will not do.
        var status: CInt = 1
    }

    /// From one line about what is done to the next.
    private static let pause: Duration = .seconds(5)

    private let from: GatewayConfiguration
    private let to: GatewayConfiguration
    private let environment: ConfigurationEnvironment
    private let locks: Locks
    private let databases: (from: PostgresOptions?, to: PostgresOptions?)
    private var progress = Progress()

    /// Locks both data directories.
    init(
        _ from: GatewayConfiguration, _ to: GatewayConfiguration, in environment: ConfigurationEnvironment
    ) throws(Failure) {
        let databases: (from: PostgresOptions?, to: PostgresOptions?)
        do throws(ConfigurationError) {
            databases = (try PostgresOptions(from, in: environment), try PostgresOptions(to, in: environment))
        } catch {
            throw Failure(message: "\(error)", status: 2)
        }
        if let database = databases.from, database == databases.to {
            throw Failure(message: "both configurations name the same database", status: 2)
        }
        let locks = try Locks.acquire(from.dataDirectory, to.dataDirectory)
        if let file = from.databaseFile, file == to.databaseFile, locks.areOfOneDirectory {
            throw Failure(message: "both configurations name the same file", status: 2)
        }
        self.from = from
        self.to = to
        self.environment = environment
        self.databases = databases
        self.locks = locks
    }

    /// The counts of what was copied, in one line.
    var summary: String { progress.words }

    /// Copies all of it.
    func run() throws(Failure) {
        let keys = try keys()
        let source = try source()
        let target = try target(SealedValues(keys: keys.to.sealing))
        let copying = StoreCopying(
            from: source, to: target, opening: SealedValues(keys: keys.from.sealing),
            sealing: SealedValues(keys: keys.to.sealing))
        let files = SpoolMove(from.spoolDirectory, to.spoolDirectory)
        var progress = progress
        do throws(StoreCopying.Failure) {
            try copying.run { (table, rows) throws(StoreError) in
                for row in rows {
                    guard let name = table.spoolName(in: row) else { continue }
                    if try files.bring(name) { progress.fileCount += 1 }
                }
                progress.note(table, rows.count)
                if progress.lastReported + Self.pause < Instant.now {
                    progress.lastReported = Instant.now
                    StandardStream.error.write("store copy: \(progress.words) so far\n")
                }
            }
        } catch {
            switch error {
            case .reading(let error): throw Failure(message: error.words(from))
            case .writing(let error): throw Failure(message: error.words(to))
            }
        }
        self.progress = progress
    }

    private func source() throws(Failure) -> any CopySource {
        do throws(StoreError) {
            if let database = databases.from { return try PostgresCopySource(database) }
            return try SQLiteCopySource(directory: from.dataDirectory, fileName: from.databaseFile ?? "")
        } catch {
            throw Failure(message: error.words(from))
        }
    }

    private func target(_ sealing: SealedValues) throws(Failure) -> any CopyTarget {
        do throws(StoreError) {
            if let database = databases.to { return try PostgresCopyTarget(database, sealing: sealing) }
            return try SQLiteCopyTarget(
                directory: to.dataDirectory, fileName: to.databaseFile ?? "", sealing: sealing)
        } catch {
            throw Failure(message: error.words(to))
        }
    }

    /// The keys of both; those that the old gateway made for itself become the new one's where it has none.
    private func keys() throws(Failure) -> (from: GatewayKeys, to: GatewayKeys) {
        do {
            if !locks.areOfOneDirectory {
                for (sort, name) in [(OwnKey.token, "token.key"), (.store, "store.key")] {
                    let (old, new) = ("\(from.dataDirectory)/\(name)", "\(to.dataDirectory)/\(name)")
                    let isConfigured =
                        try !from.security.resolved(sort, in: environment).isEmpty
                        || !to.security.resolved(sort, in: environment).isEmpty
                    guard !isConfigured, Files.exists(old), !Files.exists(new) else { continue }
                    try Files.copyPrivate(old, to: new)
                }
            }
            let keys = (from: try GatewayKeys(from, in: environment), to: try GatewayKeys(to, in: environment))
            if Set(keys.from.tokenSecrets).isDisjoint(with: keys.to.tokenSecrets) {
                StandardStream.error.write(
                    "store copy: the new configuration has none of the old one's token keys, so client tokens end: "
                        + "name them in security.tokenKeys (\(from.dataDirectory)/token.key) to keep them\n")
            }
            return keys
        } catch let failure as GatewayKeys.Failure {
            throw Failure(message: failure.message, status: failure.status)
        } catch let error as ConfigurationError {
            throw Failure(message: "\(error)", status: 2)
        } catch {
            throw Failure(message: "\(to.dataDirectory): \(error)")
        }
    }
}

extension StoreMove {
    /// The locks of one or two data directories.
    private final class Locks {
        private let from: FileLock
        private let to: FileLock?
        /// Both configurations name the same directory, in whatever words.
        let areOfOneDirectory: Bool

        private init(_ from: consuming FileLock, _ to: consuming FileLock?, areOfOneDirectory: Bool) {
            self.from = from
            self.to = to
            self.areOfOneDirectory = areOfOneDirectory
        }

        static func acquire(_ from: String, _ to: String) throws(Failure) -> Locks {
            guard let first = try lock(from, makes: false) else { throw busy(from) }
            let second = try lock(to, makes: true)
            if second == nil {
                guard FileLock.holder(of: "\(to)/lock") == Process.id else { throw busy(to) }
                return Locks(first, nil, areOfOneDirectory: true)
            }
            return Locks(first, second, areOfOneDirectory: false)
        }

        private static func lock(_ directory: String, makes: Bool) throws(Failure) -> FileLock? {
            do throws(SystemError) {
                if makes { try Files.createDirectory(directory) }
                return try FileLock.acquire("\(directory)/lock")
            } catch {
                throw Failure(message: "\(directory): \(error.reason)")
            }
        }

        private static func busy(_ directory: String) -> Failure {
            Failure(message: "another process uses \(directory): a gateway is at work")
        }
    }

    /// How far it has come.
    private struct Progress {
        var counts: [CopiedTable: Int] = [:]
        var fileCount = 0
        var lastReported = Instant.now

        mutating func note(_ table: CopiedTable, _ rows: Int) { counts[table, default: 0] += rows }

        var words: String {
            let main: [CopiedTable] = [.sessions, .events, .messages]
            let rest = counts.filter { !main.contains($0.key) }.values.reduce(0, +)
            return main.map { "\(counts[$0, default: 0]) \($0.rawValue)" }.joined(separator: ", ")
                + ", \(rest) further rows, \(fileCount) spool files"
        }
    }
}

/// The bringing of files from one spool into another; nothing where they are one.
struct SpoolMove {
    private let from: String
    private let to: String

    init(_ from: String, _ to: String) {
        self.from = from
        self.to = to
    }

    /// Whether it was brought; one that is there already, or that is missing, is left.
    func bring(_ name: String) throws(StoreError) -> Bool {
        let (source, target) = ("\(from)/\(name)", "\(to)/\(name)")
        // Names are given once: one that is there is the same, or was brought by an earlier try.
        guard !Files.exists(target) else { return false }
        guard Files.exists(source) else {
            // It was not there before either.
            StandardStream.error.write("store copy: \(name) is not in \(from)\n")
            return false
        }
        do throws(SystemError) {
            try Files.createDirectory(to)
            // A torn one has another name.
            try Files.remove("\(target).part")
            try Files.copyPrivate(source, to: "\(target).part")
            try Files.move("\(target).part", to: target)
            try Files.synchronizeDirectory(to)
        } catch {
            throw .inputOutput(code: error.code, cause: "\(target): \(error.reason)")
        }
        return true
    }
}
