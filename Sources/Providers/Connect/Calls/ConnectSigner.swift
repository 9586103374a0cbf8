import Chronology
import HTTPClient
import HTTPWire
import ProviderKit
import RequestSigning

/// Signs calls of the control plane as they leave, behind every layer: address, fields and body as they are then
/// (`PROTOCOL.md`, section 4).
struct ConnectSigner: CallSigner {
    let region: String
    let keys: SigningCredentials
    /// The vendor's clock minus ours.
    let clockOffset: Duration
    /// Milliseconds since the Unix epoch, by our clock.
    let wallClock: @Sendable () -> Int64

    func signature(of call: ProviderCall) throws(ClientError) -> [HTTPField] {
        // Calls of this plane have small bodies, which are at hand; a layer cannot make a stream of one.
        guard let body = call.body.bytes else {
            throw .layerFailed(LayerFailure(detail: "a body that comes in pieces cannot be signed"))
        }
        var signed = [(name: "host", value: call.url.hostField)]
        for field in call.fields { signed.append((name: field.name, value: field.value)) }
        do throws(HTTPWireError) {
            return try RequestSigner(region: region, service: "connect").sign(
                RequestSigner.Request(
                    method: call.method.text, path: call.url.path, query: call.url.query, fields: signed, body: body),
                with: keys, at: Timestamp(milliseconds: wallClock()) + clockOffset
            ).map { HTTPField(name: $0.name, value: $0.value) }
        } catch {
            throw .badRequest(error)
        }
    }
}
