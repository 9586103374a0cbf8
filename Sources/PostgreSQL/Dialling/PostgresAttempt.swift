import EventLoop
import Kernel

/// One address being connected to, up to the server's answers about itself; on one loop.
final class PostgresAttempt: ReadinessHandler {
    private let loop: Loop
    private let target: PostgresTarget
    private var library: LibPQConnection?
    private var connection: PostgresConnection?
    private var watch: Watch?
    private var timer: TimerID?
    private var done: ((Result<PostgresConnection, PostgresDialError.Reason>) -> Void)?

    /// - Parameter done: called once, never during this call; not after ``cancel()``.
    init(
        loop: Loop, host: PostgresHost, address: SocketAddress?, options: PostgresOptions,
        _ done: @escaping (Result<PostgresConnection, PostgresDialError.Reason>) -> Void
    ) {
        self.loop = loop
        self.done = done
        target = options.target
        timer = loop.schedule(after: options.connectLimit) { [weak self] in
            self?.timer = nil
            self?.end(.failure(.timedOut))
        }
        library = LibPQConnection.start(options.parameters(for: host, address: address))
        guard let library, !library.isBad else {
            let words = library?.words ?? "no memory"
            loop.atEndOfTurn { [weak self] in self?.end(.failure(.refused(words))) }
            return
        }
        // The first step of libpq is always to wait until it may write.
        watch(for: .writable)
    }

    /// Gives up without a word.
    func cancel() {
        done = nil
        stop()
    }

    private func watch(for interest: Interest) {
        guard let library else { return }
        do {
            watch = try loop.watch(library.descriptor, interest, self)
        } catch {
            loop.atEndOfTurn { [weak self] in self?.end(.failure(.refused("\(error)"))) }
        }
    }

    func ready(_ readiness: Readiness) {
        // A step may close the socket and open another one, perhaps of the same number.
        if let watch { loop.unwatch(watch) }
        watch = nil
        guard let library else { return }
        switch library.poll() {
        case .wantsRead: watch(for: .readable)
        case .wantsWrite: watch(for: .writable)
        case .failed: end(.failure(.refused(library.words)))
        case .connected: ask(library)
        }
    }

    /// The question whose answer says which server this is; where a pooler stands between, it comes from behind it.
    private static let question = """
        SELECT pg_backend_pid(), pg_is_in_recovery(), current_setting('default_transaction_read_only'), \
        current_setting('server_encoding'), current_setting('server_version_num')::int4
        """

    private func ask(_ library: LibPQConnection) {
        let connection = PostgresConnection(library, loop: loop)
        self.library = nil
        connection.mustWrite = target == .readWrite || target == .primary
        guard connection.begin() else { return end(.failure(.refused(library.words))) }
        self.connection = connection
        connection.run(PostgresBatch([PostgresStatement(Self.question)])) { [weak self] outcome in
            guard let self, let connection = self.connection else { return }
            do {
                connection.server = try Self.facts(try outcome.get(), library.backendID)
                let encoding = connection.server.encoding
                end(encoding == "UTF8" ? .success(connection) : .failure(.wrongEncoding(encoding)))
            } catch {
                end(.failure(.refused(Self.words(error))))
            }
        }
    }

    private static func facts(
        _ results: [PostgresRows], _ startupID: Int32
    ) throws(PostgresDecodingError) -> PostgresServerFacts {
        guard let row = results.first?.first else { throw .noColumn(0) }
        var facts = PostgresServerFacts()
        facts.backendID = try row.int64(0)
        facts.isStandby = try row.bool(1)
        facts.isReadOnly = try row.text(2) == "on"
        facts.encoding = try row.text(3)
        facts.version = try row.int64(4)
        facts.isPooled = facts.backendID != Int64(startupID)
        return facts
    }

    private static func words(_ error: any Error) -> String {
        switch error as? PostgresFailure {
        case .refused(let error, _)?: error.description
        case .notSent(let loss)?, .inDoubt(let loss)?: loss.description
        case .unavailable?, .overloaded?, nil: "the server's answer about itself cannot be read"
        }
    }

    private func end(_ result: Result<PostgresConnection, PostgresDialError.Reason>) {
        guard let done else { return }
        self.done = nil
        if case .success = result { connection = nil }
        stop()
        done(result)
    }

    private func stop() {
        if let timer { loop.cancel(timer) }
        timer = nil
        if let watch { loop.unwatch(watch) }
        watch = nil
        library?.close()
        library = nil
        let connection = connection
        self.connection = nil
        connection?.close()
    }
}
