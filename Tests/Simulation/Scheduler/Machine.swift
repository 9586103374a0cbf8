import CSimulated
import EventLoop
import Kernel

/// A simulated machine: one process with one loop, which can die and start again.
final class Machine {
    let name: String
    /// Its number, which its descriptors go by.
    let number: Int32
    private unowned let scheduler: Scheduler
    private var manual: ManualLoop?
    /// Something may have come for it since its last turn.
    var isAwake = false
    /// Called once its process has died in the middle of a turn.
    private var whenDead: (() -> Void)?

    init(_ name: String, number: Int32, in scheduler: Scheduler) {
        self.name = name
        self.number = number
        self.scheduler = scheduler
    }

    /// The loop of the process that runs; nil while none does.
    var loop: Loop? { manual?.loop }

    /// Starts a process that has nothing to do yet.
    func start() throws(SystemError) -> Loop {
        tl_simulation_enter(number)
        let manual = try ManualLoop(seed: scheduler.nextSeed(), readsFiles: true)
        manual.setTime(scheduler.now)
        self.manual = manual
        return manual.loop
    }

    /// Does something as the process.
    func perform<Answer, Failure: Error>(_ body: (Loop) throws(Failure) -> Answer) throws(Failure) -> Answer? {
        guard let loop else { return nil }
        tl_simulation_enter(number)
        isAwake = true
        return try body(loop)
    }

    /// The process dies, between two steps of whatever it was doing: its connections are closed by the kernel, nothing
    /// of it runs again.
    func die() {
        tl_simulation_kill(number)
        manual = nil
        whenDead = nil
    }

    /// Lets the process die in the middle of a turn, with so many further steps that others can notice.
    ///
    /// - Parameter whenDead: called behind that turn; has to let it ``die()``.
    func die(afterSteps steps: Int, whenDead: @escaping () -> Void) {
        guard manual != nil else { return }
        tl_simulation_die_after(number, steps)
        self.whenDead = whenDead
    }

    /// Takes ``die(afterSteps:whenDead:)`` back.
    func spare() {
        tl_simulation_die_after(number, 0)
        whenDead = nil
    }

    var nextTimer: Instant? { manual?.nextTimer }

    /// A timer that is due wakes it.
    func setTime(_ time: Instant) {
        manual?.setTime(time)
        if let nextTimer, nextTimer <= time { isAwake = true }
    }

    /// One turn; another one follows as long as there was anything to do.
    func turn() {
        tl_simulation_enter(number)
        isAwake = manual?.turn() ?? false
        if tl_simulation_is_dead(number) != 0, let whenDead {
            isAwake = false
            whenDead()
        }
    }
}
