import Domain
import PostgreSQL
import Store

/// Things that are kept with legs: values of adapters, and ends of which vendors have yet to be told.
enum LegReading {
    static func legValue(_ key: String, of leg: LegID, _ sealing: any StoreSealing) -> Question<LegValue?> {
        let statement = PostgresStatement(
            "SELECT key, secret, value FROM leg_values WHERE leg = $1 AND key = $2", .id(leg.value), .text(key))
        return Question(statement) { (answers) throws(StoreError) in
            try answers.first().map { (row) throws(StoreError) in try value(row, of: leg, sealing) }
        }
    }

    static func legValues(_ leg: LegID, after key: String, _ sealing: any StoreSealing) -> Question<[LegValue]> {
        let statement = PostgresStatement(
            "SELECT key, secret, value FROM leg_values WHERE leg = $1 AND key > $2 ORDER BY key LIMIT 200",
            .id(leg.value), .text(key))
        return Question(statement) { (answers) throws(StoreError) in
            var values: [LegValue] = []
            for row in answers[0] { values.append(try value(row, of: leg, sealing)) }
            return values
        }
    }

    private static func value(
        _ row: Row, of leg: LegID, _ sealing: any StoreSealing
    ) throws(StoreError) -> LegValue {
        let key = try row.text(0)
        let stored = LegValue(key: key, value: try row.bytes(2), isSecret: try row.flag(1))
        guard stored.isSecret else { return stored }
        guard let plain = sealing.open(stored.value, context: SealContext.legValue(leg, key)) else {
            throw .sealBroken(key: key)
        }
        return LegValue(key: key, value: plain, isSecret: true)
    }

    static func pendingTerminations(after place: Int64, limit: Int) -> Question<[PendingTermination]> {
        let statement = PostgresStatement(
            """
            SELECT p.place, l.session, l.id, s.app, l.provider, p.since
            FROM pending_terminations p JOIN legs l ON l.id = p.leg
            JOIN sessions s ON s.bucket = session_bucket_1(l.session) AND s.id = l.session
            WHERE p.place > $1 ORDER BY p.place LIMIT $2
            """, .int(place), .int(StoreLimits.cut(limit)))
        return Question(statement) { (answers) throws(StoreError) in
            var ends: [PendingTermination] = []
            for row in answers[0] {
                ends.append(
                    try PendingTermination(
                        place: row.int(0), session: SessionID(row.id(1)), leg: LegID(row.id(2)), app: row.text(3),
                        provider: row.text(4), since: row.int(5)))
            }
            return ends
        }
    }
}
