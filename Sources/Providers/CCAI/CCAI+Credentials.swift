public import ProviderKit

/// Trying the token of the platform's API, without a chat.
extension CCAI: CredentialProvider {
    /// Asks once for the queues' wait times.
    public func tryCredentials(_ environment: ProviderEnvironment) async -> CredentialTrial {
        let operation = CCAIOperation.getWaitTimes.named
        guard let platform = platform(environment) else {
            return .unknown(reason: "there is no apiToken: this provider only signs")
        }
        do throws(CCAIFailure) {
            _ = try await platform.waitTimes(CCAIWaitTimesQuestion(language: configuration.chats.defaultLanguage))
            return .accepted(operation)
        } catch {
            switch error.last {
            case .fault(let fault):
                // Never the platform's message: it may quote what was sent.
                switch fault.kind {
                case .badCredentials, .forbidden: return .refused(operation, reason: "status \(fault.status)")
                case .notFound: return .unknown(reason: "status 404: baseUrl may lead elsewhere")
                case .throttled, .unavailable: return .unknown(reason: "status \(fault.status)")
                default: return .accepted(operation)
                }
            case .noCredentials(let reason): return .refused(operation, reason: reason)
            case .unreachable(let error): return .unknown(reason: "\(error)")
            default: return .unknown(reason: "\(error.last)")
            }
        }
    }
}
