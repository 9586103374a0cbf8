/// The function that commits a group of transactions: the checks of each and what they let through, in order.
///
/// Its input is written by ``GroupEncoder``: an operation is a code and a fixed number of places in each of four
/// arrays. The first of each transaction (code 0) says which session it is about, its claim, and how many changes and
/// events follow. Sessions are given once each; an operation names them by their place. The numbers of what is
/// answered are ``MemberCode``'s.
///
/// Statements are few, since each costs 5 to 20 µs: the heads of all sessions of the group are read and written
/// together and are kept in arrays between, and so are the events. Their plans are kept for as long as the connection,
/// and a table that was small when one was made grows by thousands of rows a second: so none may read a whole table.
enum CommitFunction {
    static let name = "commit_group_1"

    static let sql = #"""
        CREATE OR REPLACE FUNCTION commit_group_1(
            p_group uuid, p_sessions uuid[], p_buckets bigint[], p_op bigint[], p_n bigint[], p_u uuid[], p_t text[],
            p_b bytea[])
        RETURNS TABLE (o_member bigint, o_code bigint, o_number bigint, o_id1 uuid, o_id2 uuid, o_id3 uuid)
        LANGUAGE plpgsql
        SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
        AS $function$
        DECLARE
            zero constant uuid := '00000000-0000-0000-0000-000000000000';
            v_codes bigint[] := '{}'; v_numbers bigint[] := '{}'; v_ids uuid[] := '{}';
            v_state bigint[] := '{}'; v_erasure bigint[] := '{}'; v_seq bigint[] := '{}'; v_tail bigint[] := '{}';
            v_messages bigint[] := '{}'; v_changed boolean[] := '{}';
            v_event_k bigint[] := '{}'; v_event_slot bigint[] := '{}'; v_event_seq bigint[] := '{}';
            v_broken bigint[] := '{}'; v_broken_epochs bigint[] := '{}';
            v_seen_legs uuid[]; v_seen_ids text[]; v_seen_messages uuid[];
            k bigint := 1; i bigint; j bigint; op bigint; last_change bigint; last_event bigint; flags bigint;
            n bigint; u bigint; t bigint; b bigint;
            slot bigint; v_session uuid; v_bucket bigint; session_exists boolean;
            member_code bigint; member_number bigint; id1 uuid; id2 uuid; id3 uuid;
            v_message uuid; v_leg uuid; v_item text; v_item_leg uuid; v_item_message uuid; v_holder uuid;
            message_leg uuid; last_leg uuid; last_leg_session uuid; first_seq bigint; v_place uuid; v_position bigint;
            r record;
        BEGIN
            INSERT INTO commit_groups (id, at)
            VALUES (p_group, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) ON CONFLICT DO NOTHING;
            IF NOT FOUND THEN
                RETURN QUERY SELECT a.ord, a.code, a.number, g.ids[3 * a.ord - 2], g.ids[3 * a.ord - 1],
                        g.ids[3 * a.ord]
                    FROM commit_groups g, unnest(g.codes, g.numbers) WITH ORDINALITY a(code, number, ord)
                    WHERE g.id = p_group ORDER BY a.ord;
                -- A commit whose wait for a standby was cut off is seen here, and perhaps not there yet. The log is in
                -- order: once this is there, so is that.
                PERFORM pg_logical_emit_message(true, 'trunkline', '');
                RETURN;
            END IF;

            -- The rows of all sessions are locked in one order, or two groups could wait for each other.
            IF cardinality(p_sessions) > 0 THEN
                PERFORM 1 FROM session_counters c
                WHERE (c.bucket, c.session) IN (SELECT x.bucket, x.id FROM unnest(p_buckets, p_sessions) x(bucket, id))
                ORDER BY c.bucket, c.session FOR UPDATE;
                FOR r IN
                    SELECT s.state, s.erasure, c.seq, c.tail, c.messages
                    FROM unnest(p_buckets, p_sessions) WITH ORDINALITY x(bucket, id, ord)
                    LEFT JOIN sessions s ON s.bucket = x.bucket AND s.id = x.id
                    LEFT JOIN session_counters c ON c.bucket = x.bucket AND c.session = x.id
                    ORDER BY x.ord
                LOOP
                    v_state := v_state || r.state::bigint;
                    v_erasure := v_erasure || r.erasure::bigint;
                    v_seq := v_seq || coalesce(r.seq, 0);
                    v_tail := v_tail || coalesce(r.tail, 0);
                    v_messages := v_messages || coalesce(r.messages, 0);
                    v_changed := v_changed || false;
                END LOOP;
            END IF;

