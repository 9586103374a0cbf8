import Domain
import PostgreSQL
import Store

/// Events that vendors' webhooks brought, and the conversations that they are for.
enum HookReading {
    /// Each part is bounded by itself, so that neither a user's nor a conversation's many are gone through.
    static func pendingHooks(
        for recipient: HookRecipient, since time: Int64, now: Int64, limit: Int
    ) -> Question<[HookRecord]> {
        let columns = "i.row, i.event_id, i.received_at, i.payload, i.recipient, i.conversation, i.expires_at"
        let statement = PostgresStatement(
            """
            SELECT * FROM (
                SELECT x.* FROM unnest($6::text[]) u(name), LATERAL (
                    SELECT \(columns) FROM inbox i
                    WHERE i.provider = $1 AND i.recipient = u.name AND i.recipient <> '' AND i.settled_at IS NULL
                        AND i.received_at >= $2 AND i.expires_at >= $3
                        AND (i.conversation IS NULL OR NOT EXISTS (
                            SELECT 1 FROM hook_conversations c
                            WHERE c.provider = i.provider AND c.id = i.conversation))
                    ORDER BY i.row LIMIT $5) x
                UNION
                SELECT x.* FROM hook_conversations h, LATERAL (
                    SELECT \(columns) FROM inbox i
                    WHERE i.provider = h.provider AND i.conversation = h.id AND i.settled_at IS NULL
                        AND i.expires_at >= $3
                    ORDER BY i.row LIMIT $5) x
                WHERE h.leg = $4 AND h.provider = $1) found
            ORDER BY found.row LIMIT $5
            """, .text(recipient.provider), .int(time), .int(now), .id(recipient.leg?.value),
            .int(StoreLimits.cut(limit)), .texts(recipient.users))
        return Question(statement) { (answers) throws(StoreError) in
            var hooks: [HookRecord] = []
            for row in answers[0] {
                let (receivedAt, expiresAt) = (try row.int(2), try row.int(6))
                hooks.append(
                    try HookRecord(
                        provider: recipient.provider, eventID: row.text(1), recipient: row.text(4),
                        conversation: row.optionalText(5), receivedAt: receivedAt,
                        expiresAt: expiresAt == receivedAt + StoreLimits.hookMillisecondsMax ? nil : expiresAt,
                        payload: row.bytes(3)))
            }
            return hooks
        }
    }

    /// None of the sessions is over.
    static func hookLegs(conversation: String, of provider: String) -> Question<[HookLeg]> {
        let statement = PostgresStatement(
            """
            SELECT l.id, l.session FROM hook_conversations h JOIN legs l ON l.id = h.leg
            JOIN sessions s ON s.bucket = session_bucket_1(l.session) AND s.id = l.session
            WHERE h.provider = $1 AND h.id = $2 ORDER BY s.row, l.row LIMIT 200
            """, .text(provider), .text(conversation))
        return Question(statement) { (answers) throws(StoreError) in
            var legs: [HookLeg] = []
            for row in answers[0] { legs.append(HookLeg(id: LegID(try row.id(0)), session: SessionID(try row.id(1)))) }
            return legs
        }
    }
}
