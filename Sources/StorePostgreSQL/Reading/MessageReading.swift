import Domain
import PostgreSQL
import Store

/// Reading messages.
enum MessageReading {
    private static func one(_ condition: String, _ session: SessionID, _ values: PostgresValue...)
        -> Question<MessageRecord?>
    {
        let statement = PostgresStatement(
            "SELECT \(MessageColumns.list) FROM messages m WHERE m.session = $1 AND \(condition)",
            [.id(session.value)] + values)
        return Question(statement) { (answers) throws(StoreError) in
            guard let row = answers.first() else { return nil }
            return try MessageColumns.read(row, session: session)
        }
    }

    static func message(_ id: MessageID, of session: SessionID) -> Question<MessageRecord?> {
        one("m.id = $2", session, .id(id.value))
    }

    static func message(clientID: String, of session: SessionID) -> Question<MessageRecord?> {
        one("m.client_id = $2", session, .text(clientID))
    }

    static func message(vendorID: String, leg: LegID, of session: SessionID) -> Question<MessageRecord?> {
        one(
            "m.id = (SELECT v.message FROM vendor_items v WHERE v.leg = $2 AND v.id = $3)", session, .id(leg.value),
            .text(vendorID))
    }

    static func messages(
        _ session: SessionID, at place: ListPlace<Int64>, limit: Int
    ) -> Question<MessagePage?> {
        var first: Int64 = 1
        var last = Int64.max
        var isBackward = false
        switch place {
        case .start: break
        case .after(let position): first = max(first, position < .max ? position + 1 : position)
        case .before(let position):
            last = position > .min ? position - 1 : position
            isBackward = true
        }
        let limit = StoreLimits.cut(limit)
        let head = PostgresStatement(
            "SELECT seq, tail, messages FROM session_counters WHERE bucket = $1 AND session = $2", .bucket(session),
            .id(session.value))
        let found = PostgresStatement(
            """
            SELECT \(MessageColumns.list) FROM messages m WHERE m.session = $1 AND m.position BETWEEN $2 AND $3
            ORDER BY m.position \(isBackward ? "DESC" : "") LIMIT $4
            """, .id(session.value), .int(first), .int(last), .int(limit + 1))
        return Question(head, found) { [isBackward] (answers) throws(StoreError) in
            guard let row = answers.first() else { return nil }
            var page = MessagePage(
                messages: [], hasMore: false, head: try SessionColumns.head(row, at: 0), count: try row.int(2))
            for row in answers[1] { page.messages.append(try MessageColumns.read(row, session: session)) }
            page.hasMore = page.messages.count > limit
            if page.hasMore { page.messages.removeLast() }
            if isBackward { page.messages.reverse() }
            return page
        }
    }

    static func natives(_ messages: [MessageReference]) -> Question<[MessageID: [UInt8]]> {
        let messages = messages.prefix(200)
        let statement = PostgresStatement(
            """
            SELECT m.id, m.native FROM unnest($1::uuid[], $2::uuid[]) x(session, message)
            JOIN messages m ON m.id = x.message AND m.session = x.session WHERE m.native IS NOT NULL
            """, .ids(messages.map(\.session.value)), .ids(messages.map(\.message.value)))
        return Question(statement) { (answers) throws(StoreError) in
            var natives: [MessageID: [UInt8]] = [:]
            for row in answers[0] { natives[MessageID(try row.id(0))] = try row.bytes(1) }
            return natives
        }
    }

    static func outbox(_ session: SessionID, after position: Int64) -> Question<[MessageRecord]> {
        let statement = PostgresStatement(
            """
            SELECT \(MessageColumns.list) FROM outbox o JOIN messages m ON m.id = o.message
            WHERE o.bucket = $1 AND o.session = $2 AND o.position > $3 ORDER BY o.position LIMIT 200
            """, .bucket(session), .id(session.value), .int(position))
        return Question(statement) { (answers) throws(StoreError) in
            var messages: [MessageRecord] = []
            for row in answers[0] { messages.append(try MessageColumns.read(row, session: session)) }
            return messages
        }
    }
}
