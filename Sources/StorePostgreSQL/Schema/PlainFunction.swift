import Domain
import PostgreSQL

/// The function that commits the plain transactions of a group, those of ``PlainGroup``, with a few statements for all.
///
/// Sessions are given once each; everything else names its session by its place. What is answered is each session's
/// last number before the group; NULL is a session of which nothing was written, since something in it does not go the
/// plain way: ``CommitFunction`` is to say what.
///
/// A list of which nothing is given is NULL, and so is a column without values. Statements cost 5 to 10 µs each beside
/// their rows, so that those of empty lists are left out. Plans are kept, and made without values: a table that was
/// small when one was made grows by thousands of rows a second, so none may read a whole table.
enum PlainFunction {
    static let name = "commit_plain_1"

    static let sql = #"""
        CREATE OR REPLACE FUNCTION commit_plain_1(
            p_group uuid,
            -- sessions: whether one must not be over; how many events and messages it gets; the check of its last event
            s_bucket bigint[], s_id uuid[], s_live boolean[], s_events bigint[], s_messages bigint[], s_tail bigint[],
            -- legs that must be there
            l_slot bigint[], l_id uuid[],
            -- events: the number of each counts from 1 in its session
            e_slot bigint[], e_number bigint[], e_at bigint[], e_id uuid[], e_leg uuid[], e_flags bigint[],
            e_type text[], e_data bytea[],
            -- new messages: the place and the event of each count from 1 in its session; flags 1: outbound, 2: hidden
            i_slot bigint[], i_number bigint[], i_event bigint[], i_id uuid[], i_leg uuid[], i_state bigint[],
            i_role bigint[], i_flags bigint[], i_attempt bigint[], i_next bigint[], i_expires bigint[],
            i_created bigint[], i_updated bigint[], i_client text[], i_vendor text[], i_hash bytea[], i_error bytea[],
            i_document bytea[], i_native bytea[],
            -- changed messages
            u_slot bigint[], u_event bigint[], u_id uuid[], u_leg uuid[], u_state bigint[], u_attempt bigint[],
            u_next bigint[], u_expires bigint[], u_updated bigint[], u_vendor text[], u_error bytea[],
            -- items of vendors', without those of changed messages
            v_slot bigint[], v_leg uuid[], v_message uuid[], v_id text[],
            -- values of legs; NULL: is to go
            w_slot bigint[], w_leg uuid[], w_secret boolean[], w_key text[], w_value bytea[],
            -- claims
            c_slot bigint[], c_place uuid[], c_at bigint[], c_expires bigint[], c_status bigint[], c_session uuid[],
            c_message uuid[], c_attachment uuid[], c_scope bytea[], c_hash bytea[])
        RETURNS TABLE (o_numbers bigint[])
        LANGUAGE plpgsql
        SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
        SET plan_cache_mode = force_generic_plan
        AS $function$
        DECLARE
            t_seq bigint[]; t_messages bigint[]; t_fits boolean[]; t_misfits bigint[]; t_found bigint[];
            t_all boolean := true; t_slot bigint; t_count bigint; t_position bigint;
        BEGIN
            INSERT INTO commit_groups (id, at)
            VALUES (p_group, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) ON CONFLICT DO NOTHING;
            IF NOT FOUND THEN
                SELECT g.numbers INTO o_numbers FROM commit_groups g WHERE g.id = p_group;
                -- As in the other function: a commit whose wait for a standby was cut off is seen here.
                PERFORM pg_logical_emit_message(true, 'trunkline', '');
                RETURN NEXT;
                RETURN;
            END IF;

