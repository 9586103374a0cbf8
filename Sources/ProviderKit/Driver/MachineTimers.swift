public import EventLoop
public import Kernel

/// The timers that a state machine has asked for, at most one of each kind; on their loop only.
///
/// A machine names its timers and the driver performs them: a timer that is started takes the place of the one of its
/// kind that runs, and one that has fired is gone before anybody is told. Few run at a time, so they stand in a list.
public final class MachineTimers<Kind: Equatable> {
    @usableFromInline let loop: Loop
    @usableFromInline var running: [(kind: Kind, timer: TimerID)] = []

    /// No timer runs; on any thread.
    @inlinable public init(on loop: Loop) { self.loop = loop }

    /// Calls `fired` once `delay` has passed, unless the timer is stopped or started anew before.
    @inlinable
    public func start(_ kind: Kind, after delay: Duration, _ fired: @escaping () -> Void) {
        start(kind, at: loop.now + delay, fired)
    }

    /// Calls `fired` once `time` has come, unless the timer is stopped or started anew before.
    @inlinable
    public func start(_ kind: Kind, at time: Instant, _ fired: @escaping () -> Void) {
        stop(kind)
        let timer = loop.schedule(at: time) { [self] in
            remove(kind)
            fired()
        }
        running.append((kind, timer))
        assert(running.count { $0.kind == kind } == 1)
    }

    /// Takes the timer of a kind back, if it runs.
    @inlinable
    public func stop(_ kind: Kind) {
        if let timer = remove(kind) { loop.cancel(timer) }
        assert(!isRunning(kind))
    }

    /// Takes all timers back.
    @inlinable
    public func stopAll() {
        for (_, timer) in running { loop.cancel(timer) }
        running = []
    }

    /// The timer of a kind was started, and has neither fired nor been stopped.
    @inlinable
    public func isRunning(_ kind: Kind) -> Bool { running.contains { $0.kind == kind } }

    @inlinable
    @discardableResult
    func remove(_ kind: Kind) -> TimerID? {
        running.firstIndex { $0.kind == kind }.map { running.remove(at: $0).timer }
    }
}
