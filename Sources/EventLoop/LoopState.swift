public import Kernel

/// Told when a watched descriptor turns readable or writable.
public protocol ReadinessHandler: AnyObject {
    /// Called on the loop; may end any watch, its own included.
    func ready(_ readiness: Readiness)
}

/// The state that only the loop's thread touches.
final class LoopState {
    static let wakeTag = UInt64.max

    struct Slot {
        var generation: UInt32 = 0
        var handler: (any ReadinessHandler)?
    }

    var ready: [LoopJob] = []
    var running: [LoopJob] = []
    var endOfTurn: [() -> Void] = []
    var finishing: [() -> Void] = []
    var slots: [Slot] = []
    var watched = 0
    var timers = TimerHeap()
    var poller: Poller
    var now: Instant
    let clock: ManualClock?
    /// Nanoseconds by which the clock runs ahead of the machine's, where there is no manual one (``Loop/skip(_:)``).
    var aheadNanoseconds: UInt64 = 0
    var statistics = LoopStatistics()

    init(clock: ManualClock?) throws(SystemError) {
        poller = try Poller(batch: 512)
        self.clock = clock
        now = clock?.now ?? .now
    }

    /// Lets go of all that waits, once nothing will run it.
    func forget() {
        slots.removeAll()
        ready.removeAll()
        endOfTurn.removeAll()
        timers = TimerHeap()
    }

    /// The present moment of the loop's clock.
    var present: Instant { clock?.now ?? Instant(nanoseconds: Instant.now.nanoseconds &+ aheadNanoseconds) }

    func readClock() { now = present }

    /// Hands the `count` answers of the last wait to their handlers.
    ///
    /// A tag carries descriptor and generation, so an answer for a closed and reused descriptor is dropped.
    func dispatch(_ count: Int, wake: borrowing FileDescriptor) {
        for i in 0..<count {
            let answer = poller[i]
            if answer.tag == Self.wakeTag {
                wake.drainNotifications()
                continue
            }
            let fd = Int(answer.tag & 0xffff_ffff)
            guard fd < slots.count, slots[fd].generation == UInt32(answer.tag >> 32), let handler = slots[fd].handler
            else { continue }
            statistics.events &+= 1
            handler.ready(answer)
        }
    }

    /// Calls every timer that is due; those added meanwhile wait for the next turn.
    ///
    /// Without that a timer that sets itself again for a time that has passed would keep the loop for ever.
    func fireTimers() {
        let mark = timers.mark
        while let action = timers.popDue(at: now, addedBy: mark) {
            statistics.events &+= 1
            action()
        }
    }
}

/// The statistics of a loop's work so far.
public struct LoopStatistics: Sendable {
    /// Turns made.
    public var turns = 0
    /// Jobs run.
    public var jobs = 0
    /// Descriptors that were ready and timers that were due.
    public var events = 0
    /// The longest turn since it was last asked for.
    public var longestTurn: Duration = .zero
}
