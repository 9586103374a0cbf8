public import EventLoop

/// The proof that messages have reached a server which acknowledges none of them; of one connection, on its loop.
///
/// A server answers pings in their order, and behind what was written before them: the pong to a ping that went out
/// behind a message says that the message has come. One without its pong when the connection is lost may have come or
/// not, and must not be called sent (RFC 6455, section 5.5.2, has no more than that to offer either).
public final class PongReceipts {
    /// The outcome of waiting.
    public enum Outcome: Sendable {
        /// The message has come.
        case proved
        /// The connection lives, and it is not known: the server is not one that answers, or not in time.
        case unproved
        /// The connection was lost first.
        case lost
    }

    /// One message that waits for its pong.
    private final class Receipt: Sendable {
        fileprivate let waiter: LoopWaiter
        fileprivate let state: LoopBound<(outcome: Outcome, isAnswerable: Bool)>

        fileprivate init(loop: Loop, isAnswerable: Bool) {
            waiter = LoopWaiter(loop: loop)
            state = LoopBound((outcome: .unproved, isAnswerable: isAnswerable), loop: loop)
        }

        fileprivate func settle(_ outcome: Outcome) {
            state.value.outcome = outcome
            waiter.signal()
        }
    }

    /// Pings that may be without a pong; a server that leaves out more of them is none that answers.
    static let pingsMax = 64

    private let loop: Loop
    private let habit: PongHabit
    /// The pings that are without a pong, in order, each with the message it stands behind.
    private var pings: [Receipt?] = []

    /// A connection on which nothing was said yet.
    public init(loop: Loop, habit: PongHabit) {
        self.loop = loop
        self.habit = habit
    }

    /// A ping belongs behind the next message.
    public var areWanted: Bool { habit.answers != false && pings.count < Self.pingsMax }

    /// A ping was written that stands behind no message.
    public func pinged() {
        if pings.count < Self.pingsMax { pings.append(nil) }
    }

    /// Writes a ping behind a message that was just written, where one belongs there, and waits for the proof that the
    /// message has come; not for long while no pong was ever seen.
    ///
    /// - Parameters:
    ///   - isAnswerable: nothing was being answered, so an answer that comes next proves as much as a pong.
    ///   - patience: how long with a server that is known to answer.
    ///   - writePing: writes a ping of the connection, false where that cannot be; called at once, or not at all.
    /// - Returns: `unproved`, at once, where no ping went out.
    public func proof(isAnswerable: Bool = false, patience: Duration, _ writePing: () -> Bool) async -> Outcome {
        guard areWanted, writePing() else { return .unproved }
        let receipt = Receipt(loop: loop, isAnswerable: isAnswerable)
        pings.append(receipt)
        return await outcome(of: receipt, patience: patience)
    }

    /// A pong came: the oldest ping has its answer.
    public func ponged() {
        guard !pings.isEmpty else { return }
        pings.removeFirst()?.settle(.proved)
        if pings.isEmpty { habit.confirmed() }
    }

    /// The server has begun to answer a message.
    public func answered() {
        for case let receipt? in pings where receipt.state.value.isAnswerable { receipt.settle(.proved) }
    }

    /// The connection was lost.
    public func lost() { settleAll(.lost) }

    /// We have ended the connection, in order: what was written before the goodbye comes before it.
    public func closed() { settleAll(.unproved) }

    private func settleAll(_ outcome: Outcome) {
        let waiting = pings
        pings = []
        for case let receipt? in waiting { receipt.settle(outcome) }
    }

    private func outcome(of receipt: Receipt, patience: Duration) async -> Outcome {
        let limit = habit.answers == true ? patience : min(patience, PongHabit.firstPatience)
        guard await receipt.waiter.wait(atMost: limit) else {
            habit.broken()
            return .unproved
        }
        return receipt.state.value.outcome
    }
}

/// Whether the server behind an adapter answers pings; of one loop, for all of its connections.
public final class PongHabit {
    /// How long the first messages wait for a pong, while it is not known whether there are any.
    public static let firstPatience: Duration = .seconds(1)
    /// Messages in a row without a pong in time that show that there are none.
    static let missesMax = 3

    private var misses = 0
    /// Whether it does; nil while that is not known.
    public private(set) var answers: Bool?

    /// A server nobody has met.
    public init() {}

    /// No ping is without its pong.
    func confirmed() {
        answers = true
        misses = 0
    }

    /// A message had no pong in time.
    func broken() {
        misses += 1
        if answers == nil || misses >= Self.missesMax { answers = false }
    }
}
