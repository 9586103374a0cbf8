import Domain

/// Events that vendors' webhooks brought, and the conversations that they are for.
extension SQLiteLog {
    /// The event has come before, or one that it is like.
    mutating func hasHook(_ hook: HookRecord) throws(StoreError) -> Bool {
        guard let provider = names.code(ifKnown: hook.provider) else { return false }
        if let likeness = hook.likeness {
            return try hasHook(likeness, at: hook.receivedAt, of: provider)
        }
        var statement = try connection.prepare("SELECT 1 FROM inbox WHERE provider = ? AND event_id = ?")
        statement.bind(provider)
        statement.bind(hook.eventID)
        return try statement.step()
    }

    /// On both sides of the time, since clocks are set back.
    private mutating func hasHook(
        _ likeness: HookRecord.Likeness, at time: Int64, of provider: Int64
    ) throws(StoreError) -> Bool {
        var statement = try connection.prepare(
            """
            SELECT 1 FROM inbox
            WHERE provider = ? AND event_id > ? AND event_id < ? AND received_at BETWEEN ? AND ?
            """)
        statement.bind(provider)
        statement.bind(likeness.prefix)
        // Behind every digit.
        statement.bind(likeness.prefix + "~")
        statement.bind(time - likeness.milliseconds)
        statement.bind(time + likeness.milliseconds)
        return try statement.step()
    }

    /// A short life is for what no session knows: it says nothing of what a session merely cannot take now.
    mutating func insert(_ hook: HookRecord) throws(StoreError) {
        let provider = try names.code(hook.provider, connection)
        let week = hook.receivedAt + StoreLimits.hookMillisecondsMax
        var expiresAt = hook.expiresAt ?? week
        if let conversation = hook.conversation, expiresAt < week, try isHad(conversation, of: provider) {
            expiresAt = week
        }
        var statement = try connection.prepare(
            """
            INSERT INTO inbox (provider, event_id, recipient, conversation, received_at, expires_at, payload)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """)
        statement.bind(provider)
        statement.bind(hook.eventID)
        statement.bind(hook.recipient)
        statement.bind(hook.conversation)
        statement.bind(hook.receivedAt)
        statement.bind(expiresAt)
        statement.bind(hook.payload)
        try statement.run()
    }

    /// A session has it: only its id stays, to know a repeat by.
    mutating func settleHook(_ eventID: String, of provider: String, at time: Int64) throws(StoreError) {
        let provider = try names.code(provider, connection)
        var statement = try connection.prepare(
            """
            UPDATE inbox SET settled_at = ?, recipient = '', conversation = NULL, payload = x''
            WHERE provider = ? AND event_id = ? AND settled_at IS NULL
            """)
        statement.bind(time)
        statement.bind(provider)
        statement.bind(eventID)
        try statement.run()
    }

    /// Events that no session will take any more: only the ids stay.
    mutating func dropHooks(for recipient: String, of provider: String, at time: Int64) throws(StoreError) {
        let provider = try names.code(provider, connection)
        var statement = try connection.prepare(
            """
            UPDATE inbox SET settled_at = ?, recipient = '', conversation = NULL, payload = x''
            WHERE provider = ? AND recipient = ? AND settled_at IS NULL AND \(Self.isForNoConversation)
            """)
        statement.bind(time)
        statement.bind(provider)
        statement.bind(recipient)
        try statement.run()
    }

    /// Events that nobody has taken in their time, a bounded number: only the ids stay; gives how many.
    mutating func dropExpiredHooks(now: Int64, limit: Int) throws(StoreError) -> Int {
        var statement = try connection.prepare(
            """
            UPDATE inbox SET settled_at = ?1, recipient = '', conversation = NULL, payload = x''
            WHERE row IN (SELECT row FROM inbox WHERE settled_at IS NULL AND expires_at < ?1 LIMIT ?2)
            """)
        statement.bind(now)
        statement.bind(limit)
        try statement.run()
        return Int(connection.changes)
    }

