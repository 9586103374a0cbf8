import Domain
package import PostgreSQL
package import Store

/// A database of a gateway that is stopped, read from end to end as of one moment; nothing in it is changed.
///
/// While this is there, no gateway can work with it.
package final class PostgresCopySource: CopySource {
    private let database: WaitedDatabase

    /// Connects and takes the database's claim; blocks.
    ///
    /// - Throws: `.locked` where a gateway works with it, `.cannotOpen` where it cannot be reached, was never a store,
    ///   has another version's schema or an unfinished copy, `.tooNew`.
    package init(_ options: PostgresOptions) throws(StoreError) {
        var options = options
        options.applicationName = "trunkline/copy"
        // The claim of a standby keeps no gateway away.
        options.target = .readWrite
        let database = try WaitedDatabase(options)
        try database.claim()
        try database.demandSchema()
        if try database.run(UnfinishedCopy.isMarked.text).first?.flag(0) == true { throw UnfinishedCopy.refusal }
        // Sorted once a table, not read by an index in an order that is not the disk's.
        _ = try database.run([
            PostgresStatement(PostgresTransaction.snapshot.rawValue, []),
            PostgresStatement("SET LOCAL cursor_tuple_fraction = 1", []),
            PostgresStatement("SET LOCAL idle_in_transaction_session_timeout = 0", []),
        ])
        self.database = database
    }

    package func read(
        _ table: CopiedTable, _ take: ([CopiedRow]) throws(StoreError) -> Void
    ) throws(StoreError) {
        _ = try database.run("DECLARE copied NO SCROLL CURSOR FOR \(PostgresCopyStatements.reading(table))")
        let columns = table.columns
        // So many rows as the last piece says make a piece; few at first, since rows may be long.
        var count = 64
        while true {
            let found = try database.run("FETCH FORWARD \(count) FROM copied")
            if found.isEmpty { break }
            var rows: [CopiedRow] = []
            rows.reserveCapacity(found.count)
            for row in found { rows.append(try Self.copied(row, columns)) }
            let bytes = rows.reduce(0) { $0 + $1.byteCount }
            try take(rows)
            count = min(StoreCopying.pieceRows, count * 4, max(1, StoreCopying.pieceBytes * rows.count / bytes))
        }
        _ = try database.run("CLOSE copied")
    }

    private static func copied(_ row: Row, _ columns: [CopiedTable.Column]) throws(StoreError) -> CopiedRow {
        var values: [CopiedValue] = []
        values.reserveCapacity(columns.count)
        for (place, column) in columns.enumerated() {
            let value: CopiedValue? =
                switch column.sort {
                case .id, .session, .leg: try row.optionalID(place).map { .id($0) }
                case .integer, .flag: try row.optionalInt(place).map { .integer($0) }
                case .text, .name: try row.optionalText(place).map { .text($0) }
                case .bytes: try row.optionalBytes(place).map { .bytes($0) }
                }
            guard value != nil || column.isOptional else { throw .damaged(column.name) }
            values.append(value ?? .null)
        }
        return CopiedRow(values)
    }
}
