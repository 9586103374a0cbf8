package import EventLoop
import Kernel
package import Store
import Synchronization
import Telemetry

/// Knows whether the store takes changes and has room: from what became of the last ones, and, where there were none
/// for a while, from a probe that writes.
package final class StoreWatch: Sendable {
    /// The condition of the store, as far as it is known.
    package struct Condition: Sendable {
        /// Why it takes no changes; nil while it does.
        package var failure: StoreError?
        /// It has not answered in time.
        package var isSilent = false
        /// Bytes that are left on its disk; nil where nobody knows.
        package var freeBytes: Int?
    }

    /// How long a change that was written proves that others can be.
    static let freshness: Duration = .seconds(5)
    /// How often it is asked at most, however often somebody wants to know.
    static let pause: Duration = .seconds(1)
    /// How long an answer may take.
    static let patience: Duration = .seconds(3)

    private struct State {
        var failure: StoreError?
        var isSilent = false
        var freeBytes: Int?
        var askedAt: Instant?
    }

    private let store: any Store
    private let logger: Logger
    private let state = Mutex(State())
    /// Read at each commit, so that only the first good one after a bad one takes the lock.
    private let isFailing = Atomic<Bool>(false)
    /// When a change was written last, in nanoseconds.
    private let writtenAt = Atomic<UInt64>(0)

    init(_ store: any Store, _ logger: Logger) {
        self.store = store
        self.logger = logger
    }

    /// Learns what became of a change; on any thread.
    func took(_ result: Result<StoreOutcome, StoreError>, at now: Instant) {
        switch result {
        case .success:
            writtenAt.store(now.nanoseconds, ordering: .relaxed)
            if isFailing.load(ordering: .relaxed) { settle(nil) }
        case .failure(let error): failed(error)
        }
    }

    /// The condition that is known now; asks the store first where that is not enough.
    ///
    /// On `loop`.
    package func condition(on loop: Loop) async -> Condition {
        let now = loop.now
        let isDue = state.withLock { state in
            let isDue = state.askedAt.map { now >= $0 + Self.pause } ?? true
            if isDue { state.askedAt = now }
            return isDue
        }
        if isDue { await ask(on: loop) }
        return state.withLock { Condition(failure: $0.failure, isSilent: $0.isSilent, freeBytes: $0.freeBytes) }
    }

    private func ask(on loop: Loop) async {
        let age = loop.now.nanoseconds &- writtenAt.load(ordering: .relaxed)
        let isProved =
            !isFailing.load(ordering: .relaxed) && writtenAt.load(ordering: .relaxed) > 0
            && age < UInt64(clamping: Self.freshness.nanoseconds)
        let waiter = LoopWaiter(loop: loop)
        store.probe(writes: !isProved, replyTo: loop) { [self] result in
            switch result {
            case .success(let room):
                state.withLock { state in
                    state.freeBytes = room.freeBytes
                    state.isSilent = false
                }
                if !isProved {
                    writtenAt.store(loop.now.nanoseconds, ordering: .relaxed)
                    settle(nil)
                }
            case .failure(let error):
                state.withLock { $0.isSilent = false }
                failed(error)
            }
            waiter.signal()
        }
        if await !waiter.wait(atMost: Self.patience) { state.withLock { $0.isSilent = true } }
    }

    private func failed(_ error: StoreError) {
        switch error {
        // These say nothing about the disk.
        case .overloaded, .sealBroken: return
        // One before it failed, and says nothing to us: whoever wants to know has to try.
        case .outOfTurn: writtenAt.store(0, ordering: .relaxed)
        case .full, .inputOutput, .corrupt, .locked, .closed, .tooNew, .cannotOpen, .failed: settle(error)
        }
    }

    /// Keeps the news, and says it once.
    private func settle(_ failure: StoreError?) {
        let before = state.withLock { state in
            defer { state.failure = failure }
            return state.failure
        }
        isFailing.store(failure != nil, ordering: .relaxed)
        switch (before, failure) {
        case (nil, let failure?):
            logger.error("the store takes no changes", [LogField("error", .string("\(failure)"))])
        case (.some, nil): logger.notice("the store takes changes again")
        case (.some, .some), (nil, nil): break
        }
    }
}
