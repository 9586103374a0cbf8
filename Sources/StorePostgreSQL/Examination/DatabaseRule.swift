import Store

/// A question that a database in order answers with no row.
///
/// A row is the id of the session it is about, or NULL, and a sentence.
struct DatabaseRule: Sendable {
    let table: String
    let sql: String

    private init(_ table: String, _ sql: String) { (self.table, self.sql) = (table, sql) }

    static let all: [DatabaseRule] = values + numbers + counters + outbox + references + feed + erasures

    /// The session of a row, found by its key.
    private static func session(_ id: String) -> String {
        "s.bucket = session_bucket_1(\(id)) AND s.id = \(id)"
    }

    /// Values that no program writes.
    private static let values: [DatabaseRule] = [
        DatabaseRule(
            "sessions",
            """
            SELECT s.id, 'has no state that is known, or lies in another share than its id says' FROM sessions s
            WHERE s.state NOT BETWEEN 0 AND 6 OR s.erasure NOT BETWEEN 0 AND 2 OR s.bucket <> session_bucket_1(s.id)
            """),
        DatabaseRule(
            "messages",
            """
            SELECT m.session, 'message ' || m.position || ' has no state or role that is known' FROM messages m
            WHERE m.state NOT BETWEEN 0 AND 6 OR m.role NOT BETWEEN 0 AND 3
            """),
        DatabaseRule(
            "database",
            """
            SELECT NULL::uuid, 'the index ' || c.relname || ' is not valid'
            FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
            WHERE NOT i.indisvalid AND c.relnamespace = (
                SELECT v.relnamespace FROM pg_class v WHERE v.oid = to_regclass('schema_version'))
            """),
    ]

    /// Numbers without holes.
    private static let numbers: [DatabaseRule] = [
        hole("seq", in: "events", called: "event"),
        hole("position", in: "messages", called: "message"),
        DatabaseRule(
            "messages",
            """
            SELECT m.session, 'message ' || m.position || ' speaks of event ' || m.seq || ', which is not there'
            FROM messages m
            WHERE m.seq > 0 AND NOT EXISTS (SELECT 1 FROM events e WHERE e.session = m.session AND e.seq = m.seq)
            """),
    ]

    /// Counters against what they count.
    private static let counters: [DatabaseRule] = [
        DatabaseRule(
            "session_counters",
            """
            SELECT s.id, 'has no counters' FROM sessions s
            WHERE NOT EXISTS (SELECT 1 FROM session_counters c WHERE c.bucket = s.bucket AND c.session = s.id)
            """),
        DatabaseRule(
            "session_counters",
            """
            SELECT c.session, 'counts ' || c.seq || ' events and ' || c.messages || ' messages, and has '
                || coalesce(e.seq, 0) || ' and ' || coalesce(m.position, 0)
            FROM session_counters c JOIN sessions s ON s.bucket = c.bucket AND s.id = c.session
            LEFT JOIN (SELECT session, max(seq) AS seq FROM events GROUP BY session) e ON e.session = c.session
            LEFT JOIN (SELECT session, max(position) AS position FROM messages GROUP BY session) m
                ON m.session = c.session
            WHERE c.seq <> coalesce(e.seq, 0) OR (s.erasure = 0 AND c.messages <> coalesce(m.position, 0))
            """),
        DatabaseRule(
            "session_counters",
            """
            SELECT c.session, 'knows another last event than ' || e.seq FROM session_counters c
            JOIN events e ON e.session = c.session AND e.seq = c.seq
            WHERE c.tail <> ('x' || right(replace(e.id::text, '-', ''), 8))::bit(32)::bigint
            """),
    ]

    /// Messages on their way, and what keeps them found.
    private static let outbox: [DatabaseRule] = [
        DatabaseRule(
            "outbox",
            """
            SELECT m.session, 'message ' || m.position || ' is on its way and not in the outbox'
            FROM messages m JOIN sessions s ON \(session("m.session"))
            WHERE m.outbound AND m.state <= 2 AND s.erasure = 0 AND NOT EXISTS (
                SELECT 1 FROM outbox o
                WHERE o.bucket = s.bucket AND o.session = m.session AND o.position = m.position AND o.message = m.id
                    AND o.expires_at IS NOT DISTINCT FROM m.expires_at)
            """),
        DatabaseRule(
            "outbox",
            """
            SELECT o.session, 'the entry of message ' || o.position || ' finds none that is on its way'
            FROM outbox o LEFT JOIN messages m ON m.id = o.message
            WHERE m.id IS NULL OR NOT m.outbound OR m.state > 2 OR m.session <> o.session
                OR m.position <> o.position OR o.bucket <> session_bucket_1(o.session)
            """),
        DatabaseRule(
            "vendor_items",
            """
            SELECT m.session, 'message ' || m.position || ' is not found by its id of the vendor'
            FROM messages m JOIN sessions s ON \(session("m.session"))
            WHERE m.vendor_id IS NOT NULL AND s.erasure = 0 AND NOT EXISTS (
                SELECT 1 FROM vendor_items v WHERE v.leg = m.leg AND v.id = m.vendor_id AND v.message = m.id)
            """),
    ]

