import Domain

/// Reading the log.
extension SQLiteLog {
    mutating func events(
        _ session: SessionID, after seq: Int64, limit: Int, bytesMax: Int
    ) throws(StoreError) -> EventPage? {
        guard let head = try head(of: session) else { return nil }
        var page = EventPage(events: [], head: head.log, isErased: head.isErased)
        let seq = Swift.max(seq, 0)
        guard seq < head.seq else { return page }
        var bytes = 0
        statements.readEvents.bind(
            SessionIndex.key(head.row, .event, seq + 1)...SessionIndex.key(head.row, .event, head.seq))
        statements.readEvents.bind(Self.cut(limit))
        do {
            while try statements.readEvents.step() {
                let event = try EventColumns.read(statements.readEvents, names)
                bytes += event.data.count
                // The first comes whatever its size, or the reader would never get past it.
                if bytes > bytesMax && !page.events.isEmpty { break }
                page.events.append(event)
            }
        } catch {
            statements.readEvents.reset()
            throw error
        }
        statements.readEvents.reset()
        return page
    }

    mutating func eventCheck(_ session: SessionID, seq: Int64) throws(StoreError) -> UInt32? {
        guard let head = try head(of: session) else { return nil }
        if seq == 0 { return 0 }
        if seq == head.seq { return head.check }
        guard seq > 0 && seq < head.seq else { return nil }
        var statement = try connection.prepare(
            "SELECT e.id FROM session_index i JOIN events e ON e.row = i.row WHERE i.key = ?")
        statement.bind(SessionIndex.key(head.row, .event, seq))
        guard try statement.step() else { return nil }
        return statement.identifier(0).map { UInt32(truncatingIfNeeded: $0.low) }
    }

    /// Rows that one call looks at, so that a quiet app beside a busy one costs no more than a busy one.
    static var feedRowsMax: Int64 { 2000 }

    mutating func feed(
        app: String, after position: Int64, limit: Int, bytesMax: Int
    ) throws(StoreError) -> FeedPage {
        let last = try connection.number("SELECT max(row) FROM events")
        let end = Swift.min(last, position + Self.feedRowsMax)
        var page = FeedPage(entries: [], next: Swift.max(position, end), isAtEnd: end >= last)
        guard position < end, let app = names.code(ifKnown: app) else { return page }
        var statement = try connection.prepare(
            """
            SELECT \(EventColumns.list), e.row, s.id FROM events e JOIN sessions s ON s.row = e.session
            LEFT JOIN legs l ON l.row = e.leg WHERE e.row > ? AND e.row <= ? AND e.app = ? ORDER BY e.row
            """)
        statement.bind(position)
        statement.bind(end)
        statement.bind(app)
        let limit = Self.cut(limit)
        var bytes = 0
        while try statement.step() {
            guard let session = statement.identifier(8) else { throw .damaged("a session's id") }
            let event = try EventColumns.read(statement, names)
            bytes += event.data.count
            if page.entries.count == limit || (bytes > bytesMax && !page.entries.isEmpty) {
                page.next = page.entries[page.entries.count - 1].position
                page.isAtEnd = false
                break
            }
            page.entries.append(FeedEntry(position: statement.int(7), session: SessionID(session), event: event))
        }
        return page
    }
}
