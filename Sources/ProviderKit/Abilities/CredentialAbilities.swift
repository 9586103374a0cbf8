/// A provider whose credentials can be tried by a call that only reads, without a chat.
public protocol CredentialProvider: Provider {
    /// Tries the credentials as they are now; on the loop of `environment`.
    func tryCredentials(_ environment: ProviderEnvironment) async -> CredentialTrial
}

/// The outcome of trying credentials at a vendor.
public enum CredentialTrial: Hashable, Sendable {
    /// The vendor takes them, as its answer to this call shows.
    case accepted(ProviderOperation)
    /// The vendor does not take them for this call, or there are none; why, for people and without a secret.
    case refused(ProviderOperation, reason: String)
    /// Nothing was learned; why, for people and without a secret.
    case unknown(reason: String)
}
