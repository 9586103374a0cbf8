public import Domain

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

/// A stretch of the list of revocations.
public struct RevocationPage: Hashable, Sendable {
    /// The revocations.
    public var revocations: [Revocation]
    /// Where to read on; `nil` on the last page.
    public var next: Int64?

    /// Puts it together.
    public init(revocations: [Revocation], next: Int64?) {
        self.revocations = revocations
        self.next = next
    }
}
