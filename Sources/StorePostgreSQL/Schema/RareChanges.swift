/// Functions for what few transactions do; called by ``CommitFunction``.
enum RareChanges {
    static let sql = #"""
        CREATE OR REPLACE FUNCTION hook_is_known_1(
            p_provider text, p_event text, p_prefix text, p_at bigint, p_milliseconds bigint)
        RETURNS boolean LANGUAGE plpgsql AS $function$
        BEGIN
            IF p_prefix IS NULL THEN
                RETURN EXISTS (SELECT 1 FROM inbox i WHERE i.provider = p_provider AND i.event_id = p_event);
            END IF;
            -- Digits follow the prefix, and "~" is behind every digit. On both sides of the time: clocks are set back.
            RETURN EXISTS (
                SELECT 1 FROM inbox i
                WHERE i.provider = p_provider AND i.event_id > p_prefix AND i.event_id < p_prefix || '~'
                    AND i.received_at BETWEEN p_at - p_milliseconds AND p_at + p_milliseconds);
        END
        $function$;

        CREATE OR REPLACE FUNCTION update_session_1(
            p_bucket bigint, p_session uuid, p_state bigint, p_ended_at bigint, p_updated_at bigint, p_reason text,
            p_user text, p_provider text, p_document bytea)
        RETURNS void LANGUAGE plpgsql AS $function$
        BEGIN
            IF p_user IS NOT NULL THEN
                INSERT INTO earlier_users AS e (session, app, earlier, user_id)
                SELECT s.id, s.app, s.user_id, p_user FROM sessions s
                WHERE s.bucket = p_bucket AND s.id = p_session AND s.user_id <> p_user
                ON CONFLICT (session) DO UPDATE SET user_id = EXCLUDED.user_id;
            END IF;
            UPDATE sessions s SET
                state = coalesce(p_state, s.state), ended_reason = coalesce(p_reason, s.ended_reason),
                ended_at = coalesce(p_ended_at, s.ended_at), updated_at = p_updated_at,
                user_id = coalesce(p_user, s.user_id), provider = coalesce(p_provider, s.provider),
                document = coalesce(p_document, s.document)
            WHERE s.bucket = p_bucket AND s.id = p_session;
            IF p_state >= 5 THEN DELETE FROM hook_conversations h WHERE h.session = p_session; END IF;
        END
        $function$;

        CREATE OR REPLACE FUNCTION insert_termination_1(p_leg uuid, p_at bigint) RETURNS void
        LANGUAGE sql AS $function$
            INSERT INTO pending_terminations (leg, place, since)
            SELECT l.id, l.row, p_at FROM legs l WHERE l.id = p_leg ON CONFLICT DO NOTHING
        $function$;

        CREATE OR REPLACE FUNCTION put_push_1(
            p_app text, p_installation text, p_user text, p_session uuid, p_at bigint, p_token bytea,
            p_document bytea, p_most bigint)
        RETURNS void LANGUAGE plpgsql AS $function$
        BEGIN
            INSERT INTO push_registrations (app, installation, user_id, session, updated_at, token, document)
            VALUES (p_app, p_installation, p_user, p_session, p_at, p_token, p_document)
            ON CONFLICT (app, installation) DO UPDATE SET
                row = DEFAULT, user_id = EXCLUDED.user_id, session = EXCLUDED.session,
                updated_at = EXCLUDED.updated_at, token = EXCLUDED.token, document = EXCLUDED.document;
            DELETE FROM push_registrations p USING (
                SELECT x.installation FROM push_registrations x WHERE x.app = p_app AND x.user_id = p_user
                ORDER BY x.updated_at DESC, x.row DESC OFFSET p_most) old
            WHERE p.app = p_app AND p.installation = old.installation;
        END
        $function$;

