/// The statements that are used all the time, compiled once.
struct SQLiteStatements: ~Copyable {
    var begin: SQLiteStatement
    var commit: SQLiteStatement
    var rollback: SQLiteStatement
    var findSession: SQLiteStatement
    var lastEvent: SQLiteStatement
    var lastMessage: SQLiteStatement
    var findLeg: SQLiteStatement
    var findMessage: SQLiteStatement
    var findClientMessage: SQLiteStatement
    var findVendorItem: SQLiteStatement
    var findClaim: SQLiteStatement
    var bucketKeys: SQLiteStatement
    var insertIndex: SQLiteStatement
    var insertEvent: SQLiteStatement
    var insertMessage: SQLiteStatement
    var updateMessage: SQLiteStatement
    var messageVendorID: SQLiteStatement
    var setLegValue: SQLiteStatement
    var insertClaim: SQLiteStatement
    var updateSession: SQLiteStatement
    var readMessage: SQLiteStatement
    var readEvents: SQLiteStatement
    var readSession: SQLiteStatement
    var readLegs: SQLiteStatement

    /// Compiles them all.
    static func prepare(_ connection: borrowing SQLiteConnection) throws(StoreError) -> SQLiteStatements {
        SQLiteStatements(
            begin: try connection.prepare("BEGIN IMMEDIATE"),
            commit: try connection.prepare("COMMIT"),
            rollback: try connection.prepare("ROLLBACK"),
            findSession: try connection.prepare("SELECT row, app, state, erasure FROM sessions WHERE id = ?"),
            lastEvent: try connection.prepare(
                """
                SELECT i.key, e.id FROM session_index i JOIN events e ON e.row = i.row
                WHERE i.key BETWEEN ? AND ? ORDER BY i.key DESC LIMIT 1
                """),
            lastMessage: try connection.prepare(
                "SELECT key FROM session_index WHERE key BETWEEN ? AND ? ORDER BY key DESC LIMIT 1"),
            findLeg: try connection.prepare("SELECT row, session FROM legs WHERE id = ?"),
            findMessage: try connection.prepare(
                """
                SELECT i.row, m.leg, m.id FROM session_index i JOIN messages m ON m.row = i.row
                WHERE i.key BETWEEN ? AND ?
                """),
            findClientMessage: try connection.prepare(
                """
                SELECT i.row, m.client_id FROM session_index i JOIN messages m ON m.row = i.row
                WHERE i.key BETWEEN ? AND ?
                """),
            // An entry points to a message (row * 2) or to a row of `vendor_items` (row * 2 + 1).
            findVendorItem: try connection.prepare(
                """
                SELECT i.key, coalesce(m.id, h.id), coalesce(m.leg, v.leg), coalesce(m.vendor_id, v.vendor_id), v.row
                FROM session_index i
                LEFT JOIN messages m ON i.row % 2 = 0 AND m.row = i.row / 2
                LEFT JOIN vendor_items v ON i.row % 2 = 1 AND v.row = i.row / 2
                LEFT JOIN messages h ON h.row = v.message
                WHERE i.key BETWEEN ? AND ?
                """),
            findClaim: try connection.prepare(
                """
                SELECT i.key, c.row, c.session_key, c.scope, c.body_hash, c.expires_at, c.status, c.session, c.message,
                    c.attachment
                FROM session_index i JOIN claims c ON c.row = i.row WHERE i.key BETWEEN ? AND ? ORDER BY i.key
                """),
            bucketKeys: try connection.prepare("SELECT key FROM session_index WHERE key BETWEEN ? AND ? ORDER BY key"),
            insertIndex: try connection.prepare("INSERT INTO session_index (key, row) VALUES (?, ?)"),
            insertEvent: try connection.prepare(
                """
                INSERT INTO events (session, seq, app, type, at, leg, flags, id, data)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
            insertMessage: try connection.prepare(
                """
                INSERT INTO messages (session, position, leg, state, outbound, attempt, next_attempt_at, role, hidden,
                    seq, created_at, updated_at, id, client_id, body_hash, vendor_id, error, document, native,
                    expires_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
            updateMessage: try connection.prepare(
                """
                UPDATE messages SET state = coalesce(?1, state), error = ?2, attempt = coalesce(?3, attempt),
                    next_attempt_at = ?4, leg = coalesce(?5, leg), updated_at = ?7,
                    vendor_id = CASE WHEN ?5 IS NULL THEN coalesce(?6, vendor_id) ELSE ?6 END,
                    seq = coalesce(?8, seq), expires_at = coalesce(?9, expires_at)
                WHERE row = ?10
                """),
            messageVendorID: try connection.prepare("SELECT vendor_id FROM messages WHERE row = ?"),
            setLegValue: try connection.prepare("INSERT OR REPLACE INTO leg_values VALUES (?, ?, ?, ?)"),
            insertClaim: try connection.prepare(
                """
                INSERT INTO claims (key, session_key, expires_at, status, scope, body_hash, session, message,
                    attachment)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
            updateSession: try connection.prepare(
                """
                UPDATE sessions SET state = coalesce(?1, state), ended_reason = coalesce(?2, ended_reason),
                    ended_at = coalesce(?3, ended_at), updated_at = ?4, user = coalesce(?5, user),
                    provider = coalesce(?6, provider), document = coalesce(?7, document)
                WHERE row = ?8
                """),
            readMessage: try connection.prepare(
                "SELECT \(MessageColumns.list) FROM messages m JOIN legs l ON l.row = m.leg WHERE m.row = ?"),
            readEvents: try connection.prepare(
                """
                SELECT \(EventColumns.list) FROM session_index i JOIN events e ON e.row = i.row
                LEFT JOIN legs l ON l.row = e.leg WHERE i.key BETWEEN ? AND ? ORDER BY i.key LIMIT ?
                """),
            readSession: try connection.prepare("SELECT \(SessionColumns.list) FROM sessions WHERE id = ?"),
            readLegs: try connection.prepare(
                """
                SELECT id, provider, kind, opened_at, ended_at,
                    (SELECT value FROM leg_values WHERE leg = legs.row AND key = '\(LegRecord.underWayKey)')
                FROM legs WHERE session = ? ORDER BY row DESC LIMIT 200
                """)
        )
    }
}
