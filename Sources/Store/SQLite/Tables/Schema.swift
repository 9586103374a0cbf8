import Kernel

/// The tables, and the steps that lead to them.
///
/// Steps are numbered from 1 and only ever added to; a file knows how many it has seen (`schema_version`).
enum Schema {
    /// Brings a file up to date, each step in a transaction of its own.
    static func migrate(_ connection: borrowing SQLiteConnection) throws(StoreError) {
        let found = Int(try version(connection))
        guard found <= steps.count else { throw .tooNew(found: found, known: steps.count) }
        for (index, step) in steps.enumerated().dropFirst(found) {
            try connection.execute("BEGIN IMMEDIATE")
            do {
                try connection.execute(step)
                try connection.execute(
                    "INSERT INTO schema_version (version, applied_at) VALUES (\(index + 1), \(WallClock.milliseconds))")
                try connection.execute("COMMIT")
            } catch {
                try connection.execute("ROLLBACK")
                throw error
            }
        }
        // A log as long as the steps have made it would stay so; without room for it now, a later turn writes it back.
        if found < steps.count { try? connection.checkpoint(truncating: true) }
    }

    /// How many steps this program knows.
    static var known: Int { steps.count }

    /// How many steps a file has seen.
    static func version(_ connection: borrowing SQLiteConnection) throws(StoreError) -> Int64 {
        let isThere = try connection.number("SELECT count(*) FROM sqlite_schema WHERE name = 'schema_version'") > 0
        return isThere ? try connection.number("SELECT max(version) FROM schema_version") : 0
    }

