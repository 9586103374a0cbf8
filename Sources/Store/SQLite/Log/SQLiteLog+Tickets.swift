import Domain

/// Tickets, by the hash of their secret.
extension SQLiteLog {
    mutating func insert(_ ticket: TicketRecord) throws(StoreError) {
        guard let session = try head(of: ticket.session)?.row else { throw .failed(code: 0, cause: "no such session") }
        var statement = try connection.prepare(
            """
            INSERT INTO tickets (hash, session, first_use_by, expires_at, used_at, origin, document)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """)
        statement.bind(ticket.hash)
        statement.bind(session)
        statement.bind(ticket.firstUseBy)
        statement.bind(ticket.expiresAt)
        statement.bind(ticket.usedAt)
        statement.bind(ticket.origin)
        statement.bind(ticket.document)
        try statement.run()
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
}
