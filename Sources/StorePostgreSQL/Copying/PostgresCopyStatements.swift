import Domain
import PostgreSQL
import Store

/// The statements that read and write a ``CopiedTable`` in a database.
///
/// The tables have the columns of the same names; what is otherwise stands here.
enum PostgresCopyStatements {
    private static let zero = "'00000000-0000-0000-0000-000000000000'::uuid"

    /// Gives the columns of the table in their order.
    ///
    /// An erasure under way has taken messages and what finds them one by one; the rest of them is left out.
    static func reading(_ table: CopiedTable) -> String {
        let columns = table.columns.map { column in
            switch (table, column.name) {
            case (.claims, "place"): "nullif(t.place, \(zero))"
            case (.revocations, "session"): "nullif(t.session, \(zero))"
            case (.revocations, "user_id"): "CASE WHEN t.session = \(zero) THEN t.user_id END"
            default: column.sort == .flag ? "t.\(column.name)::int" : "t.\(column.name)"
            }
        }
        return "SELECT \(columns.joined(separator: ", ")) FROM \(table.rawValue) t \(order(table))"
    }

    private static func order(_ table: CopiedTable) -> String {
        switch table {
        case .sessions, .legs, .revocations, .attachments, .inbox, .pushRegistrations: "ORDER BY t.row"
        case .earlierUsers: "ORDER BY t.session"
        case .legValues: "ORDER BY t.leg, t.key"
        case .events: "ORDER BY t.position"
        case .messages:
            """
            WHERE NOT EXISTS (\(erasing) AND s.bucket = session_bucket_1(t.session) AND s.id = t.session)
            ORDER BY t.session, t.position
            """
        case .vendorItems:
            """
            WHERE NOT EXISTS (\(erasing) AND s.id = (SELECT l.session FROM legs l WHERE l.id = t.leg))
            ORDER BY t.leg, t.id
            """
        case .claims: "ORDER BY t.expires_at, t.scope, t.place"
        case .tickets: "ORDER BY t.hash"
        case .hookConversations: "ORDER BY t.leg, t.id"
        case .pendingTerminations: "ORDER BY t.place"
        }
    }

    private static let erasing = "SELECT 1 FROM sessions s WHERE s.erasure = 1"

    /// Writes rows, whose columns are its values.
    static func writing(_ rows: [CopiedRow], into table: CopiedTable) -> PostgresStatement {
        let columns = table.columns
        let names = columns.map(\.name).joined(separator: ", ")
        let given = columns.enumerated().map { "$\($0.offset + 1)::\(type($0.element.sort))[]" }
        let (more, expressions) = beside(table)
        let written = columns.map { column in
            expressions[column.name] ?? (column.sort == .flag ? "x.\(column.name) <> 0" : "x.\(column.name)")
        }
        let text = """
            WITH x AS (SELECT * FROM unnest(\(given.joined(separator: ", "))) x(\(names)))\(also(table))
            INSERT INTO \(table.rawValue) (\((columns.map(\.name) + more.map(\.name)).joined(separator: ", ")))
            SELECT \((written + more.map(\.value)).joined(separator: ", ")) FROM x
            """
        return PostgresStatement(text, columns.enumerated().map { values(rows, $0.offset, $0.element.sort) })
    }

    /// Columns that the copied table does not have, and those that are written otherwise.
    private static func beside(
        _ table: CopiedTable
    ) -> (more: [(name: String, value: String)], expressions: [String: String]) {
        switch table {
        case .sessions: ([("bucket", "session_bucket_1(x.id)")], [:])
        case .claims: ([], ["place": "coalesce(x.place, \(zero))"])
        case .revocations: ([], ["session": "coalesce(x.session, \(zero))", "user_id": "coalesce(x.user_id, '')"])
        case .pendingTerminations: ([("place", "(SELECT l.row FROM legs l WHERE l.id = x.leg)")], [:])
        default: ([], [:])
        }
    }

    /// Rows that stand beside those of the table.
    private static func also(_ table: CopiedTable) -> String {
        guard table == .messages else { return "" }
        return """
            , waiting AS (
                INSERT INTO outbox (bucket, session, position, message, expires_at)
                SELECT s.bucket, x.session, x.position, x.id, x.expires_at
                FROM x JOIN sessions s ON s.bucket = session_bucket_1(x.session) AND s.id = x.session
                WHERE x.outbound <> 0 AND x.state <= 2 AND s.erasure = 0)
            """
    }

    private static func type(_ sort: CopiedTable.Sort) -> String {
        switch sort {
        case .id, .session, .leg: "uuid"
        case .integer, .flag: "bigint"
        case .text, .name: "text"
        case .bytes: "bytea"
        }
    }

    private static func values(_ rows: [CopiedRow], _ column: Int, _ sort: CopiedTable.Sort) -> PostgresValue {
        switch sort {
        case .id, .session, .leg: .uuidArray(rows.map { $0.optionalID(column)?.bytes })
        case .integer, .flag:
            .int64Array(rows.map { if case .integer(let value) = $0[column] { value } else { nil } })
        case .text, .name: .textArray(rows.map { $0.optionalText(column) })
        case .bytes: .bytesArray(rows.map { if case .bytes(let value) = $0[column] { value } else { nil } })
        }
    }
}
