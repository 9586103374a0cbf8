import Domain
import EventLoop
import JSON
import ProviderKit

/// Opinions on answers, while the conversation goes on and afterwards (`PROTOCOL.md`, section 9).
extension VoysisSession: DetachedFeedbackSession {
    /// Under which name the application token is kept of a conversation that had a refresh token of its own.
    static let lateTokenKey = "lateToken"

    func feedback(_ value: JSONValue, text: String?, vendorMessageID: String) async throws(ProviderFailure) {
        let entity = try VoysisFeedbackForm.entity(value, text: text)
        let queryID = vendorMessageID.split(separator: "/", omittingEmptySubsequences: false)[0]
        if !isOpened { try await recallToken() }
        let ticket = nextTicket()
        let answer = LoopAnswer<ProviderFailure?>(loop: context.loop)
        ratings[ticket] = answer
        perform(machine.rate(entity, queryID: String(queryID), ticket: ticket, at: now))
        if let failure = await answer.wait() { throw failure }
    }

    /// Finds what pays for a call outside the conversation: its own refresh token while it is suspended, the token that
    /// it had last once it is over, and nothing where the provider's configuration pays.
    private func recallToken() async throws(ProviderFailure) {
        if let stored = try await context.values.value(Self.refreshKey) {
            let text = String(decoding: stored, as: UTF8.self)
            context.secrets.received(text)
            refreshToken = text
            return
        }
        guard let stored = try await context.values.value(Self.lateTokenKey) else { return }
        // The configured refresh token is somebody else's.
        guard let token = VoysisToken(stored: stored), token.isGood(at: wallClock(), margin: .zero) else {
            throw ProviderFailure(
                .ended, "The user's token of this conversation has run out, and with it the time for an opinion.",
                code: "token_expired")
        }
        context.secrets.received(token.text)
        lateToken = token
    }

    /// The conversation is over: of a refresh token of its own the application token is left, which runs out by itself.
    func retireToken() async {
        let own = refreshToken
        refreshToken = nil
        if own != nil { await context.values.set(Self.lateTokenKey, to: VoysisToken.stored(token), secret: true) }
        await context.values.set(Self.refreshKey, to: nil, secret: true)
    }
}
