import Chronology
import EventLoop
import HTTPClient
public import ProviderKit
public import RequestSigning
import Telemetry

/// The credentials of one provider on one loop: found once for all who ask, kept until shortly before they end.
///
/// On its loop only; sessions share it through ``ProviderKit/ProviderEnvironment/accounts``.
public final class SharedCredentials {
    /// How long a caller waits for somebody else's search.
    static let patience: Duration = .seconds(30)

    private let finder: CredentialFinder
    private let inputs: any CredentialInputs
    private let reach: ProviderEnvironment
    private var cache = CredentialCache()
    private var waiters: [LoopWaiter] = []
    /// The search, beside the callers: none of them takes it along when it gives up.
    ///
    /// It ends by itself, within the time limits of its requests.
    private var searching: Task<Void, Never>?
    /// Keys of the configuration are read at each use, so that a rotated secret is taken up at once.
    private let isReadAnew: Bool

    /// The credentials for services in `region`, reached as `reach` says.
    public convenience init(_ configuration: CredentialConfiguration, region: String, reach: ProviderEnvironment) {
        self.init(configuration, region: region, reach: reach, inputs: LoopInputs(reach: reach))
    }

    init(
        _ configuration: CredentialConfiguration, region: String, reach: ProviderEnvironment,
        inputs: any CredentialInputs
    ) {
        finder = CredentialFinder(
            configuration: configuration, region: region, options: reach.clientOptions, inputs: inputs)
        self.inputs = inputs
        self.reach = reach
        isReadAnew = configuration.keys != nil
    }

    /// Credentials that are good for a while yet.
    ///
    /// - Throws: why there are none; also a caller whose task is cancelled gets none.
    public func credentials() async throws(CredentialFailure) -> SigningCredentials {
        if isReadAnew { return try await finder.find() }
        while true {
            switch cache.decide(now: now) {
            case .use(let credentials): return credentials
            case .useAndAsk(let credentials):
                search()
                return credentials
            case .ask:
                search()
                try await waitForSearch()
            case .fail(let failure): throw failure
            case .wait: try await waitForSearch()
            }
        }
    }

    /// The service did not take these (`ExpiredTokenException`): the next call finds others.
    public func reject(_ credentials: SigningCredentials) { cache.reject(credentials) }

    private func waitForSearch() async throws(CredentialFailure) {
        let waiter = LoopWaiter(loop: reach.loop)
        waiters.append(waiter)
        guard await waiter.wait(atMost: Self.patience) else {
            waiters.removeAll { $0 === waiter }
            throw CredentialFailure("nobody gave credentials in time", isFinal: false)
        }
    }

    private func search() {
        let bound = LoopBound(self, loop: reach.loop)
        searching = Task(executorPreference: reach.loop.taskExecutor) { await bound.value.find() }
    }

    private func find() async {
        let result: Result<SigningCredentials, CredentialFailure>
        do throws(CredentialFailure) {
            let found = try await finder.find()
            reach.secrets.received(found.secretAccessKey)
            if let token = found.sessionToken { reach.secrets.received(token) }
            result = .success(found)
        } catch {
            reach.logger.warning("no credentials", [LogField("reason", .string(error.reason))])
            result = .failure(error)
        }
        cache.landed(result, now: now)
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.signal() }
    }

    private var now: Timestamp { Timestamp(milliseconds: inputs.now) }
}
