import Domain
import Glibc
import Kernel
import Store
import Synchronization

/// The cost of a message round trip in the store: three transactions (message, event and claim; the message's state
/// and event; the answer's message and event) of many sessions at once.
///
/// `StoreBench [rounds] [sessions] [in flight]`; prints CPU microseconds a transaction for several numbers in flight,
/// and the time of lone commits beside a bare write and `fdatasync` of as many bytes.
@main struct StoreBench {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let rounds = arguments.first ?? 30_000
        let sessions = arguments.dropFirst().first ?? 2000
        for inFlight in arguments.count > 2 ? [arguments[2]] : [1, 10, 30, 100] {
            try measure(rounds: inFlight == 1 ? rounds / 10 : rounds, sessions: sessions, inFlight: inFlight)
        }
        try measureLoneCommit(times: 300)
    }

    static func measure(rounds: Int, sessions: Int, inFlight: Int) throws {
        let directory = try Files.makeTemporaryDirectory(prefix: "store-bench-")
        defer { removeAll(directory) }
        let store = try SQLiteStore(SQLiteStoreOptions(directory: directory), sealing: NoSealing())
        let driver = Driver(store: store, sessions: sessions)
        driver.prepare()
        let cpu = cpuMicroseconds()
        let start = Instant.now
        driver.run(rounds: rounds, inFlight: inFlight)
        let wall = (Instant.now - start).nanoseconds
        let transactions = Double(rounds * 3)
        print(
            "in flight \(inFlight): \(rounded((cpuMicroseconds() - cpu) / transactions)) us CPU,",
            "\(rounded(Double(wall) / 1000 / transactions)) us wall a transaction,",
            "\(driver.groupCount) answers in groups of \(rounded(transactions / Double(max(driver.groupCount, 1))))")
        store.close()
    }

    static func measureLoneCommit(times: Int) throws {
        let directory = try Files.makeTemporaryDirectory(prefix: "store-bench-")
        defer { removeAll(directory) }
        let store = try SQLiteStore(SQLiteStoreOptions(directory: directory), sealing: NoSealing())
        let driver = Driver(store: store, sessions: 1)
        driver.prepare()
        var lone: [Int64] = []
        for _ in 0..<times {
            let start = Instant.now
            driver.run(rounds: 1, inFlight: 1)
            lone.append((Instant.now - start).nanoseconds / 3)
        }
        store.close()
        let raw = unsafe open("\(directory)/raw", O_RDWR | O_CREAT, 0o600)
        let file = FileDescriptor(adopting: raw)
        // A commit of one message writes about five pages.
        let bytes = [UInt8](repeating: 7, count: 5 * 4120)
        try file.writeAll([UInt8](repeating: 1, count: 1 << 20))
        try file.synchronize()
        lseek(raw, 0, SEEK_SET)
        var bare: [Int64] = []
        for round in 0..<times {
            if round % 40 == 0 { lseek(raw, 0, SEEK_SET) }
            let start = Instant.now
            try file.writeAll(bytes)
            try file.synchronize()
            bare.append((Instant.now - start).nanoseconds)
        }
        print(
            "lone commit: median \(lone.sorted()[times / 2] / 1000) us;",
            "bare write and fdatasync: median \(bare.sorted()[times / 2] / 1000) us")
    }

    static func cpuMicroseconds() -> Double {
        var usage = rusage()
        unsafe getrusage(0, &usage)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    }

    static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    static func removeAll(_ directory: String) {
        for name in ["trunkline.db", "trunkline.db-wal", "lock", "raw"] { _ = unsafe unlink("\(directory)/\(name)") }
        _ = unsafe rmdir(directory)
    }
}

struct NoSealing: StoreSealing {
    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { plain }
    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? { sealed }
}

/// Keeps a number of rounds in flight, each in a session of its own; the store's answers drive it.
final class Driver: StoreReplyTarget {
    private struct State {
        var random: UInt64 = 88_172_645_463_325_252
        var milliseconds: Int64 = 1_700_000_000_000
        var roundsLeft = 0
        var running = 0
        var groups = 0
        mutating func next() -> UInt64 {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return random
        }
        mutating func id() -> Identifier {
            milliseconds += 1
            return Identifier(milliseconds: milliseconds / 8, bucket: Bucket(rawValue: 0), random: next())
        }
    }

    private let store: SQLiteStore
    private let state = Mutex(State())
    private let finished: ThreadSignal
    private let sessions: [(SessionID, LegID)]
    private let document = [UInt8](repeating: 120, count: 250)
    private let wholeMessage = [UInt8](repeating: 121, count: 420)
    private let stateChange = [UInt8](repeating: 122, count: 90)

    var groupCount: Int { state.withLock { $0.groups } }

