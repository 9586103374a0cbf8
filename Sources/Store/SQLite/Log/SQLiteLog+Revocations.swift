import Domain

/// Revocations, and all ids that a user has had.
extension SQLiteLog {
    mutating func insert(_ revocation: Revocation) throws(StoreError) {
        let app = try names.code(revocation.app, connection)
        var statement = try connection.prepare(
            """
            INSERT INTO revocations (app, subject, at) VALUES (?, ?, ?)
            ON CONFLICT (app, subject) DO UPDATE SET at = max(at, excluded.at)
            """)
        statement.bind(app)
        switch revocation.subject {
        case .user(let user): statement.bind(user)
        case .session(let session): statement.bind(session.value)
        }
        statement.bind(revocation.at)
        try statement.run()
    }

    mutating func userIDs(of userID: String, app: String) throws(StoreError) -> [String] {
        guard let app = names.code(ifKnown: app) else { return [userID] }
        var statement = try connection.prepare(
            """
            SELECT ?2 UNION SELECT user FROM earlier_users WHERE app = ?1 AND earlier = ?2
            UNION SELECT earlier FROM earlier_users WHERE app = ?1 AND (user = ?2
                OR user IN (SELECT user FROM earlier_users WHERE app = ?1 AND earlier = ?2))
            """)
        statement.bind(app)
        statement.bind(userID)
        var ids: [String] = []
        while try statement.step() { ids.append(statement.text(0)) }
        return ids
    }

    mutating func revocations(after: Int64, limit: Int) throws(StoreError) -> RevocationPage {
        var statement = try connection.prepare(
            "SELECT row, app, typeof(subject) = 'blob', subject, at FROM revocations WHERE row > ? ORDER BY row LIMIT ?"
        )
        statement.bind(after)
        let limit = StoreLimits.cut(limit)
        statement.bind(limit)
        var page = RevocationPage(revocations: [], next: nil)
        var last = after
        while try statement.step() {
            let subject: Revocation.Subject
            if statement.int(2) != 0 {
                guard let id = statement.identifier(3) else { throw .damaged("a revocation") }
                subject = .session(SessionID(id))
            } else {
                subject = .user(statement.text(3))
            }
            last = statement.int(0)
            page.revocations.append(
                Revocation(app: names.text(statement.int(1)), subject: subject, at: statement.int(4)))
        }
        if page.revocations.count == limit { page.next = last }
        return page
    }
}
