public import EventLoop
public import Kernel

/// One connection to a server, on one loop; everything here on that loop only.
///
/// The loop keeps it until it is lost or ``close()`` is called.
///
/// Batches are sent one behind the other without waiting for answers, and answered in their order. A batch is handed to
/// the library only once all before it has been written, so that the library never holds more than one that the socket
/// has yet to take, and one that was never begun is known to be undone.
public final class PostgresConnection {
    /// Batches that are sent and not answered; others wait.
    public static let inFlightMax = 16
    /// The rollback of a failed transaction may take so long.
    static let rollbackLimit: Duration = .seconds(5)
    /// Results in a row that may be none.
    private static let gapsMax = 8

    /// The loop everything happens on.
    public let loop: Loop
    /// The server's answers about itself.
    public internal(set) var server = PostgresServerFacts()
    /// Called once when the connection is gone, behind the answers to all batches; not by ``close()``.
    public var lost: ((PostgresLoss) -> Void)?
    /// Called with each notification that comes.
    public var notified: ((_ channel: String, _ payload: String) -> Void)?

    /// Whether it was chosen because it may write, so that it is no good once it may not (after a failover, say).
    var mustWrite = false

    let library: LibPQConnection
    private var watch: Watch?
    private var interest = Interest.readable
    private var waiting: [PendingBatch] = []
    private var inFlight: [PendingBatch] = []
    /// All that was written is with the kernel.
    private var isFlushed = true
    /// Batches that were in flight behind a failed transaction, to be sent again once that is rolled back.
    private var resending: [PendingBatch] = []
    /// A transaction failed and has yet to be rolled back; the library knows it only while nothing is in flight.
    private var isInFailedTransaction = false
    private var isRollingBack = false
    private var isPumping = false
    /// Why it is gone.
    public private(set) var loss: PostgresLoss?

    init(_ library: LibPQConnection, loop: Loop) {
        self.library = library
        self.loop = loop
    }

    /// Begins to watch the connection, once it is made; whether that worked.
    func begin() -> Bool {
        guard library.enterPipeline() else { return false }
        watch = try? loop.watch(library.descriptor, interest, self)
        return watch != nil
    }

    /// Batches that wait or are in flight.
    public var load: Int { waiting.count + inFlight.count + resending.count }

    /// It can still be used.
    public var isOpen: Bool { loss == nil }

    /// Sends a batch behind those given before.
    ///
    /// - Parameter done: called once, never during this call unless the connection is gone.
    public func run(_ batch: PostgresBatch, _ done: @escaping (PostgresOutcome) -> Void) {
        loop.checkCurrent()
        if let loss {
            done(.failure(.notSent(loss)))
            return
        }
        let pending = PendingBatch(batch, done)
        if let limit = batch.limit {
            pending.timer = loop.schedule(after: limit) { [weak self, weak pending] in
                guard let self, let pending else { return }
                pending.timer = nil
                expire(pending)
            }
        }
        waiting.append(pending)
        pump()
    }

    /// Closes it; batches without an answer are told what is known of them.
    public func close() {
        lost = nil
        end(.closed)
    }

    /// Closes it as one that is no good: ``lost`` is called, and whoever keeps it makes another.
    public func giveUp() { end(.closed) }

    private func expire(_ pending: PendingBatch) {
        if let place = waiting.firstIndex(where: { $0 === pending }) {
            waiting.remove(at: place)
            pending.answer(.failure(.notSent(.timedOut)), loop)
        } else if !pending.isAnswered {
            end(.timedOut)
        }
    }

    // MARK: Writing

    /// Hands over what waits, as far as the socket takes it.
    private func pump() {
        guard !isPumping else { return }
        isPumping = true
        defer { isPumping = false }
        while loss == nil, isFlushed, !isInFailedTransaction, inFlight.count < Self.inFlightMax, !waiting.isEmpty {
            let pending = waiting.removeFirst()
            inFlight.append(pending)
            guard pending.send(over: library) else { return fail() }
            flush()
        }
        watchForMore()
    }

    private func flush() {
        switch library.flush() {
        case false?: isFlushed = true
        case true?: isFlushed = false
        case nil: fail()
        }
    }

