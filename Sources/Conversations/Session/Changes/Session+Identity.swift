import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// The telling of who an anonymous user has become, as far as this process has come with it.
struct IdentityDelivery: Sendable {
    /// The pauses between tries, where the vendor asks for none.
    static let pauses: ClosedRange<Duration> = .seconds(10) ... .seconds(300)
    /// The shortest pause that a vendor may ask for.
    static let pauseMin: Duration = .seconds(1)

    /// The generation of the provider session that is being told; nil while none is.
    var generation: Int?
    /// The pauses since the first try.
    var backoff = Backoff()
    /// The timer of the next try.
    var retry: TimerID?
    /// Readers know that the provider did not take it.
    var isFailurePublished = false
}

/// An anonymous user who has become known, as the provider is told of it.
extension Session {
    /// Tells the provider which user its anonymous one has become, in the background, where it wants to know.
    func sendIdentity() {
        guard document.identity == .untold, let provider, providerLink.isUp else { return }
        guard let providerSession = providerLink.open((any IdentifySession).self) else { return settleIdentity(.none) }
        let generation = providerLink.generation
        guard identityDelivery.generation != generation else { return }
        identityDelivery.generation = generation
        if let timer = identityDelivery.retry { environment.loop.cancel(timer) }
        identityDelivery.retry = nil
        let user = document.user
        let vendorUserID = provider.vendorUserID(app: app, userID: user.id)
        Task(executorPreference: environment.loop.taskExecutor) {
            await self.identify(user, vendorUserID, providerSession, generation)
        }
    }

    /// A provider that does not take it is told again, at the latest when its provider session opens the next time.
    private func identify(
        _ user: UserProfile, _ vendorUserID: String, _ providerSession: any IdentifySession, _ generation: Int
    ) async {
        let outcome: Result<Void, ProviderFailure>
        do throws(ProviderFailure) {
            outcome = .success(try await providerSession.identify(user, vendorUserID: vendorUserID))
        } catch {
            outcome = .failure(error)
        }
        if identityDelivery.generation == generation { identityDelivery.generation = nil }
        if case .failure(let failure) = outcome { return identityNotTaken(failure) }
        settleIdentity(.notified)
        // From now on its calls may name either.
        guard providerLink.open((any HookSession).self) != nil else { return }
        enlistForHooks()
        readPendingHooks()
    }

    /// Readers are told once; what surely did not arrive is tried again with growing pauses, while the session lives.
    private func identityNotTaken(_ failure: ProviderFailure) {
        environment.parts.logger.warning(
            "a provider has not taken who the user is",
            [LogField("session", .describing(id)), LogField("kind", .string(failure.kind.rawValue))])
        guard machine.isLive, document.identity == .untold else { return }
        if !identityDelivery.isFailurePublished {
            identityDelivery.isFailurePublished = true
            let problem = ProviderEventData.problem(masked(failure), provider: providerName, words)
            commitSurely([], [event(EventType.error, problem, isPassive: true)])
        }
        guard failure.isRetryable, failure.kind != .timedOut, identityDelivery.retry == nil else { return }
        let usual = identityDelivery.backoff.next(in: IdentityDelivery.pauses)
        let pause = failure.retryAfter.map { max($0, IdentityDelivery.pauseMin) } ?? usual
        identityDelivery.retry = environment.loop.schedule(after: pause) { [self] in
            assumeIsolated { session in
                session.identityDelivery.retry = nil
                session.sendIdentity()
            }
        }
    }

    /// Nothing is to be told any more; shown with `session.updated`.
    private func settleIdentity(_ notice: IdentityNotice) {
        guard document.identity == .untold else { return }
        if notice == .notified { machine.noteIdentityNotified() }
        guard machine.isLive else { return }
        change(EventType.sessionUpdated, isPassive: true) {
            $0.identity = notice
        } telling: {
            $0.json.encoded()
        }
    }
}
