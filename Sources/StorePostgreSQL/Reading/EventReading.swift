import Domain
import PostgreSQL
import Store

/// Reading the log, and all events of an app.
enum EventReading {
    private static func counters(_ session: SessionID) -> PostgresStatement {
        PostgresStatement(
            "SELECT seq, tail FROM session_counters WHERE bucket = $1 AND session = $2", .bucket(session),
            .id(session.value))
    }

    static func head(_ session: SessionID) -> Question<LogHead?> {
        Question(counters(session)) { (answers) throws(StoreError) in
            guard let row = answers.first() else { return nil }
            return try SessionColumns.head(row, at: 0)
        }
    }

    /// The server stops adding up where the bytes are reached, so that it sends no more than is taken.
    static func events(
        _ session: SessionID, after seq: Int64, limit: Int, bytesMax: Int
    ) -> Question<EventPage?> {
        let head = PostgresStatement(
            """
            SELECT c.seq, c.tail, s.erasure FROM \(SessionColumns.tables) WHERE s.bucket = $1 AND s.id = $2
            """, .bucket(session), .id(session.value))
        let events = PostgresStatement(
            """
            SELECT \(EventColumns.list) FROM (
                SELECT x.*, sum(length(x.data)) OVER (ORDER BY x.seq) AS bytes,
                    row_number() OVER (ORDER BY x.seq) AS place
                FROM (SELECT * FROM events WHERE session = $1 AND seq > $2 ORDER BY seq LIMIT $3) x) e
            WHERE e.place = 1 OR e.bytes <= $4 ORDER BY e.seq
            """, .id(session.value), .int(max(seq, 0)), .int(StoreLimits.cut(limit)), .int(bytesMax))
        return Question(head, events) { (answers) throws(StoreError) in
            guard let row = answers.first() else { return nil }
            var page = EventPage(events: [], head: try SessionColumns.head(row, at: 0), isErased: try row.int(2) != 0)
            for row in answers[1] { page.events.append(try EventColumns.read(row)) }
            return page
        }
    }

    static func eventCheck(_ session: SessionID, seq: Int64) -> Question<UInt32?> {
        let event = PostgresStatement(
            "SELECT id FROM events WHERE session = $1 AND seq = $2", .id(session.value), .int(seq))
        return Question(counters(session), event) { (answers) throws(StoreError) in
            guard answers.first() != nil else { return nil }
            if seq == 0 { return 0 }
            guard let row = answers.first(1) else { return nil }
            return UInt32(truncatingIfNeeded: try row.id(0).low)
        }
    }

    // MARK: The feed

    /// Positions are given out in commit order and without a gap, because one process writes, on one connection; with
    /// several the order of commits is another than that of positions, and this is not enough.
    static func feed(app: String, after position: Int64, limit: Int, bytesMax: Int) -> Question<FeedPage> {
        let bounds = PostgresStatement(
            """
            SELECT b.first, b.until, f.position, e.id
            FROM feed_end f, LATERAL (
                SELECT greatest(0, least($1::bigint, f.position)) AS first,
                    least(f.position, greatest(0, least($1::bigint, f.position)) + $2::bigint) AS until) b
            LEFT JOIN events e ON e.position = b.until
            """, .int(position), .int(StoreLimits.feedRowsMax))
        let limit = StoreLimits.cut(limit)
        let entries = PostgresStatement(
            """
            SELECT * FROM (
                SELECT \(EventColumns.list), e.position, e.session, s.erasure, row_number() OVER w AS place,
                    coalesce(sum(CASE WHEN s.erasure <> 0 AND e.flags & \(EventFlags.stays) = 0 THEN 0
                        ELSE length(e.data) END) OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)
                        AS bytes_before
                FROM events e JOIN sessions s ON s.bucket = session_bucket_1(e.session) AND s.id = e.session
                WHERE e.position > (SELECT greatest(0, least($1::bigint, position)) FROM feed_end)
                    AND e.position <= (SELECT greatest(0, least($1::bigint, position)) FROM feed_end) + $2::bigint
                    AND s.app = $3
                WINDOW w AS (ORDER BY e.position)) x
            WHERE x.place <= $4 AND (x.place <= 2 OR x.bytes_before <= $5) ORDER BY x.position
            """, .int(position), .int(StoreLimits.feedRowsMax), .text(app), .int(limit + 1),
            .int(bytesMax))
        return Question(bounds, entries) { (answers) throws(StoreError) in
            guard let row = answers.first() else { throw .damaged("the feed") }
            let (until, last) = (try row.int(1), try row.int(2))
            guard let next = try place(until, row.optionalID(3)) else { throw .damaged("the feed") }
            var page = FeedPage(entries: [], next: next, isAtEnd: until >= last)
            return try fill(&page, answers[1], limit: limit, bytesMax: bytesMax)
        }
    }

    private static func fill(
        _ page: inout FeedPage, _ rows: [Row], limit: Int, bytesMax: Int
    ) throws(StoreError) -> FeedPage {
        var bytes = 0
        for row in rows {
            var event = try EventColumns.read(row)
            // The erasing goes on in steps, and what it has not come to yet is nobody's to read any more.
            if try row.int(9) != 0, try row.int(6) & EventFlags.stays == 0 { event.erase() }
            bytes += event.data.count
            if let before = page.entries.last, page.entries.count == limit || bytes > bytesMax {
                page.next = FeedPlace(
                    position: before.position, check: UInt32(truncatingIfNeeded: before.event.id.value.low))
                page.isAtEnd = false
                return page
            }
            page.entries.append(
                FeedEntry(position: try row.int(7), session: SessionID(try row.id(8)), event: event))
        }
        return page
    }

    static func feedPlace(_ position: Int64?) -> Question<FeedPlace?> {
        let statement = PostgresStatement(
            """
            SELECT p.position, e.id FROM (SELECT coalesce($1::bigint, position) AS position FROM feed_end) p
            LEFT JOIN events e ON e.position = p.position
            """, .int(position))
        return Question(statement) { (answers) throws(StoreError) in
            guard let row = answers.first() else { throw .damaged("the feed") }
            return try place(row.int(0), row.optionalID(1))
        }
    }

    private static func place(_ position: Int64, _ id: Identifier?) -> FeedPlace? {
        if position == 0 { return FeedPlace(position: 0, check: 0) }
        guard let id else { return nil }
        return FeedPlace(position: position, check: UInt32(truncatingIfNeeded: id.low))
    }
}
