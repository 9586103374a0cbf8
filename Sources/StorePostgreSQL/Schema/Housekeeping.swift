import PostgreSQL
import Store

/// Functions beside the commits: erasing, and dropping what time has made worthless.
enum Housekeeping {
    static let sql = #"""
        -- Begins an erasure. 0: there is no such session, 1: it was done before, 2: it is under way now.
        CREATE OR REPLACE FUNCTION begin_erasure_1(
            p_bucket bigint, p_session uuid, p_leg uuid, p_at bigint, p_event uuid, p_type text, p_event_at bigint,
            p_tail bigint, p_data bytea)
        RETURNS bigint LANGUAGE plpgsql AS $function$
        DECLARE
            v_erasure smallint; v_seq bigint; v_position bigint;
        BEGIN
            SELECT c.seq INTO v_seq FROM session_counters c
            WHERE c.bucket = p_bucket AND c.session = p_session FOR UPDATE;
            SELECT s.erasure INTO v_erasure FROM sessions s WHERE s.bucket = p_bucket AND s.id = p_session;
            IF NOT FOUND THEN RETURN 0; END IF;
            IF v_erasure = 2 THEN RETURN 1; END IF;
            IF v_erasure = 1 THEN RETURN 2; END IF;
            UPDATE sessions s SET
                erasure = 1, user_id = '', document = '', ended_reason = NULL, updated_at = p_at,
                ended_at = coalesce(s.ended_at, p_at), state = greatest(s.state, 5)
            WHERE s.bucket = p_bucket AND s.id = p_session;
            IF EXISTS (SELECT 1 FROM legs l WHERE l.id = p_leg AND l.session = p_session) THEN
                PERFORM insert_termination_1(p_leg, p_at);
            END IF;
            -- But for what a vendor is told an owed end with: that is sealed.
            DELETE FROM leg_values v USING legs l
            WHERE l.session = p_session AND v.leg = l.id
                AND (NOT v.secret OR NOT EXISTS (SELECT 1 FROM pending_terminations p WHERE p.leg = v.leg));
            DELETE FROM tickets t WHERE t.session = p_session;
            DELETE FROM earlier_users e WHERE e.session = p_session;
            DELETE FROM push_registrations p WHERE p.session = p_session;
            DELETE FROM outbox o WHERE o.bucket = p_bucket AND o.session = p_session;
            -- What waits for its conversations alone goes with it.
            UPDATE inbox i SET settled_at = p_at, recipient = '', conversation = NULL, payload = ''
            FROM hook_conversations h
            WHERE h.session = p_session AND i.provider = h.provider AND i.conversation = h.id
                AND i.settled_at IS NULL AND NOT EXISTS (
                    SELECT 1 FROM hook_conversations o
                    WHERE o.provider = h.provider AND o.id = h.id AND o.session <> p_session);
            DELETE FROM hook_conversations h WHERE h.session = p_session;
            IF p_event IS NOT NULL THEN
                UPDATE feed_end f SET position = f.position + 1 RETURNING f.position INTO v_position;
                INSERT INTO events (session, seq, position, at, id, flags, type, data)
                VALUES (p_session, v_seq + 1, v_position, p_event_at, p_event, 4, p_type, p_data);
                UPDATE session_counters c SET seq = v_seq + 1, tail = p_tail
                WHERE c.bucket = p_bucket AND c.session = p_session;
            END IF;
            RETURN 2;
        END
        $function$;

