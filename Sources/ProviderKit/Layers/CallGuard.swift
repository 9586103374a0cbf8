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
    /// Waits with a dial that was admitted, behind which another provider stands, while the vendor seems to hang.
    ///
    /// - Throws: `breakerOpen` once it hangs for too long; what goes out has to be ended with ``ended(dial:_:)``.
    func waitForTurn(dial call: ProviderCall) async throws(ClientError)
    /// Has `next` called on the loop once it is known whether the vendor, which is being spared, is back: for dials in
    /// place of a lost socket, which would otherwise all be made to find out. Nil where there is nothing to wait for.
    func waitForProbe(of call: ProviderCall, _ next: @escaping (_ isAlive: Bool) -> Void) -> ProbeWait?
    /// A dial has opened, or has not.
    func ended(dial call: ProviderCall, _ outcome: Result<HTTPStatus, ClientError>)
}

extension CallGuard {
    /// Nothing has to wait.
    public func waitForTurn(dial call: ProviderCall) async throws(ClientError) {}

    /// Nothing is probed.
    public func waitForProbe(of call: ProviderCall, _ next: @escaping (_ isAlive: Bool) -> Void) -> ProbeWait? { nil }
}

/// A wait for a probe, which can be given up.
public struct ProbeWait {
    let stop: () -> Void

    /// Gives it up; on the loop only.
    ///
    /// Its closure is not called any more.
    public func cancel() { stop() }
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
