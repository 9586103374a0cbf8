import Domain
import Store

/// The columns of a message `m`, and reading them back.
enum MessageColumns {
    static let list = """
        m.id, m.leg, m.client_id, m.body_hash, m.role, m.document, m.native, m.hidden, m.outbound, m.state, m.error,
        m.attempt, m.next_attempt_at, m.seq, m.position, m.created_at, m.updated_at, m.vendor_id, m.expires_at
        """

    static func read(_ row: Row, session: SessionID) throws(StoreError) -> MessageRecord {
        guard let role = SenderRole(code: try row.int(4)), let state = DeliveryState(rawValue: try row.int(9))
        else { throw .damaged("a message") }
        return try MessageRecord(
            id: MessageID(row.id(0)), session: session, leg: LegID(row.id(1)), clientID: row.optionalText(2),
            bodyHash: row.optionalBytes(3), senderRole: role, document: row.bytes(5), native: row.optionalBytes(6),
            isHidden: row.flag(7), isOutbound: row.flag(8), state: state, error: row.optionalBytes(10),
            attempt: row.int(11), nextAttemptAt: row.optionalInt(12), expiresAt: row.optionalInt(18),
            seq: row.int(13), position: row.int(14), createdAt: row.int(15), updatedAt: row.int(16),
            vendorID: row.optionalText(17))
    }
}

/// The columns of an event `e`, and reading them back.
enum EventColumns {
    static let list = "e.seq, e.id, e.type, e.at, e.leg, e.data, e.flags"

    static func read(_ row: Row) throws(StoreError) -> StoredEvent {
        let flags = try row.int(6)
        return try StoredEvent(
            seq: row.int(0), id: EventID(row.id(1)), type: row.text(2), at: row.int(3),
            leg: row.optionalID(4).map { LegID($0) }, data: row.bytes(5),
            carriesSeq: flags & EventFlags.carriesSeq != 0, isErased: flags & EventFlags.erased != 0)
    }
}

/// The columns of a session `s` with its counters `c`, and reading them back.
enum SessionColumns {
    static let list = """
        s.id, s.app, s.user_id, s.provider, s.state, s.erasure, s.created_at, s.updated_at, s.ended_at, s.ended_reason,
        s.document, c.seq, c.tail
        """
    static let tables = """
        sessions s JOIN session_counters c ON c.bucket = s.bucket AND c.session = s.id
        """

    static func read(_ row: Row) throws(StoreError) -> (session: SessionRecord, head: LogHead) {
        guard let state = SessionState(code: try row.int(4)) else { throw .damaged("a session") }
        let record = try SessionRecord(
            id: SessionID(row.id(0)), app: row.text(1), userID: row.text(2), provider: row.text(3), state: state,
            endedReason: row.optionalText(9), endedAt: row.optionalInt(8), createdAt: row.int(6),
            updatedAt: row.int(7), document: row.bytes(10), isErased: row.int(5) != 0)
        return (record, try head(row, at: 11))
    }

    /// Number and check of the last event, in two columns.
    static func head(_ row: Row, at column: Int) throws(StoreError) -> LogHead {
        LogHead(seq: try row.int(column), check: UInt32(truncatingIfNeeded: try row.int(column + 1)))
    }
}
