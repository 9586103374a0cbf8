public import Domain

/// A file of a conversation as it is kept: what is known of it, never its bytes.
public struct AttachmentRecord: Hashable, Sendable {
    /// The sender of an attachment; the numbers stand in the file.
    public enum Direction: Int64, Sendable {
        /// The user.
        case outbound = 0
        /// The provider.
        case inbound = 1
        /// Either, before the session was made: it lies where the caller said who made the session.
        case earlier = 2
    }

    /// How far it has come; the numbers stand in the file.
    public enum State: Int64, Sendable {
        /// Taken from the user, and not handed to the provider yet.
        case pending = 0
        /// Can be sent, or fetched.
        case ready = 1
        /// The provider does not take it.
        case rejected = 2
    }

    /// Its id.
    public var id: AttachmentID
    /// The conversation.
    public var session: SessionID
    /// The sender.
    public var direction: Direction
    /// How far it has come.
    public var state: State
    /// The name of the file, without a path.
    public var name: String
    /// Its media type, or the half that is known.
    public var contentType: String
    /// Its length in bytes, if known.
    public var sizeBytes: Int64?
    /// Its digest, 32 bytes; known of what the user sent.
    public var sha256: [UInt8]?
    /// Where it lies at the vendor, or at the caller's own place; without anything secret.
    public var vendorURL: String?
    /// The file of the spool that holds its bytes.
    public var spoolName: String?
    /// The message it came with, or was last sent with.
    public var message: MessageID?
    /// Why it was rejected: JSON that the store does not look into.
    public var error: [UInt8]?
    /// When it was made, in milliseconds since the Unix epoch.
    public var createdAt: Int64
    /// When it last changed, in milliseconds since the Unix epoch.
    public var updatedAt: Int64

    /// Puts a record together.
    public init(
        id: AttachmentID, session: SessionID, direction: Direction, state: State, name: String, contentType: String,
        sizeBytes: Int64? = nil, sha256: [UInt8]? = nil, vendorURL: String? = nil, spoolName: String? = nil,
        message: MessageID? = nil, error: [UInt8]? = nil, createdAt: Int64, updatedAt: Int64
    ) {
        self.id = id
        self.session = session
        self.direction = direction
        self.state = state
        self.name = name
        self.contentType = contentType
        self.sizeBytes = sizeBytes
        self.sha256 = sha256
        self.vendorURL = vendorURL
        self.spoolName = spoolName
        self.message = message
        self.error = error
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

/// An update of a file; `nil` leaves a thing as it is.
public struct AttachmentUpdate: Sendable {
    /// The file.
    public var id: AttachmentID
    /// How far it has come.
    public var state: AttachmentRecord.State?
    /// Its media type.
    public var contentType: String?
    /// Its length in bytes.
    public var sizeBytes: Int64?
    /// Where it lies at the vendor.
    public var vendorURL: String?
    /// The spool holds its bytes no longer.
    public var leavesSpool: Bool
    /// The message it is sent with.
    public var message: MessageID?
    /// Why it was rejected.
    public var error: [UInt8]?
    /// When it changed, in milliseconds since the Unix epoch.
    public var updatedAt: Int64

    /// Puts an update together.
    public init(
        id: AttachmentID, state: AttachmentRecord.State? = nil, contentType: String? = nil, sizeBytes: Int64? = nil,
        vendorURL: String? = nil, leavesSpool: Bool = false, message: MessageID? = nil, error: [UInt8]? = nil,
        updatedAt: Int64
    ) {
        self.id = id
        self.state = state
        self.contentType = contentType
        self.sizeBytes = sizeBytes
        self.vendorURL = vendorURL
        self.leavesSpool = leavesSpool
        self.message = message
        self.error = error
        self.updatedAt = updatedAt
    }
}

/// A file whose bytes lie in the spool.
public struct SpooledFile: Hashable, Sendable {
    /// Its place in the list of all of them.
    public var place: Int64
    /// The file.
    public var id: AttachmentID
    /// The conversation.
    public var session: SessionID
    /// Its name in the spool.
    public var spoolName: String
    /// Its length in bytes.
    public var sizeBytes: Int64
    /// When it was made, in milliseconds since the Unix epoch.
    public var createdAt: Int64

    /// Puts it together.
    public init(
        place: Int64, id: AttachmentID, session: SessionID, spoolName: String, sizeBytes: Int64, createdAt: Int64
    ) {
        self.place = place
        self.id = id
        self.session = session
        self.spoolName = spoolName
        self.sizeBytes = sizeBytes
        self.createdAt = createdAt
    }
}
