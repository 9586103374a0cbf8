public import EventLoop
import Synchronization

/// One piece of work for all who want its result, on whatever loops they are: the first of them does it with its own
/// means, such as a socket, and the others wait.
///
/// A failure may be the fault of who did it, so the next who waits does it again; the failures of two in a row are
/// everybody's. The result is kept for those who come later. The work is bounded by who does it.
public final class SharedFlight<Value: Sendable, Failure: Error>: Sendable {
    /// News for somebody who wants the result.
    public enum News: Sendable {
        /// The result.
        case ready(Value)
        /// Do the work, and tell its end under this number: ``SharedFlight/landed(_:_:)`` or
        /// ``SharedFlight/gaveUp(_:)``.
        case begin(turn: Int)
        /// There is none.
        case failed(Failure)
    }

    private struct Listener: Sendable {
        let loop: Loop
        let tell: @Sendable (News) -> Void

        func hear(_ news: News) {
            // At once where that is possible, so that one loop sees one order.
            guard !loop.isCurrent else { return tell(news) }
            let tell = tell
            loop.execute { tell(news) }
        }
    }

    private struct State: Sendable {
        var value: Value?
        /// Numbers those who do the work.
        var turn = 0
        var worker: Listener?
        var waiting: [Listener] = []
        var failuresInRow = 0

        mutating func beginNext() -> [(Listener, News)] {
            assert(worker != nil, "The one before had begun.")
            worker = nil
            guard !waiting.isEmpty else { return [] }
            let next = waiting.removeFirst()
            worker = next
            turn += 1
            assert(turn > 1, "Somebody had a turn before.")
            return [(next, .begin(turn: turn))]
        }

        mutating func end(_ news: News) -> [(Listener, News)] {
            assert(worker != nil, "Only what was begun ends.")
            let all = [worker].compactMap(\.self) + waiting
            worker = nil
            waiting = []
            failuresInRow = 0
            assert(!all.isEmpty, "The one who did it is told.")
            return all.map { ($0, news) }
        }
    }

    /// After so many failures in a row all who wait have failed.
    public static var failuresMax: Int { 2 }

    private let state = Mutex(State())

    /// Nothing is known and nothing under way.
    public init() {}

    /// Tells the result, now or later, or to do the work; on the given loop, which is the caller's.
    ///
    /// - Parameter isGood: whether a result that is there already will do.
    public func want(
        on loop: Loop, where isGood: (Value) -> Bool, tell: @escaping @Sendable (News) -> Void
    ) {
        loop.checkCurrent()
        let listener = Listener(loop: loop, tell: tell)
        let news: News? = state.withLock { state in
            if let value = state.value, isGood(value) { return .ready(value) }
            guard state.worker == nil else {
                state.waiting.append(listener)
                return nil
            }
            state.worker = listener
            state.turn += 1
            return .begin(turn: state.turn)
        }
        if let news { tell(news) }
    }

    /// The work of this turn has ended so; one that is told of a turn that is over changes nothing.
    public func landed(_ turn: Int, _ result: Result<Value, Failure>) {
        let pending: [(Listener, News)] = state.withLock { state in
            guard state.turn == turn, let worker = state.worker else { return [] }
            switch result {
            case .success(let value):
                state.value = value
                return state.end(.ready(value))
            case .failure(let failure):
                state.failuresInRow += 1
                if state.waiting.isEmpty || state.failuresInRow >= Self.failuresMax {
                    return state.end(.failed(failure))
                }
                return [(worker, .failed(failure))] + state.beginNext()
            }
        }
        for (listener, news) in pending { listener.hear(news) }
    }

    /// The work of this turn is not done after all: the next who waits does it.
    public func gaveUp(_ turn: Int) {
        let pending: [(Listener, News)] = state.withLock { state in
            state.turn == turn && state.worker != nil ? state.beginNext() : []
        }
        for (listener, news) in pending { listener.hear(news) }
    }

    /// A result that is no good any more is forgotten, unless it is another by now.
    public func forget(where isBad: (Value) -> Bool) {
        state.withLock { state in
            if let value = state.value, isBad(value) { state.value = nil }
        }
    }
}