            WHILE k <= cardinality(p_op) LOOP
                n := 12 * (k - 1); u := 4 * (k - 1); t := 5 * (k - 1); b := 4 * (k - 1);
                flags := p_n[n + 1];
                slot := p_n[n + 9];
                last_change := k + p_n[n + 10];
                last_event := last_change + p_n[n + 3];
                v_session := p_sessions[slot];
                v_bucket := p_buckets[slot];
                session_exists := slot IS NOT NULL AND v_state[slot] IS NOT NULL;
                member_code := NULL; member_number := NULL; id1 := NULL; id2 := NULL; id3 := NULL;
                first_seq := coalesce(v_seq[slot], 0) + 1;

                <<checks>>
                BEGIN
                    IF flags & 64 <> 0 AND cardinality(v_broken) > 0 THEN
                        j := array_position(v_broken, slot);
                        IF j IS NOT NULL AND p_n[n + 2] <= v_broken_epochs[j] THEN
                            member_code := 11;
                            EXIT checks;
                        ELSIF j IS NOT NULL AND flags & 128 <> 0 THEN
                            v_broken[j] := -1;
                        END IF;
                    END IF;
                    IF slot IS NULL THEN
                        IF flags & 2 <> 0 OR last_event > last_change THEN
                            member_code := 10; member_number := 2;
                            EXIT checks;
                        END IF;
                    ELSIF flags & 2 <> 0 THEN
                        IF session_exists THEN
                            member_code := 10; member_number := 1;
                            EXIT checks;
                        END IF;
                    ELSIF NOT session_exists THEN
                        member_code := 5;
                        EXIT checks;
                    END IF;
                    IF flags & 8 <> 0 THEN
                        IF flags & 16 <> 0 AND NOT session_exists THEN
                            member_code := 10; member_number := 3;
                            EXIT checks;
                        END IF;
                        v_place := CASE WHEN flags & 16 <> 0 THEN v_session ELSE zero END;
                        SELECT c.expires_at, c.body_hash, c.status, c.session, c.message, c.attachment INTO r
                        FROM claims c WHERE c.scope = p_b[b + 1] AND c.place = v_place;
                        IF FOUND AND r.expires_at > p_n[n + 4] THEN
                            IF r.body_hash <> p_b[b + 2] THEN
                                member_code := 2;
                            ELSE
                                member_code := 1; member_number := r.status;
                                id1 := r.session; id2 := r.message; id3 := r.attachment;
                            END IF;
                            EXIT checks;
                        END IF;
                    END IF;
                    IF session_exists THEN
                        IF v_erasure[slot] <> 0 THEN
                            member_code := 7;
                            EXIT checks;
                        END IF;
                        IF flags & 4 <> 0 AND v_state[slot] >= 5 THEN
                            member_code := 6; member_number := v_state[slot];
                            EXIT checks;
                        END IF;
                    END IF;
                    v_seen_legs := '{}'; v_seen_ids := '{}'; v_seen_messages := '{}';
                    FOR i IN k + 1 .. last_event LOOP
                        op := p_op[i];
                        n := 12 * (i - 1); u := 4 * (i - 1); t := 5 * (i - 1);
                        -- A message that must be there.
                        IF op IN (8, 9) THEN
                            message_leg := NULL;
                            IF session_exists THEN
                                SELECT m.leg INTO message_leg FROM messages m
                                WHERE m.id = p_u[u + 1] AND m.session = v_session;
                            END IF;
                            IF message_leg IS NULL AND p_n[n + 12] & 2 = 0 THEN
                                member_code := 9; id1 := p_u[u + 1];
                                EXIT checks;
                            END IF;
                            message_leg := coalesce(message_leg, p_u[u + 3]);
                        END IF;
                        -- A leg that must be there.
                        IF op IN (4, 5, 7, 8, 10, 11, 15, 30) AND p_u[u + 2] IS NOT NULL THEN
                            v_leg := p_u[u + 2];
                            IF session_exists AND v_leg IS DISTINCT FROM last_leg THEN
                                last_leg := v_leg;
                                SELECT l.session INTO last_leg_session FROM legs l WHERE l.id = v_leg;
                            END IF;
                            IF (CASE WHEN session_exists AND last_leg_session IS NOT NULL
                                THEN last_leg_session <> v_session ELSE p_n[n + 12] & 1 = 0 END)
                            THEN
                                member_code := 8; id1 := v_leg;
                                EXIT checks;
                            END IF;
                        END IF;
                        IF op = 7 AND p_t[t + 1] IS NOT NULL AND session_exists THEN
                            SELECT m.id INTO v_holder FROM messages m
                            WHERE m.session = v_session AND m.client_id = p_t[t + 1];
                            IF FOUND THEN
                                member_code := 3; id1 := v_holder;
                                EXIT checks;
                            END IF;
                        END IF;
                        -- An item of the vendor's, which enters once, also where it stands twice in one transaction.
                        IF op IN (7, 8, 9, 10) AND p_t[t + 2] IS NOT NULL THEN
                            v_item := p_t[t + 2];
                            v_item_leg := CASE WHEN op = 9 THEN message_leg
                                WHEN op = 8 THEN coalesce(p_u[u + 2], message_leg) ELSE p_u[u + 2] END;
                            v_item_message := CASE WHEN op IN (7, 8) THEN p_u[u + 1] END;
                            FOR j IN 1 .. cardinality(v_seen_ids) LOOP
                                IF v_seen_ids[j] = v_item AND v_seen_legs[j] = v_item_leg THEN
                                    IF v_item_message IS NULL OR v_seen_messages[j] IS DISTINCT FROM v_item_message THEN
                                        member_code := 4; id1 := v_seen_messages[j];
                                        EXIT checks;
                                    END IF;
                                    v_item := NULL;
                                    EXIT;
                                END IF;
                            END LOOP;
                            IF v_item IS NOT NULL THEN
                                v_seen_ids := v_seen_ids || v_item;
                                v_seen_legs := v_seen_legs || v_item_leg;
                                v_seen_messages := v_seen_messages || v_item_message;
                                SELECT x.message INTO v_holder FROM vendor_items x
                                WHERE x.leg = v_item_leg AND x.id = v_item;
                                IF FOUND AND (v_item_message IS NULL OR v_holder IS DISTINCT FROM v_item_message) THEN
                                    member_code := 4; id1 := v_holder;
                                    EXIT checks;
                                END IF;
                            END IF;
                        END IF;
                        IF op = 12 AND hook_is_known_1(p_t[t + 1], p_t[t + 2], p_t[t + 5], p_n[n + 1], p_n[n + 3]) THEN
                            member_code := 4;
                            EXIT checks;
                        END IF;
                    END LOOP;
                    IF flags & 32 <> 0 THEN
                        member_code := 10; member_number := 4;
                        EXIT checks;
                    END IF;
                END checks;

