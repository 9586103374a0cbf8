import Chronology
import RequestSigning

/// Decides when credentials are asked for anew; no input or output, times are given.
///
/// While they are good they are used; from ``advisoryMargin`` before their end somebody asks for new ones while the old
/// ones go on; from ``mandatoryMargin`` on everybody waits for the answer. A failure while the old ones are good is no
/// failure, and after any failure nobody asks again for ``failurePause``, so that a service in trouble is not asked by
/// every request. The margins are botocore's idea with our numbers (assumed): the instance metadata has new keys five
/// minutes before the old ones end.
struct CredentialCache: Sendable {
    /// How long before the end new ones are asked for.
    static let advisoryMargin: Duration = .seconds(300)
    /// How long before the end the old ones are not used any more: signatures must hold on their way.
    static let mandatoryMargin: Duration = .seconds(30)
    /// How long credentials without an end are taken to be what they were: files and variables are cheap to read.
    static let rereadInterval: Duration = .seconds(60)
    /// How long an answer that ends no later than what we have keeps us from asking again, and a failure too.
    static let failurePause: Duration = .seconds(5)

    /// A decision for a caller.
    enum Decision: Hashable, Sendable {
        /// Use these.
        case use(SigningCredentials)
        /// Use these, and ask for new ones beside it.
        case useAndAsk(SigningCredentials)
        /// Ask, and give what comes.
        case ask
        /// Another caller asks already: wait for what comes.
        case wait
        /// It failed a moment ago.
        case fail(CredentialFailure)
    }

    private var known: SigningCredentials?
    /// When ``known`` came.
    private var knownSince = Timestamp.epoch
    private var isAsking = false
    /// The time before which no caller asks.
    private var restUntil = Timestamp.epoch
    private var failure: CredentialFailure?
    /// The credentials that the service did not take; a source that gives them again has nothing better yet.
    private var rejected: SigningCredentials?

    /// The decision for a caller now; after `ask` and `useAndAsk` the caller owes ``landed(_:now:)``.
    mutating func decide(now: Timestamp) -> Decision {
        guard let known, !isOver(known, now) else {
            if isAsking { return .wait }
            if let failure, isResting(now) { return .fail(failure) }
            isAsking = true
            return .ask
        }
        guard !isAsking, !isResting(now), isDue(known, now) else { return .use(known) }
        isAsking = true
        return .useAndAsk(known)
    }

    /// The result of asking is there.
    mutating func landed(_ result: Result<SigningCredentials, CredentialFailure>, now: Timestamp) {
        isAsking = false
        switch result {
        case .success(let credentials) where isOver(credentials, now):
            fail(CredentialFailure("the credentials that came have expired", isFinal: false), now)
        case .success(let credentials) where credentials == rejected:
            fail(CredentialFailure("the service does not take the credentials", isFinal: false), now)
        case .success(let credentials):
            known = credentials
            knownSince = now
            failure = nil
            // The service may have nothing newer yet.
            restUntil = isDue(credentials, now) ? now + Self.failurePause : .epoch
        case .failure(let reason): fail(reason, now)
        }
    }

    /// The service did not take these: they are not used again.
    mutating func reject(_ credentials: SigningCredentials) {
        guard known == credentials else { return }
        known = nil
        rejected = credentials
    }

    private mutating func fail(_ reason: CredentialFailure, _ now: Timestamp) {
        failure = reason
        restUntil = now + Self.failurePause
    }

    /// A clock that was set back must not make a pause of seconds one of hours.
    private func isResting(_ now: Timestamp) -> Bool { now < restUntil && restUntil - now <= Self.failurePause }

    private func isOver(_ credentials: SigningCredentials, _ now: Timestamp) -> Bool {
        credentials.expiresAt.map { now + Self.mandatoryMargin >= $0 } ?? false
    }

    private func isDue(_ credentials: SigningCredentials, _ now: Timestamp) -> Bool {
        if let end = credentials.expiresAt { return now + Self.advisoryMargin >= end }
        // A clock that was set back must not keep old keys for ever.
        return now - knownSince >= Self.rereadInterval || now < knownSince
    }
}
