import Synchronization

/// Whether the gateway takes work, for `/readyz`.
final class GatewayStatus: Sendable {
    enum State: Int, Sendable {
        case starting
        case ready
        case draining
    }

    private let value = Atomic<Int>(State.starting.rawValue)

    var state: State { State(rawValue: value.load(ordering: .relaxed)) ?? .starting }
    func becomeReady() { value.store(State.ready.rawValue, ordering: .relaxed) }
    func becomeDraining() { value.store(State.draining.rawValue, ordering: .relaxed) }
}
