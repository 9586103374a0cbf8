public import HTTPWire

/// A provider whose vendor calls us: `POST /v1/hooks/{name}` at the gateway.
///
/// A call is judged by its raw bytes before anything of it is parsed, and what it brings is on disk before it is
/// answered with 200 (`architecture.md` section 4).
public protocol HookProvider: Provider {
    /// The configuration wants calls; where it does not, there is no such address.
    var takesHooks: Bool { get }
    /// Judges a call, and takes it apart.
    ///
    /// On the loop of `environment`. Compares signatures in constant time.
    func deliveries(
        of call: HookCall, _ environment: ProviderEnvironment
    ) async throws(HookRefusal) -> [HookDelivery]
}

/// A session that is told what the vendor's calls bring.
public protocol HookSession: ProviderSession {
    /// Takes one delivery, while the link is open.
    ///
    /// The same one may come again, as after a crash, and must then change nothing: messages have the vendor's id, or
    /// one made of ``HookDelivery/eventID``.
    ///
    /// - Returns: whether it was taken. What was not stays where it is until the link opens the next time.
    func deliver(_ delivery: HookDelivery) -> Bool
}

/// A session whose vendor can be asked for what its calls should have brought.
public protocol CatchingUpSession: HookSession {
    /// Looks at the vendor's history, and tells what was missed, in its order, and by `ProviderEvent.gap` that
    /// something was; nothing where nothing is missing.
    ///
    /// While the link is open: calls of the vendor's that may have been about this conversation were answered with an
    /// error, and it may never repeat them. Of a session that cannot look, the gateway tells the gap itself.
    ///
    /// - Parameter since: when the first of them came, in milliseconds since the Unix epoch.
    func catchUp(since: Int64)
}

/// A call of a vendor, as it came.
public struct HookCall: Sendable {
    /// Its fields.
    public var fields: HTTPFields
    /// Its body, byte for byte.
    public var body: [UInt8]

    /// Puts a call together.
    public init(fields: HTTPFields, body: [UInt8]) {
        self.fields = fields
        self.body = body
    }
}

/// Why a vendor's call is not taken.
public enum HookRefusal: Error, Hashable, Sendable {
    /// It is not signed: 401 `hook_signature_invalid`.
    case unsigned
    /// Its signature is not the vendor's: 401 `hook_signature_invalid`.
    case forged
    /// It is signed and says nothing that can be understood; for people: 400.
    case malformed(String)
    /// It cannot be judged for now, as when the secret cannot be read: 503, so that the vendor calls again; where it
    /// does not, the provider's sessions catch up (``CatchingUpSession``).
    case unavailable
}
