package import Domain
package import PostgreSQL
package import Store

/// The result of looking through a whole database.
package struct DatabaseExamination: Sendable {
    /// How many rows of a kind are told one by one.
    static let findingsPerRuleMax = 20
    /// Files of the spool that are looked at in one go, and how many are remembered as wrong.
    private static let filesAtATime = 500
    private static let suspectsMax = 1_000

    /// The faults that were found, a sentence each; the first word is the table or `database`.
    package private(set) var findings: [String] = []
    /// How many sessions there are, ended and erased ones too.
    package private(set) var sessionCount: Int64 = 0
    /// How many events.
    package private(set) var eventCount: Int64 = 0
    /// How many messages.
    package private(set) var messageCount: Int64 = 0
    /// How many files whose bytes should lie in the spool.
    package private(set) var fileCount = 0
    /// The steps that the schema has seen.
    package private(set) var schemaVersion = 0

    /// A file whose bytes should lie in the spool.
    package struct ExpectedFile: Sendable {
        /// The conversation it belongs to.
        package let session: SessionID
        /// The file of the spool.
        package let name: String
        /// How long it is.
        package let sizeBytes: Int64?
        /// The digest of its bytes.
        package let sha256: [UInt8]?
    }

    /// Looks through all of it as of one moment, also while a gateway works with it; blocks.
    ///
    /// - Parameter fault: the fault of a file of the spool, as a sentence; `nil`: it is in order.
    /// - Throws: `.cannotOpen` where it cannot be reached, was never a store or has another version's schema,
    ///   `.tooNew`.
    package init(
        of options: PostgresOptions, fault: (ExpectedFile) -> String?
    ) throws(StoreError) {
        var options = options
        options.applicationName = "trunkline/check"
        let database = try WaitedDatabase(options)
        try database.demandSchema()
        schemaVersion = Schema.steps.count
        _ = try database.run([
            PostgresStatement(PostgresTransaction.snapshot.rawValue, []),
            PostgresStatement("SET LOCAL idle_in_transaction_session_timeout = 0", []),
        ])
        if try database.run(UnfinishedCopy.isMarked.text).first?.flag(0) == true {
            findings.append("database: a copy into it was begun and not finished")
        }
        for rule in DatabaseRule.all { findings += try Self.findings(by: rule, database) }
        sessionCount = try Self.count("sessions", database)
        eventCount = try Self.count("events", database)
        messageCount = try Self.count("messages", database)
        let suspects = try examineFiles(database, fault)
        _ = try database.run("COMMIT")
        try validate(suspects, database, fault)
    }

    private static func count(_ table: String, _ database: WaitedDatabase) throws(StoreError) -> Int64 {
        try database.run("SELECT count(*) FROM \(table)").first?.int(0) ?? 0
    }

    private static func findings(by rule: DatabaseRule, _ database: WaitedDatabase) throws(StoreError) -> [String] {
        var findings: [String] = []
        for row in try database.run("SELECT * FROM (\(rule.sql)) x LIMIT \(findingsPerRuleMax + 1)") {
            guard findings.count < findingsPerRuleMax else {
                findings.append("\(rule.table): and more like the last one")
                break
            }
            let session = try row.optionalID(0).map { "\(SessionID($0)): " } ?? ""
            findings.append("\(rule.table): \(session)\(try row.text(1))")
        }
        return findings
    }

    // MARK: Files

    /// Gives those with which something is wrong, a bounded number.
    private mutating func examineFiles(
        _ database: WaitedDatabase, _ fault: (ExpectedFile) -> String?
    ) throws(StoreError) -> [ExpectedFile] {
        var suspects: [ExpectedFile] = []
        _ = try database.run(
            """
            DECLARE files NO SCROLL CURSOR FOR
            SELECT session, spool, size, sha256 FROM attachments WHERE spool IS NOT NULL ORDER BY row
            """)
        while true {
            let rows = try database.run("FETCH FORWARD \(Self.filesAtATime) FROM files")
            if rows.isEmpty { return suspects }
            for row in rows {
                let file = ExpectedFile(
                    session: SessionID(try row.id(0)), name: try row.text(1), sizeBytes: try row.optionalInt(2),
                    sha256: try row.optionalBytes(3))
                fileCount += 1
                if fault(file) != nil, suspects.count < Self.suspectsMax { suspects.append(file) }
            }
        }
    }

    /// A gateway that is at work removes files of the spool behind its own changes: what is wrong still is so when the
    /// row is there still.
    private mutating func validate(
        _ suspects: [ExpectedFile], _ database: WaitedDatabase, _ fault: (ExpectedFile) -> String?
    ) throws(StoreError) {
        for file in suspects {
            guard let words = fault(file) else { continue }
            let isThere = try database.run(
                "SELECT EXISTS (SELECT 1 FROM attachments WHERE session = $1 AND spool = $2)", .id(file.session.value),
                .text(file.name))
            if try isThere.first?.flag(0) == true { findings.append(words) }
        }
    }
}
