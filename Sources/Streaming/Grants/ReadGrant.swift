package import Conversations
package import Domain

/// By what right a stream is read.
package struct ReadGrant: Sendable {
    package var app: String
    /// The digest of the secret key that was shown; nil for all other credentials.
    package var key: [UInt8]?
    /// The owner of the right; `nil` for that of the customer's backend, which no revocation ends.
    package var owner: CredentialOwner?
    /// When the right ends, in milliseconds since the Unix epoch.
    package var expiresAt: Int64?
    /// The ticket it comes from.
    package var ticket: TicketConnection?

    package init(
        app: String, key: [UInt8]? = nil, owner: CredentialOwner? = nil, expiresAt: Int64? = nil,
        ticket: TicketConnection? = nil
    ) {
        self.app = app
        self.key = key
        self.owner = owner
        self.expiresAt = expiresAt
        self.ticket = ticket
    }
}

/// The owner of a token, a ticket or a stream, and when that was made: a revocation is judged by both.
package struct CredentialOwner: Sendable {
    package var app: String
    /// The ids of the user; a ticket knows several where its session's user became known.
    package var userIDs: Set<String>
    /// The one session it is good for; `nil`: all of the user's.
    package var session: SessionID?
    /// When it was made, in milliseconds since the Unix epoch.
    package var madeAt: Int64

    package init(app: String, userIDs: Set<String>, session: SessionID?, madeAt: Int64) {
        self.app = app
        self.userIDs = userIDs
        self.session = session
        self.madeAt = madeAt
    }
}
