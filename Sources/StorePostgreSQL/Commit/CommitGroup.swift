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
    /// Those of them that go the plain way, with their places in its answer; the others go the other way.
    private var plain: [(index: Int, member: PlainEncoder.Member)] = []
    private var others: [Int] = []
    /// Places of those that cannot go the plain way, as its answer said: they follow together.
    private var misfits: [Int] = []
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

    /// Prepares some members to be sent, under new ids.
    private func send(_ places: [Int], mayBePlain: Bool = true) {
        sent = places
        plain = []
        others = places
        batch = nil
        isInDoubt = false
        collisions = 0
        guard !places.isEmpty else { return }
        var statements: [PostgresStatement] = []
        if mayBePlain, let statement = plainStatement() { statements.append(statement) }
        if !others.isEmpty {
            let group = others.map { transactions[$0] }
            statements.append(GroupEncoder.statement(group, id: Self.newID(), sealing: sealing))
        }
        if statements.count > 1 {
            statements.insert(PlainFunction.lock(Set(places.compactMap { transactions[$0].session })), at: 0)
        }
        batch = PostgresBatch(statements, transaction: .readCommitted, limit: limit)
    }

    /// The statement of those of the others that go the plain way, which they are no longer among; `nil`: none does.
    private func plainStatement() -> PostgresStatement? {
        let isPlain = PlainSplit.split(others.map { transactions[$0] })
        guard isPlain.contains(true) else { return nil }
        var encoder = PlainEncoder(sealing: sealing)
        let chosen = zip(others, isPlain).filter(\.1).map(\.0)
        for index in chosen { encoder.add(transactions[index]) }
        others = zip(others, isPlain).filter { !$0.1 }.map(\.0)
        plain = zip(chosen, encoder.members).map { (index: $0, member: $1) }
        return encoder.statement(id: Self.newID())
    }

    private static func newID() -> Identifier {
        Identifier(
            milliseconds: WallClock.milliseconds, bucket: Bucket(rawValue: 0), random: .random(in: 0 ... .max))
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
        let together = misfits.filter { mayGo($0, &orders) }
        misfits = []
        if !together.isEmpty {
            send(together, mayBePlain: false)
            return true
        }
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

    /// Transactions that the last answer was about.
    var size: Int { sent.count }

    /// Takes the answers of the functions.
    func received(_ answers: Answers) -> Step {
        let first = plain.isEmpty || others.isEmpty ? 0 : 1
        if !plain.isEmpty { receivedPlain(answers.first(first)) }
        if others.isEmpty { return .done }
        let rows = answers[plain.isEmpty ? 0 : 2]
        var existing: [(index: Int, session: SessionID, message: MessageID)] = []
        for (place, index) in others.enumerated() {
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

    private func receivedPlain(_ row: Row?) {
        do throws(StoreError) {
            guard let numbers = try row?.ints(0) else { throw .damaged("a group's answer") }
            for (index, member) in plain {
                guard member.slot < numbers.count else { throw .damaged("a group's answer") }
                if let number = numbers[member.slot] {
                    results[index] = .success(.committed(firstSeq: number + member.before + 1))
                } else {
                    misfits.append(index)
                }
            }
        } catch {
            for (index, _) in plain { results[index] = .failure(error) }
        }
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
