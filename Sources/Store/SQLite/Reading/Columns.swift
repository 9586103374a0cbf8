import Domain

/// The columns of a message, and reading them back.
enum MessageColumns {
    static let list = """
        m.id, l.id, m.client_id, m.body_hash, m.role, m.document, m.native, m.hidden, m.outbound, m.state, m.error,
        m.attempt, m.next_attempt_at, m.seq, m.position, m.created_at, m.updated_at, m.vendor_id, m.expires_at
        """

    static func read(_ row: borrowing SQLiteStatement, session: SessionID) throws(StoreError) -> MessageRecord {
        guard let id = row.identifier(0), let leg = row.identifier(1), let role = SenderRole(code: row.int(4)),
            let state = DeliveryState(rawValue: row.int(9))
        else { throw .damaged("a message") }
        return MessageRecord(
            id: MessageID(id), session: session, leg: LegID(leg), clientID: row.optionalText(2),
            bodyHash: row.optionalBytes(3), senderRole: role, document: row.bytes(5), native: row.optionalBytes(6),
            isHidden: row.int(7) != 0, isOutbound: row.int(8) != 0, state: state, error: row.optionalBytes(10),
            attempt: row.int(11), nextAttemptAt: row.optionalInt(12), expiresAt: row.optionalInt(18), seq: row.int(13),
            position: row.int(14), createdAt: row.int(15), updatedAt: row.int(16), vendorID: row.optionalText(17))
    }
}

/// The columns of an event, and reading them back.
enum EventColumns {
    static let list = "e.seq, e.id, e.type, e.at, l.id, e.data, e.flags"
    static func read(_ row: borrowing SQLiteStatement, _ names: Names) throws(StoreError) -> StoredEvent {
        guard let id = row.identifier(1) else { throw .damaged("an event") }
        let flags = row.int(6)
        return StoredEvent(
            seq: row.int(0), id: EventID(id), type: names.text(row.int(2)), at: row.int(3),
            leg: row.identifier(4).map(LegID.init), data: row.bytes(5), carriesSeq: flags & EventFlags.carriesSeq != 0,
            isErased: flags & EventFlags.erased != 0)
    }
}

/// The columns of a session, and reading them back.
enum SessionColumns {
    static let list = """
        row, id, app, user, provider, state, erasure, created_at, updated_at, ended_at, ended_reason, document
        """

    static func read(_ row: borrowing SQLiteStatement, _ names: Names) throws(StoreError) -> SessionRecord {
        guard let id = row.identifier(1), let state = SessionState(code: row.int(5)) else {
            throw .damaged("a session")
        }
        return SessionRecord(
            id: SessionID(id), app: names.text(row.int(2)), userID: row.text(3), provider: names.text(row.int(4)),
            state: state, endedReason: row.optionalText(10), endedAt: row.optionalInt(9), createdAt: row.int(7),
            updatedAt: row.int(8), document: row.bytes(11), isErased: row.int(6) != 0)
    }
}
