import Domain

/// Reading sessions.
extension SQLiteLog {
    mutating func session(_ id: SessionID) throws(StoreError) -> SessionSnapshot? {
        statements.readSession.bind(id.value)
        guard try statements.readSession.step() else { return nil }
        let record: SessionRecord
        do {
            record = try SessionColumns.read(statements.readSession, names)
        } catch {
            statements.readSession.reset()
            throw error
        }
        statements.readSession.reset()
        return try snapshot(record)
    }

    private mutating func snapshot(_ session: SessionRecord) throws(StoreError) -> SessionSnapshot {
        guard let head = try head(of: session.id) else { throw .damaged("a session's head") }
        var legs: [LegRecord] = []
        statements.readLegs.bind(head.row)
        while try statements.readLegs.step() {
            guard let id = statements.readLegs.identifier(0) else { continue }
            legs.append(
                LegRecord(
                    id: LegID(id), session: session.id, provider: names.text(statements.readLegs.int(1)),
                    kind: names.text(statements.readLegs.int(2)), openedAt: statements.readLegs.int(3),
                    endedAt: statements.readLegs.optionalInt(4), underWay: statements.readLegs.optionalBytes(5)))
        }
        // They are read from behind, so that of very many the last ones are there.
        return SessionSnapshot(session: session, legs: legs.reversed(), head: head.log)
    }

    private mutating func snapshots(_ statement: consuming SQLiteStatement) throws(StoreError) -> [SessionSnapshot] {
        var records: [SessionRecord] = []
        while try statement.step() { records.append(try SessionColumns.read(statement, names)) }
        var snapshots: [SessionSnapshot] = []
        for record in records { snapshots.append(try snapshot(record)) }
        return snapshots
    }

    mutating func sessions(
        _ filter: SessionFilter, at place: ListPlace<SessionID>, limit: Int
    ) throws(StoreError) -> SessionPage {
        let nothing = SessionPage(sessions: [], hasMore: false)
        guard let app = names.code(ifKnown: filter.app) else { return nothing }
        let provider = filter.provider.flatMap { names.code(ifKnown: $0) }
        if filter.provider != nil && provider == nil { return nothing }
        var statement = try connection.prepare(Self.list(filter, provider != nil, at: place))
        let limit = StoreLimits.cut(limit)
        statement.bind(app)
        statement.bind(limit + 1)
        var isBackward = false
        switch place {
        case .start: break
        case .after(let id): statement.bind(id.value)
        case .before(let id):
            statement.bind(id.value)
            isBackward = true
        }
        if let userID = filter.userID { statement.bind(userID) }
        if let provider { statement.bind(provider) }
        for state in filter.states { statement.bind(state.code) }
        var found = try snapshots(statement)
        let hasMore = found.count > limit
        if hasMore { found.removeLast() }
        if isBackward { found.reverse() }
        return SessionPage(sessions: found, hasMore: hasMore)
    }

    /// The question for a list; its parameters are the app, one row more than wanted, and what of place, user,
    /// provider and states is asked for, in this order.
    ///
    /// Each index has the rows in the list's order. Several states are several stretches of the index by state, which
    /// SQLite merges as it reads them, so no more rows are read than are wanted; with `IN` it would read and sort all.
    /// A user has few sessions, so there the states are looked at row by row.
    static func list(_ filter: SessionFilter, _ hasProvider: Bool, at place: ListPlace<SessionID>) -> String {
        let index =
            if filter.userID != nil {
                "sessions_by_user"
            } else if !filter.states.isEmpty {
                "sessions_by_state"
            } else {
                hasProvider ? "sessions_by_provider" : "sessions_by_app"
            }
        var part = "SELECT \(SessionColumns.list) FROM sessions INDEXED BY \(index) WHERE erasure = 0 AND app = ?1"
        var parameters = 2
        func next() -> Int {
            parameters += 1
            return parameters
        }
        let order: String
        switch place {
        case .start: order = "DESC"
        case .after:
            part += " AND id < ?\(next())"
            order = "DESC"
        case .before:
            part += " AND id > ?\(next())"
            order = "ASC"
        }
        if filter.userID != nil { part += " AND user = ?\(next())" }
        if hasProvider { part += " AND provider = ?\(next())" }
        let states = filter.states.map { _ in "?\(next())" }
        let end = " ORDER BY id \(order) LIMIT ?2"
        if states.isEmpty { return part + end }
        if filter.userID != nil { return part + " AND state IN (\(states.joined(separator: ", ")))" + end }
        return states.map { part + " AND state = \($0)" }.joined(separator: " UNION ALL ") + end
    }

    mutating func countOpenSessions(app: String, userID: String) throws(StoreError) -> Int {
        guard let app = names.code(ifKnown: app) else { return 0 }
        var statement = try connection.prepare(
            """
            SELECT count(*) FROM sessions INDEXED BY sessions_open
            WHERE erasure = 0 AND state < 5 AND app = ? AND user = ?
            """)
        statement.bind(app)
        statement.bind(userID)
        return try statement.step() ? Int(statement.int(0)) : 0
    }
}
