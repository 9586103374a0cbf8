import PostgreSQL
import Store

/// Something to ask the database: one batch, and what its rows say; or that another must follow.
///
/// It may be asked again after a lost connection, so what it writes must be the same when it is written twice.
struct Question<Answer: Sendable>: Sendable {
    /// The step that follows an answer.
    enum Step: Sendable {
        case done(Answer)
        indirect case next(Question)
    }

    let statements: [PostgresStatement]
    let isWriting: Bool
    let read: @Sendable (Answers) throws(StoreError) -> Step

    /// A question of several batches, or one that writes.
    init(
        _ statements: [PostgresStatement], isWriting: Bool = false,
        step: @escaping @Sendable (Answers) throws(StoreError) -> Step
    ) {
        self.statements = statements
        self.isWriting = isWriting
        read = step
    }

    /// A question of one batch.
    init(
        _ statements: PostgresStatement..., isWriting: Bool = false,
        _ answer: @escaping @Sendable (Answers) throws(StoreError) -> Answer
    ) {
        self.init(statements, isWriting: isWriting) { (answers) throws(StoreError) in .done(try answer(answers)) }
    }

    /// A question that needs no asking.
    static func known(_ answer: Answer) -> Question {
        Question([PostgresStatement("SELECT 1")]) { _ in .done(answer) }
    }
}

/// A question with whom to tell.
struct Asking: Sendable {
    /// The state behind an answer.
    enum Progress: Sendable {
        /// The answer was handed over.
        case over
        /// Another batch follows.
        indirect case goesOn(Asking)
    }

    let statements: [PostgresStatement]
    let isWriting: Bool
    /// Reads the rows; hands over the answer where it is complete.
    let proceed: @Sendable (Answers) -> Progress
    /// Hands over a failure.
    let fail: @Sendable (StoreError) -> Void

    init<Answer: Sendable>(
        _ question: Question<Answer>, _ target: any StoreReplyTarget, _ done: @escaping StoreReply<Answer>
    ) {
        statements = question.statements
        isWriting = question.isWriting
        proceed = { answers in
            do throws(StoreError) {
                switch try question.read(answers) {
                case .done(let answer):
                    target.post { done(.success(answer)) }
                    return .over
                case .next(let next): return .goesOn(Asking(next, target, done))
                }
            } catch {
                target.post { [error] in done(.failure(error)) }
                return .over
            }
        }
        fail = { error in target.post { done(.failure(error)) } }
    }
}

/// A question that the store's loop has under way.
struct HeldQuestion {
    /// The state behind an answer.
    enum Progress {
        case over
        indirect case goesOn(HeldQuestion)
    }

    let batch: PostgresBatch
    /// Reads the rows; hands over the answer where it is complete.
    let proceed: (Answers) -> Progress
    /// Hands over a failure.
    let fail: (StoreError) -> Void

    init(_ asking: Asking) {
        batch = Self.batch(asking.statements, isWriting: asking.isWriting)
        proceed = { answers in
            switch asking.proceed(answers) {
            case .over: .over
            case .goesOn(let next): .goesOn(HeldQuestion(next))
            }
        }
        fail = asking.fail
    }

    /// One of the loop's own.
    init<Answer: Sendable>(_ question: Question<Answer>, _ done: @escaping (Result<Answer, StoreError>) -> Void) {
        batch = Self.batch(question.statements, isWriting: question.isWriting)
        proceed = { answers in
            do throws(StoreError) {
                switch try question.read(answers) {
                case .done(let answer):
                    done(.success(answer))
                    return .over
                case .next(let next): return .goesOn(HeldQuestion(next, done))
                }
            } catch {
                done(.failure(error))
                return .over
            }
        }
        fail = { done(.failure($0)) }
    }

    /// Reads of several statements see one state.
    private static func batch(_ statements: [PostgresStatement], isWriting: Bool) -> PostgresBatch {
        PostgresBatch(
            statements, transaction: isWriting ? .readCommitted : statements.count > 1 ? .snapshot : nil)
    }
}
