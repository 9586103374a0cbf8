public import Kernel

/// One address that was tried in vain.
public struct DialAttempt: Hashable, Sendable {
    /// The address.
    public let address: SocketAddress
    /// The kernel's error.
    public let error: SystemError

    /// Makes a record of a failed attempt.
    public init(address: SocketAddress, error: SystemError) {
        self.address = address
        self.error = error
    }
}

/// Why there is no connection.
public enum DialError: Error, Hashable, Sendable {
    /// The host has no address for us.
    case unresolved(ResolveError)
    /// The policy allows none of the host's addresses; these are they.
    case refused([SocketAddress])
    /// Every attempt failed, in this order; at least one.
    case failed([DialAttempt])
    /// Time was up while attempts were under way; these had failed before.
    case timedOut([DialAttempt])
}
