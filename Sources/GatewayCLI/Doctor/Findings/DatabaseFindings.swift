import Configuration
import EventLoop
import Kernel
import PostgreSQL
import Transport

/// The database of the store, where it is a PostgreSQL; nothing is changed and no lock is taken.
struct DatabaseFindings {
    private static let subject = "store"
    private static let answerLimit: Duration = .seconds(5)

    let loop: Loop

    /// - Parameter database: where it is.
    func find(_ database: PostgresOptions) async throws(ResolveError) -> [Finding] {
        var options = database
        options.applicationName = "trunkline doctor"
        if options.target == .any { options.target = .readWrite }
        let resolver = try Resolver(loop: loop)
        defer { resolver.close() }
        switch await pooler(options, resolver) {
        case .failure(let error):
            return [
                .problem(
                    Self.subject, "the database cannot be reached: \(error)",
                    mend: "start it, or mend store.postgres.url")
            ]
        case .success(.transaction):
            return [
                .problem(
                    Self.subject, "a pooler before the database gives a connection away behind each transaction",
                    mend: "let store.postgres.url name the server itself, or set pool_mode=session")
            ]
        case .success(let pooler): return await ask(options, resolver, pooler)
        }
    }

    private func pooler(
        _ options: PostgresOptions, _ resolver: Resolver
    ) async -> Result<PostgresPooler, PostgresDialError> {
        let found = LoopAnswer<Result<PostgresPooler, PostgresDialError>>(loop: loop)
        PostgresPoolerProbe.begin(options, resolver: resolver) { found.give($0) }
        return await found.wait()
    }

    /// The words of the server about itself.
    private func ask(
        _ options: PostgresOptions, _ resolver: Resolver, _ pooler: PostgresPooler
    ) async -> [Finding] {
        let found = LoopAnswer<[Finding]>(loop: loop)
        let question = PostgresStatement(
            """
            SELECT current_setting('server_version'), current_setting('synchronous_commit'),
                current_setting('synchronous_standby_names') <> '', current_setting('fsync') = 'on'
            """)
        let dial = PostgresDial.begin(options, resolver: resolver) { result in
            guard case .success(let connection) = result else {
                return found.give([.problem(Self.subject, "the database comes and goes", mend: "look at its log")])
            }
            connection.run(PostgresBatch([question], limit: Self.answerLimit)) { outcome in
                found.give(Self.findings(outcome, pooler))
                connection.close()
            }
        }
        defer { withExtendedLifetime(dial) {} }
        return await found.wait()
    }

    private static func findings(_ outcome: PostgresOutcome, _ pooler: PostgresPooler) -> [Finding] {
        do {
            guard let row = try outcome.get().first?.first else { return [] }
            let (version, commit) = (try row.text(0), try row.text(1))
            let way = pooler == .session ? ", through a pooler of sessions" : ""
            let standby = try row.bool(2) ? ", with synchronous standbys" : ""
            var findings: [Finding] = [
                .ok(subject, "PostgreSQL \(version)\(way), synchronous_commit = \(commit)\(standby)")
            ]
            if try !row.bool(3) || commit == "off" {
                findings.append(
                    .warning(
                        subject, "the server says that a change is kept before it is on the disk",
                        mend: "set fsync = on and synchronous_commit = on, or accept that a power cut loses messages"))
            }
            return findings
        } catch {
            return [.problem(subject, "the database does not answer: \(error)", mend: "look at its log")]
        }
    }
}
