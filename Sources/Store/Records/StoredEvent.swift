public import Domain

/// An event as it stands in the log.
public struct StoredEvent: Hashable, Sendable {
    /// Its place in the session's log, from 1 without a gap.
    public var seq: Int64
    /// Its id.
    public var id: EventID
    /// Its type, such as `message.created`.
    public var type: String
    /// When it happened, in milliseconds since the Unix epoch.
    public var at: Int64
    /// The leg it belongs to; `nil` once erased.
    public var leg: LegID?
    /// Its `data`, a JSON object; empty once erased.
    public var data: [UInt8]
    /// The data is a message, and the reader adds `seq` to it.
    public var carriesSeq: Bool
    /// The content is gone.
    public var isErased: Bool

    /// Puts an event together.
    public init(
        seq: Int64, id: EventID, type: String, at: Int64, leg: LegID?, data: [UInt8], carriesSeq: Bool,
        isErased: Bool = false
    ) {
        self.seq = seq
        self.id = id
        self.type = type
        self.at = at
        self.leg = leg
        self.data = data
        self.carriesSeq = carriesSeq
        self.isErased = isErased
    }
}

extension StoredEvent {
    /// Leaves `{seq, type, at}`.
    package mutating func erase() {
        data = []
        leg = nil
        carriesSeq = false
        isErased = true
    }
}
