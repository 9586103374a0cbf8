import CSQLite
import Kernel

/// A copy of an open database on its way into a file of its own.
///
/// The store's thread makes a step between two groups, so commits wait for a step at most. The copy is of the moment of
/// its last step.
struct SQLiteCopy: ~Copyable {
    /// Pages that a step between two groups copies: half a megabyte, well below a millisecond.
    static let stepPages = 128

    // The order matters: a copy ends before the file it writes is closed.
    private var handle: SQLiteCopyHandle
    private let file: SQLiteConnection

    /// Begins a copy into a file that is not there yet; only its owner may read it.
    init(of source: borrowing SQLiteConnection, to path: String) throws(StoreError) {
        do throws(SystemError) {
            try Files.createPrivate(path, [])
        } catch {
            throw .cannotOpen(code: error.code, cause: "\(path): \(error.reason)")
        }
        let file = try SQLiteConnection(path, flags: SQLITE_OPEN_READWRITE)
        // A file that is torn is thrown away as a whole, and who wanted it forces it to the disk in the end.
        try file.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -1024")
        handle = try source.beginCopy(into: file)
        self.file = file
    }

    /// Copies some pages; `true` when all are there.
    mutating func step(pages: Int = Self.stepPages) throws(StoreError) -> Bool { try handle.step(pages: pages) }

    /// How long the copy is, as of the last step.
    var byteCount: Int { handle.pageCount * 4096 }
}

/// A copy of the database that is complete.
public struct StoreCopy: Hashable, Sendable {
    /// How long it is.
    public let byteCount: Int
}
