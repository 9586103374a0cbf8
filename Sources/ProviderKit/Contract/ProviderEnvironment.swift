public import EventLoop
public import Telemetry

/// The surroundings of one provider on one loop: all that an adapter needs to call its vendor, inside a session or not.
///
/// There is one for each provider and loop, which all its sessions there share.
public final class ProviderEnvironment: Sendable {
    /// The client: every byte to the vendor goes through it.
    public let client: ProviderClient
    /// How secrets are read, anew at each use.
    public let secrets: any ProviderSecrets
    /// Objects of the adapter's own that sessions of this provider share on this loop.
    public let accounts: LoopBound<AccountTable>
    /// Knows what is secret.
    public let logger: Logger

    /// An environment on the client's loop.
    ///
    /// - Parameter accounts: those of another environment, to go on with; nil for none yet.
    public init(
        client: ProviderClient, secrets: any ProviderSecrets, logger: Logger, accounts: LoopBound<AccountTable>? = nil
    ) {
        self.client = client
        self.secrets = secrets
        self.logger = logger
        self.accounts = accounts ?? LoopBound(unchecked: AccountTable(), loop: client.loop)
    }

    /// The loop that calls are made on.
    public var loop: Loop { client.loop }
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
