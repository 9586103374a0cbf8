import Chronology
package import Domain
import EventLoop
package import JSON
import Kernel
import ProviderKit
import Store

/// The sessions of a loop about which an opinion is being given without an open conversation; on the loop only.
struct LateFeedback {
    /// How many opinions are given at a time, each over a connection of its own.
    static let countMax = 16

    /// How long behind the end an opinion is taken, in milliseconds: for a day.
    static let millisecondsMax: Int64 = 86_400_000

    private var sessions: Set<SessionID> = []

    /// The end, if there is one, is too long ago.
    static func isTooLate(endedAt: Timestamp?, at now: Timestamp) -> Bool {
        guard let endedAt else { return false }
        return now.milliseconds - endedAt.milliseconds > millisecondsMax
    }

    /// `false`: there is no room, or another opinion on this session is on its way.
    mutating func begin(_ session: SessionID) -> Bool {
        guard sessions.count < Self.countMax else { return false }
        return sessions.insert(session).inserted
    }

    mutating func finish(_ session: SessionID) {
        let removed = sessions.remove(session)
        assert(removed != nil, "What finishes was begun.")
    }
}

/// Opinions of users on messages of the provider's.
extension Session {
    /// Hands an opinion on a message of the provider's over; returns once the provider has it.
    ///
    /// A conversation that is suspended or over has no open provider session, nor has a leg that the session has left:
    /// one is made for this call alone.
    package func feedback(_ value: JSONValue, text: String?, on message: MessageID) async throws(Failure) {
        try machine.requireContent()
        guard document.legs != nil || capabilities.has(.feedback) else { throw .unsupported("feedback") }
        guard let record = try await record(of: message), !record.isOutbound, let vendorID = record.vendorID else {
            throw .noMessage
        }
        let spoken = try provider(of: record, with: .feedback, "feedback")
        guard spoken.leftNative == nil, machine.isLive, let open = providerLink.session else {
            return try await giveLate(value, text: text, vendorID: vendorID, to: spoken, in: record.leg)
        }
        guard providerLink.isUp else { throw .notConnected }
        guard let open = open as? any FeedbackSession else { throw .unsupported("feedback") }
        do throws(ProviderFailure) {
            try await open.feedback(value, text: text, vendorMessageID: vendorID)
        } catch {
            throw refusal(error)
        }
    }

    private func giveLate(
        _ value: JSONValue, text: String?, vendorID: String, to spoken: LegProvider, in leg: LegID
    ) async throws(Failure) {
        try machine.requireContent()
        let hasLeft = spoken.leftNative != nil
        let over: Failure = hasLeft ? .legEnded(spoken.name) : .sessionEnded
        guard !LateFeedback.isTooLate(endedAt: spoken.leftAt ?? machine.end.at, at: environment.now) else {
            throw over
        }
        guard let provider = spoken.provider,
            let detached = detachedSession(of: provider, leg) as? any DetachedFeedbackSession
        else {
            throw hasLeft || !machine.isLive ? over : .notConnected
        }
        guard environment.shard.lateFeedback.value.begin(id) else {
            throw .provider(
                ProviderFailure(.capacity, "Other opinions are on their way; this one may come later."),
                name: spoken.name)
        }
        defer { environment.shard.lateFeedback.value.finish(id) }
        var failure: ProviderFailure?
        do throws(ProviderFailure) {
            try await detached.feedback(value, text: text, vendorMessageID: vendorID)
        } catch {
            failure = error
        }
        await detached.suspend()
        guard let failure else { return }
        // The session may well go on.
        if hasLeft, failure.kind == .ended { throw over }
        throw .provider(provider.mask.masked(failure), name: spoken.name)
    }

    /// The provider's side of a leg for one call, never opened.
    func detachedSession(of provider: ProviderInstance, _ leg: LegID) -> any ProviderSession {
        // Options are those of the present leg, if of any.
        let options = leg == self.leg ? linkOptions : ProviderOptions()
        let context = ProviderContext(
            environment.shard.environment(of: provider), session: id, leg: leg, user: document.user,
            vendorUserID: provider.vendorUserID(app: app, userID: userID), locale: document.locale,
            customData: document.customData, options: options, isResumed: true,
            values: LegValues(environment: environment, session: id, leg: leg), events: UnheardEvents())
        return provider.adapter.makeSession(context)
    }
}
