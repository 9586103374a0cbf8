public import Domain

/// The result of looking through a whole database.
public struct StoreExamination: Sendable {
    /// How many rows of a kind are told one by one.
    static let findingsPerRuleMax = 20

    /// The faults that were found, a sentence each; the first word is the table or `database`.
    public internal(set) var findings: [String] = []
    /// Files whose bytes should lie in the spool.
    public internal(set) var spooled: [ExpectedFile] = []
    /// How much is in it.
    public internal(set) var counts = Counts()

    /// How much is in a database.
    public struct Counts: Hashable, Sendable {
        /// Sessions, ended and erased ones too.
        public internal(set) var sessions = 0
        /// Events.
        public internal(set) var events = 0
        /// Messages.
        public internal(set) var messages = 0
    }

    /// A file whose bytes should lie in the spool.
    public struct ExpectedFile: Hashable, Sendable {
        /// The conversation it belongs to.
        public let session: SessionID
        /// The file of the spool.
        public let name: String
        /// How long it is.
        public let sizeBytes: Int64?
        /// The digest of its bytes.
        public let sha256: [UInt8]?
    }
}

extension StoppedStore {
    /// Looks through all of it: the library's own check, numbers without holes, and that what an index finds is there
    /// and what is there is found.
    ///
    /// Damage ends no more than the rule that meets it. A database that an older program has left is judged by what it
    /// has.
    public func examine() -> StoreExamination {
        var examination = StoreExamination()
        attempt("database", &examination) { (examination) throws(StoreError) in
            var statement = try connection.prepare("PRAGMA integrity_check(100)")
            while try statement.step() {
                if statement.text(0) != "ok" { examination.findings.append("database: \(statement.text(0))") }
            }
        }
        attempt("database", &examination) { (examination) throws(StoreError) in
            guard try UnfinishedCopy.isMarked(connection) else { return }
            examination.findings.append("database: a copy into it was begun and not finished")
        }
        for rule in ExaminationRule.all where rule.since <= schemaVersion {
            attempt(rule.table, &examination) { (examination) throws(StoreError) in
                examination.findings += try findings(by: rule)
            }
        }
        attempt("attachments", &examination) { (examination) throws(StoreError) in
            examination.spooled = try expectedFiles()
        }
        attempt("database", &examination) { (examination) throws(StoreError) in
            examination.counts.sessions = Int(try connection.number("SELECT count(*) FROM sessions"))
            examination.counts.events = Int(try connection.number("SELECT count(*) FROM events"))
            examination.counts.messages = Int(try connection.number("SELECT count(*) FROM messages"))
        }
        return examination
    }

    /// A table that cannot be read is a finding too.
    private func attempt(
        _ table: String, _ examination: inout StoreExamination,
        _ step: (inout StoreExamination) throws(StoreError) -> Void
    ) {
        do throws(StoreError) {
            try step(&examination)
        } catch {
            examination.findings.append("\(table): cannot be read: \(error)")
        }
    }

    private func findings(by rule: ExaminationRule) throws(StoreError) -> [String] {
        var findings: [String] = []
        var count = 0
        var statement = try connection.prepare(rule.sql)
        while try statement.step() {
            count += 1
            guard count <= StoreExamination.findingsPerRuleMax else { continue }
            let session = statement.identifier(0).map { "\(SessionID($0)): " } ?? ""
            findings.append("\(rule.table): \(session)\(statement.text(1))")
        }
        let left = count - findings.count
        if left > 0 { findings.append("\(rule.table): and \(left) more like the last one") }
        return findings
    }

    /// Files whose bytes should lie in the spool; none in a database that is older than the spool.
    public func expectedFiles() throws(StoreError) -> [StoreExamination.ExpectedFile] {
        guard schemaVersion >= 2 else { return [] }
        var files: [StoreExamination.ExpectedFile] = []
        var statement = try connection.prepare(
            """
            SELECT s.id, a.spool, a.size, a.sha256 FROM attachments a JOIN sessions s ON s.row = a.session
            WHERE a.spool IS NOT NULL
            """)
        while try statement.step() {
            guard let session = statement.identifier(0) else { throw .damaged("a session's id") }
            files.append(
                StoreExamination.ExpectedFile(
                    session: SessionID(session), name: statement.text(1), sizeBytes: statement.optionalInt(2),
                    sha256: statement.optionalBytes(3)))
        }
        return files
    }
}
