public import ProviderKit

/// Trying the keys at the control plane, without a contact.
extension Connect: CredentialProvider {
    /// A contact that no instance has: the service looks at the signature first, then for the contact.
    private static let nobody = "00000000-0000-0000-0000-000000000000"

    /// Asks once for the attributes of a contact that is not there; whoever is told so has been let in.
    public func tryCredentials(_ environment: ProviderEnvironment) async -> CredentialTrial {
        let operation = ConnectOperation.getContactAttributes
        let call = ConnectControlCalls.getAttributes(
            instanceID: configuration.instanceID, initialContactID: Self.nobody)
        do throws(ConnectFailure) {
            _ = try await ConnectHTTP(configuration: configuration, environment: environment).attempt(call, token: nil)
            return .accepted(operation.named)
        } catch {
            switch error.last {
            case .fault(let fault): return Self.trial(fault, of: operation.named)
            case .noCredentials(let reason, _): return .refused(operation.named, reason: reason)
            case .unreachable(let error): return .unknown(reason: "\(error)")
            default: return .unknown(reason: "\(error.last)")
            }
        }
    }

    private static func trial(_ fault: ConnectFault, of operation: ProviderOperation) -> CredentialTrial {
        // Never the vendor's message: it may quote what was signed.
        let word = fault.code ?? "status \(fault.status)"
        switch fault.kind {
        case .notFound, .contactOver, .conflict, .invalid: return .accepted(operation)
        case .badCredentials, .expiredCredentials, .clockSkew: return .refused(operation, reason: word)
        case .forbidden:
            return .refused(
                operation,
                reason: "\(word): the region or the instance is another, or the keys' policy lacks "
                    + "connect:GetContactAttributes and perhaps more")
        case .quotaExceeded, .tooManyContacts, .throttled, .unavailable: return .unknown(reason: word)
        }
    }
}
