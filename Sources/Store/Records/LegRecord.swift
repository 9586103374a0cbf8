public import Domain

/// One provider's part of a conversation as it is kept.
public struct LegRecord: Hashable, Sendable {
    /// Its id.
    public var id: LegID
    /// The conversation.
    public var session: SessionID
    /// The provider's configured name.
    public var provider: String
    /// The provider's kind, such as `oda`.
    public var kind: String
    /// When it was opened, in milliseconds since the Unix epoch.
    public var openedAt: Int64
    /// When it ended, in milliseconds since the Unix epoch.
    public var endedAt: Int64?
    /// The leg's value of ``underWayKey``; when a leg is made, there is none.
    public var underWay: [UInt8]?

    /// The value of a leg that is read with it: what was begun on it and is not at its end.
    public static let underWayKey = "gateway.underWay"

    /// Puts a record together.
    public init(
        id: LegID, session: SessionID, provider: String, kind: String, openedAt: Int64, endedAt: Int64? = nil,
        underWay: [UInt8]? = nil
    ) {
        self.id = id
        self.session = session
        self.provider = provider
        self.kind = kind
        self.openedAt = openedAt
        self.endedAt = endedAt
        self.underWay = underWay
    }
}