                IF member_code IS NULL THEN
                    FOR i IN k + 1 .. last_change LOOP
                        op := p_op[i];
                        n := 12 * (i - 1); u := 4 * (i - 1); t := 5 * (i - 1); b := 4 * (i - 1);
                        IF op IN (1, 2, 3, 7, 10, 19, 20) AND slot IS NULL THEN
                            RAISE EXCEPTION 'a change needs its session' USING ERRCODE = 'TL001';
                        END IF;
                        IF op = 7 THEN
                            v_messages[slot] := v_messages[slot] + 1;
                            v_changed[slot] := true;
                            INSERT INTO messages (
                                id, session, leg, position, seq, attempt, next_attempt_at, expires_at, created_at,
                                updated_at, state, role, outbound, hidden, client_id, vendor_id, body_hash, error,
                                document, native)
                            VALUES (
                                p_u[u + 1], v_session, p_u[u + 2], v_messages[slot],
                                coalesce(first_seq + p_n[n + 7], 0), p_n[n + 3], p_n[n + 4], p_n[n + 10], p_n[n + 8],
                                p_n[n + 9], p_n[n + 1], p_n[n + 5], p_n[n + 2] <> 0, p_n[n + 6] <> 0, p_t[t + 1],
                                p_t[t + 2], p_b[b + 1], p_b[b + 2], p_b[b + 3], p_b[b + 4]);
                            IF p_n[n + 2] <> 0 AND p_n[n + 1] <= 2 THEN
                                INSERT INTO outbox (bucket, session, position, message, expires_at)
                                VALUES (v_bucket, v_session, v_messages[slot], p_u[u + 1], p_n[n + 10]);
                            END IF;
                            IF p_t[t + 2] IS NOT NULL THEN
                                INSERT INTO vendor_items (leg, message, id)
                                VALUES (p_u[u + 2], p_u[u + 1], p_t[t + 2]) ON CONFLICT DO NOTHING;
                            END IF;
                        ELSIF op = 8 THEN
                            UPDATE messages m SET
                                state = coalesce(p_n[n + 1], m.state), error = p_b[b + 2],
                                attempt = coalesce(p_n[n + 3], m.attempt), next_attempt_at = p_n[n + 4],
                                leg = coalesce(p_u[u + 2], m.leg),
                                vendor_id = CASE WHEN p_u[u + 2] IS NULL THEN coalesce(p_t[t + 2], m.vendor_id)
                                    ELSE p_t[t + 2] END,
                                updated_at = p_n[n + 9], seq = coalesce(first_seq + p_n[n + 7], m.seq),
                                expires_at = coalesce(p_n[n + 10], m.expires_at)
                            WHERE m.id = p_u[u + 1]
                            RETURNING m.leg, m.position, m.outbound, m.state, m.expires_at INTO r;
                            IF p_t[t + 2] IS NOT NULL THEN
                                INSERT INTO vendor_items (leg, message, id)
                                VALUES (r.leg, p_u[u + 1], p_t[t + 2]) ON CONFLICT DO NOTHING;
                            END IF;
                            IF r.outbound AND r.state > 2 AND p_n[n + 1] IS NOT NULL THEN
                                DELETE FROM outbox o
                                WHERE o.bucket = v_bucket AND o.session = v_session AND o.position = r.position;
                            ELSIF r.outbound AND r.state <= 2 AND (p_n[n + 1] = 0 OR p_n[n + 10] IS NOT NULL) THEN
                                INSERT INTO outbox (bucket, session, position, message, expires_at)
                                VALUES (v_bucket, v_session, r.position, p_u[u + 1], r.expires_at)
                                ON CONFLICT (bucket, session, position) DO UPDATE SET expires_at = EXCLUDED.expires_at;
                            ELSIF r.outbound AND r.state <= 2 AND p_n[n + 1] IS NOT NULL THEN
                                INSERT INTO outbox (bucket, session, position, message, expires_at)
                                VALUES (v_bucket, v_session, r.position, p_u[u + 1], r.expires_at)
                                ON CONFLICT DO NOTHING;
                            END IF;
                        ELSIF op = 2 THEN
                            IF p_n[n + 1] IS NOT NULL THEN v_state[slot] := p_n[n + 1]; END IF;
                            PERFORM update_session_1(
                                v_bucket, v_session, p_n[n + 1], p_n[n + 2], p_n[n + 3], p_t[t + 1], p_t[t + 2],
                                p_t[t + 3], p_b[b + 1]);
                        ELSIF op = 15 AND p_b[b + 1] IS NOT NULL THEN
                            INSERT INTO leg_values (leg, secret, key, value)
                            VALUES (p_u[u + 2], p_n[n + 1] <> 0, p_t[t + 1], p_b[b + 1])
                            ON CONFLICT (leg, key) DO UPDATE SET secret = EXCLUDED.secret, value = EXCLUDED.value;
                        ELSIF op = 1 THEN
                            INSERT INTO sessions (
                                bucket, state, id, created_at, updated_at, active_at, ended_at, app, user_id, provider,
                                ended_reason, document)
                            VALUES (
                                v_bucket, p_n[n + 1], v_session, p_n[n + 2], p_n[n + 3], p_n[n + 2], p_n[n + 4],
                                p_t[t + 1], p_t[t + 2], p_t[t + 3], p_t[t + 4], p_b[b + 1]);
                            v_state[slot] := p_n[n + 1];
                            v_erasure[slot] := 0;
                            v_changed[slot] := true;
                        ELSE
                            IF op = 3 THEN last_leg := NULL; END IF;
                            PERFORM apply_change_1(op, v_session, first_seq, p_n[n + 1 : n + 12], p_u[u + 1 : u + 4],
                                p_t[t + 1 : t + 5], p_b[b + 1 : b + 4]);
                        END IF;
                    END LOOP;
                    IF flags & 8 <> 0 THEN
                        n := 12 * (k - 1); u := 4 * (k - 1); b := 4 * (k - 1);
                        INSERT INTO claims (
                            place, owner, expires_at, status, session, message, attachment, scope, body_hash)
                        VALUES (
                            v_place, v_session, p_n[n + 5], p_n[n + 6], p_u[u + 2], p_u[u + 3], p_u[u + 4], p_b[b + 1],
                            p_b[b + 2])
                        ON CONFLICT (scope, place) DO UPDATE SET
                            owner = EXCLUDED.owner, expires_at = EXCLUDED.expires_at, status = EXCLUDED.status,
                            session = EXCLUDED.session, message = EXCLUDED.message,
                            attachment = EXCLUDED.attachment, body_hash = EXCLUDED.body_hash;
                    END IF;
                    FOR i IN last_change + 1 .. last_event LOOP
                        v_seq[slot] := v_seq[slot] + 1;
                        v_tail[slot] := p_n[12 * (i - 1) + 3];
                        v_changed[slot] := true;
                        v_event_k := v_event_k || i;
                        v_event_slot := v_event_slot || slot;
                        v_event_seq := v_event_seq || v_seq[slot];
                    END LOOP;
                    member_code := 0; member_number := first_seq;
                ELSIF member_code = 10 AND flags & 192 = 192 AND slot IS NOT NULL THEN
                    j := coalesce(array_position(v_broken, slot), cardinality(v_broken) + 1);
                    v_broken[j] := slot;
                    v_broken_epochs[j] := p_n[12 * (k - 1) + 2];
                END IF;
                v_codes := v_codes || member_code;
                v_numbers := v_numbers || member_number;
                v_ids := v_ids || ARRAY[id1, id2, id3];
                k := last_event + 1;
            END LOOP;