            -- The rows of all sessions are locked in one order, or two groups could wait for each other.
            SELECT array_agg(h.seq ORDER BY h.ord), array_agg(h.messages ORDER BY h.ord) INTO t_seq, t_messages
            FROM (
                SELECT x.ord, c.seq, c.messages
                FROM unnest(s_bucket, s_id) WITH ORDINALITY x(bucket, id, ord)
                JOIN session_counters c ON c.bucket = x.bucket AND c.session = x.id
                ORDER BY c.bucket, c.session FOR UPDATE OF c) h;
            IF cardinality(t_seq) IS DISTINCT FROM cardinality(s_id) THEN
                SELECT array_agg(coalesce(c.seq, 0) ORDER BY x.ord), array_agg(coalesce(c.messages, 0) ORDER BY x.ord)
                INTO t_seq, t_messages
                FROM unnest(s_bucket, s_id) WITH ORDINALITY x(bucket, id, ord)
                LEFT JOIN session_counters c ON c.bucket = x.bucket AND c.session = x.id;
            END IF;

            SELECT array_agg(x.ord) INTO t_misfits
            FROM unnest(s_bucket, s_id, s_live) WITH ORDINALITY x(bucket, id, live, ord)
            LEFT JOIN sessions s ON s.bucket = x.bucket AND s.id = x.id
            WHERE s.id IS NULL OR s.erasure <> 0 OR (x.live AND s.state >= 5);
            IF l_slot IS NOT NULL THEN
                SELECT array_agg(x.slot) INTO t_found FROM unnest(l_slot, l_id) x(slot, id)
                LEFT JOIN legs l ON l.id = x.id WHERE l.session IS DISTINCT FROM s_id[x.slot];
                t_misfits := t_misfits || t_found;
            END IF;
            IF u_slot IS NOT NULL THEN
                SELECT array_agg(x.slot) INTO t_found FROM unnest(u_slot, u_id) x(slot, id)
                LEFT JOIN messages m ON m.id = x.id WHERE m.session IS DISTINCT FROM s_id[x.slot];
                t_misfits := t_misfits || t_found;
            END IF;
            IF u_vendor IS NOT NULL THEN
                SELECT array_agg(x.slot) INTO t_found
                FROM unnest(u_slot, u_id, u_leg, u_vendor) x(slot, id, leg, vendor)
                JOIN messages m ON m.id = x.id
                JOIN vendor_items y ON y.leg = coalesce(x.leg, m.leg) AND y.id = x.vendor
                WHERE y.message IS DISTINCT FROM x.id;
                t_misfits := t_misfits || t_found;
            END IF;
            IF i_client IS NOT NULL THEN
                SELECT array_agg(x.slot) INTO t_found FROM unnest(i_slot, i_client) x(slot, client)
                JOIN messages m ON m.session = s_id[x.slot] AND m.client_id = x.client;
                t_misfits := t_misfits || t_found;
            END IF;
            IF v_slot IS NOT NULL THEN
                SELECT array_agg(x.slot) INTO t_found
                FROM unnest(v_slot, v_leg, v_message, v_id) x(slot, leg, message, id)
                JOIN vendor_items y ON y.leg = x.leg AND y.id = x.id
                WHERE x.message IS NULL OR y.message IS DISTINCT FROM x.message;
                t_misfits := t_misfits || t_found;
            END IF;
            IF c_slot IS NOT NULL THEN
                SELECT array_agg(x.slot) INTO t_found
                FROM unnest(c_slot, c_place, c_at, c_scope) x(slot, place, at, scope)
                JOIN claims c ON c.scope = x.scope AND c.place = x.place WHERE c.expires_at > x.at;
                t_misfits := t_misfits || t_found;
            END IF;
            o_numbers := t_seq;
            IF cardinality(t_misfits) > 0 THEN
                t_all := false;
                t_fits := array_fill(true, ARRAY[cardinality(s_id)]);
                FOREACH t_slot IN ARRAY t_misfits LOOP
                    t_fits[t_slot] := false;
                    o_numbers[t_slot] := NULL;
                END LOOP;
            END IF;