    private func watchForMore() {
        let wanted = isFlushed ? Interest.readable : .readableAndWritable
        guard loss == nil, let watch, wanted != interest else { return }
        interest = wanted
        do { try loop.rewatch(watch, wanted) } catch { end(.broken("\(error)")) }
    }

    // MARK: Reading

    private func readResults() {
        var gaps = 0
        while loss == nil, !library.isBusy, let first = inFlight.first {
            guard let result = library.nextResult() else {
                // One lies between two statements, and two follow nothing: the connection is broken.
                gaps += 1
                guard gaps < Self.gapsMax else { return fail() }
                continue
            }
            gaps = 0
            switch result.kind {
            case .sync: finish(first)
            case .rows: first.received(PostgresRows(result))
            case .aborted: first.skipped()
            case .failed:
                let error = PostgresServerError(result)
                if error.endsConnection || error.sqlState.isEmpty || library.isBad {
                    return end(error.sqlState.isEmpty ? .broken(library.words) : .ended(error))
                }
                first.failed(error)
            }
        }
        while loss == nil, let notification = library.nextNotification() {
            notified?(notification.channel, notification.payload)
        }
    }

    private func finish(_ pending: PendingBatch) {
        inFlight.removeFirst()
        if pending.isRollback {
            if let timer = pending.timer { loop.cancel(timer) }
            (isRollingBack, isInFailedTransaction) = (false, false)
            waiting = resending + waiting
            resending = []
            return
        }
        if isInFailedTransaction, pending.foundFailedTransaction {
            // It was refused at once, and has done nothing.
            pending.beginAgain()
            resending.append(pending)
        } else {
            if pending.leftFailedTransaction { isInFailedTransaction = true }
            pending.answer(pending.outcome, loop)
            if mustWrite, let error = pending.readOnlyError { end(.ended(error)) }
        }
        if loss == nil, inFlight.isEmpty, isInFailedTransaction, !isRollingBack { rollBack() }
    }

    private func rollBack() {
        isRollingBack = true
        let rollback = PendingBatch.rollback()
        rollback.timer = loop.schedule(after: Self.rollbackLimit) { [weak self] in self?.end(.timedOut) }
        inFlight.append(rollback)
        guard rollback.send(over: library) else { return fail() }
        flush()
    }

    // MARK: Ending

    private func fail() { end(.broken(library.words)) }

    private func end(_ loss: PostgresLoss) {
        guard self.loss == nil else { return }
        self.loss = loss
        if let watch { loop.unwatch(watch) }
        watch = nil
        library.close()
        let (begun, again, unbegun) = (inFlight, resending, waiting)
        (inFlight, resending, waiting) = ([], [], [])
        for pending in begun { pending.answer(.failure(.inDoubt(loss)), loop) }
        for pending in again + unbegun { pending.answer(.failure(.notSent(loss)), loop) }
        let lost = lost
        self.lost = nil
        notified = nil
        lost?(loss)
    }
}

extension PostgresConnection: ReadinessHandler {
    /// Called by the loop.
    public func ready(_ readiness: Readiness) {
        guard loss == nil else { return }
        let reading = readiness.isReadable ? library.read() : .open
        if case .lost = reading, let watch {
            // The library has closed the socket, whose number may soon be another's.
            loop.unwatch(watch)
            self.watch = nil
        }
        readResults()
        guard loss == nil else { return }
        if case .lost = reading { return fail() }
        if !isFlushed { flush() }
        pump()
    }
}

/// The facts about a server and about what stands before it, asked once the connection was made.
public struct PostgresServerFacts: Hashable, Sendable {
    /// The process that serves the connection, or did at that moment.
    public internal(set) var backendID: Int64 = 0
    /// It replays another server's log.
    public internal(set) var isStandby = false
    /// Transactions may not write by default.
    public internal(set) var isReadOnly = false
    /// The database's encoding.
    public internal(set) var encoding = ""
    /// The server's version as a number: 150018 for 15.18.
    public internal(set) var version: Int64 = 0
    /// A pooler stands between: the process that answered is not the one that the startup named.
    public internal(set) var isPooled = false
}
