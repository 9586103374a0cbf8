public import Kernel

extension Loop {
    /// Calls `action` on the loop once `delay` has passed, not before; on the loop only.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> TimerID {
        let state = state
        return state.timers.add(at: state.now + delay, action)
    }

    /// Calls `action` on the loop once `time` has come; on the loop only.
    @discardableResult
    public func schedule(at time: Instant, _ action: @escaping () -> Void) -> TimerID {
        state.timers.add(at: time, action)
    }

    /// Takes a timer back; `false` when it has fired or was cancelled before.
    ///
    /// On the loop only.
    @discardableResult
    public func cancel(_ timer: TimerID) -> Bool { state.timers.cancel(timer) }

    /// Moves the clock of a loop with a thread on, and the wall clock of that thread, as if so much time had passed:
    /// timers that become due by it fire in the next turn.
    ///
    /// For tests; on the loop only.
    package func skip(_ duration: Duration) {
        let state = state
        precondition(state.clock == nil, "a manual loop's time is moved by who holds it")
        let duration = max(.zero, duration)
        state.aheadNanoseconds &+= UInt64(duration.nanoseconds)
        WallClock.aheadMilliseconds += duration.milliseconds
    }

    /// Timers that wait; on the loop only.
    public var timerCount: Int { state.timers.count }
}
