public import EventLoop
public import HTTPClient
public import Telemetry

/// The reach of an adapter outside any session: all that it needs to call its vendor, on one loop.
public struct ProviderEnvironment: Sendable {
    /// The loop that the call is made on.
    public let loop: Loop
    /// The loop's client.
    public let client: LoopBound<Client>
    /// How the provider's calls are made.
    public let clientOptions: ClientOptions
    /// How secrets are read.
    public let secrets: any ProviderSecrets
    /// Objects of the adapter's own that sessions of this loop share.
    public let accounts: LoopBound<AccountTable>
    /// Knows what is secret.
    public let logger: Logger

    /// Puts it together.
    public init(
        loop: Loop, client: LoopBound<Client>, clientOptions: ClientOptions, secrets: any ProviderSecrets,
        accounts: LoopBound<AccountTable>, logger: Logger
    ) {
        self.loop = loop
        self.client = client
        self.clientOptions = clientOptions
        self.secrets = secrets
        self.accounts = accounts
        self.logger = logger
    }
}

/// The objects that sessions of one provider share on one loop, such as a socket for each user or a token; on the loop
/// only.
///
/// All sessions of a user are on one loop, so what a vendor binds to a user is one object (`architecture.md`
/// section 3).
public final class AccountTable {
    private var objects: [String: AnyObject] = [:]

    /// An empty table.
    public init() {}

    /// The object of a name; `make` makes it where there is none, or none of this type.
    public func object<Object: AnyObject>(_ key: String, make: () -> Object) -> Object {
        if let object = objects[key] as? Object { return object }
        let object = make()
        objects[key] = object
        return object
    }

    /// Lets go of an object, unless another has taken its name.
    public func remove(_ key: String, _ object: AnyObject) {
        if objects[key] === object { objects[key] = nil }
    }

    /// How many there are.
    public var count: Int { objects.count }
}
