import Kernel
import Store
import Synchronization

/// The trouble of a store with what it is asked: some questions are refused, or all of one kind.
///
/// On one thread, though the store may be asked on any.
final class StoreTrouble: Sendable {
    private struct State {
        /// The names of all questions so far, in the order in which they first came.
        var kinds: [String] = []
        /// The kind that is refused; nil where chance alone decides.
        var kind: String?
        /// The part of all questions that is refused, 0 to 1.
        var share = 0.0
        var chance: SplitMix64
    }

    private let state: Mutex<State>

    init(seed: UInt64) { state = Mutex(State(chance: SplitMix64(seed: seed))) }

    /// Refuses a part of the questions from now on: of all, or of one kind of those that came up so far.
    func begin(share: Double, ofOneKind: Bool) {
        state.withLock { state in
            state.share = share
            state.kind = ofOneKind ? state.kinds.randomElement(using: &state.chance) : nil
        }
    }

    /// Refuses nothing any more.
    func end() { state.withLock { $0.share = 0 } }

    /// The word against a question; nil where it is put.
    func refusal(of question: StaticString) -> StoreError? {
        let name = question.description
        return state.withLock { state in
            if !state.kinds.contains(name) { state.kinds.append(name) }
            guard state.share > 0, state.kind == nil || state.kind == name else { return nil }
            guard Double.random(in: 0..<1, using: &state.chance) < state.share else { return nil }
            return Bool.random(using: &state.chance) ? .overloaded : .inputOutput(code: 266, cause: "a read failed")
        }
    }
}
