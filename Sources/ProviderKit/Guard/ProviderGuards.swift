public import Configuration
import HTTPClient
public import Kernel
import Synchronization
public import Telemetry

/// The state of one provider definition's guards, shared by its clients on all loops: breakers by origin, the rate
/// limit and the budget of retries.
///
/// Each process counts for itself.
public final class ProviderGuards: Sendable {
    /// The breaker of a provider as operators see it: the worst of its origins, or what it is forced to.
    public struct BreakerView: Hashable, Sendable {
        /// Where it stands.
        public var state = Breaker.State.closed
        /// Failures in a row.
        public var failures = 0
        /// When the next probe is due.
        public var openUntil: Instant?
        /// An operator has set it, so that it does not move by itself.
        public var isForced = false

        /// Closed, and nothing has failed.
        public init() {}

        init(forced state: Breaker.State) {
            self.state = state
            isForced = true
        }
    }

    /// An operator's word on the breaker.
    public enum Override: String, CaseIterable, Sendable {
        /// Nothing goes through, and nothing is probed.
        case open
        /// All goes through, whatever comes of it.
        case closed
        /// It decides by itself; begins closed.
        case auto
    }

    /// Told of each change of the view's state, on whatever thread it came about; must not call back.
    public typealias Observer = @Sendable (BreakerView) -> Void

    struct State: ~Copyable {
        var breakers: [GuardedOrigin: Entry] = [:]
        /// Of the origins that calls are made to behind which another provider stands.
        var watches: [GuardedOrigin: AnswerWatch] = [:]
        var override = Override.auto
        var retries: RetryBudget
        var rate: RateBucket?
        /// Those who wait for the probe of an origin, by their numbers.
        var waiters: [Int: Waiter] = [:]
        /// Those who wait until more is known of an origin that seems to hang.
        var queue: [Int: QueuedCall] = [:]
        var lastWaiter = 0
        var lastCause: FailureCause?
        var reported = Breaker.State.closed
    }

    struct Entry {
        var breaker: Breaker
        /// The provider is of no use without it: not just where files are.
        var isCentral: Bool
        /// Probes since it opened that found nobody.
        var failedProbes = 0
        /// How a call that failed went out, and so how a probe does.
        var options: ClientOptions
    }

    struct Waiter {
        var origin: GuardedOrigin
        /// Told whether the vendor is alive, on whatever thread it was found out.
        var done: @Sendable (Bool) -> Void
    }

    /// Breakers at a time; those of origins that do not fail are let go of first.
    private static let breakersMax = 256
    /// Probes of an origin where only files are, which may be anybody's; behind them the next call finds out.
    private static let fileProbesMax = 4

    let policy: Breaker.Policy
    let metrics: GuardMetrics
    private let logger: Logger
    private let observer: Observer
    /// Whether sessions are opened on the definition, or run on it.
    private let isNeeded: @Sendable () -> Bool
    let state: Mutex<State>

    /// Guards that have seen nothing yet.
    ///
    /// - Parameter isNeeded: whether anybody may want to know that the vendor is back, on whatever thread; where not,
    ///   it is not probed any more.
    public init(
        _ configuration: ClientGuards, provider: String, _ registry: MetricRegistry, _ logger: Logger,
        isNeeded: @escaping @Sendable () -> Bool = { true }, observer: @escaping Observer = { _ in }
    ) {
        policy = Breaker.Policy(
            failuresToOpen: configuration.breaker.failuresToOpen, open: configuration.breaker.open)
        metrics = GuardMetrics(provider, registry)
        self.logger = logger
        self.observer = observer
        self.isNeeded = isNeeded
        let retries = RetryBudget(
            attemptsMax: configuration.retry.attemptsMax, percent: configuration.retry.budgetPercent)
        let rate = configuration.requestsPerSecondMax.map { RateBucket(perSecond: $0, burst: $0) }
        state = Mutex(State(retries: retries, rate: rate))
    }

    // MARK: What operators see and say

    /// The breaker as it stands.
    public var breaker: BreakerView { state.withLock { $0.view } }

    /// The failure of the last call, dial or probe that failed; nil while none has.
    public var lastCause: FailureCause? { state.withLock { $0.lastCause } }

