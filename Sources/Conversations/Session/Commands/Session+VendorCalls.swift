package import Chronology
package import Domain
package import HTTPWire
package import JSON
package import ProviderKit
import Store

/// Calls that go to a vendor at once, over the open provider session, and are answered as the vendor answers.
extension Session {
    /// Puts a question to the link; `nil` from it is a provider that has no answer to such questions.
    private func ask<Answer: Sendable>(
        _ what: String, _ feature: Capabilities.Feature? = nil,
        _ question: (any ProviderSession) async throws(ProviderFailure) -> Answer?
    ) async throws(Failure) -> Answer {
        try machine.requireLive()
        if let feature, !capabilities.has(feature) { throw .unsupported(what) }
        // Some vendors answer questions whatever the socket does.
        guard let link = providerLink.session, providerLink.isUp || (isReconnecting && sendsWhileReconnecting)
        else { throw .notConnected }
        let answer: Answer?
        do {
            answer = try await question(link)
        } catch {
            throw refusal(error)
        }
        guard let answer else { throw .unsupported(what) }
        return answer
    }

    /// A failure as it may be shown, stored and logged.
    func masked(_ failure: ProviderFailure) -> ProviderFailure { provider?.mask.masked(failure) ?? failure }

    /// The same as the answer to a caller.
    func refusal(_ failure: ProviderFailure) -> Failure { .provider(masked(failure), name: providerName) }

    /// The description of a view: all that it shows and takes.
    package func view(_ token: String) async throws(Failure) -> JSONObject {
        try await ask("interactive views", .views) { (link) async throws(ProviderFailure) in
            guard let link = providerLink.session as? any ViewSession else { return nil }
            return try await link.view(token: token)
        }
    }

    /// A page of the vendor's own record.
    package func history(page: String?, limit: Int) async throws(Failure) -> HistoryPage {
        try await ask("history", .history) { (link) async throws(ProviderFailure) in
            guard let link = providerLink.session as? any HistorySession else { return nil }
            return try await link.history(page: page, limit: limit)
        }
    }

    /// The custom data as the vendor has it.
    package func vendorCustomData() async throws(Failure) -> JSONObject {
        try await ask("custom data that can be read back") { (link) async throws(ProviderFailure) in
            guard let link = providerLink.session as? any CustomDataSourceSession else { return nil }
            return try await link.vendorCustomData()
        }
    }

    // MARK: Proofs of who the user is

    /// Where the user proves it.
    package func authenticationURL(_ id: String, redirectURI: String) async throws(Failure) -> String {
        try await askForProof { (link) async throws(ProviderFailure) in
            try await link.authenticationURL(id, redirectURI: redirectURI)
        }
    }

    /// The user does not want to.
    package func cancelAuthentication(_ id: String) async throws(Failure) {
        try await askForProof { (link) async throws(ProviderFailure) in try await link.cancelAuthentication(id) }
    }

    /// The outcome that the redirect brought back.
    package func completeAuthentication(_ outcome: AuthenticationOutcome) async throws(Failure) {
        try await askForProof { (link) async throws(ProviderFailure) in
            try await link.completeAuthentication(outcome)
        }
    }

    private func askForProof<Answer: Sendable>(
        _ question: (any AuthenticationSession) async throws(ProviderFailure) -> Answer
    ) async throws(Failure) -> Answer {
        try await ask("authentication") { (link) async throws(ProviderFailure) in
            guard let link = providerLink.session as? any AuthenticationSession else { return nil }
            return try await question(link)
        }
    }

    /// Hands a token over that the caller's backend has made; the time at which it expires.
    ///
    /// Also while there is no link, which may be for want of one. The provider keeps it sealed.
    package func renewToken(_ token: String) async throws(Failure) -> Timestamp {
        try machine.requireLive()
        guard let session = providerLink.session else { throw .notConnected }
        guard let session = session as? any TokenSession else { throw .unsupported("tokens of the caller's backend") }
        provider?.mask.learn(textsIn: JSONValue(token))
        do throws(ProviderFailure) {
            return Timestamp(milliseconds: try await session.renew(token: token))
        } catch {
            throw refusal(error)
        }
    }

    // MARK: Speech

    /// A message of a provider's as it is to be heard, and the provider of its leg; also once the session is over, or
    /// has left that leg.
    package func speech(
        of message: MessageID, voice: String?
    ) async throws(Failure) -> (request: SpeechRequest, by: LegProvider) {
        try machine.requireContent()
        let what = "messages that can be heard"
        guard document.legs != nil || capabilities.has(.speech) else { throw .unsupported(what) }
        guard let record = try await record(of: message), !record.isOutbound,
            let content = MessageDocument.content(in: record.document)
        else { throw .noMessage }
        let speaker = try provider(of: record, with: .speech, what)
        let request = SpeechRequest(
            content: content, native: record.native ?? [], locale: document.locale ?? document.user.locale,
            voice: voice)
        return (request, speaker)
    }

    // MARK: Files

    /// The vendor's ids, as the session shows them; also once it is over.
    package var native: JSONObject { document.native }

    /// How a file is fetched with what the session knows; `nil` where the provider's own word counts.
    ///
    /// A session that is suspended has no provider session: one is made for this call alone, where that is enough.
    package func fileAccess(to url: URI) async throws(ProviderFailure) -> FileAccess? {
        if let link = providerLink.session as? any FileAccessSession { return try await link.fileAccess(to: url) }
        guard providerLink.session == nil, machine.isLive,
            let provider,
            let detached = detachedSession(of: provider, leg) as? any DetachedFileSession
        else { return nil }
        let outcome: Result<FileAccess, ProviderFailure>
        do throws(ProviderFailure) {
            outcome = .success(try await detached.fileAccess(to: url))
        } catch {
            outcome = .failure(error)
        }
        await detached.suspend()
        return try outcome.get()
    }
}
