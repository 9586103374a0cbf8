import ProviderKit

/// The attempts at one call: how long it may wait, and when it goes out again (`PROTOCOL.md`, sections 3.3 and 24).
///
/// No input or output and no clock.
struct CCAIAttempts: Sendable {
    /// The step behind a failure.
    enum Step: Hashable, Sendable {
        /// Once more, after so long.
        case again(after: Duration)
        /// The call has failed.
        case giveUp(CCAIFailure)
    }

    /// How long a call stands in line, and waits because the platform is asked too often, in all.
    static let patienceMax: Duration = .seconds(30)
    /// The first pause behind 429 without a word of how long; doubled for each further one.
    static let throttledPauses: ClosedRange<Duration> = .seconds(1)...(.seconds(16))
    /// Repeats behind other failures, and the pauses before them.
    static let repeatsMax = 3
    static let failedPauses: ClosedRange<Duration> = .milliseconds(500)...(.seconds(2))
    /// The part of a pause by which it may be longer, so that those who failed together do not come back together.
    static let jitterMax = 0.25

    private let isRepeatable: Bool
    private let mayTryAgain: Bool
    /// How much longer it may wait.
    private(set) var patience = CCAIAttempts.patienceMax
    /// An attempt may have arrived.
    private(set) var mayHaveArrived = false
    private var repeats = 0
    private var throttled = Backoff()

    /// No attempt was made yet.
    ///
    /// - Parameter mayTryAgain: not while another provider stands by.
    init(_ operation: CCAIOperation, mayTryAgain: Bool = true) {
        isRepeatable = operation.isRepeatable
        self.mayTryAgain = mayTryAgain
    }

    /// It has stood in line for so long.
    mutating func waited(_ time: Duration) {
        assert(time >= .zero, "Time does not run backwards.")
        patience -= time
    }

    /// Its turn would come after so long, which is too late.
    func crowded(_ wait: Duration) -> CCAIFailure { CCAIFailure.crowded(wait).after(mayHaveArrived: mayHaveArrived) }

    /// An attempt has failed.
    ///
    /// - Parameter random: 0 to 1, for the length of the pause.
    mutating func failed(_ failure: CCAIFailure, random: Double) -> Step {
        assert((0...1).contains(random), "A part of the jitter.")
        mayHaveArrived = mayHaveArrived || failure.mayHaveArrived
        let outcome = failure.after(mayHaveArrived: mayHaveArrived)
        guard mayTryAgain else { return .giveUp(outcome) }
        let stretch = 1 + Self.jitterMax * random
        if failure.kind == .throttled {
            let asked = retryAfter(failure)
            // A pause that is asked for is kept whole or not at all; the last of our own is what is left.
            guard patience > .zero, (asked ?? .zero) <= patience else { return .giveUp(outcome) }
            let pause = min((asked ?? throttled.next(in: Self.throttledPauses)) * stretch, patience)
            patience -= pause
            return .again(after: pause)
        }
        // The platform wants the same not to be asked again so soon, and the caller has a time of its own for that.
        guard failure.isTransient, failure.kind != .tooSoon, !failure.isHeldBack,
            isRepeatable || !mayHaveArrived, repeats < Self.repeatsMax
        else { return .giveUp(outcome) }
        repeats += 1
        let pause = Backoff.pause(afterFailure: repeats, in: Self.failedPauses)
        assert(repeats <= Self.repeatsMax)
        return .again(after: pause * stretch)
    }

    private func retryAfter(_ failure: CCAIFailure) -> Duration? {
        guard case .fault(let fault) = failure.last else { return nil }
        // A pause of nothing would be a storm.
        return fault.retryAfter.map { max($0, .milliseconds(100)) }
    }
}
