import Crypto
public import EventLoop
import Kernel
public import Transport

/// Bounds of a ``PostgresPool``.
public struct PostgresPoolOptions: Hashable, Sendable {
    /// Connections, each used for whole batches; 1 to 64.
    public var connections = 2
    /// Batches that wait, for a connection or on one behind those in flight; more are refused.
    public var waitingMax = 1024
    /// A batch waits at most so long for a connection, whatever limit it has itself.
    public var waitLimit: Duration = .seconds(5)

    /// Makes the usual bounds.
    public init() {}
}

/// A few connections of one loop to a database, kept up; everything here on that loop only, the last release included.
///
/// A batch goes to the connection with the least to do. Batches on one connection are done in their order; on several
/// nothing is said of the order.
public final class PostgresPool {
    /// The loop everything happens on.
    public let loop: Loop
    private let options: PostgresPoolOptions
    private let links: [PostgresLink]
    private var waiting: [WaitingBatch] = []
    private var isClosed = false

    /// Called when a connection was made, lost or not made.
    public var changed: () -> Void = {}

    /// Begins to connect; on the resolver's loop.
    public init(_ target: PostgresOptions, options: PostgresPoolOptions = PostgresPoolOptions(), resolver: Resolver) {
        precondition((1...64).contains(options.connections), "a pool has 1 to 64 connections")
        loop = resolver.loop
        self.options = options
        let random = RandomPool()
        links = (0..<options.connections).map { _ in PostgresLink(target, resolver: resolver, random: random) }
        for link in links {
            link.connected = { [weak self] _ in
                self?.serve()
                self?.changed()
            }
            link.lost = { [weak self] _ in self?.changed() }
            link.failed = { [weak self] _ in self?.changed() }
            link.start()
        }
    }

    deinit { for link in links { link.close() } }

    /// Connections that are up.
    public var openCount: Int { links.count { $0.connection != nil } }

    /// Batches that wait for a connection.
    public var waitingCount: Int { waiting.count }

    /// Why connections could not be made, where some could not.
    public var failure: PostgresDialError? { links.lazy.compactMap(\.failure).first }

    /// The answers of one of the servers about itself.
    public var server: PostgresServerFacts? { links.lazy.compactMap(\.connection?.server).first }

    /// Sends a batch.
    ///
    /// One without a limit waits for as long as a server that stands still holds the connection open.
    ///
    /// - Parameter done: called once: during this call when the batch is refused, else later.
    public func run(_ batch: PostgresBatch, _ done: @escaping (PostgresOutcome) -> Void) {
        loop.checkCurrent()
        if let connection = leastLoaded {
            guard connection.load < PostgresConnection.inFlightMax + options.waitingMax else {
                return done(.failure(.overloaded))
            }
            connection.run(batch, done)
            return
        }
        guard !isClosed else { return done(.failure(.unavailable)) }
        guard waiting.count < options.waitingMax else { return done(.failure(.overloaded)) }
        let entry = WaitingBatch(batch, end: batch.limit.map { loop.now + $0 }, done)
        entry.timer = loop.schedule(after: min(batch.limit ?? options.waitLimit, options.waitLimit)) {
            [weak self, weak entry] in
            guard let self, let entry, let place = waiting.firstIndex(where: { $0 === entry }) else { return }
            waiting.remove(at: place)
            entry.done(.failure(.unavailable))
        }
        waiting.append(entry)
    }

    /// Closes all connections; what waits is told that none is there.
    public func close() {
        isClosed = true
        for link in links { link.close() }
        let left = waiting
        waiting = []
        for entry in left {
            if let timer = entry.timer { loop.cancel(timer) }
            entry.done(.failure(.unavailable))
        }
    }

    private var leastLoaded: PostgresConnection? {
        links.lazy.compactMap(\.connection).min { $0.load < $1.load }
    }

    private func serve() {
        let line = waiting
        waiting = []
        for entry in line {
            if let timer = entry.timer { loop.cancel(timer) }
            var batch = entry.batch
            // The time in the line counts.
            if let end = entry.end { batch.limit = max(.milliseconds(1), end - loop.now) }
            run(batch, entry.done)
        }
    }
}

/// A batch in the line for a connection.
private final class WaitingBatch {
    let batch: PostgresBatch
    let end: Instant?
    let done: (PostgresOutcome) -> Void
    var timer: TimerID?

    init(_ batch: PostgresBatch, end: Instant?, _ done: @escaping (PostgresOutcome) -> Void) {
        self.batch = batch
        self.end = end
        self.done = done
    }
}