        -- Takes away some of what a session has: the rows beside its events (p_after below 0), then the events'
        -- content behind a number. Gives where to go on; NULL: all is done.
        CREATE OR REPLACE FUNCTION step_erasure_1(p_bucket bigint, p_session uuid, p_after bigint, p_most bigint)
        RETURNS bigint LANGUAGE plpgsql AS $function$
        DECLARE
            v_last bigint; v_count bigint;
        BEGIN
            IF p_after < 0 THEN
                DELETE FROM attachments a WHERE a.session = p_session AND a.id IN (
                    SELECT x.id FROM attachments x WHERE x.session = p_session LIMIT p_most);
                GET DIAGNOSTICS v_count = ROW_COUNT;
                IF v_count = p_most THEN RETURN -1; END IF;
                DELETE FROM messages m WHERE m.id IN (
                    SELECT x.id FROM messages x WHERE x.session = p_session LIMIT p_most);
                GET DIAGNOSTICS v_count = ROW_COUNT;
                IF v_count = p_most THEN RETURN -1; END IF;
                DELETE FROM vendor_items v USING (
                    SELECT x.leg, x.id FROM legs l JOIN vendor_items x ON x.leg = l.id
                    WHERE l.session = p_session LIMIT p_most) chosen
                WHERE v.leg = chosen.leg AND v.id = chosen.id;
                GET DIAGNOSTICS v_count = ROW_COUNT;
                IF v_count = p_most THEN RETURN -1; END IF;
                DELETE FROM claims c USING (
                    SELECT x.scope, x.place FROM claims x WHERE x.owner = p_session LIMIT p_most) chosen
                WHERE c.scope = chosen.scope AND c.place = chosen.place;
                GET DIAGNOSTICS v_count = ROW_COUNT;
                IF v_count = p_most THEN RETURN -1; END IF;
                RETURN 0;
            END IF;
            SELECT max(x.seq) INTO v_last FROM (
                SELECT e.seq FROM events e WHERE e.session = p_session AND e.seq > p_after
                ORDER BY e.seq LIMIT p_most) x;
            IF v_last IS NULL THEN
                UPDATE sessions s SET erasure = 2 WHERE s.bucket = p_bucket AND s.id = p_session;
                RETURN NULL;
            END IF;
            UPDATE events e SET data = '', leg = NULL, flags = 2
            WHERE e.session = p_session AND e.seq > p_after AND e.seq <= v_last AND e.flags & 6 = 0;
            RETURN v_last;
        END
        $function$;

        -- Drops some of each kind; gives how many the most were, and how many events nobody had taken.
        CREATE OR REPLACE FUNCTION purge_1(p_now bigint, p_most bigint, p_week bigint, p_tokens bigint)
        RETURNS TABLE (o_most bigint, o_dropped bigint) LANGUAGE plpgsql AS $function$
        DECLARE
            v_count bigint;
        BEGIN
            DELETE FROM claims c USING (
                SELECT x.scope, x.place FROM claims x WHERE x.expires_at <= p_now LIMIT p_most) chosen
            WHERE c.scope = chosen.scope AND c.place = chosen.place;
            GET DIAGNOSTICS o_most = ROW_COUNT;
            DELETE FROM tickets t WHERE t.hash IN (
                SELECT x.hash FROM tickets x WHERE x.expires_at <= p_now LIMIT p_most);
            GET DIAGNOSTICS v_count = ROW_COUNT;
            o_most := greatest(o_most, v_count);
            UPDATE inbox i SET settled_at = p_now, recipient = '', conversation = NULL, payload = ''
            WHERE i.row IN (
                SELECT x.row FROM inbox x WHERE x.settled_at IS NULL AND x.expires_at < p_now LIMIT p_most);
            GET DIAGNOSTICS o_dropped = ROW_COUNT;
            o_most := greatest(o_most, o_dropped);
            DELETE FROM inbox i WHERE i.row IN (
                SELECT x.row FROM inbox x
                WHERE x.settled_at IS NOT NULL AND x.received_at < p_now - p_week LIMIT p_most);
            GET DIAGNOSTICS v_count = ROW_COUNT;
            o_most := greatest(o_most, v_count);
            DELETE FROM revocations r WHERE r.at < p_now - p_tokens;
            -- A group's answers are of use as long as its writer may ask for them again. By the database's clock,
            -- which wrote the times.
            DELETE FROM commit_groups g WHERE g.id IN (
                SELECT x.id FROM commit_groups x
                WHERE x.at < (extract(epoch FROM clock_timestamp()) * 1000)::bigint - 86400000 LIMIT 20 * p_most);
            GET DIAGNOSTICS v_count = ROW_COUNT;
            IF v_count = 20 * p_most THEN o_most := p_most; END IF;
            RETURN NEXT;
        END
        $function$;
        """#

    /// Drops some of what has expired.
    static func purge(now: Int64) -> Question<StorePurge> {
        let statement = PostgresStatement(
            "SELECT * FROM purge_1($1, $2, $3, $4)", .int(now), .int(StoreLimits.purgeRowsMax),
            .int(StoreLimits.hookMillisecondsMax), .int(StoreLimits.revocationMillisecondsMax))
        return Question(statement, isWriting: true) { (answers) throws(StoreError) in
            guard let row = answers.first() else { throw .damaged("a purge") }
            return StorePurge(
                hasMore: try row.int(0) == Int64(StoreLimits.purgeRowsMax), hooksDropped: Int(try row.int(1)))
        }
    }
}
