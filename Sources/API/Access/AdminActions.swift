import Synchronization

/// The acts on the whole process that operators ask for, and that are for whoever runs it.
package final class AdminActions: Sendable {
    private let drainAction = Mutex<(@Sendable () -> Void)?>(nil)

    /// Nothing is done yet.
    package init() {}

    /// Sets what `POST /admin/drain` does: it returns at once, and may be called again.
    package func setDrain(_ action: @escaping @Sendable () -> Void) { drainAction.withLock { $0 = action } }

    /// Begins to end the process, as `SIGTERM` does.
    func drain() { drainAction.withLock { $0 }?() }
}