    /// Sets the breaker, or lets it go; those who wait for a probe are let go too.
    public func override(_ override: Override) {
        let (released, queue) = state.withLock { state in
            state.override = override
            state.breakers = [:]
            state.watches = [:]
            defer { (state.waiters, state.queue) = ([:], [:]) }
            return (Array(state.waiters.values), Array(state.queue.values))
        }
        logger.notice("an operator has set the breaker", [LogField("breaker", .string(override.rawValue))])
        report()
        for waiter in released { waiter.done(override != .open) }
        for waiter in queue { waiter.signal() }
    }

    // MARK: Calls

    /// Lets a call to an origin begin: the generation of its breaker; or how long it is to wait before it asks again.
    func admit(_ origin: GuardedOrigin, at now: Instant) -> Result<Int, Refusal> {
        let result: Result<Int, Refusal> = state.withLock { state in
            switch state.override {
            case .open: return .failure(Refusal(after: policy.open))
            case .closed: return .success(Self.unheard)
            case .auto:
                guard let breaker = state.breakers[origin]?.breaker else { return .success(0) }
                if let wait = breaker.refusal(at: now) { return .failure(Refusal(after: wait)) }
                return .success(breaker.generation)
            }
        }
        if case .failure = result { metrics.refusedByBreaker.increment() }
        return result
    }

    /// A call that is not let go.
    struct Refusal: Error {
        var after: Duration
    }

    /// The generation of a call whose outcome counts for nothing.
    private static let unheard = -1

    /// A call of a generation has ended so: when a probe is due, if the breaker has opened with it.
    func ended(
        _ call: ProviderCall, _ origin: GuardedOrigin, _ generation: Int, _ verdict: CallVerdict, at now: Instant
    ) -> Instant? {
        let hangs = noteSign(verdict.sign, of: call, from: origin, at: now)
        let fault: Breaker.Fault
        switch verdict.health {
        // Nothing came in all the time, and others wait in vain too: there is nobody.
        case .silent where hangs, .failed where hangs: fault = .connecting
        case .failed(let found): fault = found
        case .silent: return nil
        case .alive:
            state.withLock { $0.breakers[origin]?.breaker.succeeded(in: generation) }
            return nil
        }
        guard generation != Self.unheard else { return nil }
        let opened: (until: Instant, failures: Int)? = state.withLock { state in
            state.lastCause = verdict.cause
            guard state.override == .auto else { return nil }
            if state.breakers.count >= Self.breakersMax {
                state.breakers = state.breakers.filter { !$0.value.breaker.isPristine }
                guard state.breakers.count < Self.breakersMax || state.breakers[origin] != nil else { return nil }
            }
            var entry =
                state.breakers[origin] ?? Entry(breaker: Breaker(policy), isCentral: false, options: call.options)
            let isOpened = entry.breaker.failed(
                fault, in: generation, hasFallback: hangs || call.context.hasFallback,
                asked: verdict.asked ?? .zero, at: now)
            if call.operation != .fetchAttachment && call.operation != .uploadAttachment { entry.isCentral = true }
            entry.options = call.options
            state.breakers[origin] = entry
            guard isOpened, let until = entry.breaker.openUntil else { return nil }
            return (until, entry.breaker.failures)
        }
        guard let opened else { return nil }
        metrics.opens.increment()
        logger.warning(
            "the breaker has opened",
            [
                LogField("host", .string("\(origin.host):\(origin.port)")),
                LogField("failures", .integer(opened.failures)),
                LogField("duration", .duration(opened.until - now)),
            ])
        releaseQueue(of: origin)
        report()
        return opened.until
    }

    /// The present generation of an origin's breaker.
    func generation(of origin: GuardedOrigin) -> Int {
        state.withLock { $0.override == .closed ? Self.unheard : $0.breakers[origin]?.breaker.generation ?? 0 }
    }

    /// Counts a call, which adds to the budget of retries.
    func countCall() { state.withLock { $0.retries.countCall() } }

    /// Takes a retry out of the budget.
    func spendRetry(afterAttempts attempts: Int) -> Bool {
        let isTaken = state.withLock { $0.retries.spendRetry(afterAttempts: attempts) }
        if isTaken { metrics.retries.increment() }
        return isTaken
    }

