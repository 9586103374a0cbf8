import Configuration
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit

/// The inputs of a search for credentials: variables, secrets, files, services and the time; on the loop.
protocol CredentialInputs: Sendable {
    /// The value of a variable; nil where it is unset or empty.
    func variable(_ name: String) async -> String?
    /// A secret of the configuration.
    func secret(_ secret: Secret) async -> String?
    /// The text of a file; nil where it cannot be read.
    func file(_ path: String) async -> String?
    /// One exchange, without redirects.
    func send(
        _ operation: ProviderOperation, _ request: ClientRequest
    ) async throws(ClientError) -> (status: UInt16, body: [UInt8])
    /// Milliseconds since the Unix epoch.
    var now: Int64 { get }
}

/// The inputs that the loop of a provider session reaches.
struct LoopInputs: CredentialInputs {
    /// The longest answer, in bytes; those of the services are below 4 KiB.
    static let answerBytesMax = 64 * 1024

    let environment: ProviderEnvironment

    var now: Int64 { WallClock.milliseconds }

    func variable(_ name: String) async -> String? { await secret(Secret(variable: name)) }

    func file(_ path: String) async -> String? { await secret(Secret(file: path)) }

    func secret(_ secret: Secret) async -> String? {
        try? await environment.secrets.value(of: secret, on: environment.loop).get()
    }

    func send(
        _ operation: ProviderOperation, _ request: ClientRequest
    ) async throws(ClientError) -> (status: UInt16, body: [UInt8]) {
        var request = request
        request.options.redirectsMax = 0
        request.options.bodyBytesMax = Self.answerBytesMax
        let response = try await environment.client.send(operation, request)
        return (response.status.code, try await response.body.collect(bytesMax: Self.answerBytesMax))
    }
}
