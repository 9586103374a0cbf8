import Chronology
import CloudCredentials
import Configuration
import Crypto
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorConnect
import SimulatorKit
import SupportServers
import Telemetry
import SupportExpectations
import Testing
import Transport

@testable import ProviderConnect

/// Fields of the operator's own, as they are on the wire (`PROTOCOL.md`, sections 1 and 17).
@Suite struct HeaderTests {
    /// The calls of a provider, and a server that notes them as they come.
    private final class Bench {
        let manual: ManualLoop
        let server: BadServer
        let http: ConnectHTTP
        private let client: Client

        init(_ secrets: any ProviderSecrets = PlainSecrets(variables: ["PROXY": "Bearer p-1"])) throws {
            manual = try ManualLoop()
            let loop = manual.loop
            server = try BadServer(loop)
            server.answer = { _ in [.answer(200, "{}")] }
            client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
            var configuration = ConnectConfiguration(region: "us-east-1", instanceID: "i", flowID: "f")
            configuration.endpoints.control = "http://127.0.0.1:\(server.port)"
            configuration.endpoints.participant = "http://127.0.0.1:\(server.port)"
            configuration.credentials = CredentialConfiguration(
                accessKeyID: Secret(literal: "AKIDEXAMPLE"), secretAccessKey: Secret(literal: "secret"))
            configuration.controlHeaders = [
                ConnectHeader(name: "x-route", value: Secret(literal: "inner")),
                ConnectHeader(name: "X-Waf", value: Secret(literal: "a  b")),
            ]
            let layers = try Self.layers(
                """
                [{headers: {operations: [disconnectParticipantConnection, sendMessage, updateContactAttributes],
                  set: {x-aws-waf-token: t-1, authorization: "env:PROXY", x-session: "{session.id}"}}}]
                """, secrets)
            let environment = ProviderEnvironment(
                client: ProviderClient(
                    LoopBound(client, loop: loop), options: ClientOptions(), operations: Connect.operations,
                    layers: layers),
                secrets: secrets,
                logger: Logger(label: "connect", output: LogOutput(sink: MemorySink(), level: .error) { .epoch }))
            http = ConnectHTTP(configuration: configuration, environment: environment)
        }

        private static func layers(_ text: String, _ secrets: any ProviderSecrets) throws -> LayerStack {
            let problems = ConfigurationProblems()
            let node = try ConfigurationNode(parsing: Array(text.utf8))
            let list = ConfigurationValue(node, path: "", problems: problems).elements() ?? []
            let stack = LayerStack(
                list.map(ClientLayerConfiguration.init), operations: Connect.operations,
                aliases: Connect.operationAliases, secrets: secrets,
                registry: ClientLayerRegistry(), problems: problems)
            try #require(problems.isEmpty, "\(problems.all)")
            return stack
        }

        deinit {
            client.close()
            server.stop()
            manual.run { client.connectionCount == 0 }
        }

        /// The request that arrives for one call.
        func see(_ call: ConnectCall, token: String? = nil) throws -> SeenRequest {
            let count = server.requests.count
            let http = http
            Task(executorPreference: manual.loop.taskExecutor) { _ = try? await http.attempt(call, token: token) }
            manual.run { server.requests.count > count }
            for _ in 0..<50 { manual.runUntilIdle() }
            return try #require(server.requests.last)
        }
    }

    @Test func `fields for the control plane go out with its calls, and are signed`() throws {
        let bench = try Bench()
        let seen = try bench.see(ConnectControlCalls.stop(instanceID: "i", contactID: "c"))
        expect(seen.field("x-route") == "inner" && seen.field("x-waf") == "a  b")
        expect(seen.field("x-aws-waf-token") == nil && seen.field("x-amz-bearer") == nil)
        let authorization = try #require(seen.field("authorization"))
        expect(authorization.contains("SignedHeaders=content-type;host;x-amz-date;x-route;x-waf,"))
        let get = try bench.see(ConnectControlCalls.getAttributes(instanceID: "i", initialContactID: "c"))
        expectEqual(get.field("authorization")?.contains("SignedHeaders=host;x-amz-date;x-route;x-waf,"), true)
    }

    @Test func `fields of layers go out with the calls they are for, which nobody signs then`() throws {
        let bench = try Bench()
        let seen = try bench.see(ConnectParticipantCalls.disconnect(clientToken: "t"), token: "CT+/==")
        expect(seen.field("x-aws-waf-token") == "t-1" && seen.field("x-amz-bearer") == "CT+/==")
        // The authorization is the operator's, for a proxy on the way.
        expect(seen.field("x-route") == nil && seen.field("authorization") == "Bearer p-1")
        // Nor does a signature stand beside it where a call would have one.
        let update = try bench.see(
            ConnectControlCalls.updateAttributes(instanceID: "i", initialContactID: "c", [(key: "a", value: "b")]))
        expect(update.field("authorization") == "Bearer p-1" && update.field("x-amz-date") == nil)
        expect(update.field("x-route") == "inner" && update.field("x-session") == nil)
    }

    @Test func `a field that is kept elsewhere is read anew at each request, and keeps it back where it cannot be`()
        throws
    {
        let secrets = ChangingSecrets()
        let bench = try Bench(secrets)
        let (http, failure) = (bench.http, LoopBound<ConnectFailure?>(nil, loop: bench.manual.loop))
        Task(executorPreference: bench.manual.loop.taskExecutor) {
            do throws(ConnectFailure) {
                _ = try await http.attempt(ConnectParticipantCalls.disconnect(clientToken: "t"), token: "CT")
            } catch {
                failure.value = error
            }
        }
        bench.manual.run { failure.value != nil }
        guard case .unreachable(.layerFailed(let reason)) = failure.value else {
            Issue.record("\(String(describing: failure.value))")
            return
        }
        expect(reason.code == "layer_unavailable" && reason.detail.contains("authorization"))
        expect(bench.server.requests.isEmpty)
        for word in ["Bearer p-2", "Bearer p-3"] {
            secrets.set(["PROXY": word])
            let seen = try bench.see(ConnectParticipantCalls.disconnect(clientToken: "t"), token: "CT")
            expectEqual(seen.field("authorization"), word)
        }
    }

    @Test func `neither goes to an address that was signed for us, nor with the opening of a socket`() throws {
        let rig = try Rig {
            $0.controlHeaders = [ConnectHeader(name: "x-route", value: Secret(literal: "inner"))]
        }
        rig.greet()
        let file = OutboundFile(
            id: AttachmentID(Identifier(milliseconds: Rig.wall, bucket: Bucket(rawValue: 42), random: 9)),
            description: FileDescription(name: "a.png", contentType: "image/png", sizeBytes: 3), vendorFile: nil,
            source: BytesInMemory([1, 2, 3]))
        expectEqual(rig.send(.attachment(ids: [file.id], text: nil), files: [file]), "sent")
        let upload = try #require(rig.simulator.log.first { $0.kind == .upload }).text.lowercased()
        expect(upload.contains("x-amz-") || upload.contains("content-type"))
        expect(!upload.contains("x-route") && !upload.contains("traceparent"))
        for dialled in rig.dials.value { expect(dialled.fields.isEmpty) }
        expectEqual(rig.violations, [])
    }
}
