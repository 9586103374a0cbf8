import Chronology
import Configuration
import Crypto
import EventLoop
import HTTPClient
import Kernel
import ProviderKit
import RequestSigning
import Synchronization
import Telemetry
import Testing
import Transport

@testable import CloudCredentials

/// Variables and files as they are at the moment, read in the next turn of the loop.
final class Surroundings: ProviderSecrets {
    private struct State {
        var variables: [String: String] = [:]
        var files: [String: String] = [:]
    }

    private let state = Mutex(State())

    func set(_ variables: [String: String]) { state.withLock { $0.variables.merge(variables) { $1 } } }

    func write(_ path: String, _ text: String) { state.withLock { $0.files[path] = text } }

    func read(
        _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        let result: Result<String, ConfigurationError>
        do throws(ConfigurationError) {
            result = .success(try secret.resolve(in: environment))
        } catch {
            result = .failure(error)
        }
        loop.execute { done(result) }
    }

    private var environment: ConfigurationEnvironment {
        ConfigurationEnvironment(
            readFile: { [self] path throws(ConfigurationError) in
                guard let text = state.withLock({ $0.files[path] }) else {
                    throw .unreadableFile(path: path, reason: "not here")
                }
                return Array(text.utf8)
            }, variable: { [self] name in state.withLock { $0.variables[name] } })
    }
}

/// The real inputs of a loop, by the loop's clock.
private struct ClockedInputs: CredentialInputs {
    let reached: LoopInputs
    let start: Instant

    var now: Int64 { CredentialRig.start.milliseconds + (reached.environment.loop.now - start).milliseconds }

    func variable(_ name: String) async -> String? { await reached.variable(name) }
    func secret(_ secret: Secret) async -> String? { await reached.secret(secret) }
    func file(_ path: String) async -> String? { await reached.file(path) }
    func send(
        _ operation: ProviderOperation, _ request: ClientRequest
    ) async throws(ClientError) -> (status: UInt16, body: [UInt8]) {
        try await reached.send(operation, request)
    }
}

extension Duration {
    fileprivate var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}

/// The credentials that ask services over loopback, with everything on one loop whose clock the test moves.
final class CredentialRig {
    typealias Found = Result<SigningCredentials, CredentialFailure>

    static let start = Timestamp(milliseconds: 1_772_366_400_000)

    let manual: ManualLoop
    let services: CredentialServices
    let surroundings = Surroundings()
    let log = MemorySink()
    let credentials: SharedCredentials
    private let client: Client
    private let begun: Instant

    /// - Parameter source: which service the credentials are told to ask; the address of its service comes from us.
    init(
        _ source: CredentialConfiguration.Source, keys: CredentialConfiguration.Keys? = nil,
        options: ClientOptions = ClientOptions()
    ) throws {
        manual = try ManualLoop()
        let loop = manual.loop
        begun = loop.now
        services = try CredentialServices(loop)
        let port = services.port
        client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: options, operations: SharedCredentials.operations),
            secrets: surroundings,
            logger: Logger(label: "credentials", output: LogOutput(sink: log, level: .debug) { .epoch }))
        var configuration = CredentialConfiguration()
        configuration.source = source
        configuration.keys = keys
        let inputs = ClockedInputs(reached: LoopInputs(environment: environment), start: begun)
        credentials = SharedCredentials(configuration, region: "eu-west-2", environment: environment, inputs: inputs)
        surroundings.set([
            "AWS_EC2_METADATA_SERVICE_ENDPOINT": "http://127.0.0.1:\(port)/",
            "AWS_ENDPOINT_URL_STS": "http://127.0.0.1:\(port)/sts", "AWS_ROLE_ARN": "arn:aws:iam::1:role/r",
            "HOME": "/srv",
        ])
        switch source {
        case .container:
            surroundings.set(["AWS_CONTAINER_CREDENTIALS_FULL_URI": "http://127.0.0.1:\(port)/v1/credentials"])
        case .webIdentity:
            surroundings.set(["AWS_WEB_IDENTITY_TOKEN_FILE": "/run/token"])
            surroundings.write("/run/token", "eyJ.first\n")
        case .automatic, .environment, .sharedFile, .instance: break
        }
    }

    /// Ends everything, so that nothing is left for the leak sanitizer to find.
    deinit {
        client.close()
        services.stop()
        run { client.connectionCount == 0 }
    }

    /// The time by their clock.
    var now: Timestamp { Self.start + (manual.loop.now - begun) }

    // MARK: Asking

    /// Begins to ask as so many sessions at once.
    func begin(_ count: Int = 1) -> [(answer: LoopBound<Found?>, task: Task<Void, Never>)] {
        let credentials = LoopBound(credentials, loop: manual.loop)
        return (0..<count).map { _ in
            let answer = LoopBound(Found?.none, loop: manual.loop)
            let task = Task(executorPreference: manual.loop.taskExecutor) {
                do throws(CredentialFailure) {
                    answer.value = .success(try await credentials.value.credentials())
                } catch {
                    answer.value = .failure(error)
                }
            }
            return (answer, task)
        }
    }

    /// Asks once and waits, at the present time, for what comes.
    func ask() throws -> Found {
        let asked = begin()[0].answer
        run { asked.value != nil }
        return try #require(asked.value)
    }

    func keys() throws -> SigningCredentials { try ask().get() }

    // MARK: Running

    /// Turns the loop until something is so, or it has had time enough.
    func run(until condition: () -> Bool) { manual.run(until: condition) }

    /// Lets everything that is on its way over loopback arrive.
    func settle() { for _ in 0..<100 { manual.runUntilIdle() } }

    func advance(_ duration: Duration) {
        settle()
        manual.advance(by: duration)
        settle()
    }
}

extension CredentialServices {
    /// A document of the instance metadata and of containers.
    static func document(_ name: String, until end: Timestamp?) -> String {
        let expiration = end.map { #","Expiration":"\#($0.rfc3339)""# } ?? ""
        return #"{"Code":"Success","AccessKeyId":"\#(name)","SecretAccessKey":"s","Token":"t"\#(expiration)}"#
    }

    /// An answer of the token service.
    static func xml(_ name: String, until end: Timestamp) -> String {
        """
        <AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>\
        <AccessKeyId>\(name)</AccessKeyId><SecretAccessKey>s</SecretAccessKey><SessionToken>t</SessionToken>\
        <Expiration>\(end.rfc3339)</Expiration></Credentials></AssumeRoleWithWebIdentityResult>\
        </AssumeRoleWithWebIdentityResponse>
        """
    }
}
