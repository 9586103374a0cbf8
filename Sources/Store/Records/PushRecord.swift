public import Domain

/// A device that is to be told of a user's messages (`push_registrations`); one for each installation of an app.
public struct PushRecord: Hashable, Sendable {
    /// The app.
    public var app: String
    /// Names the installation of the front end; of two records with the same name the later stays.
    public var installationID: String
    /// The user whose messages the device is told of.
    public var userID: String
    /// The one session it is for; nil: all of the user's.
    public var session: SessionID?
    /// The token that the vendor reaches the device by, in plain; sealed in the file.
    public var token: [UInt8]
    /// Everything else: bytes that the store does not look into.
    public var document: [UInt8]
    /// When it was written, in milliseconds since the Unix epoch.
    public var updatedAt: Int64

    /// Puts a record together.
    public init(
        app: String, installationID: String, userID: String, session: SessionID?, token: [UInt8], document: [UInt8],
        updatedAt: Int64
    ) {
        self.app = app
        self.installationID = installationID
        self.userID = userID
        self.session = session
        self.token = token
        self.document = document
        self.updatedAt = updatedAt
    }
}
