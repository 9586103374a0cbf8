public import Domain

/// An event among all events of an app.
public struct FeedEntry: Hashable, Sendable {
    /// Its place in the feed.
    public var position: Int64
    /// The session it belongs to.
    public var session: SessionID
    /// The event.
    public var event: StoredEvent

    /// Puts it together.
    public init(position: Int64, session: SessionID, event: StoredEvent) {
        self.position = position
        self.session = session
        self.event = event
    }
}

/// A place among all events of all apps, in commit order.
public struct FeedPlace: Hashable, Sendable {
    /// How many events lie before it; 0 is the beginning.
    public var position: Int64
    /// The low 32 bits of the id of the event right before it; 0 at the beginning.
    public var check: UInt32

    /// Puts a place together.
    public init(position: Int64, check: UInt32) {
        self.position = position
        self.check = check
    }
}

/// A stretch of all events of an app, in commit order.
public struct FeedPage: Hashable, Sendable {
    /// The events in order; can be empty though `next` has moved.
    public var entries: [FeedEntry]
    /// Where to read on.
    public var next: FeedPlace
    /// Nothing was committed after `next` at this moment.
    public var isAtEnd: Bool

    /// Puts it together.
    public init(entries: [FeedEntry], next: FeedPlace, isAtEnd: Bool) {
        self.entries = entries
        self.next = next
        self.isAtEnd = isAtEnd
    }
}
