/// A question that a database in order answers with no row.
///
/// A row is the id of the session it is about, or NULL, and a sentence.
struct ExaminationRule: Sendable {
    let table: String
    /// The schema step from which on there is such a table.
    let since: Int
    let sql: String

    private init(_ table: String, since: Int = 1, _ sql: String) {
        (self.table, self.since, self.sql) = (table, since, sql)
    }

    static let all: [ExaminationRule] = values + numbers + index + entries + references + erasures

    /// A key's parts: `SessionIndex`.
    private static let session = "(i.key >> 32)"
    private static let kind = "((i.key >> 29) & 7)"
    private static let number = "(i.key & \(SessionIndex.numberMax))"

    /// Values that no program writes.
    private static let values: [ExaminationRule] = [
        ExaminationRule(
            "sessions",
            """
            SELECT iif(length(id) = 16, id, NULL), 'row ' || row || ' has no id, state, app or provider that is known'
            FROM sessions
            WHERE length(id) <> 16 OR state NOT BETWEEN 0 AND 6 OR erasure NOT BETWEEN 0 AND 2
                OR app NOT IN (SELECT code FROM names) OR provider NOT IN (SELECT code FROM names)
            """),
        ExaminationRule(
            "legs",
            """
            SELECT s.id, 'leg of row ' || l.row || ' has no id, provider or kind that is known'
            FROM legs l LEFT JOIN sessions s ON s.row = l.session
            WHERE length(l.id) <> 16 OR l.provider NOT IN (SELECT code FROM names)
                OR l.kind NOT IN (SELECT code FROM names)
            """),
        ExaminationRule(
            "events",
            """
            SELECT s.id, 'event ' || e.seq || ' has no id or type that is known'
            FROM events e LEFT JOIN sessions s ON s.row = e.session
            WHERE length(e.id) <> 16 OR e.type NOT IN (SELECT code FROM names)
            """),
        ExaminationRule(
            "messages",
            """
            SELECT s.id, 'message ' || m.position || ' has no id, state or role that is known'
            FROM messages m LEFT JOIN sessions s ON s.row = m.session
            WHERE length(m.id) <> 16 OR m.state NOT BETWEEN 0 AND 6 OR m.role NOT BETWEEN 0 AND 3
            """),
        ExaminationRule(
            "names",
            """
            SELECT NULL, 'number ' || (before + 1) || ' is missing'
            FROM (SELECT code, lag(code, 1, 0) OVER (ORDER BY code) AS before FROM names) WHERE code > before + 1
            """),
    ]

    /// Numbers without holes.
    private static let numbers: [ExaminationRule] = [
        hole(.event, in: "events", called: "event"),
        hole(.message, in: "messages", called: "message"),
        ExaminationRule(
            "messages",
            """
            SELECT s.id, 'message ' || m.position || ' speaks of event ' || m.seq || ', which is not there'
            FROM messages m JOIN sessions s ON s.row = m.session
            WHERE m.seq > 0 AND NOT EXISTS (SELECT 1 FROM session_index WHERE key = (m.session << 32) + m.seq)
            """),
    ]

    /// Rows that nothing finds.
    private static let index: [ExaminationRule] = [
        ExaminationRule(
            "events",
            """
            SELECT s.id, 'event ' || e.seq || ' is not in the index'
            FROM events e LEFT JOIN session_index i ON i.key = (e.session << 32) + e.seq
            LEFT JOIN sessions s ON s.row = e.session
            WHERE i.row IS NOT e.row
            """),
        ExaminationRule(
            "messages",
            """
            SELECT s.id, 'message ' || m.position || ' is not in the index'
            FROM messages m
            LEFT JOIN session_index i ON i.key = (m.session << 32) + \(SessionIndex.key(0, .message, 0)) + m.position
            LEFT JOIN sessions s ON s.row = m.session
            WHERE i.row IS NOT m.row
            """),
        unfound(by: "id", "m.row NOT IN (\(rows(of: .messageID)))"),
        unfound(by: "id of the caller", "m.client_id IS NOT NULL AND m.row NOT IN (\(rows(of: .clientID)))"),
        unfound(
            by: "id of the vendor",
            """
            m.vendor_id IS NOT NULL AND m.row * 2 NOT IN (\(rows(of: .vendorItem)))
                AND NOT EXISTS (SELECT 1 FROM vendor_items v WHERE v.message = m.row AND v.vendor_id = m.vendor_id)
            """),
        ExaminationRule(
            "vendor_items",
            """
            SELECT NULL, 'row ' || v.row || ' is not in the index' FROM vendor_items v
            WHERE v.row * 2 + 1 NOT IN (\(rows(of: .vendorItem)))
            """),
        ExaminationRule(
            "claims",
            """
            SELECT NULL, 'row ' || c.row || ' is not in the index' FROM claims c
            LEFT JOIN session_index i ON i.key = c.key LEFT JOIN session_index j ON j.key = c.session_key
            WHERE i.row IS NOT c.row OR (c.session_key IS NOT NULL AND j.row IS NOT c.row)
            """),
    ]

