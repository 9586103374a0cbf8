/// Dropping what time has made worthless.
extension SQLiteLog {
    /// Drops some; answers whether there is more, and how many events of webhooks nobody had taken.
    ///
    /// Claims go oldest first, up to the first that has not expired: a short-lived one that was made after a long-lived
    /// one goes with it. Until then it is there and counts for nothing.
    mutating func purgeExpired(now: Int64) throws(StoreError) -> StorePurge {
        try transaction { (log) throws(StoreError) in
            var places: [ClaimPlace] = []
            do {
                var statement = try log.connection.prepare(
                    "SELECT row, key, session_key, expires_at FROM claims ORDER BY row LIMIT ?")
                statement.bind(StoreLimits.purgeRowsMax)
                while try statement.step() {
                    if statement.int(3) > now { break }
                    places.append(
                        ClaimPlace(row: statement.int(0), key: statement.int(1), sessionKey: statement.optionalInt(2)))
                }
            }
            for place in places { try log.delete(place) }
            var tickets = try log.connection.prepare(
                "DELETE FROM tickets WHERE hash IN (SELECT hash FROM tickets WHERE expires_at <= ? LIMIT ?)")
            tickets.bind(now)
            tickets.bind(StoreLimits.purgeRowsMax)
            try tickets.run()
            let ticketCount = log.connection.changes
            let dropped = try log.dropExpiredHooks(now: now, limit: StoreLimits.purgeRowsMax)
            var hooks = try log.connection.prepare(
                """
                DELETE FROM inbox WHERE row IN (
                    SELECT row FROM inbox WHERE received_at < ? AND settled_at IS NOT NULL LIMIT ?)
                """)
            hooks.bind(now - StoreLimits.hookMillisecondsMax)
            hooks.bind(StoreLimits.purgeRowsMax)
            try hooks.run()
            let hookCount = log.connection.changes
            try log.execute("DELETE FROM revocations WHERE at < ?", now - StoreLimits.revocationMillisecondsMax)
            let most = max(places.count, Int(ticketCount), dropped, Int(hookCount))
            return StorePurge(hasMore: most == StoreLimits.purgeRowsMax, hooksDropped: dropped)
        }
    }
}
