import Synchronization

/// Whether the process takes work, for `/readyz`.
package final class ProcessStatus: Sendable {
    package enum State: Int, Sendable {
        case starting
        case ready
        case draining
    }

    private let isHurrying = Atomic<Bool>(false)
    private let value = Atomic<Int>(State.starting.rawValue)

    init() {}

    package var state: State { State(rawValue: value.load(ordering: .relaxed)) ?? .starting }
    package func becomeReady() { value.store(State.ready.rawValue, ordering: .relaxed) }
    package func becomeDraining() { value.store(State.draining.rawValue, ordering: .relaxed) }

    /// Callers may wait for what a provider does; once the process goes down, not for as long as they asked.
    var mayWait: Bool { !isHurrying.load(ordering: .relaxed) }
    package func beginHurrying() { isHurrying.store(true, ordering: .relaxed) }
}