        -- p_n, p_u, p_t, p_b: of this change alone
        CREATE OR REPLACE FUNCTION apply_change_1(
            op bigint, p_session uuid, first_seq bigint, p_n bigint[], p_u uuid[], p_t text[], p_b bytea[])
        RETURNS void LANGUAGE plpgsql AS $function$
        DECLARE
            v_leg uuid;
        BEGIN
            CASE op
            WHEN 3 THEN
                INSERT INTO legs (id, session, opened_at, ended_at, provider, kind)
                VALUES (p_u[1], p_session, p_n[1], p_n[2], p_t[1], p_t[2]);
            WHEN 4 THEN
                UPDATE legs l SET ended_at = p_n[1] WHERE l.id = p_u[2];
            WHEN 5 THEN
                PERFORM insert_termination_1(p_u[2], p_n[1]);
            WHEN 6 THEN
                -- Adapter storage is of no use once the leg is over at the vendor too.
                DELETE FROM pending_terminations p WHERE p.leg = p_u[1];
                IF FOUND THEN DELETE FROM leg_values v WHERE v.leg = p_u[1]; END IF;
            WHEN 9 THEN
                UPDATE messages m SET
                    document = p_b[3], native = p_b[4], vendor_id = coalesce(p_t[2], m.vendor_id),
                    updated_at = p_n[9], seq = coalesce(first_seq + p_n[7], m.seq)
                WHERE m.id = p_u[1] RETURNING m.leg INTO v_leg;
                IF p_t[2] IS NOT NULL THEN
                    INSERT INTO vendor_items (leg, message, id) VALUES (v_leg, p_u[1], p_t[2]) ON CONFLICT DO NOTHING;
                END IF;
            WHEN 10 THEN
                INSERT INTO vendor_items (leg, id) VALUES (p_u[2], p_t[2]);
            WHEN 11 THEN
                -- A session that is over has none.
                INSERT INTO hook_conversations (leg, session, id, provider)
                SELECT l.id, l.session, p_t[1], l.provider FROM legs l JOIN sessions s ON s.id = l.session
                WHERE l.id = p_u[2] AND s.bucket = session_bucket_1(l.session) AND s.state < 5
                ON CONFLICT DO NOTHING;
                -- Those that wait for it are not for nobody: they wait as long as those to come.
                UPDATE inbox i SET expires_at = i.received_at + 604800000
                WHERE i.provider = (
                        SELECT h.provider FROM hook_conversations h WHERE h.leg = p_u[2] AND h.id = p_t[1])
                    AND i.conversation = p_t[1] AND i.settled_at IS NULL AND i.expires_at >= p_n[1]
                    AND i.expires_at < i.received_at + 604800000;
            WHEN 12 THEN
                -- A short life is for what no session knows: not for what a session merely cannot take now.
                INSERT INTO inbox (provider, event_id, recipient, conversation, received_at, expires_at, payload)
                SELECT p_t[1], p_t[2], p_t[3], p_t[4], p_n[1],
                    CASE WHEN p_n[2] < p_n[1] + 604800000 AND p_t[4] IS NOT NULL AND EXISTS (
                            SELECT 1 FROM hook_conversations h WHERE h.provider = p_t[1] AND h.id = p_t[4])
                        THEN p_n[1] + 604800000 ELSE coalesce(p_n[2], p_n[1] + 604800000) END,
                    p_b[1];
            WHEN 13 THEN
                UPDATE inbox i SET settled_at = p_n[1], recipient = '', conversation = NULL, payload = ''
                WHERE i.provider = p_t[1] AND i.event_id = p_t[2] AND i.settled_at IS NULL;
            WHEN 14 THEN
                UPDATE inbox i SET settled_at = p_n[1], recipient = '', conversation = NULL, payload = ''
                WHERE i.provider = p_t[1] AND i.recipient = p_t[2] AND i.settled_at IS NULL
                    AND (i.conversation IS NULL OR NOT EXISTS (
                        SELECT 1 FROM hook_conversations c
                        WHERE c.provider = i.provider AND c.id = i.conversation));
            WHEN 15 THEN
                DELETE FROM leg_values v WHERE v.leg = p_u[2] AND v.key = p_t[1];
            WHEN 16 THEN
                PERFORM put_push_1(p_t[1], p_t[2], p_t[3], p_u[1], p_n[1], p_b[1], p_b[2], p_n[2]);
            WHEN 17 THEN
                DELETE FROM push_registrations p WHERE p.app = p_t[1] AND p.installation = p_t[2];
            WHEN 18 THEN
                DELETE FROM push_registrations p WHERE p.session = p_u[1];
            WHEN 19 THEN
                INSERT INTO attachments (
                    id, session, direction, state, name, content_type, size, sha256, vendor_url, spool, message, error,
                    created_at, updated_at)
                VALUES (
                    p_u[1], p_session, p_n[1], p_n[2], p_t[1], p_t[2], p_n[3], p_b[1], p_t[3], p_t[4], p_u[2], p_b[2],
                    p_n[8], p_n[9]);
            WHEN 20 THEN
                UPDATE attachments a SET
                    state = coalesce(p_n[2], a.state), content_type = coalesce(p_t[2], a.content_type),
                    size = coalesce(p_n[3], a.size), vendor_url = coalesce(p_t[3], a.vendor_url),
                    spool = CASE WHEN p_n[4] <> 0 THEN NULL ELSE a.spool END, message = coalesce(p_u[2], a.message),
                    error = coalesce(p_b[2], a.error), updated_at = p_n[9]
                WHERE a.session = p_session AND a.id = p_u[1];
            WHEN 21 THEN
                INSERT INTO tickets (hash, session, first_use_by, expires_at, used_at, origin, document)
                SELECT p_b[1], s.id, p_n[1], p_n[2], p_n[3], p_t[1], p_b[2]
                FROM sessions s WHERE s.bucket = session_bucket_1(p_u[1]) AND s.id = p_u[1];
                IF NOT FOUND THEN RAISE EXCEPTION 'no such session' USING ERRCODE = 'TL002'; END IF;
            WHEN 22 THEN
                UPDATE tickets x SET used_at = coalesce(x.used_at, p_n[1]) WHERE x.hash = p_b[1];
            WHEN 23 THEN
                INSERT INTO revocations AS r (app, session, user_id, at) VALUES (p_t[1], p_u[1], p_t[2], p_n[1])
                ON CONFLICT (app, session, user_id) DO UPDATE SET at = greatest(r.at, EXCLUDED.at);
            ELSE
                RAISE EXCEPTION 'an unknown change' USING ERRCODE = 'TL003';
            END CASE;
        END
        $function$;

        -- the bucket that the maker of an id put into it: bits 64 to 75
        CREATE OR REPLACE FUNCTION session_bucket_1(p_session uuid) RETURNS smallint
        LANGUAGE sql IMMUTABLE AS $function$
            SELECT ((get_byte(uuid_send(p_session), 6) & 15) * 256 + get_byte(uuid_send(p_session), 7))::smallint
        $function$;
        """#
}
