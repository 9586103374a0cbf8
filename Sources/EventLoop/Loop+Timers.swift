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

    /// Timers that wait; on the loop only.
    public var timerCount: Int { state.timers.count }
}
