import EventLoop
import Store

/// A caller's change that waits until the store takes changes again.
struct HeldCommit: Sendable {
    let transaction: StoreTransaction
    let reply: StoreReply<StoreOutcome>
}

/// A change that the store has, and that it has not answered yet; on its session's loop only.
final class CommitInFlight: Sendable {
    typealias Outcome = Result<StoreOutcome, StoreError>

    private struct State {
        var outcome: Outcome?
        var reply: (@Sendable (Outcome) -> Void)?
    }

    private let state: LoopBound<State>

    init(loop: Loop) { state = LoopBound(unchecked: State(), loop: loop) }

    /// The store has answered.
    func settle(_ outcome: Outcome) {
        if let reply = state.value.reply {
            state.value.reply = nil
            reply(outcome)
        } else {
            state.value.outcome = outcome
        }
    }

    /// Waits for the answer; once only.
    func outcome() async throws(StoreError) -> StoreOutcome {
        let outcome: Outcome = await awaitReply { reply in
            if let outcome = state.value.outcome { reply(outcome) } else { state.value.reply = reply }
        }
        return try outcome.get()
    }
}
