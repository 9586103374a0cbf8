import CSQLite

/// The one owner of a connection to a database file; used on one thread at a time.
@safe struct SQLiteConnection: ~Copyable {
    private let handle: OpaquePointer
    /// Where the library's commit hook leaves the length of the write-ahead log.
    private let walPagesPlace: UnsafeMutablePointer<Int32>

    /// Opens a file, making it when there is none.
    ///
    /// - Parameter vfs: the name of a registered virtual file system; `nil` is the system's own.
    init(path: String, vfs: String?) throws(StoreError) {
        try self.init(path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs: vfs)
    }

    /// - Parameter flags: which of reading, writing and making is allowed, and whether `path` is a URI.
    init(_ path: String, flags: CInt, vfs: String? = nil) throws(StoreError) {
        tl_sqlite_prepare_process()
        var opened: OpaquePointer?
        // No mutex: the store's thread is the only user.
        let flags = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = unsafe sqlite3_open_v2(path, &opened, flags, try WriteCombiningVFS.register(over: vfs))
        guard code == SQLITE_OK, let opened = unsafe opened else {
            let failure = unsafe StoreError.last(opened)
            _ = unsafe sqlite3_close_v2(opened)
            throw failure
        }
        unsafe handle = unsafe opened
        unsafe walPagesPlace = .allocate(capacity: 1)
        unsafe walPagesPlace.initialize(to: 0)
        // The hook takes the place of automatic checkpoints, which would run inside a commit.
        _ = unsafe sqlite3_wal_hook(
            handle,
            { place, _, _, pages in
                unsafe place?.assumingMemoryBound(to: Int32.self).pointee = pages
                return SQLITE_OK
            }, walPagesPlace)
    }

    deinit {
        // Statements that are still there keep the connection until they go.
        _ = unsafe sqlite3_wal_hook(handle, nil, nil)
        _ = unsafe sqlite3_close_v2(handle)
        unsafe walPagesPlace.deallocate()
    }

    /// Runs statements that have no parameters and whose rows nobody wants.
    func execute(_ sql: String) throws(StoreError) {
        guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw unsafe .last(handle) }
    }

    /// Compiles a statement.
    func prepare(_ sql: String) throws(StoreError) -> SQLiteStatement {
        var statement: OpaquePointer?
        let code = unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement = unsafe statement else { throw unsafe .last(handle) }
        return unsafe SQLiteStatement(adopting: statement)
    }

    /// The first column of the first row as a number; 0 when there is no row.
    func number(_ sql: String) throws(StoreError) -> Int64 {
        var statement = try prepare(sql)
        return try statement.step() ? statement.int(0) : 0
    }

    /// The first column of the first row as text; empty when there is no row.
    func text(_ sql: String) throws(StoreError) -> String {
        var statement = try prepare(sql)
        return try statement.step() ? statement.text(0) : ""
    }

    /// A transaction is open.
    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// The row number of the last insertion.
    var lastRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

    /// How many rows the last statement inserted, changed or deleted.
    var changes: Int64 { unsafe sqlite3_changes64(handle) }

    /// Pages in the write-ahead log, as of the last commit.
    var walPages: Int { unsafe Int(walPagesPlace.pointee) }

    /// Frees the pages in memory that are written (<https://www.sqlite.org/c3ref/db_release_memory.html>).
    func shrink() { _ = unsafe sqlite3_db_release_memory(handle) }

    /// Writes the write-ahead log back into the database.
    ///
    /// - Parameter truncating: cut the log to nothing as well, so that what it held is gone.
    func checkpoint(truncating: Bool) throws(StoreError) {
        let mode = truncating ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE
        let code = unsafe sqlite3_wal_checkpoint_v2(handle, nil, mode, nil, nil)
        guard code == SQLITE_OK else { throw unsafe .last(handle) }
        unsafe walPagesPlace.pointee = 0
    }

    /// Leaves the write-ahead log as it was found when the connection goes.
    func keepLog() throws(StoreError) {
        guard unsafe tl_sqlite_keep_log(handle) == SQLITE_OK else { throw unsafe .last(handle) }
    }

    /// Asks the file system of the main database for something (<https://www.sqlite.org/c3ref/file_control.html>).
    func control(_ operation: CInt, _ argument: UnsafeMutableRawPointer) -> CInt {
        unsafe sqlite3_file_control(handle, "main", operation, argument)
    }

    /// Begins to copy all pages of this database into another.
    ///
    /// Both must outlive the copy.
    func beginCopy(into other: borrowing SQLiteConnection) throws(StoreError) -> SQLiteCopyHandle {
        guard let copy = unsafe sqlite3_backup_init(other.handle, "main", handle, "main") else {
            throw unsafe .last(other.handle)
        }
        return unsafe SQLiteCopyHandle(adopting: copy)
    }
}

/// The one owner of the library's state of a copy (<https://www.sqlite.org/c3ref/backup_finish.html>).
@safe struct SQLiteCopyHandle: ~Copyable {
    private let handle: OpaquePointer

    fileprivate init(adopting handle: OpaquePointer) { unsafe self.handle = unsafe handle }

    deinit { _ = unsafe sqlite3_backup_finish(handle) }

    /// Copies some pages, all that are left with a negative number; `true` when none are left.
    ///
    /// What the source's own connection writes afterwards is copied with the write.
    mutating func step(pages: Int) throws(StoreError) -> Bool {
        let code = unsafe sqlite3_backup_step(handle, Int32(clamping: pages))
        switch code {
        case SQLITE_DONE: return true
        case SQLITE_OK: return false
        default: throw unsafe StoreError(code: code, cause: String(cString: sqlite3_errstr(code)))
        }
    }

    /// Pages of the source, as of the last step.
    var pageCount: Int { unsafe Int(sqlite3_backup_pagecount(handle)) }
}
