/// A stretch of a session's log.
public struct EventPage: Hashable, Sendable {
    /// The events in order.
    public var events: [StoredEvent]
    /// The end of the log at this moment.
    public var head: LogHead
    /// The session's content was erased.
    public var isErased: Bool

    /// Puts it together.
    public init(events: [StoredEvent], head: LogHead, isErased: Bool) {
        self.events = events
        self.head = head
        self.isErased = isErased
    }
}