    /// Times are milliseconds since the Unix epoch; ids are blobs of 16 bytes, so that their order is time order;
    /// `app`, `provider`, `kind` and `type` are numbers of `names`; columns called after a table hold its row number.
    private static let steps: [String] = [
        """
        CREATE TABLE schema_version (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL);
        CREATE TABLE settings (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
        INSERT INTO settings VALUES ('salt', random());
        CREATE TABLE names (code INTEGER PRIMARY KEY, text TEXT NOT NULL);

        -- state: SessionCode; erasure: 0 no, 1 begun, 2 done
        CREATE TABLE sessions (
            row INTEGER PRIMARY KEY, id BLOB NOT NULL, app INTEGER NOT NULL, user TEXT NOT NULL,
            provider INTEGER NOT NULL, state INTEGER NOT NULL, erasure INTEGER NOT NULL DEFAULT 0,
            created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, ended_at INTEGER, ended_reason TEXT,
            document BLOB NOT NULL);
        CREATE UNIQUE INDEX sessions_by_id ON sessions (id);
        CREATE INDEX sessions_by_app ON sessions (app, id) WHERE erasure = 0;
        CREATE INDEX sessions_by_user ON sessions (app, user, id) WHERE erasure = 0;
        CREATE INDEX sessions_by_state ON sessions (app, state, id) WHERE erasure = 0;
        CREATE INDEX sessions_by_provider ON sessions (app, provider, id) WHERE erasure = 0;
        CREATE INDEX sessions_live ON sessions (id) WHERE erasure = 0 AND state < 5;
        CREATE INDEX sessions_open ON sessions (app, user) WHERE erasure = 0 AND state < 5;
        CREATE INDEX sessions_erasing ON sessions (row) WHERE erasure = 1;

        CREATE TABLE legs (
            row INTEGER PRIMARY KEY, id BLOB NOT NULL, session INTEGER NOT NULL, provider INTEGER NOT NULL,
            kind INTEGER NOT NULL, opened_at INTEGER NOT NULL, ended_at INTEGER);
        CREATE UNIQUE INDEX legs_by_id ON legs (id);
        CREATE INDEX legs_by_session ON legs (session);
        CREATE TABLE leg_values (
            leg INTEGER NOT NULL, key TEXT NOT NULL, secret INTEGER NOT NULL, value BLOB NOT NULL,
            PRIMARY KEY (leg, key)) WITHOUT ROWID;

        -- key: SessionIndex; row: of the table that the key's kind says
        CREATE TABLE session_index (key INTEGER PRIMARY KEY, row INTEGER NOT NULL);

        -- In commit order over all sessions. flags: EventColumns
        CREATE TABLE events (
            row INTEGER PRIMARY KEY, session INTEGER NOT NULL, seq INTEGER NOT NULL, app INTEGER NOT NULL,
            type INTEGER NOT NULL, at INTEGER NOT NULL, leg INTEGER, flags INTEGER NOT NULL, id BLOB NOT NULL,
            data BLOB NOT NULL);

        -- state: DeliveryState; role: RoleCode
        CREATE TABLE messages (
            row INTEGER PRIMARY KEY, session INTEGER NOT NULL, position INTEGER NOT NULL, leg INTEGER NOT NULL,
            state INTEGER NOT NULL, outbound INTEGER NOT NULL, attempt INTEGER NOT NULL, next_attempt_at INTEGER,
            role INTEGER NOT NULL, hidden INTEGER NOT NULL, seq INTEGER NOT NULL, created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL, id BLOB NOT NULL, client_id TEXT, body_hash BLOB, vendor_id TEXT,
            error BLOB, document BLOB NOT NULL, native BLOB);
        CREATE INDEX outbox ON messages (session) WHERE outbound = 1 AND state <= 2;
        -- items that became no message, and ids that a message had before
        CREATE TABLE vendor_items (
            row INTEGER PRIMARY KEY, leg INTEGER NOT NULL, vendor_id TEXT NOT NULL, message INTEGER);

        -- key, session_key: where session_index finds it, so that whoever deletes it can delete those too
        CREATE TABLE claims (
            row INTEGER PRIMARY KEY, key INTEGER NOT NULL, session_key INTEGER, expires_at INTEGER NOT NULL,
            status INTEGER NOT NULL, scope BLOB NOT NULL, body_hash BLOB NOT NULL, session BLOB, message BLOB);

        CREATE TABLE tickets (
            hash BLOB PRIMARY KEY, session INTEGER NOT NULL, first_use_by INTEGER NOT NULL,
            expires_at INTEGER NOT NULL, used_at INTEGER, origin TEXT, document BLOB NOT NULL) WITHOUT ROWID;
        CREATE INDEX tickets_by_session ON tickets (session);
        CREATE INDEX tickets_by_expiry ON tickets (expires_at);

        -- subject: a user's name as text, or a session's id as a blob
        CREATE TABLE revocations (
            row INTEGER PRIMARY KEY, app INTEGER NOT NULL, subject NOT NULL, at INTEGER NOT NULL,
            UNIQUE (app, subject));
        """,
        """
        -- direction, state: AttachmentRecord
        CREATE TABLE attachments (
            row INTEGER PRIMARY KEY, session INTEGER NOT NULL, direction INTEGER NOT NULL, state INTEGER NOT NULL,
            size INTEGER, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, id BLOB NOT NULL,
            message BLOB, sha256 BLOB, name TEXT NOT NULL, content_type TEXT NOT NULL, spool TEXT, vendor_url TEXT,
            error BLOB);
        CREATE UNIQUE INDEX attachments_by_session ON attachments (session, id);
        CREATE INDEX attachments_spooled ON attachments (row) WHERE spool IS NOT NULL;
        CREATE INDEX attachments_spooled_by_session ON attachments (session, row) WHERE spool IS NOT NULL;
        ALTER TABLE claims ADD COLUMN attachment BLOB;
        """,
        """
        -- what vendors' webhooks brought: whole until a session has it, then the id alone, to know a repeat by
        CREATE TABLE inbox (
            row INTEGER PRIMARY KEY, provider INTEGER NOT NULL, event_id TEXT NOT NULL, recipient TEXT NOT NULL,
            received_at INTEGER NOT NULL, settled_at INTEGER, payload BLOB NOT NULL);
        CREATE UNIQUE INDEX inbox_by_event ON inbox (provider, event_id);
        CREATE INDEX inbox_pending ON inbox (provider, recipient, row) WHERE settled_at IS NULL;
        CREATE INDEX inbox_by_time ON inbox (received_at);
        """,
        """
        -- session: an id, where it is for one alone; token: sealed
        CREATE TABLE push_registrations (
            row INTEGER PRIMARY KEY, app INTEGER NOT NULL, installation TEXT NOT NULL, user TEXT NOT NULL,
            session BLOB, updated_at INTEGER NOT NULL, token BLOB NOT NULL, document BLOB NOT NULL);
        CREATE UNIQUE INDEX push_by_installation ON push_registrations (app, installation);
        CREATE INDEX push_by_user ON push_registrations (app, user);
        CREATE INDEX push_by_session ON push_registrations (session) WHERE session IS NOT NULL;
        """,
        """
        -- legs whose vendors have yet to be told that they are over
        CREATE TABLE owed_ends (leg INTEGER PRIMARY KEY, since INTEGER NOT NULL);
        """,
        """
        -- ids that users had before they became known, by session
        CREATE TABLE earlier_users (
            session INTEGER PRIMARY KEY, app INTEGER NOT NULL, earlier TEXT NOT NULL, user TEXT NOT NULL);
        CREATE INDEX earlier_users_by_user ON earlier_users (app, user);
        CREATE INDEX earlier_users_by_earlier ON earlier_users (app, earlier);
        INSERT INTO earlier_users
            SELECT row, app, json_extract(CAST(document AS TEXT), '$.anonymousId'), user FROM sessions
            WHERE erasure = 0 AND json_valid(CAST(document AS TEXT))
                AND json_type(CAST(document AS TEXT), '$.anonymousId') = 'text';
        """,
        """
        -- active_at: not later than the last use; expires_at: of outbound messages, from when on they are too late
        ALTER TABLE sessions ADD COLUMN active_at INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX sessions_by_use ON sessions (active_at) WHERE erasure = 0 AND state < 5;
        ALTER TABLE messages ADD COLUMN expires_at INTEGER;
        CREATE INDEX messages_expiring ON messages (expires_at)
            WHERE outbound = 1 AND state <= 2 AND expires_at IS NOT NULL;
        """,
        """
        -- conversations of vendors, by the legs that what webhooks bring for them is for
        CREATE TABLE hook_conversations (
            leg INTEGER NOT NULL, id TEXT NOT NULL, provider INTEGER NOT NULL, session INTEGER NOT NULL,
            PRIMARY KEY (leg, id)) WITHOUT ROWID;
        CREATE INDEX hook_conversations_by_id ON hook_conversations (provider, id);
        CREATE INDEX hook_conversations_by_session ON hook_conversations (session);
        -- expires_at: from when on nobody takes it any more
        ALTER TABLE inbox ADD COLUMN conversation TEXT;
        ALTER TABLE inbox ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
        UPDATE inbox SET expires_at = received_at + 604800000;
        CREATE INDEX inbox_by_conversation ON inbox (provider, conversation, row)
            WHERE settled_at IS NULL AND conversation IS NOT NULL;
        CREATE INDEX inbox_expiring ON inbox (expires_at) WHERE settled_at IS NULL;
        """,
    ]
}
