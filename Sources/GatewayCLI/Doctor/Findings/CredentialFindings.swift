import ProviderKit

/// The outcome of trying a provider's credentials.
enum CredentialFindings {
    /// - Parameter trial: nil for a kind that has no way to try them.
    static func find(_ trial: CredentialTrial?, of provider: String, kind: String) -> Finding {
        let subject = "provider \(provider)"
        switch trial {
        case nil:
            return .ok(subject, "has credentials that kind \(kind) cannot try without a chat; they were not tried")
        case .accepted(let operation): return .ok(subject, "has credentials that the vendor takes (\(operation))")
        case .refused(let operation, let reason):
            return .problem(
                subject, "has credentials that are not taken (\(operation): \(reason))",
                mend: "give those that the vendor has issued for this account, and let them do what \(kind) needs")
        case .unknown(let reason):
            return .warning(
                subject, "has credentials that could not be tried: \(reason)", mend: "see above, and try again later")
        }
    }
}
