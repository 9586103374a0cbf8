/// The statements that read and write a ``CopiedTable`` in a file.
enum SQLiteCopyStatements {
    /// Gives the columns of the table in their order: ids in the place of rows, texts in the place of names.
    ///
    /// An erasure under way has taken messages and what finds them one by one; the rest of them is left out.
    static func reading(_ table: CopiedTable) -> String {
        switch table {
        case .sessions:
            """
            SELECT id, \(name("s.app")), user, \(name("s.provider")), state, erasure, created_at, updated_at, active_at,
                ended_at, ended_reason, document
            FROM sessions s ORDER BY row
            """
        case .earlierUsers:
            """
            SELECT s.id, \(name("e.app")), e.earlier, e.user
            FROM earlier_users e LEFT JOIN sessions s ON s.row = e.session ORDER BY e.session
            """
        case .legs:
            """
            SELECT l.id, s.id, \(name("l.provider")), \(name("l.kind")), l.opened_at, l.ended_at
            FROM legs l LEFT JOIN sessions s ON s.row = l.session ORDER BY l.row
            """
        case .legValues:
            """
            SELECT l.id, v.key, v.secret, v.value
            FROM leg_values v LEFT JOIN legs l ON l.row = v.leg ORDER BY v.leg, v.key
            """
        case .events:
            """
            SELECT e.row, s.id, e.seq, e.at, l.id, e.flags, e.id, \(name("e.type")), e.data
            FROM events e LEFT JOIN sessions s ON s.row = e.session LEFT JOIN legs l ON l.row = e.leg ORDER BY e.row
            """
        case .messages:
            """
            SELECT s.id, m.position, m.id, m.client_id, l.id, m.state, m.outbound, m.attempt, m.next_attempt_at, m.role,
                m.hidden, m.seq, m.created_at, m.updated_at, m.expires_at, m.vendor_id, m.body_hash, m.error,
                m.document, m.native
            FROM messages m LEFT JOIN sessions s ON s.row = m.session LEFT JOIN legs l ON l.row = m.leg
            WHERE s.erasure IS NOT 1 ORDER BY m.row
            """
        // As the index finds them: in a message's own row or in `vendor_items`, each once.
        case .vendorItems:
            """
            SELECT l.id, coalesce(m.vendor_id, v.vendor_id), coalesce(m.id, h.id)
            FROM session_index i
            LEFT JOIN messages m ON i.row % 2 = 0 AND m.row = i.row / 2
            LEFT JOIN vendor_items v ON i.row % 2 = 1 AND v.row = i.row / 2
            LEFT JOIN messages h ON h.row = v.message
            LEFT JOIN legs l ON l.row = coalesce(m.leg, v.leg) LEFT JOIN sessions s ON s.row = i.key >> 32
            WHERE s.erasure IS NOT 1 AND i.key > 0 AND (i.key >> 29) & 7 = \(SessionIndex.Kind.vendorItem.rawValue)
            ORDER BY i.key
            """
        case .claims:
            """
            SELECT p.id, o.id, c.expires_at, c.status, c.session, c.message, c.attachment, c.scope, c.body_hash
            FROM claims c LEFT JOIN sessions p ON c.key > 0 AND p.row = c.key >> 32
            LEFT JOIN sessions o ON o.row = iif(c.key > 0, c.key, c.session_key) >> 32 ORDER BY c.row
            """
        case .tickets, .revocations, .attachments, .inbox, .hookConversations, .pushRegistrations,
            .pendingTerminations:
            readingBeside(table)
        }
    }

