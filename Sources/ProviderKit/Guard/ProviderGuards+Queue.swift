import HTTPClient
import Kernel
import Synchronization
import Telemetry

/// Calls that wait, or are refused, while their vendor seems to hang and another provider stands by (``AnswerWatch``).
extension ProviderGuards {
    /// A call that waits until more is known of its origin.
    struct QueuedCall {
        var origin: GuardedOrigin
        /// Tells it to ask again, on whatever thread the news came.
        var signal: @Sendable () -> Void
    }

    /// The answer to a call behind which another provider stands.
    enum QueueTurn {
        /// It goes out, and its end has to be told.
        case go
        /// It waits under a number, and asks again when it is signalled, and at this time at the latest.
        case wait(number: Int, until: Instant)
        /// It goes on to the provider behind.
        case refused(after: Duration)
    }

    /// Origins that are watched at a time; calls to others go out unwatched.
    private static let watchesMax = 256

    /// A call to an origin wants to go out, with its breaker closed.
    ///
    /// - Parameter id: the call's own, by which it ends.
    func turn(
        of id: String, at origin: GuardedOrigin, at now: Instant, signal: @escaping @Sendable () -> Void
    ) -> QueueTurn {
        let turn: QueueTurn = state.withLock { state in
            // Where no breaker can open, everything goes through, whatever comes of it.
            guard state.override == .auto, policy.failuresToOpen > 0 else { return .go }
            if state.watches[origin] == nil, state.watches.count >= Self.watchesMax {
                state.watches = state.watches.filter { !$0.value.isIdle }
                guard state.watches.count < Self.watchesMax else { return .go }
            }
            switch state.watches[origin, default: AnswerWatch()].begin(id, at: now) {
            case .go: return .go
            case .refused: return .refused(after: Breaker.shortestWait)
            case .wait(let until):
                state.lastWaiter += 1
                state.queue[state.lastWaiter] = QueuedCall(origin: origin, signal: signal)
                return .wait(number: state.lastWaiter, until: until)
            }
        }
        if case .refused = turn { metrics.refusedByBreaker.increment() }
        return turn
    }

    /// A queued call waits no longer.
    func stopWaitingForTurn(_ number: Int) { state.withLock { _ = $0.queue.removeValue(forKey: number) } }

    /// A call has ended, or is made again, with this sign of life; whether its vendor is to be taken for gone.
    @discardableResult
    func noteSign(_ sign: AnswerWatch.Sign, of call: ProviderCall, from origin: GuardedOrigin, at now: Instant) -> Bool
    {
        let limit = min(call.options.timeouts.connect, call.options.timeouts.firstByte)
        let hangs: Bool? = state.withLock {
            $0.watches[origin]?.ended(call.context.requestID, sign, limit: limit, at: now)
        }
        if hangs == false { releaseQueue(of: origin) }
        return hangs ?? false
    }

    /// Has all who wait for news of an origin ask again.
    func releaseQueue(of origin: GuardedOrigin) {
        let released: [QueuedCall] = state.withLock { state in
            guard !state.queue.isEmpty else { return [] }
            let found = state.queue.filter { $0.value.origin == origin }
            for number in found.keys { state.queue[number] = nil }
            // In the order in which they came.
            return found.sorted { $0.key < $1.key }.map(\.value)
        }
        for call in released { call.signal() }
    }
}
