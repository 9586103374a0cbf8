public import Domain
public import EventLoop
import Synchronization
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
    /// Objects of the adapter's own that its sessions share on all loops.
    public let shared: SharedAccounts
    /// Knows what is secret.
    public let logger: Logger

    /// An environment on the client's loop.
    ///
    /// - Parameters:
    ///   - accounts: those of another environment, to go on with; nil for none yet.
    ///   - shared: what the provider's environments on the other loops have too.
    public init(
        client: ProviderClient, secrets: any ProviderSecrets, logger: Logger, accounts: LoopBound<AccountTable>? = nil,
        shared: SharedAccounts = SharedAccounts()
    ) {
        self.shared = shared
        self.client = client
        self.secrets = secrets
        self.logger = logger
        self.accounts = accounts ?? LoopBound(unchecked: AccountTable(), loop: client.loop)
    }

    private init(_ base: ProviderEnvironment, _ client: ProviderClient) {
        self.client = client
        secrets = base.secrets
        accounts = base.accounts
        shared = base.shared
        logger = base.logger
    }

    /// The loop that calls are made on.
    public var loop: Loop { client.loop }

    /// The same surroundings, for calls that serve a session or a user, which layers of the client are told.
    ///
    /// Objects that several sessions share must not keep the surroundings of one of them: they take those of nobody.
    ///
    /// - Parameter standBy: another provider that stands by to take this one's place.
    public func serving(
        session: SessionID? = nil, vendorUserID: String? = nil, standBy: StandBy? = nil
    ) -> ProviderEnvironment {
        let context = CallContext(
            provider: client.context.provider, session: session, vendorUserID: vendorUserID,
            standBy: standBy)
        return context == client.context ? self : ProviderEnvironment(self, client.view(context))
    }
}

/// The objects that sessions of one provider share on one loop, such as a socket for each user or a token; on the loop
/// only.
///
/// All sessions of a user are on one loop, so what a vendor binds to a user is one object (`architecture.md`
/// section 3); what all users share is among the ``SharedAccounts``.
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

/// The objects that sessions of one provider share on all loops, each for as long as one of them uses it.
///
/// For what a vendor sells once and what serves everybody, such as the token of a credential that stands in the
/// configuration.
public final class SharedAccounts: Sendable {
    private struct Entry: Sendable {
        let object: any AnyObject & Sendable
        var users: Int
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// Nothing is shared yet.
    public init() {}

    /// The object of a name, for one more user; `make` makes it where there is none, or none of this type.
    public func enter<Object: AnyObject & Sendable>(_ name: String, make: () -> Object) -> Object {
        // Made beforehand where it may be wanted: nothing of others runs under the lock.
        let made = make()
        return entries.withLock { entries in
            if let entry = entries[name], let object = entry.object as? Object {
                entries[name] = Entry(object: object, users: entry.users + 1)
                return object
            }
            entries[name] = Entry(object: made, users: 1)
            return made
        }
    }

    /// One user of an object is gone; with the last, it is.
    public func leave(_ name: String, _ object: any AnyObject & Sendable) {
        entries.withLock { entries in
            guard let entry = entries[name], entry.object === object else { return }
            entries[name] = entry.users > 1 ? Entry(object: entry.object, users: entry.users - 1) : nil
        }
    }

    /// How many there are.
    public var count: Int { entries.withLock { $0.count } }
}
