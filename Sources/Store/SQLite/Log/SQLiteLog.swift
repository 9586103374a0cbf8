import Domain

/// The tables of one file as seen by the one thread that uses them.
///
/// This file holds the state and the transaction around a group; `+Check`, `+Apply`, `+Read…` and `+Erase` hold what
/// is done in it.
struct SQLiteLog: ~Copyable {
    let connection: SQLiteConnection
    let sealing: any StoreSealing
    let hash: SaltedHash
    var statements: SQLiteStatements
    var names: Names
    /// Sessions used lately.
    ///
    /// Every entry is true of the file as the present transaction sees it.
    var heads = GenerationCache<SessionID, SessionHead>(capacity: 8192)
    /// Legs used lately.
    var legPlaces = GenerationCache<LegID, LegPlace>(capacity: 8192)
    /// Messages used lately: most updates follow soon after the insertion.
    var messagePlaces = GenerationCache<MessageID, MessagePlace>(capacity: 8192)
    /// Erasures under way, oldest first.
    var erasures: [Erasure]
    /// Sessions whose changes fail until they begin anew.
    var brokenOrders = BrokenOrders()
    /// A transaction was rolled back, so what is remembered of the file may never have come to be.
    private var mustForget = false

    /// Brings the file up to date and prepares everything.
    ///
    /// - Parameter isBeingCopied: the file is the target of a copy, and no store yet.
    init(
        _ connection: consuming SQLiteConnection, sealing: any StoreSealing, isBeingCopied: Bool = false
    ) throws(StoreError) {
        try Schema.migrate(connection)
        guard try UnfinishedCopy.isMarked(connection) == isBeingCopied else { throw UnfinishedCopy.refusal }
        let statements = try SQLiteStatements.prepare(connection)
        let names = try Names(connection)
        let salt = try connection.number("SELECT value FROM settings WHERE key = 'salt'")
        let erasures = try Erasure.unfinished(connection)
        self.statements = statements
        self.names = names
        self.erasures = erasures
        self.sealing = sealing
        self.connection = connection
        hash = SaltedHash(salt: UInt64(bitPattern: salt))
    }

    /// Writes a page as it is, in a commit of its own.
    func touch() throws(StoreError) {
        // A row that is set to what it was makes its page go through the log all the same.
        try connection.execute("UPDATE settings SET value = value WHERE key = 'salt'")
    }

    /// Lets go of what is remembered of the file; it is read anew.
    mutating func shrink() {
        heads.removeAll()
        legPlaces.removeAll()
        messagePlaces.removeAll()
        connection.shrink()
    }

    // MARK: The transaction around a group

    /// Runs transactions one after the other in one commit; each result holds only once this has returned.
    mutating func run(_ group: [StoreTransaction]) -> [Result<StoreOutcome, StoreError>] {
        var results: [Result<StoreOutcome, StoreError>] = []
        results.reserveCapacity(group.count)
        var orders = brokenOrders
        do {
            try begin()
            for transaction in group {
                if orders.mustFail(transaction) {
                    results.append(.failure(.outOfTurn))
                    continue
                }
                switch try check(transaction) {
                case .success(.stop(let outcome)): results.append(.success(outcome))
                case .success(.proceed(let plan)): results.append(.success(try apply(transaction, plan)))
                case .failure(let refusal):
                    orders.note(failureOf: transaction)
                    results.append(.failure(refusal))
                }
            }
            try commit()
            brokenOrders = orders
            assert(results.count == group.count, "Each change has its answer.")
            assert(!connection.isInTransaction, "A group is on the disk when it is answered.")
            return results
        } catch {
            rollBack()
            // An error that one transaction met because of itself must not cost the others their commit.
            if group.count > 1 && !error.concernsWholeGroup { return group.map { run([$0])[0] } }
            return refuse(group, error)
        }
    }

    /// None of a group is done, and what comes behind it in the same series fails too.
    mutating func refuse(
        _ group: [StoreTransaction], _ error: StoreError
    ) -> [Result<StoreOutcome, StoreError>] {
        for transaction in group { brokenOrders.note(failureOf: transaction) }
        return group.map { _ in .failure(error) }
    }

    /// Runs `body` in a transaction of its own.
    mutating func transaction<Answer>(
        _ body: (inout SQLiteLog) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        do {
            try begin()
            let answer = try body(&self)
            try commit()
            return answer
        } catch {
            rollBack()
            throw error
        }
    }

