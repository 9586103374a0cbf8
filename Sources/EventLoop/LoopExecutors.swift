import Synchronization

/// The executor that actors of a loop are pinned to.
///
/// There are two executor objects over one line because a job must be run the way it came in: an actor's job as
/// isolated to the actor's executor, a task's as not isolated. Mixing them sends every plain `await` through the line.
public final class LoopSerialExecutor: SerialExecutor {
    private let loop = LoopReference()

    init() {}

    func bind(_ loop: Loop) { self.loop.set(loop) }

    /// Puts an actor's job into the loop's line.
    public func enqueue(_ job: consuming ExecutorJob) {
        loop.get().enqueue(.actor(UnownedJob(job)))
    }

    /// The reference that the runtime keeps.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { unsafe UnownedSerialExecutor(ordinary: self) }

    /// The calling thread is the loop's.
    public func isIsolatingCurrentContext() -> Bool? { loop.get().isCurrent }

    /// Stops the process unless the calling thread is the loop's.
    public func checkIsolated() { loop.get().checkCurrent() }
}

/// The executor that tasks of a loop prefer.
public final class LoopTaskExecutor: TaskExecutor {
    private let loop = LoopReference()

    init() {}

    func bind(_ loop: Loop) { self.loop.set(loop) }

    /// Puts a task's job into the loop's line.
    public func enqueue(_ job: consuming ExecutorJob) {
        loop.get().enqueue(.task(UnownedJob(job)))
    }

    /// The reference that the runtime keeps.
    public func asUnownedTaskExecutor() -> UnownedTaskExecutor { unsafe UnownedTaskExecutor(ordinary: self) }
}

/// A reference to the loop that owns the executor: set once, in the loop's initialiser, before anybody can call.
private final class LoopReference: Sendable {
    // Written once before the executor is visible to any other thread, read only after.
    private nonisolated(unsafe) unowned(unsafe) var loop: Loop?

    func set(_ loop: Loop) { unsafe self.loop = loop }

    func get() -> Loop {
        guard let loop = unsafe loop else { preconditionFailure("an executor is used before its loop exists") }
        return loop
    }
}
