import Domain

/// The database file of a data directory, read from end to end; nothing in it is changed.
///
/// The caller holds the directory's lock.
package final class SQLiteCopySource: CopySource {
    private let connection: SQLiteConnection

    /// Opens it; what a stopped process left in its write-ahead log is read, and stays there.
    ///
    /// - Throws: `.cannotOpen` where there is none, or one of another version's schema or of an unfinished copy,
    ///   `.tooNew`, `.corrupt`.
    package init(directory: String, fileName: String) throws(StoreError) {
        let connection = try StoppedStore.open(directory: directory, fileName: fileName)
        let found = Int(try Schema.version(connection))
        guard found <= Schema.known else { throw .tooNew(found: found, known: Schema.known) }
        guard found == Schema.known else {
            let cause = "an older version of this program has left it: let a gateway of this version open it once"
            throw .cannotOpen(code: 0, cause: cause)
        }
        if try UnfinishedCopy.isMarked(connection) { throw UnfinishedCopy.refusal }
        self.connection = connection
    }

    package func read(
        _ table: CopiedTable, _ take: ([CopiedRow]) throws(StoreError) -> Void
    ) throws(StoreError) {
        var statement = try connection.prepare(SQLiteCopyStatements.reading(table))
        let columns = table.columns
        var rows: [CopiedRow] = []
        var bytes = 0
        while try statement.step() {
            var values: [CopiedValue] = []
            values.reserveCapacity(columns.count)
            for (place, column) in columns.enumerated() {
                guard let value = value(statement, Int32(place), column) else {
                    throw .damaged("\(table.rawValue): \(column.name)")
                }
                values.append(value)
            }
            let row = CopiedRow(values)
            rows.append(row)
            bytes += row.byteCount
            guard rows.count == StoreCopying.pieceRows || bytes >= StoreCopying.pieceBytes else { continue }
            try take(rows)
            rows = []
            bytes = 0
        }
        if !rows.isEmpty { try take(rows) }
    }

    /// `nil` for what no program writes.
    private func value(
        _ statement: borrowing SQLiteStatement, _ place: Int32, _ column: CopiedTable.Column
    ) -> CopiedValue? {
        if statement.isNull(place) { return column.isOptional ? .null : nil }
        switch column.sort {
        case .id, .session, .leg: return statement.identifier(place).map { .id($0) }
        case .integer, .flag: return .integer(statement.int(place))
        case .text, .name: return .text(statement.text(place))
        case .bytes: return .bytes(statement.bytes(place))
        }
    }
}

/// The mark of a file that a copy has been begun into and not finished.
///
/// It stands in `settings`, and is there before the first row.
enum UnfinishedCopy {
    static let refusal = StoreError.cannotOpen(
        code: 0, cause: "a copy into it was begun and not finished: run trunkline store copy again, or remove it")

    static func isMarked(_ connection: borrowing SQLiteConnection) throws(StoreError) -> Bool {
        try connection.number("SELECT count(*) FROM settings WHERE key = 'copying'") > 0
    }

    static func mark(_ connection: borrowing SQLiteConnection) throws(StoreError) {
        try connection.execute("INSERT OR IGNORE INTO settings VALUES ('copying', 1)")
    }

    static func unmark(_ connection: borrowing SQLiteConnection) throws(StoreError) {
        try connection.execute("DELETE FROM settings WHERE key = 'copying'")
    }
}
