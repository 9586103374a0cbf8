public import HTTPClient
public import HTTPWire

/// The guards of a provider's calls, below the layers and above signing and the connection: breaker, rate limit, retry.
///
/// One for each provider and loop client; on that loop only.
public protocol CallGuard: Sendable {
    /// Lets a request go, at once, later, several times or not at all.
    ///
    /// - Parameters:
    ///   - call: as the layers have left it, not signed yet.
    ///   - next: signs it and sends it, anew at each call.
    func run(_ call: ProviderCall, _ next: GuardedExchange) async throws(ClientError) -> ClientResponse
    /// A dial is about to be made: how long it has to wait, or why it is not made.
    func admit(dial call: ProviderCall) throws(ClientError) -> Duration
    /// A dial has opened, or has not.
    func ended(dial call: ProviderCall, _ outcome: Result<HTTPStatus, ClientError>)
}

/// Signs a call and sends it, once for each use.
public struct GuardedExchange {
    let client: Client

    /// One try: signs the call as it is and waits for the head of its answer.
    public func send(_ call: ProviderCall) async throws(ClientError) -> ClientResponse {
        var fields = call.fields
        if let signer = call.signer {
            for field in try signer.signature(of: call) {
                do throws(HTTPWireError) { try fields.append(field.name, field.value) } catch {
                    throw .badRequest(error)
                }
            }
        }
        return try await client.send(
            ClientRequest(call.method, call.url, fields: fields, body: call.body, options: call.options))
    }
}
