package import JSON
package import Store

extension Shard {
    /// The plan that a new session is made by, checked.
    package struct Plan: Sendable {
        package var app: String
        /// Live sessions that its user may have.
        var sessionsPerUserMax: Int
        package var provider: ProviderInstance
        package var document: SessionDocument
        /// Options that stay out of the document.
        var secretOptions: JSONObject
        var initialMessage: MessageDraft?
        var reusesLatest: Bool
        /// No provider was named, so an open session may be at any.
        var reusesAnyProvider: Bool
        /// Messages that were said before, the oldest first.
        var past: [PastMessage]
        var claim: IdempotencyClaim?

        package init(
            app: String, sessionsPerUserMax: Int, provider: ProviderInstance, document: SessionDocument,
            secretOptions: JSONObject, initialMessage: MessageDraft?, reusesLatest: Bool, reusesAnyProvider: Bool,
            past: [PastMessage], claim: IdempotencyClaim?
        ) {
            self.app = app
            self.sessionsPerUserMax = sessionsPerUserMax
            self.provider = provider
            self.document = document
            self.secretOptions = secretOptions
            self.initialMessage = initialMessage
            self.reusesLatest = reusesLatest
            self.reusesAnyProvider = reusesAnyProvider
            self.past = past
            self.claim = claim
        }
    }

    /// How a request for a session was met.
    package enum Made: Sendable {
        case new(Session)
        case reused(Session)
        case replayed(Session)
    }
}
