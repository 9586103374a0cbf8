import CSQLite
import Kernel

/// The database of a data directory, or of a copy of one, that no process has open; nothing in it is changed.
///
/// While this value lives, no process can open the directory. Blocks; for commands, never for a loop.
public struct StoppedStore: ~Copyable {
    let connection: SQLiteConnection
    private let lock: FileLock?
    /// How many schema steps the file has seen.
    public let schemaVersion: Int

    /// Opens the database; what a stopped process left in its write-ahead log is read, and stays there.
    ///
    /// - Throws: `.locked` where a process has it open, `.tooNew`, `.cannotOpen` where there is none, `.corrupt`.
    public init(directory: String, fileName: String) throws(StoreError) {
        // A copy that was never started on has no lock, and may lie where nothing can be written.
        let lock = try Self.names(in: directory).contains("lock") ? Self.lock("\(directory)/lock") : nil
        let connection = try Self.open(directory: directory, fileName: fileName)
        let found = Int(try Schema.version(connection))
        guard found <= Schema.known else { throw .tooNew(found: found, known: Schema.known) }
        self.lock = lock
        self.connection = connection
        schemaVersion = found
    }

    private static func names(in directory: String) throws(StoreError) -> [String] {
        do throws(SystemError) {
            return try Files.names(in: directory)
        } catch {
            throw .cannotOpen(code: error.code, cause: "\(directory): \(error.reason)")
        }
    }

    private static func lock(_ path: String) throws(StoreError) -> FileLock {
        do throws(SystemError) {
            if let lock = try FileLock.acquire(path) { return lock }
        } catch {
            throw .cannotOpen(code: error.code, cause: "\(path): \(error.reason)")
        }
        throw .locked
    }

    /// Characters that mean something in a URI.
    private static let escapes: [Character: String] = ["%": "%25", "?": "%3f", "#": "%23"]

    /// Opens the database without holding anybody off.
    static func open(directory: String, fileName: String) throws(StoreError) -> SQLiteConnection {
        let names = try names(in: directory)
        guard names.contains(fileName) else {
            throw .cannotOpen(code: 0, cause: "there is no \(fileName) in \(directory)")
        }
        return try open("\(directory)/\(fileName)", hasLog: names.contains("\(fileName)-wal"))
    }

    private static func open(_ path: String, hasLog: Bool) throws(StoreError) -> SQLiteConnection {
        guard hasLog else {
            var escaped = ""
            for character in path { escaped += escapes[character] ?? String(character) }
            // Without a log there is nothing to recover, so nothing need be written anywhere.
            return try SQLiteConnection(
                "file:\(escaped)?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        }
        let connection = try SQLiteConnection(path, flags: SQLITE_OPEN_READWRITE)
        try connection.keepLog()
        // Before the first access: then the index of the log lives in memory and no shared-memory file is made.
        try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        return connection
    }

    /// Copies the whole database into a file that is not there yet, without forcing it to the disk.
    public func copy(to path: String) throws(StoreError) -> StoreCopy {
        var copy = try SQLiteCopy(of: connection, to: path)
        while try !copy.step(pages: -1) {}
        return StoreCopy(byteCount: copy.byteCount)
    }

    /// Lets others open it.
    public consuming func close() {}
}