    private mutating func begin() throws(StoreError) {
        // A rollback can fail on a broken disk; it is tried again before anything else is done.
        if connection.isInTransaction { try statements.rollback.run() }
        if mustForget {
            names = try Names(connection)
            mustForget = false
        }
        try statements.begin.run()
        assert(connection.isInTransaction, "What is done now is done together.")
        assert(!mustForget, "What is remembered is true of the file.")
    }

    private mutating func commit() throws(StoreError) { try statements.commit.run() }

    private mutating func rollBack() {
        heads.removeAll()
        legPlaces.removeAll()
        messagePlaces.removeAll()
        mustForget = true
        guard connection.isInTransaction else { return }
        do {
            try statements.rollback.run()
        } catch {
            // `begin` sees that the transaction is still open and tries again.
        }
    }

    // MARK: Finding things

    /// The head of a session; `nil`: there is no such session.
    mutating func head(of id: SessionID) throws(StoreError) -> SessionHead? {
        if let head = heads[id] { return head }
        statements.findSession.bind(id.value)
        guard try statements.findSession.step() else { return nil }
        guard let state = SessionState(code: statements.findSession.int(2)) else { throw .damaged("a session's state") }
        var head = SessionHead(
            row: statements.findSession.int(0), app: statements.findSession.int(1), state: state,
            isErased: statements.findSession.int(3) != 0)
        statements.findSession.reset()
        statements.lastEvent.bind(SessionIndex.range(head.row, .event))
        if try statements.lastEvent.step() {
            head.seq = statements.lastEvent.int(0) & SessionIndex.numberMax
            head.check = UInt32(truncatingIfNeeded: statements.lastEvent.identifier(1)?.low ?? 0)
            statements.lastEvent.reset()
        }
        statements.lastMessage.bind(SessionIndex.range(head.row, .message))
        if try statements.lastMessage.step() {
            head.messageCount = statements.lastMessage.int(0) & SessionIndex.numberMax
            statements.lastMessage.reset()
        }
        heads[id] = head
        return head
    }

    /// Where a leg is; `nil`: there is none.
    mutating func place(of id: LegID) throws(StoreError) -> LegPlace? {
        if let place = legPlaces[id] { return place }
        statements.findLeg.bind(id.value)
        guard try statements.findLeg.step() else { return nil }
        let place = LegPlace(row: statements.findLeg.int(0), session: statements.findLeg.int(1))
        statements.findLeg.reset()
        legPlaces[id] = place
        return place
    }

    /// Where a message of a session is; `nil`: there is none.
    mutating func place(of id: MessageID, session: Int64) throws(StoreError) -> MessagePlace? {
        if let place = messagePlaces[id] { return place.session == session ? place : nil }
        statements.findMessage.bind(bucket: SessionIndex.messageID(id, session: session))
        while try statements.findMessage.step() {
            guard statements.findMessage.identifier(2) == id.value else { continue }
            let place = MessagePlace(
                row: statements.findMessage.int(0), session: session, leg: statements.findMessage.int(1))
            statements.findMessage.reset()
            messagePlaces[id] = place
            return place
        }
        return nil
    }
}

/// The head of a session, as the store remembers it.
struct SessionHead {
    var row: Int64
    var app: Int64
    var state: SessionState
    var isErased: Bool
    /// Number of the last event.
    var seq: Int64 = 0
    /// Low 32 bits of the last event's id.
    var check: UInt32 = 0
    /// Position of the last message.
    var messageCount: Int64 = 0

    var log: LogHead { LogHead(seq: seq, check: check) }
}

/// Rows of a leg and its session.
struct LegPlace {
    var row: Int64
    var session: Int64
}

/// Rows of a message, its session and its leg.
struct MessagePlace {
    var row: Int64
    var session: Int64
    var leg: Int64
}

extension StoreError {
    /// The file holds something that this program never writes.
    static func damaged(_ what: String) -> StoreError { .corrupt(code: 0, cause: "\(what) is not what was written") }
}

extension SQLiteStatement {
    /// Binds the two ends of a range of keys.
    mutating func bind(_ keys: ClosedRange<Int64>) {
        bind(keys.lowerBound)
        bind(keys.upperBound)
    }

    /// Binds the two ends of a bucket of keys.
    mutating func bind(bucket: Int64) {
        bind(bucket)
        bind(bucket + SessionIndex.bucketSize - 1)
    }
}