    init(store: SQLiteStore, sessions count: Int) {
        self.store = store
        guard let signal = try? ThreadSignal() else { preconditionFailure("no descriptor for a signal") }
        finished = signal
        sessions = state.withLock { state in (0..<count).map { _ in (SessionID(state.id()), LegID(state.id())) } }
    }

    func post(_ work: @escaping @Sendable () -> Void) {
        state.withLock { $0.groups += 1 }
        work()
    }

    func prepare() {
        state.withLock { $0.running = sessions.count }
        for (session, leg) in sessions {
            let record = SessionRecord(
                id: session, app: "demo", userID: "u", provider: "pizza-bot", state: .active, createdAt: 1,
                updatedAt: 1, document: document)
            let first = LegRecord(id: leg, session: session, provider: "pizza-bot", kind: "oda", openedAt: 1)
            let event = NewEvent(
                id: EventID(state.withLock { $0.id() }), type: "session.created", at: 1, data: stateChange)
            store.commit(
                StoreTransaction(
                    session: session, changes: [.insertSession(record), .insertLeg(first)], events: [event]),
                replyTo: self
            ) { [self] result in
                check(result)
                finish()
            }
        }
        finished.wait()
        state.withLock { $0.groups = 0 }
    }

    func run(rounds: Int, inFlight: Int) {
        state.withLock {
            $0.roundsLeft = rounds
            $0.running = inFlight
        }
        for _ in 0..<inFlight { begin() }
        finished.wait()
    }

    private func finish() {
        if state.withLock({ state in
            state.running -= 1; return state.running == 0
        }) {
            finished.send()
        }
    }

    private func check(_ result: Result<StoreOutcome, StoreError>) {
        guard case .success(.committed) = result else { preconditionFailure("\(result)") }
    }

    /// The user's message is accepted.
    private func begin() {
        let (isOver, place, ids) = state.withLock { state -> (Bool, Int, [Identifier]) in
            if state.roundsLeft == 0 { return (true, 0, []) }
            state.roundsLeft -= 1
            return (false, Int(state.next() % UInt64(sessions.count)), (0..<5).map { _ in state.id() })
        }
        if isOver { return finish() }
        let (session, leg) = sessions[place]
        let message = MessageID(ids[0])
        var scope = ids[1].bytes + ids[2].bytes
        for index in 0..<8 { scope[index] = UInt8(truncatingIfNeeded: ids[1].low >> UInt64(index * 7)) }
        let claim = IdempotencyClaim(
            scope: scope, reach: .session, bodyHash: scope, claimedAt: 1, expiresAt: 86_400_000,
            result: IdempotencyResult(status: 202, session: session, message: message))
        let record = MessageRecord(
            id: message, session: session, leg: leg, senderRole: .user, document: document, isOutbound: true,
            state: .accepted, createdAt: 1_700_000_000_000, updatedAt: 1_700_000_000_000)
        let event = NewEvent(
            id: EventID(ids[3]), type: "message.created", at: 1_700_000_000_000, leg: leg, data: wholeMessage,
            carriesSeq: true)
        store.commit(
            StoreTransaction(
                session: session, claim: claim, requiresLive: true, changes: [.insertMessage(record, event: 0)],
                events: [event]), replyTo: self
        ) { [self] result in
            check(result)
            sent(session, leg, message, EventID(ids[4]))
        }
    }

    /// The provider has it.
    private func sent(_ session: SessionID, _ leg: LegID, _ message: MessageID, _ id: EventID) {
        let event = NewEvent(id: id, type: "message.state", at: 1_700_000_000_000, leg: leg, data: stateChange)
        let update = MessageUpdate(id: message, state: .sent, attempt: 1, updatedAt: 1_700_000_000_100)
        store.commit(
            StoreTransaction(session: session, changes: [.updateMessage(update, event: 0)], events: [event]),
            replyTo: self
        ) { [self] result in
            check(result)
            answered(session, leg)
        }
    }

    /// The provider's answer comes in.
    private func answered(_ session: SessionID, _ leg: LegID) {
        let ids = state.withLock { state in (0..<3).map { _ in state.id() } }
        let record = MessageRecord(
            id: MessageID(ids[0]), session: session, leg: leg, senderRole: .bot, document: document,
            isOutbound: false, state: .delivered, createdAt: 1_700_000_000_000, updatedAt: 1_700_000_000_000,
            vendorID: ids[1].bytes.map { String($0, radix: 16) }.joined())
        let event = NewEvent(
            id: EventID(ids[2]), type: "message.created", at: 1_700_000_000_000, leg: leg, data: wholeMessage,
            carriesSeq: true)
        store.commit(
            StoreTransaction(session: session, changes: [.insertMessage(record, event: 0)], events: [event]),
            replyTo: self
        ) { [self] result in
            check(result)
            begin()
        }
    }
}
