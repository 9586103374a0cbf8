import API
import EventLoop

/// Reloads one after the other; whoever asks while one is under way gets the outcome of the next, with all others who
/// have asked by then.
///
/// A hundred hang-ups in a row are two reloads.
final class ReloadQueue: Sendable {
    typealias Answer = @Sendable (ReloadOutcome) -> Void

    private struct State {
        var isUnderWay = false
        var waiting: [Answer] = []
        var reload: ((@escaping Answer) -> Void)?
    }

    private let main: Loop
    private let state: LoopBound<State>

    init(main: Loop) {
        self.main = main
        state = LoopBound(unchecked: State(), loop: main)
    }

    /// Sets what reloads; on the main loop, once.
    ///
    /// - Parameter reload: begins, and calls its argument on the main loop with the outcome.
    func use(_ reload: @escaping (@escaping Answer) -> Void) { state.value.reload = reload }

    /// Asks for a reload that begins after this; may be called on any thread.
    func ask(_ done: @escaping Answer = { _ in }) {
        main.execute { [self] in
            state.value.waiting.append(done)
            if !state.value.isUnderWay { begin() }
        }
    }

    private func begin() {
        let waiting = state.value.waiting
        state.value.waiting = []
        guard let reload = state.value.reload else {
            for done in waiting { done(.goingDown) }
            return
        }
        state.value.isUnderWay = true
        reload { [self] outcome in
            for done in waiting { done(outcome) }
            state.value.isUnderWay = false
            if !state.value.waiting.isEmpty { begin() }
        }
    }
}

extension OperatorCalls {
    /// The calls that the service answers.
    init(_ reloads: ReloadQueue) {
        self.init()
        reload = {
            await withCheckedContinuation { done in reloads.ask { done.resume(returning: $0) } }
        }
    }
}
