public import EventLoop
public import HTTPClient

/// The client through which every call and every dial of one provider goes, each by the name of its operation; on the
/// loop of the client only.
///
/// It is where the layers stand that configuration builds (`architecture.md`, section 7); there are none yet.
public final class ProviderClient: Sendable {
    /// The usual options of a call: times, authorities to trust.
    public let options: ClientOptions
    private let client: LoopBound<Client>
    private let operations: Set<ProviderOperation>
    private let dials: RateBudget<ProviderOperation>

    /// The longest that a dial stands in line.
    private static let dialPatience: Duration = .seconds(10)

    /// The client of one provider, on one loop.
    ///
    /// - Parameters:
    ///   - operations: those that the provider's kind declares.
    ///   - dials: how many sockets may be opened in place of lost ones, by `openSocket`, on all loops together;
    ///     without it as many as one likes.
    public init(
        _ client: LoopBound<Client>, options: ClientOptions, operations: Set<ProviderOperation>,
        dials: RateBudget<ProviderOperation> = RateBudget([:])
    ) {
        self.client = client
        self.options = options
        self.operations = operations
        self.dials = dials
    }

    /// The loop that calls are made on.
    public var loop: Loop { client.loop }

    /// Makes a call and waits for the head of its answer.
    ///
    /// - Throws: as ``HTTPClient/Client/send(_:)`` does.
    public func send(
        _ operation: ProviderOperation, _ request: ClientRequest
    ) async throws(ClientError) -> ClientResponse {
        check(operation)
        return try await client.value.send(request)
    }

    /// Takes a place in the line of those who open sockets in place of lost ones.
    func reserveDial() -> RateBucket.Turn { dials.reserve(from: .openSocket, atMost: Self.dialPatience, at: loop.now) }

    /// Begins to open a socket; what comes of it is told to `handler`, never from inside this call.
    func openSocket(_ request: WebSocketRequest, _ handler: any WebSocketHandler) -> WebSocketLink {
        check(.openSocket)
        return client.value.openWebSocket(request, handler: handler)
    }

    /// An operation that its kind does not declare could be named in no configuration.
    private func check(_ operation: ProviderOperation) {
        assert(operations.contains(operation), "\(operation) is missing among the kind's operations.")
    }
}
