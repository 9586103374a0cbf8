public import ProviderKit

/// Decisions that the vendor's client libraries make in an app, for apps that do without them.
extension CCAI: LanguageProvider, PhoneFallbackProvider, DeepLinkProvider {
    /// The order of `PROTOCOL.md`, section 20.
    public func languages(for wishes: LanguageWishes) -> [LanguageChoice] {
        CCAIPreferredLanguage.choices(wishes, supported: configuration.chats.supportedLanguages)
    }

    /// The thresholds of `PROTOCOL.md`, section 19; the portal's sensitivity overrides the front end's.
    public func phoneFallback(for conditions: CallConditions) -> PhoneFallback {
        let wanted = configuration.frontEnds.sensitivity ?? conditions.sensitivity ?? CCAIPhoneFallback.usualSensitivity
        guard let fallback = CCAIPhoneFallback(sensitivity: wanted) else {
            preconditionFailure("A sensitivity is checked to be 0 to 1 where it comes in.")
        }
        return fallback.decision(for: conditions, number: configuration.frontEnds.fallbackPhoneNumber)
    }

    /// The links of `PROTOCOL.md`, section 18.
    public func deepLink(_ address: String) -> DeepLink? { configuration.frontEnds.deepLinks.deepLink(address) }

    /// The configuration's words: the platform has none of its own for servers.
    public func widget(_ environment: ProviderEnvironment) async -> Widget {
        var widget = Widget()
        let settings = configuration.frontEnds
        widget.tenantKey = settings.tenantKey
        widget.displayName = settings.displayName
        widget.languages = configuration.chats.supportedLanguages
        widget.transcript = Widget.Transcript(
            inMenu: [.all, .menu].contains(settings.transcriptVisibility),
            afterChat: [.all, .afterChat].contains(settings.transcriptVisibility))
        return widget
    }
}
