import Domain
import PostgreSQL
import Store

/// Tickets, revocations, all ids that a user has had, and devices.
enum AccessReading {
    static func ticket(hash: [UInt8]) -> Question<TicketRecord?> {
        let statement = PostgresStatement(
            """
            SELECT session, first_use_by, expires_at, used_at, origin, document FROM tickets WHERE hash = $1
            """, .bytes(hash))
        return Question(statement) { (answers) throws(StoreError) in
            try answers.first().map { (row) throws(StoreError) in
                try TicketRecord(
                    hash: hash, session: SessionID(row.id(0)), origin: row.optionalText(4), firstUseBy: row.int(1),
                    expiresAt: row.int(2), usedAt: row.optionalInt(3), document: row.bytes(5))
            }
        }
    }

    static func userIDs(of userID: String, app: String) -> Question<[String]> {
        let statement = PostgresStatement(
            """
            SELECT $2::text UNION SELECT user_id FROM earlier_users WHERE app = $1 AND earlier = $2
            UNION SELECT earlier FROM earlier_users WHERE app = $1 AND (user_id = $2
                OR user_id IN (SELECT user_id FROM earlier_users WHERE app = $1 AND earlier = $2))
            """, .text(app), .text(userID))
        return Question(statement) { (answers) throws(StoreError) in
            var ids: [String] = []
            for row in answers[0] { ids.append(try row.text(0)) }
            return ids
        }
    }

    static func revocations(after place: Int64, limit: Int) -> Question<RevocationPage> {
        let limit = StoreLimits.cut(limit)
        let statement = PostgresStatement(
            "SELECT row, app, session, user_id, at FROM revocations WHERE row > $1 ORDER BY row LIMIT $2",
            .int(place), .int(limit))
        return Question(statement) { (answers) throws(StoreError) in
            let rows = answers[0]
            var page = RevocationPage(revocations: [], next: nil)
            for row in rows {
                let session = try row.id(2)
                let subject: Revocation.Subject =
                    if session == Identifier(high: 0, low: 0) {
                        .user(try row.text(3))
                    } else {
                        .session(SessionID(session))
                    }
                page.revocations.append(Revocation(app: try row.text(1), subject: subject, at: try row.int(4)))
            }
            if rows.count == limit { page.next = try rows.last?.int(0) }
            return page
        }
    }

    // MARK: Devices

    private static let pushColumns = "app, installation, user_id, session, token, document, updated_at"

    static func push(_ installation: String, of app: String, _ sealing: any StoreSealing) -> Question<PushRecord?> {
        let statement = PostgresStatement(
            "SELECT \(pushColumns) FROM push_registrations WHERE app = $1 AND installation = $2", .text(app),
            .text(installation))
        return Question(statement) { (answers) throws(StoreError) in
            try answers.first().map { (row) throws(StoreError) in try push(row, sealing) }
        }
    }

    /// Of some users and of one session, the oldest first.
    static func pushes(
        of app: String, users: [String], session: SessionID, _ sealing: any StoreSealing
    ) -> Question<[PushRecord]> {
        let statement = PostgresStatement(
            """
            SELECT \(pushColumns) FROM push_registrations
            WHERE app = $1 AND (session = $2 OR (session IS NULL AND user_id = ANY ($3)))
            ORDER BY updated_at, row LIMIT 200
            """, .text(app), .id(session.value), .texts(users))
        return Question(statement) { (answers) throws(StoreError) in
            var found: [PushRecord] = []
            for row in answers[0] { found.append(try push(row, sealing)) }
            return found
        }
    }

    private static func push(_ row: Row, _ sealing: any StoreSealing) throws(StoreError) -> PushRecord {
        let app = try row.text(0)
        let installation = try row.text(1)
        guard let token = sealing.open(try row.bytes(4), context: SealContext.push(app, installation)) else {
            throw .sealBroken(key: "push")
        }
        return try PushRecord(
            app: app, installationID: installation, userID: row.text(2),
            session: row.optionalID(3).map { SessionID($0) }, token: token, document: row.bytes(5),
            updatedAt: row.int(6))
    }
}