    private static func readingBeside(_ table: CopiedTable) -> String {
        switch table {
        case .sessions, .earlierUsers, .legs, .legValues, .events, .messages, .vendorItems, .claims: reading(table)
        case .tickets:
            """
            SELECT t.hash, s.id, t.first_use_by, t.expires_at, t.used_at, t.origin, t.document
            FROM tickets t LEFT JOIN sessions s ON s.row = t.session ORDER BY t.hash
            """
        case .revocations:
            """
            SELECT \(name("r.app")), iif(typeof(subject) = 'blob', subject, NULL),
                iif(typeof(subject) = 'blob', NULL, subject), at
            FROM revocations r ORDER BY row
            """
        case .attachments:
            """
            SELECT s.id, a.id, a.direction, a.state, a.size, a.created_at, a.updated_at, a.message, a.name,
                a.content_type, a.spool, a.vendor_url, a.sha256, a.error
            FROM attachments a LEFT JOIN sessions s ON s.row = a.session ORDER BY a.row
            """
        case .inbox:
            """
            SELECT \(name("i.provider")), event_id, recipient, conversation, received_at, expires_at, settled_at,
                payload
            FROM inbox i ORDER BY row
            """
        case .hookConversations:
            """
            SELECT l.id, s.id, h.id, \(name("h.provider"))
            FROM hook_conversations h LEFT JOIN legs l ON l.row = h.leg LEFT JOIN sessions s ON s.row = h.session
            ORDER BY h.leg, h.id
            """
        case .pushRegistrations:
            """
            SELECT \(name("p.app")), installation, user, session, updated_at, token, document
            FROM push_registrations p ORDER BY row
            """
        case .pendingTerminations:
            "SELECT l.id, o.since FROM owed_ends o LEFT JOIN legs l ON l.row = o.leg ORDER BY o.leg"
        }
    }

    /// Writes one row whose columns are bound in their order: rows in the place of sessions and legs, numbers in the
    /// place of names.
    ///
    /// `nil` for what needs more than that (``SQLiteCopyTarget``).
    static func writing(_ table: CopiedTable) -> String? {
        switch table {
        case .sessions:
            """
            INSERT INTO sessions (id, app, user, provider, state, erasure, created_at, updated_at, active_at, ended_at,
                ended_reason, document)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        case .earlierUsers: "INSERT INTO earlier_users (session, app, earlier, user) VALUES (?, ?, ?, ?)"
        case .legs:
            "INSERT INTO legs (id, session, provider, kind, opened_at, ended_at) VALUES (?, ?, ?, ?, ?, ?)"
        case .legValues: "INSERT INTO leg_values (leg, key, secret, value) VALUES (?, ?, ?, ?)"
        case .events:
            """
            INSERT INTO events (row, session, seq, at, leg, flags, id, type, data, app)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, (SELECT app FROM sessions WHERE row = ?2))
            """
        case .messages:
            """
            INSERT INTO messages (session, position, id, client_id, leg, state, outbound, attempt, next_attempt_at,
                role, hidden, seq, created_at, updated_at, expires_at, vendor_id, body_hash, error, document, native)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        case .tickets:
            """
            INSERT INTO tickets (hash, session, first_use_by, expires_at, used_at, origin, document)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """
        case .revocations:
            "INSERT INTO revocations (app, subject, at) VALUES (?1, coalesce(?2, ?3), ?4)"
        case .attachments:
            """
            INSERT INTO attachments (session, id, direction, state, size, created_at, updated_at, message, name,
                content_type, spool, vendor_url, sha256, error)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        case .inbox:
            """
            INSERT INTO inbox (provider, event_id, recipient, conversation, received_at, expires_at, settled_at,
                payload)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """
        case .hookConversations:
            "INSERT INTO hook_conversations (leg, session, id, provider) VALUES (?, ?, ?, ?)"
        case .pushRegistrations:
            """
            INSERT INTO push_registrations (app, installation, user, session, updated_at, token, document)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """
        case .pendingTerminations: "INSERT INTO owed_ends (leg, since) VALUES (?, ?)"
        case .vendorItems, .claims: nil
        }
    }

    private static func name(_ column: String) -> String { "(SELECT text FROM names WHERE code = \(column))" }
}
