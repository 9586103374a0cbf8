import CSQLite

extension StoreError {
    /// Reads what the connection says about the call that just failed; at once, before any other call.
    @inline(never)
    static func last(_ database: OpaquePointer?) -> StoreError {
        let code = unsafe sqlite3_extended_errcode(database)
        guard let text = unsafe sqlite3_errmsg(database) else { return StoreError(code: code, cause: "unknown") }
        return unsafe StoreError(code: code, cause: String(cString: text))
    }

    /// Sorts an extended result code (<https://www.sqlite.org/rescode.html>).
    init(code: Int32, cause: String) {
        switch code & 0xff {
        case SQLITE_FULL: self = .full(code: code)
        // A file system that was remounted read-only after an error says READONLY.
        case SQLITE_IOERR, SQLITE_READONLY: self = .inputOutput(code: code, cause: cause)
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(code: code, cause: cause)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
        case SQLITE_CANTOPEN: self = .cannotOpen(code: code, cause: cause)
        default: self = .failed(code: code, cause: cause)
        }
    }
}
