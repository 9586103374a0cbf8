/// Events that vendors' webhooks brought.
extension SQLiteLog {
    /// For so long it is known what has come, and what nobody has taken is kept.
    static var hookMillisecondsMax: Int64 { 7 * 86_400_000 }

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

    mutating func insert(_ hook: HookRecord) throws(StoreError) {
        let provider = try names.code(hook.provider, connection)
        var statement = try connection.prepare(
            "INSERT INTO inbox (provider, event_id, recipient, received_at, payload) VALUES (?, ?, ?, ?, ?)")
        statement.bind(provider)
        statement.bind(hook.eventID)
        statement.bind(hook.recipient)
        statement.bind(hook.receivedAt)
        statement.bind(hook.payload)
        try statement.run()
    }

    /// A session has it: only its id stays, to know a repeat by.
    mutating func settleHook(_ eventID: String, of provider: String, at time: Int64) throws(StoreError) {
        let provider = try names.code(provider, connection)
        var statement = try connection.prepare(
            """
            UPDATE inbox SET settled_at = ?, recipient = '', payload = x''
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
            UPDATE inbox SET settled_at = ?, recipient = '', payload = x''
            WHERE provider = ? AND recipient = ? AND settled_at IS NULL
            """)
        statement.bind(time)
        statement.bind(provider)
        statement.bind(recipient)
        try statement.run()
    }

    /// Events that wait for a recipient, in the order in which they came.
    mutating func pendingHooks(
        for recipient: String, of provider: String, since time: Int64, limit: Int
    ) throws(StoreError) -> [HookRecord] {
        guard let code = names.code(ifKnown: provider) else { return [] }
        var statement = try connection.prepare(
            """
            SELECT event_id, received_at, payload FROM inbox
            WHERE provider = ? AND recipient = ? AND settled_at IS NULL AND received_at >= ? ORDER BY row LIMIT ?
            """)
        statement.bind(code)
        statement.bind(recipient)
        statement.bind(time)
        statement.bind(Self.cut(limit))
        var hooks: [HookRecord] = []
        while try statement.step() {
            hooks.append(
                HookRecord(
                    provider: provider, eventID: statement.text(0), recipient: recipient, receivedAt: statement.int(1),
                    payload: statement.bytes(2)))
        }
        return hooks
    }
}
