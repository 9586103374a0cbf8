import Domain
import PostgreSQL
import Store

/// Reading sessions with their legs.
enum SessionReading {
    /// The legs of a session `s`, of very many the last ones.
    private static let legs = """
        LEFT JOIN LATERAL (
            SELECT x.row, x.id, x.provider, x.kind, x.opened_at, x.ended_at, v.value AS under_way
            FROM legs x LEFT JOIN leg_values v ON v.leg = x.id AND v.key = '\(LegRecord.underWayKey)'
            WHERE x.session = s.id ORDER BY x.row DESC LIMIT 200) l ON true
        """
    private static let columns = """
        \(SessionColumns.list), l.id, l.provider, l.kind, l.opened_at, l.ended_at, l.under_way
        """

    static func session(_ id: SessionID) -> Question<SessionSnapshot?> {
        let statement = PostgresStatement(
            "SELECT \(columns) FROM \(SessionColumns.tables) \(legs) WHERE s.bucket = $1 AND s.id = $2 ORDER BY l.row",
            .bucket(id), .id(id.value))
        return Question(statement) { (answers) throws(StoreError) in try snapshots(answers[0]).first }
    }

    /// Snapshots of rows in which those of one session follow one another.
    private static func snapshots(_ rows: [Row]) throws(StoreError) -> [SessionSnapshot] {
        var snapshots: [SessionSnapshot] = []
        for row in rows {
            let id = SessionID(try row.id(0))
            if snapshots.last?.session.id != id {
                let (session, head) = try SessionColumns.read(row)
                snapshots.append(SessionSnapshot(session: session, legs: [], head: head))
            }
            guard let leg = try row.optionalID(13) else { continue }
            let record = try LegRecord(
                id: LegID(leg), session: id, provider: row.text(14), kind: row.text(15), openedAt: row.int(16),
                endedAt: row.optionalInt(17), underWay: row.optionalBytes(18))
            snapshots[snapshots.count - 1].legs.append(record)
        }
        return snapshots
    }

    static func sessions(
        _ filter: SessionFilter, at place: ListPlace<SessionID>, limit: Int
    ) -> Question<SessionPage> {
        let limit = StoreLimits.cut(limit)
        var isBackward = false
        if case .before = place { isBackward = true }
        var values: [PostgresValue] = [.text(filter.app), .int(limit + 1)]
        let found = list(filter, at: place, &values)
        let sql = """
            WITH s AS MATERIALIZED (\(found))
            SELECT \(columns) FROM s JOIN session_counters c ON c.bucket = s.bucket AND c.session = s.id \(legs)
            ORDER BY s.id \(isBackward ? "ASC" : "DESC"), l.row
            """
        return Question(PostgresStatement(sql, values)) { [isBackward] (answers) throws(StoreError) in
            var found = try snapshots(answers[0])
            let hasMore = found.count > limit
            if hasMore { found.removeLast() }
            if isBackward { found.reverse() }
            return SessionPage(sessions: found, hasMore: hasMore)
        }
    }

    /// The rows of a list; app and length are the first two values, and what else is asked for follows them.
    ///
    /// Each index has the rows in the list's order. Several states are several stretches of the index by state, of
    /// which no more rows are read than are wanted. A user has few sessions, so there the states are looked at row by
    /// row.
    private static func list(
        _ filter: SessionFilter, at place: ListPlace<SessionID>, _ values: inout [PostgresValue]
    ) -> String {
        var part = "SELECT s.* FROM sessions s WHERE s.erasure = 0 AND s.app = $1"
        var order = "DESC"
        func add(_ condition: String, _ value: PostgresValue, _ values: inout [PostgresValue]) -> String {
            values.append(value)
            return " AND \(condition) $\(values.count)"
        }
        switch place {
        case .start: break
        case .after(let id): part += add("s.id <", .id(id.value), &values)
        case .before(let id):
            part += add("s.id >", .id(id.value), &values)
            order = "ASC"
        }
        if let userID = filter.userID { part += add("s.user_id =", .text(userID), &values) }
        if let provider = filter.provider { part += add("s.provider =", .text(provider), &values) }
        let end = " ORDER BY s.id \(order) LIMIT $2"
        if filter.states.isEmpty { return part + end }
        let states = filter.states.map(\.code).sorted()
        if filter.userID != nil {
            return part + " AND s.state IN (\(states.map(String.init).joined(separator: ", ")))" + end
        }
        let stretches = states.map { "(\(part) AND s.state = \($0)\(end))" }
        return "SELECT * FROM (\(stretches.joined(separator: " UNION ALL "))) s" + end
    }

    static func countOpenSessions(app: String, userID: String) -> Question<Int> {
        let statement = PostgresStatement(
            "SELECT count(*) FROM sessions WHERE erasure = 0 AND state < 5 AND app = $1 AND user_id = $2",
            .text(app), .text(userID))
        return Question(statement) { (answers) throws(StoreError) in Int(try answers.first()?.int(0) ?? 0) }
    }
}
