import Domain
import Kernel
import PostgreSQL
import Store

/// A group of transactions from when it is sent until it is known what became of it.
final class CommitGroup {
    typealias Reply = (target: any StoreReplyTarget, done: StoreReply<StoreOutcome>)

    /// The step after an answer.
    enum Step {
        /// All is known.
        case done
        /// Messages that stand in the way are to be read.
        case read([(index: Int, session: SessionID, message: MessageID)])
    }

    let transactions: [StoreTransaction]
    private let replies: [Reply]
    private var results: [Result<StoreOutcome, StoreError>?]
    /// Places of the members that are sent now.
    private var sent: [Int] = []
    /// Places of those that go alone behind them.
    private var rest: [Int] = []
    /// The same however often it is sent, since its id tells the database whether it was done; `nil`: nothing is to be
    /// sent.
    private(set) var batch: PostgresBatch?
    /// It was sent, and may be done.
    var isInDoubt = false
    /// It met another's lock so many times.
    var collisions = 0
    private let sealing: any StoreSealing
    private let limit: Duration

    /// Leaves out those that must not overtake one that failed.
    init(
        _ transactions: [StoreTransaction], _ replies: [Reply], _ orders: inout BrokenOrders,
        sealing: any StoreSealing, limit: Duration
    ) {
        self.transactions = transactions
        self.replies = replies
        self.sealing = sealing
        self.limit = limit
        results = Array(repeating: nil, count: transactions.count)
        send(transactions.indices.filter { mayGo($0, &orders) })
    }

    private func mayGo(_ index: Int, _ orders: inout BrokenOrders) -> Bool {
        guard orders.mustFail(transactions[index]) else { return true }
        results[index] = .failure(.outOfTurn)
        return false
    }

    /// Prepares some members to be sent, under a new id.
    private func send(_ places: [Int]) {
        sent = places
        batch = nil
        isInDoubt = false
        collisions = 0
        guard !places.isEmpty else { return }
        let id = Identifier(
            milliseconds: WallClock.milliseconds, bucket: Bucket(rawValue: 0), random: .random(in: 0 ... .max))
        let statement = GroupEncoder.statement(places.map { transactions[$0] }, id: id, sealing: sealing)
        batch = PostgresBatch([statement], transaction: .readCommitted, limit: limit)
    }

    /// Several are sent now.
    var isShared: Bool { sent.count > 1 }

    /// Lets the members that were sent together go alone, since one of them made all fail.
    func split() {
        rest = sent
        send([])
    }

    /// The fate of those that were sent is known: prepares the next of those that go alone; `false` when there is none.
    func goOn(_ orders: inout BrokenOrders) -> Bool {
        note(sent, &orders)
        while !rest.isEmpty {
            let index = rest.removeFirst()
            guard mayGo(index, &orders) else { continue }
            send([index])
            return true
        }
        send([])
        return false
    }

    /// Notes failures that others must not overtake.
    private func note(_ places: [Int], _ orders: inout BrokenOrders) {
        for index in places {
            guard case .failure(let error) = results[index], error != .outOfTurn else { continue }
            orders.note(failureOf: transactions[index])
        }
    }

    /// Takes the answer of the function.
    func received(_ answers: Answers) -> Step {
        let rows = answers[0]
        var existing: [(index: Int, session: SessionID, message: MessageID)] = []
        for (place, index) in sent.enumerated() {
            do throws(StoreError) {
                guard place < rows.count else { throw .damaged("a group's answer") }
                switch try MemberCode.read(rows[place]) {
                case .outcome(let outcome): results[index] = .success(outcome)
                case .failure(let error): results[index] = .failure(error)
                case .existing(let message):
                    guard let session = transactions[index].session else { throw .damaged("a group's answer") }
                    existing.append((index, session, message))
                }
            } catch {
                results[index] = .failure(error)
            }
        }
        return existing.isEmpty ? .done : .read(existing)
    }

    /// A message that stands in the way was read.
    func received(_ message: MessageRecord?, for index: Int) {
        results[index] = .success(message.map { .messageExists($0) } ?? .sessionErased)
    }

    /// A message that stands in the way cannot be read.
    func failed(_ error: StoreError, for index: Int) { results[index] = .failure(error) }

    /// None of what was sent is done.
    func refuse(_ error: StoreError) {
        for index in sent where results[index] == nil { results[index] = .failure(error) }
    }

    /// Nothing more of it will be done.
    func refuseAll(_ error: StoreError, _ orders: inout BrokenOrders) {
        refuse(error)
        note(sent + rest, &orders)
        for index in results.indices where results[index] == nil {
            results[index] = .failure(error)
            orders.note(failureOf: transactions[index])
        }
    }

    /// Tells everybody.
    func answer() {
        CommitAnswers.post(results.map { $0 ?? .failure(.closed) }, replies)
    }
}
