import Domain

/// Ends of which vendors have yet to be told.
extension SQLiteLog {
    mutating func insertTermination(_ leg: LegID, at time: Int64) throws(StoreError) {
        try execute("INSERT OR IGNORE INTO owed_ends (leg, since) VALUES (?, ?)", try row(of: leg), time)
    }

    /// Adapter storage is of no use once the leg is over at the vendor too.
    mutating func settleTermination(_ leg: LegID) throws(StoreError) {
        guard let row = try place(of: leg)?.row else { return }
        var statement = try connection.prepare("DELETE FROM owed_ends WHERE leg = ? RETURNING leg")
        statement.bind(row)
        let wasPending = try statement.step()
        statement.reset()
        if wasPending { try execute("DELETE FROM leg_values WHERE leg = ?", row) }
    }

    /// Takes away what is kept with a session's legs, but for what its vendors are told an owed end with: that is
    /// sealed.
    mutating func eraseLegValues(of session: Int64) throws(StoreError) {
        try execute(
            """
            DELETE FROM leg_values WHERE leg IN (SELECT row FROM legs WHERE session = ?)
                AND (secret = 0 OR leg NOT IN (SELECT leg FROM owed_ends))
            """, session)
    }

    mutating func pendingTerminations(after place: Int64, limit: Int) throws(StoreError) -> [PendingTermination] {
        var statement = try connection.prepare(
            """
            SELECT o.leg, s.id, l.id, s.app, l.provider, o.since
            FROM owed_ends o JOIN legs l ON l.row = o.leg JOIN sessions s ON s.row = l.session
            WHERE o.leg > ? ORDER BY o.leg LIMIT ?
            """)
        statement.bind(place)
        statement.bind(StoreLimits.cut(limit))
        var ends: [PendingTermination] = []
        while try statement.step() {
            guard let session = statement.identifier(1), let leg = statement.identifier(2) else {
                throw .damaged("an end that is owed")
            }
            ends.append(
                PendingTermination(
                    place: statement.int(0), session: SessionID(session), leg: LegID(leg),
                    app: names.text(statement.int(3)), provider: names.text(statement.int(4)),
                    since: statement.int(5)))
        }
        return ends
    }
}
