import Domain

/// Devices that are to be told of messages.
extension SQLiteLog {
    private static let pushColumns = "app, installation, user, session, token, document, updated_at"

    mutating func put(_ push: PushRecord) throws(StoreError) {
        let app = try names.code(push.app, connection)
        var statement = try connection.prepare(
            "INSERT OR REPLACE INTO push_registrations (\(Self.pushColumns)) VALUES (?, ?, ?, ?, ?, ?, ?)")
        statement.bind(app)
        statement.bind(push.installationID)
        statement.bind(push.userID)
        statement.bind(push.session?.value.bytes)
        statement.bind(sealing.seal(push.token, context: SealContext.push(push.app, push.installationID)))
        statement.bind(push.document)
        statement.bind(push.updatedAt)
        try statement.run()
        var oldest = try connection.prepare(
            """
            DELETE FROM push_registrations WHERE row IN (
                SELECT row FROM push_registrations WHERE app = ? AND user = ? ORDER BY updated_at DESC, row DESC
                LIMIT -1 OFFSET ?)
            """)
        oldest.bind(app)
        oldest.bind(push.userID)
        oldest.bind(StoreLimits.pushesPerUserMax)
        try oldest.run()
    }

    mutating func deletePush(_ installation: String, of app: String) throws(StoreError) {
        guard let app = names.code(ifKnown: app) else { return }
        var statement = try connection.prepare("DELETE FROM push_registrations WHERE app = ? AND installation = ?")
        statement.bind(app)
        statement.bind(installation)
        try statement.run()
    }

    mutating func deletePushes(of session: SessionID) throws(StoreError) {
        var statement = try connection.prepare("DELETE FROM push_registrations WHERE session = ?")
        statement.bind(session.value)
        try statement.run()
    }

    mutating func push(_ installation: String, of app: String) throws(StoreError) -> PushRecord? {
        guard let code = names.code(ifKnown: app) else { return nil }
        var statement = try connection.prepare(
            "SELECT \(Self.pushColumns) FROM push_registrations WHERE app = ? AND installation = ?")
        statement.bind(code)
        statement.bind(installation)
        return try statement.step() ? record(statement) : nil
    }

    /// Of some users and of one session, the oldest first.
    mutating func pushes(
        of app: String, users: [String], session: SessionID
    ) throws(StoreError) -> [PushRecord] {
        guard let code = names.code(ifKnown: app) else { return [] }
        let places = Array(repeating: "?", count: users.count).joined(separator: ", ")
        var statement = try connection.prepare(
            """
            SELECT \(Self.pushColumns) FROM push_registrations
            WHERE app = ? AND (session = ? OR (session IS NULL AND user IN (\(places)))) ORDER BY updated_at, row
            LIMIT 200
            """)
        statement.bind(code)
        statement.bind(session.value)
        for user in users { statement.bind(user) }
        var found: [PushRecord] = []
        while try statement.step() { found.append(try record(statement)) }
        return found
    }

    private func record(_ statement: borrowing SQLiteStatement) throws(StoreError) -> PushRecord {
        let app = names.text(statement.int(0))
        let installation = statement.text(1)
        guard let token = sealing.open(statement.bytes(4), context: SealContext.push(app, installation)) else {
            throw .sealBroken(key: "push")
        }
        return PushRecord(
            app: app, installationID: installation, userID: statement.text(2),
            session: statement.identifier(3).map { SessionID($0) }, token: token, document: statement.bytes(5),
            updatedAt: statement.int(6))
    }
}
