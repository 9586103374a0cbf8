import Domain

/// Reading what is asked for once in a while.
extension SQLiteLog {
    mutating func legValue(_ key: String, of leg: LegID) throws(StoreError) -> LegValue? {
        guard let place = try place(of: leg) else { return nil }
        var statement = try connection.prepare("SELECT key, secret, value FROM leg_values WHERE leg = ? AND key = ?")
        statement.bind(place.row)
        statement.bind(key)
        return try statement.step() ? try value(in: statement, of: leg) : nil
    }

    mutating func legValues(_ leg: LegID, after key: String) throws(StoreError) -> [LegValue] {
        guard let place = try place(of: leg) else { return [] }
        var statement = try connection.prepare(
            "SELECT key, secret, value FROM leg_values WHERE leg = ? AND key > ? ORDER BY key LIMIT 200")
        statement.bind(place.row)
        statement.bind(key)
        var values: [LegValue] = []
        while try statement.step() { values.append(try value(in: statement, of: leg)) }
        return values
    }

    /// The value in a row of key, secret and value.
    private func value(in statement: borrowing SQLiteStatement, of leg: LegID) throws(StoreError) -> LegValue {
        let key = statement.text(0)
        let stored = LegValue(key: key, value: statement.bytes(2), isSecret: statement.int(1) != 0)
        guard stored.isSecret else { return stored }
        guard let plain = sealing.open(stored.value, context: Self.sealContext(leg, key)) else {
            throw .sealBroken(key: key)
        }
        return LegValue(key: key, value: plain, isSecret: true)
    }

    mutating func ticket(hash: [UInt8]) throws(StoreError) -> TicketRecord? {
        var statement = try connection.prepare(
            """
            SELECT s.id, t.first_use_by, t.expires_at, t.used_at, t.origin, t.document
            FROM tickets t JOIN sessions s ON s.row = t.session WHERE t.hash = ?
            """)
        statement.bind(hash)
        guard try statement.step() else { return nil }
        guard let session = statement.identifier(0) else { throw .damaged("a session's id") }
        return TicketRecord(
            hash: hash, session: SessionID(session), origin: statement.optionalText(4), firstUseBy: statement.int(1),
            expiresAt: statement.int(2), usedAt: statement.optionalInt(3), document: statement.bytes(5))
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
        let limit = Self.cut(limit)
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
