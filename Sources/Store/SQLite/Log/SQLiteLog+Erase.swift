import Domain

/// An erasure under way.
struct Erasure {
    /// The session's row.
    let session: Int64
    /// Events up to here lose their content.
    let lastSeq: Int64
    /// Events up to here have lost it.
    var erasedSeq: Int64 = 0
    /// The records of files are gone.
    var filesAreGone = false
    /// Messages, claims and items are gone.
    var restIsGone = false
    /// Everything is overwritten in the database; the write-ahead log still has to be cut.
    var isDone = false
}

/// How an erasure begins.
enum ErasureStart {
    case noSession
    /// It was done before.
    case done
    /// It is under way, for the session of this row.
    case begun(Int64)
}

/// Taking a session's content away, in steps of bounded length between which others have their turn.
///
/// `secure_delete` overwrites what a step frees; at the end the write-ahead log is cut to nothing.
extension SQLiteLog {
    /// Begins one: from here on nobody writes about the session.
    mutating func beginErasure(
        _ id: SessionID, event: NewEvent?, pendingTermination: LegID?, at: Int64
    ) throws(StoreError) -> ErasureStart {
        guard let head = try head(of: id) else { return .noSession }
        if head.isErased { return erasures.contains { $0.session == head.row } ? .begun(head.row) : .done }
        let erasure = Erasure(session: head.row, lastSeq: head.seq)
        try transaction { (log) throws(StoreError) in
            var statement = try log.connection.prepare(
                """
                UPDATE sessions SET erasure = 1, user = '', document = x'', ended_reason = NULL, updated_at = ?1,
                    ended_at = coalesce(ended_at, ?1), state = max(state, 5) WHERE row = ?2
                """)
            statement.bind(at)
            statement.bind(head.row)
            try statement.run()
            if let pendingTermination, try log.place(of: pendingTermination)?.session == head.row {
                try log.insertTermination(pendingTermination, at: at)
            }
            try log.eraseLegValues(of: head.row)
            try log.execute("DELETE FROM tickets WHERE session = ?", head.row)
            try log.execute("DELETE FROM earlier_users WHERE session = ?", head.row)
            try log.deletePushes(of: id)
            try log.eraseHooks(of: head.row, at: at)
            var counted = head
            if let event {
                try log.append(
                    NewEvent(id: event.id, type: event.type, at: event.at, data: event.data), &counted,
                    flags: EventFlags.stays)
            }
            counted.isErased = true
            if !counted.state.isFinal { counted.state = .ended }
            log.heads[id] = counted
        }
        erasures.append(erasure)
        return .begun(head.row)
    }

    /// Does a bounded part of the oldest erasure; answers with its session when it is done with it.
    mutating func stepErasure() throws(StoreError) -> Int64? {
        guard var erasure = erasures.first else { return nil }
        let session = erasure.session
        if !erasure.isDone {
            erasure = try transaction { (log) throws(StoreError) in try log.step(erasure) }
            erasures[0] = erasure
            guard erasure.isDone else { return nil }
            messagePlaces.removeAll()
        }
        try connection.checkpoint(truncating: true)
        assert(erasures.first?.session == session, "Erasures are done in the order in which they came.")
        erasures.removeFirst()
        assert(!erasures.contains { $0.session == session }, "A session is erased once.")
        return session
    }

    private mutating func step(_ before: Erasure) throws(StoreError) -> Erasure {
        var erasure = before
        if !erasure.filesAreGone {
            erasure.filesAreGone = try eraseAttachments(erasure.session)
        } else if !erasure.restIsGone {
            erasure.restIsGone = try eraseRest(erasure.session)
        } else if erasure.erasedSeq < erasure.lastSeq {
            let upTo = Swift.min(erasure.lastSeq, erasure.erasedSeq + Int64(StoreLimits.eraseRowsMax))
            try execute(
                """
                UPDATE events SET data = x'', leg = NULL, flags = \(EventFlags.erased)
                WHERE row IN (SELECT row FROM session_index WHERE key BETWEEN ? AND ?)
                    AND flags & \(EventFlags.stays) = 0
                """,
                SessionIndex.key(erasure.session, .event, erasure.erasedSeq + 1),
                SessionIndex.key(erasure.session, .event, upTo))
            erasure.erasedSeq = upTo
        } else {
            try execute("UPDATE sessions SET erasure = 2 WHERE row = ?", erasure.session)
            erasure.isDone = true
        }
        return erasure
    }

    /// Deletes some of the messages, claims and items, and what finds them; `true` when there are none left.
    private mutating func eraseRest(_ session: Int64) throws(StoreError) -> Bool {
        let rest =
            SessionIndex.range(session, .message).lowerBound...SessionIndex.range(session, .claim).upperBound
        var entries: [(key: Int64, row: Int64)] = []
        do {
            var statement = try connection.prepare(
                "SELECT key, row FROM session_index WHERE key BETWEEN ? AND ? ORDER BY key LIMIT ?")
            statement.bind(rest)
            statement.bind(StoreLimits.eraseRowsMax)
            while try statement.step() { entries.append((statement.int(0), statement.int(1))) }
        }
        for entry in entries {
            switch SessionIndex.Kind(rawValue: entry.key >> 29 & 7) {
            case .message: try execute("DELETE FROM messages WHERE row = ?", entry.row)
            case .claim:
                // One of an app's reach is found from elsewhere too.
                try execute(
                    "DELETE FROM session_index WHERE key = (SELECT key FROM claims WHERE row = ?) AND key < 0",
                    entry.row)
                try execute("DELETE FROM claims WHERE row = ?", entry.row)
            case .vendorItem where entry.row % 2 == 1:
                try execute("DELETE FROM vendor_items WHERE row = ?", entry.row / 2)
            default: break
            }
            try execute("DELETE FROM session_index WHERE key = ?", entry.key)
        }
        return entries.count < StoreLimits.eraseRowsMax
    }
}

extension Erasure {
    /// Finds what a stop of the process left unfinished.
    static func unfinished(_ connection: borrowing SQLiteConnection) throws(StoreError) -> [Erasure] {
        var erasures: [Erasure] = []
        var statement = try connection.prepare(
            """
            SELECT s.row, coalesce((SELECT max(key) FROM session_index WHERE key BETWEEN s.row << 32
                AND (s.row << 32) + \(SessionIndex.numberMax)) & \(SessionIndex.numberMax), 0)
            FROM sessions s WHERE s.erasure = 1
            """)
        while try statement.step() {
            erasures.append(Erasure(session: statement.int(0), lastSeq: statement.int(1)))
        }
        return erasures
    }
}
