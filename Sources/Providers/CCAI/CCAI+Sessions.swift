public import ProviderKit

/// Sessions of the platform's chats: the only place that knows both the provider and its sessions' kinds.
extension CCAI {
    /// Makes the vendor's side of one conversation.
    ///
    /// One that fails at once where the provider only signs: a session may have been left under its name.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession {
        guard let platform = platform(context.environment) else { return CCAIRefusingSession(context) }
        return CCAISession(context, self, calls: platform)
    }
}
