public import EventLoop
public import HTTPClient
import HTTPWire
public import JSON

/// The client through which every call and every dial of one provider goes, each by the name of its operation; on the
/// loop of the client only.
///
/// The layers that configuration builds stand here (`architecture.md`, section 7), below them signing and the guards.
public final class ProviderClient: Sendable {
    /// The usual options of a call: times, authorities to trust.
    public let options: ClientOptions
    /// The caller that layers are told: the session and the user, where the client is a view of theirs.
    public let context: CallContext
    private let parts: ClientParts

    /// The longest that a dial stands in line.
    private static let dialPatience: Duration = .seconds(10)

    /// The client of one provider, on one loop.
    ///
    /// - Parameters:
    ///   - provider: its name in the configuration.
    ///   - operations: those that the provider's kind declares.
    ///   - dials: how many sockets may be opened in place of lost ones, by `openSocket`, on all loops together;
    ///     without it as many as one likes.
    ///   - layers: those of the configuration.
    ///   - guards: what stands below them; nil for nothing.
    public init(
        _ client: LoopBound<Client>, provider: String = "", options: ClientOptions, operations: Set<ProviderOperation>,
        dials: RateBudget<ProviderOperation> = RateBudget([:]), layers: LayerStack = .empty,
        guards: (any CallGuard)? = nil
    ) {
        parts = ClientParts(client: client, operations: operations, dials: dials, layers: layers, guards: guards)
        self.options = options
        context = CallContext(provider: provider)
    }

    private init(_ base: ProviderClient, _ context: CallContext) {
        parts = base.parts
        options = base.options
        self.context = context
    }

    /// The same client for the calls of one session, or of one user in all sessions; nil for those of nobody in
    /// particular.
    public func view(_ session: CallContext) -> ProviderClient { ProviderClient(self, session) }

    /// The loop that calls are made on.
    public var loop: Loop { parts.client.loop }

    /// Makes a call and waits for the head of its answer.
    ///
    /// - Parameter signer: signs what leaves, below the layers; nil for a call that carries its credentials itself.
    /// - Throws: as ``HTTPClient/Client/send(_:)`` does, or `layerFailed`.
    public func send(
        _ operation: ProviderOperation, _ request: ClientRequest, signer: (any CallSigner)? = nil
    ) async throws(ClientError) -> ClientResponse {
        check(operation)
        let layers = parts.layers.chain(operation, .request)
        if layers.isEmpty, signer == nil, parts.guards == nil { return try await parts.client.value.send(request) }
        let call = ProviderCall(
            operation, method: request.method, url: request.url, fields: request.fields, body: request.body,
            options: request.options, context: numbered, signer: signer, loop: loop)
        if layers.isEmpty { return try await parts.send(call) }
        // Answers pass by layers that only edit.
        if layers.count == 1, let run = layers.first as? EditingRun { return try await parts.send(run.edited(call)) }
        let end = RequestEnd(parts)
        do throws(ClientError) {
            return try await NextLayer(layers, end).send(call).response(to: call.url)
        } catch {
            throw end.judged(error)
        }
    }

    /// Takes a place in the line of those who open sockets in place of lost ones.
    func reserveDial() -> RateBucket.Turn {
        parts.dials.reserve(from: .openSocket, atMost: Self.dialPatience, at: loop.now)
    }

    /// Begins to open a socket, as the layers have left it; what comes of it is told to `handler`, never from inside
    /// this call.
    func openSocket(_ request: WebSocketRequest, _ handler: any WebSocketHandler) -> WebSocketLink {
        check(.openSocket)
        return parts.client.value.openWebSocket(request, handler: handler)
    }

    /// Layers may send other words than a call of this operation has, so that its echo is not known by them.
    public func mayChangeBody(of operation: ProviderOperation) -> Bool {
        parts.layers.mayChangeBody(of: operation)
    }

    // MARK: Texts that layers cannot see

    /// A text of ours as the layers of an operation let it out, where they cannot see it themselves: the name of a file
    /// in a form, or what is signed.
    public func redacted(_ text: String, for operation: ProviderOperation) -> String {
        check(operation)
        return parts.layers.redactions(of: operation).reduce(text) { $1.change($0) }
    }

    /// The same of all texts in an object, but for its keys.
    public func redacted(_ object: JSONObject, for operation: ProviderOperation) -> JSONObject {
        check(operation)
        return parts.layers.redactions(of: operation).reduce(object) { $1.change($0) }
    }

