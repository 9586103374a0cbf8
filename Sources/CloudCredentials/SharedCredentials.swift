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
    private let environment: ProviderEnvironment
    private var cache = CredentialCache()
    /// The search; its end is that of its requests, within their time limits.
    private let search: SingleFlight
    /// Keys of the configuration are read at each use, so that a rotated secret is taken up at once.
    private let isReadAnew: Bool

    /// The credentials for services in `region`, reached as `environment` says.
    public convenience init(_ configuration: CredentialConfiguration, region: String, environment: ProviderEnvironment)
    {
        self.init(configuration, region: region, environment: environment, inputs: LoopInputs(environment: environment))
    }

    init(
        _ configuration: CredentialConfiguration, region: String, environment: ProviderEnvironment,
        inputs: any CredentialInputs
    ) {
        var options = environment.client.options
        // The token service is none of the hosts that pins and our certificate are for; its address is put together of
        // the configuration and nothing else.
        options.tls = options.tls.elsewhere(caFile: options.tls.caFile)
        options.egress?.source = .configuration
        finder = CredentialFinder(
            configuration: configuration, region: region, options: options, inputs: inputs)
        self.inputs = inputs
        self.environment = environment
        search = SingleFlight(loop: environment.loop)
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
                beginSearch()
                return credentials
            case .ask:
                beginSearch()
                try await waitForSearch()
            case .fail(let failure): throw failure
            case .wait: try await waitForSearch()
            }
        }
    }

    /// The service did not take these (`ExpiredTokenException`): the next call finds others.
    public func reject(_ credentials: SigningCredentials) { cache.reject(credentials) }

    private func waitForSearch() async throws(CredentialFailure) {
        guard await search.wait(atMost: Self.patience) else {
            throw CredentialFailure("nobody gave credentials in time", isFinal: false)
        }
    }

    private func beginSearch() {
        let bound = LoopBound(self, loop: environment.loop)
        search.begin { await bound.value.find() }
    }

    private func find() async {
        let result: Result<SigningCredentials, CredentialFailure>
        do throws(CredentialFailure) {
            let found = try await finder.find()
            environment.secrets.received(found.secretAccessKey)
            if let token = found.sessionToken { environment.secrets.received(token) }
            result = .success(found)
        } catch {
            environment.logger.warning("no credentials", [LogField("reason", .string(error.reason))])
            result = .failure(error)
        }
        cache.landed(result, now: now)
    }

    private var now: Timestamp { Timestamp(milliseconds: inputs.now) }
}