    /// Entries that find nothing.
    private static let entries: [ExaminationRule] = [
        ExaminationRule(
            "session_index",
            """
            SELECT s.id, 'the entry of event ' || \(number) || ' finds none'
            FROM session_index i LEFT JOIN sessions s ON s.row = \(session)
            WHERE i.key > 0 AND \(kind) = \(SessionIndex.Kind.event.rawValue) AND NOT EXISTS (
                SELECT 1 FROM events e WHERE e.row = i.row AND e.session = \(session) AND e.seq = \(number))
            """),
        ExaminationRule(
            "session_index",
            """
            SELECT s.id, 'the entry of message ' || \(number) || ' finds none'
            FROM session_index i LEFT JOIN sessions s ON s.row = \(session)
            WHERE i.key > 0 AND \(kind) = \(SessionIndex.Kind.message.rawValue) AND NOT EXISTS (
                SELECT 1 FROM messages m WHERE m.row = i.row AND m.session = \(session) AND m.position = \(number))
            """),
        ExaminationRule(
            "session_index",
            """
            SELECT s.id, 'an entry by id finds no message of the session'
            FROM session_index i LEFT JOIN sessions s ON s.row = \(session)
            WHERE i.key > 0 AND (\(kind) BETWEEN 2 AND 3 OR (\(kind) = 4 AND i.row % 2 = 0)) AND NOT EXISTS (
                SELECT 1 FROM messages m WHERE m.row = iif(\(kind) = 4, i.row / 2, i.row) AND m.session = \(session))
            """),
        ExaminationRule(
            "session_index",
            """
            SELECT s.id, 'the entry ' || i.key || ' finds nothing'
            FROM session_index i LEFT JOIN sessions s ON s.row = \(session)
            WHERE (i.key > 0 AND \(kind) = 4 AND i.row % 2 = 1 AND i.row / 2 NOT IN (SELECT row FROM vendor_items))
                OR ((\(kind) = 5 OR i.key < 0)
                    AND NOT EXISTS (SELECT 1 FROM claims c WHERE c.row = i.row AND i.key IN (c.key, c.session_key)))
                OR (i.key > 0 AND \(kind) > 5)
            """),
    ]

    /// Rows that belong to others.
    private static let references: [ExaminationRule] = [
        orphan("legs", in: "session", of: "sessions"),
        orphan("leg_values", "'the value ' || key", in: "leg", of: "legs"),
        orphan("events", in: "session", of: "sessions"),
        orphan("events", in: "leg", of: "legs"),
        orphan("messages", in: "session", of: "sessions"),
        orphan("messages", in: "leg", of: "legs"),
        orphan("vendor_items", in: "leg", of: "legs"),
        orphan("vendor_items", in: "message", of: "messages"),
        orphan("tickets", "'a ticket'", in: "session", of: "sessions"),
        orphan("attachments", since: 2, in: "session", of: "sessions"),
        orphan("owed_ends", "'an end'", since: 5, in: "leg", of: "legs"),
        orphan("earlier_users", "'an earlier id'", since: 6, in: "session", of: "sessions"),
        orphan("hook_conversations", "'a conversation'", since: 8, in: "leg", of: "legs"),
        orphan("hook_conversations", "'a conversation'", since: 8, in: "session", of: "sessions"),
    ]

    /// Content that should be gone.
    private static let erasures: [ExaminationRule] = [
        ExaminationRule(
            "hook_conversations", since: 8,
            """
            SELECT DISTINCT s.id, 'is over and keeps conversations that webhooks name'
            FROM hook_conversations h JOIN sessions s ON s.row = h.session WHERE s.state >= 5 OR s.erasure > 0
            """),
        ExaminationRule(
            "sessions",
            """
            SELECT s.id, 'is erased and keeps content' FROM sessions s
            WHERE s.erasure = 2 AND (length(s.document) > 0
                OR EXISTS (SELECT 1 FROM session_index i JOIN events e ON e.row = i.row
                    WHERE i.key BETWEEN s.row << 32 AND (s.row << 32) + \(SessionIndex.numberMax)
                        AND e.flags & \(EventFlags.erased | EventFlags.stays) = 0)
                OR EXISTS (SELECT 1 FROM session_index i
                    WHERE i.key BETWEEN (s.row << 32) + \(SessionIndex.key(0, .message, 0))
                        AND (s.row << 32) + \(SessionIndex.key(0, .claim, SessionIndex.numberMax))))
            """),
    ]

    // MARK: Rules that several tables share

    /// The rows that entries of a kind find.
    private static func rows(of kind: SessionIndex.Kind) -> String {
        "SELECT row FROM session_index WHERE key > 0 AND (key >> 29) & 7 = \(kind.rawValue)"
    }

    private static func hole(_ kind: SessionIndex.Kind, in table: String, called what: String) -> ExaminationRule {
        ExaminationRule(
            table,
            """
            SELECT s.id,
                '\(what) ' || (before + 1) || iif(number > before + 2, ' to ' || (number - 1), '') || ' is missing'
            FROM (
                SELECT \(session) AS session, \(number) AS number,
                    lag(\(number), 1, 0) OVER (PARTITION BY \(session) ORDER BY i.key) AS before
                FROM session_index i WHERE i.key > 0 AND \(Self.kind) = \(kind.rawValue)
            ) LEFT JOIN sessions s ON s.row = session
            WHERE number > before + 1 AND s.erasure IS NOT 1
            """)
    }

    private static func unfound(by what: String, _ condition: String) -> ExaminationRule {
        ExaminationRule(
            "messages",
            """
            SELECT s.id, 'message ' || m.position || ' is not found by its \(what)'
            FROM messages m LEFT JOIN sessions s ON s.row = m.session WHERE \(condition)
            """)
    }

    private static func orphan(
        _ table: String, _ what: String = "'row ' || row", since: Int = 1, in column: String, of other: String
    ) -> ExaminationRule {
        ExaminationRule(
            table, since: since,
            """
            SELECT NULL, \(what) || ' belongs to a row of \(other) that is not there' FROM \(table)
            WHERE \(column) IS NOT NULL AND \(column) NOT IN (SELECT row FROM \(other))
            """)
    }
}