            IF i_slot IS NOT NULL THEN
                INSERT INTO messages (
                    id, session, leg, position, seq, attempt, next_attempt_at, expires_at, created_at, updated_at,
                    state, role, outbound, hidden, client_id, vendor_id, body_hash, error, document, native)
                SELECT x.id, s_id[x.slot], x.leg, t_messages[x.slot] + x.number, coalesce(t_seq[x.slot] + x.event, 0),
                    x.attempt, x.next, x.expires, x.created, x.updated, x.state, x.role, x.flags & 1 <> 0,
                    x.flags & 2 <> 0, x.client, x.vendor, x.hash, x.error, x.document, x.native
                FROM unnest(
                    i_slot, i_number, i_event, i_id, i_leg, i_state, i_role, i_flags, i_attempt, i_next, i_expires,
                    i_created, i_updated, i_client, i_vendor, i_hash, i_error, i_document, i_native)
                    x(slot, number, event, id, leg, state, role, flags, attempt, next, expires, created, updated,
                        client, vendor, hash, error, document, native)
                WHERE t_all OR t_fits[x.slot];
                INSERT INTO outbox (bucket, session, position, message, expires_at)
                SELECT s_bucket[x.slot], s_id[x.slot], t_messages[x.slot] + x.number, x.id, x.expires
                FROM unnest(i_slot, i_number, i_id, i_state, i_flags, i_expires)
                    x(slot, number, id, state, flags, expires)
                WHERE x.flags & 1 <> 0 AND x.state <= 2 AND (t_all OR t_fits[x.slot]);
            END IF;
            IF v_slot IS NOT NULL THEN
                INSERT INTO vendor_items (leg, message, id)
                SELECT x.leg, x.message, x.id FROM unnest(v_slot, v_leg, v_message, v_id) x(slot, leg, message, id)
                WHERE t_all OR t_fits[x.slot] ON CONFLICT DO NOTHING;
            END IF;
            IF u_slot IS NOT NULL THEN
                WITH changed AS (
                    UPDATE messages m SET
                        state = coalesce(x.state, m.state), error = x.error, attempt = coalesce(x.attempt, m.attempt),
                        next_attempt_at = x.next, leg = coalesce(x.leg, m.leg),
                        vendor_id = CASE WHEN x.leg IS NULL THEN coalesce(x.vendor, m.vendor_id) ELSE x.vendor END,
                        updated_at = x.updated, seq = coalesce(t_seq[x.slot] + x.event, m.seq),
                        expires_at = coalesce(x.expires, m.expires_at)
                    FROM unnest(
                        u_slot, u_event, u_id, u_leg, u_state, u_attempt, u_next, u_expires, u_updated, u_vendor,
                        u_error)
                        x(slot, event, id, leg, state, attempt, next, expires, updated, vendor, error)
                    WHERE m.id = x.id AND (t_all OR t_fits[x.slot])
                    RETURNING x.slot, x.state AS asked, x.expires AS limited, x.vendor, m.id, m.leg, m.position,
                        m.outbound, m.state, m.expires_at),
                items AS (
                    INSERT INTO vendor_items (leg, message, id)
                    SELECT n.leg, n.id, n.vendor FROM changed n WHERE n.vendor IS NOT NULL ON CONFLICT DO NOTHING),
                settled AS (
                    DELETE FROM outbox o USING changed n
                    WHERE n.outbound AND n.state > 2 AND n.asked IS NOT NULL
                        AND o.bucket = s_bucket[n.slot] AND o.session = s_id[n.slot] AND o.position = n.position)
                -- The time in the outbox is always the message's.
                INSERT INTO outbox AS o (bucket, session, position, message, expires_at)
                SELECT s_bucket[n.slot], s_id[n.slot], n.position, n.id, n.expires_at FROM changed n
                WHERE n.outbound AND n.state <= 2 AND (n.asked IS NOT NULL OR n.limited IS NOT NULL)
                ON CONFLICT (bucket, session, position) DO UPDATE SET expires_at = EXCLUDED.expires_at
                WHERE o.expires_at IS DISTINCT FROM EXCLUDED.expires_at;
            END IF;
            IF w_slot IS NOT NULL AND (w_value IS NULL OR array_position(w_value, NULL) IS NOT NULL) THEN
                DELETE FROM leg_values v USING unnest(w_slot, w_leg, w_key, w_value) x(slot, leg, key, value)
                WHERE x.value IS NULL AND v.leg = x.leg AND v.key = x.key AND (t_all OR t_fits[x.slot]);
            END IF;
            IF w_value IS NOT NULL THEN
                INSERT INTO leg_values (leg, secret, key, value)
                SELECT x.leg, x.secret, x.key, x.value
                FROM unnest(w_slot, w_leg, w_secret, w_key, w_value) x(slot, leg, secret, key, value)
                WHERE x.value IS NOT NULL AND (t_all OR t_fits[x.slot])
                ON CONFLICT (leg, key) DO UPDATE SET secret = EXCLUDED.secret, value = EXCLUDED.value;
            END IF;
            IF c_slot IS NOT NULL THEN
                INSERT INTO claims (
                    place, owner, expires_at, status, session, message, attachment, scope, body_hash)
                SELECT x.place, s_id[x.slot], x.expires, x.status, x.session, x.message, x.attachment, x.scope, x.hash
                FROM unnest(
                    c_slot, c_place, c_expires, c_status, c_session, c_message, c_attachment, c_scope, c_hash)
                    x(slot, place, expires, status, session, message, attachment, scope, hash)
                WHERE t_all OR t_fits[x.slot]
                ON CONFLICT (scope, place) DO UPDATE SET
                    owner = EXCLUDED.owner, expires_at = EXCLUDED.expires_at, status = EXCLUDED.status,
                    session = EXCLUDED.session, message = EXCLUDED.message, attachment = EXCLUDED.attachment,
                    body_hash = EXCLUDED.body_hash;
            END IF;
            IF e_slot IS NOT NULL THEN
                t_count := cardinality(e_slot);
                IF NOT t_all THEN
                    SELECT count(*) INTO t_count FROM unnest(e_slot) x(slot) WHERE t_fits[x.slot];
                END IF;
                UPDATE feed_end f SET position = f.position + t_count RETURNING f.position - t_count INTO t_position;
                INSERT INTO events (session, seq, position, at, id, leg, flags, type, data)
                SELECT s_id[x.slot], t_seq[x.slot] + x.number, t_position + row_number() OVER (), x.at, x.id, x.leg,
                    x.flags, x.type, x.data
                FROM unnest(e_slot, e_number, e_at, e_id, e_leg, e_flags, e_type, e_data)
                    x(slot, number, at, id, leg, flags, type, data)
                WHERE t_all OR t_fits[x.slot];
            END IF;
            UPDATE session_counters c SET
                seq = c.seq + x.events, tail = coalesce(x.tail, c.tail), messages = c.messages + x.messages
            FROM unnest(s_bucket, s_id, s_events, s_messages, s_tail) WITH ORDINALITY
                x(bucket, id, events, messages, tail, slot)
            WHERE c.bucket = x.bucket AND c.session = x.id AND (t_all OR t_fits[x.slot])
                AND x.events + x.messages > 0;
            UPDATE commit_groups g SET numbers = o_numbers WHERE g.id = p_group;
            RETURN NEXT;
        END
        $function$;

        -- Locks the rows of sessions in the order in which all do.
        CREATE OR REPLACE FUNCTION lock_sessions_1(s_bucket bigint[], s_id uuid[])
        RETURNS void LANGUAGE plpgsql
        SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
        SET plan_cache_mode = force_generic_plan
        AS $function$
        BEGIN
            PERFORM 1 FROM (
                SELECT c.seq FROM unnest(s_bucket, s_id) x(bucket, id)
                JOIN session_counters c ON c.bucket = x.bucket AND c.session = x.id
                ORDER BY c.bucket, c.session FOR UPDATE OF c) h;
        END
        $function$;
        """#

    /// Locks the sessions of a group that goes both ways: each function would lock its own, one behind the other.
    static func lock(_ sessions: Set<SessionID>) -> PostgresStatement {
        let sessions = Array(sessions)
        return PostgresStatement(
            "SELECT lock_sessions_1($1, $2)",
            .int64Array(sessions.map { Int64($0.value.bucket.rawValue) }), .ids(sessions.map(\.value)))
    }
}
