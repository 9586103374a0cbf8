import Domain

/// Times that the store keeps: by when a session counts as left, and a message as too late; and the order in which live
/// sessions are taken up.
extension SQLiteLog {
    mutating func idleSessions(
        since time: Int64, after place: IdlePlace?, limit: Int
    ) throws(StoreError) -> IdlePage {
        let limit = StoreLimits.cut(limit)
        let found = try sessionsByUse(before: time, after: place, limit: limit)
        var page = IdlePage(sessions: [], next: nil, earliestActiveAt: nil)
        var moved: [IdlePlace] = []
        for session in found {
            let used = try lastUse(ofRow: session.place.row) ?? session.place.activeAt
            if used <= time {
                page.sessions.append(session.id)
            } else {
                moved.append(IdlePlace(activeAt: used, row: session.place.row))
            }
        }
        if !moved.isEmpty { try moveUses(moved) }
        if found.count == limit {
            page.next = found.last?.place
        } else {
            var statement = try connection.prepare(
                """
                SELECT min(active_at) FROM sessions INDEXED BY sessions_by_use
                WHERE erasure = 0 AND state < 5 AND active_at > ?
                """)
            statement.bind(time)
            if try statement.step() { page.earliestActiveAt = statement.optionalInt(0) }
        }
        return page
    }

    private mutating func sessionsByUse(
        before time: Int64, after place: IdlePlace?, limit: Int
    ) throws(StoreError) -> [(id: SessionID, place: IdlePlace)] {
        var statement = try connection.prepare(
            """
            SELECT id, active_at, row FROM sessions INDEXED BY sessions_by_use
            WHERE erasure = 0 AND state < 5 AND active_at <= ?1 AND (active_at, row) > (?2, ?3)
            ORDER BY active_at, row LIMIT ?4
            """)
        statement.bind(time)
        statement.bind(place?.activeAt ?? -1)
        statement.bind(place?.row ?? 0)
        statement.bind(limit)
        var found: [(id: SessionID, place: IdlePlace)] = []
        while try statement.step() {
            guard let id = statement.identifier(0) else { throw .damaged("a session") }
            found.append((SessionID(id), IdlePlace(activeAt: statement.int(1), row: statement.int(2))))
        }
        return found
    }

    private mutating func moveUses(_ uses: [IdlePlace]) throws(StoreError) {
        try transaction { (log) throws(StoreError) in
            for use in uses {
                try log.execute("UPDATE sessions SET active_at = ? WHERE row = ?", use.activeAt, use.row)
            }
        }
    }

    mutating func lastUse(of session: SessionID) throws(StoreError) -> Int64? {
        guard let head = try head(of: session) else { return nil }
        if let used = try lastUse(ofRow: head.row) { return used }
        var statement = try connection.prepare("SELECT created_at FROM sessions WHERE row = ?")
        statement.bind(head.row)
        return try statement.step() ? statement.int(0) : nil
    }

    /// The time of the last event that is not passive; it is nearly always among the last few.
    private mutating func lastUse(ofRow row: Int64) throws(StoreError) -> Int64? {
        var statement = try connection.prepare(
            """
            SELECT e.at FROM session_index i JOIN events e ON e.row = i.row
            WHERE i.key BETWEEN ? AND ? AND e.flags & \(EventFlags.passive) = 0 ORDER BY i.key DESC LIMIT 1
            """)
        statement.bind(SessionIndex.range(row, .event))
        return try statement.step() ? statement.int(0) : nil
    }

    mutating func expiredMessages(by time: Int64, limit: Int) throws(StoreError) -> ExpiryPage {
        var page = ExpiryPage(sessions: [], nextExpiry: nil)
        var statement = try connection.prepare(
            """
            SELECT s.id FROM messages m INDEXED BY messages_expiring JOIN sessions s ON s.row = m.session
            WHERE m.outbound = 1 AND m.state <= 2 AND m.expires_at IS NOT NULL AND m.expires_at <= ?
                AND s.erasure = 0 AND s.state < 5
            GROUP BY m.session ORDER BY min(m.expires_at) LIMIT ?
            """)
        statement.bind(time)
        statement.bind(StoreLimits.cut(limit))
        while try statement.step() {
            guard let id = statement.identifier(0) else { throw .damaged("a session") }
            page.sessions.append(SessionID(id))
        }
        var next = try connection.prepare(
            """
            SELECT min(expires_at) FROM messages INDEXED BY messages_expiring
            WHERE outbound = 1 AND state <= 2 AND expires_at IS NOT NULL AND expires_at > ?
            """)
        next.bind(time)
        if try next.step() { page.nextExpiry = next.optionalInt(0) }
        return page
    }

    // MARK: Taking up

    mutating func liveSessions(at place: LivePlace, limit: Int) throws(StoreError) -> LivePage {
        let limit = StoreLimits.cut(limit)
        switch place {
        case .pending(let row):
            let found = try pendingSessions(after: row, limit: limit)
            let next: LivePlace = found.count == limit ? .pending(row: found.last?.row ?? row) : .rest(nil)
            return LivePage(sessions: found.map(\.id), next: next)
        case .rest(let place):
            let found = try latestSessions(after: place, limit: limit)
            return LivePage(
                sessions: found.map(\.id), next: found.count == limit ? found.last.map { .rest($0.place) } : nil)
        }
    }

    private mutating func pendingSessions(
        after row: Int64, limit: Int
    ) throws(StoreError) -> [(id: SessionID, row: Int64)] {
        var statement = try connection.prepare(
            """
            SELECT DISTINCT s.id, s.row FROM messages m INDEXED BY outbox JOIN sessions s ON s.row = m.session
            WHERE m.outbound = 1 AND m.state <= 2 AND m.session > ? AND s.erasure = 0
            ORDER BY m.session LIMIT ?
            """)
        statement.bind(row)
        statement.bind(limit)
        var found: [(id: SessionID, row: Int64)] = []
        while try statement.step() {
            guard let id = statement.identifier(0) else { throw .damaged("a session") }
            found.append((SessionID(id), statement.int(1)))
        }
        return found
    }

    private mutating func latestSessions(
        after place: IdlePlace?, limit: Int
    ) throws(StoreError) -> [(id: SessionID, place: IdlePlace)] {
        var statement = try connection.prepare(
            """
            SELECT id, active_at, row FROM sessions INDEXED BY sessions_by_use
            WHERE erasure = 0 AND state < 5 AND (active_at, row) < (?1, ?2)
            ORDER BY active_at DESC, row DESC LIMIT ?3
            """)
        statement.bind(place?.activeAt ?? .max)
        statement.bind(place?.row ?? .max)
        statement.bind(limit)
        var found: [(id: SessionID, place: IdlePlace)] = []
        while try statement.step() {
            guard let id = statement.identifier(0) else { throw .damaged("a session") }
            found.append((SessionID(id), IdlePlace(activeAt: statement.int(1), row: statement.int(2))))
        }
        return found
    }
}