            IF cardinality(v_event_k) > 0 THEN
                UPDATE feed_end f SET position = f.position + cardinality(v_event_k)
                RETURNING f.position - cardinality(v_event_k) INTO v_position;
                INSERT INTO events (session, seq, position, at, id, leg, flags, type, data)
                SELECT p_sessions[e.slot], e.seq, v_position + e.ord, p_n[12 * e.k - 11], p_u[4 * e.k - 3],
                    p_u[4 * e.k - 2], p_n[12 * e.k - 10], p_t[5 * e.k - 4], p_b[4 * e.k - 3]
                FROM unnest(v_event_k, v_event_slot, v_event_seq) WITH ORDINALITY e(k, slot, seq, ord);
            END IF;
            IF true = ANY (v_changed) THEN
                INSERT INTO session_counters AS c (bucket, session, seq, tail, messages)
                SELECT x.bucket, x.id, x.seq, x.tail, x.messages
                FROM unnest(p_buckets, p_sessions, v_seq, v_tail, v_messages, v_changed)
                    x(bucket, id, seq, tail, messages, changed)
                WHERE x.changed
                ON CONFLICT (bucket, session) DO UPDATE SET
                    seq = EXCLUDED.seq, tail = EXCLUDED.tail, messages = EXCLUDED.messages;
            END IF;
            UPDATE commit_groups g SET codes = v_codes, numbers = v_numbers, ids = v_ids WHERE g.id = p_group;
            RETURN QUERY SELECT a.ord, a.code, a.number, v_ids[3 * a.ord - 2], v_ids[3 * a.ord - 1], v_ids[3 * a.ord]
                FROM unnest(v_codes, v_numbers) WITH ORDINALITY a(code, number, ord) ORDER BY a.ord;
        END
        $function$;
        """#
}
