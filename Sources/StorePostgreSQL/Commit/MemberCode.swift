import Domain
import Store

/// The answers of ``CommitFunction`` about one transaction; the numbers stand in it, and in `commit_groups`.
enum MemberCode: Int64 {
    case committed = 0, replayed, mismatch, messageExists, duplicateItem, noSession, sessionClosed, sessionErased
    case noLeg, noMessage, refused, outOfTurn

    /// Reasons of a refusal, by their numbers.
    private static let refusals: [Int64: String] = [
        1: "the session exists already", 2: "events and new sessions need the session's id",
        3: "the claim's session does not exist", 4: "a client's id stands twice in one transaction",
    ]

    /// The meaning of a row of code, number and three ids.
    enum Answer {
        case outcome(StoreOutcome)
        case failure(StoreError)
        /// The session has this message already; it is to be read.
        case existing(MessageID)
    }

    static func read(_ row: Row) throws(StoreError) -> Answer {
        guard let code = MemberCode(rawValue: try row.int(1)) else { throw .damaged("an answer") }
        switch code {
        case .committed: return .outcome(.committed(firstSeq: try row.int(2)))
        case .replayed:
            return try .outcome(
                .replayed(
                    IdempotencyResult(
                        status: Int(row.int(2)), session: row.optionalID(3).map { SessionID($0) },
                        message: row.optionalID(4).map { MessageID($0) },
                        attachment: row.optionalID(5).map { AttachmentID($0) })))
        case .mismatch: return .outcome(.mismatch)
        case .messageExists: return .existing(MessageID(try row.id(3)))
        case .duplicateItem: return .outcome(.duplicateItem(holder: try row.optionalID(3).map { MessageID($0) }))
        case .noSession: return .outcome(.noSession)
        case .sessionClosed:
            guard let state = SessionState(code: try row.int(2)) else { throw .damaged("a session's state") }
            return .outcome(.sessionClosed(state))
        case .sessionErased: return .outcome(.sessionErased)
        case .noLeg: return .outcome(.noLeg(LegID(try row.id(3))))
        case .noMessage: return .outcome(.noMessage(MessageID(try row.id(3))))
        case .refused: return .failure(.failed(code: 0, cause: refusals[try row.int(2)] ?? "refused"))
        case .outOfTurn: return .failure(.outOfTurn)
        }
    }
}
