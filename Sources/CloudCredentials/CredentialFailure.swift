/// Why there are no credentials, for logs and operators: never a key, a token or an address.
public struct CredentialFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as part of a sentence: `the variable AWS_ROLE_ARN is not set`.
    public let reason: String
    /// Asking again changes nothing until somebody mends the configuration.
    public let isFinal: Bool

    init(_ reason: String, isFinal: Bool) {
        self.reason = reason
        self.isFinal = isFinal
    }

    /// The reason.
    public var description: String { reason }
}
