import PostgreSQL
import Store

/// The mark of a database that a copy has been begun into and not finished: a table that is there as long.
enum UnfinishedCopy {
    static let isMarked = PostgresStatement("SELECT to_regclass('unfinished_copy') IS NOT NULL", [])
    static let mark = PostgresStatement("CREATE TABLE IF NOT EXISTS unfinished_copy (id boolean)", [])
    static let unmark = PostgresStatement("DROP TABLE unfinished_copy", [])

    static let refusal = StoreError.cannotOpen(
        code: 0, cause: "a copy into it was begun and not finished: run trunkline store copy again, or drop it")
}
