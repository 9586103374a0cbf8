import Configuration
import Gateway
import Kernel
import Store

/// `trunkline backup`.
enum BackupCommand {
    static func run(_ path: String, to target: String) -> CInt {
        guard let configuration = ConfigurationReport.load(path) else { return 2 }
        let began = Instant.now
        guard let fileName = configuration.databaseFile else {
            StandardStream.error.write(
                "trunkline: backup: the store is a PostgreSQL, which has its own: pg_dump, pg_basebackup, archives\n")
            return 1
        }
        do throws(Backup.Failure) {
            let summary = try Backup(configuration, fileName, to: target).run()
            let milliseconds = (Instant.now - began).nanoseconds / 1_000_000
            StandardStream.output.write("backup: \(target): \(summary), \(milliseconds) ms\n")
            return 0
        } catch {
            StandardStream.error.write("trunkline: backup: \(error.message)\n")
            return 1
        }
    }
}

/// A copy of a data directory in a folder that is complete or absent.
///
/// Where a gateway runs, it is asked for the database; otherwise the data directory is held against one that starts.
struct Backup {
    struct Failure: Error {
        let message: String
    }

    /// How long the running process may take for its copy: a minute for each gigabyte is plenty.
    static let copyLimit: Duration = .seconds(86_400)
    /// The keys that the gateway makes for itself.
    static let keyFiles = ["token.key", "store.key"]

    private let configuration: GatewayConfiguration
    private let target: String
    private let partial: String
    private let fileName: String

    init(_ configuration: GatewayConfiguration, _ fileName: String, to target: String) {
        self.configuration = configuration
        self.fileName = fileName
        var target = target
        while target.count > 1, target.hasSuffix("/") { target.removeLast() }
        self.target = target
        partial = "\(target).partial-\(Process.id)"
    }

    /// - Returns: what is in it, in one line.
    func run() throws(Failure) -> String {
        guard !Files.exists(target) else { throw Failure(message: "\(target) is there already") }
        do throws(SystemError) {
            if let slash = target.lastIndex(of: "/"), slash != target.startIndex {
                try Files.createDirectory(String(target[..<slash]))
            }
            try Files.createNewDirectory(partial)
        } catch {
            throw Failure(message: "\(partial): \(error.reason)")
        }
        do throws(Failure) {
            let summary = try fill()
            try publish()
            return summary
        } catch {
            Files.removeDirectory(partial)
            throw error
        }
    }

    private func fill() throws(Failure) -> String {
        if let running = try RunningGateway(in: configuration.dataDirectory) {
            // Until then the gateway keeps the files of the spool that the copied database speaks of.
            defer { running.release() }
            let bytes = try running.copy(within: Self.copyLimit)
            try bring("\(BackupServer.staging(in: configuration.dataDirectory))/\(fileName)")
            return "database \(bytes) bytes of a running gateway, " + (try fillBeside())
        }
        return try fillFromStopped()
    }

    private func fillFromStopped() throws(Failure) -> String {
        let beside: Result<String, Failure>
        let bytes: Int
        do throws(StoreError) {
            let store = try StoppedStore(directory: configuration.dataDirectory, fileName: fileName)
            bytes = try store.copy(to: "\(partial)/\(fileName)").byteCount
            beside = Result { () throws(Failure) in
                try synchronize()
                return try fillBeside()
            }
            // Until here no gateway could start, and remove files of the spool.
            store.close()
        } catch {
            throw Failure(message: error.words(directory: configuration.dataDirectory, fileName: fileName))
        }
        return "database \(bytes) bytes of a stopped gateway, " + (try beside.get())
    }

    /// Files of the spool and keys that belong to the database that was copied.
    private func fillBeside() throws(Failure) -> String {
        let (files, bytes) = try copySpool()
        let keys = try copyKeys()
        return "\(files) spool files \(bytes) bytes, "
            + (keys.isEmpty ? "keys are in the configuration" : keys.joined(separator: " and "))
    }

    // MARK: The database

    /// Takes the copy that the gateway has made; on the same file system that costs nothing.
    private func bring(_ copy: String) throws(Failure) {
        do throws(SystemError) {
            try Files.move(copy, to: "\(partial)/\(fileName)")
        } catch {
            guard error.isAcrossDevices else { throw Failure(message: "\(copy): \(error)") }
            do throws(SystemError) {
                try Files.copyPrivate(copy, to: "\(partial)/\(fileName)")
            } catch {
                throw Failure(message: "\(partial)/\(fileName): \(error)")
            }
        }
        try synchronize()
    }

