import Configuration
import Crypto
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import ProviderRig
import SupportServers
import Testing
import Transport

/// A client with layers, and a server that notes what arrives; on a loop of its own.
final class LayerBench {
    static let operations: Set<ProviderOperation> = [
        .openSocket, .sendMessage, .sendEvent, .uploadAttachment, .fetchAttachment,
    ]

    let manual: ManualLoop
    let server: BadServer
    let client: ProviderClient
    private let plain: Client

    /// - Parameter layers: as configuration has them.
    convenience init(_ layers: String, secrets: any ProviderSecrets = PlainSecrets()) throws {
        let problems = ConfigurationProblems()
        let stack = try Self.stack(layers, secrets, problems)
        try #require(problems.isEmpty, "\(problems.all)")
        try self.init(stack)
    }

    init(_ layers: LayerStack, guards: (any CallGuard)? = nil) throws {
        manual = try ManualLoop()
        let loop = manual.loop
        server = try BadServer(loop)
        plain = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        client = ProviderClient(
            LoopBound(plain, loop: loop), provider: "p", options: ClientOptions(), operations: Self.operations,
            layers: layers, guards: guards)
    }

    deinit {
        plain.close()
        server.stop()
        manual.run { plain.connectionCount == 0 }
    }

    static func stack(
        _ layers: String, _ secrets: any ProviderSecrets, _ problems: ConfigurationProblems,
        registry: ClientLayerRegistry = ClientLayerRegistry()
    ) throws -> LayerStack {
        let node = try ConfigurationNode(parsing: Array(layers.utf8))
        let list = ConfigurationValue(node, path: "layers", problems: problems).elements() ?? []
        return LayerStack(
            list.map(ClientLayerConfiguration.init), operations: Vendor.operations, aliases: Vendor.operationAliases,
            secrets: secrets, registry: registry,
            problems: problems)
    }

    /// The client below, for another provider's.
    var plainClient: LoopBound<Client> { LoopBound(plain, loop: manual.loop) }

    var url: String { "http://127.0.0.1:\(server.port)" }

    /// The outcome of a call.
    enum Outcome {
        case answered(UInt16, String)
        case failed(ClientError)
    }

    /// Makes a call; nil for its session's client.
    func send(
        _ operation: ProviderOperation = .sendMessage, _ path: String = "/a", body: String = "",
        as context: CallContext? = nil,
        signer: (any CallSigner)? = nil, fields: [(String, String)] = []
    ) throws -> Outcome {
        let target = try URI(url + path)
        let outcome = LoopBound<Outcome?>(nil, loop: manual.loop)
        let client = context.map { self.client.view($0) } ?? self.client
        Task(executorPreference: manual.loop.taskExecutor) {
            do throws(ClientError) {
                var all = HTTPFields()
                for (name, value) in fields { try? all.append(name, value) }
                let response = try await client.send(
                    operation, ClientRequest(.post, target, fields: all, body: .bytes(Array(body.utf8))), signer: signer
                )
                let text = String(decoding: try await response.body.collect(), as: UTF8.self)
                outcome.value = .answered(response.status.code, text)
            } catch {
                outcome.value = .failed(error)
            }
        }
        manual.run { outcome.value != nil }
        return try #require(outcome.value)
    }

    /// The request that arrives for a call.
    func see(
        _ operation: ProviderOperation = .sendMessage, _ path: String = "/a", as context: CallContext? = nil,
        signer: (any CallSigner)? = nil, fields: [(String, String)] = []
    ) throws -> SeenRequest {
        let count = server.requests.count
        _ = try send(operation, path, as: context, signer: signer, fields: fields)
        try #require(server.requests.count > count)
        return try #require(server.requests.last)
    }
}

/// A kind of provider with the operations of the bench.
struct Vendor: Provider {
    static let kind = "vendor"
    static let operations = LayerBench.operations
    static let operationAliases = ["say": ProviderOperation.sendMessage]
    let capabilities = Capabilities([.text])
    let settlement = Settlement.none

    init(_ section: ConfigurationSection) {}
    func validate(options: ProviderOptions) throws(ContentProblem) {}
    func makeSession(_ context: ProviderContext) -> any ProviderSession { preconditionFailure("it makes none") }
}

/// A layer that does what a test says.
struct ScriptedLayer: ClientLayer {
    var name = ""
    var isForFrames = true
    var before: @Sendable (inout ProviderCall) async throws(ClientError) -> Void = { _ in }
    var answer: @Sendable (ProviderCall) -> ProviderAnswer? = { _ in nil }
    var after: @Sendable (inout ProviderAnswer) async throws(ClientError) -> Void = { _ in }

    func takes(_ form: ProviderCall.Form) -> Bool { form != .frame || isForFrames }

    func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer {
        var call = call
        try await before(&call)
        if let own = answer(call) { return own }
        var answer = try await next.send(call)
        try await after(&answer)
        return answer
    }
}