    /// Takes a place under the rate limit.
    func reservePlace(atMost patience: Duration, at now: Instant) -> RateBucket.Turn {
        let turn = state.withLock { $0.rate?.reserve(atMost: patience, at: now) ?? .after(.zero) }
        if case .refused = turn { metrics.refusedByRate.increment() }
        return turn
    }

    // MARK: Probes

    /// The time of an origin's probe: how it is to be made, if it is to be made.
    ///
    /// Of a definition that nobody uses any more the breaker is forgotten: a straggler finds out by itself.
    func beginProbe(_ origin: GuardedOrigin, at now: Instant) -> ClientOptions? {
        guard isNeeded() else {
            let released = state.withLock { state in
                state.breakers[origin] = nil
                return state.removeWaiters(for: origin)
            }
            report()
            for waiter in released { waiter.done(true) }
            return nil
        }
        let options: ClientOptions? = state.withLock { state in
            guard state.breakers[origin]?.breaker.beginProbe(at: now) == true else { return nil }
            return state.breakers[origin]?.options
        }
        if options != nil { report() }
        return options
    }

    /// The finding of a probe: when the next one is due, if there is one.
    ///
    /// - Parameter failure: why it found nobody; nil where it found the vendor alive.
    func probed(_ origin: GuardedOrigin, _ failure: FailureCause?, at now: Instant) -> Instant? {
        let isAlive = failure == nil
        (isAlive ? metrics.probesAlive : metrics.probesFailed).increment()
        let (until, released): (Instant?, [Waiter]) = state.withLock { state in
            if var entry = state.breakers[origin] {
                entry.breaker.probed(isAlive: isAlive, at: now)
                entry.failedProbes = isAlive ? 0 : entry.failedProbes + 1
                let isForgotten = !entry.isCentral && entry.failedProbes >= Self.fileProbesMax
                state.breakers[origin] = isForgotten ? nil : entry
            }
            if isAlive { state.watches[origin]?.heard(at: now) }
            state.lastCause = failure ?? state.lastCause
            return (state.breakers[origin]?.breaker.openUntil, state.removeWaiters(for: origin))
        }
        if isAlive {
            logger.notice("the breaker has closed", [LogField("host", .string("\(origin.host):\(origin.port)"))])
        }
        report()
        for waiter in released { waiter.done(isAlive) }
        return until
    }

    /// Has `done` told of the next probe of an origin; nil where there is none to come.
    func wait(for origin: GuardedOrigin, _ done: @escaping @Sendable (Bool) -> Void) -> Int? {
        state.withLock { state in
            guard state.override == .auto, state.breakers[origin]?.breaker.state ?? .closed != .closed else {
                return nil
            }
            state.lastWaiter += 1
            state.waiters[state.lastWaiter] = Waiter(origin: origin, done: done)
            return state.lastWaiter
        }
    }

    /// Forgets whoever waits.
    func stopWaiting(_ number: Int) { state.withLock { _ = $0.waiters.removeValue(forKey: number) } }

    /// Tells of the view, where its state is another than was told.
    private func report() {
        let changed: BreakerView? = state.withLock { state in
            let view = state.view
            guard view.state != state.reported else { return nil }
            state.reported = view.state
            return view
        }
        guard let changed else { return }
        metrics.state.set(changed.state.rank)
        observer(changed)
    }
}

extension ProviderGuards.State {
    var view: ProviderGuards.BreakerView {
        switch override {
        case .open: return .init(forced: .open)
        case .closed: return .init(forced: .closed)
        case .auto:
            var view = ProviderGuards.BreakerView()
            for entry in breakers.values where entry.isCentral {
                let breaker = entry.breaker
                view.failures = max(view.failures, breaker.failures)
                if breaker.state.rank > view.state.rank { view.state = breaker.state }
                if let until = breaker.openUntil { view.openUntil = max(until, view.openUntil ?? until) }
            }
            return view
        }
    }

    mutating func removeWaiters(for origin: GuardedOrigin) -> [ProviderGuards.Waiter] {
        let found = waiters.filter { $0.value.origin == origin }
        for number in found.keys { waiters[number] = nil }
        return Array(found.values)
    }
}

extension Breaker.State {
    /// The worse, the higher.
    fileprivate var rank: Int {
        switch self {
        case .closed: 0
        case .halfOpen: 1
        case .open: 2
        }
    }
}
