import PostgreSQL

/// The steps that lead to the tables and functions: numbered from 1 and only ever added to.
///
/// Names of functions end in a number of their own: a later version that does something else gets another, so that two
/// versions of the program work side by side.
enum Schema {
    static let steps: [[String]] = [
        [Tables.sql, DatabaseClaim.table, RareChanges.sql, CommitFunction.sql, PlainFunction.sql, Housekeeping.sql]
            .flatMap(statements)
    ]

    /// Advisory lock of whoever changes the schema.
    static let lockKey: Int64 = 0x7472_756e_6b6c_0001

    /// The commands of a script, one by one: each ends its line, and a function's body is part of its command.
    static func statements(_ script: String) -> [String] {
        var statements: [String] = []
        var current = ""
        var isInBody = false
        for line in script.split(separator: "\n", omittingEmptySubsequences: true) {
            current += current.isEmpty ? line : "\n" + line
            if line.contains("$function$") { isInBody.toggle() }
            guard !isInBody, line.hasSuffix(";") else { continue }
            statements.append(current)
            current = ""
        }
        precondition(current.isEmpty, "a script ends with a command")
        return statements
    }

    /// A step in a transaction of its own, which waits for no lock for longer than 200 ms.
    static func batch(step: Int) -> PostgresBatch {
        let statements = ["SET LOCAL lock_timeout = '200ms'"] + steps[step - 1]
        let note = PostgresStatement(
            """
            INSERT INTO schema_version (version, applied_at)
            VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
            """, .int(step))
        return PostgresBatch(statements.map { PostgresStatement($0, []) } + [note], transaction: .readCommitted)
    }

    static let makeVersionTable = PostgresStatement(
        "CREATE TABLE IF NOT EXISTS schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL)", [])
    static let hasVersionTable = PostgresStatement("SELECT to_regclass('schema_version') IS NOT NULL", [])
    static let version = PostgresStatement("SELECT coalesce(max(version), 0) FROM schema_version", [])
}
