import EventLoop
import Kernel
import PostgreSQL
import Store
import Transport

/// The one connection that a store works on, which is made again whenever it is lost; on the store's loop only.
///
/// It is there once the database is ours (``DatabaseClaim``).
final class DatabaseLink {
    /// The longest wait between two tries.
    private static let pauseMax: Duration = .seconds(5)
    /// The wait while another connection has the database.
    private static let claimPause: Duration = .milliseconds(100)

    private let loop: Loop
    private let options: PostgresOptions
    let resolver: Resolver
    let claim: DatabaseClaim
    /// Made, and not ours yet.
    private var claiming: PostgresConnection?
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
    /// Called when another connection has the database; it is asked for again.
    var busy: () -> Void = {}
    /// Called when another process has been at work with it since it was ours; nothing more is tried.
    var evicted: () -> Void = {}

    init(_ options: PostgresOptions, claim: DatabaseClaim, loop: Loop) throws(ResolveError) {
        self.options = options
        self.claim = claim
        self.loop = loop
        resolver = try Resolver(loop: loop)
    }

    /// Makes a connection unless there is one, or one is being made.
    func connect() {
        guard !isClosed, connection == nil, claiming == nil, dial == nil, timer == nil else { return }
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
            claiming = made
            made.lost = { [weak self, weak made] _ in
                guard let self, let made, connection === made || claiming === made else { return }
                lose()
            }
            claim(made)
        case .failure(let error):
            failuresInARow += 1
            pause()
            failed(error)
        }
    }

    private func claim(_ made: PostgresConnection) {
        claim.ask(on: made) { [weak self, weak made] answer in
            guard let self, let made, claiming === made else { return }
            switch answer {
            case .held:
                failuresInARow = 0
                claiming = nil
                connection = made
                connected()
            case .busy:
                loop.schedule(after: Self.claimPause) { [weak self, weak made] in
                    guard let self, let made, claiming === made else { return }
                    claim(made)
                }
                busy()
            case .failed:
                failuresInARow += 1
                drop()
                pause()
            case .lost:
                stop()
                evicted()
            }
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
        drop()
        connect()
    }

    private func drop() {
        let old = [connection, claiming]
        connection = nil
        claiming = nil
        claim.forgetOthers()
        for connection in old { connection?.close() }
    }

    /// Ends it for good.
    func close() {
        stop()
        connected = {}
        failed = { _ in }
        busy = {}
        evicted = {}
    }

    /// Ends it as no good: whoever asks for a connection gets none.
    func stop() {
        isClosed = true
        dial?.cancel()
        dial = nil
        if let timer { loop.cancel(timer) }
        timer = nil
        drop()
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
