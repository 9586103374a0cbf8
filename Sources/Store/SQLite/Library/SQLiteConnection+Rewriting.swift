import CSQLite

/// Bytes that a process that is gone has written and could not sync.
///
/// The kernel counts a page whose sync has failed as clean: it is read as if it were on the disk, and no later sync
/// brings it there (fsync(2); Rebello and others: Can Applications Recover from fsync Failures?, USENIX ATC 2020,
/// section 3). Within one process SQLite writes such pages again. The next process takes them for what was committed,
/// builds on them, and would lose all of that with the power. So it writes them again, once, before it commits.
extension SQLiteConnection {
    /// Bytes that are read and written at a time.
    private static let pieceBytes = 64 << 10

    /// Writes the write-ahead log, and the page by which SQLite knows the file, as they are read, and syncs both.
    ///
    /// For a connection that has read and has not written yet. What an end in the middle leaves is the same as before.
    func rewriteUnsynced() throws(StoreError) {
        let log = try file(SQLITE_FCNTL_JOURNAL_POINTER)
        let logBytes = try log.size()
        // A process that ended well has left no log.
        guard logBytes > 0 else { return }
        let database = try file(SQLITE_FCNTL_FILE_POINTER)
        try database.rewrite(first: min(try database.size(), Self.pieceBytes), by: Self.pieceBytes)
        try log.rewrite(first: logBytes, by: Self.pieceBytes)
    }

    private func file(_ which: CInt) throws(StoreError) -> OpenFile {
        var file: UnsafeMutablePointer<sqlite3_file>?
        let code = unsafe control(which, &file)
        guard code == SQLITE_OK, let file = unsafe file, let methods = unsafe file.pointee.pMethods else {
            throw StoreError(code: code, cause: "there is no such file")
        }
        return unsafe OpenFile(file: file, methods: methods.pointee)
    }
}

/// A file that SQLite has open.
@safe private struct OpenFile {
    let file: UnsafeMutablePointer<sqlite3_file>
    let methods: sqlite3_io_methods

    init(file: UnsafeMutablePointer<sqlite3_file>, methods: sqlite3_io_methods) {
        unsafe self.file = unsafe file
        self.methods = methods
    }

    func size() throws(StoreError) -> Int {
        var size: sqlite3_int64 = 0
        try check(unsafe methods.xFileSize?(file, &size))
        return Int(size)
    }

    func rewrite(first count: Int, by pieceBytes: Int) throws(StoreError) {
        var piece = [UInt8](repeating: 0, count: pieceBytes)
        for start in stride(from: 0, to: count, by: pieceBytes) {
            let length = Int32(min(pieceBytes, count - start))
            let code = unsafe piece.withUnsafeMutableBytes { bytes in
                let code = unsafe methods.xRead?(file, bytes.baseAddress, length, Int64(start))
                guard code == SQLITE_OK else { return code }
                return unsafe methods.xWrite?(file, bytes.baseAddress, length, Int64(start))
            }
            try check(code)
        }
        try check(unsafe methods.xSync?(file, SQLITE_SYNC_NORMAL))
    }

    private func check(_ code: Int32?) throws(StoreError) {
        let code = code ?? SQLITE_MISUSE
        guard code == SQLITE_OK else {
            throw unsafe StoreError(code: code, cause: String(cString: sqlite3_errstr(code)))
        }
    }
}
