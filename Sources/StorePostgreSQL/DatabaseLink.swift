import EventLoop
import Kernel
import PostgreSQL
import Store
import Transport

/// The one connection that a store works on, which is made again whenever it is lost; on the store's loop only.
final class DatabaseLink {
    /// The longest wait between two tries.
    private static let pauseMax: Duration = .seconds(5)

    private let loop: Loop
    private let options: PostgresOptions
    private let resolver: Resolver
    private var dial: PostgresDial?
    private var timer: TimerID?
    private var failuresInARow = 0
    private var isClosed = false
    /// The connection, while there is one.
    private(set) var connection: PostgresConnection?
    /// Called when a connection is there.
    var connected: () -> Void = {}
    /// Called when none could be made, with the reason; it is tried again.
    var failed: (PostgresDialError) -> Void = { _ in }

    init(_ options: PostgresOptions, loop: Loop) throws(ResolveError) {
        self.options = options
        self.loop = loop
        resolver = try Resolver(loop: loop)
    }

    /// Makes a connection unless there is one, or one is being made.
    func connect() {
        guard !isClosed, connection == nil, dial == nil, timer == nil else { return }
        // Answered perhaps within this call, so `dial` is set first where it is not.
        var isAnswered = false
        let begun = PostgresDial.begin(options, resolver: resolver) { [weak self] result in
            isAnswered = true
            self?.dialled(result)
        }
        if !isAnswered { dial = begun }
    }

    private func dialled(_ result: Result<PostgresConnection, PostgresDialError>) {
        dial = nil
        switch result {
        case .success(let made):
            failuresInARow = 0
            connection = made
            made.lost = { [weak self, weak made] _ in
                guard let self, let made, connection === made else { return }
                lose()
            }
            connected()
        case .failure(let error):
            failuresInARow += 1
            pause()
            failed(error)
        }
    }

    /// Waits a part of 100 ms, doubled with each failure, by chance, so that not all come at once.
    private func pause() {
        guard !isClosed else { return }
        let longest = min(Self.pauseMax, .milliseconds(100 << min(failuresInARow - 1, 6)))
        let wait = Duration.nanoseconds(Int64.random(in: longest.nanoseconds / 2...longest.nanoseconds))
        timer = loop.schedule(after: wait) { [weak self] in
            guard let self else { return }
            timer = nil
            connect()
        }
    }

    /// Lets go of a connection that is of no use, and makes another.
    func lose() {
        let old = connection
        connection = nil
        old?.close()
        connect()
    }

    /// Ends it for good.
    func close() {
        isClosed = true
        dial?.cancel()
        dial = nil
        if let timer { loop.cancel(timer) }
        timer = nil
        connection?.close()
        connection = nil
        connected = {}
        failed = { _ in }
    }
}

extension PostgresFailure {
    /// The step that follows a batch that failed.
    enum Remedy {
        /// The connection is gone, or the server is no longer one that writes: the same once more on another.
        case reconnect
        /// It met another's lock: the same once more, on this one.
        case again
        /// There is no room, or the server failed; nothing about the batch itself.
        case giveUp(StoreError)
        /// It is about this batch.
        case refused(StoreError)
    }

    /// The remedy, by the SQLSTATE (appendix A of PostgreSQL's manual).
    var remedy: Remedy {
        guard case .refused(let error, _) = self else { return .reconnect }
        let cause = "PostgreSQL: \(error)"
        switch error.sqlState {
        case "40001", "40P01", "55P03", "57014": return .again
        case "25006", "57P01", "57P02", "57P03", "25P02": return .reconnect
        case "53100": return .giveUp(.full(code: 0))
        default: break
        }
        switch error.sqlState.prefix(2) {
        case "53", "58": return .giveUp(.inputOutput(code: 0, cause: cause))
        case "08": return .reconnect
        case "XX": return .giveUp(.corrupt(code: 0, cause: cause))
        default: return .refused(.failed(code: 0, cause: cause))
        }
    }
}
