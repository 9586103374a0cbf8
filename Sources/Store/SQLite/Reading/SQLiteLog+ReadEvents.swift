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
        statements.readEvents.bind(StoreLimits.cut(limit))
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

    mutating func feed(
        app: String, after position: Int64, limit: Int, bytesMax: Int
    ) throws(StoreError) -> FeedPage {
        let last = try lastEventRow()
        let position = Swift.max(0, Swift.min(position, last))
        let end = Swift.min(last, position + StoreLimits.feedRowsMax)
        guard let next = try feedPlace(end) else { throw .damaged("the feed") }
        var page = FeedPage(entries: [], next: next, isAtEnd: end >= last)
        guard position < end, let app = names.code(ifKnown: app) else { return page }
        var statement = try connection.prepare(
            """
            SELECT \(EventColumns.list), e.row, s.id, s.erasure FROM events e JOIN sessions s ON s.row = e.session
            LEFT JOIN legs l ON l.row = e.leg WHERE e.row > ? AND e.row <= ? AND e.app = ? ORDER BY e.row
            """)
        statement.bind(position)
        statement.bind(end)
        statement.bind(app)
        let limit = StoreLimits.cut(limit)
        var bytes = 0
        while try statement.step() {
            guard let session = statement.identifier(8) else { throw .damaged("a session's id") }
            var event = try EventColumns.read(statement, names)
            // The erasing goes on in steps, and what it has not come to yet is nobody's to read any more.
            if statement.int(9) != 0, statement.int(6) & EventFlags.stays == 0 { event.erase() }
            bytes += event.data.count
            if let before = page.entries.last, page.entries.count == limit || bytes > bytesMax {
                page.next = FeedPlace(
                    position: before.position, check: UInt32(truncatingIfNeeded: before.event.id.value.low))
                page.isAtEnd = false
                break
            }
            page.entries.append(FeedEntry(position: statement.int(7), session: SessionID(session), event: event))
        }
        return page
    }

    /// Rows of events have no gaps: they are numbered as they are written, and none is ever deleted.
    private func lastEventRow() throws(StoreError) -> Int64 { try connection.number("SELECT max(row) FROM events") }

    func feedPlace(_ position: Int64?) throws(StoreError) -> FeedPlace? {
        let row = if let position { position } else { try lastEventRow() }
        if row == 0 { return FeedPlace(position: 0, check: 0) }
        var statement = try connection.prepare("SELECT id FROM events WHERE row = ?")
        statement.bind(row)
        guard try statement.step() else { return nil }
        guard let id = statement.identifier(0) else { throw .damaged("an event") }
        return FeedPlace(position: row, check: UInt32(truncatingIfNeeded: id.low))
    }
}
