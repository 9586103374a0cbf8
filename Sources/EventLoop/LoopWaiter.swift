import Kernel

/// One suspended caller that waits for a signal, for at most some time; all of it happens on one loop.
///
/// It is woken once: by the signal, by its time limit, or by the cancellation of its task.
public final class LoopWaiter: Sendable {
    @safe private struct State {
        var continuation: UnsafeContinuation<Void, Never>?
        var timer: TimerID?
        var isSignalled = false
        var isOver = false
    }

    private let loop: Loop
    private let state: LoopBound<State>

    /// Makes a waiter that nobody has signalled.
    public init(loop: Loop) {
        self.loop = loop
        state = LoopBound(unchecked: State(), loop: loop)
    }

    /// Wakes the caller, or lets it pass if it has yet to wait; on the loop only.
    public func signal() {
        state.value.isSignalled = true
        wake()
    }

    /// Suspends until the signal, the limit or cancellation, and says whether there was a signal.
    ///
    /// Once only.
    public func wait(atMost limit: Duration) async -> Bool {
        await withTaskCancellationHandler {
            await unsafe withUnsafeContinuation { continuation in
                loop.execute { [self] in unsafe begin(continuation, limit) }
            }
        } onCancel: {
            loop.execute { [self] in wake() }
        }
        return await onLoop { [self] in state.value.isSignalled }
    }

    /// Suspends until the signal, whatever becomes of the caller's task.
    ///
    /// For turns that are surely ended: a cancelled caller that looked again at once would take the loop for itself.
    /// Once only.
    public func waitForSignal() async {
        await unsafe withUnsafeContinuation { continuation in
            loop.execute { [self] in unsafe begin(continuation, nil) }
        }
    }

    /// Reads a value on the loop, going there if the caller is elsewhere.
    private func onLoop(_ body: @escaping @Sendable () -> Bool) async -> Bool {
        if loop.isCurrent { return body() }
        return await withCheckedContinuation { done in loop.execute { done.resume(returning: body()) } }
    }

    private func begin(_ continuation: UnsafeContinuation<Void, Never>, _ limit: Duration?) {
        if state.value.isOver {
            unsafe continuation.resume()
            return
        }
        unsafe state.value.continuation = continuation
        state.value.timer = limit.map { loop.schedule(after: $0) { [self] in wake() } }
    }

    private func wake() {
        state.value.isOver = true
        if let timer = state.value.timer { loop.cancel(timer) }
        state.value.timer = nil
        let continuation = unsafe state.value.continuation
        unsafe state.value.continuation = nil
        unsafe continuation?.resume()
    }
}

extension Loop {
    /// Suspends the caller for at least `duration`; returns early, without an error, when its task is cancelled.
    public func sleep(for duration: Duration) async {
        _ = await LoopWaiter(loop: self).wait(atMost: duration)
    }
}