    /// The same of an object that is a body, or becomes a part of one: ids, tokens and addresses in it stay.
    public func redacted(body: JSONObject, for operation: ProviderOperation) -> JSONObject {
        check(operation)
        return parts.layers.redactions(of: operation).reduce(body) { $1.change(body: $0) }
    }

    // MARK: Sockets and their frames

    /// A dial does not go out as it is asked for: layers or guards have a say.
    var actsOnDials: Bool { parts.guards != nil || !parts.layers.chain(.openSocket, .dial).isEmpty }

    /// Layers have a say in frames of some operation.
    var actsOnFrames: Bool { parts.layers.actsOnFrames }

    /// The guards of dials.
    var guards: (any CallGuard)? { parts.guards }

    /// Layers have a say in frames of this operation.
    func actsOnFrame(_ operation: ProviderOperation?) -> Bool {
        guard let operation else { return false }
        return !parts.layers.chain(operation, .frame).isEmpty
    }

    /// A frame as the layers leave it, where none of them may have to wait; nil where one may, or none acts.
    func edited(frame: [UInt8], as operation: ProviderOperation) -> [UInt8]? {
        parts.layers.frameEdits(of: operation)?.edited(frame: frame)
    }

    /// A dial as the layers leave it; nothing has left.
    func layered(dial request: WebSocketRequest) async throws(ClientError) -> ProviderCall {
        check(.openSocket)
        let call = ProviderCall(
            .openSocket, .dial, method: .get, url: request.url, fields: request.fields, options: request.options,
            context: numbered, loop: loop)
        return try await passed(call, parts.layers.chain(.openSocket, .dial))
    }

    /// A frame as the layers leave it; nothing has left.
    func layered(
        frame: [UInt8], as operation: ProviderOperation, url: URI
    ) async throws(ClientError) -> [UInt8] {
        check(operation)
        let call = ProviderCall(
            operation, .frame, method: ProviderCall.frameMethod, url: url, body: .bytes(frame), options: options,
            context: numbered, loop: loop)
        guard case .bytes(let bytes) = try await passed(call, parts.layers.chain(operation, .frame)).body else {
            throw .layerFailed(LayerFailure(detail: "a frame cannot be a stream"))
        }
        return bytes
    }

    private func passed(
        _ call: ProviderCall, _ layers: ArraySlice<any ClientLayer>
    ) async throws(ClientError) -> ProviderCall {
        let end = PassingEnd(loop)
        _ = try await NextLayer(layers, end).send(call)
        guard let passed = end.call else {
            throw .layerFailed(LayerFailure(detail: "it answered \(call.operation) itself, which has no answer"))
        }
        return passed
    }

    private var numbered: CallContext {
        var context = context
        context.requestID = parts.ids.next()
        return context
    }

    /// An operation that its kind does not declare could be named in no configuration.
    private func check(_ operation: ProviderOperation) {
        assert(parts.operations.contains(operation), "\(operation) is missing among the kind's operations.")
    }
}

/// The parts that all views of a client share.
final class ClientParts: Sendable {
    let client: LoopBound<Client>
    let operations: Set<ProviderOperation>
    let dials: RateBudget<ProviderOperation>
    let layers: LayerStack
    let guards: (any CallGuard)?
    let ids = CallIDs()

    init(
        client: LoopBound<Client>, operations: Set<ProviderOperation>, dials: RateBudget<ProviderOperation>,
        layers: LayerStack, guards: (any CallGuard)?
    ) {
        self.client = client
        self.operations = operations
        self.dials = dials
        self.layers = layers
        self.guards = guards
    }

    /// Sends what the layers have left.
    func send(_ call: ProviderCall) async throws(ClientError) -> ClientResponse {
        let exchange = GuardedExchange(client: client.value)
        guard let guards else { return try await exchange.send(call) }
        return try await guards.run(call, exchange)
    }
}

/// The foot of the layers of one request, which knows whether anything has left.
final class RequestEnd: CallEnd {
    private let parts: ClientParts
    private var mayHaveArrived = false

    init(_ parts: ClientParts) { self.parts = parts }

    var loop: Loop { parts.client.loop }

    func send(_ call: ProviderCall) async throws(ClientError) -> ProviderAnswer {
        do throws(ClientError) {
            let response = try await parts.send(call)
            mayHaveArrived = true
            return ProviderAnswer(response)
        } catch {
            mayHaveArrived = error.mayHaveArrived
            throw error
        }
    }

    /// The error as whoever called hears of it: the failure of a layer says whether the vendor may have acted.
    func judged(_ error: ClientError) -> ClientError {
        guard case .layerFailed(var failure) = error else { return error }
        failure.phase = mayHaveArrived ? .answer : .request
        return .layerFailed(failure)
    }
}
