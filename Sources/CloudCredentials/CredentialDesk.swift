import Chronology
import EventLoop
import HTTPClient
import Kernel
public import ProviderKit
public import RequestSigning
import Telemetry

/// The credentials of one provider on one loop: found once for all who ask, kept until shortly before they end.
///
/// On its loop only; sessions share it through ``ProviderKit/ProviderReach/links``.
public final class CredentialDesk {
    /// How long a caller waits for somebody else's search.
    static let patience: Duration = .seconds(30)

    private let finder: CredentialFinder
    private let reach: ProviderReach
    private var cache = CredentialCache()
    private var waiters: [LoopWaiter] = []
    /// The search beside the callers; it ends by itself, within the time limits of its requests.
    private var refreshing: Task<Void, Never>?
    /// Keys of the configuration are read at each use, so that a rotated secret is taken up at once.
    private let isReadAnew: Bool

    /// A desk for services in `region`, reached as `reach` says.
    public init(_ configuration: CredentialConfiguration, region: String, reach: ProviderReach) {
        finder = CredentialFinder(
            configuration: configuration, region: region, options: reach.clientOptions,
            world: ReachedWorld(reach: reach))
        self.reach = reach
        isReadAnew = configuration.keys != nil
    }

    /// Credentials that are good for a while yet.
    public func credentials() async throws(CredentialFailure) -> SigningCredentials {
        if isReadAnew { return try await finder.find() }
        while true {
            switch cache.decide(now: Self.now) {
            case .use(let credentials): return credentials
            case .useAndAsk(let credentials):
                refresh()
                return credentials
            case .ask: return try await ask().get()
            case .fail(let failure): throw failure
            case .wait:
                let waiter = LoopWaiter(loop: reach.loop)
                waiters.append(waiter)
                guard await waiter.wait(atMost: Self.patience) else {
                    waiters.removeAll { $0 === waiter }
                    throw CredentialFailure("nobody gave credentials in time", isFinal: false)
                }
            }
        }
    }

    /// The service did not take these (`ExpiredTokenException`): the next call finds others.
    public func reject(_ credentials: SigningCredentials) { cache.reject(credentials) }

    private func refresh() {
        let bound = LoopBound(self, loop: reach.loop)
        refreshing = Task(executorPreference: reach.loop.taskExecutor) { _ = await bound.value.ask() }
    }

    private func ask() async -> Result<SigningCredentials, CredentialFailure> {
        let result: Result<SigningCredentials, CredentialFailure>
        do throws(CredentialFailure) {
            result = .success(try await finder.find())
        } catch {
            reach.logger.warning("no credentials", [LogField("reason", .string(error.reason))])
            result = .failure(error)
        }
        cache.landed(result, now: Self.now)
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.signal() }
        return result
    }

    private static var now: Timestamp { Timestamp(milliseconds: WallClock.milliseconds) }
}
