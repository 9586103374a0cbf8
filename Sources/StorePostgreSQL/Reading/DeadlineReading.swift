import Domain
import PostgreSQL
import Store

/// Times that the store keeps: by when a session counts as left, and a message as too late; and the order in which live
/// sessions are taken up.
enum DeadlineReading {
    /// The time of a session's last event that is not passive; it is nearly always among the last few.
    private static let lastUse = """
        (SELECT e.at FROM events e WHERE e.session = s.id AND e.flags & \(EventFlags.passive) = 0
            ORDER BY e.seq DESC LIMIT 1)
        """

    static func idleSessions(since time: Int64, after place: IdlePlace?, limit: Int) -> Question<IdlePage> {
        let limit = StoreLimits.cut(limit)
        let found = PostgresStatement(
            """
            SELECT s.bucket, s.id, s.active_at, s.row, coalesce(\(lastUse), s.active_at)
            FROM sessions s
            WHERE s.erasure = 0 AND s.state < 5 AND s.active_at <= $1 AND (s.active_at, s.row) > ($2, $3)
            ORDER BY s.active_at, s.row LIMIT $4
            """, .int(time), .int(place?.activeAt ?? -1), .int(place?.row ?? 0), .int(limit))
        let next = PostgresStatement(
            "SELECT min(active_at) FROM sessions WHERE erasure = 0 AND state < 5 AND active_at > $1", .int(time))
        return Question([found]) { (answers) throws(StoreError) in
            var page = IdlePage(sessions: [], next: nil, earliestActiveAt: nil)
            var moved = (buckets: [Int64?](), ids: [Identifier](), uses: [Int64?]())
            let rows = answers[0]
            for row in rows {
                let used = try row.int(4)
                if used <= time {
                    page.sessions.append(SessionID(try row.id(1)))
                } else {
                    moved.buckets.append(try row.int(0))
                    moved.ids.append(try row.id(1))
                    moved.uses.append(used)
                }
            }
            if rows.count == limit, let last = rows.last {
                page.next = IdlePlace(activeAt: try last.int(2), row: try last.int(3))
            }
            // A use that has come meanwhile is later, so that this one is not too late either.
            let move = PostgresStatement(
                """
                UPDATE sessions s SET active_at = x.used
                FROM unnest($1::bigint[], $2::uuid[], $3::bigint[]) x(bucket, id, used)
                WHERE s.bucket = x.bucket AND s.id = x.id AND s.active_at < x.used
                """, .int64Array(moved.buckets), .ids(moved.ids), .int64Array(moved.uses))
            if moved.ids.isEmpty && page.next != nil { return .done(page) }
            let isMoving = !moved.ids.isEmpty
            let finish: @Sendable (Answers) throws(StoreError) -> Question<IdlePage>.Step = {
                [page] (answers) throws(StoreError) in
                var page = page
                if page.next == nil { page.earliestActiveAt = try answers.first(isMoving ? 1 : 0)?.optionalInt(0) }
                return .done(page)
            }
            return .next(Question(isMoving ? [move, next] : [next], isWriting: isMoving, step: finish))
        }
    }

    static func lastUse(of session: SessionID) -> Question<Int64?> {
        let statement = PostgresStatement(
            "SELECT coalesce(\(lastUse), s.created_at) FROM sessions s WHERE s.bucket = $1 AND s.id = $2",
            .bucket(session), .id(session.value))
        return Question(statement) { (answers) throws(StoreError) in try answers.first()?.int(0) }
    }

    static func expiredMessages(by time: Int64, limit: Int) -> Question<ExpiryPage> {
        let found = PostgresStatement(
            """
            SELECT o.session FROM outbox o JOIN sessions s ON s.bucket = o.bucket AND s.id = o.session
            WHERE o.expires_at <= $1 AND s.erasure = 0 AND s.state < 5
            GROUP BY o.session ORDER BY min(o.expires_at), o.session LIMIT $2
            """, .int(time), .int(StoreLimits.cut(limit)))
        let next = PostgresStatement("SELECT min(expires_at) FROM outbox WHERE expires_at > $1", .int(time))
        return Question(found, next) { (answers) throws(StoreError) in
            var page = ExpiryPage(sessions: [], nextExpiry: try answers.first(1)?.optionalInt(0))
            for row in answers[0] { page.sessions.append(SessionID(try row.id(0))) }
            return page
        }
    }

    // MARK: Taking up

    static func liveSessions(at place: LivePlace, limit: Int) -> Question<LivePage> {
        let limit = StoreLimits.cut(limit)
        switch place {
        case .pending(let row): return pendingSessions(after: row, limit: limit)
        case .rest(let place): return latestSessions(after: place, limit: limit)
        }
    }

    private static func pendingSessions(after row: Int64, limit: Int) -> Question<LivePage> {
        let statement = PostgresStatement(
            """
            SELECT s.id, s.row FROM (SELECT DISTINCT bucket, session FROM outbox) o
            JOIN sessions s ON s.bucket = o.bucket AND s.id = o.session
            WHERE s.row > $1 AND s.erasure = 0 ORDER BY s.row LIMIT $2
            """, .int(row), .int(limit))
        return Question(statement) { (answers) throws(StoreError) in
            let rows = answers[0]
            var page = LivePage(sessions: [], next: .rest(nil))
            for row in rows { page.sessions.append(SessionID(try row.id(0))) }
            if rows.count == limit, let last = rows.last { page.next = .pending(row: try last.int(1)) }
            return page
        }
    }

    private static func latestSessions(after place: IdlePlace?, limit: Int) -> Question<LivePage> {
        let statement = PostgresStatement(
            """
            SELECT id, active_at, row FROM sessions
            WHERE erasure = 0 AND state < 5 AND (active_at, row) < ($1, $2)
            ORDER BY active_at DESC, row DESC LIMIT $3
            """, .int(place?.activeAt ?? .max), .int(place?.row ?? .max), .int(limit))
        return Question(statement) { (answers) throws(StoreError) in
            let rows = answers[0]
            var page = LivePage(sessions: [], next: nil)
            for row in rows { page.sessions.append(SessionID(try row.id(0))) }
            if rows.count == limit, let last = rows.last {
                page.next = .rest(IdlePlace(activeAt: try last.int(1), row: try last.int(2)))
            }
            return page
        }
    }
}
