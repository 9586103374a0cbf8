import Domain
import PostgreSQL
import Store

/// An erasure that is asked for, and whom to tell.
struct ErasureRequest: Sendable {
    let session: SessionID
    let event: NewEvent?
    let pendingTermination: LegID?
    let at: Int64
    let target: any StoreReplyTarget
    let done: StoreReply<Bool>

    /// Begins it; a second time finds it begun.
    var question: Question<ErasureStart> {
        let statement = PostgresStatement(
            "SELECT begin_erasure_1($1, $2, $3, $4, $5, $6, $7, $8, $9)", .bucket(session), .id(session.value),
            .id(pendingTermination?.value), .int(at), .id(event?.id.value), .optional(event?.type),
            .int(event?.at), .int(event.map { Int64($0.id.value.low & 0xffff_ffff) }), .optional(event?.data))
        return Question(statement, isWriting: true) { (answers) throws(StoreError) in
            guard let row = answers.first(), let start = ErasureStart(rawValue: try row.int(0)) else {
                throw .damaged("an erasure")
            }
            return start
        }
    }

    func answer(_ result: Result<Bool, StoreError>) { target.post { [done] in done(result) } }
}

/// How an erasure begins; the numbers are those of `begin_erasure_1`.
enum ErasureStart: Int64, Sendable {
    case noSession = 0
    case done = 1
    case begun = 2
}

/// Erasures under way, oldest first, and who waits for them.
struct Erasures {
    /// One under way.
    struct Erasure {
        let session: SessionID
        /// Events up to here have lost their content; below 0: what is beside them is not gone yet.
        var after: Int64 = -1
    }

    private(set) var underWay: [Erasure] = []
    private var waiting: [ErasureRequest] = []
    /// The last step failed; it is tried again with the next work, not in a circle.
    var isStalled = false

    /// Those that an earlier process left unfinished.
    static let unfinished = PostgresStatement("SELECT id FROM sessions WHERE erasure = 1 ORDER BY row", [])

    /// There is a step to take.
    var hasStep: Bool { !isStalled && !underWay.isEmpty }

    mutating func add(_ session: SessionID, _ request: ErasureRequest? = nil) {
        if !underWay.contains(where: { $0.session == session }) { underWay.append(Erasure(session: session)) }
        if let request { waiting.append(request) }
    }

    /// The next bounded piece of the oldest; gives where the next one begins.
    var step: Question<Int64?>? {
        guard hasStep, let erasure = underWay.first else { return nil }
        let statement = PostgresStatement(
            "SELECT step_erasure_1($1, $2, $3, $4)", .bucket(erasure.session), .id(erasure.session.value),
            .int(erasure.after), .int(StoreLimits.eraseRowsMax))
        return Question(statement, isWriting: true) { (answers) throws(StoreError) in
            try answers.first()?.optionalInt(0)
        }
    }

    /// A step is done, or failed.
    mutating func stepped(_ result: Result<Int64?, StoreError>) {
        guard let session = underWay.first?.session else { return }
        switch result {
        case .success(let after?): underWay[0].after = after
        case .success(nil):
            underWay.removeFirst()
            answer(session, .success(true))
        case .failure(let error):
            isStalled = true
            answer(session, .failure(error))
        }
    }

    private mutating func answer(_ session: SessionID, _ result: Result<Bool, StoreError>) {
        for request in waiting where request.session == session { request.answer(result) }
        waiting.removeAll { $0.session == session }
    }

    /// Tells all who still wait.
    mutating func refuseAll(_ error: StoreError) {
        for request in waiting { request.answer(.failure(error)) }
        waiting = []
    }
}