    private func synchronize() throws(Failure) {
        do throws(SystemError) {
            try DiskFile.open("\(partial)/\(fileName)").synchronize()
        } catch {
            throw Failure(message: "\(partial)/\(fileName): \(error)")
        }
    }

    // MARK: What belongs to it

    private func copySpool() throws(Failure) -> (files: Int, bytes: Int) {
        let expected: [StoreExamination.ExpectedFile]
        do throws(StoreError) {
            expected = try StoppedStore(directory: partial, fileName: fileName).expectedFiles()
        } catch {
            throw Failure(message: error.words(directory: partial, fileName: fileName))
        }
        guard !expected.isEmpty else { return (0, 0) }
        var (files, bytes) = (0, 0)
        let spool = configuration.spoolDirectory
        do throws(SystemError) {
            try Files.createNewDirectory("\(partial)/spool")
            for file in expected {
                guard Files.exists("\(spool)/\(file.name)") else {
                    // It was not there before either; the check names it in the copy too.
                    StandardStream.error.write(
                        "trunkline: backup: \(file.session): \(file.name) is not in \(spool)\n")
                    continue
                }
                bytes += try Files.copyPrivate("\(spool)/\(file.name)", to: "\(partial)/spool/\(file.name)")
                files += 1
            }
        } catch {
            throw Failure(message: "\(spool): \(error)")
        }
        return (files, bytes)
    }

    private func copyKeys() throws(Failure) -> [String] {
        var copied: [String] = []
        for name in Self.keyFiles where Files.exists("\(configuration.dataDirectory)/\(name)") {
            do throws(SystemError) {
                try Files.copyPrivate("\(configuration.dataDirectory)/\(name)", to: "\(partial)/\(name)")
            } catch {
                throw Failure(message: "\(name): \(error)")
            }
            copied.append(name)
        }
        return copied
    }

    /// All that was copied is on the disk; its names are next, and the one it is known by last.
    private func publish() throws(Failure) {
        do throws(SystemError) {
            if Files.exists("\(partial)/spool") { try Files.synchronizeDirectory("\(partial)/spool") }
            try Files.synchronizeDirectory(partial)
            try Files.move(partial, to: target)
            try Files.synchronizeDirectory(parent)
        } catch {
            throw Failure(message: "\(target): \(error)")
        }
    }

    private var parent: String {
        guard let slash = target.lastIndex(of: "/") else { return "." }
        return slash == target.startIndex ? "/" : String(target[..<slash])
    }
}

/// The gateway that runs with a data directory, asked for a copy of its database; blocks.
final class RunningGateway {
    private var connection: LocalSocket?

    /// `nil` where none runs that could be asked.
    init?(in directory: String) throws(Backup.Failure) {
        do throws(RunningProcess.Refusal) {
            guard let connection = try RunningProcess.connect(to: BackupServer.path(in: directory)) else { return nil }
            self.connection = consume connection
        } catch {
            throw Backup.Failure(message: error.message)
        }
    }

    /// Waits until the copy lies in the staging folder; gives its length.
    func copy(within limit: Duration) throws(Backup.Failure) -> Int {
        // Where it refuses at once, the answer is there although nothing can be sent any more.
        try? connection?.send(BackupMessage.ask.encoded())
        let answer: BackupMessage
        do {
            guard connection?.waitUntilReadable(for: limit) == true,
                let message = try connection?.receive(bytesMax: BackupMessage.bytesMax)
            else { throw Backup.Failure(message: "the running gateway does not answer") }
            guard !message.bytes.isEmpty else { throw Backup.Failure(message: "the gateway has ended meanwhile") }
            answer = try BackupMessage(message.bytes)
        } catch let failure as Backup.Failure {
            throw failure
        } catch {
            throw Backup.Failure(message: "the running gateway: \(error)")
        }
        switch answer {
        case .copied(let bytes): return bytes
        case .refused(let reason): throw Backup.Failure(message: "the running gateway: \(reason)")
        case .ask: throw Backup.Failure(message: "the running gateway answers out of order")
        }
    }

    /// Lets the gateway remove its copy, and files of the spool again.
    func release() { connection = nil }
}
