public import Domain

/// A message, and where it is.
public struct MessageReference: Hashable, Sendable {
    /// The conversation.
    public var session: SessionID
    /// The message.
    public var message: MessageID

    /// Puts a reference together.
    public init(session: SessionID, message: MessageID) {
        self.session = session
        self.message = message
    }
}

/// A stretch of a session's messages.
public struct MessagePage: Hashable, Sendable {
    /// The messages, oldest first.
    public var messages: [MessageRecord]
    /// There are more in the direction that was read.
    public var hasMore: Bool
    /// The end of the log at this moment.
    public var head: LogHead
    /// How many messages the session has at this moment: the last one's position.
    public var count: Int64

    /// Puts it together.
    public init(messages: [MessageRecord], hasMore: Bool, head: LogHead, count: Int64) {
        self.messages = messages
        self.hasMore = hasMore
        self.head = head
        self.count = count
    }
}
