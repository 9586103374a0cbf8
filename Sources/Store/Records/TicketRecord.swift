public import Domain

/// The right to read one session's events with a URL (`api.md` section 2); only its hash is known here.
public struct TicketRecord: Hashable, Sendable {
    /// Hash of the secret, 32 bytes.
    public var hash: [UInt8]
    /// The one session it opens.
    public var session: SessionID
    /// The `Origin` it is bound to.
    public var origin: String?
    /// It must be used by then for the first time, in milliseconds since the Unix epoch.
    public var firstUseBy: Int64
    /// It opens nothing from then on, in milliseconds since the Unix epoch.
    public var expiresAt: Int64
    /// When it was first used, in milliseconds since the Unix epoch.
    public var usedAt: Int64?
    /// Everything else, such as the token it came from: bytes that the store does not look into.
    public var document: [UInt8]

    /// Puts a record together.
    public init(
        hash: [UInt8], session: SessionID, origin: String?, firstUseBy: Int64, expiresAt: Int64, usedAt: Int64? = nil,
        document: [UInt8] = []
    ) {
        self.hash = hash
        self.session = session
        self.origin = origin
        self.firstUseBy = firstUseBy
        self.expiresAt = expiresAt
        self.usedAt = usedAt
        self.document = document
    }
}
