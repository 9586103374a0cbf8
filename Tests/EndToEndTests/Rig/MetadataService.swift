import Chronology
import CloudCredentials
import Configuration
import Crypto
import EventLoop
import Foundation
import HTTPClient
import Kernel
import ProviderKit
import RequestSigning
import SupportServers
import Synchronization
import Telemetry
import Transport

/// The metadata of an instance, at the address where clouds have it, our client for it, and a vendor that sends
/// everybody there; on a loop of its own in the network of the thread that makes it.
///
/// Blocks in every call.
final class MetadataService: Sendable {
    static let address = "169.254.169.254"

    private struct Parts {
        let server: BadServer
        let vendor: BadServer
        let credentials: SharedCredentials
    }

    private let loop: Loop
    private let parts: LoopBound<Parts>

    init(keyID: String, secret: String) throws {
        let loop = try Loop(name: "metadata")
        self.loop = loop
        _ = try loop.start()
        let made = Self.wait { give in
            loop.execute { give(Result { LoopBound(try Self.parts(keyID, secret, on: loop), loop: loop) }) }
        }
        parts = try made.get()
    }

    deinit {
        let parts = parts
        loop.execute {
            parts.value.server.stop()
            parts.value.vendor.stop()
        }
        loop.stop()
    }

    private static func parts(_ keyID: String, _ secret: String, on loop: Loop) throws -> Parts {
        let server = try BadServer(loop, at: "\(address):80")
        server.answer = { request in
            switch request.line.prefix(while: { $0 != "H" }) {
            case "PUT /latest/api/token ": [.answer(200, "session")]
            case "GET /latest/meta-data/iam/security-credentials/ ": [.answer(200, "support")]
            case "GET /latest/meta-data/iam/security-credentials/support "
            where request.field("x-aws-ec2-metadata-token") == "session":
                [.answer(200, #"{"Code":"Success","AccessKeyId":"\#(keyID)","SecretAccessKey":"\#(secret)"}"#)]
            default: [.answer(404)]
            }
        }
        let vendor = try BadServer(loop)
        vendor.answer = { request in
            // A contact of Amazon Connect's whose socket is said to be there.
            if request.line.hasPrefix("PUT /contact/chat ") { return [.answer(200, contact(of: request))] }
            return [.answer(307, "", "Location: http://\(address)/latest/api/token")]
        }
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: SharedCredentials.operations),
            secrets: NoSecrets(),
            logger: Logger(label: "metadata", output: LogOutput(sink: MemorySink(), level: .error) { .epoch }))
        return Parts(
            server: server, vendor: vendor,
            credentials: SharedCredentials(CredentialConfiguration(), region: "us-east-1", environment: environment))
    }

    /// With a connection for the instance `socket`, and without one for any other.
    private static func contact(of request: SeenRequest) -> String {
        let contact = #""ContactId":"c-1","ParticipantId":"p-1","ParticipantToken":"t-1""#
        guard String(decoding: request.body, as: UTF8.self).contains(#""InstanceId":"socket""#) else {
            return "{\(contact)}"
        }
        let socket = #""Websocket":{"Url":"ws://\#(address)/latest?a=1","ConnectionExpiry":"2099-01-01T00:00:00Z"}"#
        let token = #""ConnectionCredentials":{"ConnectionToken":"t-2","Expiry":"2099-01-01T00:00:00Z"}"#
        return "{\(contact),\(token),\(socket)}"
    }

    /// The credentials that our client for them is given; the failure's words where it is given none.
    func credentials() -> Result<SigningCredentials, CredentialFailure> {
        let parts = parts
        return Self.wait { give in
            _ = Task(executorPreference: loop.taskExecutor) {
                do throws(CredentialFailure) {
                    give(.success(try await parts.value.credentials.credentials()))
                } catch {
                    give(.failure(error))
                }
            }
        }
    }

    /// How often anybody has connected to it.
    var connectionCount: Int {
        let parts = parts
        return Self.wait { give in loop.execute { give(parts.value.server.connectionCount) } }
    }

    /// Where the vendor is, and how often it was asked.
    var vendorPort: Int {
        let parts = parts
        return Self.wait { give in loop.execute { give(Int(parts.value.vendor.port)) } }
    }
    var vendorVisits: Int {
        let parts = parts
        return Self.wait { give in loop.execute { give(parts.value.vendor.requests.count) } }
    }

    private static func wait<Value: Sendable>(_ begin: (@escaping @Sendable (Value) -> Void) -> Void) -> Value {
        let done = DispatchSemaphore(value: 0)
        let given = Given<Value>()
        begin { value in
            given.value.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        guard let value = given.value.withLock({ $0 }) else { preconditionFailure("it was given before the signal") }
        return value
    }

    private final class Given<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}

/// A process without variables and files.
private struct NoSecrets: ProviderSecrets {
    func read(
        _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        done(.failure(.unreadableFile(path: "", reason: "not here")))
    }
}
