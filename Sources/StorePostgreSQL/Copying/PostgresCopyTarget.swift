package import PostgreSQL
package import Store

/// A database that is filled from another store; no gateway can work with it meanwhile.
///
/// Pieces are on the disk in their order, but not at once; the mark of an unfinished copy goes when all of them are.
package final class PostgresCopyTarget: CopyTarget {
    /// Buckets whose sessions are counted at a time.
    private static let bucketsAtATime = 64

    private let database: WaitedDatabase

    /// Makes the tables, and empties those of an unfinished copy; blocks.
    ///
    /// - Throws: `.locked` where a gateway works with it, `.cannotOpen` where it cannot be reached or holds something
    ///   that is not left from an unfinished copy, `.tooNew`.
    package init(_ options: PostgresOptions, sealing: any StoreSealing) throws(StoreError) {
        // A store, for a moment: whoever had the database before learns that it is no longer his.
        var opening = PostgresStoreOptions(database: options, patience: .seconds(3))
        opening.isForCopying = true
        try PostgresStore(opening, sealing: sealing).close()
        var options = options
        options.applicationName = "trunkline/copy"
        options.target = .readWrite
        let database = try WaitedDatabase(options)
        try database.claim()
        try Self.demandNothingIsLost(database)
        _ = try database.run(
            [
                UnfinishedCopy.mark,
                PostgresStatement(
                    "TRUNCATE \(Self.tables.joined(separator: ", ")) RESTART IDENTITY", []),
                PostgresStatement("UPDATE feed_end SET position = 0", []),
            ], transaction: .readCommitted)
        // The mark is on the disk; what follows is by the time that it goes.
        _ = try database.run("SET synchronous_commit = off")
        self.database = database
    }

    private static var tables: [String] {
        CopiedTable.allCases.map(\.rawValue) + ["session_counters", "outbox", "commit_groups"]
    }

    private static func demandNothingIsLost(_ database: WaitedDatabase) throws(StoreError) {
        if try database.run(UnfinishedCopy.isMarked.text).first?.flag(0) == true { return }
        for table in ["sessions", "inbox", "revocations", "push_registrations"] {
            if try database.run("SELECT EXISTS (SELECT 1 FROM \(table))").first?.flag(0) == true {
                throw .cannotOpen(code: 0, cause: "it holds \(table) already: a copy goes into an empty store")
            }
        }
    }

    package func write(_ rows: [CopiedRow], into table: CopiedTable) throws(StoreError) {
        _ = try database.run(
            [PostgresCopyStatements.writing(rows, into: table)], transaction: .readCommitted)
    }

    package func finish() throws(StoreError) {
        _ = try database.run("ANALYZE")
        for first in stride(from: 0, to: 4096, by: Self.bucketsAtATime) {
            _ = try database.run(
                [
                    PostgresStatement(
                        Self.counting, [.int(first), .int(first + Self.bucketsAtATime)])
                ], transaction: .readCommitted)
        }
        _ = try database.run("SET synchronous_commit = DEFAULT")
        _ = try database.run(
            [
                PostgresStatement(
                    "UPDATE feed_end SET position = coalesce((SELECT max(position) FROM events), 0)", []),
                UnfinishedCopy.unmark,
            ], transaction: .readCommitted)
    }

    /// The check of an event is the last half of its id's low half.
    private static let counting = """
        INSERT INTO session_counters (bucket, session, seq, tail, messages)
        SELECT s.bucket, s.id, coalesce(e.seq, 0),
            coalesce(('x' || right(replace(e.id::text, '-', ''), 8))::bit(32)::bigint, 0), coalesce(m.position, 0)
        FROM sessions s
        LEFT JOIN LATERAL (
            SELECT v.seq, v.id FROM events v WHERE v.session = s.id ORDER BY v.seq DESC LIMIT 1) e ON true
        LEFT JOIN LATERAL (
            SELECT g.position FROM messages g WHERE g.session = s.id ORDER BY g.position DESC LIMIT 1) m ON true
        WHERE s.bucket >= $1 AND s.bucket < $2
        """
}
