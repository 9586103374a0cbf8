import Crypto
import EventLoop
import Kernel
import Transport

/// One connection that is made again whenever it is lost; on one loop.
final class PostgresLink {
    /// A connection that lives so long was good: the next is made at once.
    static let provenAfter: Duration = .seconds(1)

    private let loop: Loop
    private let options: PostgresOptions
    private let resolver: Resolver
    private let random: RandomPool
    private var backoff = PostgresBackoff()
    private var dial: PostgresDial?
    private var timer: TimerID?
    private var since: Instant?
    private(set) var connection: PostgresConnection?
    /// The reasons of the last try that failed, until one succeeds.
    private(set) var failure: PostgresDialError?
    private var isClosed = false

    /// Called with each connection.
    var connected: (PostgresConnection) -> Void = { _ in }
    /// Called when the connection is gone.
    var lost: (PostgresLoss) -> Void = { _ in }
    /// Called when a try has failed.
    var failed: (PostgresDialError) -> Void = { _ in }

    init(_ options: PostgresOptions, resolver: Resolver, random: RandomPool) {
        loop = resolver.loop
        self.options = options
        self.resolver = resolver
        self.random = random
    }

    /// Begins to connect.
    func start() {
        guard !isClosed, dial == nil, timer == nil, connection == nil else { return }
        let wait = backoff.next(random.next())
        timer = loop.schedule(after: wait) { [weak self] in
            guard let self else { return }
            timer = nil
            begin()
        }
    }

    /// Closes the connection and makes no other.
    func close() {
        isClosed = true
        dial?.cancel()
        dial = nil
        if let timer { loop.cancel(timer) }
        timer = nil
        let connection = connection
        self.connection = nil
        connection?.close()
    }

    private func begin() {
        dial = PostgresDial.begin(options, resolver: resolver) { [weak self] result in self?.ended(result) }
        // It may have ended during the call.
        if connection != nil || timer != nil { dial = nil }
    }

    private func ended(_ result: Result<PostgresConnection, PostgresDialError>) {
        dial = nil
        switch result {
        case .success(let made):
            connection = made
            failure = nil
            since = loop.now
            made.lost = { [weak self] loss in self?.gone(loss) }
            connected(made)
        case .failure(let error):
            failure = error
            start()
            failed(error)
        }
    }

    private func gone(_ loss: PostgresLoss) {
        connection = nil
        if let since, loop.now - since >= Self.provenAfter { backoff.reset() }
        start()
        lost(loss)
    }
}
