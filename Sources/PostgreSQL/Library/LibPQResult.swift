import CLibPQ

/// The one owner of a libpq result.
///
/// A result is never changed once libpq has handed it out, and its values are only read; so it may be read on any
/// thread, and be let go on any.
@safe final class LibPQResult: @unchecked Sendable {
    private let raw: OpaquePointer

    /// The kind of a result.
    enum Kind {
        case rows, sync, failed, aborted
    }

    init(_ raw: OpaquePointer) { unsafe self.raw = unsafe raw }

    deinit { unsafe PQclear(raw) }

    var kind: Kind {
        switch unsafe PQresultStatus(raw) {
        case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: .rows
        case PGRES_PIPELINE_SYNC: .sync
        case PGRES_PIPELINE_ABORTED: .aborted
        default: .failed
        }
    }

    var rowCount: Int { Int(unsafe PQntuples(raw)) }
    var columnCount: Int { Int(unsafe PQnfields(raw)) }

    /// Rows inserted, updated, deleted or selected.
    var affectedCount: Int {
        guard let text = unsafe PQcmdTuples(raw) else { return 0 }
        return unsafe Int(String(cString: text)) ?? 0
    }

    /// The name of a column; empty for one that is not there.
    func columnName(_ column: Int) -> String {
        guard let name = unsafe PQfname(raw, CInt(column)) else { return "" }
        return unsafe String(cString: name)
    }

    /// The object id of a column's type.
    func columnType(_ column: Int) -> UInt32 { unsafe PQftype(raw, CInt(column)) }

    /// Hands the bytes of a value to `body`, or `nil` for NULL.
    ///
    /// The row and the column must be there.
    func withValue<R, E: Error>(_ row: Int, _ column: Int, _ body: (Span<UInt8>?) throws(E) -> R) throws(E) -> R {
        precondition(row >= 0 && row < rowCount && column >= 0 && column < columnCount, "a value that is there")
        guard unsafe PQgetisnull(raw, CInt(row), CInt(column)) == 0,
            let value = unsafe PQgetvalue(raw, CInt(row), CInt(column))
        else { return try body(nil) }
        let count = Int(unsafe PQgetlength(raw, CInt(row), CInt(column)))
        let bytes = unsafe UnsafeRawBufferPointer(start: value, count: count)
        let typed = unsafe bytes.assumingMemoryBound(to: UInt8.self)
        return try body(unsafe Span(_unsafeElements: typed))
    }

    /// A field of a failure, by libpq's letter for it (section 55.8 of the manual).
    func field(_ letter: Character) -> String? {
        guard let code = letter.asciiValue, let text = unsafe PQresultErrorField(raw, CInt(code)) else { return nil }
        return unsafe String(cString: text)
    }
}

/// The bytes as an array of their own.
func copiedBytes(_ bytes: Span<UInt8>) -> [UInt8] {
    unsafe bytes.withUnsafeBufferPointer { unsafe [UInt8]($0) }
}
