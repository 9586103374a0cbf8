public import Domain

/// A conversation as it is kept.
public struct SessionRecord: Hashable, Sendable {
    /// Its id.
    public var id: SessionID
    /// The app it belongs to; at most 65,536 different names of apps, providers, kinds and event types in one store.
    public var app: String
    /// The app's name for the user; empty once erased.
    public var userID: String
    /// The provider of the present leg.
    public var provider: String
    /// Where it stands.
    public var state: SessionState
    /// Why it ended.
    public var endedReason: String?
    /// When it ended, in milliseconds since the Unix epoch.
    public var endedAt: Int64?
    /// When it was made, in milliseconds since the Unix epoch.
    public var createdAt: Int64
    /// When it last changed, in milliseconds since the Unix epoch.
    public var updatedAt: Int64
    /// Everything else: JSON that the store does not look into; empty once erased.
    public var document: [UInt8]
    /// Its content was erased, or is being erased.
    public var isErased: Bool

    /// Puts a record together.
    public init(
        id: SessionID, app: String, userID: String, provider: String, state: SessionState, endedReason: String? = nil,
        endedAt: Int64? = nil, createdAt: Int64, updatedAt: Int64, document: [UInt8], isErased: Bool = false
    ) {
        self.id = id
        self.app = app
        self.userID = userID
        self.provider = provider
        self.state = state
        self.endedReason = endedReason
        self.endedAt = endedAt
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.document = document
        self.isErased = isErased
    }
}
