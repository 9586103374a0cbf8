/// The tables.
///
/// Times are milliseconds since the Unix epoch, ids are `uuid` in time order, states and roles the numbers that stand
/// in SQLite's file too. `bucket` comes first in the keys that a share of the sessions is found by. Whatever is
/// compared as a key is text of the collation "C", as SQLite compares it.
enum Tables {
    static let sql = """
        CREATE TABLE feed_end (id boolean PRIMARY KEY DEFAULT true CHECK (id), position bigint NOT NULL)
            WITH (fillfactor = 50);
        INSERT INTO feed_end (position) VALUES (0);

        -- groups of transactions by the id that their writer gave them, with what they were answered
        CREATE TABLE commit_groups (
            id uuid PRIMARY KEY, at bigint NOT NULL, codes bigint[], numbers bigint[], ids uuid[])
            WITH (fillfactor = 70);
        CREATE INDEX commit_groups_by_time ON commit_groups (at);

        -- erasure: 0 no, 1 begun, 2 done
        CREATE TABLE sessions (
            bucket smallint NOT NULL, state smallint NOT NULL, erasure smallint NOT NULL DEFAULT 0,
            id uuid NOT NULL, row bigint GENERATED ALWAYS AS IDENTITY, created_at bigint NOT NULL,
            updated_at bigint NOT NULL, active_at bigint NOT NULL, ended_at bigint,
            app text COLLATE "C" NOT NULL, user_id text COLLATE "C" NOT NULL, provider text COLLATE "C" NOT NULL,
            ended_reason text, document bytea NOT NULL, PRIMARY KEY (bucket, id));
        CREATE INDEX sessions_by_app ON sessions (app, id) WHERE erasure = 0;
        CREATE INDEX sessions_by_user ON sessions (app, user_id, id) WHERE erasure = 0;
        CREATE INDEX sessions_by_state ON sessions (app, state, id) WHERE erasure = 0;
        CREATE INDEX sessions_by_provider ON sessions (app, provider, id) WHERE erasure = 0;
        CREATE INDEX sessions_by_use ON sessions (active_at, row) WHERE erasure = 0 AND state < 5;
        CREATE INDEX sessions_erasing ON sessions (row) WHERE erasure = 1;

        -- seq, tail: number and check of the last event; messages: position of the last one
        CREATE TABLE session_counters (
            bucket smallint NOT NULL, session uuid NOT NULL, seq bigint NOT NULL, tail bigint NOT NULL,
            messages bigint NOT NULL, PRIMARY KEY (bucket, session)) WITH (fillfactor = 50);

        CREATE TABLE legs (
            id uuid PRIMARY KEY, session uuid NOT NULL, row bigint GENERATED ALWAYS AS IDENTITY,
            opened_at bigint NOT NULL, ended_at bigint, provider text COLLATE "C" NOT NULL,
            kind text COLLATE "C" NOT NULL);
        CREATE INDEX legs_by_session ON legs (session, row);
        CREATE TABLE leg_values (
            leg uuid NOT NULL, secret boolean NOT NULL, key text COLLATE "C" NOT NULL, value bytea NOT NULL,
            PRIMARY KEY (leg, key)) WITH (fillfactor = 80);

        -- position: in commit order over all sessions, without a gap; flags: EventColumns
        CREATE TABLE events (
            session uuid NOT NULL, seq bigint NOT NULL, position bigint NOT NULL, at bigint NOT NULL, id uuid NOT NULL,
            leg uuid, flags smallint NOT NULL, type text COLLATE "C" NOT NULL, data bytea NOT NULL,
            PRIMARY KEY (session, seq));
        CREATE UNIQUE INDEX events_by_position ON events (position);

        -- Room for a second version of each row of a page, since those of a group all change in the next ones, and a
        -- version on another page costs an entry in each index.
        CREATE TABLE messages (
            id uuid PRIMARY KEY, session uuid NOT NULL, leg uuid NOT NULL, position bigint NOT NULL,
            seq bigint NOT NULL, attempt bigint NOT NULL, next_attempt_at bigint, expires_at bigint,
            created_at bigint NOT NULL, updated_at bigint NOT NULL, state smallint NOT NULL, role smallint NOT NULL,
            outbound boolean NOT NULL, hidden boolean NOT NULL, client_id text COLLATE "C",
            vendor_id text COLLATE "C", body_hash bytea, error bytea, document bytea NOT NULL, native bytea)
            WITH (fillfactor = 50);
        CREATE UNIQUE INDEX messages_by_position ON messages (session, position);
        CREATE UNIQUE INDEX messages_by_client ON messages (session, client_id) WHERE client_id IS NOT NULL;
        -- Messages on their way; a table beside, so that a message's state stands in no index.
        CREATE TABLE outbox (
            bucket smallint NOT NULL, session uuid NOT NULL, position bigint NOT NULL, message uuid NOT NULL,
            expires_at bigint, PRIMARY KEY (bucket, session, position));
        CREATE INDEX outbox_expiring ON outbox (expires_at) WHERE expires_at IS NOT NULL;
        -- Ids of the vendor's that have come in a leg; message: what holds it, if one does.
        CREATE TABLE vendor_items (
            leg uuid NOT NULL, message uuid, id text COLLATE "C" NOT NULL, PRIMARY KEY (leg, id));

        -- place: the session that the key is looked for in, or zeros; owner: the session that it goes with
        CREATE TABLE claims (
            place uuid NOT NULL, owner uuid, expires_at bigint NOT NULL, status bigint NOT NULL, session uuid,
            message uuid, attachment uuid, scope bytea NOT NULL, body_hash bytea NOT NULL,
            PRIMARY KEY (scope, place));
        CREATE INDEX claims_by_owner ON claims (owner) WHERE owner IS NOT NULL;
        CREATE INDEX claims_by_expiry ON claims (expires_at);

        CREATE TABLE tickets (
            session uuid NOT NULL, first_use_by bigint NOT NULL, expires_at bigint NOT NULL, used_at bigint,
            origin text, hash bytea PRIMARY KEY, document bytea NOT NULL);
        CREATE INDEX tickets_by_session ON tickets (session);
        CREATE INDEX tickets_by_expiry ON tickets (expires_at);

        -- One of user_id and session is said, the other is empty or zeros.
        CREATE TABLE revocations (
            row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, session uuid NOT NULL, at bigint NOT NULL,
            app text COLLATE "C" NOT NULL, user_id text COLLATE "C" NOT NULL, UNIQUE (app, session, user_id));

        -- direction, state: AttachmentRecord
        CREATE TABLE attachments (
            session uuid NOT NULL, id uuid NOT NULL, row bigint GENERATED ALWAYS AS IDENTITY,
            direction smallint NOT NULL, state smallint NOT NULL, size bigint, created_at bigint NOT NULL,
            updated_at bigint NOT NULL, message uuid, name text NOT NULL, content_type text NOT NULL, spool text,
            vendor_url text, sha256 bytea, error bytea, PRIMARY KEY (session, id));
        CREATE INDEX attachments_spooled ON attachments (row) WHERE spool IS NOT NULL;
        CREATE INDEX attachments_spooled_by_session ON attachments (session, row) WHERE spool IS NOT NULL;

        -- Events of webhooks: whole until a session has them, then the ids alone, to know a repeat by.
        CREATE TABLE inbox (
            row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, received_at bigint NOT NULL,
            expires_at bigint NOT NULL, settled_at bigint, provider text COLLATE "C" NOT NULL,
            event_id text COLLATE "C" NOT NULL, recipient text COLLATE "C" NOT NULL,
            conversation text COLLATE "C", payload bytea NOT NULL);
        CREATE UNIQUE INDEX inbox_by_event ON inbox (provider, event_id);
        CREATE INDEX inbox_pending ON inbox (provider, recipient, row) WHERE settled_at IS NULL;
        CREATE INDEX inbox_by_conversation ON inbox (provider, conversation, row)
            WHERE settled_at IS NULL AND conversation IS NOT NULL;
        CREATE INDEX inbox_expiring ON inbox (expires_at) WHERE settled_at IS NULL;
        CREATE INDEX inbox_settled ON inbox (received_at) WHERE settled_at IS NOT NULL;
        CREATE TABLE hook_conversations (
            leg uuid NOT NULL, session uuid NOT NULL, id text COLLATE "C" NOT NULL,
            provider text COLLATE "C" NOT NULL, PRIMARY KEY (leg, id));
        CREATE INDEX hook_conversations_by_id ON hook_conversations (provider, id);
        CREATE INDEX hook_conversations_by_session ON hook_conversations (session);

        -- session: where it is for one alone; token: sealed
        CREATE TABLE push_registrations (
            row bigserial, session uuid, updated_at bigint NOT NULL, app text COLLATE "C" NOT NULL,
            installation text COLLATE "C" NOT NULL, user_id text COLLATE "C" NOT NULL, token bytea NOT NULL,
            document bytea NOT NULL, PRIMARY KEY (app, installation));
        CREATE INDEX push_by_user ON push_registrations (app, user_id);
        CREATE INDEX push_by_session ON push_registrations (session) WHERE session IS NOT NULL;

        -- Legs whose vendors have yet to be told that they are over; place: of the leg among all.
        CREATE TABLE pending_terminations (leg uuid PRIMARY KEY, place bigint NOT NULL, since bigint NOT NULL);
        CREATE INDEX pending_terminations_by_place ON pending_terminations (place);

        -- ids that users had before they became known, by session
        CREATE TABLE earlier_users (
            session uuid PRIMARY KEY, app text COLLATE "C" NOT NULL, earlier text COLLATE "C" NOT NULL,
            user_id text COLLATE "C" NOT NULL);
        CREATE INDEX earlier_users_by_user ON earlier_users (app, user_id);
        CREATE INDEX earlier_users_by_earlier ON earlier_users (app, earlier);
        """
}
