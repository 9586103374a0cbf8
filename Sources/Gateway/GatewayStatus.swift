import Synchronization

/// Whether the gateway takes work, for `/readyz`.
final class GatewayStatus: Sendable {
    enum State: Int, Sendable {
        case starting
        case ready
        case draining
    }

    private let isHurrying = Atomic<Bool>(false)
    private let value = Atomic<Int>(State.starting.rawValue)

    var state: State { State(rawValue: value.load(ordering: .relaxed)) ?? .starting }
    func becomeReady() { value.store(State.ready.rawValue, ordering: .relaxed) }
    func becomeDraining() { value.store(State.draining.rawValue, ordering: .relaxed) }

    /// Callers may wait for what a provider does; once the process goes down, not for as long as they asked.
    var mayWait: Bool { !isHurrying.load(ordering: .relaxed) }
    func beginHurrying() { isHurrying.store(true, ordering: .relaxed) }
}
