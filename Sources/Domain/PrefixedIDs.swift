/// A conversation.
///
/// Text form `ses_` and 26 characters.
@frozen public struct SessionID: PrefixedID {
    /// `ses_`.
    public static var prefix: StaticString { "ses_" }
    /// The bits.
    public let value: Identifier
    /// Takes the bits.
    @inlinable public init(_ value: Identifier) { self.value = value }
}

/// One provider's part of a conversation.
///
/// Text form `leg_` and 26 characters.
@frozen public struct LegID: PrefixedID {
    /// `leg_`.
    public static var prefix: StaticString { "leg_" }
    /// The bits.
    public let value: Identifier
    /// Takes the bits.
    @inlinable public init(_ value: Identifier) { self.value = value }
}

/// A message.
///
/// Text form `msg_` and 26 characters.
@frozen public struct MessageID: PrefixedID {
    /// `msg_`.
    public static var prefix: StaticString { "msg_" }
    /// The bits.
    public let value: Identifier
    /// Takes the bits.
    @inlinable public init(_ value: Identifier) { self.value = value }
}

/// An event of a session's log.
///
/// Text form `evt_` and 26 characters.
@frozen public struct EventID: PrefixedID {
    /// `evt_`.
    public static var prefix: StaticString { "evt_" }
    /// The bits.
    public let value: Identifier
    /// Takes the bits.
    @inlinable public init(_ value: Identifier) { self.value = value }
}

/// A request to the gateway.
///
/// Text form `req_` and 26 characters.
@frozen public struct RequestID: PrefixedID {
    /// `req_`.
    public static var prefix: StaticString { "req_" }
    /// The bits.
    public let value: Identifier
    /// Takes the bits.
    @inlinable public init(_ value: Identifier) { self.value = value }
}

/// A file of a conversation.
///
/// Text form `att_` and 26 characters.
@frozen public struct AttachmentID: PrefixedID {
    /// `att_`.
    public static var prefix: StaticString { "att_" }
    /// The bits.
    public let value: Identifier
    /// Takes the bits.
    @inlinable public init(_ value: Identifier) { self.value = value }
}
