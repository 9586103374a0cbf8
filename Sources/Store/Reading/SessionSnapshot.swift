/// Where a session's log ends.
public struct LogHead: Hashable, Sendable {
    /// The number of the last event; 0 before the first.
    public var seq: Int64
    /// The low 32 bits of the last event's id; 0 before the first.
    public var check: UInt32

    /// Puts a head together.
    public init(seq: Int64, check: UInt32) {
        self.seq = seq
        self.check = check
    }
}

/// A session, its legs, and the end of its log, all of the same moment.
public struct SessionSnapshot: Hashable, Sendable {
    /// The session.
    public var session: SessionRecord
    /// Its legs in the order they were opened.
    public var legs: [LegRecord]
    /// The end of its log.
    public var head: LogHead

    /// Puts it together.
    public init(session: SessionRecord, legs: [LegRecord], head: LogHead) {
        self.session = session
        self.legs = legs
        self.head = head
    }
}