    /// Rows that belong to others.
    private static let references: [DatabaseRule] = [
        ofNoSession("legs"), ofNoSession("events"), ofNoSession("messages"), ofNoSession("tickets"),
        ofNoSession("attachments"), ofNoSession("earlier_users"), ofNoSession("hook_conversations"),
        ofNoSession("session_counters"), ofNoSession("outbox"), ofNoSession("claims", in: "owner"),
        ofNoLeg("leg_values", "'the value ' || t.key"), ofNoLeg("events", "'event ' || t.seq"),
        ofNoLeg("messages", "'message ' || t.position"), ofNoLeg("vendor_items"), ofNoLeg("pending_terminations"),
        ofNoLeg("hook_conversations"),
        DatabaseRule(
            "vendor_items",
            """
            SELECT s.id, 'an id of the vendor finds a message that is not there' FROM vendor_items t
            JOIN legs l ON l.id = t.leg JOIN sessions s ON \(session("l.session"))
            WHERE t.message IS NOT NULL AND s.erasure = 0
                AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.id = t.message AND m.session = s.id)
            """),
    ]

    /// All events in one order.
    private static let feed: [DatabaseRule] = [
        DatabaseRule(
            "events",
            """
            SELECT NULL::uuid, 'of all events ' || (x.before + 1)
                || CASE WHEN x.position > x.before + 2 THEN ' to ' || (x.position - 1) ELSE '' END
                || CASE WHEN x.position > x.before THEN ' is missing' ELSE ' stands there twice' END
            FROM (SELECT e.position, lag(e.position, 1, 0::bigint) OVER (ORDER BY e.position) AS before FROM events e) x
            WHERE x.position <> x.before + 1
            """),
        DatabaseRule(
            "feed_end",
            """
            SELECT NULL::uuid, 'says ' || f.position || ' and the last of all events is ' || coalesce(e.position, 0)
            FROM feed_end f, (SELECT max(position) AS position FROM events) e
            WHERE f.position <> coalesce(e.position, 0)
            """),
    ]

    /// Content that should be gone.
    private static let erasures: [DatabaseRule] = [
        DatabaseRule(
            "hook_conversations",
            """
            SELECT DISTINCT s.id, 'is over and keeps conversations that webhooks name'
            FROM hook_conversations h JOIN sessions s ON \(session("h.session"))
            WHERE s.state >= 5 OR s.erasure > 0
            """),
        DatabaseRule(
            "sessions",
            """
            SELECT s.id, 'is erased and keeps content' FROM sessions s
            WHERE s.erasure = 2 AND (length(s.document) > 0 OR s.user_id <> ''
                OR EXISTS (SELECT 1 FROM messages m WHERE m.session = s.id)
                OR EXISTS (SELECT 1 FROM attachments a WHERE a.session = s.id)
                OR EXISTS (SELECT 1 FROM claims c WHERE c.owner = s.id)
                OR EXISTS (SELECT 1 FROM tickets t WHERE t.session = s.id)
                OR EXISTS (SELECT 1 FROM earlier_users u WHERE u.session = s.id)
                OR EXISTS (SELECT 1 FROM push_registrations p WHERE p.session = s.id)
                OR EXISTS (SELECT 1 FROM legs l JOIN vendor_items v ON v.leg = l.id WHERE l.session = s.id)
                OR EXISTS (SELECT 1 FROM events e
                    WHERE e.session = s.id AND e.flags & \(EventFlags.erased | EventFlags.stays) = 0))
            """),
    ]

    // MARK: Rules that several tables share

    private static func hole(_ column: String, in table: String, called what: String) -> DatabaseRule {
        DatabaseRule(
            table,
            """
            SELECT x.session, '\(what) ' || (x.before + 1)
                || CASE WHEN x.number > x.before + 2 THEN ' to ' || (x.number - 1) ELSE '' END || ' is missing'
            FROM (
                SELECT t.session, t.\(column) AS number,
                    lag(t.\(column), 1, 0::bigint) OVER (PARTITION BY t.session ORDER BY t.\(column)) AS before
                FROM \(table) t) x LEFT JOIN sessions s ON \(session("x.session"))
            WHERE x.number <> x.before + 1 AND s.erasure IS DISTINCT FROM 1
            """)
    }

    private static func ofNoSession(_ table: String, in column: String = "session") -> DatabaseRule {
        DatabaseRule(
            table,
            """
            SELECT t.\(column), 'a row belongs to a session that is not there' FROM \(table) t
            WHERE t.\(column) IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM sessions s WHERE \(session("t.\(column)")))
            """)
    }

    private static func ofNoLeg(_ table: String, _ what: String = "'a row'") -> DatabaseRule {
        DatabaseRule(
            table,
            """
            SELECT NULL::uuid, \(what) || ' belongs to a leg that is not there' FROM \(table) t
            WHERE t.leg IS NOT NULL AND NOT EXISTS (SELECT 1 FROM legs l WHERE l.id = t.leg)
            """)
    }
}
