/// Where a session stands (`api.md` section 3).
public enum SessionState: String, Sendable, CaseIterable {
    /// The provider's link is being opened.
    case connecting
    /// The provider has the conversation but nobody has joined yet.
    case queued
    /// Messages go both ways.
    case active
    /// The provider's link was lost and is being opened again.
    case reconnecting
    /// The provider's link was closed on request; the conversation lives on.
    case suspended
    /// Over.
    case ended
    /// Over, because of an error.
    case failed

    /// Nothing can follow.
    public var isFinal: Bool { self == .ended || self == .failed }
}

/// The state of a message on its way (`api.md` section 4).
public enum MessageState: String, Sendable, CaseIterable {
    /// On our disk.
    case accepted
    /// The provider let us know, as far as it lets anybody know, that it has it.
    case sent
    /// The other side's device has it.
    case delivered
    /// The other side has seen it.
    case read
    /// Will not arrive by itself.
    case failed
    /// An attempt was begun and its fate is not known.
    case unknown
}

/// The role of a sender.
public enum SenderRole: String, Sendable, CaseIterable {
    /// The person at the front end.
    case user
    /// The provider's machine.
    case bot
    /// A person at the provider.
    case agent
    /// The gateway or the provider as such.
    case system
}
