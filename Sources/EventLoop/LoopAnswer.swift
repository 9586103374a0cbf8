/// One suspended caller that gets one answer, given on a loop; the first answer counts.
public final class LoopAnswer<Answer: Sendable>: Sendable {
    @safe private struct State {
        var continuation: UnsafeContinuation<Answer, Never>?
        var answer: Answer?
    }

    private let loop: Loop
    private let state: LoopBound<State>

    /// Makes a place for an answer that nobody has given.
    public init(loop: Loop) {
        self.loop = loop
        state = LoopBound(unchecked: State(), loop: loop)
    }

    /// Gives the answer, also before anybody waits for it; on the loop only.
    public func give(_ answer: Answer) {
        guard state.value.answer == nil else { return }
        state.value.answer = answer
        let continuation = unsafe state.value.continuation
        unsafe state.value.continuation = nil
        unsafe continuation?.resume(returning: answer)
    }

    /// Suspends until there is an answer.
    ///
    /// Once only; from anywhere.
    public func wait() async -> Answer {
        await unsafe withUnsafeContinuation { continuation in
            if loop.isCurrent {
                unsafe begin(continuation)
            } else {
                loop.execute { [self] in unsafe begin(continuation) }
            }
        }
    }

    private func begin(_ continuation: UnsafeContinuation<Answer, Never>) {
        if let answer = state.value.answer {
            unsafe continuation.resume(returning: answer)
        } else {
            unsafe state.value.continuation = continuation
        }
    }
}
