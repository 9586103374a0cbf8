import Domain

/// Writing sessions and their legs.
extension SQLiteLog {
    mutating func insert(_ session: SessionRecord) throws(StoreError) -> SessionHead {
        let app = try names.code(session.app, connection)
        let provider = try names.code(session.provider, connection)
        var statement = try connection.prepare(
            """
            INSERT INTO sessions
                (id, app, user, provider, state, created_at, updated_at, ended_at, ended_reason, active_at, document)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        statement.bind(session.id.value)
        statement.bind(app)
        statement.bind(session.userID)
        statement.bind(provider)
        statement.bind(session.state.code)
        statement.bind(session.createdAt)
        statement.bind(session.updatedAt)
        statement.bind(session.endedAt)
        statement.bind(session.endedReason)
        statement.bind(session.createdAt)
        statement.bind(session.document)
        try statement.run()
        let row = connection.lastRow
        guard row <= SessionIndex.sessionMax else {
            throw .failed(code: 0, cause: "the store has no session number left")
        }
        return SessionHead(row: row, app: app, state: session.state, isErased: false)
    }

    mutating func update(_ row: Int64, _ update: SessionUpdate) throws(StoreError) {
        let provider: Int64? =
            if let provider = update.provider { try names.code(provider, connection) } else { nil }
        if let userID = update.userID { try noteEarlierUser(of: row, becoming: userID) }
        statements.updateSession.bind(update.state?.code)
        statements.updateSession.bind(update.endedReason)
        statements.updateSession.bind(update.endedAt)
        statements.updateSession.bind(update.updatedAt)
        statements.updateSession.bind(update.userID)
        statements.updateSession.bind(provider)
        statements.updateSession.bind(update.document)
        statements.updateSession.bind(row)
        try statements.updateSession.run()
    }

    /// The user of a session becomes known: that the earlier id is theirs too is kept.
    private mutating func noteEarlierUser(of row: Int64, becoming userID: String) throws(StoreError) {
        var statement = try connection.prepare(
            """
            INSERT INTO earlier_users (session, app, earlier, user)
            SELECT row, app, user, ?2 FROM sessions WHERE row = ?1 AND user <> ?2
            ON CONFLICT (session) DO UPDATE SET user = excluded.user
            """)
        statement.bind(row)
        statement.bind(userID)
        try statement.run()
    }

    mutating func insert(_ leg: LegRecord, session: Int64) throws(StoreError) {
        let provider = try names.code(leg.provider, connection)
        let kind = try names.code(leg.kind, connection)
        var statement = try connection.prepare(
            "INSERT INTO legs (id, session, provider, kind, opened_at, ended_at) VALUES (?, ?, ?, ?, ?, ?)")
        statement.bind(leg.id.value)
        statement.bind(session)
        statement.bind(provider)
        statement.bind(kind)
        statement.bind(leg.openedAt)
        statement.bind(leg.endedAt)
        try statement.run()
        legPlaces[leg.id] = LegPlace(row: connection.lastRow, session: session)
    }
}
