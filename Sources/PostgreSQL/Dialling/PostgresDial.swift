import EventLoop
import Kernel
public import Transport

/// One connection being made to whichever host of the options will do, as ``PostgresDialPlan`` says; on one loop.
///
/// It goes on until it is answered or cancelled, whether or not anybody keeps it.
public final class PostgresDial {
    /// The head start of an address before the host's next one is tried.
    static let headStart: Duration = .milliseconds(250)

    private let loop: Loop
    private let resolver: Resolver
    private let options: PostgresOptions
    private var done: ((Result<PostgresConnection, PostgresDialError>) -> Void)?
    private var plan: PostgresDialPlan
    private var lookups: [Int: Lookup] = [:]
    private var timers: [TimerID] = []
    /// The addresses of each host; a Unix socket has one that is `nil`.
    private var addresses: [[SocketAddress?]]
    private var attempts: [PostgresDialPlan.Candidate: PostgresAttempt] = [:]
    private var made: [PostgresDialPlan.Candidate: PostgresConnection] = [:]
    private var failures: [PostgresDialError.Failure] = []

    /// Begins to connect; on the resolver's loop.
    ///
    /// - Parameter done: called once, not after ``cancel()``; perhaps during this call when no name has an address.
    @discardableResult
    public static func begin(
        _ options: PostgresOptions, resolver: Resolver,
        _ done: @escaping (Result<PostgresConnection, PostgresDialError>) -> Void
    ) -> PostgresDial {
        let dial = PostgresDial(options, resolver, done)
        for host in options.hosts.indices { dial.resolve(host) }
        return dial
    }

    private init(
        _ options: PostgresOptions, _ resolver: Resolver,
        _ done: @escaping (Result<PostgresConnection, PostgresDialError>) -> Void
    ) {
        loop = resolver.loop
        self.resolver = resolver
        self.options = options
        self.done = done
        plan = PostgresDialPlan(hostCount: options.hosts.count, target: options.target)
        addresses = Array(repeating: [], count: options.hosts.count)
    }

    /// Gives up without a word; harmless when it is over already.
    public func cancel() {
        done = nil
        stop()
    }

    // MARK: Names

    private func resolve(_ host: Int) {
        guard done != nil else { return }
        let place = options.hosts[host]
        guard !place.isLocal else {
            addresses[host] = [nil]
            return perform(plan.resolved(host: host, addressCount: 1))
        }
        timers.append(
            loop.schedule(after: options.connectLimit) { [self] in
                guard let lookup = lookups.removeValue(forKey: host) else { return }
                lookup.cancel()
                resolved(host, .failure(.timedOut))
            })
        lookups[host] = resolver.resolve(place.name, port: place.port) { [self] result in
            lookups[host] = nil
            resolved(host, result)
        }
    }

    private func resolved(_ host: Int, _ result: Result<[SocketAddress], ResolveError>) {
        guard done != nil else { return }
        switch result {
        case .success(let found):
            addresses[host] = found.map { $0 }
        case .failure(let error):
            failures.append(.init(host: options.hosts[host], reason: .unresolved("\(error)")))
        }
        perform(plan.resolved(host: host, addressCount: addresses[host].count))
    }

    // MARK: Steps

    private func perform(_ steps: [PostgresDialPlan.Step]) {
        for step in steps where done != nil {
            switch step {
            case .open(let candidate):
                open(candidate)
            case .giveHeadStart(let host):
                timers.append(
                    loop.schedule(after: Self.headStart) { [self] in perform(plan.headStartEnded(host: host)) })
            case .drop(let candidate):
                made.removeValue(forKey: candidate)?.close()
                failures.append(
                    .init(host: options.hosts[candidate.host], reason: .wrongTarget(options.target)))
            case .use(let candidate):
                guard let connection = made.removeValue(forKey: candidate) else {
                    preconditionFailure("only a connection that was made is used")
                }
                connection.lost = nil
                finish(.success(connection))
            case .giveUp:
                finish(.failure(PostgresDialError(failures: failures)))
            }
        }
    }

    private func open(_ candidate: PostgresDialPlan.Candidate) {
        let host = options.hosts[candidate.host]
        attempts[candidate] = PostgresAttempt(
            loop: loop, host: host, address: addresses[candidate.host][candidate.address], options: options
        ) { [self] result in
            attempts[candidate] = nil
            switch result {
            case .success(let connection):
                made[candidate] = connection
                connection.lost = { [weak self] loss in
                    guard let self else { return }
                    made[candidate] = nil
                    failures.append(.init(host: host, reason: .refused(loss.description)))
                    perform(plan.lost(candidate))
                }
                perform(plan.connected(candidate, connection.server))
            case .failure(let reason):
                failures.append(.init(host: host, reason: reason))
                perform(plan.failed(candidate))
            }
        }
    }

    private func finish(_ result: Result<PostgresConnection, PostgresDialError>) {
        let done = done
        self.done = nil
        stop()
        done?(result)
    }

    private func stop() {
        for lookup in lookups.values { lookup.cancel() }
        lookups = [:]
        for timer in timers { loop.cancel(timer) }
        timers = []
        for attempt in attempts.values { attempt.cancel() }
        attempts = [:]
        for connection in made.values { connection.close() }
        made = [:]
    }
}
