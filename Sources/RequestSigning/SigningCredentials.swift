public import Chronology

/// The credentials that a request is signed with: a key's id, its secret and, for temporary keys, the session token.
///
/// Printing them shows the id and nothing else.
public struct SigningCredentials: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The id of the key, as in `AKIDEXAMPLE`; it goes out in the clear.
    public var accessKeyID: String
    /// The secret of the key.
    public var secretAccessKey: String
    /// The token that goes with a temporary key.
    public var sessionToken: String?
    /// When a temporary key stops to be valid; nil for one that does not, or that nobody has told the end of.
    public var expiresAt: Timestamp?

    /// Makes credentials.
    public init(
        accessKeyID: String, secretAccessKey: String, sessionToken: String? = nil, expiresAt: Timestamp? = nil
    ) {
        self.accessKeyID = accessKeyID
        self.secretAccessKey = secretAccessKey
        self.sessionToken = sessionToken
        self.expiresAt = expiresAt
    }

    /// The id, never the secret nor the token.
    public var description: String { "SigningCredentials(\(accessKeyID), ***)" }

    /// The same for `dump` and debuggers, which would walk through the properties otherwise.
    public var customMirror: Mirror { Mirror(self, children: ["accessKeyID": accessKeyID]) }
}