    /// Events that wait for a recipient, in the order in which they came.
    ///
    /// Each part is bounded by itself, so that neither a user's nor a conversation's many are gone through; the word
    /// `CROSS JOIN` keeps SQLite from going through those of all conversations.
    mutating func pendingHooks(
        for recipient: HookRecipient, since time: Int64, now: Int64, limit: Int
    ) throws(StoreError) -> [HookRecord] {
        guard let code = names.code(ifKnown: recipient.provider) else { return [] }
        var leg: Int64?
        if let id = recipient.leg { leg = try place(of: id)?.row }
        let ofUsers = recipient.users.indices.map { index in
            """
            SELECT row FROM (
                    SELECT row FROM inbox
                    WHERE provider = ?1 AND recipient = ?\(index + 6) AND recipient <> '' AND settled_at IS NULL
                        AND received_at >= ?2 AND expires_at >= ?3 AND \(Self.isForNoConversation)
                    ORDER BY row LIMIT ?5)
                UNION
            """
        }
        var statement = try connection.prepare(
            """
            SELECT event_id, received_at, payload, recipient, conversation, expires_at FROM inbox WHERE row IN (
                \(ofUsers.joined(separator: "\n"))
                SELECT row FROM (
                    SELECT i.row FROM hook_conversations h
                    CROSS JOIN inbox i ON i.provider = h.provider AND i.conversation = h.id
                    WHERE h.leg = ?4 AND i.settled_at IS NULL AND i.conversation IS NOT NULL
                        AND i.expires_at >= ?3
                    ORDER BY i.row LIMIT ?5)
            ) ORDER BY row LIMIT ?5
            """)
        statement.bind(code)
        statement.bind(time)
        statement.bind(now)
        statement.bind(leg)
        statement.bind(StoreLimits.cut(limit))
        for user in recipient.users { statement.bind(user) }
        var hooks: [HookRecord] = []
        while try statement.step() {
            let (receivedAt, expiresAt) = (statement.int(1), statement.int(5))
            hooks.append(
                HookRecord(
                    provider: recipient.provider, eventID: statement.text(0), recipient: statement.text(3),
                    conversation: statement.optionalText(4), receivedAt: receivedAt,
                    expiresAt: expiresAt == receivedAt + StoreLimits.hookMillisecondsMax ? nil : expiresAt,
                    payload: statement.bytes(2)))
        }
        return hooks
    }

    // MARK: Conversations

    /// The event of `inbox` names no conversation, or one that no session has.
    private static var isForNoConversation: String {
        """
        (inbox.conversation IS NULL OR NOT EXISTS (
            SELECT 1 FROM hook_conversations c WHERE c.provider = inbox.provider AND c.id = inbox.conversation))
        """
    }

    /// A session has the conversation.
    private mutating func isHad(_ conversation: String, of provider: Int64) throws(StoreError) -> Bool {
        var statement = try connection.prepare("SELECT 1 FROM hook_conversations WHERE provider = ? AND id = ?")
        statement.bind(provider)
        statement.bind(conversation)
        return try statement.step()
    }

    /// A session that is over has none.
    mutating func addHookConversation(_ id: String, leg: LegID, at time: Int64) throws(StoreError) {
        let leg = try row(of: leg)
        var statement = try connection.prepare(
            """
            INSERT OR IGNORE INTO hook_conversations (leg, id, provider, session)
            SELECT l.row, ?, l.provider, l.session FROM legs l JOIN sessions s ON s.row = l.session
            WHERE l.row = ? AND s.state < 5
            """)
        statement.bind(id)
        statement.bind(leg)
        try statement.run()
        try extendHooks(for: id, leg: leg, at: time)
    }

    /// Events that wait for a conversation that a leg has are not for nobody: they wait as long as those to come.
    private mutating func extendHooks(for conversation: String, leg: Int64, at time: Int64) throws(StoreError) {
        var statement = try connection.prepare(
            """
            UPDATE inbox SET expires_at = received_at + ?1
            WHERE provider = (SELECT provider FROM hook_conversations WHERE leg = ?2 AND id = ?3)
                AND conversation = ?3 AND conversation IS NOT NULL AND settled_at IS NULL
                AND expires_at >= ?4 AND expires_at < received_at + ?1
            """)
        statement.bind(StoreLimits.hookMillisecondsMax)
        statement.bind(leg)
        statement.bind(conversation)
        statement.bind(time)
        try statement.run()
    }

    /// The legs that have a conversation; none of their sessions is over.
    mutating func hookLegs(conversation: String, of provider: String) throws(StoreError) -> [HookLeg] {
        guard let code = names.code(ifKnown: provider) else { return [] }
        var statement = try connection.prepare(
            """
            SELECT s.id, l.id FROM hook_conversations h
            JOIN sessions s ON s.row = h.session JOIN legs l ON l.row = h.leg
            WHERE h.provider = ? AND h.id = ? ORDER BY s.row, l.row LIMIT 200
            """)
        statement.bind(code)
        statement.bind(conversation)
        var legs: [HookLeg] = []
        while try statement.step() {
            guard let session = statement.identifier(0), let leg = statement.identifier(1) else { continue }
            legs.append(HookLeg(id: LegID(leg), session: SessionID(session)))
        }
        return legs
    }

    /// The session is over.
    mutating func forgetHookConversations(of session: Int64) throws(StoreError) {
        try execute("DELETE FROM hook_conversations WHERE session = ?", session)
    }

    /// The session is erased: what waits for its conversations alone goes with it.
    mutating func eraseHooks(of session: Int64, at time: Int64) throws(StoreError) {
        try execute(
            """
            UPDATE inbox SET settled_at = ?1, recipient = '', conversation = NULL, payload = x''
            WHERE row IN (
                SELECT i.row FROM hook_conversations h
                JOIN inbox i ON i.provider = h.provider AND i.conversation = h.id
                WHERE h.session = ?2 AND i.settled_at IS NULL AND i.conversation IS NOT NULL
                    AND NOT EXISTS (
                        SELECT 1 FROM hook_conversations o
                        WHERE o.provider = h.provider AND o.id = h.id AND o.session <> ?2))
            """, time, session)
        try forgetHookConversations(of: session)
    }
}
