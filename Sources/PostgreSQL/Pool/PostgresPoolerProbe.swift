import EventLoop
public import Transport

/// The kind of pooler that stands between a gateway and its database.
public enum PostgresPooler: String, Hashable, Sendable {
    /// None: a connection is a process of the server's.
    case none
    /// A connection has one process for as long as it lives.
    case session
    /// A connection has a process for one transaction; LISTEN, session locks and session settings get lost.
    case transaction
}

/// Finds out which kind of pooler stands between, by two connections that are open at once; on one loop.
///
/// One process that serves both, or two that serve one, are a pooler of transactions. Asked several times: a pooler
/// under load has other processes free each time.
public final class PostgresPoolerProbe {
    /// Questions on each connection.
    static let rounds = 4

    private let options: PostgresOptions
    private let resolver: Resolver
    private var connections: [PostgresConnection] = []
    private var seen: [Set<Int64>] = [[], []]
    private var dial: PostgresDial?
    private var done: ((Result<PostgresPooler, PostgresDialError>) -> Void)?

    /// Begins; on the resolver's loop.
    ///
    /// It goes on until it is answered, whether or not anybody keeps it.
    ///
    /// - Parameter done: called once; with a failure where not both connections could be made and asked.
    public static func begin(
        _ options: PostgresOptions, resolver: Resolver,
        _ done: @escaping (Result<PostgresPooler, PostgresDialError>) -> Void
    ) {
        PostgresPoolerProbe(options, resolver, done).connect()
    }

    private init(
        _ options: PostgresOptions, _ resolver: Resolver,
        _ done: @escaping (Result<PostgresPooler, PostgresDialError>) -> Void
    ) {
        self.options = options
        self.resolver = resolver
        self.done = done
    }

    private func connect() {
        dial = PostgresDial.begin(options, resolver: resolver) { [self] result in
            switch result {
            case .success(let connection):
                guard connection.server.isPooled else {
                    connection.close()
                    return finish(.success(.none))
                }
                connections.append(connection)
                if connections.count < 2 { connect() } else { ask(0) }
            case .failure(let error):
                finish(.failure(error))
            }
        }
    }

    private func ask(_ question: Int) {
        guard question < 2 * Self.rounds else {
            let isShared = !seen[0].isDisjoint(with: seen[1]) || seen.contains { $0.count > 1 }
            return finish(.success(isShared ? .transaction : .session))
        }
        let statement = PostgresStatement("SELECT pg_backend_pid()")
        let side = question % 2
        connections[side].run(PostgresBatch([statement], limit: options.connectLimit)) { [self] outcome in
            guard let id = try? outcome.get().first?.first?.int64(0) else {
                let reason = PostgresDialError.Reason.refused("the pooler does not answer")
                return finish(.failure(PostgresDialError(failures: [.init(host: options.hosts[0], reason: reason)])))
            }
            seen[side].insert(id)
            ask(question + 1)
        }
    }

    private func finish(_ result: Result<PostgresPooler, PostgresDialError>) {
        let done = done
        self.done = nil
        for connection in connections { connection.close() }
        connections = []
        dial = nil
        done?(result)
    }
}
