import HTTPWire
import Transport

/// The traits that the connections of one listener have in common.
struct ListenerTraits: Sendable {
    /// Makes what stands between a new connection and its bytes (TLS).
    let secured: (@Sendable () -> any ConnectionFilter)?
    /// How long its handshake may take.
    let handshakeLimit: Duration
    /// Which connections begin with a `PROXY` header.
    let proxied: ProxyPolicy
    /// Fields that every answer has besides its own.
    let fields: HTTPFields
}

/// The traits as connections keep them: one object for all of a listener's.
final class ServedListener {
    let traits: ListenerTraits
    /// The fields of every answer; nil for none.
    let fields: HTTPFields?

    init(_ traits: ListenerTraits) {
        self.traits = traits
        fields = traits.fields.isEmpty ? nil : traits.fields
    }
}
