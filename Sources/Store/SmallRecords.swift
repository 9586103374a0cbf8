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

/// Client tokens that are good no longer: those of a user or a session that were made before a time.
public struct Revocation: Hashable, Sendable {
    /// The user or the session whose tokens are revoked.
    public enum Subject: Hashable, Sendable {
        /// All of one user of the app.
        case user(String)
        /// All of one session.
        case session(SessionID)
    }

    /// The app.
    public var app: String
    /// The subject whose tokens are revoked.
    public var subject: Subject
    /// Tokens made up to this time are revoked, in milliseconds since the Unix epoch; a later one replaces it.
    public var at: Int64

    /// Puts a revocation together.
    public init(app: String, subject: Subject, at: Int64) {
        self.app = app
        self.subject = subject
        self.at = at
    }
}

/// Something small that an adapter keeps with a leg, such as a vendor token.
public struct LegValue: Hashable, Sendable {
    /// Its name in the leg.
    public var key: String
    /// The value in plain.
    public var value: [UInt8]
    /// It is sealed in the file.
    public var isSecret: Bool

    /// Puts a value together.
    public init(key: String, value: [UInt8], isSecret: Bool) {
        self.key = key
        self.value = value
        self.isSecret = isSecret
    }
}

/// Seals the values that may never stand in the file in plain; given to the store when it is opened.
public protocol StoreSealing: Sendable {
    /// Encrypts and authenticates `plain`, bound to `context`, under the present key.
    ///
    /// Called on the store's thread.
    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8]

    /// Undoes `seal` under whichever known key made it; `nil` when no key fits or a byte was changed.
    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]?
}

/// How much room a store has.
public struct StoreRoom: Hashable, Sendable {
    /// Bytes that are left for it on its disk; nil where that cannot be known.
    public var freeBytes: Int?

    /// That much.
    public init(freeBytes: Int?) { self.freeBytes = freeBytes }
}
