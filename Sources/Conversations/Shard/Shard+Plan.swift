package import JSON
package import Routing
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
        var reuse: Reuse
        /// Providers of its route that were passed over, and why.
        package var leftBehind: [RouteDecision.PassedOver] = []
        /// Messages that were said before, the oldest first.
        var past: [PastMessage]
        var claim: IdempotencyClaim?

        package init(
            app: String, sessionsPerUserMax: Int, provider: ProviderInstance, document: SessionDocument,
            secretOptions: JSONObject, initialMessage: MessageDraft?, reuse: Reuse,
            past: [PastMessage], claim: IdempotencyClaim?
        ) {
            self.app = app
            self.sessionsPerUserMax = sessionsPerUserMax
            self.provider = provider
            self.document = document
            self.secretOptions = secretOptions
            self.initialMessage = initialMessage
            self.reuse = reuse
            self.past = past
            self.claim = claim
        }
    }

    /// Which open session of the user answers in the place of a new one; the newest of them.
    package enum Reuse: Sendable {
        case none
        /// One with the provider that was named.
        case ofProvider
        /// One that the route has led somewhere.
        case ofRoute
        /// Any.
        case any
    }

    /// How a request for a session was met.
    package enum Made: Sendable {
        case new(Session)
        case reused(Session)
        case replayed(Session)
    }
}
