public import Kernel
import Synchronization

/// A clock that moves only when told.
final class ManualClock: Sendable {
    private let nanoseconds = Atomic<UInt64>(1_000_000_000)

    var now: Instant { Instant(nanoseconds: nanoseconds.load(ordering: .relaxed)) }

    func set(_ time: Instant) { nanoseconds.store(time.nanoseconds, ordering: .relaxed) }
}

/// A loop without a thread, for tests: its clock is virtual and its jobs run when asked, in an order that a seed picks.
///
/// Work posted with ``Loop/execute(_:)`` keeps its order; a seed only chooses between it and the jobs of tasks and
/// actors, as a real machine might.
public final class ManualLoop {
    /// The loop to give to what is tested.
    public let loop: Loop
    private let clock = ManualClock()
    private var random: SplitMix64?

    /// Makes a loop whose jobs run in order, or as `seed` picks.
    ///
    /// - Parameter readsFiles: no thread is started for files; they are read on the loop, in turns of their own.
    public init(seed: UInt64? = nil, readsFiles: Bool = false) throws(SystemError) {
        loop = try Loop(name: "manual", index: 0, clock: clock, readsFiles: readsFiles)
        random = seed.map { SplitMix64(seed: $0) }
        loop.adoptThread()
    }

    /// The loop can no longer be run: handlers, timers and work that still wait hold the loop, and it holds them.
    deinit { unsafe loop.confined.forget() }

    /// Runs descriptors, due timers and jobs until there is nothing left to do at the present time.
    ///
    /// - Returns: `false` when `turnsMax` turns did not come to an end.
    @discardableResult
    public func runUntilIdle(turnsMax: Int = 100_000) -> Bool {
        let state = loop.state
        for _ in 0..<turnsMax {
            _ = turn()
            let waiting = loop.inbox.withLock { !$0.jobs.isEmpty }
            let due = state.timers.next.map { $0 <= clock.now } ?? false
            if state.ready.isEmpty && !waiting && !due { return true }
        }
        return false
    }

    /// Turns the loop, at its present time, until something is so; says whether it came about.
    ///
    /// Bytes on their way over loopback need the kernel's turn, which on a busy machine can be a while in coming: after
    /// `turnsAtOnce` turns the thread rests between two of them, until it has waited for `limit` in all, in real time.
    @discardableResult
    public func run(
        atMost limit: Duration = .seconds(10), turnsAtOnce: Int = 2_000, until condition: () -> Bool
    ) -> Bool {
        for _ in 0..<turnsAtOnce {
            if condition() { return true }
            runUntilIdle()
        }
        let end = Instant.now + limit
        while Instant.now < end {
            Thread.sleep(for: .microseconds(200))
            runUntilIdle()
            if condition() { return true }
        }
        return condition()
    }

    /// Moves the clock on by `duration`, stopping at every timer on the way.
    public func advance(by duration: Duration) {
        let end = clock.now + duration
        runUntilIdle()
        while let next = loop.state.timers.next, next <= end {
            clock.set(max(next, clock.now))
            runUntilIdle()
        }
        clock.set(end)
        runUntilIdle()
    }

    // MARK: Several loops under one clock

    /// The moment at which its first timer is due; `nil` while it has none.
    package var nextTimer: Instant? { loop.state.timers.next }

    /// Moves the clock to a moment, at the earliest its present one; what is due then waits for the next turn.
    package func setTime(_ time: Instant) { clock.set(max(time, clock.now)) }

    /// Makes one turn at the present time; says whether there was anything to do, or is now.
    package func turn() -> Bool {
        let state = loop.state
        if var random {
            Self.shuffleReady(state, &random)
            self.random = random
        }
        let (jobs, events) = (state.statistics.jobs, state.statistics.events)
        _ = loop.turn(waiting: false)
        return state.statistics.jobs != jobs || state.statistics.events != events || !state.ready.isEmpty
    }

    /// Swaps tasks' and actors' jobs among their places; posted work stays in order.
    private static func shuffleReady(_ state: LoopState, _ random: inout SplitMix64) {
        var places: [Int] = []
        for (i, job) in state.ready.enumerated() {
            if case .work = job { continue }
            places.append(i)
        }
        for i in stride(from: places.count - 1, to: 0, by: -1) {
            state.ready.swapAt(places[i], places[Int(random.next() % UInt64(i + 1))])
        }
    }
}
